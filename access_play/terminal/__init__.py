"""The line interface: lines read and written, and the sessions played through them."""

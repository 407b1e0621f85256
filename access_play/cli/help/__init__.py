"""The help of the command line: data, and each way in which it is shown."""

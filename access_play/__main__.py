"""Lets ``python -m access_play`` do what ``access-play`` does."""

import sys

from access_play.cli import main

sys.exit(main())

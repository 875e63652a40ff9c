"""`python -m tortuga` is `tortuga`."""

import sys

from tortuga.cli import main

sys.exit(main())

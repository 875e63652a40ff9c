"""`python -m tortuga` is `tortuga`."""

import sys

from tortuga.cli.main import main

sys.exit(main())

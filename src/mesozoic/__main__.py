"""`python -m mesozoic` is `mesozoic`."""

from __future__ import annotations

import sys

from mesozoic.cli.main import main

if __name__ == "__main__":
    sys.exit(main())

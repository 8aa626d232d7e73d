"""`python -m starlode` is the command line."""

from starlode.cli import main

main()

"""`python -m hanpan`: the same as the command `hanpan`."""

from hanpan.cli.app import main

if __name__ == "__main__":
    main()

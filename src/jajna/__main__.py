"""`python -m jajna` is the command line."""

from jajna.cli import main

if __name__ == "__main__":
    main(prog_name="jajna")

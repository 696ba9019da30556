"""The machinery of the rules, one module per section of the CR."""

# The modules need each other: begun with this one, each finds what it needs.
from jajna.kernel import game

__all__ = ["game"]

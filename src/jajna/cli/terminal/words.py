"""Short words that are typed at many places, in both languages."""

from __future__ import annotations

from typing import Final

__all__ = ["ALL", "NO", "NOTHING", "OF", "OFF", "ON", "YES"]

YES: Final = ("y", "yes", "s", "si", "sí")
NO: Final = ("n", "no")
NOTHING: Final = ("-", "none", "nada", "ninguno", "ninguna", "nothing")
ALL: Final = ("all", "todo", "todos", "todas")
OF: Final = ("of", "de")
ON: Final = ("on", *YES)
OFF: Final = ("off", *NO)

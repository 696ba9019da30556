"""What is called by a card's name: "a creature named Festering Newt". CR 201.2."""

from __future__ import annotations

from jajna.ir.filters import Named
from jajna.wording import phrase

__all__ = ["Named"]

phrase(Named, en="named {name:name}", es="llamada {name:name}", place="suffix")

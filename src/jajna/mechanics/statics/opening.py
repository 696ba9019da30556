"""Cards that may begin the game on the battlefield. CR 103.6a."""

from __future__ import annotations

from jajna.ir.abilities import BeginsOnBattlefield
from jajna.wording import phrase

__all__ = ["BeginsOnBattlefield"]

phrase(
    BeginsOnBattlefield,
    en="if ~ is in your opening hand, you may begin the game with it on the battlefield",
    es="si ~ está en tu mano inicial, puedes comenzar el juego con él en el campo de batalla",
)

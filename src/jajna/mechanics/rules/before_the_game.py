"""Abilities that matter before the game: for decks and opening hands. CR 100.2a, 103.6a."""

from __future__ import annotations

from jajna.ir.abilities import (
    BeginsOnBattlefield,
    CanLead,
    ColorBeforeGame,
    CopiesInDeck,
    RevealsFromOpeningHand,
)
from jajna.wording import phrase

__all__ = [
    "BeginsOnBattlefield",
    "CanLead",
    "ColorBeforeGame",
    "CopiesInDeck",
    "RevealsFromOpeningHand",
]

phrase(
    BeginsOnBattlefield,
    en="if ~ is in your opening hand, you may begin the game with it on the battlefield",
    es="si ~ está en tu mano inicial, puedes comenzar el juego con <*él@~> en el campo de batalla",
)
phrase(
    RevealsFromOpeningHand,
    en="you may reveal ~ from your opening hand. if you do, {effect}",
    es="puedes mostrar ~ de tu mano inicial. si lo haces, {effect}",
)
phrase(
    ColorBeforeGame,
    en="if ~ is your commander, choose a color before the game begins. ~ {change}",
    es="si ~ es tu comandante, elige un color antes de que comience el juego. ~ {change}",
)
phrase(CanLead, en="~ can be your commander", es="~ puede ser tu comandante")
phrase(
    CopiesInDeck,
    en="a deck can have any number of cards named ~",
    es="un mazo puede tener cualquier cantidad de cartas llamadas ~",
    when={"most": 0},
)
phrase(
    CopiesInDeck,
    en="a deck can have up to {most} cards named ~",
    es="un mazo puede tener hasta {most} cartas llamadas ~",
)

"""The names of a game's cards and of their tokens in the languages of pages."""

from __future__ import annotations

from collections.abc import Mapping

from jajna.replay import GameSetup
from jajna.text.catalogue import SPANISH, Language
from jajna.text.spanish.subtypes import SPANISH_SUBTYPES
from jajna.text.things import card_names

__all__ = ["names_in"]


def names_in(setup: GameSetup, spoken: Language) -> Mapping[str, str]:
    """The names that differ from the English ones in a language."""
    if spoken.code != SPANISH:
        return {}
    cards = {card.name: card for deck in (*setup.decks, *setup.sideboards) for card in deck}
    spanish = {english: word for english, (word, _) in SPANISH_SUBTYPES.items()}
    return spanish | card_names((card.name, card.spanish) for card in cards.values())

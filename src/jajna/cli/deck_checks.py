"""Checks of a deck that is changed between the games of a match. CR 100.2, 100.4."""

from __future__ import annotations

from typing import final

from jajna.era import Era
from jajna.formats.broken_rules import told
from jajna.formats.construction import Construction, violations
from jajna.formats.deck import Deck
from jajna.messages import Message
from jajna.tables.table import DeckCheck
from jajna.text.catalogue import Language

__all__ = ["BuiltFor"]


@final
class BuiltFor(DeckCheck):
    """Lets be played what is built as it has to be in an era, with its words in a language."""

    def __init__(self, built: Construction, era: Era, language: Language) -> None:
        self.built = built
        self.era = era
        self.language = language

    def why_not(self, deck: Deck) -> Message | None:
        broken = [told(one, self.language) for one in violations(deck, self.built, self.era)]
        if not broken:
            return None
        return Message("this deck can't be played: {reasons}", reasons="; ".join(broken))

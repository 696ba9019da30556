"""Nodes are equal however they are worded, and what keeps them keeps their words."""

from __future__ import annotations

from jajna.cards.source_code import Writer
from jajna.ir.abilities import Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Said, said_alike, without_repeats
from jajna.ir.codec import Codec
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import Card, Token
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.tokens import token_face
from jajna.mechanics.triggers.zone_changes import Dies

ONE_OF = Either((Card(), Token()))
BOTH = Either((Card(), Token()), "and")
PLAIN = Triggered(Dies(SELF), DrawCards(ONE))
WORDED = Triggered(Dies(SELF), DrawCards(ONE), word="Morbid")


def test_nodes_that_mean_the_same_are_equal() -> None:
    assert ONE_OF == BOTH
    assert hash(ONE_OF) == hash(BOTH)
    assert not said_alike((PLAIN, ONE_OF), (PLAIN, BOTH))
    assert said_alike((PLAIN, BOTH), (PLAIN, Either((Card(), Token()), "and")))
    assert not said_alike(ONE_OF, Either((Card(), Card())))


def test_readings_with_other_words_are_kept() -> None:
    kept = without_repeats([ONE_OF, BOTH, Either((Card(), Token()))])
    assert [one.word for one in kept] == ["or", "and"]
    assert len({Said(ONE_OF), Said(BOTH)}) == 2


def test_111_4_a_token_has_its_abilities_in_the_words_of_its_own_text() -> None:
    for ability in (PLAIN, WORDED, PLAIN):
        made = token_face("Crab", 1, 1, 0, 0, (), (ability,))
        assert said_alike(made.faces[0].abilities, (ability,))


def test_what_is_stored_or_written_keeps_its_words() -> None:
    codec = Codec()
    for one in (ONE_OF, BOTH, PLAIN, WORDED):
        assert said_alike(codec.decode(codec.encode(one)), one)
    assert "and" in Writer().write(BOTH)
    assert "word" in Writer().write(WORDED)

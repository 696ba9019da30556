"""Partner and partner with. CR 702.124."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import Table
from jajna.mechanics.keywords.partner import PARTNER
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature
from tests.oracle.faces import compiled
from tests.table import table

PIR = creature("Pir, the Bold", types="Legendary Creature", text="Partner with Tooth, Old Friend")
TOOTH = creature("Tooth, Old Friend", types="Legendary Creature")


def partners() -> Table:
    """Ann has one of the two in hand, Bob the other in his library."""
    at = table(known=(PIR, TOOTH), hand=["Pir, the Bold"])
    at.library(BOB, "Tooth, Old Friend")
    return at


def test_702_124j_target_player_may_find_the_card_of_that_name() -> None:
    at = partners()
    at.act(ANN, "cast Pir, the Bold")
    at.choose("Bob", True, "Tooth, Old Friend")
    at.resolve_all()
    assert at.names_in(Zone.HAND, BOB) == ["Tooth, Old Friend"]


def test_702_124j_that_player_decides() -> None:
    at = partners()
    at.act(ANN, "cast Pir, the Bold")
    at.choose("Bob")
    at.to_question(Kind.MAY)
    assert at.asked is not None
    assert at.asked.player == BOB
    at.answer(False)
    assert at.names_in(Zone.HAND, BOB) == []


def test_702_124j_a_name_with_a_comma_and_small_words_is_read_and_printed() -> None:
    found = compiled("Partner with Ukkima, Lord of the Shadow", name="Cazur")
    assert found.face is not None, found.blockers
    assert SPANISH.lines(found.face.abilities) == ["Camarada con Ukkima, Lord of the Shadow"]


def test_702_124j_what_begins_with_a_small_letter_is_no_name() -> None:
    assert compiled("Partner with another creature").face is None


def test_702_124h_partner_alone_does_nothing_in_the_game() -> None:
    found = compiled("Partner")
    assert found.face is not None
    assert found.face.abilities == (PARTNER,)
    assert PARTNER.meaning == ()

"""Emerge. CR 702.119."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Thing
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent, text_card
from tests.oracle.faces import compiled
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")
PEAK = permanent("Peak", "Land", "{T}: Add {R}.", cost="")
FIEND = creature("Fiend", 5, 6, "Emerge {5}{R}", cost="{8}")


def with_fiend(mines: int, *creatures: str) -> Table:
    """Ann has the card, a red source and so many others, and these creatures."""
    known = (MINE, PEAK, FIEND, creature("Ape", cost="{2}{G}"), creature("Yak", cost="{9}"))
    return table(known=known, ann=["Peak", *["Mine"] * mines, *creatures], hand=["Fiend"])


def untapped(at: Table) -> int:
    """How many lands are untapped."""
    things = [at.object(one) for one in at.game.zones.battlefield]
    return sum(one.is_land() and not one.tapped for one in things)


def test_702_119a_the_cost_is_less_by_the_mana_value_of_the_sacrificed_creature() -> None:
    at = with_fiend(2, "Ape")
    at.act(ANN, "cast Fiend way 0")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Ape"]
    assert untapped(at) == 0
    at.resolve()
    assert "Fiend" in at.names_in(Zone.BATTLEFIELD)


def test_702_119a_a_creature_of_mana_value_0_leaves_the_cost_as_it_is() -> None:
    known = (MINE, PEAK, FIEND, creature("Mite", cost="{0}"))
    at = table(known=known, ann=["Peak", *["Mine"] * 6, "Mite"], hand=["Fiend"])
    at.act(ANN, "cast Fiend way 0")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Mite"]
    assert untapped(at) == 1


def test_702_119a_a_creature_has_to_be_sacrificed() -> None:
    at = with_fiend(7)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Fiend way 0")


def test_702_119a_colored_mana_is_not_reduced() -> None:
    at = with_fiend(3, "Yak")
    at.act(ANN, "cast Fiend way 0")
    assert at.object("Peak").tapped
    assert untapped(at) == 3


def test_702_119a_only_one_by_which_the_cost_can_be_paid() -> None:
    at = with_fiend(2, "Bear", "Ape", "Yak")
    at.game.answer(at.action(ANN, "cast Fiend way 0"))
    assert at.asked is not None
    assert at.asked.kind is Kind.SACRIFICE
    named = [at.name(one.thing) for one in at.asked.options if isinstance(one, Thing)]
    assert named == ["Ape", "Yak"]


def test_702_119a_its_mana_value_stays() -> None:
    at = with_fiend(2, "Ape")
    at.act(ANN, "cast Fiend way 0")
    assert at.object("Fiend").now.mana_value() == 8


def test_702_119a_the_mana_cost_may_be_paid_instead() -> None:
    at = with_fiend(7, "Ape")
    at.act(ANN, "cast Fiend")
    assert "Ape" in at.names_in(Zone.BATTLEFIELD)
    assert untapped(at) == 0


def test_702_119a_other_changes_of_the_cost_come_to_it() -> None:
    at = with_fiend(3, "Ape")
    at.battlefield(BOB, permanent("Tax", "Artifact", "Spells cost {1} more to cast."))
    at.act(ANN, "cast Fiend way 0")
    assert untapped(at) == 0


def test_702_119b_emerge_from_another_quality() -> None:
    at = table()
    at.define(MINE)
    card = creature("Golem", 4, 4, "Emerge from artifact {5}", cost="{7}")
    at.hand(ANN, card)
    at.battlefield(ANN, *["Mine"] * 3, "Bear", permanent("Urn", "Artifact", cost="{2}"))
    ask_again(at)
    at.act(ANN, "cast Golem way 0")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Urn"]


def test_702_119c_the_creature_can_make_mana_before_it_is_sacrificed() -> None:
    at = with_fiend(1)
    at.battlefield(ANN, creature("Elf", text="{T}: Add {G}.", cost="{2}{G}"))
    at.act(ANN, "cast Fiend way 0")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Elf"]
    assert untapped(at) == 0


def test_702_119c_it_is_gone_before_it_could_trigger() -> None:
    at = with_fiend(2)
    text = "Whenever you cast a creature spell, you gain 1 life."
    at.battlefield(ANN, creature("Monk", text=text, cost="{3}"))
    at.act(ANN, "cast Fiend way 0")
    assert len(at.game.zones.stack) == 1


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        ("Emerge {5}{U}{U}", "Emerger {5}{U}{U}"),
        ("Emerge from artifact {5}{U}", "Emerger de artefacto {5}{U}"),
    ],
)
def test_702_119a_it_is_read_and_printed(text: str, spanish: str) -> None:
    found = compiled(text)
    assert found.face is not None, found.blockers
    assert ENGLISH.lines(found.face.abilities) == [text]
    assert SPANISH.lines(found.face.abilities) == [spanish]
    assert compiled("Emerge from artifact").face is None


def test_118_9a_without_paying_its_mana_cost_it_does_not_emerge() -> None:
    at = with_fiend(0, "Ape")
    lets = "You may cast a creature spell from your hand without paying its mana cost."
    at.hand(ANN, text_card("Gate", "Instant", lets))
    ask_again(at)
    at.act(ANN, "cast Gate")
    at.choose("Fiend")
    at.resolve()
    assert at.names_in(Zone.STACK) == ["Fiend"]
    assert "Ape" in at.names_in(Zone.BATTLEFIELD)

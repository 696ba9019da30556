"""Offering. CR 702.48."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.oracle.faces import compiled
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")
PEAK = permanent("Peak", "Land", "{T}: Add {R}.", cost="")
PATRON = creature("Patron", 5, 5, "Goblin offering", cost="{4}{R}{R}")
GOBLIN = creature("Pest", 1, 1, types="Creature — Goblin", cost="{1}{R}")
KING = creature("King", 1, 1, types="Creature — Goblin", cost="{2}{B}{B}{R}")


def with_patron(
    peaks: int, mines: int, *creatures: str, at_step: Step = Step.PRECOMBAT_MAIN
) -> Table:
    """Ann has the card, so many sources of red and of colorless mana, and these creatures."""
    return table(
        known=(MINE, PEAK, PATRON, GOBLIN, KING),
        ann=[*["Peak"] * peaks, *["Mine"] * mines, *creatures],
        hand=["Patron"],
        step=at_step,
    )


def untapped(at: Table) -> int:
    """How many lands are untapped."""
    things = [at.object(one) for one in at.game.zones.battlefield]
    return sum(one.is_land() and not one.tapped for one in things)


def test_702_48a_the_cost_is_reduced_by_the_sacrificed_permanents_mana_cost() -> None:
    at = with_patron(1, 3, "Pest")
    at.act(ANN, "cast Patron", True)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Pest"]
    assert untapped(at) == 0
    at.resolve()
    assert "Patron" in at.names_in(Zone.BATTLEFIELD)


def test_702_48a_it_need_not_be_paid() -> None:
    at = with_patron(2, 4, "Pest")
    at.act(ANN, "cast Patron", False)
    assert "Pest" in at.names_in(Zone.BATTLEFIELD)
    assert untapped(at) == 0


def test_702_48a_so_it_can_be_cast_any_time_an_instant_could() -> None:
    at = with_patron(1, 3, "Pest", at_step=Step.END)
    at.act(ANN, "cast Patron")
    assert at.names_in(Zone.STACK) == ["Patron"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Pest"]


def test_702_48a_not_at_such_a_time_without_the_offering() -> None:
    at = with_patron(2, 4, "Bear", at_step=Step.END)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Patron")


def test_702_48a_only_a_permanent_of_the_quality_that_one_controls() -> None:
    at = with_patron(1, 3, "Bear")
    at.battlefield(BOB, "Pest")
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Patron")


def test_702_48b_which_is_chosen_as_costs_are_announced() -> None:
    at = with_patron(2, 4, "Pest", "King")
    at.game.answer(at.action(ANN, "cast Patron"))
    at.answer(True)
    assert at.asked is not None
    assert (at.asked.kind, at.asked.rule) == (Kind.SACRIFICE, "601.2b")
    at.answer("King")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["King"]


def test_702_48c_mana_of_a_type_not_in_the_cost_reduces_generic_mana() -> None:
    at = with_patron(1, 0, "King")
    at.act(ANN, "cast Patron")
    assert at.names_in(Zone.STACK) == ["Patron"]


def test_702_48c_more_of_a_color_than_the_cost_has_reduces_generic_mana() -> None:
    at = table()
    at.define(MINE, PEAK)
    at.hand(ANN, creature("Elder", 5, 5, "Goblin offering", cost="{4}{R}"))
    chief = creature("Chief", 2, 2, types="Creature — Goblin", cost="{R}{R}{R}")
    at.battlefield(ANN, *["Mine"] * 2, chief)
    ask_again(at)
    at.act(ANN, "cast Elder")
    assert at.names_in(Zone.STACK) == ["Elder"]


def test_702_48c_generic_mana_reduces_no_colored_mana() -> None:
    at = table()
    at.define(MINE)
    at.hand(ANN, creature("Elder", 5, 5, "Goblin offering", cost="{R}{R}"))
    at.battlefield(ANN, "Mine", creature("Big", types="Creature — Goblin", cost="{9}"))
    ask_again(at)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Elder")


def test_702_48a_its_word_can_be_changed() -> None:
    at = table()
    text = (
        "Change the text of target permanent by replacing all instances of one creature type with "
        "another."
    )
    patron = at.battlefield(ANN, creature("Patron", text="Goblin offering"))[0]
    cast(at, text, patron, then=("Goblin", "Elf"))
    assert ENGLISH.lines(at.object(patron).now.kit.all) == ["Elf offering"]


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        ("Goblin offering", "Ofrenda de Trasgo"),
        ("Artifact offering", "Ofrenda de artefacto"),
    ],
)
def test_702_48a_it_is_read_and_printed(text: str, spanish: str) -> None:
    found = compiled(text)
    assert found.face is not None, found.blockers
    assert ENGLISH.lines(found.face.abilities) == [text]
    assert SPANISH.lines(found.face.abilities) == [spanish]
    assert compiled("Volcanic offering").face is None

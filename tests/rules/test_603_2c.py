"""Abilities that trigger once for one or more. CR 603.2c."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Kind, Several
from jajna.judge import ANN, BOB, CAT, Table
from jajna.oracle import FaceData, compile_face
from jajna.vocab import Step, Zone
from tests.mechanics.bench import cast, creature, permanent
from tests.table import table

COUNT = "you gain 1 life"


def watching(text: str, players: int = 2) -> Table:
    """Ann has an enchantment with this ability and is active."""
    at = table(players)
    at.battlefield(ANN, permanent("Eye", "Enchantment", text))
    at.begin(ANN)
    return at


def test_603_2c_several_that_enter_at_once_trigger_it_once() -> None:
    at = watching(f"Whenever one or more creatures enter under your control, {COUNT}.")
    cast(at, "Create three 1/1 white Soldier creature tokens.")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_603_2c_one_after_the_other_trigger_it_each_time() -> None:
    at = watching(f"Whenever one or more creatures enter under your control, {COUNT}.")
    cast(
        at, "Create a 1/1 white Soldier creature token. Create a 1/1 white Soldier creature token."
    )
    at.resolve_all()
    assert at.life(ANN) == 22


def test_603_2c_that_many_are_all_that_entered_at_once() -> None:
    at = watching("Whenever one or more tokens enter under your control, you gain that much life.")
    cast(at, "Create three 1/1 white Soldier creature tokens.")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_603_2c_those_that_dont_fit_are_not_counted() -> None:
    at = watching("Whenever one or more artifact creatures die, you gain that much life.")
    at.battlefield(ANN, creature("Bear"), creature("Golem", types="Artifact Creature"))
    cast(at, "Destroy all creatures.")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_603_10a_one_of_those_that_die_sees_the_others_die_with_it() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Mourner", text=f"Whenever one or more other creatures die, {COUNT}.")
    )
    at.battlefield(ANN, creature("Bear"), creature("Cub"))
    at.begin(ANN)
    cast(at, "Destroy all creatures.")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_603_2c_combat_damage_to_a_player_triggers_it_once_for_each_player() -> None:
    text = f"Whenever one or more creatures you control deal combat damage to a player, {COUNT}."
    at = watching(text, players=3)
    at.battlefield(ANN, creature("One"), creature("Two"), creature("Three"))
    at.to_question(Kind.ATTACKERS)
    attacks = (("One", BOB), ("Two", BOB), ("Three", CAT))
    at.answer(Several(tuple(Assign(at.id(name), whom) for name, whom in attacks)))
    at.to(Step.END_OF_COMBAT)
    assert (at.life(BOB), at.life(CAT)) == (16, 18)
    assert at.life(ANN) == 22


def test_603_2c_they_are_all_that_attacked() -> None:
    at = watching(
        "Whenever one or more creatures you control attack, they get +1/+0 until end of turn."
    )
    at.battlefield(ANN, creature("One"), creature("Two"), creature("Idle"))
    at.attack("One", "Two")
    at.to(Step.COMBAT_DAMAGE)
    assert [at.power_toughness(name) for name in ("One", "Two", "Idle")] == [(3, 2), (3, 2), (2, 2)]


def test_603_2c_cards_put_into_graveyards_from_anywhere() -> None:
    at = watching(
        f"Whenever one or more creature cards are put into graveyards from anywhere, {COUNT}."
    )
    at.library(BOB, creature("Bear"), creature("Cub"), permanent("Relic"))
    cast(at, "Target player mills three cards.", "Bob")
    at.resolve_all()
    assert at.life(ANN) == 21
    assert len(at.names_in(Zone.GRAVEYARD, BOB)) == 3


@pytest.mark.parametrize(
    "text",
    [
        # Only what abilities wait for is said like that.
        "Destroy one or more creatures.",
        "One or more creatures you control get +1/+1.",
        "Whenever one or more opponents lose life, you gain 1 life.",
        # Nothing says how many a noun in the singular would be.
        "Whenever one or more creature enters under your control, you gain 1 life.",
        "Whenever one or more creatures enters under your control, you gain 1 life.",
        "Whenever one or more creatures enter under your control, it gains haste.",
    ],
)
def test_603_2c_such_texts_are_refused(text: str) -> None:
    data = FaceData(
        name="Eye", full_name="Eye", mana_cost="{0}", types_line="Enchantment", supertypes=(),
        types=("Enchantment",), subtypes=(), text=text, power="", toughness="", loyalty="",
        defense="", colors="", color_indicator="", layout="normal", side="", keywords=(),
    )  # fmt: skip
    assert compile_face(data).face is None


def test_603_2c_it_triggers_for_each_counter_removed() -> None:
    hydra = creature(
        "Hydra",
        0,
        0,
        "If damage would be dealt to Hydra, prevent that damage and remove that many +1/+1 "
        "counters from it.\nWhenever a +1/+1 counter is removed from Hydra, put two +1/+1 counters "
        "on it at the beginning of the next end step.",
    )
    at = table()
    at.battlefield(ANN, permanent("Aid", "Enchantment", "Creatures you control get +1/+1."), hydra)
    at.object("Hydra").add_counters("+1/+1", 3)
    at.begin(ANN)
    cast(at, "Spell deals 2 damage to target creature.", "Hydra")
    at.resolve_all()
    assert at.object("Hydra").counters == {"+1/+1": 1}
    at.to(Step.END)
    at.resolve_all()
    assert at.object("Hydra").counters == {"+1/+1": 5}


def test_603_2c_cards_discarded_at_once_are_one_occurrence() -> None:
    at = table()
    text = "Whenever you discard one or more cards, you gain 1 life."
    at.battlefield(ANN, permanent("Ledger", text=text))
    at.hand(ANN, "Bear", "Wall")
    cast(at, "Discard two cards.", then=(["Bear", "Wall"],))
    at.resolve_all()
    assert at.life(ANN) == 21

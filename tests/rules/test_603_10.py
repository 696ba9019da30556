"""Triggers that look back in time. CR 603.10."""

from __future__ import annotations

import pytest

from jajna.vocab import Keyword, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_603_10a_it_triggers_as_it_enters_and_as_it_dies() -> None:
    at = table()
    at.hand(ANN, creature("Moth", text="When Moth enters or dies, you gain 2 life."))
    at.act(ANN, "cast Moth")
    at.resolve_all()
    assert at.life(ANN) == 22
    cast(at, "Destroy target creature.", "Moth")
    at.resolve_all()
    assert at.life(ANN) == 24


GENJU = permanent(
    "Genju",
    "Enchantment — Aura",
    "Enchant Plains\n{0}: Until end of turn, enchanted Plains becomes a 2/5 white Spirit creature "
    'with "Whenever this creature deals damage, its controller gains that much life." It\'s still '
    "a land.\nWhen enchanted Plains is put into a graveyard, you may return Genju from your "
    "graveyard to your hand.",
)


def test_603_10a_the_aura_comes_back_when_what_it_enchanted_is_put_into_a_graveyard() -> None:
    at = table()
    at.battlefield(ANN, permanent("Plain", "Basic Land — Plains", "", ""))
    at.hand(ANN, GENJU)
    at.act(ANN, "cast Genju", "Plain")
    at.resolve()
    cast(at, "Destroy target land.", "Plain")
    at.choose(True)
    at.resolve_all()
    assert at.object("Genju").zone is Zone.HAND


def test_603_10d_the_creature_is_tapped_as_control_of_it_is_lost() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    text = (
        "Untap target creature an opponent controls and gain control of it until end of turn. That "
        "creature gains haste until end of turn. When you lose control of the creature, tap it."
    )
    cast(at, text, "Bear")
    assert at.object("Bear").controller == ANN
    assert at.object("Bear").now.keywords & Keyword.HASTE
    cast(at, "Gain control of target creature.", "Bear", by=BOB)
    at.resolve_all()
    assert at.object("Bear").controller == BOB
    assert at.object("Bear").tapped
    assert not at.object("Giant").tapped


def test_603_10a_an_opponents_graveyard() -> None:
    at = table()
    text = (
        "When a creature is put into an opponent's graveyard from the battlefield, if ~ is in your "
        "graveyard, exile ~."
    )
    at.graveyard(ANN, permanent("Bridge", "Enchantment", text))
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert "Bridge" in at.names_in(Zone.GRAVEYARD, ANN)
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert "Bridge" in at.names_in(Zone.EXILE)


RISING = creature(
    "Rising",
    text="When Rising dies or is put into exile from the battlefield, you may put it into its "
    "owner's library third from the top.",
)


@pytest.mark.parametrize("how", ["Destroy", "Exile"])
def test_603_10a_it_dies_or_is_put_into_exile(how: str) -> None:
    at = table(ann=[RISING])
    cast(at, f"{how} target creature.", "Rising")
    at.choose(True)
    at.resolve_all()
    third = at.game.players[ANN].library[2]
    assert at.name(third) == "Rising"


def test_603_10a_what_is_exiled_from_elsewhere_was_no_permanent() -> None:
    at = table()
    at.graveyard(ANN, RISING)
    cast(at, "Exile target card from a graveyard.", "Rising")
    at.resolve_all()
    assert at.names_in(Zone.EXILE, ANN) == ["Rising"]

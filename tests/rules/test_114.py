"""Emblems. CR 114."""

from __future__ import annotations

from jajna.simulation.invariants import census
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, spell
from tests.table import table


def test_114_5_an_emblem_is_no_card() -> None:
    at = table()
    before = census(at.game)
    cast(at, 'You get an emblem with "Creatures you control get +1/+1."')
    assert at.names_in(Zone.COMMAND) == ["Emblem"]
    assert (ANN, "Emblem") not in census(at.game)
    assert (ANN, "Spell") in census(at.game)
    assert (ANN, "Spell") not in before


def test_114_4_an_emblem_works_in_the_command_zone() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, 'You get an emblem with "Creatures you control get +1/+1."')
    at.battlefield(ANN, "Bear")
    assert at.game.object(at.game.zones.command[0]).now.types == 0
    mine = [one for one in at.game.zones.battlefield if at.game.object(one).controller == ANN]
    assert at.power_toughness(mine[0]) == (3, 3)
    assert len(at.game.zones.command) == 1


def test_114_4_an_emblems_ability_triggers_for_its_owner() -> None:
    at = table()
    cast(
        at,
        'Target opponent gets an emblem with "Whenever you draw a card, you lose 1 life."',
        "Bob",
    )
    cast(at, "Each player draws a card.")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 19)


def test_114_1_an_emblem_deals_damage_itself() -> None:
    at = table()
    emblem = '"Whenever you cast a spell, this emblem deals 5 damage to any target."'
    cast(at, f"You get an emblem with {emblem}")
    at.hand(ANN, spell("You gain 1 life.", "Gain"))
    ask_again(at)
    at.choose(BOB)
    at.act(ANN, "cast Gain")
    at.resolve_all()
    assert at.life(BOB) == 15

"""Players: opponents and teammates of a player. CR 102."""

from __future__ import annotations

from jajna.variant import TEAMS_OF_THREE
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell
from tests.rules.giants import CAT, giants, lives
from tests.table import table


def test_102_3_each_of_that_players_opponents() -> None:
    at = table(3)
    text = (
        "When a player casts a spell, sacrifice ~. If you do, each of that player's opponents "
        "draws three cards."
    )
    at.battlefield(ANN, permanent("Still", "Enchantment", text))
    for player in (ANN, BOB, 2):
        at.library(player, "Bear", "Wall", "Giant")
    cast(at, "You gain 1 life.", by=BOB)
    at.resolve_all()
    assert [len(at.names_in(Zone.HAND, player)) for player in (ANN, BOB, 2)] == [3, 0, 3]


def test_102_4_your_team_is_you_and_your_teammates() -> None:
    at = giants(ann=["Bear"], bob=["Giant"], cat=["Wall"])
    cast(at, "Creatures your team controls get +1/+1 until end of turn.")
    assert [at.power_toughness(one) for one in ("Bear", "Giant", "Wall")] == [
        (3, 3),
        (6, 6),
        (0, 4),
    ]


def test_102_4_without_teams_your_team_is_you() -> None:
    at = table(3, ann=["Bear"], bob=["Giant"])
    cast(at, "Creatures your team controls get +1/+1 until end of turn.")
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Giant") == (5, 5)


def test_102_3_only_teammates_can_be_targeted_as_such() -> None:
    at = table(6, variant=TEAMS_OF_THREE)
    at.hand(BOB, spell("Target teammate draws a card."))
    ask_again(at)
    at.begin(BOB)
    at.answer(at.action(BOB, "cast Spell"))
    assert at.asked is not None
    assert sorted(option.notation() for option in at.asked.options) == ["p0", "p2"]


def test_102_3_a_teammate_is_no_opponent() -> None:
    at = giants()
    cast(at, "Each opponent loses 1 life.")
    assert lives(at) == [30, 30, 28, 28]


def test_102_3_without_teams_nobody_is_a_teammate() -> None:
    at = table(3)
    at.hand(ANN, spell("Target teammate draws a card."))
    ask_again(at)
    assert at.why_not(ANN, "cast Spell") is not None


def test_102_4_if_your_team_controls_another_warrior() -> None:
    text = "Whenever ~ attacks, if your team controls another Warrior, you gain 1 life."
    for types, gained in (("Creature — Warrior", 1), ("Creature — Elf", 0)):
        boss = creature("Boss", 2, 2, text, types="Creature — Warrior")
        at = giants(ann=[boss], bob=[creature("Mate", types=types)])
        at.attack("Boss")
        at.resolve_all()
        assert lives(at)[0] == 30 + gained


def test_102_4_if_your_team_gained_life() -> None:
    text = "At the beginning of each end step, if your team gained life this turn, draw a card."
    for who, drawn in ((BOB, 1), (CAT, 0)):
        at = giants(ann=[permanent("Regna", "Enchantment", text)])
        cast(at, "You gain 1 life.", by=who)
        at.to(Step.END)
        at.resolve_all()
        assert len(at.names_in(Zone.HAND, ANN)) == drawn

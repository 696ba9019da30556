"""Daybound and nightbound, day and night. CR 702.145, 730."""

from __future__ import annotations

from jajna.judge import Table
from jajna.kernel.card_kinds.day_night import DAY, NEITHER, NIGHT, daytime
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.rules.faces import joined
from tests.table import table

WOLF = joined(
    "transform",
    creature("Villager", 1, 1, "Daybound"),
    creature("Howler", 3, 3, "Nightbound", cost=""),
)


def with_wolf() -> Table:
    """Ann controls the creature; it has become day."""
    at = table()
    at.battlefield(ANN, WOLF)
    ask_again(at)
    return at


def at_night() -> Table:
    """Ann cast nothing in her turn, so it is night in Bob's."""
    at = with_wolf()
    at.to_turn(BOB, Step.UPKEEP)
    return at


def test_730_1_a_game_begins_with_neither() -> None:
    assert daytime(table().game) == NEITHER


def test_702_145d_with_daybound_on_the_battlefield_it_becomes_day() -> None:
    assert daytime(with_wolf().game) == DAY


def test_730_2a_a_turn_without_spells_of_its_player_brings_night() -> None:
    assert daytime(at_night().game) == NIGHT


def test_730_2a_a_spell_of_its_player_keeps_it_day() -> None:
    at = with_wolf()
    cast(at, "You gain 1 life.")
    at.to_turn(BOB, Step.UPKEEP)
    assert daytime(at.game) == DAY


def test_730_2a_spells_of_other_players_do_not() -> None:
    at = with_wolf()
    cast(at, "You gain 1 life.", by=BOB)
    at.to_turn(BOB, Step.UPKEEP)
    assert daytime(at.game) == NIGHT


def test_730_2b_two_spells_in_a_turn_bring_day() -> None:
    at = at_night()
    cast(at, "You gain 1 life.", by=BOB)
    cast(at, "You gain 1 life.", by=BOB)
    at.to_turn(ANN, Step.UPKEEP)
    assert daytime(at.game) == DAY
    assert at.power_toughness("Villager") == (1, 1)


def test_730_2b_one_spell_does_not() -> None:
    at = at_night()
    cast(at, "You gain 1 life.", by=BOB)
    at.to_turn(ANN, Step.UPKEEP)
    assert daytime(at.game) == NIGHT


def test_702_145b_as_it_becomes_night_it_transforms() -> None:
    assert at_night().power_toughness("Howler") == (3, 3)


def test_702_145b_at_night_it_enters_transformed() -> None:
    at = at_night()
    at.to_turn(BOB)
    at.hand(BOB, WOLF)
    ask_again(at)
    at.act(BOB, "cast Villager")
    at.resolve()
    assert [at.game.object(one).face for one in at.game.zones.battlefield] == [1, 1]


def test_702_145b_nothing_else_transforms_it() -> None:
    at = with_wolf()
    cast(at, "Transform target creature.", "Villager")
    assert at.power_toughness("Villager") == (1, 1)


def test_702_145g_nightbound_alone_brings_night() -> None:
    at = table()
    at.battlefield(ANN, creature("Howler", 3, 3, "Nightbound"))
    ask_again(at)
    assert daytime(at.game) == NIGHT


def test_730_1a_day_becoming_night_triggers() -> None:
    at = with_wolf()
    text = "Whenever day becomes night or night becomes day, you gain 1 life."
    at.battlefield(ANN, permanent("Clock", text=text))
    at.to_turn(BOB, Step.DRAW)
    assert at.life(ANN) == 21


def test_730_1_an_effect_makes_it_night() -> None:
    at = with_wolf()
    cast(at, "It becomes night.")
    assert daytime(at.game) == NIGHT
    assert at.power_toughness("Howler") == (3, 3)


def test_730_1_it_becomes_day_as_a_permanent_enters_if_it_is_neither() -> None:
    at = table()
    text = "If it's neither day nor night, it becomes day as ~ enters."
    at.hand(ANN, permanent("Celestus", text=text))
    ask_again(at)
    at.act(ANN, "cast Celestus")
    at.resolve()
    assert daytime(at.game) == DAY


def test_702_145f_as_it_becomes_day_it_transforms_back() -> None:
    at = at_night()
    assert at.names_in(Zone.BATTLEFIELD) == ["Howler"]
    cast(at, "You gain 1 life.", by=BOB)
    cast(at, "You gain 1 life.", by=BOB)
    at.to_turn(ANN, Step.UPKEEP)
    assert daytime(at.game) == DAY
    assert at.names_in(Zone.BATTLEFIELD) == ["Villager"]

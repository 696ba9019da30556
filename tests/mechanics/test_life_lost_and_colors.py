"""Life lost this turn, mana of a color among things, and several things with a base power and
toughness. CR 119.3, 106.5, 613.4b.
"""

from __future__ import annotations

from jajna.vocab import Mana, Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

RED = creature("Imp", 1, 1, cost="{R}")
BLUE = creature("Squid", 1, 1, cost="{U}")
GRAY = permanent("Relic")


def test_119_3_the_life_you_lost_is_gained_again() -> None:
    at = table()
    cast(at, "You lose 3 life. Target opponent loses 5 life.", "Bob")
    cast(at, "You gain life equal to the life you've lost this turn.")
    assert at.life(ANN) == 20


def test_119_3_the_life_all_players_lost() -> None:
    at = table()
    cast(at, "You lose 3 life. Target opponent loses 5 life.", "Bob")
    cast(at, "You gain life equal to the total life lost by all players this turn.")
    assert at.life(ANN) == 25


def test_106_5_mana_of_a_color_of_ones_own_permanents_alone() -> None:
    text = "{T}: Choose a color of a permanent you control. Add one mana of that color."
    at = table(ann=[permanent("Crater", "Land", text, cost=""), RED], bob=[BLUE])
    at.act(ANN, "activate Crater")
    assert [one.mana for one in at.game.players[ANN].pool] == [Mana.RED]


def test_106_5_no_color_gives_no_mana() -> None:
    text = "{T}: Choose a color of a card in your graveyard. Add one mana of that color."
    at = table(ann=[permanent("Stone", "Artifact", text)])
    at.graveyard(ANN, GRAY)
    at.graveyard(BOB, BLUE)
    at.act(ANN, "activate Stone")
    assert len(at.game.players[ANN].pool) == 0


def test_613_4b_artifacts_become_creatures_until_end_of_turn() -> None:
    at = table(ann=[GRAY, RED], bob=[permanent("Idol")])
    text = "Artifacts you control become artifact creatures with base power and toughness 5/5 until"
    cast(at, f"{text} end of turn.")
    assert at.power_toughness("Relic") == (5, 5)
    assert at.power_toughness("Imp") == (1, 1)
    assert not at.object("Idol").now.subtypes
    assert at.object("Idol").now.power is None or at.object("Idol").now.power == 0
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Relic").now.types == at.object("Idol").now.types

"""Untapping permanents as a cost. CR 118.3, 701.26b."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, ask_again, creature, permanent
from tests.table import table

FOUNTAIN = permanent("Fountain", text="Untap two tapped creatures you control: Draw a card.")
DRUID = creature("Druid", text="{T}: Add {W}.")
SPRING = permanent("Spring", text="{W}, Untap a tapped creature you control: Draw a card.")


def tapping(*names: str) -> Table:
    """Ann's Fountain and creatures, of which these are tapped; Bob has a tapped one."""
    at = table(ann=[FOUNTAIN, "Bear", "Giant", "Wall"], bob=[creature("Ox")])
    for name in (*names, "Ox"):
        at.object(name).tapped = True
    ask_again(at)
    return at


def test_118_3_as_many_tapped_creatures_of_the_player_are_untapped() -> None:
    at = tapping("Bear", "Giant", "Wall")
    at.act(ANN, "activate Fountain", ("Bear", "Wall"))
    tapped = [name for name in ("Bear", "Giant", "Wall", "Ox") if at.object(name).tapped]
    assert tapped == ["Giant", "Ox"]
    at.resolve()
    assert len(at.game.players[ANN].hand) == 1


def test_118_3_too_few_are_tapped() -> None:
    reason = tapping("Bear").why_not(ANN, "activate Fountain")
    assert reason is not None
    assert reason.code == "nothing to untap"


def test_118_3_what_cant_become_untapped_cant_pay() -> None:
    stuck = creature("Stuck", text="Stuck can't become untapped.")
    at = table(ann=[FOUNTAIN, "Bear", stuck])
    at.object("Bear").tapped = at.object("Stuck").tapped = True
    ask_again(at)
    assert at.why_not(ANN, "activate Fountain") is not None


def test_601_2g_a_creature_isnt_tapped_for_mana_after_it_was_untapped() -> None:
    at = table(ann=[SPRING, DRUID])
    at.object("Druid").tapped = True
    ask_again(at)
    assert at.why_not(ANN, "activate Spring") is not None


def test_601_2g_a_creature_tapped_for_the_mana_before_is_untapped() -> None:
    at = table(ann=[SPRING, DRUID])
    at.begin(ANN)
    at.act(ANN, "activate Druid")
    at.act(ANN, "activate Spring", "Druid")
    assert not at.object("Druid").tapped
    assert at.game.players[ANN].pool == []
    assert at.object("Spring").zone is Zone.BATTLEFIELD

"""Overload. CR 702.96."""

from __future__ import annotations

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, text_card
from tests.table import table

CHARGE = text_card(
    "Charge",
    "Instant",
    "Target creature you don't control gets -1/-1 until end of turn.\nOverload {0}",
)
SHY = creature("Shy", 2, 2, "Hexproof")


def holding() -> Table:
    """Ann has the spell; Bob has two creatures, one of them with hexproof."""
    at = table()
    at.hand(ANN, CHARGE)
    at.battlefield(ANN, "Giant")
    at.battlefield(BOB, "Bear", SHY)
    ask_again(at)
    return at


def test_702_96a_overloaded_it_says_each_rather_than_target() -> None:
    at = holding()
    at.act(ANN, "cast Charge way 0")
    at.resolve()
    assert at.power_toughness("Bear") == (1, 1)
    assert at.power_toughness("Giant") == (5, 5)


def test_702_96b_it_has_no_targets_and_affects_what_could_not_be_one() -> None:
    at = holding()
    at.act(ANN, "cast Charge way 0")
    assert at.game.objects[at.game.zones.stack[-1]].item is not None
    at.resolve()
    assert at.power_toughness("Shy") == (1, 1)


def test_702_96b_without_a_legal_target_it_can_still_be_overloaded() -> None:
    at = table()
    at.hand(ANN, CHARGE)
    at.battlefield(BOB, SHY)
    ask_again(at)
    assert at.why_not(ANN, "cast Charge") is not None
    assert at.why_not(ANN, "cast Charge way 0") is None


def test_702_96a_cast_for_its_mana_cost_it_targets() -> None:
    at = holding()
    at.act(ANN, "cast Charge", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (1, 1)
    assert at.power_toughness("Shy") == (2, 2)


def test_702_96c_a_copy_of_the_overloaded_spell_says_each_too() -> None:
    at = holding()
    at.act(ANN, "cast Charge way 0")
    cast(at, "Copy target instant or sorcery spell.", "Charge")
    at.resolve_all()
    assert [
        thing.now.name for thing in at.game.objects.values() if thing.zone.name == "STACK"
    ] == []
    assert "Bear" not in [at.game.object(one).now.name for one in at.game.zones.battlefield]

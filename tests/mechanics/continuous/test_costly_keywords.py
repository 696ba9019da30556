"""Keywords that cost what the object costs, given to cards elsewhere. CR 113.6, 400.7g, 702.34."""

from __future__ import annotations

import pytest

from jajna.decision import Cast
from jajna.judge import Table
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.oracle.faces import compiled
from tests.rules.faces import FIRE_ICE, plays, ready
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")
ECHO = text_card("Echo", "Sorcery", "You gain 3 life.", cost="{2}")
LOST = text_card("Lost", "Sorcery", "You gain 3 life.", cost="")
GIVES = (
    "Target instant or sorcery card in your graveyard gains flashback until end of turn. The "
    "flashback cost is equal to its mana cost."
)


def remembering(mines: int) -> Table:
    """Ann has so many sources of mana, and a sorcery in her graveyard that gained flashback."""
    at = table()
    at.graveyard(ANN, ECHO)
    at.battlefield(ANN, *[MINE] * mines)
    cast(at, GIVES, "Echo")
    return at


def test_400_7g_the_spell_keeps_the_ability_it_was_cast_by_and_is_exiled() -> None:
    at = remembering(2)
    at.act(ANN, "cast Echo way 0")
    at.resolve()
    assert at.life(ANN) == 23
    assert at.names_in(Zone.EXILE) == ["Echo"]


def test_400_7g_countered_it_is_exiled_too() -> None:
    at = remembering(2)
    at.act(ANN, "cast Echo way 0")
    cast(at, "Counter target spell.", "Echo", by=BOB)
    assert at.names_in(Zone.EXILE) == ["Echo"]


def test_118_9_the_cost_is_its_mana_cost() -> None:
    reason = remembering(1).why_not(ANN, "cast Echo way 0")
    assert reason is not None
    assert reason.code == "not enough mana"


def test_118_6_without_a_mana_cost_it_cannot_be_paid() -> None:
    at = table()
    at.graveyard(ANN, LOST)
    at.battlefield(ANN, *[MINE] * 2)
    cast(at, GIVES, "Lost")
    reason = at.why_not(ANN, "cast Lost way 0")
    assert reason is not None
    assert reason.rule == "118.6"


def test_611_2a_it_is_over_at_end_of_turn() -> None:
    at = remembering(2)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, "cast Echo way 0") is not None


def test_611_2c_a_card_that_comes_later_gained_nothing() -> None:
    at = table()
    at.graveyard(ANN, "Bear")
    at.battlefield(ANN, *[MINE] * 4)
    at.graveyard(ANN, ECHO)
    each = GIVES.replace("Target instant or", "Each instant and")
    cast(at, each)
    later = at.graveyard(ANN, text_card("Later", "Sorcery", "You gain 3 life.", cost="{1}"))[0]
    ask_again(at)
    assert at.why_not(ANN, "cast Echo way 0") is None
    assert at.why_not(ANN, f"cast {later} way 0") is not None


def test_611_3a_what_has_it_by_a_permanent_loses_it_with_the_permanent() -> None:
    at = table()
    lier = permanent(
        "Lier",
        "Enchantment",
        "Each instant and sorcery card in your graveyard has flashback. The flashback cost is "
        "equal to that card's mana cost.",
    )
    at.battlefield(ANN, lier, *[MINE] * 2)
    at.graveyard(ANN, ECHO)
    ask_again(at)
    assert at.why_not(ANN, "cast Echo way 0") is None
    at.act(ANN, "cast Echo way 0")
    cast(at, "Destroy target enchantment.", "Lier", by=BOB)
    at.resolve()
    assert "Echo" in at.names_in(Zone.EXILE)
    echo = at.graveyard(ANN, text_card("Echo Again", "Sorcery", "You gain 3 life."))[0]
    ask_again(at)
    assert at.why_not(ANN, f"cast {echo} way 0") is not None


def test_109_5_cards_in_other_graveyards_do_not_have_it() -> None:
    at = table()
    text = (
        "Each instant and sorcery card in your graveyard has flashback. The flashback cost is "
        "equal to its mana cost."
    )
    at.battlefield(ANN, permanent("Lier", "Enchantment", text))
    theirs = at.graveyard(BOB, text_card("Other", "Instant", "You gain 3 life."))[0]
    ask_again(at)
    assert at.why_not(BOB, f"cast {theirs} way 0") is not None


BREACH = permanent(
    "Breach",
    "Enchantment",
    "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana "
    "cost plus exile three other cards from your graveyard.",
)


def test_702_138b_a_permanent_cast_so_escaped() -> None:
    at = table()
    titan = creature("Titan", 6, 6, "When ~ enters, sacrifice it unless it escaped.", cost="{2}")
    at.battlefield(ANN, BREACH, *[MINE] * 2)
    at.graveyard(ANN, titan, "Bear", "Bear", "Bear")
    ask_again(at)
    at.act(ANN, "cast Titan way 0")
    at.resolve_all()
    assert "Titan" in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.EXILE) == ["Bear", "Bear", "Bear"]


def test_702_138a_the_cards_to_exile_are_part_of_the_cost() -> None:
    at = table()
    at.battlefield(ANN, BREACH, *[MINE] * 2)
    at.graveyard(ANN, ECHO, "Bear", "Bear")
    ask_again(at)
    assert at.why_not(ANN, "cast Echo way 0") is not None


def test_702_97a_a_card_is_scavenged_for_its_own_mana_cost() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Feast",
            "Enchantment",
            "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its "
            "mana cost.",
        ),
        "Bear",
        MINE,
    )
    at.graveyard(ANN, creature("Hulk", 4, 4, cost="{1}"), creature("Dear", 4, 4, cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "activate Dear") is not None
    at.act(ANN, "activate Hulk", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (6, 6)


def test_702_34a_the_half_of_a_split_card_is_cast_for_its_own_cost() -> None:
    at = ready(lands=("Island", "Plains"))
    at.battlefield(ANN, "Plains")
    at.define(FIRE_ICE)
    at.graveyard(ANN, FIRE_ICE)
    cast(at, GIVES, "Fire // Ice")
    fire = at.game.players[ANN].graveyard[0]
    cards = [one for one in plays(at) if isinstance(one, Cast) and one.card == fire]
    assert [(one.face, one.way) for one in cards] == [(1, 0)]
    at.act(ANN, "cast Ice way 0", "Island")
    at.resolve()
    assert at.names_in(Zone.EXILE) == ["Fire // Ice"]


@pytest.mark.parametrize(
    "text",
    [
        "Each creature card in your graveyard has flashback. The escape cost is equal to its mana "
        "cost.",
        "Each creature card in your graveyard has flashback.",
        "Target instant card in your graveyard gains flashback until end of turn.",
        "The flashback cost is equal to its mana cost.",
    ],
)
def test_702_34a_a_keyword_needs_its_own_cost(text: str) -> None:
    assert not compiled(text, "Enchantment").face


def test_it_is_said_in_both_languages() -> None:
    abilities = spell(GIVES).faces[0].abilities
    assert ENGLISH.lines(abilities) == [GIVES]
    assert SPANISH.lines(abilities) == [
        "La carta de instantáneo o de conjuro objetivo en tu cementerio gana la habilidad de "
        "retrospectiva hasta el final del turno. El coste de retrospectiva es igual a su coste de "
        "maná."
    ]

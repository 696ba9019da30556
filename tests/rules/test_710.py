"""Flip cards. CR 710, 707.3."""

from __future__ import annotations

from jajna.judge import Table
from jajna.simulation.invariants import why_stale
from jajna.vocab import Color, Supertype, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, text_card
from tests.rules.faces import LANDS, joined
from tests.table import table

APPRENTICE = joined(
    "flip",
    creature(
        "Jushi Apprentice",
        1,
        2,
        "{2}{U}, {T}: Draw a card. If you have nine or more cards in hand, flip this creature.",
        "Creature — Human Wizard",
        "{1}{U}",
    ),
    text_card(
        "Tomoya the Revealer",
        "Legendary Creature — Human Wizard",
        "{3}{U}{U}, {T}: Target player draws X cards, where X is the number of cards in your hand.",
        ("2", "3"),
        "",
    ),
)
SHORTFANG = joined(
    "flip",
    creature(
        "Nezumi Shortfang",
        1,
        1,
        "{1}{B}, {T}: Target opponent discards a card. Then if that player has no cards in hand, "
        "flip this creature.",
        "Creature — Rat Rogue",
        "{1}{B}",
    ),
    text_card(
        "Stabwhisker the Odious",
        "Legendary Creature — Rat Shaman",
        "At the beginning of each opponent's upkeep, that player loses 1 life for each card fewer "
        "than three in their hand.",
        ("3", "3"),
        "",
    ),
)
FLIP = "Flip target creature."
BECOME = "Target creature becomes a copy of another target creature."


def flipped(at: Table, name: str) -> int:
    """The permanent of this name, which is flipped."""
    number = at.id(name)
    cast(at, FLIP, number)
    assert at.object(number).flipped
    return number


def test_710_2_until_it_flips_it_has_its_normal_characteristics() -> None:
    at = table()
    at.battlefield(ANN, APPRENTICE)
    assert at.object("Jushi Apprentice").now.name == "Jushi Apprentice"
    assert at.power_toughness("Jushi Apprentice") == (1, 2)


def test_710_1c_flipped_it_has_the_others_but_its_color_and_mana_cost() -> None:
    at = table()
    at.battlefield(ANN, APPRENTICE)
    number = flipped(at, "Jushi Apprentice")
    now = at.object(number).now
    assert (now.name, now.power, now.toughness) == ("Tomoya the Revealer", 2, 3)
    assert now.supertypes == Supertype.LEGENDARY
    assert now.colors == Color.BLUE
    assert str(now.mana_cost) == "{1}{U}"
    assert why_stale(at.game) is None


def test_710_2_its_ability_flips_it() -> None:
    at = table()
    at.define(*LANDS)
    at.battlefield(ANN, "Island", "Island", "Island", APPRENTICE)
    at.hand(ANN, *["Bear"] * 8)
    at.begin(ANN)
    at.act(ANN, "activate Jushi Apprentice")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD)[-1] == "Tomoya the Revealer"
    assert len(at.object("Tomoya the Revealer").now.kit.activated) == 1


def test_710_2_with_fewer_cards_it_does_not() -> None:
    at = table()
    at.define(*LANDS)
    at.battlefield(ANN, "Island", "Island", "Island", APPRENTICE)
    at.hand(ANN, *["Bear"] * 7)
    at.begin(ANN)
    at.act(ANN, "activate Jushi Apprentice")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD)[-1] == "Jushi Apprentice"


def test_710_1c_effects_go_on() -> None:
    at = table()
    at.battlefield(ANN, APPRENTICE)
    cast(at, "Target creature gets +2/+2 until end of turn.", "Jushi Apprentice")
    assert at.power_toughness(flipped(at, "Jushi Apprentice")) == (4, 5)


def test_710_4_flipping_is_one_way_and_is_forgotten_elsewhere() -> None:
    at = table()
    at.battlefield(ANN, APPRENTICE)
    number = flipped(at, "Jushi Apprentice")
    cast(at, FLIP, number)
    assert at.object(number).now.name == "Tomoya the Revealer"
    cast(at, "Return target creature to its owner's hand.", number)
    card = at.object(at.game.objects.latest(number))
    assert (card.now.name, card.flipped) == ("Jushi Apprentice", False)


def test_710_2_the_abilities_of_the_other_half_work() -> None:
    at = table()
    at.battlefield(ANN, SHORTFANG)
    flipped(at, "Nezumi Shortfang")
    at.to_turn(BOB)
    assert at.life(BOB) == 20 - 3


def test_710_4_what_is_no_flip_card_does_not_flip() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, FLIP, "Bear")
    assert not at.object("Bear").flipped


def test_707_3_a_flipped_card_that_becomes_a_copy_of_one_has_its_flipped_characteristics() -> None:
    at = table()
    at.battlefield(ANN, APPRENTICE, SHORTFANG)
    number = flipped(at, "Jushi Apprentice")
    cast(at, BECOME, number, "Nezumi Shortfang")
    now = at.object(number).now
    assert (now.name, now.power, now.toughness) == ("Stabwhisker the Odious", 3, 3)
    assert now.colors == Color.BLACK
    assert why_stale(at.game) is None


def test_707_3_a_copy_of_a_flipped_card_is_not_flipped() -> None:
    at = table()
    at.battlefield(ANN, APPRENTICE, "Bear")
    number = flipped(at, "Jushi Apprentice")
    bear = at.id("Bear")
    cast(at, BECOME, bear, number)
    assert at.object(bear).now.name == "Jushi Apprentice"
    cast(at, FLIP, bear)
    assert at.object(bear).now.name == "Tomoya the Revealer"


def test_707_3_a_copy_ends_and_the_status_stays() -> None:
    at = table()
    at.battlefield(ANN, APPRENTICE, "Bear")
    number = flipped(at, "Jushi Apprentice")
    cast(at, BECOME[:-1] + " until end of turn.", number, "Bear")
    assert at.object(number).now.name == "Bear"
    at.to_turn(BOB)
    assert at.object(number).now.name == "Tomoya the Revealer"


def test_707_9b_exceptions_hold_for_both_halves() -> None:
    at = table()
    gargantuan = creature(
        "Gargantuan",
        7,
        7,
        "You may have this creature enter as a copy of any creature on the battlefield, except "
        "it's 7/7.",
        cost="{0}",
    )
    at.battlefield(ANN, APPRENTICE)
    original = at.id("Jushi Apprentice")
    at.hand(ANN, gargantuan)
    at.begin(ANN)
    at.act(ANN, "cast Gargantuan")
    at.choose(original)
    at.resolve()
    copy = at.game.zones.battlefield[-1]
    assert at.power_toughness(copy) == (7, 7)
    cast(at, FLIP, copy)
    assert at.object(copy).now.name == "Tomoya the Revealer"
    assert at.power_toughness(copy) == (7, 7)

"""Transforming permanents. CR 701.27, 712, 707.8, 613.7g."""

from __future__ import annotations

from jajna.judge import Table
from jajna.simulation.invariants import why_stale
from jajna.vocab import Color, Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.rules.faces import joined
from tests.table import table

WOLF = joined(
    "transform",
    creature(
        "Villager",
        1,
        1,
        "At the beginning of each upkeep, if no spells were cast last turn, transform this "
        "creature.",
        "Creature — Human Werewolf",
        "{2}{R}",
    ),
    text_card(
        "Wolf",
        "Creature — Werewolf",
        "Trample\nAt the beginning of each upkeep, if a player cast two or more spells last turn, "
        "transform this creature.",
        ("4", "4"),
        "",
    ),
)
SIEGE = joined(
    "transform",
    creature("Squire", 1, 1, "{0}: Transform this creature.", "Creature — Human", "{1}{W}"),
    text_card(
        "Knight",
        "Creature — Human Knight",
        "When this creature transforms into Knight, you gain 3 life.\n"
        "{0}: Transform this creature.",
        ("3", "3"),
        "",
    ),
)
LORD = joined(
    "transform",
    creature("Meek", 1, 1, "", "Creature — Human", "{W}"),
    text_card("Bold", "Creature — Human", "Other creatures you control get +1/+1.", ("2", "2"), ""),
)
TRANSFORM = "Transform target creature."


def test_701_27a_its_other_face_is_up() -> None:
    at = table()
    at.battlefield(ANN, WOLF)
    number = at.id("Villager")
    cast(at, TRANSFORM, number)
    now = at.object(number).now
    assert (now.name, now.power, now.toughness) == ("Wolf", 4, 4)
    assert at.object(number).has(Keyword.TRAMPLE)
    cast(at, TRANSFORM, number)
    assert at.object(number).now.name == "Villager"
    assert why_stale(at.game) is None


def test_712_18_it_is_the_same_object() -> None:
    at = table()
    number = at.put(ANN, Zone.BATTLEFIELD, WOLF, counters={"+1/+1": 1}, tapped=True)[0]
    cast(at, "Target creature gets +2/+0 until end of turn.", number)
    cast(at, TRANSFORM, number)
    assert at.power_toughness(number) == (7, 5)
    assert at.object(number).tapped


def test_712_8e_with_its_back_up_it_has_the_mana_value_of_its_front() -> None:
    at = table()
    at.battlefield(ANN, WOLF)
    number = at.id("Villager")
    cast(at, TRANSFORM, number)
    assert at.object(number).now.mana_value() == 3
    at.hand(BOB, spell("Destroy target creature with mana value 3."))
    at.begin(BOB)
    at.act(BOB, "cast Spell", number)
    at.resolve()
    assert "Villager" in at.names_in(Zone.GRAVEYARD, ANN)


def test_202_3b_a_copy_of_a_back_face_has_none() -> None:
    at = table()
    at.battlefield(ANN, WOLF, "Bear")
    number = at.id("Villager")
    cast(at, TRANSFORM, number)
    cast(at, "Target creature becomes a copy of another target creature.", "Bear", number)
    copy = next(one for one in at.game.zones.battlefield if one != number)
    assert at.object(copy).now.name == "Wolf"
    assert at.object(copy).now.mana_value() == 0


def test_701_27c_what_is_not_double_faced_does_not_transform() -> None:
    at = table()
    at.battlefield(ANN, WOLF, "Bear")
    cast(at, TRANSFORM, "Villager")
    wolf = at.id("Wolf")
    cast(at, "Target creature becomes a copy of another target creature.", "Bear", wolf)
    bear = next(one for one in at.game.zones.battlefield if one != wolf)
    cast(at, TRANSFORM, bear)
    assert at.object(bear).now.name == "Wolf"
    assert at.object(bear).face == 0


def test_701_27d_it_does_not_transform_into_a_sorcery() -> None:
    at = table()
    odd = joined(
        "modal_dfc",
        creature("Student", 1, 1, "", cost="{U}"),
        text_card("Study", "Sorcery", "Draw a card.", cost="{U}"),
    )
    at.battlefield(ANN, odd)
    cast(at, TRANSFORM, "Student")
    assert at.object("Student").face == 0


def test_701_27f_an_ability_transforms_it_once_however_often_it_was_activated() -> None:
    at = table()
    at.battlefield(ANN, SIEGE)
    number = at.id("Squire")
    at.begin(ANN)
    at.act(ANN, f"activate {number}.0")
    at.act(ANN, f"activate {number}.0")
    at.resolve_all()
    assert at.object(number).now.name == "Knight"
    at.act(ANN, f"activate {number}.0")
    at.resolve_all()
    assert at.object(number).now.name == "Squire"


def test_701_27e_transforming_into_it_triggers() -> None:
    at = table()
    at.battlefield(ANN, SIEGE)
    number = at.id("Squire")
    cast(at, TRANSFORM, number)
    at.resolve_all()
    assert at.life(ANN) == 23
    cast(at, TRANSFORM, number)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_701_27b_it_is_not_turned_face_down_or_up() -> None:
    at = table()
    at.battlefield(
        ANN,
        SIEGE,
        permanent("Plans", "Enchantment", "Whenever a permanent is turned face up, draw a card."),
    )
    hand = len(at.game.players[ANN].hand)
    cast(at, TRANSFORM, "Squire")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == hand


def test_613_7g_it_gets_a_new_timestamp() -> None:
    at = table()
    dyer = joined(
        "transform",
        creature("Pale", 1, 1, "All creatures are white.", cost="{W}"),
        text_card("Dark", "Creature", "All creatures are black.", ("1", "1"), ""),
    )
    at.battlefield(ANN, dyer)
    number = at.id("Pale")
    at.battlefield(BOB, permanent("Dye", "Enchantment", "All creatures are green."))
    assert at.object(number).now.colors == Color.GREEN
    cast(at, TRANSFORM, number)
    assert at.object(number).now.colors == Color.BLACK
    assert why_stale(at.game) is None


def test_712_8d_static_abilities_are_those_of_the_face_that_is_up() -> None:
    at = table()
    at.battlefield(ANN, LORD, "Bear")
    number = at.id("Meek")
    assert at.power_toughness("Bear") == (2, 2)
    cast(at, TRANSFORM, number)
    assert at.power_toughness("Bear") == (3, 3)
    cast(at, TRANSFORM, number)
    assert at.power_toughness("Bear") == (2, 2)


def test_707_8_a_permanent_becomes_a_copy_of_the_face_that_is_up() -> None:
    at = table()
    at.battlefield(ANN, WOLF, "Bear")
    number = at.id("Villager")
    bear = at.id("Bear")
    cast(at, "Target creature becomes a copy of another target creature.", bear, number)
    cast(at, TRANSFORM, number)
    assert at.object(bear).now.name == "Villager"
    assert at.object(number).now.name == "Wolf"


def test_707_8a_a_token_copy_has_both_faces_and_the_same_one_up() -> None:
    at = table()
    at.battlefield(ANN, WOLF)
    number = at.id("Villager")
    cast(at, TRANSFORM, number)
    cast(at, "Create a token that's a copy of target creature.", number)
    token = at.game.zones.battlefield[-1]
    assert at.object(token).now.name == "Wolf"
    cast(at, TRANSFORM, token)
    assert at.object(token).now.name == "Villager"
    assert at.object(number).now.name == "Wolf"


def test_712_16_a_double_faced_permanent_can_not_be_turned_face_down() -> None:
    at = table()
    at.battlefield(ANN, WOLF)
    cast(at, "Turn target creature face down.", "Villager")
    assert not at.object("Villager").face_down


def test_712_15a_face_down_it_can_not_transform() -> None:
    at = table()
    card = at.library(ANN, WOLF)[0]
    cast(at, "Manifest the top card of your library.")
    number = at.game.objects.latest(card)
    cast(at, TRANSFORM, number)
    assert at.object(number).face == 0
    cast(at, "Turn target face-down creature face up.", number)
    assert at.object(number).now.name == "Villager"


def test_712_14a_it_can_be_put_onto_the_battlefield_transformed() -> None:
    at = table()
    riser = joined(
        "transform",
        creature(
            "Cathar",
            2,
            2,
            "When this creature dies, return it to the battlefield transformed under your control.",
            cost="{1}{W}",
        ),
        text_card("Spirit", "Creature — Spirit", "Flying", ("3", "1"), ""),
    )
    at.battlefield(ANN, riser)
    cast(at, "Destroy target creature.", "Cathar")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Spirit"]


def test_122_6_it_can_return_tapped_and_transformed_with_counters() -> None:
    at = table()
    text = (
        "When this creature dies, return it to the battlefield tapped and transformed under its "
        "owner's control with three time counters on it."
    )
    god = joined(
        "transform",
        creature("God", 2, 2, text, cost="{1}{U}"),
        text_card("Temple", "Land", "{T}: Add {U}.", cost=""),
    )
    at.battlefield(ANN, god)
    cast(at, "Destroy target creature.", "God")
    at.resolve_all()
    assert at.object("Temple").counters == {"time": 3}
    assert at.object("Temple").tapped


def wolves(spells: int) -> Table:
    """Ann's Villager, and how many spells Ann has cast in her turn; Bob's upkeep has passed."""
    at = table()
    at.battlefield(ANN, WOLF)
    at.hand(ANN, *[spell("You gain 1 life.")] * spells)
    at.begin(ANN)
    for _ in range(spells):
        at.act(ANN, "cast Spell")
        at.resolve()
    at.to_turn(BOB)
    return at


def test_701_27a_the_turn_before_without_spells_transforms_a_werewolf() -> None:
    assert wolves(0).names_in(Zone.BATTLEFIELD) == ["Wolf"]
    assert wolves(1).names_in(Zone.BATTLEFIELD) == ["Villager"]


def test_701_27a_two_spells_of_one_player_transform_it_back() -> None:
    at = wolves(0)
    at.hand(BOB, *[spell("You gain 1 life.")] * 2)
    at.begin(BOB)
    for _ in range(2):
        at.act(BOB, "cast Spell")
        at.resolve()
    at.to_turn(ANN)
    assert at.names_in(Zone.BATTLEFIELD) == ["Villager"]
    assert at.game.turn.step is Step.PRECOMBAT_MAIN

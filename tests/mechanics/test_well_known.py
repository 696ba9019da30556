"""Cards that every player knows, by the families of their words."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.judge import Table
from jajna.text.spanish_printer import SPANISH
from jajna.vocab import Step, Zone
from tests.mechanics.bench import (
    ANN,
    BOB,
    LAND,
    ask_again,
    cast,
    creature,
    permanent,
    spell,
    table,
    text_card,
)


def lands(at: Table, player: int, count: int) -> None:
    """Give a player lands that tap for {C}."""
    source = permanent("Source", "Land", "{T}: Add {C}.", cost="")
    at.battlefield(player, *[source] * count)
    ask_again(at)


# -- who may pay -----------------------------------------------------------------------------------

TITHE = permanent(
    "Tithe",
    "Enchantment",
    "Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you create "
    "a Treasure token.",
)


def drawing(mana: int, pays: bool) -> Table:
    """Bob has drawn a card against Tithe."""
    at = table()
    at.battlefield(ANN, TITHE)
    lands(at, BOB, mana)
    at.choose_for(Kind.PAY_COST, pays)
    cast(at, "Draw a card.", by=BOB)
    at.resolve_all()
    return at


def test_118_12a_who_does_not_pay_lets_it_happen() -> None:
    at = drawing(2, False)
    assert at.names_in(Zone.BATTLEFIELD).count("Treasure Token") == 1
    assert at.object("Treasure Token").controller == ANN


def test_118_12a_who_pays_prevents_it() -> None:
    at = drawing(2, True)
    assert "Treasure Token" not in at.names_in(Zone.BATTLEFIELD)


def test_118_12a_who_cannot_pay_is_not_asked() -> None:
    at = drawing(1, True)
    assert "Treasure Token" in at.names_in(Zone.BATTLEFIELD)


def test_118_12a_the_offer_in_spanish() -> None:
    said = SPANISH.ability(TITHE.faces[0].abilities[0])
    assert " ".join(said).endswith(
        "ese jugador puede pagar {2} . Si el jugador no lo hace , creas una ficha de Tesoro ."
    )


def test_107_3a_the_announced_x_is_what_must_be_paid() -> None:
    at = table()
    lands(at, ANN, 2)
    lands(at, BOB, 1)
    at.hand(
        ANN,
        text_card(
            "Clash", "Instant", "Counter target spell unless its controller pays {X}.", cost="{X}"
        ),
    )
    at.hand(BOB, spell("You gain 5 life.", "Gain"))
    ask_again(at)
    at.act(BOB, "cast Gain")
    at.act(ANN, "cast Clash", 2, "Gain")
    at.choose_for(Kind.PAY_COST, True)
    at.resolve_all()
    assert at.life(BOB) == 20


def test_602_2b_x_of_an_activated_ability_is_announced_and_paid() -> None:
    at = table()
    lands(at, ANN, 3)
    at.battlefield(ANN, permanent("Wand", text="{X}: ~ deals X damage to any target."))
    ask_again(at)
    at.act(ANN, "activate Wand", 3, BOB)
    at.resolve_all()
    assert at.life(BOB) == 17
    assert all(at.game.object(thing).tapped for thing in at.game.zones.battlefield[:3])


SENTINEL = creature(
    "Sentinel",
    2,
    1,
    "Whenever an opponent casts their first noncreature spell each turn, draw a card unless that "
    "player pays {X}, where X is ~'s power.",
)


def test_608_2h_x_is_reckoned_by_the_controller_of_the_ability() -> None:
    at = table()
    at.battlefield(ANN, SENTINEL)
    at.library(ANN, "Bear")
    lands(at, BOB, 2)
    at.choose_for(Kind.PAY_COST, True)
    cast(at, "You gain 1 life.", by=BOB)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []
    cast(at, "You gain 1 life.", by=BOB)  # the second one triggers nothing
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []


def test_608_2h_x_in_the_hand_of_the_controller() -> None:
    """Ann has three cards in hand, Bob none: he would have to pay {3}."""
    at = table()
    at.hand(ANN, "Bear", "Bear", "Bear")
    lands(at, BOB, 2)
    text = "Counter target spell unless its controller pays {X}, where X is the number of cards in "
    at.hand(ANN, spell(text + "your hand.", "Logic"))
    at.hand(BOB, spell("You gain 5 life.", "Gain"))
    ask_again(at)
    at.act(BOB, "cast Gain")
    at.act(ANN, "cast Logic", "Gain")
    at.choose_for(Kind.PAY_COST, True)
    at.resolve_all()
    assert at.life(BOB) == 20


# -- unless something is so ------------------------------------------------------------------------

TITAN = text_card(
    "Titan",
    "Creature",
    "When ~ enters, sacrifice it unless it escaped.\nEscape—{0}, Exile two other cards from your "
    "graveyard.",
    ("6", "6"),
)


def test_702_138b_a_titan_from_the_hand_is_sacrificed() -> None:
    at = table()
    at.hand(ANN, TITAN)
    ask_again(at)
    at.act(ANN, "cast Titan")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Titan"]


def test_702_138b_one_that_escaped_stays() -> None:
    at = table()
    at.graveyard(ANN, TITAN, "Bear", "Bear")
    ask_again(at)
    at.act(ANN, "cast Titan way 0")
    at.resolve_all()
    assert "Titan" in at.names_in(Zone.BATTLEFIELD)


def test_608_2c_unless_you_control_something() -> None:
    text = "At the beginning of your upkeep, sacrifice ~ unless you control a Wall."
    for company, stays in (("Wall", True), ("Bear", False)):
        at = table()
        wall = creature("Company", types="Creature — " + company)
        at.battlefield(ANN, creature("Hermit", text=text), wall)
        at.to_turn(ANN, Step.DRAW)
        assert ("Hermit" in at.names_in(Zone.BATTLEFIELD)) == stays


# -- what triggers ---------------------------------------------------------------------------------


def burgeoning() -> Table:
    """Ann may put a land from her hand onto the battlefield whenever an opponent plays one."""
    at = table()
    text = (
        "Whenever an opponent plays a land, you may put a land card from your hand onto the "
        "battlefield."
    )
    at.battlefield(ANN, permanent("Growth", "Enchantment", text))
    at.hand(ANN, LAND)
    return at


def test_305_1_playing_a_land_triggers() -> None:
    at = burgeoning()
    at.to_turn(BOB)
    at.hand(BOB, permanent("Plot", "Land", cost=""))
    ask_again(at)
    at.act(BOB, "play Plot")
    at.choose(True)
    at.resolve_all()
    assert at.object("Field").controller == ANN


def test_305_4_a_land_put_onto_the_battlefield_was_not_played() -> None:
    at = burgeoning()
    at.hand(BOB, permanent("Plot", "Land", cost=""))
    cast(at, "Put a land card from your hand onto the battlefield.", by=BOB)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Field"]


def test_603_2e_the_spell_that_targets_is_that_spell() -> None:
    at = table()
    text = "Whenever ~ becomes the target of a spell, ~ deals 2 damage to that spell's controller."
    at.battlefield(ANN, creature("Giant Friend", 4, 4, text))
    cast(at, "Target creature gets +1/+1 until end of turn.", "Giant Friend", by=BOB)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 18)


def test_603_2e_attacks_or_becomes_the_target() -> None:
    at = table()
    text = "Whenever ~ attacks or becomes the target of a spell, create a Treasure token."
    at.battlefield(ANN, creature("Wyrm", 4, 4, text))
    at.battlefield(BOB, permanent("Wand", text="{0}: Tap target creature."))
    at.attack("Wyrm")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Treasure Token") == 1
    cast(at, "Target creature gets +1/+1 until end of turn.", "Wyrm", by=BOB)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Treasure Token") == 2
    at.act(BOB, "activate Wand", "Wyrm")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Treasure Token") == 2


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


# -- players and costs -----------------------------------------------------------------------------


def test_402_2_a_maximum_hand_size_is_reduced() -> None:
    at = table()
    text = "Each opponent's maximum hand size is reduced by seven."
    at.battlefield(ANN, creature("Augur", 5, 4, text))
    at.hand(BOB, "Bear", "Bear")
    at.hand(ANN, "Wall")
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.names_in(Zone.HAND, BOB) == []
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]


def test_601_2f_spells_cost_less_for_each_counter() -> None:
    at = table()
    text = "Creature spells you cast cost {1} less to cast for each +1/+1 counter on ~."
    at.battlefield(ANN, creature("Animar", 1, 1, text))
    at.hand(ANN, creature("Beast", cost="{2}{G}"), permanent("Box", cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Beast") is not None
    cast(at, "Put two +1/+1 counters on target creature.", "Animar")
    lands(at, ANN, 1)
    assert at.why_not(ANN, "cast Beast") is not None  # {G} is left
    at.battlefield(ANN, permanent("Grove", "Land", "{T}: Add {G}.", cost=""))
    ask_again(at)
    assert at.why_not(ANN, "cast Beast") is None
    assert at.why_not(ANN, "cast Box") is None  # with two lands, and no less
    at.act(ANN, "cast Beast")
    assert at.why_not(ANN, "cast Box") is not None

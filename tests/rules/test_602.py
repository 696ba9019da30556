"""Activating activated abilities. CR 602."""

from __future__ import annotations

import pytest

from jajna.decision import Activate
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.simulation.invariants import why_stale
from jajna.vocab import Cannot, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

ANYONE = "Any player may activate this ability."


def with_digging(text: str = ANYONE) -> Table:
    """A table where Ann controls a permanent with an ability of this text, and Bob has a card."""
    at = table()
    dig = permanent("Dig", text=f"Discard a card: You gain 3 life. {text}")
    at.battlefield(ANN, dig)
    at.hand(BOB, "Bear")
    at.begin(ANN)
    return at


def test_602_2_only_its_controller_activates_an_ability() -> None:
    at = with_digging("")
    reason = at.why_not(BOB, "activate Dig")
    assert reason is not None
    assert reason.code == "not yours"


def test_602_2_any_player_activates_what_says_so() -> None:
    at = with_digging()
    at.act(BOB, "activate Dig", "Bear")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 23)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_602_2_it_is_offered_to_each_player_and_costs_who_activates_it() -> None:
    at = with_digging()
    at.begin(BOB)
    assert at.asked is not None
    assert any(isinstance(option, Activate) for option in at.asked.options)
    reason = at.why_not(ANN, "activate Dig")
    assert reason is not None
    assert reason.code == "not enough cards"


def test_602_2_what_comes_later_is_offered_to_a_player_who_could_do_nothing() -> None:
    at = table()
    at.hand(BOB, creature("Costly", cost="{9}"))
    at.begin(BOB)
    assert at.asked is not None
    assert len(at.asked.options) == 1
    at.battlefield(ANN, permanent("Tax", text=f"Pay 1 life: Tap ~. {ANYONE}"))
    ask_again(at)
    assert at.asked is not None
    assert len(at.asked.options) == 2


def test_602_2_once_the_ability_is_lost_nobody_activates_it() -> None:
    at = with_digging()
    at.battlefield(ANN, creature("Snake", text=f"{{0}}: ~ loses all abilities. {ANYONE}"))
    at.act(BOB, "activate Snake")
    at.resolve_all()
    assert at.why_not(BOB, "activate Snake") is not None
    assert at.why_not(BOB, "activate Dig") is None


def test_602_5d_as_a_sorcery_is_judged_for_who_activates_it() -> None:
    at = with_digging("Any player may activate this ability but only as a sorcery.")
    reason = at.why_not(BOB, "activate Dig")
    assert reason is not None
    assert reason.code == "only when a sorcery could be cast"
    at.begin(BOB)
    assert at.why_not(BOB, "activate Dig") is None


def test_602_5_any_player_during_any_upkeep() -> None:
    at = with_digging("Any player may activate this ability but only during any upkeep step.")
    assert at.why_not(BOB, "activate Dig") is not None
    at.begin(ANN, Step.UPKEEP)
    assert at.why_not(BOB, "activate Dig") is None


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add {G}. Any player may activate this ability.",
        "{1}, Exile ~ from your graveyard: Draw a card. Any player may activate this ability.",
        "Whenever you draw a card, you gain 1 life. Any player may activate this ability.",
        "{1}: Draw a card. Any player may activate this ability but only.",
    ],
)
def test_602_2_what_only_its_controller_can_do_is_not_for_anyone(text: str) -> None:
    assert not compile_line(text, False).meanings


def test_613_1f_an_ability_in_quotation_marks_is_lost() -> None:
    at = table()
    safe = "Prevent all damage that would be dealt to ~."
    lion = creature("Lion", text=f'{safe}\n{{0}}: Until end of turn, ~ loses "{safe}" {ANYONE}')
    at.battlefield(ANN, lion)
    cast(at, "~ deals 2 damage to target creature.", "Lion")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Lion"]
    at.act(BOB, "activate Lion")
    at.resolve_all()
    cast(at, "~ deals 2 damage to target creature.", "Lion")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == []


KNIGHT = "{0}: Put a charge counter on Knight. Only your opponents may activate this ability."


def test_602_2_only_opponents_of_the_controller_may_activate_it() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", text=KNIGHT))
    assert at.why_not(ANN, "activate Knight") is not None
    at.act(BOB, "activate Knight")
    at.resolve()
    assert at.object("Knight").counters == {"charge": 1}


def test_602_2_only_the_owner_may_activate_it_whoever_controls_it() -> None:
    text = (
        "{0}: The next 1 damage that would be dealt to Avatar this turn is dealt to its owner "
        "instead. Only Avatar's owner may activate this ability."
    )
    at = table()
    at.battlefield(ANN, creature("Avatar", 6, 6, text))
    assert at.why_not(BOB, "activate Avatar") is not None
    assert at.why_not(ANN, "activate Avatar") is None
    at.begin(BOB)
    cast(at, "Gain control of target creature.", "Avatar", by=BOB)
    assert at.why_not(BOB, "activate Avatar") is not None
    at.act(ANN, "activate Avatar")
    at.resolve()
    cast(at, "Spell deals 2 damage to target creature.", "Avatar", by=BOB)
    assert at.object("Avatar").damage == 1
    assert (at.life(ANN), at.life(BOB)) == (19, 20)


LURE = (
    "{T}: Choose target creature the active player has controlled continuously since the beginning "
    "of the turn. That creature attacks this turn if able. Destroy it at the beginning of the next "
    "end step if it didn't attack this turn. Activate only during an opponent's turn, before "
    "attackers are declared."
)


def test_602_5b_only_an_opponents_turn_before_attackers_will_do() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Imp", text=LURE))
    at.begin(BOB)
    assert at.why_not(BOB, "activate Imp") is not None
    at.begin(ANN)
    assert at.why_not(BOB, "activate Imp") is None
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.why_not(BOB, "activate Imp") is not None


def test_602_5_abilities_with_the_tap_symbol_cannot_be_activated() -> None:
    druid = creature("Druid", text="{0}: You gain 2 life.\n{T}: Add {G}.\n{T}: You gain 1 life.")
    bestiary = permanent(
        "Bestiary",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities "
        "with {T} in their costs can't be activated.",
    )
    at = table()
    at.battlefield(ANN, druid)
    at.hand(ANN, bestiary, creature("Elf", cost="{G}"))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Elf") is None
    at.act(ANN, "cast Bestiary")
    at.resolve_all()
    assert at.why_not(ANN, "cast Elf") is not None
    at.act(ANN, "activate Druid")
    at.resolve_all()
    assert at.life(ANN) == 22
    assert not at.object("Druid").tapped


def test_602_2_an_ability_knows_how_often_it_was_activated() -> None:
    whelp = creature(
        "Whelp",
        2,
        3,
        "{0}: Whelp gets +1/+0 until end of turn. If this ability has been activated four or more "
        "times this turn, sacrifice Whelp at the beginning of the next end step.",
    )
    at = table()
    at.battlefield(ANN, whelp)
    at.begin(ANN)
    for _ in range(3):
        at.act(ANN, "activate Whelp")
        at.resolve_all()
    at.to_turn(BOB)
    assert at.power_toughness("Whelp") == (2, 3)
    at.to_turn(ANN)
    for _ in range(4):
        at.act(ANN, "activate Whelp")
        at.resolve_all()
    at.to_turn(BOB)
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_602_5b_an_ability_is_activated_no_more_than_twice() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Bats", text="{0}: You gain 1 life. Activate no more than twice each turn."),
    )
    for _ in range(2):
        at.act(ANN, "activate Bats")
    assert at.why_not(ANN, "activate Bats") is not None


def lands(at: Table, player: int, count: int) -> None:
    """Give a player lands that tap for {C}."""
    source = permanent("Source", "Land", "{T}: Add {C}.", cost="")
    at.battlefield(player, *[source] * count)
    ask_again(at)


def test_602_2b_x_of_an_activated_ability_is_announced_and_paid() -> None:
    at = table()
    lands(at, ANN, 3)
    at.battlefield(ANN, permanent("Wand", text="{X}: ~ deals X damage to any target."))
    ask_again(at)
    at.act(ANN, "activate Wand", 3, BOB)
    at.resolve_all()
    assert at.life(BOB) == 17
    assert all(at.game.object(thing).tapped for thing in at.game.zones.battlefield[:3])


@pytest.mark.parametrize("text", ["Saddle 1", "Sacrifice another creature: You gain 1 life."])
def test_602_2a_what_is_said_of_abilities_holds_while_one_is_activated(text: str) -> None:
    at = table()
    at.battlefield(BOB, permanent("Punk", text="Spells and abilities can't be countered."))
    at.battlefield(ANN, text_card("Steed", "Creature — Horse", text, ("2", "2")))
    at.battlefield(ANN, creature("Bear", 2, 2), creature("Ox", 1, 3))
    ask_again(at)
    at.game.answer(at.action(ANN, "activate Steed"))
    made = at.game.zones.stack[-1]
    assert at.game.objects[made].now.cannot & Cannot.BE_COUNTERED
    assert why_stale(at.game) is None

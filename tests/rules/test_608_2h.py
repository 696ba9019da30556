"""What is looked up once, as something resolves. CR 608.2h."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Number
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table


def test_608_2h_all_the_counters_removed_are_counted() -> None:
    at = table()
    text = (
        "{T}, Remove all +1/+1 counters from Hurler: It deals damage to any target equal to the "
        "number of +1/+1 counters removed this way."
    )
    at.battlefield(ANN, creature("Hurler", 1, 1, text))
    at.object("Hurler").add_counters("+1/+1", 3)
    at.act(ANN, "activate Hurler", BOB)
    assert at.object("Hurler").counters.get("+1/+1", 0) == 0
    at.resolve()
    assert at.life(BOB) == 17


def test_608_2h_that_much_is_what_was_removed() -> None:
    at = table()
    text = (
        "{T}, Remove any number of charge counters from Cannon: It deals that much damage to any "
        "target."
    )
    at.battlefield(ANN, permanent("Cannon", text=text))
    at.object("Cannon").add_counters("charge", 4)
    at.act(ANN, "activate Cannon", BOB, Number(3))
    at.resolve()
    assert at.life(BOB) == 17
    assert at.object("Cannon").counters == {"charge": 1}


def test_608_2h_the_controller_of_what_died_is_who_controlled_it_last() -> None:
    text = (
        "Enchant creature\n"
        "When enchanted creature dies, Bond deals damage equal to that creature's toughness to the "
        "creature's controller."
    )
    at = table()
    at.battlefield(BOB, "Wall")
    at.hand(ANN, permanent("Bond", "Enchantment — Aura", text))
    at.begin(ANN)
    at.act(ANN, "cast Bond", "Wall")
    at.resolve()
    cast(at, "Destroy target creature.", "Wall")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 16)


def test_608_2h_only_what_went_to_a_graveyard_is_counted() -> None:
    at = table()
    mountain = permanent("Peak", "Land — Mountain", cost="")
    lasting = permanent("Rock", "Land — Mountain", "Indestructible", cost="")
    at.battlefield(BOB, mountain, lasting, "Giant")
    text = (
        "Destroy two target Mountains. Spell deals damage to each creature and each player equal "
        "to the number of Mountains put into a graveyard this way."
    )
    cast(at, text, ["Peak", "Rock"])
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Peak"]
    assert (at.life(ANN), at.life(BOB)) == (19, 19)
    at = table()
    at.battlefield(BOB, mountain)
    exiling = "If a land would be put into a graveyard from anywhere, exile it instead."
    at.battlefield(ANN, permanent("Void", text=exiling))
    one = text.replace("two target Mountains", "target Mountain")
    cast(at, one, "Peak")
    assert at.names_in(Zone.GRAVEYARD, BOB) == []
    assert (at.life(ANN), at.life(BOB)) == (20, 20)


def test_608_2h_the_difference_is_counted_on_resolution() -> None:
    at = table()
    at.hand(BOB, "Bear", "Giant", "Relic")
    here = len(at.game.players[ANN].hand)
    there = len(at.game.players[BOB].hand)
    cast(
        at,
        "If target opponent has more cards in hand than you, draw cards equal to the difference.",
        "Bob",
    )
    assert here < there
    assert len(at.game.players[ANN].hand) == there


def test_608_2h_counters_are_looked_up_where_they_last_were() -> None:
    at = table()
    text = "Whenever another creature dies, if it had a +1/+1 counter on it, you gain 3 life."
    at.battlefield(ANN, permanent("Shrine", text=text.replace("another", "a")), "Bear", "Giant")
    at.object("Giant").add_counters("+1/+1", 2)
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_608_2h_what_was_equipped_is_known_when_it_has_died() -> None:
    at = table()
    text = "Whenever a creature you control dies, if it was enchanted or equipped, you gain 3 life."
    at.battlefield(ANN, permanent("Forge", text=text), "Bear", "Giant")
    at.battlefield(ANN, permanent("Blade", "Artifact — Equipment", "Equip {0}"))
    at.act(ANN, "activate Blade", "Bear")
    at.resolve()
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 23
    assert at.names_in(Zone.GRAVEYARD, ANN).count("Bear") == 1


PUSH = (
    "Destroy target creature if it has mana value 2 or less.\nRevolt — Destroy that creature if it "
    "has mana value 4 or less instead if a permanent you controlled left the battlefield this turn."
)


@pytest.mark.parametrize(
    ("revolt", "cost", "zone"),
    [
        (ANN, "{4}", Zone.GRAVEYARD),
        (ANN, "{5}", Zone.BATTLEFIELD),
        (BOB, "{4}", Zone.BATTLEFIELD),
        (BOB, "{2}", Zone.GRAVEYARD),
    ],
)
def test_608_2h_a_permanent_you_controlled_left_this_turn(
    revolt: int, cost: str, zone: Zone
) -> None:
    at = table()
    at.battlefield(BOB, creature("Ogre", cost=cost))
    at.battlefield(revolt, "Relic")
    cast(at, "Destroy target artifact.", "Relic")
    at.hand(ANN, text_card("Push", "Instant", PUSH))
    ask_again(at)
    at.act(ANN, "cast Push", "Ogre")
    at.resolve()
    assert at.object("Ogre").zone is zone


def test_608_2h_the_sacrificed_creature_was_a_cost() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.hand(
        ANN,
        text_card(
            "Fling",
            "Instant",
            "As an additional cost to cast this spell, sacrifice a creature.\n"
            "Fling deals damage equal to the sacrificed creature's power to any target.",
        ),
    )
    at.act(ANN, "cast Fling", "Bob", "Giant")
    at.resolve()
    assert at.life(BOB) == 15


def enchanted(text: str, *hosts: str) -> Table:
    """Ann's turn with an Aura of this text on her first host."""
    at = table()
    at.battlefield(ANN, *hosts)
    at.hand(ANN, permanent("Venom", "Enchantment — Aura", "Enchant creature\n" + text))
    at.begin(ANN)
    at.act(ANN, "cast Venom", hosts[0])
    at.resolve_all()
    at.choices.clear()
    return at


def test_608_2h_the_creatures_controller_is_dealt_its_toughness() -> None:
    at = enchanted(
        "When enchanted creature dies, Venom deals damage equal to that creature's toughness to "
        "the creature's controller.",
        "Wall",
    )
    cast(at, "Gain control of target creature.", "Wall", by=BOB)
    cast(at, "Destroy target creature.", "Wall")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 16)


def test_608_2h_what_is_lesser_is_measured_by_what_died() -> None:
    at = table()
    text = (
        "Whenever another creature you control dies, you may return target creature card with "
        "lesser power from your graveyard to your hand."
    )
    at.battlefield(ANN, creature("Mourner", 1, 1, text), "Giant")
    at.graveyard(ANN, "Bear", creature("Titan", 6, 6))
    cast(at, "Destroy target creature.", "Giant")
    at.choose(True)
    at.resolve_all()
    assert "Bear" in at.names_in(Zone.HAND, ANN)
    assert "Titan" in at.names_in(Zone.GRAVEYARD, ANN)


def lands(at: Table, player: int, count: int) -> None:
    """Give a player lands that tap for {C}."""
    source = permanent("Source", "Land", "{T}: Add {C}.", cost="")
    at.battlefield(player, *[source] * count)
    ask_again(at)


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

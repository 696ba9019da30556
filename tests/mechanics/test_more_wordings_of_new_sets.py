"""Wordings of newer sets: each by a position in which it is played."""

from __future__ import annotations

import pytest

from jajna.decision import NO, Kind
from jajna.oracle.compiler import compile_line
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

HOUNDS = (
    "Whenever you cast your first Human creature spell each turn, that creature enters with an "
    "additional +1/+1 counter on it for each Dog and/or Wolf you control."
)


def test_122_6_a_spell_cast_becomes_a_creature_with_a_counter_for_each() -> None:
    at = table(ann=[creature("Torg", 3, 3, HOUNDS, "Creature — Wolf")])
    at.battlefield(ANN, creature("Pup", types="Creature — Dog"))
    at.battlefield(BOB, creature("Cur", types="Creature — Dog"))
    at.hand(ANN, *[creature(name, 1, 1, types="Creature — Human") for name in ("Lad", "Lass")])
    ask_again(at)
    for name, size in (("Lad", (3, 3)), ("Lass", (1, 1))):
        at.act(ANN, f"cast {name}")
        at.resolve_all()
        assert at.power_toughness(name) == size


GATE = text_card("Gate", "Land", "This land enters tapped.\n{T}: Add {W}.", cost="")


def test_614_1d_lands_enter_untapped_though_they_say_tapped() -> None:
    at = table(ann=[permanent("Cave", "Enchantment", "Lands you control enter untapped.")])
    for player, tapped in ((ANN, False), (BOB, True)):
        at.hand(player, GATE)
        at.begin(player)
        at.choose_for(Kind.REPLACEMENT, "Gate")
        at.act(player, "play Gate")
        gates = [one for one in at.game.zones.battlefield if at.name(one) == "Gate"]
        assert at.object(gates[-1]).tapped == tapped


def test_616_1_its_controller_chooses_which_of_both_applies_first() -> None:
    at = table(ann=[permanent("Cave", "Enchantment", "Lands you control enter untapped.")])
    at.hand(ANN, GATE)
    ask_again(at)
    at.choose_for(Kind.REPLACEMENT, "Cave")
    at.act(ANN, "play Gate")
    assert at.object("Gate").tapped


GECKO = "{0}: Until end of turn, ~ becomes the color of your choice and gains hexproof from that "


def test_702_11d_it_becomes_a_color_and_gains_hexproof_from_it() -> None:
    at = table(ann=[creature("Gecko", text=GECKO + "color.")])
    at.choose("red")
    at.act(ANN, "activate Gecko")
    at.resolve_all()
    red, blue = (
        text_card(name, "Instant", "Destroy target creature.", cost=cost)
        for name, cost in (("Fire", "{R}"), ("Wave", "{U}"))
    )
    at.battlefield(BOB, permanent("Hill", "Land", "{T}: Add {R}.", cost=""))
    at.battlefield(BOB, permanent("Lake", "Land", "{T}: Add {U}.", cost=""))
    at.hand(BOB, red, blue)
    assert at.object("Gecko").now.colors == 8
    at.begin(BOB)
    assert at.why_not(BOB, "cast Fire") is not None
    assert at.why_not(BOB, "cast Wave") is None


def test_702_16a_protection_from_the_card_type_of_ones_choice() -> None:
    at = table(ann=["Bear"], bob=["Giant"])
    text = "Target creature gains protection from the card type of your choice until end of turn."
    cast(at, text, "Bear", then=("creature",))
    cast(at, "Destroy target creature.", "Bear", by=ANN)
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)  # an instant is no creature
    at = table(ann=["Bear"], bob=["Giant"])
    cast(at, text, "Bear", then=("instant",))
    at.hand(BOB, spell("Destroy target creature."))
    ask_again(at)
    at.act(BOB, "cast Spell", "Giant")
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear", "Giant"]


def test_608_2h_a_number_of_counters_is_told_before_on_what() -> None:
    text = "When ~ dies, put a number of +1/+1 counters equal to its power on each creature you "
    at = table(ann=[creature("Ram", 3, 1, text + "control named ~."), "Bear"])
    at.battlefield(ANN, creature("Ram", 3, 3, text + "control named ~."))
    cast(at, "Creatures get -1/-1 until end of turn.")
    at.resolve_all()
    assert at.power_toughness("Ram") == (4, 4)
    assert at.power_toughness("Bear") == (1, 1)


def test_120_10_that_excess_damage_is_a_number() -> None:
    text = (
        "~ deals 5 damage to target creature. If excess damage was dealt this way, you gain X life,"
        " where X is that excess damage."
    )
    at = table(bob=["Bear", "Giant"])
    cast(at, text, "Bear")
    assert at.life(ANN) == 23
    cast(at, text, "Giant")
    assert at.life(ANN) == 23


@pytest.mark.parametrize(("card", "life"), [("Bear", 21), ("Relic", 20)])
def test_608_2c_at_least_one_card_of_a_kind_was_exiled_this_way(card: str, life: int) -> None:
    at = table()
    at.graveyard(BOB, card)
    text = "Exile target card from a graveyard. If at least one creature card was exiled this way, "
    cast(at, text + "you gain 1 life.", card)
    assert at.life(ANN) == life


def test_608_2c_life_for_each_of_those_creatures_also_when_they_have_left() -> None:
    text = "Exile up to three target creatures. You gain 2 life for each of those creatures."
    at = table(bob=["Bear", "Giant"])
    cast(at, text, ["Bear", "Giant"])
    assert at.names_in(Zone.BATTLEFIELD) == []
    assert at.life(ANN) == 24


KINCALLER = (
    "When ~ enters, you may reveal a Dinosaur card from your hand. If you do, you gain 3 life. "
    "Otherwise, you lose 1 life."
)


@pytest.mark.parametrize(
    ("kind", "shown", "life"),
    [("Dinosaur", True, 23), ("Dinosaur", False, 19), ("Bear", True, 19)],
)
def test_701_20a_a_card_of_a_kind_is_revealed_or_not(kind: str, shown: bool, life: int) -> None:
    at = table()
    at.hand(ANN, creature("Rex", types=f"Creature — {kind}"), creature("Caller", text=KINCALLER))
    ask_again(at)
    at.act(ANN, "cast Caller")
    at.choose_for(Kind.MAY, shown)
    at.resolve_all()
    assert at.life(ANN) == life


def test_701_20a_each_player_would_choose_in_their_own_hand() -> None:
    text = "Each player may reveal a creature card from their hand. Draw a card."
    assert not compile_line(text, True).meanings


def test_120_10_excess_noncombat_damage_is_waited_for() -> None:
    text = "Whenever a creature an opponent controls is dealt excess noncombat damage, you "
    text += "gain 5 life."
    at = table(ann=[permanent("Forge", "Enchantment", text)], bob=["Bear", "Giant"])
    cast(at, "~ deals 5 damage to target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "~ deals 5 damage to target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 25


@pytest.mark.parametrize(("name", "life"), [("Bear", 21), ("Giant", 20)])
def test_608_2h_who_controlled_it_is_asked_of_it_as_it_was(name: str, life: int) -> None:
    at = table(ann=["Bear"], bob=["Giant"])
    text = "Return target creature to its owner's hand. If you controlled it, you gain 1 life."
    cast(at, text, name)
    assert at.life(ANN) == life


def test_208_1_a_creature_is_judged_by_its_power_and_toughness_together() -> None:
    at = table(ann=["Bear"], bob=["Giant", creature("Rat", 3, 2)])
    at.hand(ANN, spell("Destroy target creature with total power and toughness 5 or less."))
    ask_again(at)
    assert at.why_not(ANN, "cast Spell") is None
    at.game.answer(at.action(ANN, "cast Spell"))
    assert at.asked is not None
    assert [at.describe(one) for one in at.asked.options] == ["Bear", "Rat"]


def test_122_1_up_to_so_many_counters_are_removed() -> None:
    at = table()
    at.put(BOB, Zone.BATTLEFIELD, creature("Ox"), counters={"+1/+1": 3, "stun": 1})
    text = "Remove up to three counters from target permanent."
    cast(at, text, "Ox", then=("stun", "+1/+1", NO))
    assert at.object("Ox").counters == {"+1/+1": 2}


def test_115_1_an_ability_or_a_spell_of_a_kind_is_targeted() -> None:
    tower = permanent("Tower", text="{0}: You gain 1 life.")
    at = table(ann=[tower], hand=[creature("Ox")])
    text = "Counter target activated ability, triggered ability, or noncreature spell."
    at.hand(BOB, spell(text, "Veto"), spell(text, "Denial"))
    ask_again(at)
    at.act(ANN, "cast Ox")
    assert at.why_not(BOB, "cast Veto") is not None
    at.resolve_all()
    at.act(ANN, "activate Tower")
    at.act(BOB, "cast Veto", "Tower")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_305_6_a_land_card_with_a_basic_land_type_is_found() -> None:
    at = table()
    at.library(ANN, "Field", text_card("Grove", "Land — Forest", "", cost=""))
    text = (
        "Search your library for a land card with a basic land type, put it onto the battlefield, "
    )
    cast(at, text + "then shuffle.", then=("Grove",))
    assert at.names_in(Zone.BATTLEFIELD) == ["Grove"]


@pytest.mark.parametrize(("kind", "size"), [("Dinosaur", (3, 3)), ("Bear", (2, 2))])
def test_603_2_either_event_counts_only_while_a_condition_holds(
    kind: str, size: tuple[int, int]
) -> None:
    text = "Whenever ~ attacks or blocks while you control a Dinosaur, ~ gets +1/+1 until end of "
    at = table(
        ann=[creature("Rider", text=text + "turn."), creature("Rex", types=f"Creature — {kind}")]
    )
    at.begin(ANN)
    at.attack("Rider")
    at.resolve_all()
    assert at.power_toughness("Rider") == size


@pytest.mark.parametrize("deed", ["destroy", "exile"])
def test_608_2f_for_each_player_one_chooses_among_what_that_player_controls(deed: str) -> None:
    at = table(ann=["Relic"], bob=[permanent("Orb", text="Hexproof"), permanent("Gem")])
    at.hand(ANN, spell(f"For each player, {deed} up to one artifact that player controls."))
    ask_again(at)
    at.act(ANN, "cast Spell")
    for offered, taken in ((["Relic"], []), (["Orb", "Gem"], ["Orb"])):
        at.to_question(Kind.OBJECTS)
        assert at.asked is not None
        assert [at.describe(one) for one in at.asked.options] == offered
        at.answer(taken)
    assert at.names_in(Zone.BATTLEFIELD) == ["Relic", "Gem"]


def test_608_2d_what_is_destroyed_is_attached_to_that_creature() -> None:
    at = table(bob=["Giant"])
    at.put(BOB, Zone.BATTLEFIELD, permanent("Blade", "Artifact — Equipment", "Equip {1}"))
    at.put(
        BOB,
        Zone.BATTLEFIELD,
        permanent("Helm", "Artifact — Equipment", "Equip {1}"),
        attached_to="Giant",
    )
    text = "~ deals 1 damage to target creature. Destroy up to one Equipment attached to that "
    text += "creature."
    cast(at, text, "Giant", then=("Helm",))
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant", "Blade"]

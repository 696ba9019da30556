"""Copies of permanents: copiable values, entering as a copy, exceptions, tokens. CR 707."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind
from jajna.judge import Table
from jajna.vocab import Color, Keyword, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.table import table

ANY_CREATURE = "You may have this creature enter as a copy of any creature on the battlefield"
CLONE = creature("Clone", 0, 0, f"{ANY_CREATURE}.", "Creature — Shapeshifter", "{3}{U}")
BEAST = creature("Beast", 4, 3, "Trample", "Creature — Beast", "{2}{G}")


def clone(at: Table, card: Card = CLONE, *choices: str | int) -> int:
    """Ann casts a Clone that is free and chooses what it copies; its id on the battlefield."""
    free = text_card(
        card.name,
        "Creature — Shapeshifter",
        TEXTS.get(card.name, f"{ANY_CREATURE}."),
        (card.faces[0].power, card.faces[0].toughness),
        "{0}",
    )
    spell = at.hand(ANN, free)[0]
    at.act(ANN, f"cast {card.name}")
    at.choose(*choices)
    at.resolve()
    return at.game.objects.latest(spell)


TEXTS: dict[str, str] = {
    "Gargantuan": f"{ANY_CREATURE}, except it's 7/7.",
    "Image": f"{ANY_CREATURE}, except it's an Illusion in addition to its other types and it has "
    '"When this creature becomes the target of a spell or ability, sacrifice it."',
    "Ego": f"{ANY_CREATURE}, except it enters with two additional +1/+1 counters on it.",
    "Doppelganger": f"{ANY_CREATURE}, except it doesn't copy that creature's color and it has "
    '"At the beginning of your upkeep, you may have this creature become a copy of target '
    "creature, except it doesn't copy that creature's color and it has this ability.\"",
}


def other(name: str, power: str = "0", toughness: str = "0") -> Card:
    """One of the clones in ``TEXTS``, blue."""
    return text_card(name, "Creature — Shapeshifter", TEXTS[name], (power, toughness), "{3}{U}")


def test_707_9a_what_copies_itself_gains_this_ability_once_each_time() -> None:
    text = "{0}: ~ becomes a copy of target creature, except it has this ability."
    at = table(ann=[creature("Shaper", 2, 2, text)])
    shaper = at.id("Shaper")
    for times in range(1, 6):
        at.act(ANN, "activate Shaper", "Shaper")
        at.resolve()
        assert len(at.game.objects[shaper].now.kit.all) == 1 + times


def test_707_2_a_copy_has_the_printed_values_of_what_it_copies() -> None:
    at = table()
    at.battlefield(BOB, BEAST)
    copy = at.object(clone(at, CLONE, "Beast"))
    assert copy.now.name == "Beast"
    assert (copy.now.power, copy.now.toughness) == (4, 3)
    assert copy.now.subtypes == frozenset({"Beast"})
    assert copy.now.colors == Color.GREEN
    assert copy.has(Keyword.TRAMPLE)
    assert copy.controller == ANN


def test_707_2_counters_and_other_effects_are_not_copied() -> None:
    at = table()
    beast = at.put(BOB, Zone.BATTLEFIELD, BEAST, counters={"+1/+1": 2}, tapped=True)[0]
    cast(at, "Target creature gets +3/+3 until end of turn.", beast)
    copy = clone(at, CLONE, beast)
    assert at.power_toughness(beast) == (9, 8)
    assert at.power_toughness(copy) == (4, 3)
    assert not at.object(copy).tapped


def test_707_2_what_an_object_became_for_a_while_is_not_copied_but_its_ability_is() -> None:
    at = table()
    staff = permanent(
        "Staff",
        "Artifact",
        "{X}: This artifact becomes an X/X Construct artifact creature until end of turn.",
    )
    metamorph = text_card(
        "Metamorph",
        "Artifact Creature",
        "You may have this creature enter as a copy of any artifact or creature on the "
        "battlefield, except it's an artifact in addition to its other types.",
        ("0", "0"),
        "{0}",
    )
    number = at.battlefield(BOB, staff)[0]
    cast(at, "Target artifact becomes a 5/5 artifact creature until end of turn.", number)
    assert at.object(number).is_creature()
    spell = at.hand(ANN, metamorph)[0]
    at.act(ANN, "cast Metamorph")
    at.choose(number)
    at.resolve()
    copy = at.object(at.game.objects.latest(spell))
    assert copy.now.types == Type.ARTIFACT
    assert len(copy.now.kit.activated) == 1


def test_707_2b_changing_the_original_later_changes_no_copy() -> None:
    at = table()
    at.define(BEAST)
    at.battlefield(BOB, "Beast", "Giant")
    copy = clone(at, CLONE, "Beast")
    original = next(one for one in at.game.zones.battlefield if at.object(one).controller == BOB)
    cast(at, "Target creature becomes a copy of another target creature.", original, "Giant")
    assert at.power_toughness(original) == (5, 5)
    assert at.power_toughness(copy) == (4, 3)


def test_707_3_a_copy_of_a_copy_has_its_copiable_values() -> None:
    at = table()
    at.battlefield(BOB, BEAST)
    doppelganger = clone(at, other("Doppelganger"), "Beast")
    assert at.object(doppelganger).now.colors == 0
    at.call("first", doppelganger)
    second = clone(at, CLONE, doppelganger)
    assert at.object(second).now.name == "Beast"
    assert at.object(second).now.colors == 0
    assert len(at.object(second).now.kit.triggered) == 1


def test_707_4_becoming_a_copy_is_no_entering_and_leaves_other_effects() -> None:
    at = table()
    greeter = creature("Greeter", 1, 1, "When this creature enters, you gain 3 life.")
    at.battlefield(ANN, "Bear", greeter)
    cast(at, "Target creature gets +3/+3 until end of turn.", "Bear")
    bear = at.id("Bear")
    cast(
        at,
        "Target creature becomes a copy of another target creature until end of turn.",
        bear,
        "Greeter",
    )
    assert at.object(bear).now.name == "Greeter"
    assert at.power_toughness(bear) == (4, 4)
    assert at.life(ANN) == 20
    at.to_turn(BOB)
    assert at.object(bear).now.name == "Bear"


def test_707_5_abilities_about_entering_are_those_of_what_is_copied() -> None:
    at = table()
    omens = creature(
        "Omens", 0, 4, "This creature enters tapped.\nWhen this creature enters, draw a card."
    )
    at.battlefield(BOB, omens)
    cards = len(at.game.players[ANN].hand)
    copy = clone(at, CLONE, "Omens")
    assert at.object(copy).tapped
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == cards + 1


def test_707_5_without_a_choice_it_enters_as_itself() -> None:
    at = table()
    at.battlefield(BOB, BEAST)
    spell = at.hand(ANN, text_card("Clone", "Creature", f"{ANY_CREATURE}.", ("0", "0"), "{0}"))[0]
    at.act(ANN, "cast Clone")
    at.choose([])
    at.resolve()
    assert at.object(at.game.objects.latest(spell)).zone is Zone.GRAVEYARD  # a 0/0


def test_707_5_a_copy_enters_with_the_counters_its_original_would_by_rule() -> None:
    at = table()
    hydra = creature("Hydra", 0, 0, "This creature enters with three +1/+1 counters on it.")
    at.put(BOB, Zone.BATTLEFIELD, hydra, counters={"+1/+1": 3})
    copy = clone(at, CLONE, "Hydra")
    assert at.power_toughness(copy) == (3, 3)


def test_707_6_choices_made_for_the_original_are_made_anew() -> None:
    at = table()
    automaton = creature(
        "Automaton",
        2,
        2,
        "As this creature enters, choose a creature type.\n"
        "This creature is the chosen type in addition to its other types.",
        "Artifact Creature — Construct",
    )
    spell = at.hand(ANN, automaton)[0]
    at.act(ANN, "cast Automaton")
    at.choose("Goblin")
    at.resolve()
    original = at.game.objects.latest(spell)
    assert "Goblin" in at.object(original).now.subtypes
    copy = clone(at, CLONE, original, "Elf")
    assert "Elf" in at.object(copy).now.subtypes
    assert "Goblin" not in at.object(copy).now.subtypes


def test_707_9a_an_ability_gained_as_it_copies_is_copied_too() -> None:
    at = table()
    at.battlefield(BOB, BEAST)
    image = clone(at, other("Image"), "Beast")
    assert at.object(image).now.subtypes == frozenset({"Beast", "Illusion"})
    second = clone(at, CLONE, image)
    assert at.object(second).now.subtypes == frozenset({"Beast", "Illusion"})
    cast(at, "Tap target creature.", second)
    at.resolve_all()
    assert at.object(at.game.objects.latest(second)).zone is Zone.GRAVEYARD
    assert at.object(image).zone is Zone.BATTLEFIELD


def test_707_9b_a_changed_characteristic_is_copiable() -> None:
    at = table()
    at.battlefield(BOB, BEAST)
    gargantuan = clone(at, other("Gargantuan", "7", "7"), "Beast")
    assert at.power_toughness(gargantuan) == (7, 7)
    second = clone(at, CLONE, gargantuan)
    assert at.power_toughness(second) == (7, 7)


def test_707_9d_what_defines_a_provided_characteristic_is_not_copied() -> None:
    at = table()
    horde = text_card(
        "Horde",
        "Creature",
        "This creature's power and toughness are each equal to the number of creatures on the "
        "battlefield.",
        ("*", "*"),
        "{0}",
    )
    at.battlefield(BOB, horde, "Bear")
    gargantuan = clone(at, other("Gargantuan", "7", "7"), "Horde")
    assert at.power_toughness(gargantuan) == (7, 7)
    assert at.object(gargantuan).now.kit.all == ()
    plain = clone(at, CLONE, at.game.zones.battlefield[0])
    assert at.power_toughness(plain) == (4, 4)


def test_707_9d_types_in_addition_keep_what_defines_types() -> None:
    at = table()
    changeling = creature("Wanderer", 1, 1, "Changeling", "Creature — Shapeshifter")
    at.battlefield(BOB, changeling)
    image = at.object(clone(at, other("Image"), "Wanderer"))
    assert image.has(Keyword.CHANGELING)
    assert "Goblin" in image.now.subtypes


def test_707_9e_an_additional_effect_is_lost_when_another_copy_effect_follows() -> None:
    at = table()
    at.define(BEAST)
    at.battlefield(BOB, "Beast")
    ego = clone(at, other("Ego"), "Beast")
    assert at.power_toughness(ego) == (6, 5)
    first = creature("First", 0, 1, f"{ANY_CREATURE}.")
    unmoved = at.battlefield(BOB, first)[0]
    beast = next(one for one in at.game.zones.battlefield if at.object(one).controller == BOB)
    again = clone(at, other("Ego"), unmoved, beast)
    assert at.object(again).now.name == "Beast"
    assert at.power_toughness(again) == (4, 3)


def test_707_9f_an_exception_for_creatures_looks_at_the_copy_without_it() -> None:
    at = table()
    moritte = text_card(
        "Moritte",
        "Legendary Creature — Shapeshifter",
        "Changeling\n"
        "You may have this creature enter as a copy of a permanent you control, except it's "
        "legendary and snow in addition to its other types and, if it's a creature, it enters "
        "with two additional +1/+1 counters on it and has changeling.",
        ("0", "0"),
        "{0}",
    )
    field = at.battlefield(ANN, "Field", BEAST)[0]
    cast(at, "Target land becomes a 3/3 creature until end of turn. It's still a land.", field)
    number = at.hand(ANN, moritte)[0]
    at.act(ANN, "cast Moritte")
    at.choose(field)
    at.resolve()
    copy = at.object(at.game.objects.latest(number))
    assert copy.now.types == Type.LAND
    assert copy.counters == {}
    assert not copy.has(Keyword.CHANGELING)
    number = at.hand(ANN, moritte)[0]
    at.act(ANN, "cast Moritte")
    at.choose("Beast")
    at.resolve()
    copy = at.object(at.game.objects.latest(number))
    assert copy.counters == {"+1/+1": 2}
    assert copy.has(Keyword.CHANGELING)


def test_707_2_a_token_copy_has_the_copiable_values_and_exceptions() -> None:
    at = table()
    at.battlefield(ANN, BEAST)
    cast(
        at,
        "Create a token that's a copy of target creature you control, except it has haste.",
        "Beast",
    )
    token = at.object(next(one for one in at.game.zones.battlefield if at.object(one).token))
    assert (token.now.name, token.now.power) == ("Beast", 4)
    assert token.has(Keyword.HASTE)
    assert token.has(Keyword.TRAMPLE)


def test_707_2_a_copy_of_what_has_left_copies_how_it_last_was() -> None:
    at = table()
    at.battlefield(ANN, BEAST)
    cast(
        at,
        "Sacrifice a creature. Create two tokens that are copies of the sacrificed creature.",
    )
    tokens = [at.object(one) for one in at.game.zones.battlefield if at.object(one).token]
    assert [token.now.name for token in tokens] == ["Beast", "Beast"]


def test_608_2h_what_was_a_copy_is_copied_as_it_last_was_on_the_battlefield() -> None:
    at = table()
    at.battlefield(BOB, BEAST)
    clone(at, CLONE, "Beast")
    cast(at, "Sacrifice a creature. Create a token that's a copy of the sacrificed creature.")
    (token,) = [at.object(one) for one in at.game.zones.battlefield if at.object(one).token]
    assert token.now.name == "Beast"
    assert at.names_in(Zone.GRAVEYARD, ANN)[-1:] != ["Beast"]


def test_602_5c_an_ability_copied_again_can_be_activated_again() -> None:
    at = table()
    smith = creature("Smith", 1, 1, "{0}: You gain 1 life. Activate only once each turn.")
    at.battlefield(ANN, "Bear", smith)
    bear = at.id("Bear")
    for life in (21, 22):
        cast(at, "Target creature becomes a copy of another target creature.", bear, "Smith")
        at.act(ANN, f"activate {bear}")
        at.resolve()
        assert at.life(ANN) == life


def test_707_4_the_last_copy_effect_wins_and_ends_by_itself() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant", BEAST)
    bear = at.id("Bear")
    text = "Target creature becomes a copy of another target creature until end of turn."
    cast(at, text, bear, "Giant")
    cast(at, text, bear, "Beast")
    assert at.object(bear).now.name == "Beast"
    at.to_turn(BOB)
    assert at.object(bear).now.name == "Bear"


def test_613_2a_layer_1_comes_before_control_and_the_rest() -> None:
    at = table()
    lord = creature("Lord", 2, 2, "Other Beast creatures get +1/+1.")
    at.battlefield(ANN, lord, "Bear", BEAST)
    bear = at.id("Bear")
    cast(at, "Target creature gets +0/+1 until end of turn.", bear)
    cast(at, "Target creature becomes a copy of another target creature.", bear, "Beast")
    assert at.power_toughness(bear) == (5, 5)


def test_613_7a_an_ability_that_came_with_a_copy_has_the_later_timestamp() -> None:
    at = table()
    small = permanent("Small", "Enchantment", "Creatures have base power and toughness 1/1.")
    large = permanent("Large", "Enchantment", "Creatures have base power and toughness 6/6.")
    at.battlefield(ANN, small, large, "Giant")
    assert at.power_toughness("Giant") == (6, 6)
    number = at.id("Small")
    third = permanent("Third", "Enchantment")
    at.battlefield(ANN, third)
    third_id = at.id("Third")
    cast(at, "Target enchantment becomes a copy of another target enchantment.", third_id, number)
    assert at.power_toughness("Giant") == (1, 1)


def test_707_5_no_one_is_asked_when_nothing_can_be_copied() -> None:
    at = table()
    spell = at.hand(ANN, text_card("Clone", "Creature", f"{ANY_CREATURE}.", ("0", "1"), "{0}"))[0]
    at.act(ANN, "cast Clone")
    at.resolve()
    assert at.asked is not None and at.asked.kind is Kind.PRIORITY
    assert at.object(at.game.objects.latest(spell)).now.name == "Clone"


def test_707_10c_a_spell_copied_on_a_condition_may_have_new_targets() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Wall", "Giant")
    text = (
        "When you cast this spell, copy it if you control a creature. You may choose new targets "
        "for the copy.\nDestroy target creature."
    )
    at.hand(ANN, text_card("Doom", "Instant", text, cost="{0}"))
    at.act(ANN, "cast Doom", "Giant")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]
    at.battlefield(ANN, creature("Imp"))
    at.hand(ANN, text_card("Doom", "Instant", text, cost="{0}"))
    at.act(ANN, "cast Doom", "Bear")
    at.choose("Wall")
    at.resolve_all()
    assert sorted(at.names_in(Zone.GRAVEYARD, BOB)) == ["Bear", "Giant", "Wall"]


def test_707_10_an_activated_ability_is_copied() -> None:
    at = table()
    text = (
        "Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, "
        "copy that ability. You may choose new targets for the copy."
    )
    at.battlefield(ANN, permanent("Rings", text=text))
    at.battlefield(ANN, *[permanent("Source", "Land", "{T}: Add {C}.", cost="")] * 2)
    at.battlefield(ANN, permanent("Wand", text="{0}: ~ deals 1 damage to any target."))
    at.act(ANN, "activate Wand", BOB)
    at.choose(True, BOB)
    at.resolve_all()
    assert at.life(BOB) == 18


def test_707_5_it_may_enter_tapped_as_a_copy() -> None:
    text = "You may have this land enter tapped as a copy of any land on the battlefield."
    mirror = permanent("Mirror", "Land", text, cost="")
    at = table(ann=["Field"], hand=[mirror])
    at.act(ANN, "play Mirror", ["Field"])
    copy = at.game.zones.battlefield[-1]
    assert (at.name(copy), at.object(copy).tapped) == ("Field", True)
    at = table(ann=["Field"], hand=[mirror])
    at.act(ANN, "play Mirror", [])
    alone = at.game.zones.battlefield[-1]
    assert (at.name(alone), at.object(alone).tapped) == ("Mirror", False)

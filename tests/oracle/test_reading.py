"""Texts that are read, and what they mean."""

from __future__ import annotations

import pytest

from jajna.ir.abilities import Ability, Activated, Keyworded, SpellAbility, Static, Triggered
from jajna.ir.amounts import CountOf, Number, PerEach, Plus, X
from jajna.ir.base import Node, walk
from jajna.ir.composites import Clause, ForEach, Modes, Sequence
from jajna.ir.conditions.logic import Did
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor, WithAnyKeyword, WithKeyword
from jajna.ir.filters.states import Tapped
from jajna.ir.refs import (
    IMPLIED,
    YOU,
    Attached,
    Bound,
    EventObject,
    EventPlayer,
    It,
    Same,
    Target,
    That,
    TheOne,
    This,
)
from jajna.text.english.printer import ENGLISH
from jajna.vocab import Color, Keyword, Type, Zone
from tests.oracle.faces import compiled

CREATURE = OfType(Type.CREATURE)


def abilities_of(text: str, types: str = "Creature") -> tuple[Ability, ...]:
    """The abilities of a face with this text, which must compile."""
    found = compiled(text, types)
    assert found.face is not None, found.blockers
    return found.face.abilities


def one(text: str, types: str = "Creature") -> Ability:
    """The only ability of a face with this text."""
    abilities = abilities_of(text, types)
    assert len(abilities) == 1
    return abilities[0]


def effect_of(text: str) -> Node:
    """The instruction of an instant with this text."""
    ability = one(text, "Instant")
    assert isinstance(ability, SpellAbility)
    return ability.effect


def nodes(text: str, kind: type[Node], types: str = "Creature") -> list[Node]:
    """All nodes of a kind in the abilities of a face."""
    return [
        node for ability in abilities_of(text, types) for node in walk(ability)
        if isinstance(node, kind)
    ]  # fmt: skip


SPELLS = (
    "Destroy target creature.",
    "Destroy target nonartifact, nonblack creature.",
    "Destroy target artifact, enchantment, or land.",
    "Destroy target creature with flying.",
    "Destroy all creatures.",
    "Draw three cards.",
    "You draw three cards and you lose 3 life.",
    "Target player draws two cards and loses 2 life.",
    "Draw a card for each creature you control.",
    "Target creature gets +3/+3 until end of turn.",
    "Target creature gets +X/+X until end of turn, where X is the number of Forests you control.",
    "Up to two target creatures each get +1/+1 until end of turn.",
    "Put a +1/+1 counter on each of up to two target creatures.",
    "Counter target spell unless its controller pays {3}.",
    "Counter target activated ability.",
    "Tap up to two target creatures.",
    "You may draw a card.",
    "Choose one —\n• You gain 3 life.\n• Draw a card.",
    "Choose one or both —\n• Destroy target artifact.\n• Destroy target enchantment.",
    "Return target creature card from your graveyard to your hand.",
    "Test Card deals 3 damage to any target.",
    "Test Card deals 2 damage to each creature and each player.",
    "Test Card deals 4 damage to target creature or planeswalker.",
    "Each opponent loses 2 life and you gain 2 life.",
    "Create two 1/1 white Soldier creature tokens.",
    "If you control a Swamp, draw a card.",
    "Draw a card if you control two or more artifacts.",
    "Choose target creature. Untap it.",
    "Destroy target permanent that's red or green.",
    "Destroy target creature if it's an Elf.",
)


@pytest.mark.parametrize("text", SPELLS)
def test_a_spell_is_read_and_prints_back(text: str) -> None:
    assert compiled(text, "Sorcery").face is not None


PERMANENTS = (
    "Flying",
    "Flying, first strike",
    "When ~ enters, draw a card.",
    "Whenever ~ attacks, you may tap target creature.",
    "Whenever another creature you control dies, you gain 1 life.",
    "Whenever ~ or another Elf enters under your control, you gain 1 life.",
    "At the beginning of your upkeep, if you control no creatures, sacrifice ~.",
    "At the beginning of your upkeep, you may pay {1}. If you do, draw a card.",
    "{T}: Add {G}.",
    "{T}: Add {R} or {G}.",
    "{T}: Add one mana of any color.",
    "{2}{R}, {T}, Sacrifice ~: ~ deals 2 damage to any target.",
    "{1}: ~ gets +1/+0 until end of turn. Activate only once each turn.",
    "{1}: Draw a card. Activate only as a sorcery.",
    "Other Goblins get +1/+1 and have haste.",
    "Enchanted creature gets +2/+2 and has flying.",
    "Creatures you control have vigilance.",
    "~ gets +1/+1 for each artifact you control.",
    "As long as you control an artifact, ~ has flying.",
    "~ has flying as long as it's your turn.",
    "~ can't block.",
    "~'s power and toughness are each equal to the number of lands you control.",
    "You control enchanted creature.",
    'Enchanted creature has "{T}: Draw a card."',
    "Landfall — Whenever a land enters under your control, you gain 1 life.",
    "At the beginning of combat on your turn, you may have ~ deal 1 damage to any target.",
    "{T}: Add {G}{G}. Spend this mana only to cast creature spells.",
    "{T}: Add one mana of any color. Spend this mana only to cast a creature spell.",
    "When ~ enters, if you cast it from your hand, draw a card.",
    "When ~ enters, if {R} was spent to cast it, draw a card.",
    "~ gets +1/+0 as long as seven or more cards are in your graveyard.",
    "As long as an opponent controls a Swamp, ~ can't be blocked.",
)


@pytest.mark.parametrize("text", PERMANENTS)
def test_a_line_of_a_permanent_is_read_and_prints_back(text: str) -> None:
    assert compiled(text.replace("~", "Test Card"), "Enchantment Creature").face is not None


def test_both_wordings_mean_the_same() -> None:
    old = compiled("When Test Card enters the battlefield, you gain 2 life.")
    new = compiled("When this creature enters, you gain 2 life.")

    assert old.face is not None
    assert old == new


def test_reminder_text_says_nothing() -> None:
    assert abilities_of("Flying (It can't be blocked by the rest.)") == abilities_of("Flying")


def test_keywords_keep_their_lines() -> None:
    together = abilities_of("Flying, haste")
    apart = abilities_of("Flying\nHaste")

    assert [node.bit for node in together if isinstance(node, Keyworded)] == [
        Keyword.FLYING,
        Keyword.HASTE,
    ]
    assert together != apart
    assert ENGLISH.lines(apart) == ["Flying", "Haste"]


def test_a_noun_phrase_keeps_the_order_of_its_words() -> None:
    found = nodes("When ~ enters, destroy another target nonblack creature you control.", Target)

    parts = (Other(), Not(OfColor(Color.BLACK)), CREATURE, Controlled(YOU))
    assert found == [Target(All(parts))]


def test_flying_is_said_of_creatures_only() -> None:
    found = nodes("Destroy target artifact or creature with flying.", Target, "Instant")

    flying = All((CREATURE, WithKeyword(Keyword.FLYING)))
    assert found == [Target(Either((OfType(Type.ARTIFACT), flying)))]


def test_an_adjective_is_not_of_a_noun_that_says_the_same_again() -> None:
    found = nodes("Destroy target tapped creature or artifact creature.", Target, "Instant")

    tapped = All((Tapped(), CREATURE))
    assert found == [Target(Either((tapped, All((OfType(Type.ARTIFACT), CREATURE)))))]


def test_targets_are_numbered_through_a_spell() -> None:
    text = "Tap target creature. Untap target land.\nDestroy target artifact."

    assert [node.slot for node in nodes(text, Target, "Sorcery") if isinstance(node, Target)] == [
        0,
        1,
        2,
    ]


def test_targets_of_modes_have_slots_of_their_own() -> None:
    text = "Choose one —\n• Destroy target artifact.\n• Destroy target enchantment."

    assert [node.slot for node in nodes(text, Target, "Sorcery") if isinstance(node, Target)] == [
        0,
        1,
    ]


def test_each_activated_ability_numbers_its_own_targets() -> None:
    text = "{T}: Tap target creature.\n{1}: Untap target creature."

    assert [node.slot for node in nodes(text, Target) if isinstance(node, Target)] == [0, 0]


def test_603_4_an_intervening_if_is_the_condition_of_the_trigger() -> None:
    ability = one("When ~ enters, if you control a Swamp, draw a card.".replace("~", "Test Card"))

    assert isinstance(ability, Triggered)
    assert ability.condition is not None


def test_a_choice_and_what_follows_if_you_do() -> None:
    effect = effect_of("You may discard a card. If you do, draw a card.")

    assert isinstance(effect, Sequence)
    first, second = effect.effects
    assert isinstance(first, Clause)
    assert first.may == YOU
    assert isinstance(second, Clause)
    assert second.condition == Did()


def test_118_12_a_payment_is_part_of_the_clause_it_pays_for() -> None:
    ability = one("Whenever Test Card attacks, you may pay {2}. If you do, draw a card.")

    assert isinstance(ability, Triggered)
    assert isinstance(ability.effect, Clause)
    assert ability.effect.may == YOU
    assert len(ability.effect.costs) == 1


def test_you_may_takes_in_the_rest_of_the_sentence() -> None:
    effect = effect_of("You may draw a card and gain 1 life.")

    assert isinstance(effect, Clause)
    assert isinstance(effect.effect, Sequence)


def test_for_each_multiplies_the_number() -> None:
    found = nodes("Draw a card for each creature you control.", PerEach, "Sorcery")

    assert found == [PerEach(Number(1), CountOf(All((CREATURE, Controlled(YOU)))))]


def test_x_means_what_the_sentence_says() -> None:
    found = nodes("You gain X life, where X is the number of creatures.", X, "Sorcery")

    assert found == [X(CountOf(CREATURE))]


def test_a_static_ability_describes_what_it_affects() -> None:
    lord = one("Other creatures you control get +1/+1.")
    aura = one("Enchanted creature gets +1/+1.", "Enchantment")

    assert isinstance(lord, Static)
    assert lord.affects == All((Other(), CREATURE, Controlled(YOU)))
    assert isinstance(aura, Static)
    assert aura.affects == Is(Attached(CREATURE))


@pytest.mark.parametrize(
    ("second", "abilities"),
    [
        ("all creatures able to block it do so", 1),
        ("creatures you control have vigilance", 2),
    ],
)
def test_604_1_what_one_ability_can_say_isn_t_two_with_one_condition(
    second: str, abilities: int
) -> None:
    text = f"As long as enchanted creature is green, it gets +1/+1 and {second}."
    assert len(abilities_of(f"Enchant creature\n{text}", "Enchantment")) == 1 + abilities


def test_604_3_a_defined_power_works_everywhere() -> None:
    ability = one("Test Card's power is equal to the number of lands you control.")

    assert isinstance(ability, Static)
    assert ability.defining


def test_113_6m_an_ability_that_is_given_says_nothing_of_where_the_giver_works() -> None:
    ability = one("{2}: Target creature gains persist until end of turn.")

    assert isinstance(ability, Activated)
    assert ability.zones == 1 << Zone.BATTLEFIELD


def test_113_6m_an_ability_that_moves_its_card_works_where_the_card_is() -> None:
    ability = one("{2}: Return Test Card from your graveyard to your hand.")

    assert isinstance(ability, Activated)
    assert ability.zones == 1 << Zone.GRAVEYARD


def test_modes_carry_their_numbers() -> None:
    effect = effect_of("Choose one or both —\n• You gain 3 life.\n• Draw a card.")

    assert isinstance(effect, Modes)
    assert (effect.minimum, effect.maximum, len(effect.modes)) == (1, 2, 2)


def test_for_each_before_the_clause_repeats_it() -> None:
    assert isinstance(effect_of("For each creature you control, draw a card."), ForEach)


# -- pronouns ------------------------------------------------------------------------------------


def test_it_is_the_target_named_last() -> None:
    found = nodes("Untap target creature. It gets +1/+1 until end of turn.", It, "Instant")

    assert found == [It(Target(CREATURE))]


def test_it_is_the_source_when_nothing_else_was_named() -> None:
    assert nodes("When Test Card enters, it deals 1 damage to any target.", It) == [It(This())]


def test_that_creature_is_what_the_event_was_about() -> None:
    found = nodes("Whenever another creature enters, tap that creature.", That)

    assert found == [That(CREATURE, EventObject())]


def test_that_player_is_the_player_of_the_event() -> None:
    text = "Whenever Test Card deals combat damage to a player, that player discards a card."

    assert [node.of for node in nodes(text, That) if isinstance(node, That)] == [EventPlayer()]


def test_a_clause_without_subject_has_that_of_the_clause_before() -> None:
    found = nodes("Target opponent draws a card and loses 2 life.", Same, "Sorcery")

    assert [type(node.of) for node in found if isinstance(node, Same)] == [Target]


def test_who_may_is_who_does() -> None:
    found = nodes("Target player may draw a card.", Same, "Sorcery")

    assert [node.bare for node in found if isinstance(node, Same)] == [True]
    assert IMPLIED not in nodes("Target player may draw a card.", type(YOU), "Sorcery")


def test_it_after_a_token_was_made_is_the_token() -> None:
    text = "Create a 1/1 red Goblin creature token. It gains haste until end of turn."

    assert nodes(text, It, "Sorcery") == [It(Bound("created"))]


def test_the_sacrificed_creature_is_that_of_the_cost() -> None:
    text = (
        "{1}, Sacrifice a creature: Test Card deals damage equal to the sacrificed creature's "
        "power to any target."
    )

    assert nodes(text, TheOne) == [TheOne("sacrificed", CREATURE)]


@pytest.mark.parametrize(
    ("amount", "left", "right"),
    [
        ("one plus the number of creatures you control", "Number", "CountOf"),
        ("the number of creatures you control plus one", "CountOf", "Number"),
        ("the number of creatures you control plus 1", "CountOf", "Number"),
    ],
)
def test_107_1_a_sum_is_read_as_it_is_spelled(amount: str, left: str, right: str) -> None:
    text = f"Draw X cards, where X is {amount}."
    (ability,) = abilities_of(text, "Sorcery")
    (found,) = [node for node in walk(ability) if isinstance(node, Plus)]
    assert (type(found.left).__name__, type(found.right).__name__) == (left, right)
    assert ENGLISH.lines((ability,)) == [text]


def test_107_1_a_difference_is_not_spelled_with_a_number_in_letters() -> None:
    text = "Draw X cards, where X is one minus the number of creatures you control."
    assert compiled(text, "Sorcery").face is None


@pytest.mark.parametrize(
    "names", ["swampwalk or islandwalk", "islandwalk or flying", "flashback or disturb"]
)
def test_702_1_two_keyword_abilities_are_named_in_one_way(names: str) -> None:
    (ability,) = abilities_of(f"Destroy all creatures with {names}.", "Sorcery")
    (found,) = [node for node in walk(ability) if isinstance(node, WithAnyKeyword)]
    assert f"{found.first} or {found.last}" == names

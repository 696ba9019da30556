"""Copies of spells and abilities, storm and its like, other targets. CR 707.10, 115.7, 608.3f."""

from __future__ import annotations

import pytest

from jajna.decision import Decision, Kind, Several, Thing
from jajna.errors import IllegalAnswerError
from jajna.events.stack import Copied, SpellCast
from jajna.judge import ANN, BOB, Table
from jajna.vocab import Color, Zone
from tests.mechanics.bench import BEAR, GIANT, RELIC, WALL, creature, permanent, text_card
from tests.table import table

TWINCAST = text_card(
    "Twincast",
    "Instant",
    "Copy target instant or sorcery spell. You may choose new targets for the copy.",
)
FORK = text_card(
    "Fork",
    "Instant",
    "Copy target instant or sorcery spell, except that the copy is red. You may choose new targets "
    "for the copy.",
)
BOLT = text_card("Bolt", "Instant", "Bolt deals 3 damage to any target.", cost="{0}")
CHARM = text_card(
    "Azorius Charm",
    "Instant",
    "Choose one —\n"
    "• Creatures you control gain lifelink until end of turn.\n"
    "• Draw a card.\n"
    "• Put target attacking or blocking creature on top of its owner's library.",
)
FIREBALL = text_card(
    "Blaze",
    "Sorcery",
    "Blaze deals X damage to any target.",
    cost="{X}",
)
SPREAD = text_card(
    "Spread",
    "Instant",
    "Spread deals 4 damage divided as you choose among one or two target creatures.",
)
FLING = text_card(
    "Fling",
    "Instant",
    "As an additional cost to cast this spell, sacrifice a creature.\n"
    "Fling deals damage equal to the sacrificed creature's power to any target.",
)
KICKED = text_card("Burst", "Instant", "Kicker {1}\nYou gain 1 life. If this spell was kicked, "
    "you gain 10 life.")  # fmt: skip
GROW = text_card("Grow", "Instant", "Target creature gets +1/+1 until end of turn.")
DOUBLE = text_card("Mitosis", "Instant", "Copy target creature spell you control.")
CANCEL = text_card("Cancel", "Instant", "Counter target spell.")
BOUNCE = text_card("Unsay", "Instant", "Return target spell to its owner's hand.")
SWERVE = text_card("Swerve", "Instant", "Change the target of target spell with a single target.")
BEND = text_card(
    "Bolt Bend", "Instant", "Change the target of target spell or ability with a single target."
)
SWAT = text_card("Swat", "Instant", "You may choose new targets for target spell or ability.")
ZADA = creature(
    "Zada",
    3,
    3,
    "Whenever you cast an instant or sorcery spell that targets only Zada, copy that spell for "
    "each other creature you control that the spell could target. Each copy targets a different "
    "one of those creatures.",
)
MIRRORWING = creature(
    "Mirrorwing Dragon",
    4,
    5,
    "Whenever a player casts an instant or sorcery spell that targets only Mirrorwing Dragon, that "
    "player copies that spell for each other creature they control that the spell could target. "
    "Each copy targets a different one of those creatures.",
)
IVY = creature(
    "Ivy",
    2,
    2,
    "Whenever a player casts a spell that targets only a single creature other than Ivy, you may "
    "copy that spell. The copy targets Ivy.",
)
MAGE = creature(
    "Dualcaster Mage",
    2,
    2,
    "When Dualcaster Mage enters, copy target instant or sorcery spell. You may choose new targets "
    "for the copy.",
)
SKITE = creature(
    "Spellskite", 0, 4, "{0}: Change a target of target spell or ability to Spellskite."
)
RESONATOR = permanent(
    "Resonator",
    "Artifact",
    "{0}: Copy target triggered ability you control. You may choose new targets for the copy.",
)
PINGER = creature("Pinger", 1, 1, "{T}: Pinger deals 1 damage to any target.")
HERALD = creature("Herald", 1, 1, "When Herald enters, Herald deals 2 damage to any target.")
PROWESS = creature(
    "Archmage", 1, 1, "Whenever you cast or copy an instant or sorcery spell, you gain 1 life."
)
CASTER = creature(
    "Student", 1, 1, "Whenever you cast an instant or sorcery spell, you gain 1 life."
)
GRAPESHOT = text_card("Grapeshot", "Sorcery", "Grapeshot deals 1 damage to any target.\nStorm")
SPREE = text_card("Spree", "Sorcery", "Replicate {R}\nDestroy target artifact.")
TRAIL = text_card("Trail", "Sorcery", "Trail deals 3 damage to any target.\nConspire", cost="{R}")
DISMEMBER = text_card("Cut", "Instant", "Casualty 2\nYou gain 3 life.")

CARDS = (
    TWINCAST, FORK, BOLT, CHARM, FIREBALL, SPREAD, FLING, KICKED, GROW, DOUBLE, CANCEL, BOUNCE,
    SWERVE, BEND, SWAT, ZADA, MIRRORWING, IVY, MAGE, SKITE, RESONATOR, PINGER, HERALD, PROWESS,
    CASTER, GRAPESHOT, SPREE, TRAIL, DISMEMBER, BEAR, GIANT, RELIC, WALL,
)  # fmt: skip


def holding(*hand: str, players: int = 2) -> Table:
    """Ann's main phase with these cards in her hand."""
    return table(players, known=CARDS, hand=hand)


def top(at: Table) -> int:
    """The top object of the stack."""
    return at.game.zones.stack[-1]


def question(at: Table) -> Decision:
    """The present question."""
    assert at.asked is not None
    return at.asked


def copies(at: Table) -> int:
    """How many copies were put onto the stack."""
    return sum(isinstance(event, Copied) for event in at.game.history.log)


def test_707_10_a_copy_has_the_targets_of_the_original() -> None:
    at = holding("Bolt", "Twincast")
    at.act(ANN, "cast Bolt", "Bob")
    at.act(ANN, "cast Twincast")
    at.resolve()
    assert at.names_in(Zone.STACK) == ["Bolt", "Bolt"]
    at.resolve_all()
    assert at.life(BOB) == 14


def test_707_10c_new_targets_may_be_chosen_before_the_copy_is_put_onto_the_stack() -> None:
    at = holding("Bolt", "Twincast")
    bear = at.battlefield(BOB, "Bear")[0]
    at.act(ANN, "cast Bolt", "Bob")
    at.act(ANN, "cast Twincast")
    at.to_question(Kind.TARGETS)
    assert at.names_in(Zone.STACK) == ["Bolt", "Twincast"]
    assert question(at).rule == "115.7d"
    at.answer(bear)
    at.resolve_all()
    assert at.life(BOB) == 17
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_707_10c_a_target_may_stay_though_it_is_illegal_by_now() -> None:
    at = holding("Grow", "Twincast")
    bear, _ = at.battlefield(ANN, "Bear", "Giant")
    at.act(ANN, "cast Grow", bear)
    at.act(ANN, "cast Twincast")
    at.hand(BOB, "Bolt")
    at.act(BOB, "cast Bolt", bear)
    at.resolve()
    at.to_question(Kind.TARGETS)
    assert question(at).options[0] == Thing(bear)
    at.answer(bear)
    at.resolve_all()
    assert at.power_toughness("Giant") == (5, 5)


def test_707_10_a_copy_is_not_cast() -> None:
    at = holding("Bolt", "Twincast")
    at.battlefield(ANN, "Student", "Archmage")
    at.act(ANN, "cast Bolt", "Bob")
    at.resolve()  # Archmage
    at.resolve()  # Student
    at.act(ANN, "cast Twincast")
    at.resolve_all()
    assert sum(isinstance(event, SpellCast) for event in at.game.history.log) == 2
    assert copies(at) == 1
    assert at.life(ANN) == 25


def test_707_10_its_controller_and_owner_is_who_copied_it() -> None:
    at = holding("Bolt")
    at.hand(BOB, "Twincast")
    at.act(ANN, "cast Bolt", "Bob")
    at.act(BOB, "cast Twincast")
    at.choose("Ann")
    at.resolve()
    copy = at.object(top(at))
    assert (copy.controller, copy.owner) == (BOB, BOB)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (17, 17)


def test_700_2g_a_copy_of_a_modal_spell_has_its_modes() -> None:
    at = holding("Azorius Charm", "Twincast")
    at.act(ANN, "cast Azorius Charm", [1])
    at.act(ANN, "cast Twincast")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Blank", "Blank"]


def test_707_10_a_copy_has_the_announced_x() -> None:
    at = holding("Blaze", "Twincast")
    at.battlefield(ANN, "Mountain", "Mountain", "Mountain", "Mountain")
    at.act(ANN, "cast Blaze", 4, "Bob")
    at.act(ANN, "cast Twincast")
    at.resolve_all()
    assert at.life(BOB) == 12


def test_707_2_whether_it_was_kicked_is_copied() -> None:
    at = holding("Burst", "Twincast")
    at.battlefield(ANN, "Mountain")
    at.act(ANN, "cast Burst", True)
    at.act(ANN, "cast Twincast")
    at.resolve_all()
    assert at.life(ANN) == 42


def test_707_10_objects_used_to_pay_are_those_of_the_original() -> None:
    at = holding("Fling", "Twincast")
    at.battlefield(ANN, "Giant")
    at.act(ANN, "cast Fling", "Bob")
    at.act(ANN, "cast Twincast")
    at.resolve_all()
    assert at.life(BOB) == 10


def test_115_7f_the_division_stays_with_new_targets() -> None:
    at = holding("Spread", "Twincast")
    bear, giant, wall = at.battlefield(BOB, "Bear", "Giant", "Wall")
    at.act(ANN, "cast Spread", [bear, giant], [3, 1])
    at.act(ANN, "cast Twincast")
    at.to_question(Kind.TARGETS)
    at.answer([wall, giant])
    at.resolve()
    assert (at.object(wall).damage, at.object(giant).damage) == (3, 1)


def test_707_10_mana_that_was_spent_is_not_copied() -> None:
    at = holding("Trail", "Twincast")
    at.battlefield(ANN, "Mountain")
    at.act(ANN, "cast Trail", "Bob")
    at.act(ANN, "cast Twincast")
    at.resolve()
    item = at.object(top(at)).item
    assert item is not None
    assert item.mana_spent == []


def test_707_10_fork_s_copy_is_red() -> None:
    at = holding("Azorius Charm", "Fork")
    at.act(ANN, "cast Azorius Charm", [1])
    at.act(ANN, "cast Fork")
    at.resolve()
    assert at.object(top(at)).now.colors == Color.RED
    assert at.object(at.game.zones.stack[0]).now.colors == 0


def test_704_5e_a_countered_copy_is_nowhere_else() -> None:
    at = holding("Bolt", "Twincast")
    at.hand(BOB, "Cancel")
    at.act(ANN, "cast Bolt", "Bob")
    at.act(ANN, "cast Twincast")
    at.resolve()
    at.act(BOB, "cast Cancel", top(at))
    at.resolve()
    assert at.names_in(Zone.STACK) == ["Bolt"]
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Twincast"]


def test_707_10a_a_copy_returned_to_a_hand_ceases_to_exist() -> None:
    at = holding("Bolt", "Twincast")
    at.hand(BOB, "Unsay")
    at.act(ANN, "cast Bolt", "Bob")
    at.act(ANN, "cast Twincast")
    at.resolve()
    at.act(BOB, "cast Unsay", top(at))
    at.resolve()
    assert at.names_in(Zone.HAND, ANN) == []


def test_707_10_a_copy_can_be_copied() -> None:
    at = holding("Bolt", "Twincast", "Fork")
    at.act(ANN, "cast Bolt", "Bob")
    at.act(ANN, "cast Twincast")
    at.resolve()
    at.act(ANN, "cast Fork", top(at))
    at.resolve_all()
    assert at.life(BOB) == 11


def test_707_10f_a_copy_of_a_creature_spell_becomes_a_token() -> None:
    at = holding("Bear", "Mitosis")
    at.act(ANN, "cast Bear")
    at.act(ANN, "cast Mitosis")
    at.resolve()
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]
    token = at.object("Bear")
    assert token.token
    assert at.power_toughness("Bear") == (2, 2)
    at.resolve()
    assert [at.object(one).token for one in at.game.zones.battlefield] == [True, False]


def test_608_3f_that_token_is_not_created() -> None:
    at = holding("Bear", "Mitosis")
    at.battlefield(
        ANN,
        permanent("Parade", "Enchantment", "Whenever a creature enters, you gain 1 life."),
    )
    at.act(ANN, "cast Bear")
    at.act(ANN, "cast Mitosis")
    at.resolve_all()
    assert at.life(ANN) == 22
    assert "TokenCreated" not in {type(event).__name__ for event in at.game.history.log}


def test_707_10_copying_as_a_creature_enters() -> None:
    at = holding("Bolt")
    at.define(text_card("Quick", "Instant", "Put target creature card from your hand onto the "
        "battlefield."))  # fmt: skip
    mage = creature("Flash Mage", 2, 2, "Flash\nWhen Flash Mage enters, copy target instant or "
        "sorcery spell. You may choose new targets for the copy.")  # fmt: skip
    at.define(mage)
    at.hand(ANN, "Flash Mage")
    at.act(ANN, "cast Bolt", "Bob")
    at.act(ANN, "cast Flash Mage")
    at.resolve_all()
    assert at.life(BOB) == 14


def test_707_10b_a_copy_of_an_ability_has_the_same_source() -> None:
    at = holding("Herald")
    at.battlefield(ANN, "Resonator")
    at.act(ANN, "cast Herald")
    at.choose("Bob")
    at.resolve()
    ability = top(at)
    at.act(ANN, "activate Resonator")
    at.resolve()
    copy = at.object(top(at)).item
    original = at.object(ability).item
    assert copy is not None
    assert original is not None
    assert (copy.ctx.source, copy.is_spell) == (original.ctx.source, False)
    at.resolve_all()
    assert at.life(BOB) == 16


def test_707_10d_a_copy_for_each_other_creature_that_could_be_targeted() -> None:
    at = holding("Grow")
    zada, *_ = at.battlefield(ANN, "Zada", "Bear", "Giant")
    at.battlefield(BOB, "Wall")
    shrouded = creature("Shrouded", 1, 1, "Shroud")
    at.define(shrouded)
    at.battlefield(ANN, "Shrouded")
    at.act(ANN, "cast Grow", zada)
    at.resolve_all()
    assert copies(at) == 2
    assert at.power_toughness("Zada") == (4, 4)
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Giant") == (6, 6)
    assert at.power_toughness("Wall") == (0, 4)
    assert at.power_toughness("Shrouded") == (1, 1)


def test_707_10d_their_controller_chooses_the_order() -> None:
    at = holding("Grow")
    zada, bear, giant = at.battlefield(ANN, "Zada", "Bear", "Giant")
    at.act(ANN, "cast Grow", zada)
    at.to_question(Kind.ORDER)
    assert question(at).rule == "707.10d"
    at.answer([giant, bear])
    at.resolve()
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Giant") == (5, 5)


def test_115_9c_a_spell_with_other_targets_too_is_not_copied() -> None:
    at = holding()
    at.define(text_card("Pair", "Instant", "Up to two target creatures each get +1/+1 until end of "
        "turn."))  # fmt: skip
    zada, bear = at.battlefield(ANN, "Zada", "Bear")
    at.hand(ANN, "Pair", "Pair")
    at.act(ANN, "cast Pair", [zada, bear])
    assert len(at.game.zones.stack) == 1
    at.resolve()
    at.act(ANN, "cast Pair", [zada])
    assert len(at.game.zones.stack) == 2


def test_707_10d_the_player_who_cast_it_copies_it() -> None:
    at = holding()
    dragon = at.battlefield(ANN, "Mirrorwing Dragon", "Giant")[0]
    at.battlefield(BOB, "Bear", "Wall")
    at.hand(BOB, "Grow")
    at.act(BOB, "cast Grow", dragon)
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Wall") == (1, 5)
    assert at.power_toughness("Giant") == (5, 5)


def test_707_10e_the_copy_has_the_target_that_is_specified() -> None:
    at = holding("Grow")
    ivy, bear = at.battlefield(ANN, "Ivy", "Bear")
    at.act(ANN, "cast Grow", bear)
    at.choose(True)
    at.resolve()
    item = at.object(top(at)).item
    assert item is not None
    assert item.ctx.targets == [[ivy]]
    at.resolve_all()
    assert at.power_toughness("Ivy") == (3, 3)


def test_707_10e_without_a_legal_target_there_is_no_copy() -> None:
    at = holding()
    at.define(text_card("Dread", "Instant", "Destroy target artifact creature."))
    at.define(creature("Golem", types="Artifact Creature"))
    at.battlefield(ANN, "Ivy", "Golem")
    at.hand(ANN, "Dread")
    at.act(ANN, "cast Dread")
    at.choose(True)
    at.resolve()
    assert copies(at) == 0


def test_702_40a_storm_copies_for_each_spell_cast_before_it_this_turn() -> None:
    at = holding("Bolt", "Grapeshot")
    at.hand(BOB, "Bolt")
    at.act(ANN, "cast Bolt", "Bob")
    at.act(BOB, "cast Bolt", "Bob")
    at.resolve_all()
    at.act(ANN, "cast Grapeshot", "Bob")
    assert len(at.game.zones.stack) == 2
    at.resolve()
    assert at.names_in(Zone.STACK) == ["Grapeshot"] * 3
    at.resolve_all()
    assert at.life(BOB) == 11


def test_702_40a_the_spell_itself_and_later_ones_do_not_count() -> None:
    at = holding("Grapeshot")
    at.hand(BOB, "Bolt", "Cancel")
    at.act(ANN, "cast Grapeshot", "Bob")
    at.act(BOB, "cast Bolt", "Ann")
    at.resolve_all()
    assert copies(at) == 0


def test_702_40a_storm_triggers_though_the_spell_is_countered() -> None:
    at = holding("Bolt", "Grapeshot")
    at.hand(BOB, "Cancel")
    at.act(ANN, "cast Bolt", "Bob")
    at.resolve()
    at.act(ANN, "cast Grapeshot", "Bob")
    at.act(BOB, "cast Cancel")
    at.resolve()
    at.resolve_all()
    assert at.life(BOB) == 16


def test_702_56a_replicate_is_paid_any_number_of_times() -> None:
    at = holding("Spree")
    at.battlefield(ANN, "Mountain", "Mountain")
    one, two, three, four = at.battlefield(BOB, "Relic", "Relic", "Relic", "Relic")
    at.game.answer(at.action(ANN, "cast Spree"))
    assert (question(at).kind, question(at).maximum) == (Kind.ADDITIONAL_COST, 2)
    at.answer(2)
    at.answer(one)
    at.choose(two, three)
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Relic"] * 3
    assert at.game.objects.exists(four)


def test_702_56a_unpaid_there_is_no_copy() -> None:
    at = holding("Spree")
    at.battlefield(ANN, "Mountain")
    at.battlefield(BOB, "Relic")
    at.act(ANN, "cast Spree", 0)
    assert len(at.game.zones.stack) == 1


def test_702_78a_conspire_taps_two_creatures_of_a_color() -> None:
    at = holding("Trail")
    at.define(creature("Imp", cost="{R}"))
    at.battlefield(ANN, "Mountain", "Imp", "Imp")
    at.battlefield(ANN, "Imp", tapped=True)
    at.act(ANN, "cast Trail", True, "Bob")
    at.resolve_all()
    assert at.life(BOB) == 14
    assert all(at.object(one).tapped for one in at.game.zones.battlefield)


def test_702_78a_not_creatures_of_other_colors() -> None:
    at = holding("Trail")
    at.battlefield(ANN, "Mountain", "Bear", "Bear")
    at.game.answer(at.action(ANN, "cast Trail"))
    assert question(at).kind is Kind.TARGETS


def test_702_153a_casualty_asks_for_enough_power() -> None:
    at = holding("Cut")
    at.battlefield(ANN, "Pinger")
    at.act(ANN, "cast Cut")
    assert len(at.game.zones.stack) == 1
    at.resolve()
    at.hand(ANN, "Cut")
    at.battlefield(ANN, "Bear")
    at.act(ANN, "cast Cut", True)
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Cut", "Bear", "Cut"]
    assert at.life(ANN) == 29


def test_115_7a_a_target_is_changed_only_to_another_legal_one() -> None:
    at = holding("Swerve")
    at.battlefield(ANN, "Bear")
    at.hand(BOB, "Bolt")
    at.act(BOB, "cast Bolt", "Ann")
    at.act(ANN, "cast Swerve")
    at.to_question(Kind.TARGETS)
    assert Thing(ANN) not in question(at).options
    at.answer("Bob")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 17)


def test_115_7a_without_another_legal_target_it_stays() -> None:
    at = holding("Swerve")
    bear = at.battlefield(ANN, "Bear")[0]
    at.hand(BOB, "Grow")
    at.act(BOB, "cast Grow", bear)
    at.act(ANN, "cast Swerve")
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)


def test_115_9a_only_a_spell_with_a_single_target() -> None:
    at = holding("Swerve")
    at.battlefield(ANN, "Bear", "Giant")
    at.hand(BOB, "Spread")
    at.act(BOB, "cast Spread", ["Bear", "Giant"], [2, 2])
    reason = at.why_not(ANN, "cast Swerve")
    assert reason is not None
    assert reason.rule == "601.2c"


def test_115_7_the_target_of_an_ability_is_changed() -> None:
    at = holding("Bolt Bend")
    at.battlefield(BOB, "Pinger")
    at.act(BOB, "activate Pinger", "Ann")
    at.act(ANN, "cast Bolt Bend")
    at.choose("Bob")
    at.resolve_all()
    assert at.life(BOB) == 19


def test_115_7b_one_target_is_changed_to_what_is_said() -> None:
    at = holding()
    bear, skite, giant = at.battlefield(ANN, "Bear", "Spellskite", "Giant")
    at.hand(BOB, "Spread")
    at.act(BOB, "cast Spread", [bear, giant], [2, 2])
    at.act(ANN, "activate Spellskite")
    at.to_question(Kind.TARGETS)
    with pytest.raises(IllegalAnswerError):
        at.game.answer(Several((Thing(skite), Thing(skite))))
    at.answer([skite, giant])
    at.resolve_all()
    assert (at.object(skite).damage, at.object(bear).damage) == (2, 0)


def test_115_7b_not_to_an_illegal_target() -> None:
    at = holding()
    at.battlefield(ANN, "Spellskite")
    at.define(text_card("Zap", "Instant", "Zap deals 3 damage to target player."))
    at.hand(BOB, "Zap")
    at.act(BOB, "cast Zap", "Ann")
    at.act(ANN, "activate Spellskite")
    at.resolve_all()
    assert at.life(ANN) == 17


def test_115_7d_any_number_of_targets_may_stay() -> None:
    at = holding("Swat")
    bear, giant, wall = at.battlefield(ANN, "Bear", "Giant", "Wall")
    at.hand(BOB, "Spread")
    at.act(BOB, "cast Spread", [bear, giant], [3, 1])
    at.act(ANN, "cast Swat")
    at.choose(True, [wall, giant])
    at.resolve_all()
    assert (at.object(wall).damage, at.object(giant).damage) == (3, 1)
    assert at.object(bear).damage == 0


def test_700_2f_changing_targets_changes_no_mode() -> None:
    at = holding("Swat")
    at.define(
        text_card(
            "Command",
            "Instant",
            "Choose one —\n• Destroy target artifact.\n• Destroy target creature.",
        )
    )
    relic, other = at.battlefield(ANN, "Relic", "Relic")
    at.battlefield(ANN, "Bear")
    at.hand(BOB, "Command")
    at.act(BOB, "cast Command", [0], relic)
    at.act(ANN, "cast Swat")
    at.choose(True)
    at.to_question(Kind.TARGETS)
    assert question(at).options == [Thing(relic), Thing(other)]


def test_603_2e_a_new_target_becomes_the_target() -> None:
    at = holding("Swerve")
    at.battlefield(
        BOB, creature("Proud", 2, 2, "When Proud becomes the target of a spell, sacrifice it.")
    )
    at.hand(BOB, "Bolt")
    at.act(BOB, "cast Bolt", "Ann")
    at.act(ANN, "cast Swerve")
    at.choose("Proud")
    at.resolve()
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Proud"]


def test_707_10_a_game_forked_while_a_copy_is_made_goes_on_alike() -> None:
    at = holding("Bolt", "Twincast")
    at.act(ANN, "cast Bolt", "Bob")
    at.act(ANN, "cast Twincast")
    at.to_question(Kind.TARGETS)
    fork = at.game.fork()
    assert fork.digest() == at.game.digest()
    for game in (fork, at.game):
        game.answer(Thing(ANN))
    assert fork.digest() == at.game.digest()


def test_707_10c_a_copy_has_as_many_targets_as_were_chosen() -> None:
    at = table(
        known=CARDS,
        ann=["Bear", "Giant"],
        hand=["Twincast", text_card("Doze", "Instant", "Tap up to two target creatures.")],
    )
    at.act(ANN, "cast Doze", ["Bear"])
    at.act(ANN, "cast Twincast")
    at.choose("Giant")
    at.resolve_all()
    assert [at.object(name).tapped for name in ("Bear", "Giant")] == [True, True]
    assert not at.choices

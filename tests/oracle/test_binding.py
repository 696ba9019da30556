"""What pronouns, "other" and "may" are read to mean, and what that does."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.ir.abilities import SpellAbility
from jajna.ir.amounts import Number
from jajna.ir.base import Duration, Node, walk
from jajna.ir.composites import Clause, Later, Sequence
from jajna.ir.conditions.logic import Unless
from jajna.ir.conditions.turns import HappenedThisTurn
from jajna.ir.filters.identity import Other
from jajna.ir.patterns import AtATime
from jajna.ir.players import ControllerOf
from jajna.ir.refs import Bound, EventObject, It, Target, That, This, ThisSpell, You
from jajna.kernel.state.targets import Announcement
from jajna.mechanics.choices.chosen_things import SomeOf
from jajna.mechanics.lasting.delayed_triggers import DoLater, DoWhen
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.oracle.binder import Binder, UnboundError
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, text_card
from tests.oracle.faces import compiled
from tests.table import table


def nodes(text: str, kind: type[Node], types: str = "Instant") -> list[Node]:
    """All nodes of a kind in the abilities of a face with this text."""
    found = compiled(text, types)
    assert found.face is not None, found.blockers
    return [
        node for ability in found.face.abilities for node in walk(ability) if isinstance(node, kind)
    ]


def test_it_is_no_creature_within_an_ability_that_is_given() -> None:
    text = "Target creature gets +1/+3 and gains flying until end of turn. Untap it."
    (it,) = nodes(text, It)
    assert isinstance(it, It)
    assert isinstance(it.of, Target)


def test_what_is_given_flying_can_be_spoken_of() -> None:
    position = table()
    bear = position.battlefield(BOB, "Bear", tapped=True)[0]
    cast(position, "Target creature gets +1/+3 and gains flying until end of turn. Untap it.")
    assert not position.object(bear).tapped


def test_a_given_ability_numbers_its_targets_by_itself() -> None:
    text = (
        "Tap target land. Until end of turn, target creature gains "
        '"{T}: ~ deals 1 damage to target creature."'
    )
    slots = [node.slot for node in nodes(text, Target) if isinstance(node, Target)]
    assert slots == [0, 1, 0]


def test_another_target_is_not_the_target_before() -> None:
    position = table()
    position.battlefield(BOB, "Bear", "Wall", "Giant")
    with pytest.raises(IllegalAnswerError):
        cast(position, "Target creature fights another target creature.", "Bear", "Bear")


def test_each_other_creature_leaves_out_the_target() -> None:
    position = table()
    position.battlefield(ANN, "Giant")
    position.battlefield(BOB, "Bear")
    text = "Target creature you control deals damage equal to its power to each other creature."
    cast(position, text, "Giant")
    assert position.object("Giant").damage == 0
    assert position.names_in(position.object("Giant").zone) == ["Giant"]


def test_other_after_a_target_player_is_other_than_the_source() -> None:
    text = "When ~ enters, target opponent gains control of all other permanents you control."
    (other,) = nodes(text, Other, "Creature")
    assert other == Other()


def test_a_mode_knows_no_targets_of_other_modes() -> None:
    text = (
        "When ~ enters, choose one —\n"
        "• Destroy target artifact.\n"
        "• Tap another target creature you control."
    )
    others = [node for node in nodes(text, Other, "Creature") if isinstance(node, Other)]
    assert [other.since == other.before for other in others] == [True]


def test_a_spell_is_no_other_creature() -> None:
    text = "Creatures you control get +1/+0 until end of turn for each other attacking creature."
    assert compiled(text, "Instant").face is None


def test_that_player_is_the_opponent_who_controls_the_target() -> None:
    text = (
        "When ~ enters, target creature an opponent controls deals damage equal to its power to "
        "that player."
    )
    those = [node for node in nodes(text, That, "Creature") if isinstance(node, That)]
    assert [isinstance(one.of, ControllerOf) for one in those] == [True]


def test_the_controller_of_the_target_gets_the_damage() -> None:
    position = table()
    position.battlefield(BOB, "Giant")
    text = (
        "When Tyrant enters, target creature an opponent controls deals damage equal to its power "
        "to that player."
    )
    position.hand(ANN, creature("Tyrant", text=text))
    cast(position, "You gain 1 life.")
    position.act(ANN, "cast Tyrant")
    position.resolve_all()
    assert (position.life(ANN), position.life(BOB)) == (21, 15)


def test_that_player_means_nobody_where_only_you_have_been_named() -> None:
    assert compiled("When ~ leaves the battlefield, that player gains 3 life.").face is None


def test_it_after_this_spell_was_kicked_is_the_spell() -> None:
    text = (
        "Return target creature to its owner's hand. If this spell was kicked, it deals 2 damage "
        "to another target creature."
    )
    (it,) = nodes(text, It)
    assert it == It(ThisSpell())


def test_two_offers_in_one_sentence_hang_on_nothing_but_themselves() -> None:
    text = "You may tap target creature, then you may untap another target creature."
    (sequence,) = nodes(text, Sequence)
    assert isinstance(sequence, Sequence)
    assert all(isinstance(one, Clause) for one in sequence.effects)


def test_the_second_offer_is_made_to_who_declined_the_first() -> None:
    position = table()
    bear = position.battlefield(BOB, "Bear")[0]
    wall = position.battlefield(BOB, "Wall", tapped=True)[0]
    text = "You may tap target creature, then you may untap another target creature."
    cast(position, text, "Bear", then=(False, True))
    assert not position.object(bear).tapped
    assert not position.object(wall).tapped


def test_that_card_is_the_trigger_s_card_and_not_the_named_source() -> None:
    text = (
        "Whenever a creature is put into your graveyard from the battlefield, you may sacrifice "
        "this enchantment. If you do, return that card to the battlefield."
    )
    (card,) = nodes(text, That, "Enchantment")
    assert isinstance(card, That)
    assert isinstance(card.of, EventObject)


def test_what_a_creature_blocks_is_not_the_creature_that_blocks_it() -> None:
    text = (
        "Put a +1/+1 counter on target creature you control."
        " Another target creature blocks it this turn if able."
    )
    (it,) = nodes(text, It)
    assert isinstance(it, It)
    assert isinstance(it.of, Target)
    assert it.of.slot == 0


def test_what_the_source_deals_damage_to_is_not_the_source() -> None:
    text = "Whenever a creature enters, ~ deals 2 damage to it."
    (it,) = nodes(text, It, "Enchantment")
    assert isinstance(it, It)
    assert isinstance(it.of, EventObject)


def test_it_is_not_what_the_same_instruction_has_named() -> None:
    text = "When this artifact enters, create a 1/1 white Soldier creature token, then attach "
    (it,) = nodes(text + "this artifact to it.", It, "Artifact")
    assert isinstance(it, It)
    assert it.of == Bound("created")


def test_its_power_may_be_that_of_what_the_same_instruction_has_named() -> None:
    text = "When this creature dies, it deals damage equal to its power to target creature."
    assert all(one.of == This() for one in nodes(text, It, "Creature") if isinstance(one, It))


def test_107_3c_a_target_within_what_x_is_is_one_however_often_x_is_said() -> None:
    text = (
        "You draw X cards and you lose X life,"
        " where X is the number of creature cards in target player's graveyard."
    )
    targets = nodes(text, Target)
    assert [one.slot for one in targets if isinstance(one, Target)] == [0, 0]


def test_611_2a_a_duration_said_once_is_that_of_each_change() -> None:
    first = (
        "Until end of turn, target creature gets +3/+3 and other creatures you control get +1/+1."
    )
    last = "Red creatures get +2/+0 and white creatures get +0/+2 until end of turn."
    for text in (first, last):
        ends = [node.duration for node in nodes(text, Change) if isinstance(node, Change)]
        assert ends == [Duration.END_OF_TURN, Duration.END_OF_TURN]


def test_107_3i_an_x_is_what_the_sentence_before_said() -> None:
    position = table()
    position.battlefield(ANN, "Bear", "Wall")
    text = "~ deals X damage to target player, where X is the number of creatures you control. "
    cast(position, text + "You gain X life.", BOB)
    assert (position.life(ANN), position.life(BOB)) == (22, 18)


def test_608_2c_that_many_are_all_that_were_sacrificed() -> None:
    position = table()
    position.battlefield(ANN, "Bear", "Wall")
    text = "Sacrifice all creatures you control, then create that many 4/4 red Hellion "
    cast(position, text + "creature tokens.")
    assert position.names_in(Zone.BATTLEFIELD) == ["Hellion Token", "Hellion Token"]


def test_603_12_what_cannot_be_left_undone_was_done() -> None:
    position = table()
    cast(position, "You gain 1 life. When you do, you gain 2 life.")
    position.resolve()
    assert position.life(ANN) == 23


def test_702_33g_a_target_that_is_asked_for_its_kicker_is_a_target() -> None:
    found = compiled("Counter target spell if it was kicked.", "Instant")
    assert found.face is not None
    (ability,) = found.face.abilities
    assert isinstance(ability, SpellAbility)
    assert [target.slot for target in Announcement((ability.effect,)).targets] == [0]


def test_118_12a_only_a_player_can_pay() -> None:
    text = (
        "Target player draws three cards. Then that player discards two cards unless they discard "
        "a land card."
    )
    (clause,) = [node for node in nodes(text, Clause, "Sorcery") if isinstance(node, Clause)]
    assert isinstance(clause.payer, It)
    assert isinstance(clause.payer.of, Target)


def test_608_2c_what_was_chosen_as_a_target_is_that_one() -> None:
    text = (
        "Choose target artifact you control. Each other artifact you control becomes a copy of "
        "that artifact until end of turn."
    )
    (that,) = nodes(text, That)
    assert isinstance(that, That)
    assert isinstance(that.of, Target)


def test_702_95b_nothing_is_paired_where_nothing_says_so() -> None:
    text = "Each of those creatures gains flying until end of turn."
    assert compiled(text, "Instant").face is None


def test_608_2c_only_a_player_follows_an_instruction() -> None:
    text = (
        "Target opponent reveals their hand. You choose a nonland card from it. Exile that card. "
        "If an instant card or a card with flash is exiled this way, they lose 1 life. "
        "Otherwise, you lose 1 life."
    )
    for lost in nodes(text, LoseLife, "Sorcery"):
        assert isinstance(lost, LoseLife)
        of = lost.who.of if isinstance(lost.who, It) else lost.who
        assert isinstance(of, (Target, You)), of


def test_608_2c_some_are_taken_of_things_and_not_of_players() -> None:
    text = (
        "Look at the top five cards of your library. If you control more creatures than each other "
        "player, put two of those cards into your hand. Otherwise, put one of them into your hand. "
        "Then put the rest on the bottom of your library in any order."
    )
    for some in nodes(text, SomeOf, "Sorcery"):
        assert isinstance(some, SomeOf) and isinstance(some.among, (It, That))
        assert some.among.of == Bound("looked at")


@pytest.mark.parametrize("time", ["during an opponent's turn", "while you control an artifact"])
def test_603_2_an_event_at_a_time_is_read_after_any_pattern(time: str) -> None:
    assert nodes(f"Whenever you draw a card {time}, you gain 1 life.", AtATime, "Enchantment")


def test_608_2c_what_is_done_later_asks_for_its_condition_then() -> None:
    text = (
        "Create a 1/1 white Bird creature token. At the beginning of the next end step, exile it "
        "unless you gained life this turn."
    )
    found = compiled(text, "Sorcery")
    assert found.face is not None, found.blockers
    (later,) = nodes(text, DoLater, "Sorcery")
    assert isinstance(later, DoLater)
    assert isinstance(later.effect, Clause)
    assert isinstance(later.effect.condition, Unless)


def test_608_2c_a_condition_isnt_asked_before_what_is_done_later() -> None:
    unless = Unless(HappenedThisTurn("life gained"))
    later = DoLater(Later.END, DrawCards(Number(1)))
    early = Clause(later, condition=unless, late=True)
    with pytest.raises(UnboundError, match="asks for its condition then"):
        Binder().bind(early)
    Binder().bind(DoLater(Later.END, Clause(DrawCards(Number(1)), condition=unless, late=True)))
    Binder().bind(Clause(DrawCards(Number(1)), condition=unless, late=True))


def test_608_2c_each_of_several_has_its_own_power() -> None:
    text = (
        "Choose any number of target creatures. Each of those creatures deals damage equal to its "
        "power to you."
    )
    its = [node for node in nodes(text, It) if isinstance(node, It) and not node.plural]
    assert [type(it.of) for it in its] == [Target]


def test_608_2c_each_of_several_deals_damage_by_its_own_power() -> None:
    position = table()
    position.battlefield(BOB, creature("Two", 2), creature("Three", 3))
    text = (
        "Choose two target creatures. Each of those creatures deals damage equal to its power to "
        "you."
    )
    cast(position, text, "Two", "Three")
    assert position.life(ANN) == 15


def test_608_2c_cards_in_their_hand_are_in_the_hand_of_a_player() -> None:
    position = table()
    white = text_card("Knight", "Creature", "", ("2", "2"), "{W}")
    position.hand(BOB, white, white, creature("Rock"))
    text = (
        "Target player reveals their hand. ~ deals damage to that player equal to the number of "
        "white cards in their hand."
    )
    cast(position, text, "Bob")
    assert position.life(BOB) == 18


def test_608_2c_a_later_paragraph_speaks_of_what_it_names_itself_before_all_else() -> None:
    text = (
        "Return target creature card from your graveyard to the battlefield.\n"
        "You may put a creature card from your hand onto the battlefield. That creature gains "
        "haste until end of turn."
    )
    (change,) = nodes(text, Change)
    assert isinstance(change, Change)
    assert isinstance(change.what, That)
    assert change.what.of == Bound("put onto the battlefield")


def test_608_2c_a_later_paragraph_of_a_permanent_speaks_of_nothing_before_it() -> None:
    text = "When Test Card enters, tap target creature.\nThat creature gets -1/-1."
    assert compiled(text, "Creature").face is None


def test_608_2c_an_amount_is_told_of_a_target_that_is_named_after_it() -> None:
    text = "Put X +1/+1 counters on target creature, where X is that creature's power."
    said = [one for one in nodes(text, That) if isinstance(one, That)]
    assert said
    assert all(isinstance(one.of, Target) for one in said)


def test_608_2c_other_creatures_are_not_those_of_the_instruction_before() -> None:
    text = "Zombies you control get +2/+1 until end of turn. Destroy all other creatures."
    (other,) = nodes(text, Other)
    assert isinstance(other, Other)
    assert other.than is not None


def test_603_7_what_is_said_of_an_event_waited_for_is_done_with_it() -> None:
    at = table(ann=["Bear"])
    text = (
        "Whenever a creature you control attacks alone this turn, put a +1/+1 counter on it. It "
        "gains lifelink until end of turn."
    )
    cast(at, text)
    at.attack("Bear")
    at.to(Step.END)
    assert (at.life(ANN), at.life(BOB)) == (23, 17)


def test_603_7_only_what_was_named_before_is_spoken_of_beside_what_is_waited_for() -> None:
    text = (
        "Choose target creature. When that creature dies this turn, you gain 3 life. That creature "
        "gains flying until end of turn."
    )
    (waited,) = nodes(text, DoWhen)
    assert isinstance(waited, DoWhen) and isinstance(waited.effect, GainLife)


def test_603_7_whether_something_was_done_later_is_not_asked_at_once() -> None:
    text = "When Test Card attacks, sacrifice it at end of combat."
    assert compiled(text, "Creature").face is not None
    assert compiled(f"{text} If you do, draw a card.", "Creature").face is None

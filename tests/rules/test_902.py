"""Vanguard. CR 902, 313."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import NO, YES, Kind, Several
from jajna.era import find
from jajna.errors import IllegalAnswerError, VariantError
from jajna.judge import ANN, BOB, Table
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.oracle import compile_face
from jajna.oracle.source import FaceData
from jajna.variant import DUEL, VANGUARD
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import creature, permanent
from tests.rules.cards import CARDS
from tests.table import table

HILL = CARDS["Mountain"]


def vanguard(text: str, hand: str = "+0", life: str = "+0", name: str = "Sage") -> Card:
    """A vanguard card of this text, compiled."""
    data = FaceData(
        name, name, "", "Vanguard", (), ("Vanguard",), (), text, "", "", "", "", "", "",
        "vanguard", "", (), hand, life,
    )  # fmt: skip
    compiled = compile_face(data)
    assert compiled.face is not None, compiled.blockers
    return Card(name, (compiled.face,), "vanguard")


PLAIN = vanguard("")
STRONG = vanguard("Creatures you control get +1/+0.", "+2", "-3", "Strong")
WEAK = vanguard("You have no maximum hand size.", "-1", "+12", "Weak")
ARCHER = vanguard("{3}: Archer deals 1 damage to any target.", name="Archer")
HEALER = vanguard("Whenever a creature you control dies, draw a card.", name="Healer")
BEAR = creature("Bear", 2, 2)


def begun(*cards: Card, players: int = 2, era: str = "current", deck: int = 40) -> Game:
    """A game at its first question, with these vanguards."""
    own = [[one] for one in cards]
    return new_game(
        [[HILL] * deck] * players, first=ANN, variant=VANGUARD, supplementary=own, era=find(era)
    )


def playing(*cards: Card, era: str = "current") -> Table:
    """A table at which players have these vanguards, in Ann's first main phase."""
    at = table(variant=None, known=[BEAR], step=None, era=find(era))
    for seat, card in enumerate(cards):
        at.put(seat, Zone.COMMAND, card)
        at.game.players[seat].usual_hand += int(card.faces[0].hand_modifier)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    return at


def keep(game: Game) -> None:
    """All players keep their hands."""
    while game.decision is not None and game.decision.kind is Kind.MULLIGAN:
        game.answer(NO)


# -- the cards -------------------------------------------------------------------------------------


def test_902_1_a_vanguard_card_has_abilities_and_modifiers() -> None:
    assert STRONG.faces[0].types == Type.VANGUARD
    assert (STRONG.faces[0].hand_modifier, STRONG.faces[0].life_modifier) == ("+2", "-3")


def test_902_2_two_players_or_more_play() -> None:
    assert VANGUARD.allows(2)
    assert VANGUARD.allows(5)
    assert len(begun(PLAIN, STRONG, WEAK, players=3).zones.command) == 3


def test_902_3_each_player_needs_one_vanguard_card() -> None:
    with pytest.raises(VariantError, match=r"902\.3"):
        begun(PLAIN)
    with pytest.raises(VariantError, match=r"902\.3"):
        new_game([[HILL] * 9] * 2, variant=VANGUARD, supplementary=[[PLAIN, WEAK], [STRONG]])


def test_902_3_nobody_has_one_in_other_games() -> None:
    with pytest.raises(VariantError, match="isn't a card with which"):
        new_game([[HILL] * 9] * 2, variant=DUEL, supplementary=[[PLAIN], [PLAIN]])


def test_902_3_other_cards_are_not_put_there() -> None:
    with pytest.raises(VariantError, match="isn't a card with which"):
        begun(HILL, PLAIN)


def test_902_3_the_cards_begin_face_up_in_the_command_zone() -> None:
    game = begun(PLAIN, STRONG)
    for seat in (ANN, BOB):
        seen = [(one.name, one.known, one.controller) for one in game.view(seat).command]
        assert seen == [("Sage", True, ANN), ("Strong", True, BOB)]


def test_902_3_and_313_2_a_vanguard_card_is_never_cast() -> None:
    at = playing(PLAIN, PLAIN)
    at.put(ANN, Zone.HAND, STRONG)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert at.game.definitions.of(STRONG).castable == ()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Strong")


# -- life and hands --------------------------------------------------------------------------------


def test_902_4_the_life_modifier_changes_the_starting_life_total() -> None:
    # The example of the rule: -3 gives 17.
    game = begun(STRONG, WEAK)
    assert [player.life for player in game.players] == [17, 32]
    assert [player.starting_life for player in game.players] == [17, 32]


def test_902_5_the_hand_modifier_changes_the_starting_hand_size() -> None:
    game = begun(STRONG, WEAK)
    assert [len(player.hand) for player in game.players] == [9, 6]


def test_902_5a_a_mulligan_is_for_a_new_hand_of_the_same_size() -> None:
    # The example of the rule: three mulligans for +2 give nine cards, of which three go back.
    game = begun(STRONG, PLAIN)
    for fewer in (1, 2, 3):
        game.answer(YES)
        game.answer(NO) if fewer == 1 else None
        question = game.decision
        assert question is not None
        assert question.kind is Kind.BOTTOM
        assert len(game.players[ANN].hand) == 9
        assert (question.minimum, question.maximum) == (fewer, fewer)
        game.answer(Several(tuple(question.options[:fewer])))
    keep(game)
    assert len(game.players[ANN].hand) == 6


def test_902_5a_the_first_mulligan_of_several_players_is_free() -> None:
    game = begun(STRONG, PLAIN, PLAIN, players=3)
    game.answer(YES)
    keep(game)
    assert len(game.players[ANN].hand) == 9 + 1  # with the card of the first turn


def test_902_5a_by_older_rules_a_mulligan_costs_a_card() -> None:
    game = begun(STRONG, PLAIN, era="2016-08")
    game.answer(YES)
    game.answer(NO)
    assert len(game.players[ANN].hand) == 8
    game.answer(NO)
    question = game.decision
    assert question is not None
    assert question.rule == "2016-08-26 103.4"  # a look at the top card


def test_902_5b_the_maximum_hand_size_is_modified() -> None:
    # The example of the rule: -1 gives six.
    at = playing(vanguard("", "-1"), PLAIN)
    at.hand(ANN, *["Mountain"] * 8)
    at.begin(ANN, Step.CLEANUP)
    question = at.asked
    assert question is not None
    assert question.kind is Kind.DISCARD
    assert question.minimum == len(at.game.players[ANN].hand) - 6


def test_902_5b_an_effect_may_still_take_the_maximum_away() -> None:
    at = playing(WEAK, PLAIN)
    at.hand(ANN, *["Mountain"] * 9)
    at.begin(ANN, Step.CLEANUP)
    assert at.asked is None or at.asked.kind is not Kind.DISCARD


def test_902_5b_a_reduction_counts_from_the_modified_size() -> None:
    at = playing(vanguard("", "+2"), PLAIN)
    at.battlefield(ANN, permanent("Clamp", text="Your maximum hand size is reduced by three."))
    at.hand(ANN, *["Mountain"] * 8)
    at.begin(ANN, Step.CLEANUP)
    question = at.asked
    assert question is not None
    assert question.minimum == len(at.game.players[ANN].hand) - 6


# -- owner, controller and abilities ---------------------------------------------------------------


def test_902_6_its_owner_controls_it() -> None:
    game = begun(PLAIN, STRONG)
    owners = [(game.objects[one].owner, game.objects[one].controller) for one in game.zones.command]
    assert owners == [(ANN, ANN), (BOB, BOB)]
    assert all(game.objects[one].has_controller() for one in game.zones.command)


def test_902_7_static_abilities_affect_the_game() -> None:
    at = playing(STRONG, PLAIN)
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Bear")
    assert at.object("Bear #1").now.power == 3
    assert at.object("Bear #2").now.power == 2


def test_902_7_triggered_abilities_trigger() -> None:
    at = playing(HEALER, PLAIN)
    at.battlefield(ANN, "Bear", creature("Doomed", 1, 0))
    before = len(at.game.players[ANN].hand)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == before + 1


def test_902_7_activated_abilities_are_activated_by_the_controller() -> None:
    at = playing(ARCHER, PLAIN)
    at.battlefield(ANN, *["Mountain"] * 3)
    at.battlefield(BOB, *["Mountain"] * 3)
    at.act(ANN, "activate Archer", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 19


def test_902_7_other_players_cannot_activate_them() -> None:
    at = playing(ARCHER, PLAIN)
    at.battlefield(BOB, *["Mountain"] * 3)
    reason = at.why_not(BOB, "activate Archer")
    assert reason is not None
    assert reason.rule == "602.2"


def test_313_6_and_7_modifiers_are_numbers_with_a_sign() -> None:
    data = FaceData(
        "Odd", "Odd", "", "Vanguard", (), ("Vanguard",), (), "", "", "", "", "", "", "",
        "vanguard", "", (), "seven", "",
    )  # fmt: skip
    assert compile_face(data).blockers == ("hand or life modifier: seven",)


def test_902_1_is_played_since_it_is_in_the_rules() -> None:
    with pytest.raises(VariantError, match="isn't played by the rules of"):
        begun(PLAIN, PLAIN, era="2003-07")

"""Planechase. CR 311, 312, 901."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from jajna.card import Card
from jajna.decision import NO, PASS, Kind, TakeAction
from jajna.era import find
from jajna.errors import DeckError, IllegalAnswerError, VariantError
from jajna.events.players import PlayerLost
from jajna.formats.deck import Deck, copies_of
from jajna.formats.supplementary import for_seats
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.card_kinds.supplementary_decks import COMMUNAL, SupplementaryDeck
from jajna.kernel.door.perform import perform
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.chance import Chance
from jajna.kernel.views.determinizing import determinize
from jajna.kernel.zones.planes import (
    BLANK,
    CHAOS,
    FACES,
    PLANESWALKER,
    PlanarDieRolled,
    is_planeswalking_ability,
)
from jajna.oracle import compile_face
from jajna.oracle.source import FaceData
from jajna.text.catalogue import language
from jajna.text.prompts import option
from jajna.text.things import Teller
from jajna.variant import PLANECHASE, SINGLE_PLANAR_DECK
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import ask_again, creature, permanent
from tests.rules.cards import CARDS
from tests.table import table

HILL = CARDS["Mountain"]
BEAR = creature("Bear", 2, 2)


def planar(name: str, text: str = "", kind: str = "Plane") -> Card:
    """A plane or phenomenon of this text, compiled."""
    data = FaceData(
        name, name, "", kind, (), (kind,), (), text, "", "", "", "", "", "", "planar", "", (),
    )  # fmt: skip
    compiled = compile_face(data)
    assert compiled.face is not None, compiled.blockers
    return Card(name, (compiled.face,), "planar")


HEATH = planar("Heath", "Creatures you control get +1/+1.\nWhenever chaos ensues, draw a card.")
MIRE = planar("Mire", "When you planeswalk to Mire, you gain 3 life.")
PEAK = planar("Peak", "When you planeswalk away from Peak, you gain 5 life.")
STORM = planar("Storm", "When you encounter Storm, you gain 7 life.", "Phenomenon")
PLAIN = planar("Plain")


def at_plane(
    up: Card, below: Sequence[Card] = (MIRE, PLAIN), players: int = 2, shared: bool = False
) -> Table:
    """A table with a face-up plane, and these cards in the planar decks, the top one first."""
    at = table(players, known=[BEAR], step=None, blanks=30)
    kept = at.game.players
    for seat in range(1 if shared else players):
        deck = [at.game.definitions.of(card) for card in below]
        kept.decks.append(SupplementaryDeck(COMMUNAL if shared else seat, deck))
    kept.planar_controller = ANN
    at.put(ANN, Zone.COMMAND, up)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    return at


def rolls(at: Table, face: str) -> None:
    """Let the next roll of the planar die show a face."""
    for seed in range(1000):
        if FACES[Chance(seed).below(len(FACES))] == face:
            at.game.chance = Chance(seed)
            return
    raise AssertionError(face)


def up(at: Table) -> list[str]:
    """The names of the face-up cards."""
    return at.names_in(Zone.COMMAND)


def roll(at: Table, face: str, player: int = ANN) -> None:
    """Let the active player take the special action, with this outcome."""
    rolls(at, face)
    at.act(player, f"special {up(at)[0]}.0")


def begun(cards: Sequence[Card], players: int = 2, variant: object = PLANECHASE) -> Game:
    """A game in which each player keeps the first hand, with this planar deck for each."""
    assert variant is PLANECHASE or variant is SINGLE_PLANAR_DECK
    game = new_game(
        [[HILL] * 40] * players,
        first=BOB,
        variant=variant,
        supplementary=[cards] * players if variant is PLANECHASE else [cards],
    )
    while game.decision is not None and game.decision.kind is Kind.MULLIGAN:
        game.answer(NO)
    return game


def names_up(game: Game) -> list[str]:
    return [game.objects[one].now.name for one in game.zones.command]


# -- decks and the beginning -----------------------------------------------------------------------


def test_901_2_two_players_or_more_play() -> None:
    assert PLANECHASE.allows(2)
    assert PLANECHASE.allows(5)


def test_901_3_each_player_needs_a_planar_deck() -> None:
    with pytest.raises(VariantError, match=r"901\.3"):
        new_game([[HILL] * 9] * 2, variant=PLANECHASE, supplementary=[[HEATH]])


def deck_with(*cards: Card) -> Deck:
    return Deck("deck", ((HILL, 40),), supplementary=copies_of(cards))


def many(number: int) -> list[Card]:
    return [planar(f"Plane {place}") for place in range(number)]


def test_901_3_a_planar_deck_has_ten_cards_and_two_phenomena_at_most() -> None:
    fine = deck_with(*many(10))
    assert len(for_seats(PLANECHASE, [fine, fine], CARDS.__getitem__)[0]) == 10
    with pytest.raises(DeckError, match="needs 10"):
        for_seats(PLANECHASE, [deck_with(*many(9))], CARDS.__getitem__)
    phenomena = [planar(f"Omen {place}", kind="Phenomenon") for place in range(3)]
    with pytest.raises(DeckError, match="phenomena"):
        for_seats(PLANECHASE, [deck_with(*many(9), *phenomena)], CARDS.__getitem__)
    with pytest.raises(DeckError, match="2 copies"):
        for_seats(PLANECHASE, [deck_with(*many(10), HEATH, HEATH)], CARDS.__getitem__)


def test_901_3a_one_face_of_six_has_each_symbol() -> None:
    assert len(FACES) == 6
    assert (FACES.count(PLANESWALKER), FACES.count(CHAOS), FACES.count(BLANK)) == (1, 1, 4)


def test_901_4_the_deck_is_in_the_command_zone_and_nobody_sees_its_cards() -> None:
    at = at_plane(HEATH)
    for seat in (ANN, BOB):
        view = at.game.view(seat)
        assert [one.name for one in view.command] == ["Heath"]
        assert [one.supplementary for one in view.players] == [2, 2]
        assert "Mire" not in view.summary()


def test_901_5_the_starting_player_turns_the_starting_plane_up() -> None:
    game = begun([MIRE, STORM])
    assert names_up(game) == ["Mire"]
    assert game.players.planar_controller == BOB
    assert game.objects[game.zones.command[0]].owner == BOB


def test_901_5_nothing_triggers_then_and_phenomena_go_to_the_bottom() -> None:
    for seed in range(6):
        game = new_game(
            [[HILL] * 40] * 2, seed=seed, first=ANN, variant=PLANECHASE,
            supplementary=[[MIRE, STORM, STORM]] * 2,
        )  # fmt: skip
        while game.decision is not None and game.decision.kind is Kind.MULLIGAN:
            game.answer(NO)
        assert names_up(game) == ["Mire"]
        assert [player.life for player in game.players] == [20, 20]
        assert len(game.players.decks[ANN].cards) == 2


# -- controller ------------------------------------------------------------------------------------


def test_901_6_the_active_player_controls_the_plane() -> None:
    at = at_plane(HEATH)
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Bear")
    assert at.power_toughness("Bear #1") == (3, 3)
    assert at.power_toughness("Bear #2") == (2, 2)
    at.to_turn(BOB)
    plane = at.object("Heath")
    assert (plane.owner, plane.controller) == (ANN, BOB)
    assert at.power_toughness("Bear #1") == (2, 2)
    assert at.power_toughness("Bear #2") == (3, 3)


def test_901_6_and_901_10_the_next_player_controls_it_if_the_controller_leaves() -> None:
    at = at_plane(HEATH, players=3)
    plane = at.game.objects.own(at.id("Heath"))
    plane.owner = CAT
    perform(at.game, [PlayerLost(ANN, "concession", "104.3a")])
    assert at.game.players.planar_controller == BOB
    assert at.object("Heath").controller == BOB


def test_901_7_its_activated_abilities_are_its_controllers() -> None:
    at = at_plane(planar("Well", "{1}: You gain 1 life."))
    at.battlefield(ANN, "Mountain")
    at.battlefield(BOB, "Mountain")
    assert at.why_not(BOB, "activate Well") is not None
    at.to_turn(ANN)
    at.act(ANN, "activate Well")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_901_7a_a_card_turned_down_and_up_again_is_a_new_object() -> None:
    at = at_plane(planar("Well", "When you planeswalk to Well, put a charge counter on Well."), ())
    before = at.id("Well")
    roll(at, PLANESWALKER)
    at.resolve()
    assert up(at) == ["Well"]
    assert at.id("Well") != before
    assert not at.object("Well").counters
    at.resolve()
    assert at.object("Well").counters == {"charge": 1}


# -- the planar die --------------------------------------------------------------------------------


def test_901_8_and_901_9c_the_planeswalking_ability_is_the_rollers() -> None:
    at = at_plane(HEATH)
    roll(at, PLANESWALKER)
    ability = at.game.objects[at.game.zones.stack[0]]
    assert is_planeswalking_ability(ability)
    assert ability.controller == ANN
    at.resolve()
    assert up(at) == ["Mire"]
    at.resolve_all()
    assert at.life(ANN) == 23


def test_901_9_it_costs_more_each_time_in_a_turn() -> None:
    at = at_plane(HEATH)
    at.battlefield(ANN, *["Mountain"] * 3)
    for untapped in (3, 2, 0):
        roll(at, BLANK)
        lands = [at.game.objects[one] for one in at.game.zones.battlefield]
        assert sum(1 for one in lands if not one.tapped) == untapped
    reason = at.why_not(ANN, "special Heath.0")
    assert reason is not None
    at.to_turn(BOB)
    roll(at, BLANK, BOB)  # free again in another turn


def test_901_9_what_it_costs_is_said() -> None:
    at = at_plane(HEATH)
    at.battlefield(ANN, *["Mountain"] * 2)
    for cost in ("{0}", "{1}"):
        question = at.asked
        assert question is not None
        teller = Teller(language("en"), at.game.view(ANN))
        said = [option(question, one, teller) for one in question.options]
        assert f"Roll the planar die: {cost}" in said
        roll(at, BLANK)


def test_901_9_a_roll_that_an_effect_tells_costs_nothing_more() -> None:
    at = at_plane(HEATH)
    at.battlefield(ANN, "Mountain")
    rolls(at, BLANK)
    perform(at.game, [PlanarDieRolled(ANN)])
    ask_again(at)
    roll(at, BLANK)
    lands = [at.game.objects[one] for one in at.game.zones.battlefield]
    assert not any(one.tapped for one in lands)


def test_901_9_only_in_a_main_phase_with_an_empty_stack() -> None:
    at = at_plane(HEATH)
    at.begin(ANN, Step.UPKEEP)
    reason = at.why_not(ANN, "special Heath.0")
    assert reason is not None
    assert reason.rule == "116.2i"
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert at.why_not(ANN, "special Heath.0") is None
    roll(at, PLANESWALKER)
    assert at.why_not(ANN, "special Heath.0") is not None


def test_901_9_only_by_the_active_player() -> None:
    at = at_plane(HEATH)
    assert at.why_not(BOB, "special Heath.0") is not None
    with pytest.raises(IllegalAnswerError):
        at.act(BOB, "special Heath.0")


def test_901_9a_nothing_happens_for_a_blank_face() -> None:
    at = at_plane(HEATH)
    roll(at, BLANK)
    assert not at.game.zones.stack
    question = at.asked
    assert question is not None
    assert (question.kind, question.players) == (Kind.PRIORITY, (ANN,))


def test_901_9b_chaos_ensues_for_the_chaos_symbol() -> None:
    at = at_plane(HEATH)
    before = len(at.game.players[ANN].hand)
    roll(at, CHAOS)
    assert len(at.game.zones.stack) == 1
    at.resolve()
    assert len(at.game.players[ANN].hand) == before + 1
    assert up(at) == ["Heath"]


def test_311_7_an_instruction_lets_chaos_ensue() -> None:
    at = at_plane(planar("Rift", "{0}: Chaos ensues.\nWhenever you roll {CHAOS}, you gain 2 life."))
    at.act(ANN, "activate Rift")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_901_9d_rolling_it_is_rolling_dice_without_a_result() -> None:
    at = at_plane(HEATH)
    at.battlefield(
        ANN,
        permanent("Cup", text="Whenever you roll one or more dice, you gain 4 life."),
        permanent("Bowl", text="Whenever you roll a die's highest natural result, draw a card."),
    )
    before = len(at.game.players[ANN].hand)
    roll(at, BLANK)
    at.resolve_all()
    assert at.life(ANN) == 24
    assert len(at.game.players[ANN].hand) == before


# -- planeswalking ---------------------------------------------------------------------------------


def test_901_11_and_901_11b_away_and_to_trigger_once_each() -> None:
    at = at_plane(PEAK)
    roll(at, PLANESWALKER)
    at.resolve_all()
    assert up(at) == ["Mire"]
    assert at.life(ANN) == 28
    assert [one.card.name for one in at.game.players.decks[ANN].cards] == ["Plain", "Peak"]


def test_901_11_effects_until_a_player_planeswalks_end() -> None:
    at = at_plane(
        planar("Fog", "Whenever chaos ensues, target player can't cast spells until a player "
               "planeswalks.")
    )  # fmt: skip
    at.battlefield(ANN, "Mountain")
    at.hand(ANN, permanent("Toy"))
    rolls(at, CHAOS)
    at.act(ANN, "special Fog.0", "Ann")
    at.resolve()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Toy")
    roll(at, PLANESWALKER)
    at.resolve_all()
    at.act(ANN, "cast Toy")


def test_901_11a_a_phenomenon_is_left_when_its_ability_has_left_the_stack() -> None:
    # CR 312.5, 312.7, 704.6f
    at = at_plane(HEATH, (STORM, MIRE))
    roll(at, PLANESWALKER)
    at.resolve()
    assert up(at) == ["Storm"]
    assert len(at.game.zones.stack) == 1
    at.resolve()
    assert at.life(ANN) == 27
    assert up(at) == ["Mire"]
    at.resolve_all()
    assert at.life(ANN) == 30


def test_312_7_a_phenomenon_without_an_ability_is_left_at_once() -> None:
    at = at_plane(HEATH, (planar("Blink", kind="Phenomenon"), PLAIN))
    roll(at, PLANESWALKER)
    at.resolve()
    assert up(at) == ["Plain"]


def test_901_11a_an_instruction_planeswalks() -> None:
    at = at_plane(planar("Gate", "{0}: Planeswalk."))
    at.act(ANN, "activate Gate")
    at.resolve()
    assert up(at) == ["Mire"]


def test_701_31a_only_the_planar_controller_planeswalks() -> None:
    at = at_plane(planar("Gate", "{0}: Planeswalk."))
    at.act(ANN, "activate Gate")
    at.game.players.planar_controller = BOB
    at.resolve()
    assert up(at) == ["Gate"]


def test_701_31a_nobody_planeswalks_in_other_games() -> None:
    at = table(ann=[permanent("Door", text="{0}: Planeswalk.")])
    at.act(ANN, "activate Door")
    at.resolve_all()
    assert up(at) == []


def test_901_11c_a_player_planeswalks_away_from_all_face_up_cards() -> None:
    at = at_plane(PEAK)
    at.put(ANN, Zone.COMMAND, PLAIN)
    roll(at, PLANESWALKER)
    at.resolve_all()
    assert up(at) == ["Mire"]
    assert at.life(ANN) == 28


# -- players who leave -----------------------------------------------------------------------------


def test_901_10_another_card_is_turned_up_if_the_owner_of_the_plane_leaves() -> None:
    at = at_plane(HEATH, players=3)
    perform(at.game, [PlayerLost(ANN, "concession", "104.3a")])
    assert up(at) == ["Mire"]
    mire = at.object("Mire")
    assert (mire.owner, mire.controller) == (BOB, BOB)
    assert [deck.owner for deck in at.game.players.decks] == [BOB, CAT]


def test_901_10a_the_planeswalking_ability_ceases_to_exist() -> None:
    at = at_plane(HEATH, players=3)
    plane = at.game.objects.own(at.id("Heath"))
    plane.owner = CAT
    roll(at, PLANESWALKER)
    perform(at.game, [PlayerLost(CAT, "concession", "104.3a")])
    assert not at.game.zones.stack
    assert up(at) == ["Mire"]


def test_901_10b_abilities_of_phenomena_stay_with_the_new_controller() -> None:
    at = at_plane(HEATH, (STORM, MIRE), players=3)
    roll(at, PLANESWALKER)
    at.resolve()
    perform(at.game, [PlayerLost(ANN, "concession", "104.3a")])
    kept = [at.game.objects[one].controller for one in at.game.zones.stack]
    assert kept == [BOB]


# -- the communal deck and the rest ----------------------------------------------------------------


def test_901_15a_a_communal_deck_is_as_large_as_the_table_asks() -> None:
    def of(planes: int, players: int) -> int:
        decks = [deck_with(*many(planes)), *[deck_with()] * (players - 1)]
        return len(for_seats(SINGLE_PLANAR_DECK, decks, CARDS.__getitem__)[0])

    assert of(20, 2) == 20
    assert of(40, 6) == 40
    with pytest.raises(DeckError, match="needs 30"):
        of(29, 3)


def test_901_15_and_901_15a_all_players_use_it() -> None:
    game = begun([MIRE, PLAIN, HEATH], 3, SINGLE_PLANAR_DECK)
    assert len(game.players.decks) == 1
    assert [one.supplementary for one in game.view(ANN).players] == [2, 2, 2]


def test_901_15b_the_planar_controller_owns_all_cards() -> None:
    at = at_plane(HEATH, shared=True)
    at.to_turn(BOB)
    plane = at.object("Heath")
    assert (plane.owner, plane.controller) == (BOB, BOB)


def test_901_15c_players_planeswalk_with_the_communal_deck() -> None:
    at = at_plane(HEATH, shared=True, players=3)
    at.to_turn(BOB)
    roll(at, PLANESWALKER, BOB)
    at.resolve()
    assert up(at) == ["Mire"]
    assert [one.card.name for one in at.game.players.decks[0].cards] == ["Plain", "Heath"]


def test_901_1_is_played_since_it_is_in_the_rules() -> None:
    with pytest.raises(VariantError, match="isn't played by the rules of"):
        new_game(
            [[HILL] * 9] * 2,
            variant=PLANECHASE,
            supplementary=[[HEATH]] * 2,
            era=find("2003-07"),
        )


def test_311_2_and_3_a_plane_is_not_cast_and_has_no_place_in_a_deck() -> None:
    at = at_plane(HEATH)
    at.hand(ANN, PLAIN)
    assert at.game.definitions.of(PLAIN).castable == ()
    assert PLAIN.faces[0].types == Type.PLANE


def test_who_looks_ahead_knows_nothing_of_the_deck_but_what_was_put_under_it() -> None:
    at = at_plane(HEATH, many(8))
    roll(at, PLANESWALKER)
    at.resolve()
    real = [one.card.name for one in at.game.players.decks[ANN].cards]
    dealt = {
        tuple(
            one.card.name
            for one in determinize(at.game, BOB, Chance(seed)).players.decks[ANN].cards
        )
        for seed in range(8)
    }
    assert len(dealt) > 1
    assert all(sorted(one) == sorted(real) and one[-1] == "Heath" for one in dealt)


def test_an_answer_can_be_written_and_read() -> None:
    at = at_plane(HEATH)
    question = at.asked
    assert question is not None
    special = [one for one in question.options if isinstance(one, TakeAction)]
    assert [question.parse(one.notation()) for one in special] == special
    assert PASS in question.options

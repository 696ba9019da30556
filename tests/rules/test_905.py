"""Conspiracy Draft: the game, and conspiracies in it. CR 315, 702.106, 905."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from jajna.card import Card
from jajna.decision import PASS, Kind, NamedCard, TakeAction
from jajna.era import find
from jajna.errors import IllegalAnswerError, VariantError
from jajna.formats.construction import CONSTRUCTED, violations
from jajna.formats.deck import Deck
from jajna.formats.supplementary import for_seats
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.game import Game
from jajna.kernel.objects.object import Object
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.chance import Chance
from jajna.kernel.state.digest import digest
from jajna.kernel.views.determinizing import determinize
from jajna.kernel.zones import move
from jajna.kernel.zones.conspiracies import put_face_down
from jajna.oracle import compile_face
from jajna.oracle.source import FaceData
from jajna.replay import GameSetup, Session, load
from jajna.simulation.twins import twin, why_hidden_shows
from jajna.text.catalogue import language
from jajna.text.log import event_text
from jajna.text.prompts import option
from jajna.text.things import Teller
from jajna.variant import CONSPIRACY, FREE_FOR_ALL
from jajna.vocab import Step, Zone
from tests.corpus import Corpus
from tests.mechanics.bench import ask_again, creature, spell
from tests.rules.cards import CARDS
from tests.table import table

HILL = CARDS["Mountain"]
BEAR = creature("Bear", 2, 2)
OGRE = creature("Ogre", 3, 3)


def conspiracy(name: str, text: str) -> Card:
    """A conspiracy of this text, compiled."""
    data = FaceData(
        name, name, "", "Conspiracy", (), ("Conspiracy",), (), text, "", "", "", "", "", "",
        "normal", "", (), "", "",
    )  # fmt: skip
    compiled = compile_face(data)
    assert compiled.face is not None, compiled.blockers
    return Card(name, (compiled.face,))


OPEN = conspiracy("Advantage", "Creatures you control get +1/+0.")
FAVOR = conspiracy("Favor", "Hidden agenda\nCreatures you control with the chosen name get +1/+1.")
TWO = conspiracy("Bond", "Double agenda\nCreatures you control with the chosen name get +1/+1.")


def begun(*own: Card, deck: tuple[Card, ...] = (BEAR, OGRE, HILL), era: str = "current") -> Game:
    """A game of three at its first question, in which Ann has these conspiracies."""
    decks = [[card for card in deck for _ in range(20)]] * 3
    return new_game(decks, first=ANN, variant=CONSPIRACY, supplementary=[own], era=find(era))


def named(*names: str, own: Card = FAVOR) -> Game:
    """A game in which Ann has chosen these names in secret for a conspiracy."""
    game = begun(own)
    for name in names:
        game.answer(NamedCard(name))
    return game


def agenda(game: Game) -> Object:
    """The only card in the command zone."""
    [number] = game.zones.command
    return game.objects[number]


def hidden(*names: str, own: Card = FAVOR) -> tuple[Table, int]:
    """Ann's main phase with a face-down conspiracy of hers for these names, and its id."""
    at = table(3, ann=["Bear", "Giant"], bob=["Bear"], step=None)
    [number] = at.put(ANN, Zone.COMMAND, own)
    thing = at.game.objects.own(number)
    move.silence(at.game, thing)
    put_face_down(thing)
    at.game.players[ANN].agendas = {number: names}
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    return at, number


def powers(at: Table) -> list[int]:
    """The power of each creature."""
    return [at.game.objects[one].now.power for one in at.game.zones.battlefield]


def to_priority(at: Table, player: int) -> None:
    """Let players pass until one has priority."""
    while at.asked is None or at.asked.player != player:
        at.game.answer(PASS)


def lines(game: Game, seat: int) -> list[str]:
    """The log as a player reads it."""
    teller = Teller(language("en"), game.view(seat, past=True))
    return [event_text(event, teller) for event in game.history.log]


# -- the game --------------------------------------------------------------------------------------


def test_905_3_it_is_free_for_all() -> None:
    assert not CONSPIRACY.allows(2)
    assert CONSPIRACY.allows(6)
    game = begun(OPEN)
    assert [player.life for player in game.players] == [20, 20, 20]
    assert game.players.opponents(ANN) == [BOB, CAT]


def test_905_1_is_played_since_it_is_in_the_rules_here() -> None:
    with pytest.raises(VariantError, match="2016-08-26"):
        begun(OPEN, era="2003-07")


def test_315_1_conspiracies_are_for_this_variant() -> None:
    with pytest.raises(VariantError, match="isn't a card with which"):
        new_game([[HILL] * 9] * 3, variant=FREE_FOR_ALL, supplementary=[[OPEN]])
    with pytest.raises(VariantError, match="isn't a card with which"):
        begun(HILL)


def test_905_4_any_number_of_them_is_put_into_the_command_zone() -> None:
    game = begun(OPEN, OPEN, conspiracy("Third", ""))
    assert [game.objects[one].now.name for one in game.zones.command] == [
        "Advantage", "Advantage", "Third",
    ]  # fmt: skip
    assert begun().zones.command == []


def test_905_4_they_come_from_the_sideboard() -> None:
    deck = Deck("deck", ((BEAR, 40),), ((OPEN, 2), (OGRE, 1)))
    beside = for_seats(CONSPIRACY, [deck] * 3, CARDS.__getitem__)
    assert beside == ((OPEN, OPEN),) * 3
    assert tuple(deck.outside()) == (OGRE,)


@pytest.mark.parametrize(
    "name",
    ["Adriana's Valor", "Assemble the Rank and Vile", "Brago's Favor", "Double Stroke",
     "Echoing Boon", "Hired Heist", "Hymn of the Wilds", "Incendiary Dissent",
     "Iterative Analysis", "Muzzio's Preparations", "Natural Unity", "Secrets of Paradise",
     "Unexpected Potential", "Weight Advantage"],
)  # fmt: skip
def test_905_4_conspiracies_that_are_read(shared: Path, name: str) -> None:
    card = Corpus(shared).card(name)
    game = begun(card)
    assert agenda(game).face_down == (name not in ("Hymn of the Wilds", "Weight Advantage"))


def test_702_106d_spells_with_the_name_cost_less_once_it_is_face_up(shared: Path) -> None:
    at, number = hidden("Giant", own=Corpus(shared).card("Brago's Favor"))
    at.hand(ANN, creature("Giant", 5, 5, cost="{1}"))
    ask_again(at)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Giant")
    at.game.answer(TakeAction(number, 0))
    at.act(ANN, "cast Giant")
    at.resolve_all()
    assert len(at.game.zones.battlefield) == 4


def test_905_5_its_owner_controls_a_conspiracy() -> None:
    game = begun(OPEN)
    [number] = game.zones.command
    thing = game.objects[number]
    assert (thing.owner, thing.controller, thing.has_controller()) == (ANN, ANN, True)


def test_905_6_seven_cards_are_drawn_after_the_names_are_chosen() -> None:
    game = begun(FAVOR)
    assert [len(player.hand) for player in game.players] == [0, 0, 0]
    game.answer(NamedCard("Bear"))
    assert [len(player.hand) for player in game.players] == [7, 7, 7]


def test_315_3_a_conspiracy_is_not_cast_and_not_put_into_decks() -> None:
    at = table(3, step=None)
    at.put(ANN, Zone.HAND, OPEN)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert at.game.definitions.of(OPEN).castable == ()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Advantage")
    deck = Deck("deck", ((OPEN, 1), (HILL, 59)))
    assert [one.code for one in violations(deck, CONSTRUCTED)] == ["not for decks"]


def test_315_5_a_face_up_one_affects_the_game_and_triggers() -> None:
    at = table(3, ann=["Bear"], step=None)
    healer = conspiracy("Healer", "Whenever a creature you control attacks, you gain 1 life.")
    at.put(ANN, Zone.COMMAND, OPEN, healer)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert powers(at) == [3]
    at.to(Step.BEGINNING_OF_COMBAT)
    at.attack("Bear", at=BOB)
    at.resolve_all()
    assert at.life(ANN) == 21


# -- hidden agenda ---------------------------------------------------------------------------------


def test_702_106a_it_is_put_there_face_down_and_a_name_is_chosen() -> None:
    game = begun(FAVOR)
    question = game.decision
    assert question is not None
    assert (question.player, question.kind, question.rule) == (ANN, Kind.WORD, "702.106a")
    assert agenda(game).face_down
    game.answer(NamedCard("Ogre"))
    assert game.players[ANN].agendas == {agenda(game).id: ("Ogre",)}


def test_702_106f_double_agenda_asks_for_two_different_names() -> None:
    game = begun(TWO)
    for name in ("Ogre", "Ogre"):
        game.answer(NamedCard(name))
    assert game.decision is not None
    assert game.decision.rule == "702.106a"
    game.answer(NamedCard("Bear"))
    assert game.players[ANN].agendas == {agenda(game).id: ("Ogre", "Bear")}
    assert game.decision.kind is Kind.MULLIGAN


def test_315_5b_a_face_down_one_has_no_characteristics_and_does_nothing() -> None:
    at, number = hidden("Bear")
    thing = at.game.objects[number]
    assert (thing.now.name, thing.now.types, thing.now.kit.all) == ("", 0, ())
    assert powers(at) == [2, 5, 2]


def test_315_2_what_is_face_down_there_is_known_to_be_one() -> None:
    at, number = hidden("Bear")
    at.hand(ANN, HILL, CARDS["Forest"])
    for seed in range(12):
        other = twin(at.game, BOB, Random(seed))
        assert other.objects[number].has_controller()
        assert why_hidden_shows(at.game, Random(seed)) is None


def test_702_106c_it_is_turned_face_up_whenever_its_controller_has_priority() -> None:
    at, number = hidden("Bear")
    at.hand(BOB, spell("You gain 1 life.", types="Instant"))
    ask_again(at)
    to_priority(at, BOB)
    at.act(BOB, "cast Spell")
    to_priority(at, ANN)
    at.game.answer(TakeAction(number, 0))
    assert len(at.game.zones.stack) == 1
    assert at.game.objects[number].now.name == "Favor"
    assert powers(at) == [3, 5, 2]


def test_702_106d_only_what_has_the_chosen_name_is_meant() -> None:
    at, number = hidden("Giant")
    at.game.answer(TakeAction(number, 0))
    assert powers(at) == [2, 6, 2]


def test_702_106f_both_names_are_meant() -> None:
    at, number = hidden("Giant", "Bear", own=TWO)
    at.game.answer(TakeAction(number, 0))
    assert powers(at) == [3, 6, 2]


def test_613_7j_it_has_a_new_timestamp_as_it_is_turned_face_up() -> None:
    at, number = hidden("Bear")
    before = at.game.objects[at.id("Giant")].timestamp
    at.game.answer(TakeAction(number, 0))
    assert at.game.objects[number].timestamp > before


def test_905_4a_nobody_else_turns_it_face_up() -> None:
    at, number = hidden("Bear")
    to_priority(at, BOB)
    with pytest.raises(IllegalAnswerError):
        at.game.answer(TakeAction(number, 0))


def test_905_4a_a_face_up_one_is_not_turned_again() -> None:
    at, number = hidden("Bear")
    at.game.answer(TakeAction(number, 0))
    with pytest.raises(IllegalAnswerError):
        at.game.answer(TakeAction(number, 0))


# -- what others know ------------------------------------------------------------------------------


def test_315_7_only_its_controller_looks_at_it() -> None:
    game = named("Ogre")
    [mine] = game.view(ANN).command
    [theirs] = game.view(BOB).command
    assert mine.beneath is not None
    assert (mine.known, mine.beneath.name, mine.agenda) == (True, "Favor", ("Ogre",))
    assert (theirs.known, theirs.name, theirs.card_name, theirs.agenda) == (False, "", "", ())
    assert theirs.face_down


def test_315_7_its_controller_is_told_what_it_is_and_what_can_be_done() -> None:
    at, number = hidden("Bear")
    question = at.game.decision
    assert question is not None
    mine, theirs = (Teller(language("en"), at.game.view(seat)) for seat in (ANN, BOB))
    assert (mine.name(number), theirs.name(number)) == ("Favor, face down", "a face-down card")
    assert option(question, TakeAction(number, 0), mine) == "Turn Favor up: Bear"
    mine = Teller(language("es"), at.game.view(ANN))
    assert option(question, TakeAction(number, 0), mine) == "Poner Favor boca arriba: Bear"


def test_702_106b_the_name_is_told_to_nobody_else() -> None:
    game = named("Ogre")
    assert "You secretly choose the name Ogre." in lines(game, ANN)
    assert "Player 1 secretly chooses a card name." in lines(game, BOB)
    assert not any("Ogre" in line for line in lines(game, BOB))


@pytest.mark.parametrize("seat", [BOB, CAT])
def test_315_7_who_guesses_at_hidden_things_learns_nothing_of_it(seat: int) -> None:
    other = conspiracy(
        "Other", "Hidden agenda\nSpells with the chosen name you cast cost {1} less to cast."
    )
    games = [named("Ogre"), named("Bear"), named("Bear", own=other)]
    dealt = [determinize(game, seat, Chance(5)) for game in games]
    assert len({digest(game) for game in games}) == 3
    assert len({digest(game) for game in dealt}) == 1
    mine = [determinize(game, ANN, Chance(5)) for game in games]
    assert len({digest(game) for game in mine}) == 3


def test_702_106c_all_learn_the_name_as_it_is_turned_face_up() -> None:
    at, number = hidden("Bear")
    at.game.answer(TakeAction(number, 0))
    assert lines(at.game, BOB)[-1] == "Ann turns Favor face up: Bear."
    assert at.game.view(BOB).command[0].name == "Favor"


def test_702_106e_who_leaves_reveals_it() -> None:
    at, _ = hidden("Bear")
    at.game.concede(ANN)
    assert "Ann turns Favor face up: Bear." in lines(at.game, BOB)
    assert at.game.zones.command == []


def test_702_106e_all_are_revealed_as_the_game_ends() -> None:
    at, _ = hidden("Bear")
    at.game.concede(CAT)
    at.game.concede(BOB)
    assert at.game.over
    assert at.game.view(BOB).command[0].card_name == "Favor"


def test_702_106b_a_fork_keeps_its_names() -> None:
    at, number = hidden("Bear")
    fork = at.game.fork()
    at.game.answer(TakeAction(number, 0))
    assert fork.players[ANN].agendas == {number: ("Bear",)}
    assert fork.objects[number].face_down
    assert at.game.players[ANN].agendas == {}


def test_905_4_a_saved_game_is_played_on(tmp_path: Path) -> None:
    setup = GameSetup(
        ((BEAR,) * 30,) * 3, seed=3, first=ANN, variant=CONSPIRACY, supplementary=((FAVOR,), (), ())
    )
    session = Session(setup)
    session.answer(NamedCard("Bear"))
    path = tmp_path / "game.json"
    session.save(path)
    found = load(path, {card.name: card for card in (BEAR, FAVOR)}.__getitem__)
    assert digest(found.game) == digest(session.game)

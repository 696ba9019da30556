"""A commander's color that is chosen before the game begins. CR 903.4b, 607.2p."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind, Pick
from jajna.events.moves import ZoneChange
from jajna.formats.commanders import color_identities
from jajna.judge import ANN, BOB
from jajna.kernel.card_kinds import commanders
from jajna.kernel.door.perform import perform
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.replay import GameSetup
from jajna.variant import COMMANDER
from jajna.vocab import Color, Zone
from tests.mechanics.bench import creature
from tests.rules.cards import CARDS

TEXT = "If ~ is your commander, choose a color before the game begins. ~ is the chosen color."
PIPER = creature(
    "Piper", 3, 3, f"{TEXT}\nPartner", types="Legendary Creature — Shapeshifter", cost="{5}"
)
ELDER = creature("Elder", 3, 3, "Partner", types="Legendary Creature — Elf", cost="{G}")
MOUNTAIN = CARDS["Mountain"]
FOREST = CARDS["Forest"]


def begun(*leaders: tuple[Card, int]) -> Game:
    """A game at its beginning in which Ann's deck has these commanders."""
    deck = [MOUNTAIN] * 60
    return new_game([deck, deck], first=ANN, variant=COMMANDER, commanders=[leaders])


def colors(game: Game, place: int = 0) -> int:
    """The colors of the object that a commander is now."""
    return game.object(game.players.commanders[place].card).now.colors


def test_903_4b_who_has_a_choice_is_asked_as_the_commander_is_put_into_the_command_zone() -> None:
    game = begun((PIPER, 0))
    question = game.decision
    assert question is not None
    assert (question.kind, question.rule, question.player) == (Kind.COLOR, "903.4b", ANN)
    assert [one.word for one in question.options if isinstance(one, Pick)] == [
        "white",
        "blue",
        "black",
        "red",
        "green",
    ]
    assert colors(game) == 0
    game.answer(question.options[1])
    assert colors(game) == Color.BLUE
    assert commanders.color_identity(game, ANN) == Color.BLUE
    assert game.decision is not None
    assert game.decision.kind is Kind.MULLIGAN


def test_903_4b_the_choice_that_the_deck_was_built_by_is_not_asked_again() -> None:
    game = begun((PIPER, Color.RED))
    assert colors(game) == Color.RED
    assert game.decision is not None
    assert game.decision.kind is Kind.MULLIGAN


def test_607_2p_the_choice_is_kept_as_the_commander_changes_zones() -> None:
    game = begun((PIPER, Color.RED))
    for origin, to in (
        (Zone.COMMAND, Zone.BATTLEFIELD),
        (Zone.BATTLEFIELD, Zone.GRAVEYARD),
        (Zone.GRAVEYARD, Zone.EXILE),
        (Zone.EXILE, Zone.COMMAND),
    ):
        perform(game, [ZoneChange(game.players.commanders[0].card, origin, to)])
        assert game.object(game.players.commanders[0].card).zone is to
        assert colors(game) == Color.RED


def test_607_2p_what_is_no_commander_has_no_chosen_color() -> None:
    deck = [PIPER, *[MOUNTAIN] * 59]
    game = new_game([deck, deck], first=ANN, variant=COMMANDER)
    found = [game.object(one) for one in (*game.players[ANN].library, *game.players[ANN].hand)]
    assert [one.now.colors for one in found if one.now.name == "Piper"] == [0]
    assert game.decision is not None
    assert game.decision.kind is Kind.MULLIGAN


def test_903_4b_the_choice_counts_in_forks_and_digests() -> None:
    red, blue = begun((PIPER, Color.RED)), begun((PIPER, Color.BLUE))
    assert red.digest() != blue.digest()
    assert colors(red.fork()) == Color.RED


def test_903_4b_the_deck_says_which_color_was_chosen() -> None:
    assert color_identities([PIPER], [MOUNTAIN]) == [Color.RED]
    assert color_identities([PIPER], []) == [0]
    assert color_identities([ELDER, PIPER], [FOREST, MOUNTAIN]) == [Color.GREEN, Color.RED]
    assert color_identities([ELDER, PIPER], [FOREST]) == [Color.GREEN, 0]


def test_903_4b_two_of_them_have_a_color_each() -> None:
    twins = [PIPER, PIPER]
    assert color_identities(twins, [MOUNTAIN, FOREST]) == [Color.RED, Color.GREEN]
    assert color_identities(twins, [MOUNTAIN, FOREST, CARDS["Island"]]) == [Color.BLUE, Color.RED]


def test_903_4b_a_game_of_decks_knows_the_choice() -> None:
    deck = (MOUNTAIN,) * 60
    setup = GameSetup((deck, deck), variant=COMMANDER, first=ANN, commanders=((PIPER,), (ELDER,)))
    game = setup.begin()
    assert colors(game) == Color.RED
    assert commanders.color_identity(game, BOB) == Color.GREEN

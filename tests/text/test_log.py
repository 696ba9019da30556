"""What happened is told to each player as far as they may know it. CR 400.2."""

from __future__ import annotations

import pytest

from jajna.decision import PlayLand
from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.events.damage import DamageDealt
from jajna.events.effects import NothingHappened
from jajna.events.hidden import Revealed, Searched, Shuffled
from jajna.events.life import LifeLost
from jajna.events.moves import Discarded, Draw, TokenCreated, ZoneChange
from jajna.events.permanents import Tapped
from jajna.events.players import GameDrawn, PlayerLost
from jajna.events.turns import StepBegan, TurnBegan
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.schemes import TURNED_DOWN
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.simulation.boards import written
from jajna.telling import LINES
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.log import CAUSES, LOSSES, NOTHING, account, event_text, is_notable
from jajna.text.things import Teller, card_names
from jajna.vocab import Step, Zone
from tests.seen import at_least
from tests.table import table
from tests.text.sources import codes_given_to, event_classes


def told(game: Table, player: int, since: int = 0, lang: str = "en") -> list[str]:
    """What a player is told of what happened."""
    events = game.game.history.log[since:]
    return account(events, Teller(language(lang), game.game.view(player, past=True), {}, events))


@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_has_words(kind: type[Event]) -> None:
    worded = kind in LINES or event_text.dispatch(kind) is not event_text.dispatch(Event)
    assert worded, f"tell {kind.__name__} beside it, and whether an account leaves it out"


def test_every_code_of_an_event_has_words() -> None:
    assert codes_given_to("PlayerLost", 1) == set(LOSSES)
    assert codes_given_to("NothingHappened", 0) == set(NOTHING)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_coded_events_are_said_to_and_of_players(lang: str) -> None:
    teller = Teller(language(lang), table().game.view(ANN))
    lines = [
        event_text(PlayerLost(seat, code, "104.3"), teller)
        for seat in (ANN, BOB)
        for code in LOSSES
    ]
    lines += [event_text(NothingHappened(code, [ANN], "608.2b"), teller) for code in NOTHING]
    lines += [
        event_text(ZoneChange(0, Zone.BATTLEFIELD, Zone.GRAVEYARD, cause), teller)
        for cause in CAUSES
        if cause != TURNED_DOWN  # said like planeswalking
    ]
    assert len(set(lines)) == len(lines)
    assert not any("{" in line for line in lines)


def test_701_23a_who_searches_is_said_to_search_and_not_to_look_at_every_card() -> None:
    at = table()
    at.library(BOB, "Forest", "Mountain")
    cards = list(at.game.players[BOB].library)
    since = len(at.game.history.log)
    perform(at.game, [Revealed(BOB, cards, BOB), Searched(BOB, BOB)])
    assert told(at, ANN, since) == ["Bob searches their library."]
    assert told(at, BOB, since) == ["You search your library."]


def test_614_6_what_is_told_like_what_would_have_happened_is_told_once() -> None:
    at = table()
    at.hand(ANN, "Tranquil Thicket")
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    since = len(at.game.history.log)
    at.act(ANN, "play Tranquil Thicket")
    assert "You play Tranquil Thicket. (as Tranquil Thicket has it, CR 614.6)" in told(
        at, ANN, since
    )
    assert "Juegas Tranquil Thicket. (según Tranquil Thicket, CR 614.6)" in told(
        at, ANN, since, "es"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_701_1_every_keyword_action_is_told_by_its_name_and_rule(lang: str) -> None:
    game = table()
    (bear,) = game.battlefield(ANN, "Grizzly Bears")
    teller = Teller(language(lang), game.game.view(ANN))
    lines: set[str] = set()
    for action in at_least(11, list(Action)):
        doers = (ANN, BOB) if action.is_of_players() else (bear,)
        taken = {event_text(ActionTaken(doer, action), teller) for doer in doers}
        assert len(taken) == len(doers)
        assert lines.isdisjoint(taken)
        lines |= taken
    assert all("CR 70" in line for line in lines)


def test_701_30d_who_won_a_clash_is_told() -> None:
    teller = Teller(language("en"), table().game.view(ANN))
    assert (
        event_text(ActionTaken(BOB, Action.CLASH, True), teller)
        == "Bob wins the clash (CR 701.30d)."
    )
    assert event_text(ActionTaken(BOB, Action.CLASH), teller) == "Bob clashes (CR 701.30c)."


def test_400_2_a_drawn_card_is_named_only_to_who_drew_it() -> None:
    game = table()
    game.library(ANN, "Shock")
    game.begin(ANN, Step.UPKEEP)
    since = len(game.game.history.log)
    game.to(Step.PRECOMBAT_MAIN)
    assert told(game, ANN, since) == ["You draw Shock."]
    assert told(game, BOB, since) == ["Ann draws a card."]
    assert told(game, BOB, since, "es") == ["Ann roba una carta."]


def test_400_2_a_card_drawn_and_cast_at_once_is_not_known_as_the_one_drawn() -> None:
    game = table()
    game.library(ANN, "Shock")
    game.battlefield(ANN, "Mountain")
    game.begin(ANN, Step.UPKEEP)
    since = len(game.game.history.log)
    game.to(Step.PRECOMBAT_MAIN)
    game.act(ANN, "cast Shock", "Bob")
    game.resolve()
    assert told(game, BOB, since) == [
        "Ann draws a card.",
        "Ann casts Shock, targeting you.",
        "Shock deals 2 damage to you.",
    ]
    assert told(game, ANN, since)[0] == "You draw Shock."


def test_400_2_what_was_shuffled_away_is_not_told_when_it_is_drawn_again() -> None:
    game = table(blanks=8)
    (bears,) = game.battlefield(ANN, "Grizzly Bears")
    game.begin(ANN)
    since = len(game.game.history.log)
    perform(game.game, [ZoneChange(bears, Zone.BATTLEFIELD, Zone.LIBRARY, "shuffle")])
    perform(game.game, [Shuffled(ANN)])
    for _ in range(9):
        perform(game.game, [Draw(ANN)])
    lines = told(game, BOB, since)
    assert lines[0] == "Grizzly Bears goes from the battlefield to the library."
    assert lines[-1] == "Ann draws 9 cards."


def test_a_discarded_card_is_public() -> None:
    game = table()
    (shock,) = game.hand(ANN, "Shock")
    game.begin(ANN)
    since = len(game.game.history.log)
    perform(game.game, [Discarded(shock, ANN)])
    assert told(game, BOB, since) == ["Ann discards Shock."]
    assert told(game, ANN, since, "es") == ["Descartas Shock."]


def test_attackers_of_one_player_are_told_together() -> None:
    game = table()
    game.battlefield(ANN, "Grizzly Bears", "Hill Giant", "Eager Cadet")
    game.battlefield(BOB, "Wind Drake")
    game.begin(ANN)
    since = len(game.game.history.log)
    game.attack("Grizzly Bears", "Hill Giant")
    game.block(("Wind Drake", "Hill Giant"))
    assert told(game, BOB, since) == [
        "Grizzly Bears (2/2) and Hill Giant (3/3) attack you.",
        "Wind Drake (2/2) blocks Hill Giant (3/3).",
    ]
    assert told(game, ANN, since, "es")[0].endswith("atacan a Bob.")


def test_an_ability_is_told_by_its_source_also_when_that_has_left() -> None:
    game = table()
    game.battlefield(ANN, "Prodigal Pyromancer")
    game.battlefield(BOB, "Mountain")
    game.hand(BOB, "Shock")
    game.begin(ANN)
    since = len(game.game.history.log)
    game.act(ANN, "activate Prodigal Pyromancer", "Bob")
    game.act(BOB, "cast Shock", "Prodigal Pyromancer")
    game.resolve_all()
    lines = told(game, BOB, since)
    assert lines[0] == "Ann activates an ability of Prodigal Pyromancer, targeting you."
    assert "Prodigal Pyromancer is destroyed." in lines
    assert lines[-1] == "Prodigal Pyromancer deals 1 damage to you."


def test_equal_lines_are_told_once_with_their_number() -> None:
    game = table()
    game.begin(ANN)
    since = len(game.game.history.log)
    for _ in range(3):
        perform(game.game, [LifeLost(BOB, 1)])
    assert told(game, ANN, since) == ["Bob loses 1 life. (×3)"]
    assert told(game, BOB, since, "es") == ["Pierdes 1 vida. (×3)"]


def test_an_account_leaves_out_what_the_board_shows() -> None:
    game = table()
    (forest,) = game.battlefield(ANN, "Forest")
    quiet: list[Event] = [Tapped(forest), StepBegan(ANN, Step.END), LifeLost(ANN, 2, damage=True)]
    loud: list[Event] = [TurnBegan(ANN, 3), DamageDealt(forest, BOB, 1), GameDrawn("104.4b")]
    assert [is_notable(event) for event in quiet] == [False] * 3
    assert [is_notable(event) for event in loud] == [True] * 3


def test_numbers_and_counters_agree() -> None:
    game = table()
    (bears,) = game.battlefield(ANN, "Grizzly Bears")
    view = game.game.view(ANN)
    english, spanish = Teller(language("en"), view), Teller(language("es"), view)
    one, two = CountersPut(bears, "charge", 1), CountersPut(bears, "+1/+1", 2)
    assert event_text(one, english) == "Grizzly Bears gets 1 charge counter."
    assert event_text(one, spanish) == "Grizzly Bears recibe 1 contador de carga."
    assert event_text(two, english) == "Grizzly Bears gets 2 +1/+1 counters."
    assert event_text(two, spanish) == "Grizzly Bears recibe 2 contadores +1/+1."
    assert event_text(DamageDealt(bears, ANN, 1), spanish) == (
        "Grizzly Bears te hace 1 punto de daño."
    )


def test_cards_have_their_spanish_names_faces_too() -> None:
    names = card_names([("Shock", "Choque"), ("Fire // Ice", "Fuego // Hielo"), ("Bare", "")])
    assert names == {
        "Shock": "Choque",
        "Fire // Ice": "Fuego // Hielo",
        "Fire": "Fuego",
        "Ice": "Hielo",
    }
    game = table()
    game.hand(ANN, "Forest")
    game.begin(ANN)
    since = len(game.game.history.log)
    game.game.answer(PlayLand(game.id("Forest")))
    events = game.game.history.log[since:]
    view = game.game.view(BOB, past=True)
    teller = Teller(language("es"), view, {"Forest": "Bosque"}, events)
    assert account(events, teller) == ["Ann juega Bosque."]


def test_a_card_that_was_shown_is_named_on_its_way_to_a_hand() -> None:
    game = table()
    (bears,) = game.library(ANN, "Grizzly Bears")
    revealed = Revealed(ANN, [bears])
    moved = ZoneChange(bears, Zone.LIBRARY, Zone.HAND)
    perform(game.game, [revealed])
    perform(game.game, [moved])
    view = game.game.view(BOB, past=True)
    teller = Teller(language("en"), view, {}, [revealed, moved])
    assert account([revealed], teller) == ["Ann reveals Grizzly Bears."]


@pytest.mark.parametrize(
    ("lang", "name", "count", "line"),
    [
        ("en", "Dragon Token", 1, "You create a token (Dragon)."),
        ("es", "Dragon Token", 1, "Creas una ficha (Dragón)."),
        ("es", "Goblin Shaman Token", 2, "Creas 2 fichas (Trasgo Chamán)."),
        ("es", "Grizzly Bears", 1, "Creas una ficha (Grizzly Bears)."),
    ],
)
def test_111_4_a_token_is_called_so_once(lang: str, name: str, count: int, line: str) -> None:
    game = table()
    definition = game.game.definitions.of(written(name, "Creature", stats=("1", "1")))
    teller = Teller(language(lang), game.game.view(ANN))
    assert event_text(TokenCreated(ANN, definition, count), teller) == line

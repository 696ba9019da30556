"""``jajna play``: a whole game by typing, saved, taken up again, taken back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from io import StringIO
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from jajna.agents import RandomAgent
from jajna.card import Card
from jajna.cli import main
from jajna.cli.languages import default_language
from jajna.cli.terminal.match import Match
from jajna.cli.terminal.screen import Screen
from jajna.decision import Cast, Kind, Pass, PlayLand
from jajna.era import CURRENT, Era, find
from jajna.replay import GameSetup, Session, load
from jajna.tables.seat import Seat
from jajna.tables.table import Table
from jajna.text.catalogue import language
from jajna.vocab import Zone
from tests.rules.cards import CARDS


def run(*words: str, typed: Sequence[str] = ()) -> Result:
    """The command with these words and this typed into it, as through a pipe."""
    text = "".join(line + "\n" for line in typed)
    return CliRunner().invoke(main, ["play", *words], input=text)


def deck(*counts: tuple[int, str]) -> tuple[Card, ...]:
    """A deck of cards from the rule tests."""
    return tuple(CARDS[name] for count, name in counts for _ in range(count))


SEED = 5
"""A seed by which the first hand has lands and creatures."""
FIRST = 0
"""The seat that begins."""
GREEN = deck((17, "Forest"), (15, "Grizzly Bears"), (8, "Giant Growth"))
RED = deck((17, "Mountain"), (23, "Hill Giant"))
ELVES = deck((20, "Forest"), (20, "Llanowar Elves"))


class Typist:
    """Types the lines given, then what a function says, and at last ends the input."""

    def __init__(self, *lines: str, further: Callable[[], str] | None = None) -> None:
        self.lines = list(lines)
        self.further = further

    def __call__(self, prompt: str) -> str:
        if self.lines:
            line = self.lines.pop(0)
            if line == "^C":
                raise KeyboardInterrupt
            return line
        if self.further is None:
            raise EOFError
        return self.further()


def match(
    typist: Typist,
    lang: str = "en",
    stops: str = "main,main2,opp:attackers,opp:blockers,stack",
    save: Path | None = None,
    by_hand: bool = False,
    decks: tuple[tuple[Card, ...], tuple[Card, ...]] = (GREEN, RED),
    era: Era = CURRENT,
) -> tuple[Match, StringIO]:
    """A game of green against red, and what it writes."""
    setup = GameSetup(decks, ("You", "Jajna"), SEED, FIRST, by_hand=(0,), era=era)
    out = StringIO()
    console = Console(file=out, width=80, highlight=False, markup=False, soft_wrap=True)
    screen = Screen(language(lang).in_era(era), typist, console)
    seats = [Seat("", stops, by_hand), Seat("random")]
    table = Table(Session(setup), seats, count(SEED + 1).__next__)
    return Match(table, {1: RandomAgent("1")}, screen, {}, save), out


# -- the command -------------------------------------------------------------------------------


def test_a_piped_game_is_plain_text_and_ends_well_with_its_input() -> None:
    done = run("green", "red", "--seed", "1", "--lang", "en", typed=["", "1", "", "help"])
    assert done.exit_code == 0, done.output
    assert "\x1b" not in done.output
    assert "Keep this hand, or take a mulligan? (CR 103.5)" in done.output
    assert "undo: take back your last decision." in done.output
    assert max(len(line) for line in done.output.splitlines()) <= 80


def test_the_game_is_spoken_in_spanish() -> None:
    done = run("verde", "rojo", "--seed", "1", "--lang", "es", typed=["", "1", "ayuda"])
    assert done.exit_code == 0, done.output
    assert "¿Te quedas esta mano o haces mulligan? (CR 103.5)" in done.output
    assert "Bosque" in done.output
    assert "deshacer: tu última decisión." in done.output
    assert "Keep" not in done.output


def test_a_term_is_explained_while_playing() -> None:
    typed = ["término maná de más", "término Muro", "term"]
    done = run("green", "red", "--seed", "1", "--lang", "es", typed=typed)
    assert done.exit_code == 0, done.output
    assert "maná de más no está en el glosario." in done.output
    assert "Muro [Wall]\nUn tipo de criatura." in done.output
    assert "Véase también: Tipo de criatura, Defensor, Atacar" in done.output
    assert "Escribe cuál: término PALABRA" in done.output


def test_without_decks_two_that_come_with_the_package_play() -> None:
    done = run("--seed", "5", "--lang", "en", "--name", "Ada", typed=["", ""])
    assert done.exit_code == 0, done.output
    assert "Ada: 20 life" in done.output
    assert "Jajna: 20 life" in done.output


def test_a_game_goes_on_from_its_save(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    typed = ["1"] * 6
    done = run("green", "red", "--seed", "4", "--lang", "en", "--save", str(saved), typed=typed)
    assert done.exit_code == 0, done.output
    again = run("--load", str(saved), "--lang", "en", typed=["log"])
    assert again.exit_code == 0, again.output
    last = done.output.rstrip().splitlines()[-1]
    assert last
    shown = [line for line in done.output.splitlines() if line.startswith("== ")][-1]
    assert shown in again.output


def test_a_deck_list_in_a_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "bears.txt"
    path.write_text("17 Forest\n23 Grizzly Bears\n", encoding="utf-8")
    done = run(str(path), "red", "--seed", "2", "--lang", "en", typed=["1", "1"])
    assert done.exit_code == 0, done.output
    assert "{1}{G}" in done.output


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (("purple",), 2, "neither a file nor a deck that comes with Jajna"),
        (("--stops", "teatime"), 2, "'teatime' is no stop"),
        (("--agent", "nobody"), 2, "nobody"),
        (("--load", "/nowhere/at/all.json"), 2, "does not exist"),
        (("green", "--load", __file__), 2, "the saved game has its own"),
        (("--load", __file__), 1, "is not a saved game"),
    ],
)
def test_what_cannot_be_is_refused_before_the_game(
    words: tuple[str, ...], code: int, message: str
) -> None:
    done = run(*words)
    assert done.exit_code == code, done.output
    assert message in " ".join(done.output.split())


def test_a_deck_with_unknown_cards_is_refused_by_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("17 Forest\n3 Grizly Beers\n", encoding="utf-8")
    done = run(str(path))
    assert done.exit_code == 2
    assert "line 2" in done.output
    assert "Grizzly Bears" in done.output


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LC_ALL": "C", "LANG": "es_ES.UTF-8"}, "en"),
        ({"JAJNA_LANG": "es", "LC_ALL": "en_US.UTF-8"}, "es"),
        ({"JAJNA_LANG": "fr"}, "en"),
    ],
)
def test_the_language_is_that_of_the_surroundings(environment: dict[str, str], code: str) -> None:
    assert default_language(environment) == code


# -- a game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_can_be_typed(lang: str) -> None:
    agent = RandomAgent("typist")
    commands = iter(
        ["show 1", "why 1", "term mana", "log", "board", "stops", "help", "more", "nonsense"] * 3
    )

    def typed() -> str:
        game = made.session.game
        question = game.decision
        assert question is not None
        if question.kind is Kind.PRIORITY and game.turn.number > 2:
            command = next(commands, "")
            if command:
                return command
        answer = agent.choose(question, None)
        if game.why_not(answer) is not None:
            answer = question.fallback
        return answer.notation()

    made, out = match(Typist(further=typed), lang, "all", by_hand=True)
    made.play()
    assert made.session.game.outcome is not None
    text = out.getvalue()
    won = {"en": ("You win the game", "Jajna wins the game"), "es": ("Ganas la", "Jajna gana la")}
    assert any(words in text for words in won[lang])
    assert "{player}" not in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_priority_is_passed_where_nothing_stops() -> None:
    made, _ = match(Typist(""), stops="none")
    made.play()
    session = made.session
    passes = sum(answer == Pass().notation() for answer in session.answers)
    assert passes > 3, session.answers
    question = session.game.decision
    assert question is None or question.kind is not Kind.PRIORITY


def test_undo_goes_back_to_the_last_question_that_was_asked() -> None:
    made, out = match(Typist("", "1", "undo"))
    made.play()
    game = made.session.game
    question = game.decision
    assert question is not None
    assert question.kind is Kind.PRIORITY
    assert len(game.players[0].hand) == 7
    assert not game.zones.battlefield
    assert "nothing to take back" not in out.getvalue()


def test_undo_at_the_beginning_says_so() -> None:
    made, out = match(Typist("undo"))
    made.play()
    assert "There is nothing to take back." in out.getvalue()


def casting(*lines: str) -> tuple[Match, StringIO]:
    """A game in which Llanowar Elves are being cast in the first turn, then these lines."""
    decks = (ELVES, RED)
    typist = Typist("", "play Forest", "cast Llanowar Elves", *lines)

    def named(prompt: str) -> str:
        line = typist(prompt)
        verb, _, name = line.partition(" ")
        if verb in ("play", "cast") and not name.isdigit():
            hand = made.session.game.players[0].hand
            held = [card for card in hand if made.session.game.object(card).now.name == name]
            return f"{verb} {held[0]}"
        return line

    made, out = match(typist, by_hand=True, decks=decks)
    made.screen = Screen(made.language, named, made.screen.console)
    return made, out


def test_a_payment_is_shown_before_anything_is_tapped() -> None:
    made, out = casting()
    made.play()
    game = made.session.game
    question = game.decision
    assert question is not None
    assert question.kind is Kind.PAY
    assert "Pay with Forest ({G})" in out.getvalue()
    assert not any(game.object(number).tapped for number in game.zones.battlefield)


def test_732_1_cancel_takes_back_the_spell_being_cast() -> None:
    made, _ = casting("cancel")
    made.play()
    game = made.session.game
    assert not game.zones.stack
    assert [game.object(number).now.name for number in game.zones.battlefield] == ["Forest"]
    assert len(game.players[0].hand) == 6
    question = game.decision
    assert question is not None
    assert question.kind is Kind.PRIORITY


def test_cancel_with_nothing_under_way_says_so() -> None:
    made, out = match(Typist("", "cancel"))
    made.play()
    assert "No spell or ability is being put on the stack." in out.getvalue()


def test_payments_are_made_without_asking_after_auto() -> None:
    made, out = casting("auto", "1")
    made.play()
    game = made.session.game
    assert "Costs are paid by themselves" in out.getvalue()
    names = [game.object(number).now.name for number in game.zones.battlefield]
    assert "Llanowar Elves" in names


def test_104_3a_conceding_asks_and_ends_the_game() -> None:
    made, out = match(Typist("concede", "n", "concede", "y"))
    made.play()
    outcome = made.session.game.outcome
    assert outcome is not None
    assert outcome.winner == 1
    assert "You concede the game." in out.getvalue()
    assert "Jajna wins the game (CR 104.2a)." in out.getvalue()


def test_show_tells_what_a_card_is() -> None:
    made, out = match(Typist("show grizzly", "show nobody", "ver FOREST"), "es")
    made.play()
    text = out.getvalue()
    assert "Grizzly Bears  {1}{G}" in text
    assert "Criatura — Oso" in text
    assert "No ves nada que se llame así." in text
    assert "Tierra básica — Bosque" in text


def test_why_tells_the_reason_with_its_rule() -> None:
    made, out = match(Typist("", "why grizzly", "por qué forest", "why 99"))
    made.play()
    text = " ".join(out.getvalue().split())
    assert "Cast Grizzly Bears {1}{G}: You don't have enough mana" in text
    assert "(CR 601.2h)" in text
    assert "Play Forest: you can do that now." in text
    assert "There is nothing like that which you could do with it." in text


def test_508_1_an_illegal_declaration_is_explained_and_asked_again() -> None:
    lines = ["#>p1 #>p1", "why 1", "1 99", "1"]

    def typed() -> str:
        game = made.session.game
        question = game.decision
        assert question is not None
        if question.kind is not Kind.ATTACKERS:
            actions = [one for one in question.options if not isinstance(one, Pass)]
            wanted = actions if question.kind is Kind.PRIORITY else []
            return (wanted or [question.fallback])[0].notation()
        if not lines:
            raise EOFError
        return lines.pop(0).replace("#", str(next(iter(question.able()))))

    made, out = match(Typist(further=typed), decks=(ELVES, RED))
    made.play()
    text = " ".join(out.getvalue().split())
    assert "Llanowar Elves (1/1) can attack only one thing. (CR 508.1b)" in text
    assert "Attack Jajna with Llanowar Elves (1/1): you can do that now." in text
    assert "Type the attackers, such as: 1 3; all; or - for none." in text
    assert "Llanowar Elves deals 1 damage to Jajna." in text


@pytest.mark.parametrize(
    ("lang", "asked", "explained"),
    [
        ("en", "Combat damage is on the stack.", "combat damage waits on the stack: it is fixed"),
        ("es", "El daño de combate está en la pila.", "el daño de combate espera en la pila"),
    ],
)
def test_in_2003_combat_damage_on_the_stack_is_explained_the_first_time_and_can_be_taken_back(
    lang: str, asked: str, explained: str
) -> None:
    met = 0

    def typed() -> str:
        nonlocal met
        game = made.session.game
        question = game.decision
        assert question is not None
        if any(one.assigned for one in game.view(0).stack):
            met += 1
            if met == 1:
                return f"explain {game.zones.stack[-1]}"
            if met == 2:
                return "undo"
            if met > 4:
                raise EOFError
            return "pass"
        if question.kind is Kind.ATTACKERS:
            return question.options[0].notation()
        growth = [card for card in game.players[0].hand if "Growth" in game.object(card).now.name]
        if question.kind is Kind.PRIORITY:
            for one in question.options:
                if isinstance(one, PlayLand) or (isinstance(one, Cast) and one.card not in growth):
                    return one.notation()
        return question.fallback.notation()

    stops = "main,main2,attackers,blockers,opp:attackers,opp:blockers,stack"
    made, out = match(Typist(further=typed), lang, stops=stops, era=find("2003-07"))
    made.play()
    text = " ".join(out.getvalue().split())
    assert met > 4
    assert "CR 613.1" not in text
    assert text.count(asked) >= 2
    assert text.count(explained) == 1


@pytest.mark.parametrize(
    ("lang", "explained"),
    [
        ("en", "combat damage waits on the stack"),
        ("es", "el daño de combate espera en la pila"),
    ],
)
def test_in_2003_combat_damage_on_the_stack_is_explained_to_who_can_do_nothing_about_it(
    lang: str, explained: str
) -> None:
    def typed() -> str:
        question = made.session.game.decision
        assert question is not None
        if made.session.game.turn.number > 12:
            raise EOFError
        if question.kind is Kind.ATTACKERS:
            return question.options[0].notation()
        for one in question.options if question.kind is Kind.PRIORITY else []:
            if isinstance(one, PlayLand | Cast):
                return one.notation()
        return question.fallback.notation()

    made, out = match(Typist(further=typed), lang, stops="main,attackers", era=find("2003-07"))
    made.play()
    text = " ".join(out.getvalue().split())
    assert text.count(explained) == 1
    assert "(CR 310.4a, 310.4c)" in text


# -- saving --------------------------------------------------------------------------------------


def test_ctrl_c_asks_and_leaves_a_whole_save(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    made, out = match(Typist("", "1", "^C", "n", "^C", "y", "never read"), save=path)
    made.play()
    assert out.getvalue().count("Leave the game? (y/n)") == 2
    again = load(path, CARDS.__getitem__)
    assert again.answers == made.session.answers
    assert again.game.digest() == made.session.game.digest()
    assert [one.name for one in tmp_path.iterdir()] == ["save.json"]


def test_ctrl_c_while_the_game_moves_on_waits_for_the_next_question() -> None:
    made, _ = match(Typist(""))
    interrupts = made.interrupts
    reached: list[str] = []

    def read(what: str, interrupt: bool) -> None:
        with interrupts.reading():
            reached.append(what)
            if interrupt:
                os.kill(os.getpid(), signal.SIGINT)

    with interrupts.held():
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            read("at once", False)
        read("quietly", False)
        with pytest.raises(KeyboardInterrupt):
            read("while reading", True)
    assert reached == ["quietly", "while reading"]


def test_the_game_is_saved_where_asked(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "mine.json"
    made, out = match(Typist(f"save {path}", f"save {tmp_path}", "save"))
    made.play()
    text = " ".join(out.getvalue().split())
    assert "Saved to" in text
    assert "The game is not saved:" in text
    assert "Type where to: save FILE" in text
    assert load(path, CARDS.__getitem__).answers == made.session.answers


def test_the_table_is_left_with_quit() -> None:
    made, _ = match(Typist("quit", "n", "salir", "y", "never read"))
    made.play()
    assert made.session.game.decision is not None
    assert made.session.game.zones.of(Zone.BATTLEFIELD, made.session.game.players[0]) == []


def test_graveyards_exile_and_players_are_looked_at() -> None:
    made, out = match(Typist("", "graveyard", "exile Jajna", "show Jajna", "graveyard Bob"))
    made.play()
    text = out.getvalue()
    assert "Your graveyard, the latest first: nothing" in text
    assert text.count("Jajna's graveyard, the latest first: nothing") == 2
    assert "Jajna's cards in exile: nothing" in text
    assert "Nobody is called that; there are: You, Jajna." in text


def test_a_wrong_answer_shows_the_list_again() -> None:
    made, out = match(Typist("77", "udno"))
    made.play()
    text = out.getvalue()
    assert text.count("Keep this hand\n") == 3
    assert "Did you mean undo?" in text


def test_a_saved_game_is_left_without_a_question(tmp_path: Path) -> None:
    made, out = match(Typist(f"save {tmp_path / 'a.json'}", "quit"))
    made.play()
    assert "Leave the game" not in out.getvalue()
    made, out = match(Typist(f"save {tmp_path / 'a.json'}", "", "quit"))
    made.play()
    assert "Leave the game without saving it?" in out.getvalue()


def test_until_passes_to_the_next_turn_and_says_so() -> None:
    made, out = match(Typist("", "until lunch", "until turn"), decks=(ELVES, RED))
    made.play()
    assert "Type until when: until turn" in out.getvalue()
    assert "You pass until your next turn." in out.getvalue()
    assert made.session.game.turn.number > 1


def test_yields_are_listed_and_held_priority_is_said() -> None:
    made, out = match(Typist("", "yield", "yields", "hold on", "yields", "hold maybe", "revoke 1"))
    made.play()
    text = out.getvalue()
    assert "Nothing is on the stack that you could yield to." in text
    assert "You yield to nothing." in text
    assert text.count("You are asked wherever you could do something.") == 2
    assert "Type on or off: hold on" in text
    assert "Type which, by its number in the list of yields" in text


def test_a_spell_on_the_stack_is_yielded_to_and_that_is_revoked() -> None:
    made, out = casting("stops all", "yield turn", "yields", "revoke 1", "yields")
    made.play()
    text = out.getvalue()
    assert "1  Llanowar Elves: you pass (in this turn)" in text
    assert text.rstrip().endswith("You yield to nothing.")


def test_a_pause_waits_for_an_empty_line() -> None:
    made, out = match(Typist("", "pause", "log", "", "offer draw", "offer tea", "rematch"))
    made.play()
    text = " ".join(out.getvalue().split())
    assert text.count("The game is paused.") == 2
    assert "A program agrees to no draw." in text
    assert "Type what: offer draw" in text
    assert "This can't be offered now." in text


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_letters_that_cannot_be_shown_are_written_alike(encoding: str) -> None:
    words = ["play", "verde", "rojo", "--seed", "1", "--lang", "es", "--name", "Æon ☃"]
    done = subprocess.run(
        [sys.executable, "-m", "jajna", *words],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        input=b"\n\n",
        capture_output=True,
        check=False,
    )
    said = done.stdout.decode(encoding)
    assert done.returncode == 0, done.stderr
    assert "Te quedas esta mano o haces mulligan? (CR 103.5)" in said
    assert "AEon ?: 20 vidas" in said if encoding == "ascii" else "Æon ?: 20 vidas" in said
    assert b"Traceback" not in done.stderr


def test_a_plain_screen_clears_nothing_and_plays_again_if_asked() -> None:
    made, _ = match(Typist())
    out = StringIO()
    console = Console(file=out, width=80, force_terminal=True, color_system=None)
    reader = Typist("", "concede", "y", "rematch", "", "concede", "y", "n")
    made.screen = Screen(language("en"), reader, console, interactive=True, plain=True)
    made.play()
    assert "\x1b[2J" not in out.getvalue()
    assert out.getvalue().count("Do you want to play again?") == 2
    assert made.table.game_number == 2


def test_who_types_other_words_is_told_of_help() -> None:
    made, out = match(Typist("77", "xyzzy", "battlefield"))
    made.play()
    text = out.getvalue()
    assert text.count('What else can be typed is told by "help".') == 1
    assert text.count("Hand: ") == 2, "the board shows the hand again"

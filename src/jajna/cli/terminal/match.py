"""A match at the terminal: people in front of one screen, and players by program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from jajna.agents.base import Agent
from jajna.cli.terminal.board import board_lines, header
from jajna.cli.terminal.cards import described, keywords_of, named
from jajna.cli.terminal.commands import Command, Order, command_in, help_lines
from jajna.cli.terminal.definitions import is_defined, lookup_lines
from jajna.cli.terminal.guide import Guide
from jajna.cli.terminal.interrupts import Interrupts
from jajna.cli.terminal.menus import YES, InputError, Menu, menu_for
from jajna.cli.terminal.screen import Page, Screen
from jajna.cli.terminal.sideboarding import Sideboarding, SideboardingError
from jajna.cli.terminal.whys import why_lines
from jajna.decision import Decision, Kind, Shape
from jajna.errors import IllegalAnswerError, JajnaError
from jajna.events.base import Event
from jajna.events.turns import TurnBegan
from jajna.files import FileError, path_of
from jajna.judge.chains import chain_lines, events_with
from jajna.judge.explanations import explanation_lines
from jajna.kernel.layers.explanation import explain
from jajna.kernel.resolution.damage_on_stack import CombatDamageAssigned
from jajna.kernel.state.causes import chain
from jajna.kernel.views.view import ObjectView
from jajna.replay import SaveError, Session
from jajna.tables import requests
from jajna.tables.offers import Offered
from jajna.tables.stops import Stops
from jajna.tables.table import Stage, Table, TableError
from jajna.text.catalogue import Language, capital, message
from jajna.text.log import account, is_notable
from jajna.text.messages import error_text
from jajna.text.prompts import about, prompt
from jajna.text.reasons import reason_text
from jajna.text.things import Teller
from jajna.typed import is_number
from jajna.vocab import Zone, is_another_player

__all__ = ["Match"]

OFFERS: Final = {
    Offered.UNDO: message("{player} wants to take back a decision. Do you agree? (y/n)"),
    Offered.DRAW: message("{player} offers a draw. Do you agree? (y/n)"),
    Offered.PAUSE: message("{player} wants a pause. Do you agree? (y/n)"),
    Offered.REMATCH: message("{player} wants to play again. Do you? (y/n)"),
}
"""What somebody is asked about an offer."""


class _Leave(Exception):
    """The person leaves the table."""


def _latest_turn(session: Session) -> int:
    """The number of the game's events before the present turn."""
    log = session.game.history.log
    for place in range(len(log) - 1, -1, -1):
        if isinstance(log[place], TurnBegan):
            return place
    return 0


@final
class Match:
    """A table at the terminal: people sit there one at a time, the other seats have agents."""

    def __init__(
        self,
        table: Table,
        agents: Mapping[int, Agent],
        screen: Screen,
        names: Mapping[str, str],
        save: Path | None = None,
        save_as: Path | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.table = table
        self.agents = agents
        self.screen = screen
        self.names = names
        self.save = save
        """The file in which the game is saved after each decision of a person; None for none."""
        self.save_as = save_as
        """The file for ``save`` alone if there is no such file."""
        self.guide = guide
        """The guide that explains the game to a beginner; None for those who know it."""
        self.seat = table.people()[0]
        """The seat of the person in front of the screen."""
        self.told = {seat: _latest_turn(table.session) for seat in table.people()}
        """The number of the game's events that each person knows, with those of earlier turns."""
        self.interrupts = Interrupts()
        self.explained: set[str] = set()
        """The explanations of combat damage on the stack that the person has had."""

    @property
    def session(self) -> Session:
        """The game that is being played, with its answers."""
        return self.table.session

    @property
    def stops(self) -> Stops:
        """The stops of the person in front of the screen."""
        return self.table.seats[self.seat].stops

    @property
    def language(self) -> Language:
        """The language of the screen."""
        return self.screen.language

    def play(self) -> None:
        """Play until the match is over, the people leave, or the input ends."""
        with self.interrupts.held():
            try:
                while self._go_on():
                    pass
                self._keep()
            except (_Leave, EOFError):
                self._say_goodbye()
            except Exception:
                self._rescue()
                raise

    # -- the game --------------------------------------------------------------------------------

    def _go_on(self) -> bool:
        """Do what comes next at the table; whether the match goes on."""
        table = self.table
        question = table.question
        if table.thinking >= 0:
            self._let_agent_answer()
        elif question is not None:
            self._sit_down(table.asked)
            self._ask(question)
        elif table.stage is Stage.BETWEEN_GAMES:
            self._tell_end()
            self._tell_score()
            self._begin_next()
        else:
            self._tell_end()
            if table.games > 1:
                self._tell_score()
            return False
        return True

    def _let_agent_answer(self) -> None:
        table = self.table
        agent = self.agents[table.thinking]
        question = table.question
        assert question is not None, "a program is asked"
        view = table.view_to_decide() if agent.needs_view else None
        table.answer_of_program(agent.choose(question, view))

    def _sit_down(self, seat: int) -> None:
        """Let the person of this seat come to the screen. Raises EOFError, _Leave."""
        if is_another_player(seat, self.seat):
            self.seat = seat
            name = self.session.setup.name(seat)
            self.screen.hide()
            self.screen.say(
                self.language.say("{player}, come to the screen, and press Enter.", player=name)
            )
            self._read()

    def _teller(self, since: int) -> Teller:
        game = self.session.game
        events = game.history.log[since:]
        return Teller(self.language, game.view(self.seat, past=True), self.names, events)

    def _ask(self, question: Decision) -> None:
        """Show the question and act on what is typed until it is answered or taken back."""
        game = self.session.game
        teller = self._teller(self.told[self.seat])
        menu = menu_for(question, teller)
        page = self._page(question, menu, teller)
        self.told[self.seat] = len(game.history.log)
        rest = self.screen.show(page)
        while self.session.game.decision is question:
            text = self._read()
            command = command_in(text)
            if command is not None and command.order is Order.MORE:
                rest = self.screen.show(page, rest)
            elif command is not None and command.order is Order.BOARD:
                self.screen.lines(page.board)
            elif command is not None:
                self._obey(command, menu, teller)
            else:
                self._answer(text, menu, teller)

    def _page(self, question: Decision, menu: Menu, teller: Teller) -> Page:
        width = self.screen.width
        asked = [prompt(question, teller)]
        explained = about(question, teller)
        asked[:0] = [explained] if explained else self._first_damage(question, teller)
        if self.guide is not None:
            asked[:0] = self.guide.lines(question, teller)
        options = menu.lines()
        if question.shape is not Shape.ONE:
            asked.append(menu.hint())
        return Page(
            header(teller),
            board_lines(teller, width),
            board_lines(teller, width, 1),
            account(self._news(), teller),
            asked,
            options,
        )

    def _first_damage(self, question: Decision, teller: Teller) -> list[str]:
        """The explanation of combat damage on the stack, when it first lies there.

        What it makes possible is explained when the person can first use it. CR 2003-07-01 310.
        """
        waits = any(one.assigned for one in teller.view.stack)
        happened = self._news()
        if not waits and not any(isinstance(one, CombatDamageAssigned) for one in happened):
            return []
        lines = {
            "what it is": teller.say(
                "By the rules of this game's time, combat damage waits on the stack: it is fixed "
                "then, and is dealt as it was assigned even if the creature that deals it leaves "
                "or changes. Only what is no longer there to be damaged escapes it (CR {rule}).",
                rule="2003-07-01 310.4a, 2003-07-01 310.4c",
            )
        }
        if waits and question.kind is Kind.PRIORITY and question.forced is None:
            lines["what can be done"] = teller.say(
                "You can act before it is dealt: a creature whose damage is fixed may do something "
                "else now, even leave, and what would be damaged may be saved."
            )
        told = [text for name, text in lines.items() if name not in self.explained]
        self.explained |= set(lines)
        self.table.seats[self.seat].knows_damage_on_stack = True
        return told

    def _news(self) -> list[Event]:
        """What has happened in the game since the person looked last."""
        return self.session.game.history.log[self.told[self.seat] :]

    def _answer(self, text: str, menu: Menu, teller: Teller) -> None:
        try:
            answer = menu.read(text)
        except InputError as error:
            self.screen.say(str(error))
            return
        reason = self.session.game.why_not(answer)
        if reason is not None:
            self.screen.say(reason_text(reason, teller))
            return
        self.table.answer(answer)
        self._keep()

    def _read(self) -> str:
        """A line that was typed; Ctrl-C asks whether to leave. Raises EOFError, _Leave."""
        try:
            with self.interrupts.reading():
                return self.screen.read()
        except KeyboardInterrupt:
            self.screen.say("")
            if self._sure(self.language.say("Leave the game? (y/n)")):
                raise _Leave from None
            return "board"

    def _sure(self, question: str) -> bool:
        """Whether the person says yes; a further Ctrl-C is a yes to leaving."""
        self.screen.say(question)
        try:
            with self.interrupts.reading():
                return self.screen.read().strip().casefold() in YES
        except KeyboardInterrupt:
            raise _Leave from None

    # -- commands --------------------------------------------------------------------------------

    def _obey(self, command: Command, menu: Menu, teller: Teller) -> None:
        order = command.order
        if order is Order.SHOW:
            self._show(command.rest, menu, teller)
        elif order is Order.WHY:
            self._say_all(why_lines(command.rest, self.session.game, menu, teller))
        elif order is Order.EXPLAIN:
            self._explain(command.rest, menu, teller)
        elif order is Order.HOW:
            self._tell_how(command.rest)
        elif order is Order.TERM:
            self._define(command.rest)
        elif order is Order.LOG:
            self._say_all(account(self.session.game.history.log, self._teller(0)))
        elif order is Order.HELP:
            self._help(command.rest, menu, teller)
        elif order is Order.STOPS:
            self._set_stops(command.rest)
        elif order is Order.SAVE:
            self._save_to(command.rest)
        elif order in (Order.PAY, Order.AUTO):
            self._set_payment(order is Order.PAY)
        else:
            self._change_game(order)

    def _change_game(self, order: Order) -> None:
        if order is Order.UNDO:
            self._undo()
        elif order is Order.CANCEL:
            self._cancel()
        elif order is Order.CONCEDE:
            if self._sure(self.language.say("Concede the game? (y/n)")):
                self._want(requests.Concede())
        elif order is Order.QUIT:
            self._quit()

    def _quit(self) -> None:
        """Leave; where the game is not kept, only if the person is sure. Raises _Leave."""
        unsaved = self.language.say("Leave the game without saving it? (y/n)")
        if self.save is not None or self._sure(unsaved):
            raise _Leave

    def _say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def _show(self, text: str, menu: Menu, teller: Teller) -> None:
        shown = self._found(text, menu, teller)
        if shown is not None:
            self._say_all(described(shown, teller))

    def _explain(self, text: str, menu: Menu, teller: Teller) -> None:
        """Say why an object is what it is. CR 613."""
        shown = self._found(text, menu, teller, Zone.BATTLEFIELD)
        if shown is None:
            return
        if not shown.known or shown.assigned:
            self._say_all(described(shown, teller))
            return
        explanation = explain(self.session.game, shown.id, self.seat)
        self._say_all(explanation_lines(explanation, teller))

    def _tell_how(self, words: str) -> None:
        """Say what led to the latest event that matters, or that is told with these words."""
        game = self.session.game
        teller = self._teller(0)
        events = (
            game.history.log
            if words
            else [event for event in game.history.log if is_notable(event)]
        )
        found = events_with(events, words, teller)
        if not found:
            self.screen.say(self.language.say("Nothing has happened that is told like that."))
            return
        self._say_all(chain_lines(chain(game, found[0]), teller))

    def _help(self, text: str, menu: Menu, teller: Teller) -> None:
        """Say all commands, the meaning of a word, or the abilities of a named object."""
        if not text:
            self._say_all(help_lines(self.language))
            return
        if not is_number(text) and is_defined(text, self.language, self.session.game.era.edition):
            self._define(text)
            return
        found = self._meant(text, menu, teller)
        if not found:
            self._define(text)
            return
        self._say_all(described(found[0], teller))
        for word in keywords_of(found[0], self.language):
            self._define(word)

    def _define(self, word: str) -> None:
        """Say the meaning of a word in the rules of the game's era."""
        if not word:
            self.screen.say(self.language.say("Type which: term WORD"))
            return
        self._say_all(lookup_lines(word, self.language, self.session.game.era.edition))

    def _found(
        self, text: str, menu: Menu, teller: Teller, first: Zone | None = None
    ) -> ObjectView | None:
        """The object with a line's number or a name; of several, one in the zone ``first``."""
        found = self._meant(text, menu, teller)
        if not found:
            self.screen.say(self.language.say("Nothing that you can see is called that."))
            return None
        return next((one for one in found if one.zone is first), found[0])

    def _meant(self, text: str, menu: Menu, teller: Teller) -> list[ObjectView]:
        """All that may be meant by a line's number, or a name."""
        if not is_number(text):
            return named(text, teller) if text else []
        number = menu.thing(int(text))
        shown = teller.view.find(number if number >= 0 else int(text))
        return [shown] if shown is not None else []

    def _set_stops(self, text: str) -> None:
        self._want(requests.SetStops(text))
        self._say_all(self.stops.lines(self.language))

    def _set_payment(self, by_hand: bool) -> None:
        self._want(requests.PayByHand(by_hand))
        self.screen.say(
            self.language.say("You will be asked how each cost is paid.")
            if by_hand
            else self.language.say("Costs are paid by themselves, in the best way.")
        )

    def _undo(self) -> None:
        """Go back to the latest question that the person was really asked."""
        if self._want(requests.Undo()):
            self._forget_news()

    def _cancel(self) -> None:
        try:
            self.table.handle(self.seat, requests.Cancel())
        except (IllegalAnswerError, TableError):
            self.screen.say(self.language.say("No spell or ability is being put on the stack."))
            return
        self._forget_news()

    def _forget_news(self) -> None:
        """Take what was taken back for never told."""
        known = len(self.session.game.history.log)
        self.told = {seat: min(told, known) for seat, told in self.told.items()}
        self._keep()

    def _want(self, request: requests.Request) -> bool:
        """Ask the table for something; whether it is granted. The reason is said where not."""
        try:
            self.table.handle(self.seat, request)
        except (IllegalAnswerError, TableError) as error:
            self.screen.say(f"{capital(error_text(error, self.language.code)).rstrip('.')}.")
            return False
        return self._settle()

    def _settle(self) -> bool:
        """Ask the others about an offer of the person; whether they agree, or need not.

        Raises EOFError, _Leave.
        """
        offer = self.table.offer
        by = self.seat
        while offer is not None and offer is self.table.offer:
            self._sit_down(offer.awaited[0])
            agreed = self._sure(
                self.language.say(OFFERS[offer.what], player=self.session.setup.name(offer.by))
            )
            self.table.handle(self.seat, requests.Reply(agreed))
            if not agreed:
                self._sit_down(by)
                self.screen.say(self.language.say("Your offer was refused."))
                return False
        return True

    # -- saving and the end ----------------------------------------------------------------------

    def _save_to(self, text: str) -> None:
        try:
            path = path_of(text) if text else self.save or self.save_as
            if path is None:
                self.screen.say(self.language.say("Type where to: save FILE"))
                return
            self.session.save(path)
        except (FileError, SaveError) as error:
            self._say_unsaved(error)
            return
        self.screen.say(self.language.say("Saved to {path}.", path=str(path)))

    def _say_goodbye(self) -> None:
        """Keep the game as it is when the person leaves it, and say where."""
        if self.screen.interactive:
            self.screen.say("")
        if self.save is not None:
            self._save_to(str(self.save))

    def _rescue(self) -> None:
        """Save a game that a fault of the program ends, so that nothing is lost by it."""
        path = self.save or self.save_as
        if path is not None:
            self._save_to(str(path))

    def _keep(self) -> None:
        """Save the game where the person wants it kept."""
        if self.save is not None:
            try:
                self.session.save(self.save)
            except SaveError as error:
                self._say_unsaved(error)

    def _say_unsaved(self, error: JajnaError) -> None:
        self.screen.say(
            self.language.say(
                "The game is not saved: {reason}", reason=error_text(error, self.language.code)
            )
        )

    def _tell_end(self) -> None:
        game = self.session.game
        teller = self._teller(self.told[self.seat])
        self.screen.say("")
        self._say_all(account(self._news(), teller))
        outcome = game.outcome
        if outcome is None:
            text = teller.say("The game is a draw: the players have agreed to it.")
        elif outcome.winner < 0:
            text = teller.say("The game is a draw (CR {rule}).", rule=outcome.rule)
        else:
            text = teller.person(
                outcome.winner,
                "You win the game (CR {rule}).",
                "{player} wins the game (CR {rule}).",
                rule=outcome.rule,
            )
        self.screen.say(text, "bold")
        if self.guide is not None:
            self.screen.say(self.guide.farewell(teller))

    def _tell_score(self) -> None:
        setup = self.session.setup
        score = [f"{setup.name(seat)} {wins}" for seat, wins in enumerate(self.table.wins)]
        self.screen.say(self.language.say("The match stands: {score}.", score=", ".join(score)))

    def _begin_next(self) -> None:
        """Let each person change their deck, and begin the next game of the match.

        Raises EOFError, _Leave.
        """
        for seat in self.table.people():
            self._sit_down(seat)
            if not self.session.setup.sideboard(seat):
                self.table.handle(seat, requests.NextGame())
                continue
            self._sideboard(seat)
        self.told = dict.fromkeys(self.told, 0)

    def _sideboard(self, seat: int) -> None:
        """Let the person in a seat change their deck until it may be played. CR 100.4."""
        setup = self.session.setup
        changed = Sideboarding(setup.decks[seat], setup.sideboard(seat), self.names)
        self.screen.say(
            self.language.say(
                "Change your deck for the next game: in 2 NAME, out NAME, undo; Enter to begin."
            )
        )
        while seat not in self.table.ready and self.table.stage is Stage.BETWEEN_GAMES:
            self._say_all(changed.lines(self.language))
            text = self._read()
            try:
                if text.strip():
                    changed.change(text)
                else:
                    self.table.handle(seat, requests.NextGame(changed.deck()))
            except (SideboardingError, TableError) as error:
                self.screen.say(error_text(error, self.language.code))

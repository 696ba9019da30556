"""A match at the terminal: people in front of one screen, and players by program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from time import time as now
from typing import Final, final

from jajna.agents.base import Agent
from jajna.agents.door import answer_of
from jajna.cards.names import fold
from jajna.cli.terminal.board import board_lines, header
from jajna.cli.terminal.commands import Command, Order, command_in, command_like, is_order
from jajna.cli.terminal.damage import damage_lines, shows_damage
from jajna.cli.terminal.guide import Guide
from jajna.cli.terminal.interrupts import Interrupts
from jajna.cli.terminal.keeper import Keeper
from jajna.cli.terminal.lookups import LOOKUPS, Lookups
from jajna.cli.terminal.menus import InputError, Menu, menu_for
from jajna.cli.terminal.screen import Page, Screen
from jajna.cli.terminal.sideboard import Sideboarding, SideboardingError
from jajna.cli.terminal.words import OFF, ON, YES
from jajna.cli.terminal.yields import (
    YieldError,
    places_in,
    until_in,
    until_line,
    yield_in,
    yield_lines,
)
from jajna.decision import Decision, Shape
from jajna.errors import IllegalAnswerError
from jajna.events.base import Event
from jajna.events.players import PlayerLost
from jajna.events.turns import TurnBegan
from jajna.kernel.ending.outcome import Outcome
from jajna.replay import Session
from jajna.tables import requests
from jajna.tables.match_time import MatchTime
from jajna.tables.offers import Offered
from jajna.tables.stops import Stops
from jajna.tables.table import TIME, Stage, Table, TableError
from jajna.text.catalogue import Language, capital, message
from jajna.text.log import account
from jajna.text.messages import error_text
from jajna.text.prompts import about, prompt
from jajna.text.reasons import reason_text
from jajna.text.things import Teller
from jajna.vocab import is_another_player

__all__ = ["Match"]

OFFERS: Final = {
    Offered.UNDO: message("{player} wants to take back a decision. Do you agree? (y/n)"),
    Offered.DRAW: message("{player} offers a draw. Do you agree? (y/n)"),
    Offered.PAUSE: message("{player} wants a pause. Do you agree? (y/n)"),
    Offered.REMATCH: message("{player} wants to play again. Do you? (y/n)"),
}
"""What somebody is asked about an offer."""
OFFERED: Final[dict[str, Offered]] = {
    "draw": Offered.DRAW,
    "empate": Offered.DRAW,
    "pause": Offered.PAUSE,
    "pausa": Offered.PAUSE,
    "undo": Offered.UNDO,
    "deshacer": Offered.UNDO,
    "rematch": Offered.REMATCH,
    "revancha": Offered.REMATCH,
}
"""What can be offered, by the words for it in both languages."""
YIELDING: Final = (Order.UNTIL, Order.YIELD, Order.YIELDS, Order.REVOKE, Order.HOLD)
"""The commands about what happens without asking the person."""


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
        time: MatchTime | None = None,
    ) -> None:
        self.table = table
        self.time = time
        """When the match has to end; None for a match without a limit."""
        self.agents = agents
        self.screen = screen
        self.names = names
        self.keeper = Keeper(screen, save, save_as)
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
                self.keeper.keep(self.session)
            except (_Leave, EOFError):
                self._say_goodbye()
            except Exception:
                self.keeper.rescue(self.session)
                raise

    # -- the game --------------------------------------------------------------------------------

    def _go_on(self) -> bool:
        """Do what comes next at the table; whether the match goes on."""
        table = self.table
        if self.time is not None and self.time.look(table, now()):
            self._tell_time(self.time)
        question = table.question
        if table.thinking >= 0:
            self._let_agent_answer()
        elif question is not None:
            self._sit_down(table.asked)
            self._ask(question)
        elif table.stage is Stage.PAUSED:
            self._wait()
        elif table.stage is Stage.BETWEEN_GAMES:
            self._tell_end()
            self._tell_score()
            self._begin_next()
        else:
            self._tell_end()
            if table.games > 1:
                self._tell_score()
            return self.screen.interactive and self._play_again()
        return True

    def _tell_time(self, time: MatchTime) -> None:
        """Say that the time of the match is up, and what follows."""
        if self.table.stage is Stage.PLAYING and time.last_turn > 0:
            turns = self.language.count(time.extra_turns, "one more turn", "{number} more turns")
            said = self.language.say(
                "Time is up: this turn is finished, then {turns} are played.", turns=turns
            )
        else:
            said = self.language.say("Time is up.")
        self.screen.say(said, "bold")

    def _wait(self) -> None:
        """Wait until the person wants to play on. Raises EOFError, _Leave."""
        self.screen.say(
            self.language.say("The game is paused. Enter: play on. save FILE, quit: as ever.")
        )
        text = self._read()
        command = command_in(text)
        if command is not None and command.order is Order.SAVE:
            self.keeper.save_to(self.session, command.rest)
        elif is_order(text, Order.QUIT):
            self._quit()
        elif not text.strip() or is_order(text, Order.PAUSE):
            self._want(requests.Resume())

    def _play_again(self) -> bool:
        """Ask whether to play again, and begin if all agree. Raises EOFError, _Leave."""
        self.screen.say(self.language.say("Do you want to play again? (y/n)"))
        typed = self._read().strip()
        again = typed.casefold() in YES or is_order(typed, Order.REMATCH)
        if not again or not self._want(requests.OfferTo(Offered.REMATCH)):
            return False
        self.told = dict.fromkeys(self.told, 0)
        return True

    def _let_agent_answer(self) -> None:
        table = self.table
        agent = self.agents[table.thinking]
        table.answer_of_program(answer_of(agent, self.session.game, table.asked))

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
        while self.table.question is question:
            text = self._read()
            command = command_in(text)
            if command is not None and command.order is Order.MORE:
                rest = self.screen.show(page, rest)
            elif command is not None and command.order is Order.BOARD:
                self.screen.lines(page.board)
            elif command is not None:
                self._obey(command, menu, teller)
            else:
                self._answer(text, page, menu, teller)

    def _page(self, question: Decision, menu: Menu, teller: Teller) -> Page:
        news = self._news()
        asked = [prompt(question, teller)]
        explained = about(question, teller)
        if explained:
            asked.insert(0, explained)
        elif shows_damage(news, teller):
            lines = damage_lines(question, teller)
            asked[:0] = [text for name, text in lines.items() if name not in self.explained]
            self.explained |= set(lines)
            self.table.seats[self.seat].knows_damage_on_stack = True
        if self.guide is not None:
            asked[:0] = self.guide.lines(question, teller)
        if question.shape is not Shape.ONE:
            asked.append(menu.hint())
        width = self.screen.width
        return Page(
            header(teller),
            board_lines(teller, width),
            board_lines(teller, width, 1),
            account(news, teller),
            asked,
            menu.lines(),
        )

    def _news(self) -> list[Event]:
        """What has happened in the game since the person looked last."""
        return self.session.game.history.log[self.told[self.seat] :]

    def _answer(self, text: str, page: Page, menu: Menu, teller: Teller) -> None:
        try:
            answer = menu.read(text)
        except InputError as error:
            self.screen.show_again(page, self._instead(text, error))
            return
        reason = self.session.game.why_not(answer)
        if reason is not None:
            self.screen.show_again(page, reason_text(reason, teller))
            return
        self.table.answer(answer)
        self.keeper.keep(self.session)

    def _instead(self, text: str, error: InputError) -> str:
        """What to type in place of a line that is no answer and no command."""
        guess = command_like(text)
        if guess:
            return self.language.say("Did you mean {word}?", word=guess)
        if not any(letter.isalpha() for letter in text):
            return str(error)
        return f"{error} " + self.language.say('What else can be typed is told by "help".')

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
        if order in LOOKUPS:
            Lookups(self.session.game, self.screen, self.names, menu, teller).obey(command)
        elif order is Order.STOPS:
            self._set_stops(command.rest)
        elif order is Order.SAVE:
            self.keeper.save_to(self.session, command.rest)
        elif order in (Order.PAY, Order.AUTO):
            self._set_payment(order is Order.PAY)
        elif order in YIELDING:
            self._let_happen(command, teller)
        elif order in (Order.OFFER, Order.PAUSE, Order.REMATCH):
            self._make_offer(command)
        else:
            self._change_game(order)

    def _let_happen(self, command: Command, teller: Teller) -> None:
        """Change what happens without asking the person, and say so."""
        seat = self.table.seats[self.seat]
        try:
            if command.order is Order.UNTIL:
                until = until_in(command.rest)
                if self._want(requests.PassUntil(until)):
                    self.screen.say(until_line(until, self.language))
                return
            if command.order is Order.YIELD:
                if not self._want(yield_in(command.rest, teller)):
                    return
            elif command.order is Order.REVOKE:
                for place in places_in(command.rest, seat):
                    self._want(requests.Revoke(place))
            elif command.order is Order.HOLD:
                self._hold(command.rest)
                return
        except YieldError as error:
            self.screen.say(f"{error_text(error, self.language.code)}.")
            return
        self._say_all(yield_lines(seat, teller))

    def _hold(self, word: str) -> None:
        """Let the person be asked everywhere, or where the stops say; alone it changes over."""
        said = word.casefold()
        if said and said not in (*ON, *OFF):
            self.screen.say(self.language.say("Type on or off: hold on"))
            return
        holds = said in ON if said else not self.table.seats[self.seat].holds
        if self._want(requests.Hold(holds)):
            self.screen.say(
                self.language.say("You are asked wherever you could do something.")
                if holds
                else self.language.say("You are asked where your stops say.")
            )

    def _make_offer(self, command: Command) -> None:
        """Offer the others a draw, a pause, or something else that is named."""
        words = {Order.PAUSE: "pause", Order.REMATCH: "rematch"}
        offered = OFFERED.get(fold(words.get(command.order, command.rest)))
        if offered is None:
            self.screen.say(self.language.say("Type what: offer draw, offer pause, offer undo"))
        elif self._want(requests.OfferTo(offered)) and offered is Offered.UNDO:
            self._forget_news()

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
        if self.keeper.is_kept(self.session) or self._sure(unsaved):
            raise _Leave

    def _say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)

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
        self.keeper.keep(self.session)

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

    def _say_goodbye(self) -> None:
        """Keep the game as it is when the person leaves it, and say where."""
        if self.screen.interactive:
            self.screen.say("")
        if self.keeper.save is not None:
            self.keeper.save_to(self.session, "")

    def _tell_end(self) -> None:
        game = self.session.game
        teller = self._teller(self.told[self.seat])
        self.screen.say("")
        self._say_all(account(self._last_news(), teller))
        outcome = game.outcome
        if self.table.ended_by == TIME and self.table.last_winner < 0:
            text = teller.say("The game is a draw: its time is up.")
        elif self.table.ended_by == TIME:
            text = teller.person(
                self.table.last_winner,
                "You have more life when the time is up, and win the game.",
                "{player} has more life when the time is up, and wins the game.",
            )
        elif outcome is None:
            text = teller.say("The game is a draw: the players have agreed to it.")
        elif outcome.winner < 0:
            text = teller.say("The game is a draw (CR {rule}).", rule=outcome.rule)
        elif len(outcome.winners) > 1:
            text = _team_wins(outcome, teller)
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

    def _last_news(self) -> list[Event]:
        """What the person hasn't read yet: of what came after they left a game of several players,
        only who lost it then.
        """
        events = self._news()
        left = [
            place
            for place, one in enumerate(events)
            if isinstance(one, PlayerLost) and one.player == self.seat
        ]
        if not left or len(self.session.game.players) == 2:
            return events
        after = events[left[0] + 1 :]
        return [*events[: left[0] + 1], *[one for one in after if isinstance(one, PlayerLost)]]

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
        language = self.language
        self._say_all(changed.help_lines(language))
        self._say_all(changed.lines(language))
        while seat not in self.table.ready and self.table.stage is Stage.BETWEEN_GAMES:
            text = self._read()
            try:
                if is_order(text, Order.QUIT):
                    self._quit()
                elif is_order(text, Order.HELP):
                    self._say_all(changed.help_lines(language))
                elif text.strip() not in ("", "0"):
                    if not is_order(text, Order.BOARD):
                        changed.change(text)
                    self._say_all(changed.lines(language))
                else:
                    self.table.handle(seat, requests.NextGame(changed.deck()))
            except (SideboardingError, TableError) as error:
                self.screen.say(f"{capital(error_text(error, language.code)).rstrip('.')}.")


def _team_wins(outcome: Outcome, teller: Teller) -> str:
    """That a team wins, yours or another. CR 104.2c."""
    if teller.view.player in outcome.winners:
        return teller.say("Your team wins the game (CR {rule}).", rule=outcome.rule)
    players = teller.language.listed([teller.player(seat) for seat in outcome.winners])
    return teller.say("{players} win the game (CR {rule}).", players=players, rule=outcome.rule)

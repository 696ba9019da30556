"""A table: a match between people and programs, moved on to what somebody has to answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, final

import msgspec

from jajna.decision import Answer, Decision, Kind, Pass
from jajna.errors import DeckError, IllegalAnswerError, JajnaError
from jajna.formats.deck import Deck, copies_of
from jajna.formats.sideboarding import exchanged
from jajna.messages import Message, cause
from jajna.replay import GameSetup, Session, record_of
from jajna.tables import requests
from jajna.tables.clock import Clock, ClockRules
from jajna.tables.journal import (
    AnswerKept,
    Change,
    GameBegun,
    GameFinished,
    Journal,
    KeptNote,
    KeptOffer,
    KeptState,
    NoteKept,
    StateKept,
    WentBack,
)
from jajna.tables.known import known_cards
from jajna.tables.news import Happened, News
from jajna.tables.offers import Offer, Offered
from jajna.tables.seat import Seat
from jajna.tables.stops import StopError
from jajna.vocab import is_another_player

if TYPE_CHECKING:
    from jajna.kernel.views.view import View
    from jajna.tables.requests import Request

__all__ = ["AGREED", "COPIES", "TIME", "DeckCheck", "Stage", "Standing", "Table", "TableError"]

AGREED: Final = "agreed"
"""The rule by which a game ends that the players agree to call a draw."""
TIME: Final = "time"
"""The rule by which a game ends when the time of its match is up."""
COPIES: Final = 512
"""Answers between two copies that a table keeps of its game; as many are taken again to go back."""
MOST_AUTOMATIC: Final = 100_000
"""Answers that are given in a row without asking anybody; more would be a game without end."""


class DeckCheck:
    """Says whether a deck with its sideboard may be played; every deck may, unless told."""

    def why_not(self, deck: Deck) -> Message | None:
        """Why not; None if it may."""
        return None


class TableError(JajnaError):
    """A request that can't be granted now; nothing has changed."""


class Stage(Enum):
    """What a table is at."""

    PLAYING = "playing"
    PAUSED = "paused"
    BETWEEN_GAMES = "between games"
    OVER = "over"


class Standing(NamedTuple):
    """How a match stands: which game is being played or was last, what each seat won before it,
    and how it ended, None if it goes on.

    Matches at a table are counted, as there may be a rematch; ``first`` is the setup of the first
    game.
    """

    game_number: int
    match_number: int
    first: GameSetup
    wins: tuple[int, ...]
    finished: GameFinished | None = None
    state: KeptState | None = None
    """What else the table was at; the seats are made from it before."""
    spent: tuple[tuple[int, int, float], ...] = ()
    """The seconds that answers of the game took, as ``Clock`` has them."""


@final
class Table:
    """A match of at most ``games`` games that are won, between the seats of a session's setup.

    ``revision`` counts the changes of the game; an answer names the one that it was meant for.
    ``draw_seed`` gives the seeds of further games, and of chance after what was taken back.
    ``clock`` is None where nobody's time is counted; ``now`` is the time in seconds wherever one
    is given. ``journal`` gets every change before a method returns; ``standing`` is that of a match
    taken up again. ``pause`` are the seconds for which the pass of a person who seems to think is
    kept back, so that others can't tell whether they had anything to do; ``tick`` gives it then.

    Who lost a game chooses who begins the next one; after a draw, who chose before (CR 103.1).
    Drawn games count for nobody.
    """

    def __init__(
        self,
        session: Session,
        seats: Sequence[Seat],
        draw_seed: Callable[[], int],
        games: int = 1,
        clock: ClockRules | None = None,
        journal: Journal | None = None,
        name: str = "",
        decks: DeckCheck | None = None,
        standing: Standing | None = None,
        now: float = 0.0,
        pause: float = 0.0,
    ) -> None:
        self.session = session
        self.seats = list(seats)
        self.games = games
        self.name = name
        self.stage = Stage.PLAYING
        self.revision = 0
        self.pause = pause
        self.keeps_back = False
        """Whether a pass is kept back now; nobody is asked meanwhile, though it seems so."""
        self.helpless = -1
        """The seat of the program for whose want of an answer the table is paused, -1 for none."""
        self.game_number = standing.game_number if standing is not None else 1
        self.match_number = standing.match_number if standing is not None else 1
        self.wins = list(standing.wins) if standing is not None else [0] * len(self.seats)
        self.last_winner = -1
        """The seat that won the latest game, -1 for none."""
        self.ended_by = ""
        """The rule by which the latest game ended."""
        self.offer: Offer | None = None
        self.ready: list[int] = []
        """The seats that are ready for the next game."""
        self.clock = Clock(clock, len(self.seats)) if clock is not None else None
        self._first_setup = standing.first if standing is not None else session.setup
        self._draw_seed = draw_seed
        self._journal = journal
        self._decks = decks or DeckCheck()
        self._chooser = self._who_chooses()
        self._decks_next: dict[int, Deck] = {}
        self._changes: list[Change] = []
        self._kept = b""
        """The state that was kept last."""
        self._noted: KeptNote | None = None
        """The note that was kept last."""
        self._news: list[News] = []
        self._noticed = (-1, 0.0)
        """The revision of the present question, and when it was first asked."""
        self._passed = -1
        """The revision at which a person has passed."""
        if standing is None:
            self._note_beginning()
            for number in range(len(session.answers)):
                self._note_answer(number)
        else:
            self._take_up(standing)
        self._go_on(now)
        self._keep()

    # -- what is to be seen ------------------------------------------------------------------------

    @property
    def question(self) -> Decision | None:
        """What is asked now; None while no game is being played."""
        return self.session.game.decision if self.stage is Stage.PLAYING else None

    @property
    def asked(self) -> int:
        """The seat that is asked now, -1 for none."""
        question = self.question
        return question.players[0] if question is not None else -1

    @property
    def thinking(self) -> int:
        """The seat of the program that is asked now, -1 for none."""
        return self.asked if self.asked >= 0 and not self.seats[self.asked].is_person else -1

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who.is_person]

    def view_to_decide(self) -> View:
        """The view by which the seat that is asked decides. Raises TableError if none is."""
        if self.asked < 0:
            raise TableError(Message("nobody is asked anything now"))
        return self.session.game.view_to_decide(self.asked)

    def note(self) -> KeptNote:
        """What the list of tables says of this one."""
        asked = self.asked
        if self.thinking >= 0 and self._noted is not None:
            asked = self._noted.asked
        return KeptNote(self.stage.value, self.session.game.turn.number, asked)

    def take_news(self) -> list[News]:
        """What has happened at the table since this was called last."""
        news, self._news = self._news, []
        return news

    def forget_events(self, most: int) -> None:
        """Forget the events of the game before the latest ``most``, once they are half as many, and
        the digest that the journal has.

        Nothing but what is told of it looks at them; ``Session.retold`` has them again.
        """
        game = self.session.game
        self.session.digests[-1] = ""
        surplus = len(game.history.log) - most
        if 2 * surplus > most:
            del game.history.log[:surplus]
            game.state_based.checked_until = max(game.state_based.checked_until - surplus, 0)

    # -- what those at the table want --------------------------------------------------------------

    def answer(self, answer: Answer, now: float = 0.0) -> None:
        """Give the answer of the seat that is asked.

        Raises IllegalAnswerError, with nothing changed, if it is not legal.
        """
        if self.question is None:
            raise IllegalAnswerError(Message("nothing is asked now"))
        seat = self.asked
        self._give(answer, False, now)
        self._lapse(seat)
        self._go_on(now)
        self._keep()

    def answer_of_program(self, answer: Answer, now: float = 0.0) -> None:
        """Give the answer of the program that is asked, or the usual one if it is not legal."""
        question = self.question
        if question is None or self.thinking < 0:
            raise TableError(Message("no program is asked anything now"))
        if self.session.game.why_not(answer) is not None:
            answer = question.fallback
        self.answer(answer, now)

    def stop_for_program(self) -> None:
        """Pause as the program that is asked gives no answer. Raises TableError if none is."""
        if self.thinking < 0:
            raise TableError(Message("no program is asked anything now"))
        self.helpless = self.thinking
        self.stage = Stage.PAUSED
        self._news.append(News(Happened.NO_ANSWER, self.helpless))
        self._keep()

    def handle(self, seat: int, request: Request, now: float = 0.0) -> None:
        """Do what a seat wants.

        Raises IllegalAnswerError for an answer that is not legal, TableError for a request that
        can't be granted now, both with nothing changed.
        """
        if isinstance(request, requests.Answered):
            self._answered(seat, request, now)
        elif isinstance(request, requests.Undo):
            self._undo(seat, now)
        elif isinstance(request, requests.Cancel):
            self._cancel(seat, now)
        elif isinstance(request, requests.Concede):
            self._concede(seat, now)
        elif isinstance(request, requests.OfferTo):
            self._make_offer(seat, request.what, now)
        elif isinstance(request, requests.Reply):
            self._reply(seat, request.agree, now)
        elif isinstance(request, requests.Resume):
            self._resume(seat, now)
        elif isinstance(request, requests.HelpProgram):
            self._help_program(seat, now)
        elif isinstance(request, requests.NextGame):
            self._next_game(seat, request.main, now)
        else:
            self._set(seat, request)
            self._go_on(now)
        self._keep()

    def tick(self, now: float) -> None:
        """Give what was kept back for long enough, and the usual answer for whoever has no time
        left.
        """
        if self.keeps_back:
            self._go_on(now)
        while self.clock is not None and self.clock.running >= 0:
            seat = self.clock.running
            if self.clock.left(seat, now) > 0 or self.question is None:
                break
            self._news.append(News(Happened.OUT_OF_TIME, seat))
            self._lapse(seat)
            self._give(self.question.fallback, True, now)
            self._go_on(now)
        self._keep()

    def tell_time_up(self, turns: int) -> None:
        """Tell those at the table that the time of the match is up."""
        self._news.append(News(Happened.TIME_UP, number=turns))

    def end_game_by_time(self, winner: int) -> None:
        """End the game, as the time of the match is up: won by a seat, or drawn with -1.

        Raises TableError if no game is being played.
        """
        if self.stage is not Stage.PLAYING:
            raise TableError(Message("no game is being played"))
        self._end_game(winner, TIME)
        self._keep()

    def end_match(self) -> None:
        """End the match between two games, as it stands. Raises TableError at another time."""
        if self.stage is not Stage.BETWEEN_GAMES:
            raise TableError(Message("no next game is to begin now"))
        self.stage = Stage.OVER
        self._news.append(News(Happened.MATCH_ENDED, self._leader()))
        self._keep()

    # -- the game ----------------------------------------------------------------------------------

    def _answered(self, seat: int, request: requests.Answered, now: float) -> None:
        question = self.question
        if question is None:
            raise TableError(Message("nothing is asked now"))
        if is_another_player(self.asked, seat):
            raise TableError(
                Message("{player} is asked, not you", player=self.session.setup.name(self.asked))
            )
        if request.number != self.revision:
            raise TableError(Message("this answer is to an earlier question"))
        if self.keeps_back:
            raise TableError(Message("nothing is asked now"))
        answer = question.parse(request.notation)
        if self.pause and isinstance(answer, Pass):
            self._passed = self.revision
        else:
            self._give(answer, False, now)
        self._lapse(seat)
        self._go_on(now)

    def _give(self, answer: Answer, automatic: bool, now: float) -> None:
        number = len(self.session.answers)
        self.session.answer(answer, automatic, marks=False)
        seconds = self.clock.answered(number, now) if self.clock is not None else 0.0
        self._note_answer(seconds=seconds)

    def _go_on(self, now: float) -> None:
        """Give the answers that nobody has to think about, up to the next one that somebody has."""
        for _ in range(MOST_AUTOMATIC):
            question = self.question
            self.keeps_back = False
            if question is None or self.thinking >= 0:
                break
            seat = self.seats[self.asked]
            view = self.session.game.view_to_decide(self.asked)
            has_passed = self._passed == self.revision
            answer = Pass() if has_passed else seat.automatic(question, view)
            self.keeps_back = (
                self.pause > 0
                and self._is_soon(now)
                and isinstance(answer, Pass)
                and seat.seems_to_think(question, view)
            )
            if answer is None or self.keeps_back:
                break
            self._give(answer, not has_passed, now)
        if self.stage is Stage.PLAYING and self.session.game.decision is None:
            outcome = self.session.game.outcome
            assert outcome is not None, "a game without a decision is over"
            self._end_game(outcome.winner, outcome.rule)
        self._run_clock(now)

    def _is_soon(self, now: float) -> bool:
        """Whether the present question was first asked less than a pause ago."""
        if self._noticed[0] != self.revision:
            self._noticed = (self.revision, now)
        return now < self._noticed[1] + self.pause

    def _run_clock(self, now: float) -> None:
        if self.clock is None:
            return
        if self.asked >= 0 and self.thinking < 0 and self.offer is None:
            self.clock.start(self.asked, now)
        else:
            self.clock.stop(now)

    def _concede(self, seat: int, now: float) -> None:
        if self.stage is not Stage.PLAYING:
            raise TableError(Message("no game is being played"))
        self.session.concede(seat)
        self._lapse(seat)
        self._note_answer()
        self._go_on(now)

    def _cancel(self, seat: int, now: float) -> None:
        if self.question is None or is_another_player(self.asked, seat):
            raise TableError(Message("nothing that is asked of you can be taken back"))
        before = len(self.session.answers)
        self.session.cancel()
        self._went_back(before, seat)
        self._go_on(now)

    # -- taking back -------------------------------------------------------------------------------

    def _undo(self, seat: int, now: float) -> None:
        if self.stage is not Stage.PLAYING:
            raise TableError(Message("no game is being played"))
        count = self._latest_asked(seat)
        if count < 0:
            raise TableError(Message("there is nothing to take back"))
        if self._may_go_back_alone(seat, count):
            self._go_back(count, seat, now)
        else:
            self._offer(Offer(Offered.UNDO, seat, self._others(seat), count), now)

    def _latest_asked(self, seat: int) -> int:
        """How many answers came before the latest one that a seat gave and was asked for."""
        session = self.session
        for count in range(len(session.answers) - 1, -1, -1):
            if is_another_player(session.who[count], seat) or session.automatic[count]:
                continue
            if session.automatic[count] is not None:
                return count
            game = session.earlier(count)
            question = game.decision
            assert question is not None, "an answer is to a question"
            if self.seats[seat].automatic(question, game.view_to_decide(seat)) is None:
                return count
        return -1

    def _may_go_back_alone(self, seat: int, count: int) -> bool:
        """Whether nobody else is concerned: nobody has decided since, and nothing came out."""
        others = self._others(seat)
        if not others:
            return True
        session = self.session
        since = range(count, len(session.answers))
        if any(session.who[one] in others and not session.automatic[one] for one in since):
            return False
        then = session.earlier(count)
        if then.chance.state() != session.game.chance.state():
            return False
        return not known_cards(session.game.view(seat)) - known_cards(then.view(seat))

    def _go_back(self, count: int, seat: int, now: float) -> None:
        """Take back answers. Where others play, chance goes another way than they have seen."""
        before = len(self.session.answers)
        chance = self.session.game.chance.state()
        self.session.go_back(count)
        if self._others(seat) and self.session.game.chance.state() != chance:
            if self.session.game.history.checkpoint is not None:
                self.session.cancel()
            self._went_back(before, seat)
            self.session.reseed(self._draw_seed())
            self._note_answer()
            self._news.append(News(Happened.RESEEDED, seat))
        else:
            self._went_back(before, seat)
        self._run_clock(now)

    def _went_back(self, before: int, seat: int) -> None:
        """Note that answers were taken back, of ``before``."""
        count = len(self.session.answers)
        self.revision += 1
        self._end_offer()
        if self.clock is not None:
            self.clock.take_back(count, self._others(seat))
        self._changes.append(WentBack(self.game_number, count))
        self._news.append(News(Happened.TAKEN_BACK, seat, number=before - count))

    # -- offers ------------------------------------------------------------------------------------

    def _others(self, seat: int) -> list[int]:
        """The other people who are in the game."""
        players = self.session.game.players
        return [
            one for one in self.people() if is_another_player(one, seat) and players[one].in_game
        ]

    def _make_offer(self, seat: int, what: Offered, now: float) -> None:
        if what is Offered.UNDO:
            self._undo(seat, now)
            return
        wanted = Stage.OVER if what is Offered.REMATCH else Stage.PLAYING
        if self.stage is not wanted:
            raise TableError(Message("this can't be offered now"))
        if what is Offered.DRAW and len(self.people()) < len(self.seats):
            raise TableError(Message("a program agrees to no draw"))
        others = [one for one in self.people() if is_another_player(one, seat)]
        self._offer(Offer(what, seat, others), now)

    def _offer(self, offer: Offer, now: float) -> None:
        if self.offer is not None:
            raise TableError(Message("an offer stands already"))
        if not offer.awaited:
            self._agreed(offer, now)
            return
        self.offer = offer
        self._news.append(News(Happened.OFFERED, offer.by, offer.what.value))
        self._run_clock(now)

    def _reply(self, seat: int, agree: bool, now: float) -> None:
        offer = self.offer
        if offer is None or (seat not in offer.awaited and is_another_player(seat, offer.by)):
            raise TableError(Message("nothing is offered to you"))
        if not agree:
            self.offer = None
            self._news.append(News(Happened.REFUSED, seat, offer.what.value))
            self._run_clock(now)
        elif seat in offer.awaited and offer.agree(seat):
            self.offer = None
            self._agreed(offer, now)

    def _agreed(self, offer: Offer, now: float) -> None:
        if offer.what is Offered.UNDO:
            self._go_back(offer.count, offer.by, now)
        elif offer.what is Offered.DRAW:
            self._end_game(-1, AGREED)
            self._run_clock(now)
        elif offer.what is Offered.PAUSE:
            self.stage = Stage.PAUSED
            self._news.append(News(Happened.PAUSED, offer.by))
            self._run_clock(now)
        else:
            self.wins = [0] * len(self.seats)
            self._chooser = self._loser()
            self._decks_next = {}
            self.match_number += 1
            self._begin(self._first_setup, now)

    def _lapse(self, seat: int) -> None:
        """End an offer that concerns a seat, as it plays on without a word about it."""
        if self.offer is not None and seat in (self.offer.by, *self.offer.asked):
            self._end_offer()

    def _end_offer(self) -> None:
        """End an offer that has no sense any more, if one stands."""
        if self.offer is not None:
            self._news.append(News(Happened.LAPSED, self.offer.by, self.offer.what.value))
            self.offer = None

    def _resume(self, seat: int, now: float) -> None:
        if self.stage is not Stage.PAUSED:
            raise TableError(Message("the game isn't paused"))
        self._play_on(seat)
        self._go_on(now)

    def _help_program(self, seat: int, now: float) -> None:
        if self.stage is not Stage.PAUSED or self.helpless < 0:
            raise TableError(Message("no program needs help"))
        self._play_on(seat)
        question = self.question
        assert question is not None, "a program was asked something"
        self._give(question.fallback, True, now)
        self._go_on(now)

    def _play_on(self, seat: int) -> None:
        self.stage = Stage.PLAYING
        self.helpless = -1
        self._news.append(News(Happened.RESUMED, seat))

    # -- what is done for a seat -------------------------------------------------------------------

    def _set(self, seat: int, request: Request) -> None:
        who = self.seats[seat]
        if isinstance(request, requests.SetStops):
            try:
                who.stops.change(request.words)
            except StopError as error:
                raise TableError(*error.args) from error
        elif isinstance(request, requests.PassUntil):
            who.yields.pass_until(request.until, self.session.game.view(seat))
        elif isinstance(request, requests.AlwaysYield):
            self._yield(seat, request)
        elif isinstance(request, requests.Revoke):
            if not 0 <= request.place < len(who.yields.held):
                raise TableError(Message("there is no such yield"))
            who.yields.revoke(request.place)
        elif isinstance(request, requests.Hold):
            who.holds = request.on
        elif isinstance(request, requests.PayByHand):
            who.pays_by_hand = request.on

    def _yield(self, seat: int, request: requests.AlwaysYield) -> None:
        view = self.session.game.view(seat)
        thing = view.find(request.thing)
        if thing is None or thing not in view.stack:
            raise TableError(Message("this isn't on the stack"))
        self.seats[seat].yields.add(thing, view, request.says, request.for_turn)

    # -- the match ---------------------------------------------------------------------------------

    def _who_chooses(self) -> int | None:
        """The seat that chooses who begins, or that was to choose it."""
        question = self.session.game.decision
        if question is not None and question.kind is Kind.STARTING_PLAYER:
            return question.whose[0]
        return self.session.setup.chooser

    def _end_game(self, winner: int, rule: str) -> None:
        self._end_offer()
        self.ended_by = rule
        self._changes.append(GameFinished(self.game_number, winner, rule))
        self._news.append(News(Happened.GAME_ENDED, winner, rule))
        self._count(winner)

    def _count(self, winner: int) -> None:
        """Count a game that has ended, and see whether the match has."""
        self.last_winner = winner
        if winner >= 0:
            self.wins[winner] += 1
            self._chooser = self._loser()
        if self.games == 1 or 2 * max(self.wins) > self.games:
            self.stage = Stage.OVER
            self._news.append(News(Happened.MATCH_ENDED, self._leader()))
        else:
            self.stage = Stage.BETWEEN_GAMES
            self.ready = [seat for seat, who in enumerate(self.seats) if not who.is_person]

    def _leader(self) -> int:
        """The seat that has won most games, -1 if several have."""
        most = max(self.wins)
        return self.wins.index(most) if self.wins.count(most) == 1 else -1

    def _loser(self) -> int | None:
        """The seat that lost the latest game, as one alone did; otherwise chance decides."""
        if self.last_winner < 0:
            return self._chooser
        others = [
            seat for seat in range(len(self.seats)) if is_another_player(seat, self.last_winner)
        ]
        return others[0] if len(others) == 1 else None

    def _next_game(self, seat: int, main: list[tuple[str, int]] | None, now: float) -> None:
        if self.stage is not Stage.BETWEEN_GAMES:
            raise TableError(Message("no next game is to begin now"))
        if main is not None:
            self._decks_next[seat] = self._sideboarded(seat, main)
        if seat not in self.ready:
            self.ready.append(seat)
            self._news.append(News(Happened.READY, seat))
        if len(self.ready) == len(self.seats):
            self._begin(self.session.setup, now)

    def _sideboarded(self, seat: int, main: list[tuple[str, int]]) -> Deck:
        """The deck with the main deck that a seat wants. CR 100.4.

        Raises TableError if it isn't made of their cards, or may not be played.
        """
        setup = self.session.setup
        before = Deck(
            "",
            copies_of(setup.decks[seat]),
            copies_of(setup.sideboard(seat)),
            commanders=copies_of(setup.led_by(seat)),
        )
        cards = {card.name: card for card in (*setup.decks[seat], *setup.sideboard(seat))}
        held = Counter(card.name for card in (*before.cards(), *before.outside()))
        wanted: Counter[str] = Counter()
        for name, count in main:
            wanted[name] += count
            if not 0 < count <= wanted[name] <= held[name]:
                raise TableError(
                    Message(
                        "you have {have} of {card} in your deck and sideboard, not {count}",
                        have=held[name],
                        card=name,
                        count=wanted[name],
                    )
                )
        now = Counter(card.name for card in before.cards())
        into = tuple((cards[name], count) for name, count in (wanted - now).items())
        out = tuple((cards[name], count) for name, count in (now - wanted).items())
        try:
            deck = exchanged(before, into, out, setup.era)
        except DeckError as error:
            raise TableError(cause(error)) from error
        reason = self._decks.why_not(deck)
        if reason is not None:
            raise TableError(reason)
        return deck

    def _begin(self, setup: GameSetup, now: float) -> None:
        """Begin the next game, with the decks that were wished for."""
        decks, sides = list(setup.decks), [setup.sideboard(one) for one in range(len(self.seats))]
        for seat, deck in self._decks_next.items():
            decks[seat], sides[seat] = tuple(deck.cards()), tuple(deck.outside())
        self._decks_next = {}
        self.session = Session(
            replace(
                setup,
                decks=tuple(decks),
                sideboards=tuple(sides),
                seed=self._draw_seed(),
                first=None,
                chooser=self._chooser,
            ),
            COPIES,
        )
        self.game_number += 1
        self.ready = []
        self.stage = Stage.PLAYING
        if self.clock is not None:
            self.clock = Clock(self.clock.rules, len(self.seats))
        self._chooser = self._who_chooses()
        self._note_beginning()
        self._go_on(now)

    # -- what is kept ------------------------------------------------------------------------------

    def _note_beginning(self) -> None:
        session = self.session
        record = record_of(session.setup, [], session.digests[:1])
        self.revision += 1
        begun = GameBegun(self.game_number, self.match_number, msgspec.json.encode(record))
        self._changes.append(begun)
        self._news.append(News(Happened.GAME_BEGAN, number=self.game_number))

    def _note_answer(self, number: int = -1, seconds: float = 0.0) -> None:
        """Note the answer with a number, the latest one by default, and how long it took."""
        session = self.session
        number %= len(session.answers)
        self.revision += 1
        self._changes.append(
            AnswerKept(
                self.game_number,
                number,
                session.who[number],
                session.answers[number],
                bool(session.automatic[number]),
                session.digests[number + 1],
                seconds,
            )
        )

    def _keep(self) -> None:
        """Write down what has changed, with the digest of the game as it stands.

        Raises JournalError if the journal can't.
        """
        changes, self._changes = self._changes, []
        if self._journal is None:
            return
        for place in range(len(changes) - 1, -1, -1):
            latest = changes[place]
            if isinstance(latest, AnswerKept):
                changes[place] = latest._replace(digest=self.session.mark())
                break
        state = msgspec.json.encode(self._state())
        if state != self._kept:
            changes.append(StateKept(state))
        note = self.note()
        if note != self._noted:
            changes.append(NoteKept(msgspec.json.encode(note)))
        if changes:
            self._journal.write(self.name, changes)
            self._kept, self._noted = state, note

    def _state(self) -> KeptState:
        """What the table is at besides its games."""
        offer = self.offer
        return KeptState(
            tuple([who.kept() for who in self.seats]),
            self.revision - len(self.session.answers),
            self.stage is Stage.PAUSED,
            -1 if self._chooser is None else self._chooser,
            self.last_winner,
            tuple(self.ready),
            {
                seat: tuple((card.name, count) for card, count in deck.main)
                for seat, deck in self._decks_next.items()
            },
            None
            if offer is None
            else KeptOffer(offer.what, offer.by, tuple(offer.awaited), offer.asked, offer.count),
            () if self.clock is None else tuple(self.clock.used),
        )

    def _take_up(self, standing: Standing) -> None:
        """Be at what the table was at when it was kept."""
        if standing.finished is not None:
            self._count(standing.finished.winner)
        state = standing.state
        if state is None:
            return
        self.revision = state.before + len(self.session.answers)
        if state.paused and self.stage is Stage.PLAYING:
            self.stage = Stage.PAUSED
        self._chooser = None if state.chooser < 0 else state.chooser
        self.last_winner = state.last_winner
        self.ready = list(state.ready)
        for seat, main in state.decks.items():
            self._decks_next[seat] = self._sideboarded(seat, list(main))
        if state.offer is not None:
            kept = state.offer
            self.offer = Offer(kept.what, kept.by, list(kept.awaited), kept.count)
            self.offer.asked = kept.asked
        if self.clock is not None and state.used:
            self.clock.used = list(state.used)
            self.clock.spent = list(standing.spent)

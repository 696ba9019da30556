"""Saved games: what a game follows from, written to a file, and played again from it.

A game is its era, decks, seed and answers. The record holds these, with a digest of the state at
every decision, so that a replay which goes another way is noticed at the step where it does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias, final

import msgspec

from jajna import __version__
from jajna.card import Card, CardNames, PrintedName
from jajna.cards.nodes import load_nodes
from jajna.decision import NAME, Activate, Answer, Decision, Kind, TapForMana
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.errors import (
    CardError,
    DriftError,
    EraError,
    IllegalAnswerError,
    JajnaError,
    VariantError,
)
from jajna.files import ContentError, FileError, from_json, read_whole, write_whole
from jajna.formats.commanders import color_identities, may_come_in
from jajna.ir.codec import Codec
from jajna.kernel.card_kinds.random_cards import RandomCards
from jajna.kernel.game import Game
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.start.setup import new_game
from jajna.limits import GREATEST, MOST_CARDS, MOST_PLAYERS
from jajna.messages import Message, cause
from jajna.noted import Noted, NoteKind
from jajna.typed import clean_name, whole_number
from jajna.variant import Variant, usual
from jajna.variant import find as find_variant
from jajna.vocab import LETTER_MANA, is_another_player

__all__ = [
    "CONCEDE",
    "RESEED",
    "VERSION",
    "GameRecord",
    "GameSetup",
    "Result",
    "SaveError",
    "SeatRecord",
    "Session",
    "fingerprint",
    "load",
    "read_record",
    "rebuild",
    "record_of",
    "repeat",
    "setup_of",
    "write_record",
]

VERSION: Final = 1
"""The version of the form in which games are saved."""

CONCEDE: Final = "concede "
"""How a concession stands among the answers, before the seat."""
RESEED: Final = "reseed "
"""How a new seed of chance stands among the answers, before the number."""
NOBODY: Final = -1
"""Whose answer it is where nobody gave one."""
DRAW: Final = -1
"""The winner of a game that nobody won."""
ACTIVATED: Final = re.compile(r"activate ([0-9]{1,10})\.([0-9]{1,10})")
TAPPED: Final = re.compile(r"([0-9]{1,10})\.([0-9]{1,10}):([WUBRGC]*)")
RECENT: Final = 8
"""Answers before each of which a copy of the game is kept, so that undoing one takes no replay."""
SPACING: Final = 4
"""Answers between two copies that are kept of earlier ones."""
KEPT: Final = 60
"""Most copies kept besides the first."""
USUAL: Final = 200
"""Objects of a game among which answers are quickly given again; with more, copies are nearer."""
RETOLD: Final = 60
"""Answers that are given again at least to tell what happened."""
SHOWN: Final = 5
"""Most changed cards that a message names."""

Lookup: TypeAlias = Callable[[str], Card]
"""Finds a card by name, or raises CardError: ``Pool.card``."""


class SaveError(JajnaError):
    """A saved game that can't be read or written."""


@final
class SeatRecord(msgspec.Struct, frozen=True):
    """A player: name, deck in order as pairs of a card's name and its count, whether they are
    asked how to pay mana, and their sideboard, commanders and supplementary cards, like the deck.
    ``noted`` is what they noted as they drafted: for which card, what, and the words for it.
    """

    name: str
    deck: list[tuple[str, int]]
    by_hand: bool = False
    sideboard: list[tuple[str, int]] = []
    commanders: list[tuple[str, int]] = []
    supplementary: list[tuple[str, int]] = []
    noted: list[tuple[str, str, str]] = []


@final
class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winner's seat, -1 for a draw, and the rule."""

    winner: int
    rule: str


@final
class GameRecord(msgspec.Struct, frozen=True):
    """A saved game. ``version`` is that of the form, ``jajna`` of the package that wrote it.

    ``cards`` has a fingerprint of each card's definition. ``digests[n]`` is the digest of the game
    before ``answers[n]``, "" where none was taken, as before answers that were given for a player;
    the last one, without an answer, is of the game as it stands.
    ``first`` and ``chooser`` are as in ``kernel.start.setup.new_game``; ``variant`` is "" in
    records of before there were variants; ``always_ask`` is as in ``GameSetup``. ``card_names`` has
    what is printed with each card name that was chosen: masks of types and supertypes, and the part
    (CR 201.4). ``creatures`` are the names of those that may be chosen at random.
    """

    version: int
    jajna: str
    era: str
    format: str
    players: list[SeatRecord]
    cards: dict[str, str]
    seed: int
    first: int | None
    life: int
    answers: list[str]
    digests: list[str]
    result: Result | None = None
    chooser: int | None = None
    lands_out: bool = False
    variant: str = ""
    always_ask: bool = False
    card_names: dict[str, list[tuple[int, int, int]]] = {}
    creatures: list[str] = []


@final
@dataclass(frozen=True)
class GameSetup:
    """All that a game follows from, the answers aside. ``by_hand`` are seats that choose how to
    pay; with ``lands_out`` basic lands begin on the battlefield. ``sideboards`` are cards outside
    the game; with ``always_ask`` players with priority are asked even if they can only pass.
    ``commanders`` are the cards of each player that begin in the command zone, not among the
    ``decks``. ``variant``, ``life``, ``card_names``, ``supplementary`` and ``noted`` are as in
    ``kernel.start.setup.new_game``, which chooses at random among the ``creatures``.
    """

    decks: tuple[tuple[Card, ...], ...]
    names: tuple[str, ...] = ()
    seed: int = 0
    first: int | None = None
    life: int | None = None
    era: Era = CURRENT
    format: str = ""
    by_hand: tuple[int, ...] = ()
    chooser: int | None = None
    lands_out: bool = False
    sideboards: tuple[tuple[Card, ...], ...] = ()
    variant: Variant | None = None
    card_names: CardNames | None = None
    always_ask: bool = False
    commanders: tuple[tuple[Card, ...], ...] = ()
    supplementary: tuple[tuple[Card, ...], ...] = ()
    creatures: tuple[Card, ...] = ()
    noted: tuple[tuple[Noted, ...], ...] = ()
    definitions: Definitions | None = field(default=None, compare=False, repr=False)
    """Those that its games share with others, as in ``kernel.start.setup.new_game``."""

    def begin(self) -> Game:
        """The game at its first decision. Raises DeckError and VariantError as ``new_game``
        does.
        """
        leaders = [
            list(zip(leaders, color_identities(leaders, deck), strict=True))
            for leaders, deck in zip(self.commanders, self.decks, strict=False)
        ]
        game = new_game(
            self.decks,
            self.names,
            self.seed,
            self.era,
            self.first,
            self.life,
            self.chooser,
            self.lands_out,
            self._outside(leaders),
            self.definitions,
            variant=self.variant,
            card_names=self.card_names,
            commanders=leaders,
            supplementary=self.supplementary,
            creatures=RandomCards(self.creatures),
            noted=self.noted,
        )
        for seat in self.by_hand:
            game.players[seat].pays_by_hand = True
        game.settings.always_ask = self.always_ask
        return game

    def variant_played(self) -> Variant:
        """The variant that is played: the usual one of so many players if none is named."""
        return self.variant if self.variant is not None else usual(len(self.decks))

    def name(self, seat: int) -> str:
        """The name of the player in this seat."""
        return self.names[seat] if seat < len(self.names) else f"Player {seat + 1}"

    def led_by(self, seat: int) -> tuple[Card, ...]:
        """The commanders of the deck of the player in this seat."""
        return self.commanders[seat] if seat < len(self.commanders) else ()

    def _outside(self, leaders: list[list[tuple[Card, int]]]) -> list[tuple[Card, ...]]:
        """The cards that each player has outside the game, without those that other colors than
        their commanders' keep from ever coming into it. CR 903.11a.
        """
        return [
            may_come_in(cards, leaders[seat] if seat < len(leaders) else [], self.era)
            for seat, cards in enumerate(self.sideboards)
        ]

    def all_cards(self) -> Iterator[Card]:
        """Every card that the game begins with, or brings in at random."""
        for each in (self.decks, self.sideboards, self.commanders, self.supplementary):
            for cards in each:
                yield from cards
        yield from self.creatures

    def beside(self, seat: int) -> tuple[Card, ...]:
        """The supplementary cards of the player in this seat."""
        return self.supplementary[seat] if seat < len(self.supplementary) else ()

    def noted_by(self, seat: int) -> tuple[Noted, ...]:
        """What the player in this seat noted as they drafted."""
        return self.noted[seat] if seat < len(self.noted) else ()

    def different(self) -> dict[str, Card]:
        """Each card of the decks, sideboards, commanders and supplementary cards by its name."""
        parts = (*self.decks, *self.sideboards, *self.commanders, *self.supplementary)
        return {card.name: card for part in parts for card in part}

    def sideboard(self, seat: int) -> tuple[Card, ...]:
        """The cards that the player in this seat has outside the game."""
        return self.sideboards[seat] if seat < len(self.sideboards) else ()


def fingerprint(card: Card, codec: Codec | None = None) -> str:
    """12 hexadecimal digits that differ when a card's definition does, its Spanish name aside."""
    data = (codec or Codec()).encode(Card(card.name, card.faces, card.layout))
    return blake2b(msgspec.json.encode(data), digest_size=6).hexdigest()


@final
class Session:
    """A game with its answers: it can be saved, resumed and undone.

    For each answer ``who`` has the seat that gave it, -1 where it is none of a player's, and
    ``automatic`` says whether it was given for them, None where nobody knows. ``digests`` are those
    before each answer and of the game as it stands, "" where none was taken. ``changed`` names
    cards whose definitions differ from those of the save it was loaded from.

    Copies of the game are kept so that going back takes few answers again. Where many games are
    held, one is made only ``every`` so many answers, and ever fewer are kept the older they are.
    """

    def __init__(self, setup: GameSetup, every: int = 1) -> None:
        self.setup = setup
        self.game = setup.begin()
        self.answers: list[str] = []
        self.digests: list[str] = [self.game.digest()]
        self.changed: tuple[str, ...] = ()
        self.who: list[int] = []
        self.automatic: list[bool | None] = []
        self._every = every
        self._copies: list[tuple[int, Game]] = [(0, self.game.fork())] if every == 1 else []

    def answer(self, answer: Answer, automatic: bool = False, marks: bool = True) -> None:
        """Answer the decision. Raises IllegalAnswerError, with nothing changed, for a bad one.

        No digest is taken unless it ``marks``, as where another answer follows at once.
        """
        question = self.game.decision
        if question is None:
            raise IllegalAnswerError(Message("the game is over (CR 104.1)"))
        self._keep_copy()
        seat = question.players[0]
        self.game.answer(answer)
        self._note(seat, answer.notation(), automatic, None if marks else "")

    def mark(self) -> str:
        """The digest of the game as it stands, which is taken if it wasn't."""
        if not self.digests[-1]:
            self.digests[-1] = self.game.digest()
        return self.digests[-1]

    def concede(self, player: int) -> None:
        """The player concedes and leaves the game. CR 104.3a.

        Raises IllegalAnswerError if they aren't in it.
        """
        self.game.concede(player)
        self._note(player, f"{CONCEDE}{player}")

    def cancel(self) -> None:
        """Take back the spell or ability being cast or activated. CR 732.1.

        Raises IllegalAnswerError if there is none.
        """
        given = len(self.game.history.answers)
        self.game.cancel()  # no seed of chance is among the answers of an action under way
        self._shorten(len(self.answers) - given + len(self.game.history.answers))

    def reseed(self, seed: int) -> None:
        """Let chance go on from another seed, so that nobody knows what it will bring."""
        self._keep_copy()
        self.game.reseed(seed)
        self._note(NOBODY, f"{RESEED}{seed}", automatic=True)

    def undo(self, player: int) -> bool:
        """Go back to the player's latest decision that they answered; False if there is none."""
        last = len(self.who) - 1
        while last >= 0 and is_another_player(self.who[last], player):
            last -= 1
        if last < 0:
            return False
        self.go_back(last)
        return True

    def earlier(self, count: int) -> Game:
        """A copy of the game as it was after this many answers."""
        return self._played(count, count)

    def retold(self) -> Game:
        """A copy of the game with the events that the game itself may have forgotten.

        It is played again from a copy made some answers before, with much about from the latest.
        """
        count = len(self.answers)
        has_few = len(self.game.objects) <= USUAL
        return self._played(count, max(count - RETOLD, 0) if has_few else count)

    def _played(self, count: int, known: int) -> Game:
        """A copy of the game after so many answers. They are given again from the latest copy on
        that was made when no more than so many were ``known``.
        """
        begun, game = 0, None
        for at, kept in reversed(self._copies):
            if at <= known:
                begun, game = at, kept.fork()
                break
        if game is None:
            game = self.setup.begin()
        for notation in self.answers[begun:count]:
            repeat(game, notation)
        return game

    def go_back(self, count: int) -> None:
        """Become the game as it was after this many answers."""
        self.game = self.earlier(count)
        self._shorten(count)

    def __repr__(self) -> str:
        return f"<Session of {len(self.answers)} answers: {self.game!r}>"

    def __reduce__(self) -> tuple[Callable[..., Session], tuple[bytes, int]]:
        """Pickled and copied by its record, with its cards; made again by playing it again."""
        return _resumed, (_packed(self), self._every)

    def record(self) -> GameRecord:
        """The game as it is saved."""
        self.mark()
        outcome = self.game.outcome
        result = Result(outcome.winner, outcome.rule) if outcome is not None else None
        return record_of(self.setup, self.answers, self.digests, result)

    def save(self, path: Path) -> None:
        """Write the game to a file. Raises SaveError if that fails; an older file then stays."""
        write_record(self.record(), path)

    def repeat(
        self, notation: str, automatic: bool | None = None, digest: str | None = None
    ) -> None:
        """Give an answer as it was recorded. Raises IllegalAnswerError if it is none now.

        A ``digest`` is taken over as that of the game then, None for taking one.
        """
        self._keep_copy()
        player = repeat(self.game, notation)
        self._note(player, notation, automatic, digest)

    # Inside

    def _note(
        self,
        player: int,
        notation: str,
        automatic: bool | None = False,
        digest: str | None = None,
    ) -> None:
        given = self.game.history.answers
        self.answers.append(given[-1] if given and given[-1] == notation else notation)
        self.who.append(player)
        self.automatic.append(automatic)
        self.digests.append(self.game.digest() if digest is None else digest)

    def _keep_copy(self) -> None:
        """Keep a copy of the game as it is; of those no longer recent only some."""
        count = len(self.answers)
        latest = self._copies[-1][0] if self._copies else 0
        if count - latest < self._every and not self._is_far(count - latest):
            return
        self._copies.append((count, self.game.fork()))
        if self._every > 1:
            self._thin_copies(count)
            return
        place = len(self._copies) - 1 - RECENT
        if place > 0 and self._copies[place][0] - self._copies[place - 1][0] < SPACING:
            del self._copies[place]
        if len(self._copies) > KEPT:
            del self._copies[1]

    def _is_far(self, answers: int) -> bool:
        """Whether it would take long to give so many answers again, as there is so much about."""
        objects = len(self.game.objects)
        return objects > USUAL and answers * objects >= self._every * USUAL

    def _thin_copies(self, count: int) -> None:
        """Drop copies of the game after so many answers between which there is less than twice the
        way back to them.
        """
        for place in range(len(self._copies) - 2, 0, -1):
            before, after = self._copies[place - 1][0], self._copies[place + 1][0]
            if after - before <= 2 * (count - after):
                del self._copies[place]

    def _shorten(self, count: int) -> None:
        del self.answers[count:]
        del self.who[count:]
        del self.automatic[count:]
        del self.digests[count + 1 :]
        while self._copies and self._copies[-1][0] > count:
            self._copies.pop()


@final
class _Packed(msgspec.Struct, frozen=True):
    """A session as it is pickled: its record, its cards, and card names that may be chosen; None
    for no such names.
    """

    record: GameRecord
    cards: list[msgspec.Raw]
    names: list[tuple[str, int, int, int]] | None
    who: list[int]
    automatic: list[bool | None]


def _packed(session: Session) -> bytes:
    codec = Codec()
    setup = session.setup
    different = setup.different()
    cards = [msgspec.Raw(msgspec.json.encode(codec.encode(one))) for one in different.values()]
    names = setup.card_names
    told = (
        [(one.name, one.types, one.supertypes, one.part) for one in names.every()]
        if names is not None
        else None
    )
    packed = _Packed(session.record(), cards, told, session.who, session.automatic)
    return msgspec.json.encode(packed)


def _resumed(data: bytes, every: int) -> Session:
    """The session that was pickled. Raises as ``rebuild``, where this version plays otherwise."""
    load_nodes()
    packed = from_json(data, _Packed)
    codec = Codec()
    cards = [codec.decode_card(msgspec.json.decode(one)) for one in packed.cards]
    names = None
    if packed.names is not None:
        printed = [PrintedName(*one) for one in packed.names]
        names = CardNames(lambda: printed)
    known = {card.name: card for card in cards}
    session = rebuild(packed.record, known.__getitem__, names, every)
    session.who = packed.who
    session.automatic = packed.automatic
    return session


def repeat(game: Game, notation: str) -> int:
    """Give a recorded answer to a game; the player whose it is, -1 for none.

    Raises IllegalAnswerError if it is none now.
    """
    if notation.startswith(RESEED):
        seed = whole_number(notation.removeprefix(RESEED))
        if seed is None:
            raise IllegalAnswerError(Message("{notation} names no seed", notation=repr(notation)))
        game.reseed(seed)
        return NOBODY
    if notation.startswith(CONCEDE):
        seat = whole_number(notation.removeprefix(CONCEDE))
        if seat is None or seat >= len(game.players):
            raise IllegalAnswerError(Message("{notation} names no seat", notation=repr(notation)))
        game.concede(seat)
        return seat
    question = game.decision
    if question is None:
        raise IllegalAnswerError(
            Message("{notation} comes after the end of the game", notation=repr(notation))
        )
    answering = question.players[0]
    game.answer(_read(question, notation))
    return answering


def _read(question: Decision, notation: str) -> Answer:
    """A recorded answer: an option of the decision, or a mana ability, which isn't offered."""
    activated, tapped = ACTIVATED.fullmatch(notation), TAPPED.fullmatch(notation)
    if question.kind is Kind.PRIORITY and activated is not None:
        return Activate(int(activated[1]), int(activated[2]))
    if question.kind is Kind.PRIORITY and tapped is not None:
        mana = tuple(LETTER_MANA[letter] for letter in tapped[3])
        return TapForMana(int(tapped[1]), int(tapped[2]), mana)
    return question.parse(notation)


def record_of(
    setup: GameSetup, answers: Sequence[str], digests: Sequence[str], result: Result | None = None
) -> GameRecord:
    """The record of a game by what it follows from, and the digests of its states."""
    codec = Codec()
    different = setup.different()
    variant = setup.variant_played()
    return GameRecord(
        VERSION,
        __version__,
        setup.era.name,
        setup.format,
        [
            SeatRecord(
                setup.name(seat),
                _counted(deck),
                seat in setup.by_hand,
                _counted(setup.sideboard(seat)),
                _counted(setup.led_by(seat)),
                _counted(setup.beside(seat)),
                [(one.card, one.kind.value, one.value) for one in setup.noted_by(seat)],
            )
            for seat, deck in enumerate(setup.decks)
        ],
        {name: fingerprint(different[name], codec) for name in sorted(different)},
        setup.seed,
        setup.first,
        setup.life if setup.life is not None else variant.life(len(setup.decks)),
        list(answers),
        list(digests),
        result,
        setup.chooser,
        setup.lands_out,
        variant.name,
        setup.always_ask,
        _names_chosen(setup.card_names, answers),
        [card.name for card in setup.creatures],
    )


def _names_chosen(
    names: CardNames | None, answers: Sequence[str]
) -> dict[str, list[tuple[int, int, int]]]:
    """What is printed with the card names among the answers, so that they can be given again."""
    if names is None:
        return {}
    chosen = sorted({one.removeprefix(NAME) for one in answers if one.startswith(NAME)})
    return {
        name: [(one.types, one.supertypes, one.part) for one in names.of(name)]
        for name in chosen
        if names.of(name)
    }


def _counted(deck: Sequence[Card]) -> list[tuple[str, int]]:
    """The deck's cards in order, equal neighbours counted together."""
    found: list[tuple[str, int]] = []
    for card in deck:
        if found and found[-1][0] == card.name:
            found[-1] = (card.name, found[-1][1] + 1)
        else:
            found.append((card.name, 1))
    return found


def write_record(record: GameRecord, path: Path) -> None:
    """Write a record to a file, whole or not at all. Raises SaveError if that fails."""
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(record), indent=1))
    except FileError as error:
        raise SaveError(cause(error)) from error


def read_record(path: Path) -> GameRecord:
    """The record in a file. Raises SaveError if it can't be read or holds no saved game."""
    try:
        record = from_json(read_whole(path), GameRecord)
    except FileError as error:
        raise SaveError(cause(error)) from error
    except ContentError as error:
        raise SaveError(
            Message(
                "{path} is not a saved game, or is damaged: {why}", path=str(path), why=cause(error)
            )
        ) from error
    if record.version != VERSION:
        raise SaveError(
            Message(
                "{path} was saved in form {version}, this version of Jajna reads {known}; open it "
                "with Jajna {jajna}",
                path=str(path),
                version=record.version,
                known=VERSION,
                jajna=record.jajna,
            )
        )
    if len(record.digests) != len(record.answers) + 1:
        raise SaveError(
            Message(
                "{path} is damaged: {count} answers need one digest more, not {digests}",
                path=str(path),
                count=len(record.answers),
                digests=len(record.digests),
            )
        )
    _check_seats(record, path)
    return record


def _check_seats(record: GameRecord, path: Path) -> None:
    """Raise SaveError for players that can't be, and for seats in which nobody sits."""
    count = len(record.players)
    if not 2 <= count <= MOST_PLAYERS:
        raise SaveError(
            Message(
                "{path} is damaged: a game of {count} players; there can be 2 to {most}",
                path=str(path),
                count=count,
                most=MOST_PLAYERS,
            )
        )
    seats = {"first": record.first, "chooser": record.chooser}
    if record.result is not None and record.result.winner != DRAW:
        seats["winner"] = record.result.winner
    for name, seat in seats.items():
        if seat is not None and not 0 <= seat < count:
            raise SaveError(
                Message(
                    "{path} is damaged: {name} is seat {seat}, and the seats are 0 to {last}",
                    path=str(path),
                    name=repr(name),
                    seat=seat,
                    last=count - 1,
                )
            )
    for player in record.players:
        _check_cards(player, path)
    if abs(record.life) > GREATEST:
        raise SaveError(
            Message(
                "{path} is damaged: a starting life total of {life}",
                path=str(path),
                life=record.life,
            )
        )


def _check_cards(player: SeatRecord, path: Path) -> None:
    """Raise SaveError for counts of cards that no deck has."""
    counts = [count for _, count in _listed(player)]
    if any(count < 1 for count in counts):
        raise SaveError(
            Message(
                "{path} is damaged: {player}'s deck has a count below 1",
                path=str(path),
                player=player.name,
            )
        )
    if sum(counts) > MOST_CARDS:
        raise SaveError(
            Message(
                "{path} is damaged: {player}'s deck has {count} cards; there can be {most}",
                path=str(path),
                player=player.name,
                count=sum(counts),
                most=MOST_CARDS,
            )
        )


def _listed(player: SeatRecord) -> list[tuple[str, int]]:
    """All cards with which a player began."""
    return [*player.deck, *player.sideboard, *player.commanders, *player.supplementary]


def setup_of(record: GameRecord, lookup: Lookup, names: CardNames | None = None) -> GameSetup:
    """What the recorded game follows from; ``names`` are card names that may be chosen later.

    Raises CardError for a card that isn't known, SaveError for an unknown era or variant.
    """
    era = _era(record)
    different = dict.fromkeys(name for player in record.players for name, _ in _listed(player))
    cards = {name: lookup(name) for name in different}
    return GameSetup(
        tuple(_uncounted(player.deck, cards) for player in record.players),
        tuple(clean_name(player.name) for player in record.players),
        record.seed,
        record.first,
        record.life,
        era,
        record.format,
        tuple(seat for seat, player in enumerate(record.players) if player.by_hand),
        record.chooser,
        record.lands_out,
        tuple(_uncounted(player.sideboard, cards) for player in record.players),
        _variant(record),
        _card_names(record, names),
        record.always_ask,
        tuple(_uncounted(player.commanders, cards) for player in record.players),
        tuple(_uncounted(player.supplementary, cards) for player in record.players),
        tuple(lookup(name) for name in record.creatures),
        tuple(_notes(player) for player in record.players),
    )


def _notes(player: SeatRecord) -> tuple[Noted, ...]:
    """What a player noted as they drafted. Raises SaveError for a note of an unknown kind."""
    try:
        return tuple(Noted(card, NoteKind(kind), words) for card, kind, words in player.noted)
    except ValueError as error:
        raise SaveError(str(error)) from error


def _card_names(record: GameRecord, names: CardNames | None) -> CardNames | None:
    """The card names that may be chosen: those given, and those that were chosen before."""
    if not record.card_names:
        return names
    return _Remembered(record.card_names, names).card_names()


@final
class _Remembered:
    """Card names that may be chosen, and those that were when the game was recorded."""

    def __init__(
        self, chosen: dict[str, list[tuple[int, int, int]]], names: CardNames | None
    ) -> None:
        self.chosen = chosen
        self.names = names if names is not None else CardNames(list)

    def card_names(self) -> CardNames:
        """All of them."""
        return CardNames(self._read, self.names.meant)

    def _read(self) -> list[PrintedName]:
        return [
            *self.names.every(),
            *(
                PrintedName(clean_name(name), types, supertypes, part)
                for name, printed in self.chosen.items()
                if not self.names.of(name)
                for types, supertypes, part in printed
            ),
        ]


def _uncounted(listed: Sequence[tuple[str, int]], cards: Mapping[str, Card]) -> tuple[Card, ...]:
    """The cards of a deck or sideboard one by one."""
    return tuple(cards[name] for name, count in listed for _ in range(count))


def _era(record: GameRecord) -> Era:
    """The era in which the game was played. Raises SaveError for one that isn't known."""
    try:
        return find_era(record.era)
    except EraError as error:
        raise SaveError(
            Message("the saved game is of another era: {why}", why=cause(error))
        ) from error


def _variant(record: GameRecord) -> Variant | None:
    """The variant that was named. Raises SaveError for one that isn't known."""
    if not record.variant:
        return None
    try:
        return find_variant(record.variant)
    except VariantError as error:
        raise SaveError(
            Message("the saved game is of another variant: {why}", why=cause(error))
        ) from error


def rebuild(
    record: GameRecord, lookup: Lookup, names: CardNames | None = None, every: int = 1
) -> Session:
    """The recorded game, played again and checked against its digests. ``names`` are as in
    ``setup_of``, ``every`` as in ``Session``.

    Raises DriftError with the number of the step, counted from 0, where it goes another way, and as
    ``setup_of`` does.
    """
    setup = setup_of(record, lookup, names)
    changed = _changed_cards(record, (*setup.decks, *setup.sideboards))
    session = Session(setup, every)
    _compare(session, record, 0, changed)
    for step, notation in enumerate(record.answers):
        try:
            session.repeat(notation)
        except IllegalAnswerError as error:
            raise DriftError(
                Message(
                    "step {step}: {why}{blame}", step=step, why=cause(error), blame=_blame(changed)
                )
            ) from error
        _compare(session, record, step + 1, changed)
    outcome = session.game.outcome
    found = Result(outcome.winner, outcome.rule) if outcome is not None else None
    if found != record.result:
        raise DriftError(
            Message(
                "step {step}: the game ended as {result}, now {found}",
                step=len(record.answers),
                result=str(record.result),
                found=str(found),
            )
        )
    session.changed = changed
    return session


def load(
    path: Path, lookup: Lookup, era: Era | None = None, names: CardNames | None = None
) -> Session:
    """The game saved in a file, ready to be played on. ``names`` are as in ``setup_of``.

    Raises as ``read_record`` and ``rebuild``, and SaveError if it is of another era than the one
    given: a game goes another way under other rules.
    """
    record = read_record(path)
    own = _era(record)
    if era is not None and era != own:
        raise SaveError(
            Message(
                "{path} is a game of the era {recorded}; it can't run in {era}",
                path=str(path),
                recorded=own.name,
                era=era.name,
            )
        )
    try:
        return rebuild(record, lookup, names)
    except CardError as error:
        raise SaveError(
            Message("{path} can't be played: {why}", path=str(path), why=cause(error))
        ) from error


def _compare(session: Session, record: GameRecord, step: int, changed: tuple[str, ...]) -> None:
    if record.digests[step] and session.digests[-1] != record.digests[step]:
        after = Message(" after {answer}", answer=repr(record.answers[step - 1])) if step else ""
        raise DriftError(
            Message(
                "step {step}{after}: the state is not the recorded one (digest {found}, recorded "
                "{recorded}; saved by Jajna {jajna}){blame}",
                step=step,
                after=after,
                found=session.digests[-1],
                recorded=record.digests[step],
                jajna=record.jajna,
                blame=_blame(changed),
            )
        )


def _changed_cards(record: GameRecord, decks: Iterable[Sequence[Card]]) -> tuple[str, ...]:
    codec = Codec()
    different = {card.name: card for deck in decks for card in deck}
    return tuple(
        name
        for name in sorted(different)
        if record.cards.get(name) != fingerprint(different[name], codec)
    )


def _blame(changed: tuple[str, ...]) -> Message | str:
    """The cards that have changed since the game was saved, as the end of a message."""
    if not changed:
        return ""
    known = ", ".join(changed[:SHOWN])
    if len(changed) <= SHOWN:
        return Message("; these cards have changed since: {known}", known=known)
    return Message(
        "; these cards have changed since: {known} and {number} more",
        known=known,
        number=len(changed) - SHOWN,
    )

"""Numbers of a view, a decision and the next steps of an answer. Compiled, as it often runs.

Everything comes from the view. Rows of ``objects`` and ``cards`` belong together: the first says
how a thing stands, the second what it is; ``options`` refer to them by row. The columns are named
in ``jajna.rl.features``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import (
    Activate,
    Answer,
    Assign,
    Cast,
    Number,
    Pass,
    Pay,
    Pick,
    PlayLand,
    Shape,
    TakeAction,
    TapForMana,
    Thing,
    TurnFaceUp,
    YesNo,
)
from jajna.vocab import MINUS_COUNTER, PLUS_COUNTER, Zone, is_player

if TYPE_CHECKING:
    from collections.abc import Callable

    from jajna.decision import Decision
    from jajna.kernel.objects.kit import Kit
    from jajna.kernel.views.view import ObjectView, PlayerView, View

__all__ = ["Encoder"]

DONE: Final = -1
"""The step that ends an answer of several options."""
ROWS: Final = 256
"""Most objects, and most options, that are told."""
SEATS: Final = 6
"""Most players that are told of."""
KEPT: Final = 20_000
"""Most rows of what things are, and of how they stand, that are remembered."""
GREATEST: Final = 32_767


ATTACKS: Final = 1
IS_BLOCKED: Final = 2
BLOCKS: Final = 3
CODES: Final = 15
"""Kinds of options, and 0 for none."""


def _fit(number: int) -> int:
    """A number as it fits into 16 bits."""
    if -GREATEST <= number <= GREATEST:
        return number
    return GREATEST if number > 0 else -GREATEST


def _fight(view: View, thing: ObjectView) -> int:
    """What a thing does in combat: it attacks, attacks and is blocked, or blocks; 0 for nothing."""
    combat = view.combat
    if combat is None or thing.zone is not Zone.BATTLEFIELD:
        return 0
    if thing.id in combat.attacks:
        return IS_BLOCKED if thing.id in combat.blocked else ATTACKS
    for held in combat.blocks.values():
        if thing.id in held:
            return BLOCKS
    return 0


_ONE_OF: Final = [[1 if place == code else 0 for place in range(1, CODES)] for code in range(CODES)]
"""The columns of the kinds of options, for each kind."""
_NOBODY: Final = [0] * 16
_UNASKED: Final = [0] * 10
_NO_MANA: Final = [0] * 6


@final
class _Described:
    """What a thing is in numbers; the kit is kept, so that its identity is no other's."""

    def __init__(self, kit: Kit | None, columns: bytes) -> None:
        self.kit = kit
        self.columns = columns


@final
class Encoder:
    """Turns views into rows of numbers. ``describe`` gives the columns of what a thing is, and
    ``pack`` makes 16 bits of each number of a row.
    """

    def __init__(
        self, describe: Callable[[ObjectView], bytes], pack: Callable[[list[int]], bytes]
    ) -> None:
        self._describe = describe
        self._pack = pack
        self._rows: dict[int, bytes] = {}
        self._described: dict[tuple[int, int, int, int, int, str], _Described] = {}
        self._row: dict[int, int] = {}
        self.globals: list[int] = []
        self.objects: list[bytes] = []
        self.cards: list[bytes] = []
        self.options: list[int] = []
        self.count = 0
        """How many objects are told."""

    def encode(
        self, view: View, question: Decision, kind: int, steps: list[int], taken: list[int]
    ) -> None:
        """Fill the lists with what a player sees, is asked, and can do next; ``kind`` is the number
        of the kind of question.
        """
        self._table(view)
        self._moment(view, question, kind, len(taken))
        self.options = []
        for step in steps:
            self._option(view, question, step, step in taken)

    def look(self, view: View) -> None:
        """Fill the lists with what a player sees who isn't asked anything."""
        self._table(view)
        self._moment(view, None, 0, 0)
        self.options = []

    # -- what is seen ----------------------------------------------------------------------------

    def _table(self, view: View) -> None:
        self._row = {}
        self.objects = []
        self.cards = []
        self.count = 0
        for place in range(len(view.stack) - 1, -1, -1):
            self._object(view, view.stack[place], len(view.stack) - place)
        for mine in (True, False):
            for thing in view.battlefield:
                if (thing.controller == view.player) is mine:
                    self._object(view, thing, 0)
        seats = len(view.players)
        for step in range(seats):
            player = view.players[(view.player + step) % seats]
            for thing in player.hand:
                self._object(view, thing, 0)
            for position, thing in player.library:
                self._object(view, thing, position + 1)
            for thing in player.graveyard:
                self._object(view, thing, 0)
        for thing in view.command:
            self._object(view, thing, 0)
        for thing in view.exile:
            self._object(view, thing, 0)

    def _object(self, view: View, thing: ObjectView, place: int) -> None:
        """A row for how a thing stands, and one for what it is."""
        if self.count >= ROWS:
            return
        self._row[thing.id] = self.count
        self.count += 1
        key = self._key(view, thing, place)
        row = self._rows.get(key) if key >= 0 else None
        if row is None:
            row = self._pack(self._standing(view, thing, place))
            if key >= 0:
                if len(self._rows) >= KEPT:
                    self._rows = {}
                self._rows[key] = row
        self.objects.append(row)
        self.cards.append(self._columns(thing))

    def _key(self, view: View, thing: ObjectView, place: int) -> int:
        """How a thing stands as one number, so that its row is made once; -1 for what is rare."""
        plus = 0
        if thing.counters:
            plus = thing.counters.get(PLUS_COUNTER, 0)
            if plus > 127 or len(thing.counters) > 1 or not plus:
                return -1
        power, toughness, damage = thing.power + 128, thing.toughness + 128, thing.damage
        if not (0 <= power < 256 and 0 <= toughness < 256 and 0 <= damage < 256):
            return -1
        attachments, targets = len(thing.attachments), len(thing.targets)
        if place > 15 or thing.x or attachments > 7 or targets > 7:
            return -1
        whose = thing.belongs_to()
        key = int(thing.zone)
        key = key << 1 | (1 if whose == view.player else 0)
        key = key << 1 | (1 if view.is_opponent(whose) else 0)
        key = key << 1 | (1 if thing.known else 0)
        key = key << 1 | (1 if thing.tapped else 0)
        key = key << 1 | (1 if thing.sick else 0)
        key = key << 1 | (1 if thing.face_down else 0)
        key = key << 1 | (1 if thing.token else 0)
        key = key << 1 | (1 if thing.attached_to >= 0 else 0)
        key = key << 1 | (1 if thing.is_ability else 0)
        key = key << 1 | (1 if thing.owner == view.player else 0)
        key = key << 2 | _fight(view, thing)
        key = key << 8 | power
        key = key << 8 | toughness
        key = key << 8 | damage
        key = key << 7 | plus
        key = key << 4 | place
        key = key << 3 | attachments
        return key << 3 | targets

    def _standing(self, view: View, thing: ObjectView, place: int) -> list[int]:
        """The numbers of how a thing stands."""
        whose = thing.belongs_to()
        counters = thing.counters
        plus = counters.get(PLUS_COUNTER, 0)
        minus = counters.get(MINUS_COUNTER, 0)
        loyalty = counters.get("loyalty", 0) + counters.get("defense", 0)
        every = 0
        for number in counters.values():
            every += number
        fight = _fight(view, thing)
        row = [1]
        for one in range(7):
            row.append(1 if one == int(thing.zone) else 0)
        row.append(1 if whose == view.player else 0)
        row.append(1 if view.is_opponent(whose) else 0)
        row.append(1 if thing.known else 0)
        row.append(_fit(thing.power))
        row.append(_fit(thing.toughness))
        row.append(_fit(thing.damage))
        row.append(1 if thing.tapped else 0)
        row.append(1 if thing.sick else 0)
        row.append(1 if thing.face_down else 0)
        row.append(1 if thing.token else 0)
        row.append(1 if fight in (ATTACKS, IS_BLOCKED) else 0)
        row.append(1 if fight == IS_BLOCKED else 0)
        row.append(1 if fight == BLOCKS else 0)
        row.append(_fit(plus))
        row.append(_fit(minus))
        row.append(_fit(loyalty))
        row.append(_fit(every - plus - minus - loyalty))
        row.append(1 if thing.attached_to >= 0 else 0)
        row.append(len(thing.attachments))
        row.append(_fit(place))
        row.append(_fit(thing.x))
        row.append(len(thing.targets))
        row.append(1 if thing.is_ability else 0)
        row.append(1 if thing.owner == view.player else 0)
        return row

    def _columns(self, thing: ObjectView) -> bytes:
        """The numbers of what a thing is, which are worked out once for things that are alike."""
        kit = thing.kit
        key = (
            id(kit),
            thing.types,
            thing.supertypes,
            thing.colors,
            thing.keywords,
            thing.name,
        )
        found = self._described.get(key)
        if found is None:
            if len(self._described) >= KEPT:
                self._described = {}
            found = _Described(kit, self._describe(thing))
            self._described[key] = found
        return found.columns

    # -- the moment ------------------------------------------------------------------------------

    def _moment(self, view: View, question: Decision | None, kind: int, taken: int) -> None:
        row: list[int] = [
            _fit(view.turn),
            1 if view.own_turn else 0,
            1 if view.is_opponent(view.active) else 0,
        ]
        step = int(view.step)
        for one in range(13):
            row.append(1 if one == step else 0)
        if question is None:
            row += _UNASKED
        else:
            row.append(kind)
            row.append(1 if question.shape is Shape.SOME else 0)
            row.append(1 if question.shape is Shape.NUMBER else 0)
            row.append(1 if question.shape is Shape.DIVISION else 0)
            row.append(_fit(question.minimum))
            row.append(_fit(question.maximum))
            row.append(_fit(question.total))
            row.append(_fit(taken))
            row.append(self._about(question.source))
            row.append(self._about(question.subject))
        row.append(len(view.stack))
        seats = len(view.players)
        row.append(seats)
        for after in range(SEATS):
            if after < seats:
                self._player(view, view.players[(view.player + after) % seats], row)
            else:
                row += _NOBODY
        self.globals = row

    def _player(self, view: View, player: PlayerView, row: list[int]) -> None:
        row.append(1 if player.in_game else 0)
        row.append(1 if view.is_opponent(player.id) else 0)
        row.append(_fit(player.life))
        row.append(player.hand_size)
        row.append(player.library_size)
        row.append(len(player.graveyard))
        row.append(_fit(player.counters.get("poison", 0)))
        row.append(max(player.land_plays - player.lands_played, 0))
        row.append(player.mulligans)
        row.append(len(player.designations))
        if not player.pool:
            row += _NO_MANA
            return
        by_type = [0, 0, 0, 0, 0, 0]
        for unit in player.pool:
            mana = unit
            place = 0
            while mana > 1 and place < 5:
                mana >>= 1
                place += 1
            by_type[place] += 1
        for number in by_type:
            row.append(_fit(number))

    # -- what can be done ------------------------------------------------------------------------

    def _about(self, thing: int) -> int:
        """A thing by its row, from 1; 0 for what has none."""
        return self._row.get(thing, -1) + 1 if not is_player(thing) else 0

    def _option(self, view: View, question: Decision, step: int, again: bool) -> None:
        code = first = second = seat = number = way = 0
        if step == DONE and question.shape is Shape.SOME:
            code = 13
        elif question.shape is Shape.NUMBER or question.shape is Shape.DIVISION:
            code = 11
            number = step
        else:
            option: Answer = question.option(step)
            if isinstance(option, Pass):
                code = 1
            elif isinstance(option, PlayLand):
                code = 2
                first = self._about(option.card)
                way = option.face
            elif isinstance(option, Cast):
                code = 3
                first = self._about(option.card)
                way = option.way + 1
                number = option.face
            elif isinstance(option, Activate):
                code = 4
                first = self._about(option.source)
                way = option.ability
            elif isinstance(option, TakeAction):
                code = 5
                first = self._about(option.card)
                way = option.index
            elif isinstance(option, TurnFaceUp):
                code = 5
                first = self._about(option.source)
                way = option.way
            elif isinstance(option, Pay):
                code = 6
                number = len(option.taps)
                way = option.life
                if option.taps:
                    first = self._about(option.taps[0].source)
            elif isinstance(option, TapForMana):
                code = 6
                first = self._about(option.source)
                number = len(option.mana)
            elif isinstance(option, Thing):
                code = 7
                if is_player(option.thing):
                    seat = (option.thing - view.player) % len(view.players) + 1
                else:
                    first = self._about(option.thing)
            elif isinstance(option, YesNo):
                code = 9 if option.yes else 10
            elif isinstance(option, Number):
                code = 11
                number = option.number
            elif isinstance(option, Assign):
                code = 12
                first = self._about(option.creature)
                if is_player(option.to):
                    seat = (option.to - view.player) % len(view.players) + 1
                else:
                    second = self._about(option.to)
            elif isinstance(option, Pick):
                code = 8
                number = option.index
                if option.index < len(question.sources):
                    first = self._about(question.sources[option.index])
            else:
                code = 14
        row = self.options
        row.append(1)
        row += _ONE_OF[code]
        row.append(first)
        row.append(second)
        row.append(seat)
        row.append(_fit(number))
        row.append(_fit(way))
        row.append(1 if again else 0)
        row.append(0)
        row.append(0)
        row.append(0)

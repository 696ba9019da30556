"""Loops of mandatory actions, which end the game in a draw. CR 104.4b, 731.4.

A position without choices always has the same consequences. A position that repeats, while players
only passed priority, will therefore repeat for ever. Passing is no action, and no player has to
break a loop (CR 731.5): players who could have acted had their chance each time.

Positions are examined only after many objects have resolved without a choice, and only when the
stack is at its lowest since: every loop has such positions. The search is Brent's method: one
position is kept, later ones are compared with it, and it is replaced ever more rarely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Pass
from jajna.errors import EngineLimitError
from jajna.events.players import GameDrawn
from jajna.ir.abilities import Ability, own_nodes
from jajna.ir.amounts import Number, PerEach, Plus, ThatMuch, Twice, X
from jajna.ir.base import Amount, Condition, Cost, Filter, Node, Ref
from jajna.ir.conditions.logic import AllOf, AnyOf
from jajna.ir.conditions.objects import IsA
from jajna.ir.refs import Each, It, That
from jajna.kernel.ending.positions import Position, survey
from jajna.kernel.players.teams import drawing
from jajna.messages import Message
from jajna.vocab import Aspects, Reads, bit

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = ["LIMIT", "PATIENCE", "Loops"]

PATIENCE: Final = 100
"""The number of resolutions and ended steps without a choice before positions are examined."""

LIMIT: Final = 100_000
"""The number of resolutions and ended steps without a choice after which the engine gives up."""

_LOOKS: Final = 200
"""The number of positions examined for each one kept."""

_TRACE_BITS: Final = (1 << 40) - 1

_COMPOSED: Final = (Number, X, ThatMuch, PerEach, Plus, Twice, AllOf, AnyOf, IsA, Each, It, That)
"""Nodes whose values depend on their parts alone."""


@final
class Loops:
    """The search for a loop that a game may be in. CR 731.4."""

    def __init__(self) -> None:
        self.idle = 0
        """The number of resolutions and ended steps since a player's last choice."""
        self.next_span = PATIENCE
        """The value of ``idle`` at which the next span begins, twice as long as the last."""
        self.lowest = 0
        """The least number of objects on the stack when all passed, in this span."""
        self.kept: Position | None = None
        self.key = ""
        self.next_kept = PATIENCE
        self.looks = 0
        self.trace = 0
        """A hash of the events since the kept position."""
        self.growth: list[int] = []
        """The growth of each quantity up to the kept position since it last occurred."""
        self.growth_trace = 0
        self.involved = 0
        """Mask of the players who controlled what resolved since the kept position. CR 801.16."""

    def clone(self) -> Loops:
        """A copy for another game."""
        copy = Loops()
        copy.idle = self.idle
        copy.next_span = self.next_span
        copy.lowest = self.lowest
        copy.kept = self.kept
        copy.key = self.key
        copy.next_kept = self.next_kept
        copy.looks = self.looks
        copy.trace = self.trace
        copy.growth = self.growth
        copy.growth_trace = self.growth_trace
        copy.involved = self.involved
        return copy

    def answered(self, question: Decision, answer: Answer) -> None:
        """Note an answer, which ends any loop unless forced or a pass of priority. CR 104.4b."""
        if question.kind is Kind.PRIORITY:
            if isinstance(answer, Pass):
                return
        elif question.forced is not None:
            return
        self.leave()

    def leave(self) -> None:
        """Note an optional action, which ends any loop."""
        self.idle = 0
        self.next_span = PATIENCE
        self.kept = None
        self.growth = []
        self.next_kept = PATIENCE

    def happened(self, event: Event) -> None:
        """Add an event to the trace."""
        self.trace = (self.trace * 1_000_003 + event.kind * 8_191 + event.amount()) & _TRACE_BITS

    def all_passed(self, game: Game) -> bool:
        """Note that all players have passed priority; whether the game is in a loop for ever.

        Raises EngineLimitError where it may be, but that can't be shown.
        """
        self.idle += 1
        if self.idle < PATIENCE:
            return False
        if game.zones.stack:
            self.involved |= 1 << game.objects[game.zones.stack[-1]].controller
        if self.idle > LIMIT:
            raise EngineLimitError(_too_long(game))
        height = len(game.zones.stack)
        if self.idle >= self.next_span:
            self.next_span = 2 * self.idle
            self.lowest = height
            return False
        if height < self.lowest:  # most likely the stack is just being worked off
            self.lowest = height
            return False
        return height == self.lowest and self._look(game)

    def pass_in_quiet(self) -> bool:
        """Note that all players passed priority with an empty stack and nothing to do.

        False, with nothing noted, if it is time to look for a loop.
        """
        if self.idle + 1 >= PATIENCE:
            return False
        self.idle += 1
        return True

    def _look(self, game: Game) -> bool:
        key = _key(game)
        if self.kept is not None and key == self.key and self.looks < _LOOKS:
            self.looks += 1
            now = survey(game)
            if now is not None and now.shape == self.kept.shape:
                if self._is_repeated(game, self.kept, now):
                    return True
        if self.idle >= self.next_kept:
            self.next_kept = 2 * self.idle
            self.looks = 0
            self.growth = []
            self._keep(survey(game), key)
        return False

    def draws(self, game: Game) -> list[Event]:
        """The events by which the game is a draw, as it is in a loop for ever.

        With limited ranges of influence it is one for those who control what is involved and those
        within their range. CR 104.4b, 801.16.
        """
        involved = [seat for seat in game.players.in_order(0) if self.involved >> seat & 1]
        if not game.players.ranges or not involved:
            return [GameDrawn("104.4b")]
        self.leave()
        return drawing(game, involved, "801.16")

    def _keep(self, position: Position | None, key: str) -> None:
        self.kept = position
        self.key = key
        self.trace = 0
        self.involved = 0

    def _is_repeated(self, game: Game, before: Position, now: Position) -> bool:
        """Whether the events that led from one position to the next will repeat for ever."""
        growth = before.growth(now)
        if not any(growth):
            return True
        goes_on = (
            growth == self.growth
            and self.trace == self.growth_trace
            and _nobody_minds(game, now, growth)
        )
        if goes_on:
            return True
        self.growth = growth
        self.growth_trace = self.trace
        self._keep(now, self.key)
        return False


def _key(game: Game) -> str:
    """A cheap key that equal positions share."""
    sizes = [
        f"{len(player.library)}/{len(player.hand)}/{len(player.graveyard)}"
        for player in game.players.held
    ]
    top = game.objects[game.zones.stack[-1]] if game.zones.stack else None
    source = game.object(top.item.ctx.source).now.name if top is not None and top.item else ""
    turn = game.turn
    height = len(game.zones.stack)
    return f"{turn.step.name} {turn.active} {height} {source} {' '.join(sizes)}"


def _too_long(game: Game) -> Message:
    names: list[str] = []
    for number in game.zones.stack[-5:]:
        item = game.objects[number].item
        name = game.object(item.ctx.source).now.name if item is not None else ""
        if name and name not in names:
            names.append(name)
    about = Message(", lately of {cards}", cards=" and ".join(names)) if names else ""
    return Message(
        "{limit} objects have resolved or steps ended without a choice{about}: a loop that can't "
        "be shown to be a draw (CR 104.4b); take back, or let a player concede",
        limit=LIMIT,
        about=about,
    )


def _nobody_minds(game: Game, now: Position, growth: list[int]) -> bool:
    """Whether quantities can grow like this for ever without making a difference."""
    facts = 0
    aspects = 0
    for place, change in enumerate(growth):
        if change == 0:
            continue
        quantity = now.quantities[place]
        if not (quantity.may_rise if change > 0 else quantity.may_fall):
            return False
        facts |= _FACTS[quantity.kind]
        aspects |= _ASPECTS[quantity.kind]
    return not any(_depends(node, facts, aspects) for node in _at_work(game))


_FACTS: Final = (
    Reads.LIFE,
    Reads.HISTORY,
    Reads.COUNTERS,
    Reads.BOARD,
    0,  # of a permanent that survives it; nothing but the rules looks at marked damage
    Reads.ZONES | Reads.BOARD,
    0,
    Reads.MARKS,
)
"""By kind of quantity, the facts (``Reads``) that it is."""

_ASPECTS: Final = (0, 0, 0, Aspects.POWER, 0, 0, Aspects.POWER, 0)
"""By kind of quantity, the characteristics (``Aspects``) that it is."""


def _depends(node: Node, facts: int, aspects: int) -> bool:
    """Whether a node by itself could notice a change of these facts or characteristics.

    A cost may become one that can be paid.
    """
    if isinstance(node, _COMPOSED):
        return False
    if isinstance(node, Cost) or node.reads() & facts:
        return True
    return isinstance(node, (Amount, Condition, Filter, Ref)) and node.aspects() & aspects != 0


def _at_work(game: Game) -> list[Node]:
    """The nodes of functioning abilities, objects on the stack and lasting effects."""
    found: list[Node] = []
    for thing in game.objects.values():
        abilities: list[Ability] = []
        kit = thing.now.kit
        zone = bit(thing.zone)
        abilities += [one for one in kit.triggered if one.zones & zone]
        abilities += kit.replacing  # abilities about entering included
        abilities += [one for one in kit.statics if one.zones & zone or one.defining]
        for ability in abilities:
            found += own_nodes(ability)
        if thing.item is not None:
            for effect in thing.item.effects:
                found += own_nodes(effect)
            if thing.item.condition is not None:
                found += own_nodes(thing.item.condition)
    for lasting in game.effects.lasting:
        for change in lasting.changes:
            found += own_nodes(change)
    for upcoming in game.effects.upcoming:
        for change in upcoming.effect.changes:
            found += own_nodes(change)
    for shield in game.effects.shields:
        found += own_nodes(shield.replacement)
    for delayed in game.effects.delayed:
        found += [*own_nodes(delayed.on), *own_nodes(delayed.effect)]
        if delayed.condition is not None:
            found += own_nodes(delayed.condition)
    return found

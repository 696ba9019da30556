"""Counters that players have, and who is poisoned. CR 122.1, 122.1f."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import PLAYERS, Amount, Condition, Filter, Ref
from jajna.ir.players import Opponents
from jajna.ir.refs import YOU, holds_of
from jajna.kernel.objects.counters import POISON
from jajna.vocab import Aspects, Reads, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CountersPlayersHave", "IsPoisoned", "PlayersHaveCounters", "WhoHasCounters"]


@final
@dataclass(frozen=True)
class CountersPlayersHave(Amount):
    """The number of counters of a kind that some players have. CR 122.1.

    Those that players of a team have in common count once (CR 810.10).
    """

    name: str
    of: Ref = YOU

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.COUNTERS | Reads.LIFE

    def value(self, game: Game, ctx: Context) -> int:
        seats = _counted_once(game, self.name, self.of.things(game, ctx))
        return sum([game.players[seat].counters.get(self.name, 0) for seat in seats])


def _counted_once(game: Game, name: str, seats: list[int]) -> list[int]:
    """Those of some players whose counters aren't also another's. CR 810.10."""
    if name != POISON:
        return seats
    return [seat for seat in seats if not _is_counted_before(game, seat, seats)]


def _is_counted_before(game: Game, player: int, seats: list[int]) -> bool:
    """Whether one of the players before this one has the same poison counters. CR 810.10."""
    sharing = game.players.sharing_poison(player)
    return any(game.players[seat] in sharing for seat in seats[: seats.index(player)])


phrase(
    CountersPlayersHave,
    en="the number of {name:counter} counters {of} <has>",
    es="la cantidad de contadores {name:counter} que <tiene@of> {of}",
)
phrase(
    CountersPlayersHave,
    en="{name:counter} counter {of} <has>",
    es="contador {name:counter} que <tiene@of> {of}",
    place="each",
)


@final
@dataclass(frozen=True)
class WhoHasCounters(Filter):
    """A player who has so many counters of a kind, or more. CR 122.1."""

    least: int
    name: str

    def reads(self) -> int:
        return Reads.COUNTERS | Reads.LIFE

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and game.players[thing].counters.get(self.name, 0) >= self.least


phrase(
    WhoHasCounters,
    en="who has {least} or more {name:counter} counters",
    es="que <tiene> {least} o más contadores {name:counter}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class IsPoisoned(Condition):
    """A player is poisoned: they have poison counters. CR 122.1f, 810.10."""

    who: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COUNTERS | Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = self.who.things(game, ctx)
        return holds_of(self.who, [POISON in game.players[seat].counters for seat in seats])


phrase(
    IsPoisoned,
    en="an opponent is poisoned",
    es="un oponente <está@él> envenenado",
    when={"who": Opponents()},
)
phrase(IsPoisoned, en="{who} <is> poisoned", es="{who} <está> <*envenenado>")


@final
@dataclass(frozen=True)
class PlayersHaveCounters(Condition):
    """Players have so many counters of a kind, or more. CR 122.1, 207.2c."""

    who: Ref
    least: int
    name: str

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COUNTERS | Reads.LIFE

    def holds(self, game: Game, ctx: Context) -> bool:
        had = [game.players[seat].counters.get(self.name, 0) for seat in self.who.things(game, ctx)]
        return holds_of(self.who, [number >= self.least for number in had])


phrase(
    PlayersHaveCounters,
    en="an opponent has {least} or more {name:counter} counters",
    es="un oponente <tiene@él> {least} o más contadores {name:counter}",
    when={"who": Opponents()},
)
phrase(
    PlayersHaveCounters,
    en="{who} <has> {least} or more {name:counter} counters",
    es="{who} <tiene> {least} o más contadores {name:counter}",
)

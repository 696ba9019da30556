"""Whether some objects have a name, a color or a type in common. CR 109.3, 201.2a."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.declared.binding import follows
from jajna.ir.declared.names import InField, looks_up
from jajna.ir.refs import all_that_fit, as_known
from jajna.mechanics.counts.shared_characteristics import Shared, shares
from jajna.vocab import Aspects, Reads, is_player, zone_facts
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ControlSameNamed", "HaveSameName", "TwoAlikeThisWay"]


def _most_of_one_name(game: Game, things: list[int]) -> int:
    """The greatest number of the objects that have the same name. CR 201.2a."""
    numbers: dict[str, int] = {}
    for thing in things:
        if not is_player(thing):
            name = game.object(thing).now.name
            numbers[name] = numbers.get(name, 0) + 1
    numbers.pop("", None)
    return max(numbers.values(), default=0)


@final
@dataclass(frozen=True)
class HaveSameName(Condition):
    """At least so many of some objects have the same name. CR 201.2a."""

    least: int
    of: Ref

    def holds(self, game: Game, ctx: Context) -> bool:
        return _most_of_one_name(game, as_known(self.of, game, ctx)) >= self.least


phrase(
    HaveSameName,
    en="{least} or more of {of} have the same name",
    es="{least} o más de {of} tienen el mismo nombre",
)


@final
@dataclass(frozen=True)
class ControlSameNamed(Condition):
    """You control at least so many objects that have the same name. CR 201.2a.

    ``one_another``: the text says that they have it "as one another".
    """

    least: int
    what: Filter
    one_another: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.NAMES | Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        found = all_that_fit(game, ctx, self.what)
        yours = [one for one in found if game.object(one).controller == ctx.controller]
        return _most_of_one_name(game, yours) >= self.least


phrase(
    ControlSameNamed,
    en="you control {least} or more {what:s} with the same name[one_another? as one another]",
    es="<controla@tú> {least} o más {what:s} con el mismo nombre[one_another? entre sí]",
)


@final
@dataclass(frozen=True)
class TwoAlikeThisWay(Condition):
    """Earlier instructions acted on two cards that fit and have something in common. CR 608.2c,
    109.3.

    ``past``: the text says that it was done.
    """

    what: Filter
    shared: Shared
    done: str
    past: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        found = [
            game.object(thing).now
            for thing in ctx.bound.get(self.done, [])
            if not is_player(thing) and self.what.matches(game, ctx, thing)
        ]
        return any(
            shares(one, other, self.shared)
            for place, one in enumerate(found)
            for other in found[place + 1 :]
        )


looks_up(TwoAlikeThisWay, InField("done"))


def _not_done_before(made: TwoAlikeThisWay, done: list[str]) -> str | None:
    return None if made.done in done else f"nothing was {made.done} before"


follows(TwoAlikeThisWay, _not_done_before)
for _past, _en, _es in ((False, "are", "son"), (True, "were", "fueron")):
    phrase(
        TwoAlikeThisWay,
        en=f"two {{what:s}} that share a {{shared:shared}} {_en} {{done:done to cards}} this way",
        es=f"dos {{what:s}} que comparten un {{shared:shared}} {_es} {{done:done to what}} de esta "
        "manera",
        when={"past": _past},
    )

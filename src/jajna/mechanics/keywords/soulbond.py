"""Soulbond. CR 702.95."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.abilities import Static, Triggered
from jajna.ir.base import Condition, Effect, Ref
from jajna.ir.declared.binding import PAIR, needs, within
from jajna.ir.declared.names import looks_up
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import EVENT_OBJECT, as_known
from jajna.kernel.card_kinds.pairs import may_be_paired, pairing, partner_of
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import Reads, Type
from jajna.wording import Asked, has_noun, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SOULBOND", "CanPair", "IsPaired", "PairThis", "ThePair"]


def _others(game: Game, ctx: Context, entered: bool) -> list[int]:
    """The creatures that the source can be paired with. CR 702.95a."""
    if not may_be_paired(game, ctx.source, ctx.controller):
        return []
    among = ctx.bound.get(EVENT_OBJECT, []) if entered else game.zones.battlefield
    return [one for one in among if one != ctx.source and may_be_paired(game, one, ctx.controller)]


@final
@dataclass(frozen=True)
class CanPair(Condition):
    """You control the source and another creature, and both are unpaired. CR 702.95a.

    With ``entered`` the other creature is the one that entered.
    """

    entered: bool

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(_others(game, ctx, self.entered))


looks_up(CanPair, EVENT_OBJECT)


@final
@dataclass(frozen=True)
class PairThis(Effect):
    """The source may be paired with another unpaired creature. CR 702.95a, 702.95c."""

    entered: bool

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        others = _others(game, ctx, self.entered)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "702.95a", others, 0, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for other in chosen_things(answer):
            events += pairing(ctx.source, other, ctx.controller)
        perform(game, events)


looks_up(PairThis, EVENT_OBJECT)


@final
@dataclass(frozen=True)
class IsPaired(Condition):
    """A creature is paired with another. CR 702.95b."""

    what: Ref

    def reads(self) -> int:
        return Reads.MARKS | Reads.BOARD | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        things = as_known(self.what, game, ctx)
        return any(partner_of(game, game.object(thing)) for thing in things)


phrase(
    IsPaired,
    en="{what} <is> paired with another creature",
    es="{what} <está> <*emparejado> con otra criatura",
)


@final
@dataclass(frozen=True)
class ThePair(Ref):
    """The source and its partner. ``both`` is true where the text says "both creatures"."""

    both: bool = False

    def things(self, game: Game, ctx: Context) -> list[int]:
        other = partner_of(game, game.object(ctx.source))
        return [ctx.source, other] if other else []


phrase(ThePair, en="both creatures", es="ambas criaturas", when={"both": True})
phrase(ThePair, en="each of those creatures", es="cada una de esas criaturas", when={"both": False})
has_noun(ThePair, types=Type.CREATURE, plural_in="both")
needs(ThePair, PAIR, "nothing is paired")

ANOTHER: Final = All((Other(), OfType(Type.CREATURE), Controlled()))
SOULBOND: Final = plain(
    "soulbond",
    "unir almas",
    meaning=(
        Triggered(Enters(SELF), PairThis(False), CanPair(False)),
        Triggered(Enters(ANOTHER, "whenever"), PairThis(True), CanPair(True)),
    ),
    rule="702.95",
    asked=(Asked.NAME,),
)
"""CR 702.95a."""


def _is_of_pair(made: Static) -> bool:
    return isinstance(made.condition, IsPaired)


within(Static, PAIR, when=_is_of_pair)

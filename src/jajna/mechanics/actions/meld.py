"""Melding two cards into one permanent. CR 701.42, 712.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Effect, Filter, Ref
from jajna.ir.declared.binding import mentions
from jajna.ir.declared.names import EXILED, binds, notes
from jajna.ir.mentions import Mention
from jajna.ir.refs import EVENT_AMOUNT, Bound
from jajna.kernel.card_kinds import melded
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import LATEST_GROUP, ask_for, chosen_things
from jajna.mechanics.moving.to_exile import Exile
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Counterparts", "Meld", "OwnsBoth"]

PAIR: Final = "meld pair"
"""Name under which the two objects are bound that are to meld."""


@final
@dataclass(frozen=True)
class OwnsBoth(Condition):
    """You both own and control the source and something of a kind and a name. CR 108.3,
    109.4.
    """

    what: Filter
    name: str

    def aspects(self) -> int:
        return Aspects.CONTROLLER | Aspects.NAMES

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(Counterparts(self.what, self.name).things(game, ctx))


phrase(
    OwnsBoth,
    en="you both own and control ~ and {what:a} named {name:name}",
    es="<controla@tú> ~ y {what:un} con el nombre {name:name}, y ambos son de tu propiedad",
)
calls_itself(OwnsBoth, Own.NAME)


def _counterparts(made: OwnsBoth) -> list[Mention]:
    return [Mention(Counterparts(made.what, made.name), None, True, False)]


mentions(OwnsBoth, _counterparts)


@final
@dataclass(frozen=True)
class Counterparts(Ref):
    """The source and all that it could meld with: its player both owns and controls them."""

    what: Filter
    name: str

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def things(self, game: Game, ctx: Context) -> list[int]:
        """The source first; nothing if it or all others are wanting."""
        if not _is_own(game, ctx, ctx.source):
            return []
        others = [
            thing
            for thing in game.zones.battlefield
            if thing != ctx.source
            and _is_own(game, ctx, thing)
            and self.what.matches(game, ctx, thing)
            and game.object(thing).now.has_name(self.name)
        ]
        return [ctx.source, *others] if others else []


def _is_own(game: Game, ctx: Context, thing: int) -> bool:
    """Whether a permanent is both owned and controlled by the player."""
    found = game.objects.get(thing)
    if found is None or found.zone is not Zone.BATTLEFIELD:
        return False
    return found.owner == ctx.controller and found.controller == ctx.controller


@final
@dataclass(frozen=True)
class Meld(Effect):
    """An instruction to exile two permanents and meld them ``into`` another. CR 701.42a.

    ``what`` are the source and its counterparts, of which the player chooses one (CR 608.2d).
    """

    what: Ref
    into: str

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        others = self.what.things(game, ctx)[1:]
        if not others:
            return None
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", others, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen = chosen_things(answer)
        ctx.bind(PAIR, [ctx.source, *chosen] if chosen else [])
        game.frames.run_in_order((Exile(Bound(PAIR)), MeldExiled()), ctx)


binds(Meld, EVENT_AMOUNT, EXILED, LATEST_GROUP, PAIR)
notes(Meld, EXILED)
phrase(
    Meld,
    en="exile {what}, then meld {what:it} into {into:name}",
    es="exilia {what}, luego combínalos en {into:name}",
)


@final
@dataclass(frozen=True)
class MeldExiled(Effect):
    """Put two exiled cards onto the battlefield combined, if they are a meld pair. CR 701.42a,
    701.42c.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = Bound(PAIR).things(game, ctx)
        if len(cards) != 2 or not melded.is_pair(game, cards[0], cards[1]):
            return
        if game.object(cards[0]).zone is not Zone.EXILE:
            return
        event = ZoneChange(cards[0], Zone.EXILE, Zone.BATTLEFIELD, "meld")
        event.controller = ctx.controller
        event.face = 1
        event.meld_with = cards[1]
        perform(game, [event])

"""Effects on the next spell that you cast this turn. CR 611.2f, 601.3b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import CountOf, PerEach, is_fixed
from jajna.ir.base import Amount, Duration, Effect, Filter, Layer, Modification, Ref, Replacement
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.refs import EventObject, That
from jajna.kernel.door.perform import perform
from jajna.kernel.players.player_rules import CostChange
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous, Shield
from jajna.mechanics.counts.would_be import WouldBe
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.replacements.entering import EntersEnlarged
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.rules.spell_costs import CostLess
from jajna.vocab import PLUS_COUNTER, Cannot, Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["SINCE", "CostLessThisTurn", "EnlargeSpell", "NextSpell", "next_spell"]

SINCE: Final = "spells before"
"""Name of the number of spells that the player had cast this turn as the effect began."""


def next_spell(game: Game, ctx: Context, what: Filter) -> int:
    """The first spell that fits and that the controller has cast since the effect began; 0: none.

    It is judged as it is or last was.
    """
    for spell in game.players[ctx.controller].spells[ctx.numbers[SINCE] :]:
        if WouldBe(what).matches(game, ctx, spell):
            return spell
    return 0


@final
@dataclass(frozen=True)
class NextHasFlash(Modification):
    """May cast the next spell that fits as though it had flash. CR 702.8a, 601.3b."""

    what: Filter

    def reads(self) -> int:
        return Reads.HISTORY

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if not next_spell(game, ctx, self.what):
            rules.flash.append((Context(ctx.source, player), WouldBe(self.what)))


looks_up(NextHasFlash, SINCE)


@final
@dataclass(frozen=True)
class NextCostsLess(Modification):
    """The next spell that fits costs less to cast. CR 601.2f."""

    what: Filter
    less: Amount

    def reads(self) -> int:
        return Reads.HISTORY

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if not next_spell(game, ctx, self.what):
            own = Context(ctx.source, player)
            rules.costs.append(CostChange(own, WouldBe(self.what), self.less))


looks_up(NextCostsLess, SINCE)


@final
@dataclass(frozen=True)
class IsNextSpell(Filter):
    """The next spell that fits, once it is cast. CR 611.2f."""

    what: Filter

    def reads(self) -> int:
        return Reads.HISTORY

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing == next_spell(game, ctx, self.what)


looks_up(IsNextSpell, SINCE)


@final
@dataclass(frozen=True)
class NextEntersWithCounter(Replacement):
    """The permanent that the next spell becomes enters with an additional +1/+1 counter.
    CR 614.1c.
    """

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.STACK
            and event.to is Zone.BATTLEFIELD
            and event.object == next_spell(game, ctx, self.what)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.add_counters(PLUS_COUNTER, 1)
        return [event]


looks_up(NextEntersWithCounter, SINCE)


@final
@dataclass(frozen=True)
class NextSpell(Effect):
    """An effect on the next spell that fits and that you cast this turn. CR 611.2f.

    It can be cast as though it had flash, it can't be countered (``sure``), and it enters with an
    additional +1/+1 counter (``grown``), or it costs ``less``, perhaps for each of what is
    ``counted`` as it is cast.
    """

    what: Filter
    flash: bool = False
    sure: bool = False
    grown: bool = False
    less: Amount | None = None
    counted: Filter | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind_number(SINCE, len(game.players[ctx.controller].spells))
        events: list[Event] = []
        turn = Duration.END_OF_TURN
        if self.flash:
            change = NextHasFlash(self.what)
            events.append(EffectBegan(Continuous(own, (change,), turn, [ctx.controller])))
        if self.less is not None:
            less = self.less
            if self.counted is not None:
                less = PerEach(less, CountOf(self.counted))
            cheaper = NextCostsLess(self.what, less)
            events.append(EffectBegan(Continuous(own, (cheaper,), turn, [ctx.controller])))
        if self.sure:
            uncounterable = Restrict(Cannot.BE_COUNTERED)
            spell = IsNextSpell(self.what)
            events.append(EffectBegan(Continuous(own, (uncounterable,), turn, None, spell)))
        if self.grown:
            grown = NextEntersWithCounter(self.what)
            events.append(EffectBegan(Shield(own, grown, turn, [ctx.controller])))
        perform(game, events)


binds(NextSpell, SINCE)


_EN: Final = "the next {what:one} you cast this turn"
_ES: Final = "el próximo {what:one} que lances este turno"
phrase(
    NextSpell,
    en=f"{_EN} can be cast as though it had flash. that spell can't be countered. that creature "
    "enters with an additional +1/+1 counter on it",
    es=f"{_ES} se puede lanzar como si tuviera la habilidad de destello. ese hechizo no puede ser "
    "contrarrestado. esa criatura entra con un contador +1/+1 adicional",
    when={"flash": True, "sure": True, "grown": True},
)
phrase(
    NextSpell,
    en=f"{_EN} can be cast as though it had flash",
    es=f"{_ES} se puede lanzar como si tuviera la habilidad de destello",
    when={"flash": True, "sure": False, "grown": False},
)
phrase(
    NextSpell,
    en=f"{_EN} can't be countered",
    es=f"{_ES} no puede ser contrarrestado",
    when={"flash": False, "sure": True, "grown": False},
)
phrase(
    NextSpell,
    en=f"{_EN} costs {{less}} less to cast[counted? for each {{counted:one}} as you cast it]",
    es=f"{_ES} cuesta {{less}} menos[counted? por cada {{counted:one}} mientras lo lanzas]",
    when={"flash": False, "sure": False, "grown": False},
)


def _not_known_before(made: NextSpell) -> str | None:
    return None if is_fixed(made.less) else "what it costs less isn't known before"


misplaced(NextSpell, _not_known_before)


@final
@dataclass(frozen=True)
class CostLessThisTurn(Effect):
    """Spells that fit and that you cast later this turn cost less. CR 601.2f, 611.2c."""

    what: Filter
    less: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        change = CostLess(self.what, self.less)
        perform(game, begin(ctx, (change,), Duration.END_OF_TURN, [ctx.controller]))


phrase(
    CostLessThisTurn,
    en="{what:s} this turn <cost> {less} less to cast",
    es="{what:los} este turno <cuesta@what> {less} menos",
)


def _not_known(made: CostLessThisTurn) -> str | None:
    return None if is_fixed(made.less) else "what they cost less isn't known before"


misplaced(CostLessThisTurn, _not_known)


@final
@dataclass(frozen=True)
class EnlargeSpell(Effect):
    """The permanents that spells on the stack become enter with additional counters. CR 614.1c.

    A spell that is still on the stack becomes a permanent in the same turn or never.
    """

    what: Ref
    count: Amount
    """How many, as the permanent enters."""
    name: str

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        enlarged = EntersEnlarged(self.count, self.name)
        spells = self.what.things(game, ctx)
        perform(game, [EffectBegan(Shield(own, enlarged, Duration.END_OF_TURN, spells))])


phrase(
    EnlargeSpell,
    en="{what:that} enters with {count:a} additional {name:counter} counter/counters on it",
    es="{what:that} entra con {count:un} contador/contadores {name:counter} adicional/adicionales",
)


def _is_no_spell(made: EnlargeSpell) -> str | None:
    of = made.what.of if isinstance(made.what, That) else made.what
    return None if of is None or isinstance(of, EventObject) else "it is no spell that was cast"


misplaced(EnlargeSpell, _is_no_spell)

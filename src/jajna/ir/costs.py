"""The costs that the rules themselves know: mana, the tap and untap symbols, loyalty.
CR 118, 107.5, 606.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.permanents import Tapped, Untapped
from jajna.frozen import dataclass
from jajna.ir.amounts import CountOfThese, PerEach, X
from jajna.ir.base import Amount, Cost, PaidWhen
from jajna.ir.claims import Claim, Claims
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.filters.mana_uses import Contained
from jajna.ir.refs import Each, antecedent
from jajna.vocab import AsThough, Cannot, Keyword, ManaCost, Symbol, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CASTING",
    "CHOSEN_AHEAD",
    "MOST_X",
    "TAP",
    "TAPPED_FOR_MANA",
    "UNTAP",
    "LoyaltyCost",
    "PayMana",
    "PayOwnManaCost",
    "TapThis",
    "UntapThis",
    "sick",
]


MOST_X: Final = 1000
"""The greatest X that is considered. CR 107.3a sets no limit."""
TAPPED_FOR_MANA: Final = "tapped for mana"
"""Name of the number by which the source was tapped for the mana. CR 106.12."""
CASTING: Final = "casting"
"""Name of the number by which the source is a card about to be cast. CR 601.2a.

In a moment the card will be on the stack, and then it can't pay for anything.
"""


CHOSEN_AHEAD: Final = "chosen ahead"
"""Name of the things chosen to pay costs with before the costs are paid. CR 601.2b."""


def sick(game: Game, source: int) -> bool:
    """Whether a creature can't pay tap and untap symbols nor attack yet. CR 302.6."""
    thing = game.objects.get(source)
    return (
        thing is not None
        and thing.now.types & Type.CREATURE != 0
        and thing.since_turn >= game.players[thing.controller].latest_turn
        and not thing.now.keywords & Keyword.HASTE
    )


def cannot_tap_yet(game: Game, source: int) -> bool:
    """Whether an ability of an object with the tap or untap symbol can't be activated yet.
    CR 302.6, 609.4.
    """
    if not sick(game, source):
        return False
    return not game.objects[source].now.as_though & AsThough.HASTE_TO_ACTIVATE


def bendable(symbol: Symbol) -> Symbol:
    """The symbol as a part of a waterbend cost: only generic mana is paid otherwise. CR 701.67a."""
    if symbol.mana or not (symbol.generic or symbol.variable):
        return symbol
    return Symbol(symbol.text, generic=symbol.generic, variable=symbol.variable, bent=True)


@final
@dataclass(frozen=True)
class PayMana(Cost):
    """Pay mana, ``times`` over if that is given. CR 118.3a, 106.

    The cost of a spell or ability takes it into its total (CR 601.2f). Elsewhere it is paid by
    itself: "unless its controller pays {3}". ``x`` is the value that the text gives {X}
    (CR 107.3c); without it {X} is the announced X (CR 107.3a). ``bent``: it is a waterbend cost,
    of which each generic mana may be paid by tapping an artifact or a creature (CR 701.67a).
    """

    cost: ManaCost
    times: Amount | None = None
    x: X | None = None
    bent: bool = False
    had_x: bool = False
    """Whether the cost contained {X} before the value was fixed. CR 107.3."""
    tapping: bool = field(default=False, compare=False)
    """Whether a hybrid symbol is said as two costs, "{3}, {T} or {U}", with {T} after it."""

    def is_worded(self) -> bool:
        return self.bent

    def symbols(self, game: Game, ctx: Context) -> tuple[Symbol, ...]:
        """A tuple of the symbols to be paid, with {X} as it is written."""
        times = self.times.value(game, ctx) if self.times is not None else 1
        symbols = self.cost.symbols
        if self.bent:
            symbols = tuple([bendable(one) for one in symbols])
        return symbols * max(times, 0)

    def due(self, game: Game, ctx: Context) -> tuple[Symbol, ...]:
        """A tuple of the symbols to be paid, with generic mana for each {X}. CR 107.3a, 107.3c."""
        symbols = self.symbols(game, ctx)
        if not self.cost.variables:
            return symbols
        x = max(ctx.x if self.x is None else self.x.value(game, ctx), 0)
        paid = [
            Symbol(str(x), generic=x, bent=one.bent) if one.variable else one for one in symbols
        ]
        return tuple([one for one in paid if one.text != "0"])

    def fixed(self, game: Game, ctx: Context) -> PayMana:
        """The same cost with its present numbers: they are determined only once. CR 608.2h."""
        if self.times is None and not self.cost.variables:
            return self
        had_x = self.had_x or self.cost.variables > 0
        return PayMana(ManaCost(self.due(game, ctx)), bent=self.bent, had_x=had_x)

    def _contained(self) -> int:
        """Mask of what the cost contains, whatever the value of its X is."""
        return Contained.X.bit() if self.had_x or self.cost.variables else 0

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if game.kernel.can_pay_mana(game, ctx, self.due(game, ctx), self._contained()):
            return None
        return Reason("not enough mana", "118.3", (ctx.controller,))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.kernel.pay_mana(game, ctx, self.due(game, ctx), self._contained())


@final
@dataclass(frozen=True)
class PayOwnManaCost(Cost):
    """Pay the mana cost of the object that has the ability. CR 118.6, 202.3.

    "The flashback cost is equal to its mana cost." An object without a mana cost can't pay it. It
    is part of the total cost of a spell or ability (CR 601.2f).
    """

    def symbols(self, game: Game, ctx: Context) -> tuple[Symbol, ...]:
        """A tuple of the symbols to be paid; empty where there is no mana cost."""
        cost = game.object(ctx.source).now.mana_cost
        return () if cost is None else cost.symbols

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if game.object(ctx.source).now.mana_cost is None:
            return Reason("no mana cost", "118.6", (ctx.source,))
        return None

    def automatic(self) -> bool:
        return True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.kernel.pay_mana(game, ctx, self.symbols(game, ctx))


@final
@dataclass(frozen=True)
class TapThis(Cost):
    """{T}: tap this permanent; it must be untapped and no new creature. CR 107.5, 302.6."""

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        thing = game.objects.get(ctx.source)
        if thing is None or thing.tapped:
            return Reason("tapped", "107.5", (ctx.source,))
        if thing.now.cannot & Cannot.ACTIVATE_TAPPING:
            return Reason("an effect forbids it", "602.5", (ctx.source,))
        if cannot_tap_yet(game, ctx.source):
            return Reason("summoning sick", "302.6", (ctx.source,))
        return None

    def automatic(self) -> bool:
        return True

    def weight(self) -> int:
        return 0

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return [Claim(Claims.TAP, [ctx.source])]

    def rank(self) -> int:
        return PaidWhen.FIRST

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(TAPPED_FOR_MANA, 1)
        _happen(game, Tapped(ctx.source, ctx.controller))


binds(TapThis, TAPPED_FOR_MANA)


@final
@dataclass(frozen=True)
class UntapThis(Cost):
    """{Q}: untap this permanent; it must be tapped and no new creature. CR 107.6, 302.6."""

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        thing = game.objects.get(ctx.source)
        if thing is None or not thing.tapped:
            return Reason("untapped", "107.6", (ctx.source,))
        if cannot_tap_yet(game, ctx.source):
            return Reason("summoning sick", "302.6", (ctx.source,))
        return None

    def automatic(self) -> bool:
        return True

    def weight(self) -> int:
        return 0

    def rank(self) -> int:
        return PaidWhen.FIRST

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        _happen(game, Untapped(ctx.source))


@final
@dataclass(frozen=True)
class LoyaltyCost(Cost):
    """[+N], [-N] or [-X]: put on or remove loyalty counters. CR 606.4, 606.6.

    ``change`` is the signed number; with ``variable`` X counters are removed.
    """

    change: int
    variable: bool = False

    def _change(self, game: Game, ctx: Context) -> int:
        """The number of counters to put on, effects included; negative: to remove. CR 606.5."""
        more = game.effects.rules[ctx.controller].more_loyalty if game.effects.rules else 0
        return more + (-ctx.x if self.variable else self.change)

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        thing = game.objects.get(ctx.source)
        loyalty = thing.counters.get("loyalty", 0) if thing is not None else 0
        if loyalty + self._change(game, ctx) < 0:
            return Reason("not enough loyalty", "606.6", (ctx.source,), loyalty)
        return None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        change = self._change(game, ctx)
        if change >= 0:
            _happen(game, CountersPut(ctx.source, "loyalty", change, ctx.controller, False))
        else:
            _happen(game, CountersRemoved(ctx.source, "loyalty", -change))


gives_up(LoyaltyCost, Loss.LOYALTY, "change")


def _happen(game: Game, event: Event) -> None:
    game.kernel.happen(game, [event])


TAP: Final = TapThis()
UNTAP: Final = UntapThis()

phrase(PayMana, en="waterbend {cost}", es="domina el agua {cost}", when={"bent": True})
phrase(PayMana, en="{cost}", es="{cost}", when={"bent": False})


def _is_bent(cost: PayMana) -> bool:
    return cost.bent


trait(PayMana, Trait.OFFERED, when=_is_bent)


def _counts_all_that_fit(made: PayMana) -> str | None:
    """A toll for each of those creatures is for those that do it, not for all that could."""
    counted = made.times.counted if isinstance(made.times, PerEach) else made.times
    every = isinstance(counted, CountOfThese) and isinstance(antecedent(counted.what), Each)
    return "such a toll belongs to what it restricts" if every else None


misplaced(PayMana, _counts_all_that_fit)
phrase(PayOwnManaCost, en="pay its mana cost", es="paga su coste de maná")
phrase(TapThis, en="{T}", es="{T}")
gives_up(TapThis, Loss.TAPPING)
phrase(UntapThis, en="{Q}", es="{Q}")

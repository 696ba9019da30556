"""Keywords that are triggered abilities of other kinds. CR 702.21, 702.24, 702.30, 702.108."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.events import Event, EventKind, LifeLost, Marked, Sacrificed
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE, CountersOn, PerEach
from jajna.ir.base import Amount, Condition, Cost, Effect, Filter, Node, Pattern
from jajna.ir.composites import Clause, Sequence
from jajna.ir.costs import PayMana
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import OfType, Spell
from jajna.ir.names import binds, looks_up, notes
from jajna.ir.refs import EVENT_OBJECT, THIS, YOU, EventObject, EventPlayer
from jajna.kernel.door import perform
from jajna.mechanics.actions.countering import Counter
from jajna.mechanics.actions.counters import PutCounters
from jajna.mechanics.actions.destroying import SacrificeThose
from jajna.mechanics.actions.lasting import Change
from jajna.mechanics.actions.life import GainLife, OpponentGainsLife
from jajna.mechanics.changes.stats import PowerToughness
from jajna.mechanics.costs import Discard, Mill, PayLife, ReturnPermanents, Sacrifice
from jajna.mechanics.keywords.common import costs_in, plain
from jajna.mechanics.patterns.casting import BecomesTarget, Casts
from jajna.mechanics.patterns.common import bind
from jajna.mechanics.patterns.steps import AtBeginning
from jajna.mechanics.patterns.zones import Enters
from jajna.vocab import COLOR_LETTERS, Keyword, Reads, Step, Type, mana_cost
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "EXPLOIT",
    "EXTORT",
    "PROWESS",
    "CameSinceLastUpkeep",
    "EachOpponentLoses",
    "Exploit",
    "Exploits",
    "cumulative_upkeep",
    "echo",
    "ward",
]

YOU_ALONE: Final = Is(YOU)
YOUR_UPKEEP: Final = AtBeginning(int(Step.UPKEEP))
EXPLOITED: Final = "exploited"
LOST: Final = "life lost"

PROWESS: Final = plain(
    "prowess",
    "destreza",
    Keyword.PROWESS,
    (
        Triggered(
            Casts(YOU_ALONE, All((Not(OfType(Type.CREATURE)), Spell()))),
            Change(THIS, (PowerToughness(ONE, ONE),)),
        ),
    ),
)
"""CR 702.108a."""


def ward(parameter: tuple[Node, ...]) -> Keyworded:
    """Ward. CR 702.21a."""
    effect = Clause(Counter(EventObject()), unless=costs_in(parameter), payer=EventPlayer())
    pattern = BecomesTarget(SELF, opposing=True, word="whenever")
    return Keyworded("ward", 0, parameter, (Triggered(pattern, effect),))


keyword("ward", "resguardo", ward, parameter="{0:,}", slots=("tuple[Cost, ...]",))


# -- upkeep ----------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class CameSinceLastUpkeep(Condition):
    """The source came under its controller's control since their last upkeep began. CR 702.30a."""

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        source = game.object(ctx.source)
        return source.since_turn >= game.players[ctx.controller].turn_before


def echo(parameter: tuple[Node, ...]) -> Keyworded:
    """Echo. CR 702.30a."""
    effect = Clause(SacrificeThose(THIS), unless=costs_in(parameter), payer=YOU)
    ability = Triggered(YOUR_UPKEEP, effect, CameSinceLastUpkeep())
    return Keyworded("echo", 0, parameter, (ability,))


keyword("echo", "eco", echo, parameter="{0:,}", slots=("tuple[Cost, ...]",))

AGE: Final = CountersOn(THIS, "age")


def per_age_counter(cost: Cost) -> Cost:
    """The cost once for each age counter. Raises TypeError for a cost that can't be multiplied."""
    if isinstance(cost, PayMana):
        return PayMana(cost.cost, AGE)
    if isinstance(cost, PayLife):
        return PayLife(_times(cost.amount))
    if isinstance(cost, Sacrifice):
        return Sacrifice(_times(cost.count), cost.what)
    if isinstance(cost, Discard):
        return Discard(_times(cost.count), cost.what, cost.random)
    if isinstance(cost, ReturnPermanents):
        return ReturnPermanents(_times(cost.count), cost.what)
    if isinstance(cost, Mill):
        return Mill(_times(cost.count))
    if isinstance(cost, OpponentGainsLife):
        return OpponentGainsLife(_times(cost.amount))
    raise TypeError(f"{cost!r} can't be paid several times; say in per_age_counter how")


def _times(amount: Amount) -> Amount:
    return PerEach(amount, AGE)


def cumulative_upkeep(parameter: tuple[Node, ...]) -> Keyworded:
    """Cumulative upkeep. CR 702.24a."""
    costs = tuple([per_age_counter(cost) for cost in costs_in(parameter)])
    stays = Clause(SacrificeThose(THIS), unless=costs, payer=YOU)
    effect = Sequence((PutCounters(ONE, "age", THIS), stays))
    return Keyworded("cumulative upkeep", 0, parameter, (Triggered(YOUR_UPKEEP, effect),))


keyword(
    "cumulative upkeep",
    "mantenimiento acumulativo",
    cumulative_upkeep,
    parameter="{0:,}",
    slots=("tuple[Cost, ...]",),
)


def cumulative_upkeep_either(parameter: tuple[Node, ...]) -> Keyworded:
    """Cumulative upkeep of one mana or another, chosen for each age counter. CR 702.24a.

    Raises TypeError for costs that aren't one colored mana each.
    """
    first, second = costs_in(parameter)
    if not isinstance(first, PayMana) or not isinstance(second, PayMana):
        raise TypeError("the costs between which is chosen are mana")
    letters = [one.text for cost in (first, second) for one in cost.cost.symbols]
    if len(letters) != 2 or not all(letter in COLOR_LETTERS.values() for letter in letters):
        raise TypeError("the costs between which is chosen are one colored mana each")
    either = PayMana(mana_cost("{" + "/".join(letters) + "}"))  # CR 107.4e
    meaning = cumulative_upkeep((either,)).meaning
    return Keyworded("cumulative upkeep either", 0, parameter, meaning)


keyword(
    "cumulative upkeep either",
    "mantenimiento acumulativo",
    cumulative_upkeep_either,
    parameter="{0} or {1}",
    parameter_es="{0} o {1}",
    slots=("Cost", "Cost"),
    said="cumulative upkeep",
)


# -- extort ----------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class EachOpponentLoses(Effect):
    """Each opponent loses life, the total of which is noted. CR 702.101a."""

    amount: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = self.amount.value(game, ctx)
        events: list[Event] = [
            LifeLost(opponent, amount) for opponent in game.players.opponents(ctx.controller)
        ]
        perform(game, events, ctx, LOST)


binds(EachOpponentLoses, LOST)


@final
@dataclass(frozen=True)
class LifeLostThisWay(Amount):
    """The total life lost by the instruction before."""

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(LOST, 0)


looks_up(LifeLostThisWay, LOST)


EXTORT: Final = plain(
    "extort",
    "extorsionar",
    0,
    (
        Triggered(
            Casts(YOU_ALONE, Spell()),
            Clause(
                Sequence((EachOpponentLoses(ONE), GainLife(LifeLostThisWay()))),
                may=YOU,
                costs=(PayMana(mana_cost("{W/B}")),),
                payer=YOU,
            ),
        ),
    ),
)
"""CR 702.101a."""


# -- exploit ---------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Exploit(Effect):
    """You may sacrifice a creature; if so, the source exploits it. CR 702.110a, 702.110b."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        creatures = [
            Thing(number)
            for number in game.zones.battlefield
            if game.objects[number].controller == ctx.controller
            and game.objects[number].is_creature()
        ]
        if not creatures:
            return None
        return Decision(
            ctx.controller,
            Kind.SACRIFICE,
            "702.110a",
            Shape.SOME,
            [*creatures],
            0,
            1,
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if isinstance(answer, Several):
            for option in answer.options:
                assert isinstance(option, Thing), option
                events += [
                    Sacrificed(option.thing, ctx.controller),
                    Marked(ctx.source, EXPLOITED, [option.thing]),
                ]
        perform(game, events)


notes(Exploit, EXPLOITED)


@final
@dataclass(frozen=True)
class Exploits(Pattern):
    """Something exploits a creature. CR 702.110b."""

    what: Filter
    word: str = "when"

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.MARKED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Marked)
            and event.name == EXPLOITED
            and self.what.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Marked), event
        bind(game, ctx, event.object)
        ctx.bind(EVENT_OBJECT, event.marked.copy())


phrase(
    Exploits,
    en="{word:when} {what:this} <exploits> a creature",
    es="{word:when} {what:this} <explota> una criatura",
)
EXPLOIT: Final = plain("exploit", "explotar", 0, (Triggered(Enters(SELF), Exploit()),))
"""CR 702.110a."""

"""Keywords about attacking and blocking, bands among them. CR 702.22, 702.23, 702.25, 702.39."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.events import AttackersDeclared, Event, EventKind
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE, Number, PerEach, StatOf
from jajna.ir.base import Amount, Duration, Filter, Node, Pattern
from jajna.ir.composites import Clause, Sequence
from jajna.ir.filters.combat import Attacking
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType, Permanent, Player
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import WithKeyword
from jajna.ir.filters.stats import StatIs
from jajna.ir.refs import (
    THIS,
    YOU,
    Bound,
    DefendingPlayer,
    Each,
    EventObject,
    EventPlayer,
    Target,
)
from jajna.mechanics.actions.combat import MADE_TO_BLOCK, BlockIfAble
from jajna.mechanics.actions.counters import GetCounters, PutCounters
from jajna.mechanics.actions.destroying import Sacrifice
from jajna.mechanics.actions.lasting import Change
from jajna.mechanics.actions.life import LoseLife
from jajna.mechanics.actions.taken import TRAIN, GrowFor
from jajna.mechanics.actions.tapping import Untap
from jajna.mechanics.changes.stats import PowerToughness
from jajna.mechanics.designated import RENOWNED, BecomeDesignated, HasDesignation
from jajna.mechanics.keywords.common import amount_in, plain
from jajna.mechanics.patterns.combat import (
    Attacks,
    AttacksAlone,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesBlockedBy,
    Blocks,
)
from jajna.mechanics.patterns.common import bind
from jajna.mechanics.patterns.damage import DealsDamage
from jajna.mechanics.patterns.joined import OneOfEvents
from jajna.vocab import Keyword, Type
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "BANDING",
    "BATTLE_CRY",
    "EXALTED",
    "FLANKING",
    "MENTOR",
    "PROVOKE",
    "TRAINING",
    "TRAMPLE_OVER_PLANESWALKERS",
    "BlockersBeyondFirst",
    "afflict",
    "annihilator",
    "bushido",
    "frenzy",
    "poisonous",
    "rampage",
    "renown",
]

CREATURE: Final = OfType(Type.CREATURE)
PLUS_ONE: Final = PowerToughness(ONE, ONE)

EXALTED: Final = plain(
    "exalted",
    "exaltado",
    Keyword.EXALTED,
    (Triggered(AttacksAlone(All((CREATURE, Controlled()))), Change(EventObject(), (PLUS_ONE,))),),
)
"""CR 702.83a."""

FLANKING: Final = plain(
    "flanking",
    "flanquear",
    Keyword.FLANKING,
    (
        Triggered(
            BecomesBlockedBy(SELF, All((CREATURE, WithKeyword(Keyword.FLANKING, without=True)))),
            Change(EventObject(), (PowerToughness(Number(-1), Number(-1)),)),
        ),
    ),
)
"""CR 702.25a."""

BATTLE_CRY: Final = plain(
    "battle cry",
    "grito de batalla",
    0,
    (
        Triggered(
            Attacks(SELF),
            Change(Each(All((Other(), Attacking(), CREATURE))), (PowerToughness(ONE, Number(0)),)),
        ),
    ),
)
"""CR 702.91a."""

MENTOR: Final = plain(
    "mentor",
    "tutelar",
    0,
    (
        Triggered(
            Attacks(SELF),
            PutCounters(
                ONE,
                "+1/+1",
                Target(All((Attacking(), CREATURE, StatIs("power", StatOf(THIS), "less")))),
            ),
        ),
    ),
)
"""CR 702.134a."""


BANDING: Final = plain("banding", "formar bandas", Keyword.BANDING)
"""CR 702.22. The rules of combat ask for it (``kernel.combat.banding``)."""

TRAMPLE_OVER_PLANESWALKERS: Final = plain(
    "trample over planeswalkers",
    "arrollar planeswalkers",
    Keyword.TRAMPLE_OVER_PLANESWALKERS,
)
"""CR 702.19c. The rules of combat damage ask for it."""

_PROVOKED: Final = Target(All((CREATURE, Controlled(DefendingPlayer()))))

PROVOKE: Final = plain(
    "provoke",
    "provocar",
    0,
    (
        Triggered(
            Attacks(SELF),
            Clause(
                Sequence(
                    (
                        BlockIfAble(_PROVOKED, THIS, Duration.END_OF_COMBAT),
                        Untap(Bound(MADE_TO_BLOCK)),
                    ),
                ),
                may=YOU,
            ),
        ),
    ),
)
"""CR 702.39a."""


# -- with a number ---------------------------------------------------------------------------------


def bushido(parameter: tuple[Node, ...]) -> Keyworded:
    """Bushido N. CR 702.45a."""
    number = amount_in(parameter)
    bonus = Change(THIS, (PowerToughness(number, number),))
    on = OneOfEvents((Blocks(SELF), BecomesBlocked(SELF)))
    return Keyworded("bushido", 0, parameter, (Triggered(on, bonus),))


keyword("bushido", "bushido", bushido, parameter="{0}", slots=("Amount",))


@final
@dataclass(frozen=True)
class BlockersBeyondFirst(Amount):
    """How many creatures beyond the first block the source now. CR 702.23a, 702.23b."""

    def value(self, game: Game, ctx: Context) -> int:
        if game.turn.combat is None:
            return 0
        blocking = game.turn.combat.blockers.get(ctx.source, [])
        return max(len(blocking) - 1, 0)


def rampage(parameter: tuple[Node, ...]) -> Keyworded:
    """Rampage N. CR 702.23a."""
    number = PerEach(amount_in(parameter), BlockersBeyondFirst())
    bonus = Change(THIS, (PowerToughness(number, number),))
    return Keyworded("rampage", 0, parameter, (Triggered(BecomesBlocked(SELF), bonus),))


keyword("rampage", "alboroto", rampage, parameter="{0}", slots=("Amount",))


def annihilator(parameter: tuple[Node, ...]) -> Keyworded:
    """Annihilator N. CR 702.86a."""
    effect = Sacrifice(amount_in(parameter), Permanent(), DefendingPlayer())
    return Keyworded("annihilator", 0, parameter, (Triggered(Attacks(SELF), effect),))


keyword("annihilator", "aniquilador", annihilator, parameter="{0}", slots=("Amount",))


def afflict(parameter: tuple[Node, ...]) -> Keyworded:
    """Afflict N. CR 702.130a."""
    effect = LoseLife(amount_in(parameter), DefendingPlayer())
    return Keyworded("afflict", 0, parameter, (Triggered(BecomesBlocked(SELF), effect),))


keyword("afflict", "afligir", afflict, parameter="{0}", slots=("Amount",))


def frenzy(parameter: tuple[Node, ...]) -> Keyworded:
    """Frenzy N. CR 702.68a."""
    bonus = Change(THIS, (PowerToughness(amount_in(parameter), Number(0)),))
    return Keyworded("frenzy", 0, parameter, (Triggered(AttacksUnblocked(SELF), bonus),))


keyword("frenzy", "frenesí", frenzy, parameter="{0}", slots=("Amount",))


def poisonous(parameter: tuple[Node, ...]) -> Keyworded:
    """Poisonous N. CR 702.70a."""
    effect = GetCounters(amount_in(parameter), "poison", EventPlayer())
    pattern = DealsDamage(SELF, combat=True, to=Player())
    return Keyworded("poisonous", 0, parameter, (Triggered(pattern, effect),))


keyword("poisonous", "venenoso", poisonous, parameter="{0}", slots=("Amount",))


# -- renown ----------------------------------------------------------------------------------------


def renown(parameter: tuple[Node, ...]) -> Keyworded:
    """Renown N. CR 702.112a."""
    effect = Sequence(
        (PutCounters(amount_in(parameter), "+1/+1", THIS), BecomeDesignated(RENOWNED)), "and"
    )
    pattern = DealsDamage(SELF, combat=True, to=Player(), word="when")
    return Keyworded(
        "renown", 0, parameter, (Triggered(pattern, effect, HasDesignation(THIS, RENOWNED, True)),)
    )


keyword("renown", "renombre", renown, parameter="{0}", slots=("Amount",))


# -- training --------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class AttacksWithStronger(Pattern):
    """It and a creature with greater power are declared as attackers. CR 702.149a."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACKERS,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, AttackersDeclared):
            return False
        mine = [one for one in event.attackers if self.what.matches(game, ctx, one)]
        if not mine:
            return False
        power = game.object(mine[0]).now.power
        return any(game.object(one).now.power > power for one in event.attackers)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.source)


TRAINING: Final = plain(
    "training",
    "entrenamiento",
    0,
    (Triggered(AttacksWithStronger(SELF), GrowFor(TRAIN)),),
)
"""CR 702.149a."""

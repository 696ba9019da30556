"""Dealing damage. CR 120."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.damage import DamageDealt
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Effect, Node, Ref
from jajna.ir.declared.binding import NOTHING_LIKE_IT, THE_LIKE, does, keeps, recalls
from jajna.ir.declared.names import DAMAGED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import EVENT_AMOUNT, THIS, YOU, It, Target, as_known
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import amount_for
from jajna.vocab import Type, Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "DealDamage",
    "DealDamageIf",
    "DealDamageToItself",
    "DealDamageToThree",
    "DealDividedDamage",
    "DealEvenDamage",
    "DealInstead",
    "damage_events",
]

DAMAGEABLE = Type.CREATURE | Type.PLANESWALKER | Type.BATTLE


def can_be_damaged(game: Game, thing: int) -> bool:
    """Whether damage can be dealt to a player or object. CR 120.1."""
    if is_player(thing):
        return game.players[thing].in_game
    if not game.objects.exists(thing):
        return False
    found = game.object(thing)
    return found.zone is Zone.BATTLEFIELD and found.now.types & DAMAGEABLE != 0


def damage_events(
    game: Game, source: int, to: list[int], amount: int, preventable: bool = True
) -> list[Event]:
    """The events of a source dealing an amount of damage to each; none for no damage. CR 120.8."""
    if amount <= 0:
        return []
    return [
        DamageDealt(source, thing, amount, preventable=preventable)
        for thing in to
        if can_be_damaged(game, thing)
    ]


@final
@dataclass(frozen=True)
class DealDamage(Effect):
    """An instruction to deal damage. CR 120.1.

    The source deals it as it is or last was (CR 608.2h). ``second`` are recipients of ``more``
    damage, dealt at the same time; with ``itself`` the source is. ``late``: the amount is said
    after the recipient.
    """

    amount: Amount
    to: Ref
    source: Ref = THIS
    more: Amount | None = None
    second: Ref | None = None
    late: bool = False
    unpreventable: bool = False
    itself: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        before = ctx.affected
        for source in as_known(self.source, game, ctx):
            ctx.affected = source
            events += self._dealt_by(game, ctx, source)
        ctx.affected = before
        perform(game, events, ctx, EVENT_AMOUNT)

    def _dealt_by(self, game: Game, ctx: Context, source: int) -> list[Event]:
        preventable = not self.unpreventable
        amount = self.amount.value(game, ctx)
        events = damage_events(game, source, self.to.things(game, ctx), amount, preventable)
        if self.more is not None:
            more = self.more.value(game, ctx)
            second = [source] if self.itself else []
            if self.second is not None:
                second = self.second.things(game, ctx)
            events += damage_events(game, source, second, more, preventable)
        return events


binds(DealDamage, EVENT_AMOUNT)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to {to} and {more:1 damage} to itself",
    es="{source} <hace> {amount:1 punto/puntos de daño} a {to} y {more:1 punto/puntos de daño} a "
    "sí <*mismo>",
    when={"late": False, "itself": True, "unpreventable": False},
)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to you"
    "[second? and {more:1 damage} to {second}][unpreventable? . the damage can't be prevented]",
    es="{source} te <hace> {amount:1 punto/puntos de daño}"
    "[second? y {more:1 punto/puntos de daño} a {second}]"
    "[unpreventable? . el daño no puede ser prevenido]",
    when={"late": False, "to": YOU},
)

phrase(
    DealDamage,
    en="{source} <deals> damage to you equal to {amount}",
    es="{source} te <hace> una cantidad de daño igual a {amount}",
    when={"late": True, "to": YOU},
)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to {to}"
    "[second? and {more:1 damage} to {second}][unpreventable? . the damage can't be prevented]",
    es="{source} <+le@to> <hace> {amount:1 punto/puntos de daño} a {to}"
    "[second? y {more:1 punto/puntos de daño} a {second}]"
    "[unpreventable? . el daño no puede ser prevenido]",
    when={"late": False},
)

phrase(
    DealDamage,
    en="{source} <deals> damage to {to} equal to {amount}",
    es="{source} <+le@to> <hace> una cantidad de puntos de daño a {to} igual a {amount}",
    when={"late": True},
)

does(DealDamage, DAMAGED)

keeps(DealDamage, THE_LIKE)

touches(DealDamage, "to", Does.DAMAGE, "amount")

touches(DealDamage, "second", Does.DAMAGE, "more")


@final
@dataclass(frozen=True)
class DealDamageToThree(Effect):
    """An instruction to deal an amount of damage to each of three recipients, at the same time.
    CR 120.1, 601.2c.
    """

    amount: Amount
    to: Ref
    more: Amount
    second: Ref
    most: Amount
    third: Ref
    source: Ref = THIS

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for source in as_known(self.source, game, ctx):
            for amount, to in (
                (self.amount, self.to),
                (self.more, self.second),
                (self.most, self.third),
            ):
                things = to.things(game, ctx)
                events += damage_events(game, source, things, amount.value(game, ctx))
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DealDamageToThree, EVENT_AMOUNT)

phrase(
    DealDamageToThree,
    en="{source} <deals> {amount:1 damage} to {to}, {more:1 damage} to {second}, and {most:1 "
    "damage} to {third}",
    es="{source} <hace> {amount:1 punto/puntos de daño} a {to}, {more:1 punto/puntos de daño} a "
    "{second} y {most:1 punto/puntos de daño} a {third}",
)

does(DealDamageToThree, DAMAGED)


@final
@dataclass(frozen=True)
class DealInstead(Effect):
    """An instruction to deal another amount of damage than the instruction it replaces.

    CR 608.2c. ``of`` is the recipient of that one, which the text doesn't repeat.
    """

    source: Ref
    amount: Amount
    of: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert self.of is not None, "damage instead of no other"
        events: list[Event] = []
        amount = self.amount.value(game, ctx)
        for source in as_known(self.source, game, ctx):
            events += damage_events(game, source, self.of.things(game, ctx), amount)
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DealInstead, EVENT_AMOUNT)

phrase(
    DealInstead,
    en="{source} <deals> {amount:1 damage}",
    es="{source} <hace> {amount:1 punto/puntos de daño}",
    unsaid=("of",),
)


def _dealt_instead(made: DealInstead, before: Node) -> DealInstead | None:
    if not isinstance(before, DealDamage) or before.more is not None:
        return None
    source = It(before.source) if isinstance(made.source, It) else made.source
    return replace(made, of=before.to, source=source)


recalls(DealInstead, THE_LIKE, _dealt_instead, NOTHING_LIKE_IT)


@final
@dataclass(frozen=True)
class DealDamageToItself(Effect):
    """An instruction that objects deal damage to themselves. CR 120.1."""

    source: Ref
    amount: Amount
    late: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for source in self.source.things(game, ctx):
            amount = amount_for(self.amount, game, ctx, source)
            events += damage_events(game, source, [source], amount)
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DealDamageToItself, EVENT_AMOUNT)

phrase(
    DealDamageToItself,
    en="{source} <deals> {amount:1 damage} to itself",
    es="{source} se <hace> {amount:1 punto/puntos de daño}",
    when={"late": False},
)

phrase(
    DealDamageToItself,
    en="{source} <deals> damage to itself equal to {amount}",
    es="{source} se <hace> una cantidad de puntos de daño igual a {amount}",
    when={"late": True},
)


@final
@dataclass(frozen=True)
class DealDividedDamage(Effect):
    """An instruction to deal damage divided as its controller chooses among targets. CR 601.2d."""

    amount: Amount
    to: Ref
    source: Ref = THIS

    def division(self) -> tuple[int, Amount] | None:
        return (self.to.slot, self.amount) if isinstance(self.to, Target) else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if isinstance(self.to, Target) and self.to.slot < len(ctx.shares):
            shares = ctx.shares[self.to.slot]
            for source in as_known(self.source, game, ctx):
                for place, thing in enumerate(ctx.targets[self.to.slot]):
                    events += damage_events(game, source, [thing], shares[place])
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DealDividedDamage, EVENT_AMOUNT)

phrase(
    DealDividedDamage,
    en="{source} <deals> {amount:1 damage} divided as you choose among {to}",
    es="{source} <hace> {amount:1 punto/puntos de daño} divididos como elijas entre {to}",
)

does(DealDividedDamage, DAMAGED)

touches(DealDividedDamage, "to", Does.DAMAGE, "amount")


@final
@dataclass(frozen=True)
class DealEvenDamage(Effect):
    """An instruction to deal damage divided evenly, rounded down, among targets. CR 107.1a.

    It is divided among the targets that are still legal as it is dealt (CR 608.2b).
    """

    amount: Amount
    to: Ref
    source: Ref = THIS

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        things = self.to.things(game, ctx)
        for source in as_known(self.source, game, ctx):
            if things:
                share = self.amount.value(game, ctx) // len(things)
                events += damage_events(game, source, things, share)
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DealEvenDamage, EVENT_AMOUNT)

phrase(
    DealEvenDamage,
    en="{source} <deals> {amount:1 damage} divided evenly, rounded down, among {to}",
    es="{source} <hace> {amount:1 punto/puntos de daño} divididos en partes iguales, redondeando "
    "hacia abajo, entre {to}",
)

does(DealEvenDamage, DAMAGED)


@final
@dataclass(frozen=True)
class DealDamageIf(Effect):
    """An instruction to deal damage to some if a condition holds and to others if another does.

    CR 120.1. All of it is dealt at the same time.
    """

    amount: Amount
    to: Ref
    condition: Condition
    more: Amount
    second: Ref
    other: Condition
    source: Ref = THIS

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for source in as_known(self.source, game, ctx):
            for holds, amount, to in (
                (self.condition, self.amount, self.to),
                (self.other, self.more, self.second),
            ):
                if holds.holds(game, ctx):
                    things = to.things(game, ctx)
                    events += damage_events(game, source, things, amount.value(game, ctx))
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DealDamageIf, EVENT_AMOUNT)

phrase(
    DealDamageIf,
    en="{source} <deals> {amount:1 damage} to {to} if {condition} and {more:1 damage} to {second} "
    "if {other}",
    es="{source} <hace> {amount:1 punto/puntos de daño} a {to} si {condition} y {more:1 "
    "punto/puntos de daño} a {second} si {other}",
)

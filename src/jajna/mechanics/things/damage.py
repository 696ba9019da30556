"""Dealing damage. CR 120."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Division, Kind, Shape, Thing
from jajna.events.base import Event
from jajna.events.damage import DamageDealt
from jajna.frozen import dataclass
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Condition, Effect, Node, Ref, said_alike, walk
from jajna.ir.composites import Clause, Sequence
from jajna.ir.declared.binding import NOTHING_LIKE_IT, THE_LIKE, does, keeps, misplaced, recalls
from jajna.ir.declared.names import DAMAGED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import (
    EACH,
    EVENT_AMOUNT,
    THIS,
    YOU,
    Affected,
    Each,
    EachOf,
    It,
    Target,
    That,
    antecedent,
    as_known,
)
from jajna.kernel.door.damage import lethal
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import SequenceFrame
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.counts.excess_damage import ExcessIsDealtTo
from jajna.vocab import Type, Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DealDamage", "DealDamageThere", "DealDividedDamage", "DivideDamage", "damage_events"]

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


def excess_goes_to(game: Game, ctx: Context) -> list[int]:
    """A list of the player to whom the next instruction has excess damage dealt; empty if it says
    nothing of that. CR 120.4a.
    """
    for frame in reversed(game.frames.held):
        if not isinstance(frame, SequenceFrame) or frame.position >= len(frame.effects):
            continue
        following = frame.effects[frame.position]
        if isinstance(following, Clause) and following.condition is not None:
            if not following.condition.holds(game, ctx):
                return []
            following = following.effect
        return following.who.things(game, ctx) if isinstance(following, ExcessIsDealtTo) else []
    return []


def divided_from_excess(game: Game, events: list[Event], player: int) -> list[Event]:
    """The events with damage in excess of what is lethal dealt to a player. CR 120.4a."""
    found: list[Event] = []
    for event in events:
        assert isinstance(event, DamageDealt), event
        rest = 0 if is_player(event.to) else event.number - lethal(game, event.to, event.source)
        if rest > 0:
            event.number -= rest
            found += damage_events(game, event.source, [player], rest, event.preventable)
        found.append(event)
    return found


@final
@dataclass(frozen=True)
class DealDamage(Effect):
    """An instruction to deal damage. CR 120.1.

    The source deals it as it is or last was (CR 608.2h). ``second`` are recipients of ``more``
    damage, ``third`` of ``most``, all dealt at the same time; ``ITSELF`` as a recipient is the
    source. ``to`` get it only under the ``condition``, ``second`` under the ``other`` one.
    ``late``: the amount is said after the recipient. ``instead``: the text says another amount than
    the instruction it replaces, not to whom (CR 608.2c); until that is found, ``to`` is None.
    """

    amount: Amount
    to: Ref | None = None
    source: Ref = THIS
    more: Amount | None = None
    second: Ref | None = None
    late: bool = False
    unpreventable: bool = False
    most: Amount | None = None
    third: Ref | None = None
    condition: Condition | None = None
    other: Condition | None = None
    instead: bool = False
    also: bool = field(default=False, compare=False)
    """Whether the text says that it "also" deals it."""
    joined: bool = field(default=False, compare=False)
    """Whether the text says in the same sentence that it can't be prevented."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        before = ctx.affected
        for source in as_known(self.source, game, ctx):
            ctx.affected = source
            for amount, to, condition in (
                (self.amount, self.to, self.condition),
                (self.more, self.second, self.other),
                (self.most, self.third, None),
            ):
                if amount is None or to is None:
                    continue
                if condition is None or condition.holds(game, ctx):
                    events += self._dealt(game, ctx, source, amount, to)
        ctx.affected = before
        for player in excess_goes_to(game, ctx):
            events = divided_from_excess(game, events, player)
        perform(game, events, ctx, EVENT_AMOUNT)

    def _dealt(self, game: Game, ctx: Context, source: int, amount: Amount, to: Ref) -> list[Event]:
        things = to.things(game, ctx)
        if len(things) < 2 or isinstance(amount, Number) or not isinstance(to, Each):
            number = amount.value(game, ctx)
            return damage_events(game, source, things, number, not self.unpreventable)
        events: list[Event] = []
        before = ctx.bound.get(EACH, [])
        for thing in things:
            ctx.bind(EACH, [thing, *before])  # "the number of cards in that player's hand"
            number = amount.value(game, ctx)
            events += damage_events(game, source, [thing], number, not self.unpreventable)
        if before:
            ctx.bind(EACH, before)
        else:
            del ctx.bound[EACH]
        return events


def _why_one_of_the_sources(made: DealDamage) -> str | None:
    """The reason why "that creature" is none of those that deal the damage; None if it may be."""
    if not isinstance(made.to, That) or made.to.plural or not isinstance(made.source, EachOf):
        return None
    if said_alike(antecedent(made.source.of), antecedent(made.to)):
        return "that creature isn't each of those that deal damage"
    return None


misplaced(DealDamage, _why_one_of_the_sources)


binds(DealDamage, EVENT_AMOUNT, EACH)


def _why_no_excess(made: Sequence) -> str | None:
    """The reason why the excess damage of none of the instructions is meant; None if it is told
    right after damage from one source.
    """
    told = 0
    for place, one in enumerate(made.effects):
        after = made.effects[place - 1] if place else None
        said = one.effect if isinstance(one, Clause) else one
        if isinstance(said, ExcessIsDealtTo) and isinstance(after, DealDamage):
            told += 1
    if sum(isinstance(node, ExcessIsDealtTo) for node in walk(made)) > told:
        return "excess damage is that of the instruction before"
    return None


misplaced(Sequence, _why_no_excess)

ITSELF: Final = Affected()
"""The source that just deals damage, as its own recipient."""

phrase(
    DealDamage,
    en="{source} also <deals> {amount:1 damage} to {to}",
    es="{source} también <+le@to> <hace> {amount:1 punto/puntos de daño} a {to}",
    when={"late": False, "also": True, "second": None, "unpreventable": False},
)
phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to itself",
    es="{source} se <hace> {amount:told punto/puntos de daño}",
    when={"late": False, "to": ITSELF},
)

phrase(
    DealDamage,
    en="{source} <deals> damage to itself equal to {amount}",
    es="{source} se <hace> una cantidad de daño igual a {amount}",
    when={"late": True, "to": ITSELF},
)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to {to} and {more:1 damage} to itself",
    es="{source} <hace> {amount:1 punto/puntos de daño} a {to} y {more:1 punto/puntos de daño} a "
    "sí <*mismo>",
    when={"late": False, "second": ITSELF, "unpreventable": False},
)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to you"
    "[second? and {more:1 damage} to {second}][unpreventable? . the damage can't be prevented]",
    es="{source} te <hace> {amount:told punto/puntos de daño}"
    "[second? y {more:1 punto/puntos de daño} a {second}]"
    "[unpreventable? . el daño no puede ser prevenido]",
    when={"late": False, "to": YOU, "joined": False},
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
    when={"late": False, "joined": False},
)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to {to} and the damage can't be prevented",
    es="{source} <+le@to> <hace> {amount:1 punto/puntos de daño} a {to} y el daño no puede ser "
    "prevenido",
    when={"late": False, "joined": True, "unpreventable": True, "second": None},
)

phrase(
    DealDamage,
    en="{source} <deals> damage to {to} equal to {amount}",
    es="{source} <+le@to> <hace> una cantidad de daño a {to} igual a {amount}",
    when={"late": True},
)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to {to}, {more:1 damage} to {second}, and {most:1 "
    "damage} to {third}",
    es="{source} <hace> {amount:1 punto/puntos de daño} a {to}, {more:1 punto/puntos de daño} a "
    "{second} y {most:1 punto/puntos de daño} a {third}",
)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage} to {to} if {condition} and {more:1 damage} to {second} "
    "if {other}",
    es="{source} <hace> {amount:1 punto/puntos de daño} a {to} si {condition} y {more:1 "
    "punto/puntos de daño} a {second} si {other}",
)

phrase(
    DealDamage,
    en="{source} <deals> {amount:1 damage}",
    es="{source} <hace> {amount:1 punto/puntos de daño}",
    when={"instead": True},
    unsaid=("to",),
)


def _to_others(made: Effect) -> bool:
    return isinstance(made, DealDamage) and made.to != ITSELF and not made.instead


def _leaves_out_whom(made: DealDamage) -> bool:
    return made.instead and made.to is None


def _dealt_instead(made: DealDamage, before: Node) -> DealDamage | None:
    if not isinstance(before, DealDamage) or before.more is not None:
        return None
    source = It(before.source) if isinstance(made.source, It) else made.source
    return replace(made, to=before.to, source=source)


recalls(DealDamage, THE_LIKE, _dealt_instead, NOTHING_LIKE_IT, _leaves_out_whom)

does(DealDamage, DAMAGED)

keeps(DealDamage, THE_LIKE)

touches(DealDamage, "to", Does.DAMAGE, "amount", when=_to_others)

touches(DealDamage, "second", Does.DAMAGE, "more")


@final
@dataclass(frozen=True)
class DealDamageThere(Effect):
    """An instruction to deal damage to a player or a planeswalker they control, as its controller
    chooses. CR 120.1, 608.2d.
    """

    amount: Amount
    to: Ref
    source: Ref = THIS

    def _recipients(self, game: Game, ctx: Context) -> list[int]:
        players = self.to.things(game, ctx)
        return players + [
            one
            for one in game.zones.battlefield
            if game.object(one).now.types & Type.PLANESWALKER
            and game.object(one).controller in players
        ]

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        found = self._recipients(game, ctx)
        if len(found) < 2:
            return None
        options: list[Answer] = [Thing(one) for one in found]
        return Decision(
            ctx.controller, Kind.OBJECTS, "608.2d", Shape.SOME, options, 1, 1, source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        to = chosen_things(answer) or self._recipients(game, ctx)
        events: list[Event] = []
        number = self.amount.value(game, ctx)
        for source in as_known(self.source, game, ctx):
            events += damage_events(game, source, to, number)
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DealDamageThere, EVENT_AMOUNT)

phrase(
    DealDamageThere,
    en="{source} <deals> {amount:1 damage} to {to} or a planeswalker that player controls",
    es="{source} <+le@to> <hace> {amount:1 punto/puntos de daño} a {to} o a un planeswalker que "
    "controla ese jugador",
)

does(DealDamageThere, DAMAGED)

touches(DealDamageThere, "to", Does.DAMAGE, "amount")


@final
@dataclass(frozen=True)
class DealDividedDamage(Effect):
    """An instruction to deal damage divided as its controller chooses among targets. CR 601.2d.

    ``evenly``: it is divided evenly, rounded down, among the targets that are still legal as it is
    dealt (CR 107.1a, 608.2b).
    """

    amount: Amount
    to: Ref
    source: Ref = THIS
    evenly: bool = False

    def division(self) -> tuple[int, Amount] | None:
        if self.evenly or not isinstance(self.to, Target):
            return None
        return self.to.slot, self.amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if self.evenly:
            things = self.to.things(game, ctx)
            share = self.amount.value(game, ctx) // len(things) if things else 0
            for source in as_known(self.source, game, ctx):
                events += damage_events(game, source, things, share)
        elif isinstance(self.to, Target) and self.to.slot < len(ctx.shares):
            shares = ctx.shares[self.to.slot]
            for source in as_known(self.source, game, ctx):
                for place, thing in enumerate(ctx.targets[self.to.slot]):
                    events += damage_events(game, source, [thing], shares[place])
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DealDividedDamage, EVENT_AMOUNT)


def _not_announced(made: DealDividedDamage) -> str | None:
    """A division is announced for targets, not for what an earlier sentence targeted."""
    if isinstance(made.to, (It, That)) and not made.evenly:
        return "what the damage is divided among isn't announced with it"
    return None


misplaced(DealDividedDamage, _not_announced)

phrase(
    DealDividedDamage,
    en="{source} <deals> {amount:1 damage} divided as you choose among {to}",
    es="{source} <hace> {amount:1 punto/puntos de daño} divididos como elijas entre {to}",
    when={"evenly": False},
)

phrase(
    DealDividedDamage,
    en="{source} <deals> {amount:1 damage} divided evenly, rounded down, among {to}",
    es="{source} <hace> {amount:1 punto/puntos de daño} divididos en partes iguales, redondeando "
    "hacia abajo, entre {to}",
    when={"evenly": True},
)

does(DealDividedDamage, DAMAGED)

touches(DealDividedDamage, "to", Does.DAMAGE, "amount", divided=True)


AMONG: Final = "damage is divided among"
"""Name of those among which damage is divided, once they are chosen."""


@final
@dataclass(frozen=True)
class DivideDamage(Effect):
    """An instruction that an object deal damage divided as its controller chooses, as it is dealt,
    among any number of those named before. CR 107.1c, 608.2d, 120.1.
    """

    amount: Amount
    among: Ref
    source: Ref = THIS

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        sources = as_known(self.source, game, ctx)
        total = self.amount.value(game, ctx)
        if not sources or total <= 0:
            return None
        chooser = game.object(sources[0]).controller
        picked = ctx.bound.get(AMONG)
        if picked is None:
            among = [one for one in self.among.things(game, ctx) if can_be_damaged(game, one)]
            return ask_for(ctx, chooser, Kind.OBJECTS, "608.2d", among, 0, total)
        if len(picked) < 2:
            return None
        options: list[Answer] = [Thing(one) for one in picked]
        return Decision(
            chooser,
            Kind.DIVIDE,
            "608.2d",
            Shape.DIVISION,
            options,
            1,
            total=total,
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if answer is not None and AMONG not in ctx.bound:
            ctx.bind(AMONG, chosen_things(answer))
            game.frames.run_in_order((self,), ctx)
            return
        picked = ctx.bound.pop(AMONG, [])
        total = self.amount.value(game, ctx)
        shares = answer.shares if isinstance(answer, Division) else (total,)
        events: list[Event] = []
        for source in as_known(self.source, game, ctx)[:1]:
            for thing, share in zip(picked, shares, strict=False):
                events += damage_events(game, source, [thing], share)
        perform(game, events, ctx, EVENT_AMOUNT)


binds(DivideDamage, AMONG, EVENT_AMOUNT)

phrase(
    DivideDamage,
    en="{source} <deals> {amount:1 damage} divided as its controller chooses among any number of "
    "{among:those}",
    es="{source} <hace> {amount:1 punto/puntos de daño} a dividir como elija su controlador entre "
    "cualquier cantidad de {among:those}",
)

does(DivideDamage, DAMAGED)

touches(DivideDamage, "among", Does.DAMAGE, "amount", divided=True)

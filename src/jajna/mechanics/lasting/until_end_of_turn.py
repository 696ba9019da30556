"""Continuous effects of resolving spells and abilities, "until end of turn". CR 611.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.amounts import Number
from jajna.ir.base import Duration, Effect, Filter, Layer, Modification, Node, Ref, walk
from jajna.ir.composites import Sequence
from jajna.ir.control import SetController
from jajna.ir.declared.binding import Trait, becomes, misplaced, replaces, trait
from jajna.ir.declared.names import SINCE_TURN, binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import Not
from jajna.ir.filters.owners import Controlled
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import IMPLIED, YOU, Bound, Each, Target
from jajna.kernel.door.perform import perform
from jajna.kernel.layers.as_it_enters import DESCRIBED
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous, Lasting
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.continuous.abilities import (
    GainAbilities,
    GainActivated,
    LoseAbilities,
    LoseAllAbilities,
)
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.continuous.descriptions import DescribedAs, KeepsType
from jajna.mechanics.continuous.fixed_amounts import fixed
from jajna.mechanics.continuous.land_types import AddLandType, BecomeLandType
from jajna.mechanics.continuous.power_toughness import PowerToughness, SwitchPowerToughness
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.mechanics.rules.player_limits import ExtraLands
from jajna.mechanics.rules.restrictions import Require
from jajna.vocab import Cannot, Must, Reads, Step, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "THEIR_STEP",
    "BecomeColored",
    "BlockedOnlyThisTurn",
    "CannotBlockThisTurn",
    "Change",
    "ChangeKeepingType",
    "DoublePower",
    "ExchangeControl",
    "GainControl",
    "MustAttackThisTurn",
    "PlayMoreLands",
    "RestrictThisTurn",
    "StayTapped",
    "SwitchStats",
    "begin",
    "changing",
]

UNBLOCKED: Final = "not blocked"
"""Name under which a restriction knows the creatures that something can't block."""
STEP_OF: Final = "untap step of"
"""Name for the player in whose untap step permanents stay tapped."""
GAINER: Final = "gains control"
"""Name under which the player is bound who gains control of something."""


def begin(
    ctx: Context, changes: tuple[Modification, ...], duration: int, things: list[int]
) -> list[Event]:
    """The event that begins a continuous effect on these objects, as a list; empty without any.
    CR 611.2c.

    The effect keeps a copy of the context as it is now.
    """
    if not things or not changes:
        return []
    return [EffectBegan(Continuous(ctx.clone({}), changes, duration, things))]


def changing(game: Game, things: list[int]) -> list[int]:
    """The players, permanents and spells among the things, as a list: effects can change those."""
    return [
        thing
        for thing in things
        if is_player(thing)
        or (
            game.objects.exists(thing) and game.object(thing).zone in (Zone.BATTLEFIELD, Zone.STACK)
        )
    ]


@final
@dataclass(frozen=True)
class Change(Effect):
    """An instruction that changes things for a while: "gets +3/+3 until end of turn". CR 611.2a.

    ``duration`` is an ``ir.base.Duration``; ``ahead``: the duration is said first; ``unsaid``: it
    is that of the instruction that this one replaces; ``also``: the text says "also". Amounts are
    fixed as the effect begins (CR 611.2d), for each thing if they depend on it. What it says that
    something is or has applies as that enters, if an instruction before it has it enter
    (CR 611.2e).
    """

    what: Ref
    changes: tuple[Modification, ...]
    duration: int = Duration.END_OF_TURN
    ahead: bool = False
    unsaid: bool = False
    also: bool = False

    def shared_duration(self) -> int | None:
        return self.duration

    def as_it_enters(self, game: Game, ctx: Context) -> list[Lasting]:
        if not self._states():
            return []
        found: list[Lasting] = []
        before = ctx.affected
        for thing in self.what.things(game, ctx):
            if is_player(thing) or not game.objects.exists(thing):
                continue
            if game.object(thing).zone is Zone.BATTLEFIELD:
                continue
            ctx.affected = thing
            changes = fixed(self.changes, game, ctx)
            found.append(Continuous(ctx.clone({}), changes, self.duration, [thing]))
        ctx.affected = before
        return found

    def _states(self) -> bool:
        """Whether objects "are" or "have" as changed, rather than "become" or "gain". CR 611.2e."""
        for change in self.changes:
            if change.layer() == Layer.RULES:
                return False
            if isinstance(change, GainActivated):
                return False
            if isinstance(change, (DescribedAs, GainAbilities, BecomeLandType, AddLandType)):
                if change.happens():
                    return False
            if isinstance(change, (PowerToughness, LoseAbilities, LoseAllAbilities)):
                return False
        return True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        described = ctx.bound.get(DESCRIBED, [])
        if described and self._states():
            things = [
                thing
                for thing in things
                if is_player(thing) or game.object(thing).came_from not in described
            ]
        events: list[Event] = []
        known: list[tuple[Modification, ...]] = []
        groups: list[list[int]] = []
        before = ctx.affected
        for thing in things:
            ctx.affected = thing
            changes = fixed(self.changes, game, ctx)
            if changes in known:
                groups[known.index(changes)].append(thing)
            else:
                known.append(changes)
                groups.append([thing])
        ctx.affected = before
        for changes, group in zip(known, groups, strict=True):
            events += begin(ctx, changes, self.duration, group)
        perform(game, events)


looks_up(Change, DESCRIBED)
phrase(
    Change,
    en="{what} {changes:and} {duration:duration}",
    es="{what} {changes:and} {duration:duration}",
    when={"ahead": False},
)
phrase(
    Change,
    en="{what} {changes:and}",
    es="{what} {changes:and}",
    when={"ahead": False, "duration": Duration.PERMANENT, "unsaid": False},
)
phrase(
    Change,
    en="{what} {changes:and}",
    es="{what} {changes:and}",
    when={"ahead": False, "unsaid": True},
)
phrase(
    Change,
    en="{what} also {changes:and} {duration:duration}",
    es="{what} también {changes:and} {duration:duration}",
    when={"ahead": False, "also": True},
)
phrase(
    Change,
    en="{duration:duration}, {what} {changes:and}",
    es="{duration:duration}, {what} {changes:and}",
    when={"ahead": True},
)


def _says_no_end(made: Change) -> bool:
    """Whether a change has no duration, or only that of the instruction that it replaces."""
    return made.duration == Duration.PERMANENT or made.unsaid


trait(Change, Trait.UNLIKELY, when=_says_no_end)


def _is_endless(made: Change) -> bool:
    return made.duration == Duration.PERMANENT


trait(Change, Trait.ENDLESS, when=_is_endless)


def _rules_for_good(made: Change) -> bool:
    """Whether a change without a duration changes rules; only characteristics may change so.
    CR 611.2a.
    """
    if made.unsaid or any(isinstance(one, KeepsType) for one in made.changes):
        return True
    if made.duration != Duration.PERMANENT:
        return False
    return any(part.layer() == Layer.RULES for one in made.changes for part in one.parts())


trait(Change, Trait.RULES_FOR_GOOD, when=_rules_for_good)


def ruling(game: Game, ctx: Context, what: Ref, changes: tuple[Modification, ...]) -> list[Event]:
    """The event that begins an effect on no characteristics, for this turn. CR 611.2c.

    Objects picked out by a reference are fixed; a description stays open.
    """
    if not isinstance(what, Each):
        return begin(ctx, changes, Duration.END_OF_TURN, changing(game, what.things(game, ctx)))
    what.things(game, ctx)
    return [
        EffectBegan(Continuous(ctx.clone({}), changes, Duration.END_OF_TURN, None, what.filter))
    ]


@final
@dataclass(frozen=True)
class RestrictThisTurn(Effect):
    """An instruction that restricts or requires actions for this turn. CR 611.2c, 514.2.

    Objects picked out by a reference are fixed. A description stays open: "creatures without flying
    can't block this turn" (CR 611.2c).
    """

    what: Ref
    changes: tuple[Modification, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, ruling(game, ctx, self.what, self.changes))


phrase(
    RestrictThisTurn,
    en="{what} {changes:and} this turn",
    es="{what} {changes:and} este turno",
)


@final
@dataclass(frozen=True)
class BlockedOnlyThisTurn(Effect):
    """An instruction that creatures can be blocked only by certain others this turn. CR 509.1b."""

    what: Ref
    by: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, ruling(game, ctx, self.what, (BeBlockedOnlyBy(self.by),)))


phrase(
    BlockedOnlyThisTurn,
    en="{what} <can't> be blocked this turn except by {by:s}",
    es="{what} no <puede> ser <*bloqueado> este turno excepto por {by:s}",
)


@final
@dataclass(frozen=True)
class CannotBlockThisTurn(Effect):
    """An instruction that creatures can't block a certain one this turn. CR 509.1b, 611.2c."""

    what: Ref
    blocked: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(self.blocked, Is), self.blocked
        ctx.bind(UNBLOCKED, self.blocked.ref.things(game, ctx))
        perform(game, ruling(game, ctx, self.what, (CannotBlockThose(),)))


binds(CannotBlockThisTurn, UNBLOCKED)


@final
@dataclass(frozen=True)
class CannotBlockThose(Modification):
    """Can't block the creatures that the effect knows. CR 509.1b."""

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind(UNBLOCKED, ctx.bound[UNBLOCKED])
        now.blocks_only.append((own, Not(Is(Bound(UNBLOCKED)))))


binds(CannotBlockThose, UNBLOCKED)


phrase(
    CannotBlockThisTurn,
    en="{what} <can't> block {blocked:named} this turn",
    es="{what} no <puede> bloquear a {blocked:named} este turno",
)


@final
@dataclass(frozen=True)
class MustAttackThisTurn(Effect):
    """An instruction that creatures attack, block or be blocked this turn if able.

    ``must`` has one bit of ``Must``. CR 508.1d, 509.1c.
    """

    what: Ref
    must: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, ruling(game, ctx, self.what, (Require(self.must),)))


phrase(
    MustAttackThisTurn,
    en="{what} <attacks> this turn if able",
    es="{what} <ataca> este turno si <puede>",
    when={"must": Must.ATTACK},
)
phrase(
    MustAttackThisTurn,
    en="{what} <blocks> this turn if able",
    es="{what} <bloquea> este turno si <puede>",
    when={"must": Must.BLOCK},
)
phrase(
    MustAttackThisTurn,
    en="{what} <must> be blocked this turn if able",
    es="{what} <debe> ser <*bloqueado> este turno si es posible",
    when={"must": Must.BE_BLOCKED},
)
phrase(
    MustAttackThisTurn,
    en="all creatures able to block {what} this turn do so",
    es="todas las criaturas que puedan bloquear <+-lo@what> a {what} este turno lo hacen",
    when={"must": Must.BE_BLOCKED_BY_ALL},
)


@final
@dataclass(frozen=True)
class StayTapped(Effect):
    """Permanents don't untap during their controllers' next untap steps, or a player's. CR 502.3.

    ``whose`` is how the text says whose: "" is "its controller's", else "your" or "their";
    ``player`` is the one whose step it is, where it says that; "their step" is that of the player
    who controls what is described. What is only described stays open (CR 611.2c).
    """

    what: Ref
    whose: str = ""
    player: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        ctx.bind_number(SINCE_TURN, game.turn.number)
        players = self.player.things(game, ctx) if self.player is not None else []
        ctx.bind(STEP_OF, players[:1])
        if not isinstance(self.what, Each) or self.what.word:
            perform(game, begin(ctx, (StayTappedOnce(),), Duration.PERMANENT, things))
            return
        kept = ctx.clone({})
        for seat, player in enumerate(game.players.held):
            kept.bind_number(f"{SINCE_TURN} {seat}", player.turns_begun)
        changes = (StayTappedOnce(),)
        effect = Continuous(kept, changes, Duration.PERMANENT, None, self.what.filter)
        perform(game, [EffectBegan(effect)])


binds(StayTapped, SINCE_TURN, STEP_OF)


THEIR_STEP: Final = "their step"
"""The value of ``whose`` for "their next untap step", that of a player described before."""


@final
@dataclass(frozen=True)
class StayTappedOnce(Modification):
    """Doesn't untap in the first untap step of its controller after the effect began, or of the
    player who is bound. CR 502.3.
    """

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.TURN

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        player = (ctx.bound[STEP_OF] or [game.object(thing).controller])[0]
        latest = game.players[player].latest_turn
        before = ctx.numbers.get(f"{SINCE_TURN} {player}", -1)
        if before >= 0 and game.players[player].turns_begun > before + 1:
            return
        if latest > ctx.numbers[SINCE_TURN]:
            if game.turn.number != latest or game.turn.step is not Step.UNTAP:
                return
            noted = f"untap step of {thing}"
            if ctx.numbers.get(noted, latest) != latest:
                return
            ctx.bind_number(noted, latest)
        now.cannot |= Cannot.UNTAP_IN_UNTAP_STEP


looks_up(StayTappedOnce, SINCE_TURN, STEP_OF)


words(
    "next untap step",
    {
        "": ("its controller's next untap step", "el próximo paso de enderezar de su controlador"),
        "your": ("your next untap step", "tu próximo paso de enderezar"),
        "their": (
            "their controllers' next untap steps",
            "los próximos pasos de enderezar de sus controladores",
        ),
        "their one": (
            "their controller's next untap step",
            "el próximo paso de enderezar que tenga su controlador",
        ),
        THEIR_STEP: ("their next untap step", "su próximo paso de enderezar"),
    },
)
phrase(
    StayTapped,
    en="{what} <doesn't> untap during {player:that}'s next untap step",
    es="{what} no se <endereza> durante el próximo paso de enderezar de {player}",
    when={"whose": "that player's"},
)
phrase(
    StayTapped,
    en="{what} <doesn't> untap during {whose:next untap step}",
    es="{what} no se <endereza> durante {whose:next untap step}",
    when={"player": None},
)


def _not_said_whose_untap_step(made: StayTapped) -> str | None:
    """ "Their untap step" is that of a player of whose permanents the text speaks."""
    if made.whose != THEIR_STEP:
        return None
    if isinstance(made.what, Each):
        for node in walk(made.what.filter):
            if isinstance(node, Controlled) and isinstance(node.by, Target):
                return None
    return "it isn't said whose untap step it is"


misplaced(StayTapped, _not_said_whose_untap_step)
touches(StayTapped, "what", Does.STAY_TAPPED)


@final
@dataclass(frozen=True)
class SwitchStats(Effect):
    """An instruction to switch power and toughness. CR 613.4d."""

    what: Ref
    duration: int = Duration.END_OF_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        perform(game, begin(ctx, (SwitchPowerToughness(),), self.duration, things))


phrase(
    SwitchStats,
    en="switch {what:'s} power and toughness {duration:duration}",
    es="intercambia la fuerza y la resistencia de {what} {duration:duration}",
)


@final
@dataclass(frozen=True)
class DoublePower(Effect):
    """An instruction to double power, or with ``toughness`` both. CR 701.10a, 701.10b."""

    what: Ref
    toughness: bool = False
    duration: int = Duration.END_OF_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in changing(game, self.what.things(game, ctx)):
            now = game.object(thing).now
            change = PowerToughness(
                Number(now.power), Number(now.toughness if self.toughness else 0)
            )
            events += begin(ctx, (change,), self.duration, [thing])
        perform(game, events)


phrase(
    DoublePower,
    en="double {what:'s} power {duration:duration}",
    es="duplica la fuerza de {what} {duration:duration}",
    when={"toughness": False},
)
phrase(
    DoublePower,
    en="double {what:'s} power and toughness {duration:duration}",
    es="duplica la fuerza y la resistencia de {what} {duration:duration}",
    when={"toughness": True},
)
touches(DoublePower, "what", Does.PUMP)


# -- control -------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class GainControl(Effect):
    """An instruction to gain control of permanents. CR 613.1b, 110.2a."""

    what: Ref
    who: Ref = IMPLIED
    duration: int = Duration.PERMANENT

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        before = ctx.affected
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            ctx.affected = player
            things = [thing for thing in self.what.things(game, ctx) if not is_player(thing)]
            ctx.bind(GAINER, [player])
            change = SetController(Gainer())
            events += begin(ctx, (change,), self.duration, changing(game, things))
        ctx.affected = before
        perform(game, events)


binds(GainControl, GAINER)


@final
@dataclass(frozen=True)
class Gainer(Ref):
    """The player to whom a resolving effect gave control. Who that is was settled then."""

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return ctx.bound.get(GAINER, [])


looks_up(Gainer, GAINER)


phrase(
    GainControl,
    en="{who} <gains> control of {what}",
    es="{who} <gana> el control de {what}",
    when={"duration": Duration.PERMANENT},
)
phrase(
    GainControl,
    en="{who} <gains> control of {what} {duration:duration}",
    es="{who} <gana> el control de {what} {duration:duration}",
)
touches(GainControl, "what", Does.STEAL)


@final
@dataclass(frozen=True)
class ExchangeControl(Effect):
    """Players exchange control of two permanents. CR 701.12b."""

    one: Ref
    other: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.one.things(game, ctx)
        if self.other is not None:
            things = things[:1] + self.other.things(game, ctx)[:1]
        things = [thing for thing in changing(game, things) if not is_player(thing)]
        events: list[Event] = []
        if len(things) == 2 and len({game.object(thing).controller for thing in things}) == 2:
            for thing, other in ((things[0], things[1]), (things[1], things[0])):
                ctx.bind(GAINER, [game.object(other).controller])
                events += begin(ctx, (SetController(Gainer()),), Duration.PERMANENT, [thing])
        perform(game, events)


binds(ExchangeControl, GAINER)
phrase(
    ExchangeControl,
    en="exchange control of {one}[other? and {other}]",
    es="intercambia el control de {one}[other? y {other}]",
)


# -- becoming ------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ChangeKeepingType(Effect):
    """An instruction that changes objects, with the type that they keep: "It's still a land."

    CR 205.1b. ``still`` is the card type; ``ahead``: the duration is said first; ``many``: the text
    speaks of several; ``quoted``: a quotation ends the first sentence.
    """

    what: Ref
    changes: tuple[Modification, ...]
    still: int
    duration: int = Duration.END_OF_TURN
    ahead: bool = False
    many: bool = False
    quoted: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        changes: list[Modification] = []
        for change in self.changes:
            if isinstance(change, DescribedAs):
                kept = with_fields(change, {"still": self.still})
                assert isinstance(kept, DescribedAs), kept
                changes.append(kept)
            else:
                changes.append(change)
        Change(self.what, tuple(changes), self.duration).do(game, ctx, None)


_STILL: Final = ". it's still {still:kept type}"
_SPANISH_STILL: Final = ". sigue siendo {still:kept type}"
_STILL_MANY: Final = ". they're still {still:kept types}"
_SPANISH_STILL_MANY: Final = ". siguen siendo {still:kept types}"
phrase(
    ChangeKeepingType,
    en="{what} {changes:and} {duration:duration}" + _STILL,
    es="{what} {changes:and} {duration:duration}" + _SPANISH_STILL,
    when={"ahead": False, "many": False, "quoted": False},
)
phrase(
    ChangeKeepingType,
    en="{what} {changes:and}" + _STILL,
    es="{what} {changes:and}" + _SPANISH_STILL,
    when={"ahead": False, "many": False, "quoted": False, "duration": Duration.PERMANENT},
)
phrase(
    ChangeKeepingType,
    en="{what} {changes:and} {duration:duration}" + _STILL_MANY,
    es="{what} {changes:and} {duration:duration}" + _SPANISH_STILL_MANY,
    when={"ahead": False, "many": True, "quoted": False},
)
phrase(
    ChangeKeepingType,
    en="{what} {changes:and}" + _STILL_MANY,
    es="{what} {changes:and}" + _SPANISH_STILL_MANY,
    when={"ahead": False, "many": True, "quoted": False, "duration": Duration.PERMANENT},
)
phrase(
    ChangeKeepingType,
    en="{duration:duration}, {what} {changes:and}" + _STILL,
    es="{duration:duration}, {what} {changes:and}" + _SPANISH_STILL,
    when={"ahead": True, "many": False, "quoted": False},
)
phrase(
    ChangeKeepingType,
    en="{duration:duration}, {what} {changes:and}" + _STILL_MANY,
    es="{duration:duration}, {what} {changes:and}" + _SPANISH_STILL_MANY,
    when={"ahead": True, "many": True, "quoted": False},
)
phrase(
    ChangeKeepingType,
    en="{duration:duration}, {what} {changes:and} It's still {still:kept type}",
    es="{duration:duration}, {what} {changes:and} Sigue siendo {still:kept type}",
    when={"ahead": True, "many": False, "quoted": True},
)


@final
@dataclass(frozen=True)
class BecomeColored(Effect):
    """An instruction that something become a color or colors. CR 105.3."""

    what: Ref
    colors: int
    duration: int = Duration.END_OF_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = [thing for thing in self.what.things(game, ctx) if not is_player(thing)]
        change = SetColors(self.colors)
        perform(game, begin(ctx, (change,), self.duration, changing(game, things)))


phrase(
    BecomeColored,
    en="{what} <becomes> {colors:colors}",
    es="{what} se <vuelve> {colors:colors}",
    when={"duration": Duration.PERMANENT},
)
phrase(
    BecomeColored,
    en="{what} <becomes> {colors:colors} {duration:duration}",
    es="{what} se <vuelve> {colors:colors} {duration:duration}",
)


# -- players -------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class PlayMoreLands(Effect):
    """Players may play additional lands this turn. CR 305.2."""

    number: int = 1
    who: Ref = YOU

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        perform(game, begin(ctx, (ExtraLands(self.number),), Duration.END_OF_TURN, players))


phrase(
    PlayMoreLands,
    en="{who} <may> play an additional land this turn",
    es="{who} <puede> jugar una tierra adicional este turno",
    when={"number": 1},
)
phrase(
    PlayMoreLands,
    en="{who} <may> play up to {number} additional lands this turn",
    es="{who} <puede> jugar hasta {number} tierras adicionales este turno",
)


def _with_one_end(made: Sequence) -> Node:
    """A duration said once, before or after several changes, is that of each. CR 611.2a."""
    told = [one for one in made.effects if isinstance(one, Change) and _has_end(one)]
    if made.joiner != "and" or not told:
        return made
    found: list[Node] = []
    for effect in made.effects:
        if isinstance(effect, Change) and not _has_end(effect):
            found.append(with_fields(effect, {"duration": told[0].duration, "unsaid": True}))
        else:
            found.append(effect)
    return with_fields(made, {"effects": tuple(found)})


def _has_end(change: Change) -> bool:
    return change.duration != Duration.PERMANENT


becomes(Sequence, _with_one_end)


def _as_long_as_before(made: Change, before: Node) -> Node:
    """A change without a duration lasts as long as the change that it replaces. CR 608.2c."""
    if _has_end(made) or not isinstance(before, Change) or not _has_end(before):
        return made
    return with_fields(made, {"duration": before.duration, "unsaid": True})


replaces(Change, _as_long_as_before)

"""Copies of spells and abilities, and other targets for them. CR 707.10, 115.7."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.events.stack import Copied, SpellCast
from jajna.frozen import dataclass
from jajna.ir.abilities import own_nodes
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import (
    Amount,
    Condition,
    CopyException,
    Effect,
    Filter,
    Node,
    Pattern,
    Ref,
    walk,
)
from jajna.ir.composites import DID
from jajna.ir.declared.binding import (
    COPIED,
    COPIED_FOR,
    Trait,
    does,
    mentions,
    needs,
    trait,
    within,
)
from jajna.ir.declared.names import binds, binds_for_its_parts, looks_up
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.logic import All, Several
from jajna.ir.mentions import Mention
from jajna.ir.refs import (
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_PLAYER,
    TARGETED,
    YOU,
    EventObject,
    all_that_fit,
    antecedent,
    as_known,
)
from jajna.kernel.casting.copies import (
    COPIES,
    CopyFrame,
    Retarget,
    RetargetFrame,
    copied_card,
    could_target,
    targets_of,
)
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import SequenceFrame
from jajna.kernel.state.targets import candidates
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.triggers.common import bind
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.vocab import Aspects, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "CastsOrCopies",
    "ChangeTargetToAnother",
    "ChangeTargets",
    "CopyColor",
    "CopyForEach",
    "CopySpell",
    "CopyTargeting",
    "HasOnlyTarget",
    "NewTargets",
    "Targeting",
    "Targets",
    "WithSingleTarget",
]


# -- copies ----------------------------------------------------------------------------------------


def _originals(what: Ref, game: Game, ctx: Context) -> list[int]:
    """The spells and abilities meant, as they last were on the stack. CR 608.2h, 707.10."""
    return [
        thing
        for thing in as_known(what, game, ctx)
        if not is_player(thing) and game.object(thing).item is not None
    ]


def _players(who: Ref, game: Game, ctx: Context) -> list[int]:
    players = who.things(game, ctx)
    return [ctx.affected] if ctx.affected in players else players


@final
@dataclass(frozen=True)
class CopySpell(Effect):
    """A player copies a spell or ability, ``count`` times. CR 707.10.

    With ``choosing``, or where the next instruction is ``NewTargets``, the player may choose new
    targets for each copy before it is put onto the stack (CR 707.10c). A copy of a card is created
    where the card is (CR 707.12).
    """

    what: Ref
    who: Ref = YOU
    count: Amount = ONE
    exceptions: tuple[CopyException, ...] = ()
    choosing: bool = False
    counted: bool = field(default=False, compare=False)
    """Whether the text says that it is done so many "times"."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", self.who)
            return
        count = max(self.count.value(game, ctx), 0)
        choosing = self.choosing or _new_targets_follow(game)
        originals = _originals(self.what, game, ctx)
        if not originals:
            self._copy_cards(game, ctx, count)
            return
        for player in reversed(_players(self.who, game, ctx)):
            for original in reversed(originals):
                game.frames.append(
                    CopyFrame(original, player, count, choosing, self.exceptions, ctx)
                )

    def _copy_cards(self, game: Game, ctx: Context, count: int) -> None:
        """Copy cards that are neither permanents nor spells. CR 707.12."""
        events: list[Event] = []
        for player in _players(self.who, game, ctx):
            for card in self.what.things(game, ctx):
                found = game.objects.get(card)
                if found is None or found.zone in (Zone.BATTLEFIELD, Zone.STACK):
                    continue
                for _ in range(count):
                    made = copied_card(game, card, player, self.exceptions, ctx)
                    events.append(Copied(made.id, card, player, found.zone))
        ctx.bind_number(DID, 1 if events else 0)
        perform(game, events, ctx, COPIES)


binds(CopySpell, COPIES)


def _new_targets_follow(game: Game) -> bool:
    """Whether the next instruction says that new targets may be chosen for the copies."""
    for frame in reversed(game.frames.held):
        if isinstance(frame, SequenceFrame) and frame.position < len(frame.effects):
            following = frame.effects[frame.position]
            return any(isinstance(node, NewTargets) for node in own_nodes(following))
    return False


TWICE: Final = Number(2)

for _count, _en, _es in (
    (TWICE, " twice", " dos veces"),
    (ONE, "", ""),
):
    phrase(
        CopySpell,
        en="{who} <copies> {what}" + _en,
        es="{who} <copia> {what}" + _es,
        when={"count": _count, "exceptions": (), "counted": False},
    )
phrase(
    CopySpell,
    en="{who} <copies> {what} {count:one} times",
    es="{who} <copia> {what} {count:one} veces",
    when={"exceptions": (), "counted": True},
)
phrase(
    CopySpell,
    en="{who} <copies> {what:from it}",
    es="{who} <copia> {what:from it}",
    when={"count": ONE, "exceptions": (), "counted": False},
)
phrase(
    CopySpell,
    en="{who} <copies> {what}, except {exceptions:and}",
    es="{who} <copia> {what}, excepto que {exceptions:and}",
    when={"count": ONE},
)
phrase(
    CopySpell,
    en="{who} <copies> {what}",
    es="{who} <copia> {what}",
    when={"exceptions": (), "counted": False},
)
does(CopySpell, COPIED)


@final
@dataclass(frozen=True)
class NewTargets(Effect):
    """New targets may be chosen for the copies that the instruction before makes. CR 707.10c.

    It is followed as each copy is made: the copies are put onto the stack with those targets.
    """

    said: str = field(compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        return None


words(
    "new targets",
    {
        "you": (
            "you may choose new targets for the copy",
            "puedes elegir nuevos objetivos para la copia",
        ),
        "you, several": (
            "you may choose new targets for the copies",
            "puedes elegir nuevos objetivos para las copias",
        ),
        "you, any": (
            "you may choose new targets for any of the copies",
            "puedes elegir nuevos objetivos para cualquiera de las copias",
        ),
        "may": (
            "may choose new targets for the copy",
            "puede elegir nuevos objetivos para la copia",
        ),
        "may, theirs": (
            "may choose new targets for the copy they control",
            "puede elegir nuevos objetivos para la copia que controla",
        ),
        "may, that": (
            "may choose a new target for that copy",
            "puede elegir un nuevo objetivo para esa copia",
        ),
        "those players": (
            "each of those players may choose new targets for their copy",
            "cada uno de esos jugadores puede elegir nuevos objetivos para su copia",
        ),
        "the player": (
            "the player may choose new targets for the copy",
            "el jugador puede elegir nuevos objetivos para la copia",
        ),
        "that player": (
            "that player may choose new targets for the copy",
            "ese jugador puede elegir nuevos objetivos para la copia",
        ),
    },
)
phrase(NewTargets, en="{said:new targets}", es="{said:new targets}")
needs(NewTargets, COPIED, "nothing was copied before")


@final
@dataclass(frozen=True)
class CopyColor(CopyException):
    """Is of these colors. CR 707.9b."""

    colors: int

    def provides(self) -> int:
        return Aspects.COLORS

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.colors = self.colors


phrase(CopyColor, en="that the copy is {colors:colors}", es="la copia es {colors:token colors}")


@final
@dataclass(frozen=True)
class CopyForEach(Effect):
    """A player copies a spell for each object that it could target, with that target. CR 707.10d.

    ``kind`` and ``said`` are how the text speaks of them.
    """

    what: Ref
    fits: Filter
    kind: Filter
    said: str = field(default="that spell", compare=False)
    who: Ref = YOU

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        originals = _originals(self.what, game, ctx)
        for player in reversed(_players(self.who, game, ctx)):
            for original in reversed(originals):
                ctx.bind(TARGETED, targets_of(game, original))
                things = all_that_fit(game, ctx, self.fits)
                frame = CopyFrame(original, player, 0, False, (), ctx)
                game.frames.append(frame.for_each(things))


binds(CopyForEach, TARGETED)
binds_for_its_parts(CopyForEach, TARGETED)
within(CopyForEach, COPIED_FOR, "fits")
words(
    "could target",
    {
        "that spell": ("that spell could target", "a que ese hechizo podría hacer objetivo"),
        "the spell": ("the spell could target", "que el hechizo podría hacer objetivo"),
        "that the spell": (
            "that the spell could target",
            "al que el hechizo podría hacer objetivo",
        ),
    },
)
phrase(
    CopyForEach,
    en="{who} <copies> {what} for each {fits:one} {said:could target}. each copy targets a "
    "different one of those {kind:s}",
    es="{who} <copia> {what} por cada {fits:one} {said:could target}. cada copia hace objetivo a "
    "un objeto distinto de entre {kind:los}",
)


@final
@dataclass(frozen=True)
class CopyTargeting(Effect):
    """You copy a spell or ability, and the copy targets a given object. CR 707.10e.

    There is no copy if the object can't be each of its targets. The controller chooses one of
    several such objects.
    """

    what: Ref
    to: Ref
    who: Ref = YOU

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.to.things(game, ctx)
        for original in reversed(_originals(self.what, game, ctx)):
            for player in reversed(_players(self.who, game, ctx)):
                frame = CopyFrame(original, player, 0, False, (), ctx)
                game.frames.append(frame.for_one(things))


phrase(
    CopyTargeting,
    en="{who} <copies> {what}. the copy targets {to}",
    es="{who} <copia> {what}. la copia hace objetivo a {to}",
)


# -- other targets ---------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ChangeTargets(Effect):
    """A player changes the targets of a spell or ability. CR 115.7.

    ``single``: the text says "a new target".
    """

    what: Ref
    how: Retarget
    to: Ref | None = None
    who: Ref = YOU
    single: bool = field(default=False, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = _players(self.who, game, ctx)
        to = self.to.things(game, ctx) if self.to is not None else []
        if not players or (self.to is not None and not to):
            return
        for thing in reversed(self.what.things(game, ctx)):
            found = game.objects.get(thing)
            if found is not None and found.zone is Zone.STACK and found.item is not None:
                game.frames.append(RetargetFrame(thing, players[0], self.how, to, thing))


phrase(
    ChangeTargets,
    en="{who} <chooses> a new target for {what}",
    es="{who} <elige> un nuevo objetivo para {what}",
    when={"how": Retarget.NEW, "single": True},
)
phrase(
    ChangeTargets,
    en="{who} <chooses> new targets for {what}",
    es="{who} <elige> nuevos objetivos para {what}",
    when={"how": Retarget.NEW},
)
phrase(
    ChangeTargets,
    en="{who} <changes> the target of {what} [to? to {to}]",
    es="{who} <cambia> el objetivo de {what} [to? a {to}]",
    when={"how": Retarget.ALL},
)
phrase(
    ChangeTargets,
    en="{who} <changes> a target of {what} [to? to {to}]",
    es="{who} <cambia> un objetivo de {what} [to? a {to}]",
    when={"how": Retarget.ONE},
)


@final
@dataclass(frozen=True)
class ChangeAllTargets(Effect):
    """A player changes all the targets of a spell or ability, or any of them. CR 115.7a, 115.7c."""

    what: Ref
    any: bool = False
    who: Ref = YOU

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        how = Retarget.NEW if self.any else Retarget.ALL
        ChangeTargets(self.what, how, None, self.who).do(game, ctx, answer)


phrase(
    ChangeAllTargets,
    en="{who} <changes> the targets of {what}",
    es="{who} <cambia> los objetivos de {what}",
    when={"any": False},
)
phrase(
    ChangeAllTargets,
    en="{who} <changes> any targets of {what}",
    es="{who} <cambia> cualquier objetivo de {what}",
    when={"any": True},
)


@final
@dataclass(frozen=True)
class ChangeTargetToAnother(Effect):
    """You change the only target of a spell or ability to another thing that fits. CR 115.7a."""

    what: Ref
    fits: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = all_that_fit(game, ctx, self.fits)
        for thing in reversed(self.what.things(game, ctx)):
            found = game.objects.get(thing)
            if found is None or found.zone is not Zone.STACK or found.item is None or not things:
                continue
            game.frames.append(RetargetFrame(thing, ctx.controller, Retarget.ALL, things, thing))


phrase(
    ChangeTargetToAnother,
    en="change {what:'s} target to another {fits:one}",
    es="cambia el objetivo de {what} a <*otro@fits> {fits:one}",
)


# -- descriptions ----------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Targeting(Filter):
    """A spell or ability with a target that fits. CR 115.9.

    With ``only`` all its targets fit (CR 115.9b); with ``single`` it also has just one target.
    """

    what: Filter
    only: bool = False
    single: bool = False

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        targets = targets_of(game, thing)
        fitting = [one for one in targets if fits_there(game, ctx, self.what, one)]
        if self.only and len(fitting) < len(targets):
            return False
        return bool(fitting) and (not self.single or len(set(targets)) == 1)


@final
@dataclass(frozen=True)
class WouldTarget(Filter):
    """A spell with a target that fits, or while none is chosen one that could have one, or with
    ``surely`` one that can't be cast without. CR 601.2c.

    A card in hand is judged like this, to find its lowest cost.
    """

    what: Filter
    surely: bool

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        found = game.object(thing)
        if found.item is not None and found.item.ctx.targets:
            return Targeting(self.what).matches(game, ctx, thing)
        needs = game.definitions.announcement(_instructions(game, thing))
        phrases = [target for target in needs.targets if target.minimum > 0 or not self.surely]
        if not self.surely:
            phrases += [one for mode in needs.mode_targets for one in mode]
        own = Context(thing, found.controller)
        for target in phrases:
            legal = candidates(game, own, target)
            fitting = [one for one in legal if fits_there(game, ctx, self.what, one)]
            if fitting and (not self.surely or len(fitting) == len(legal)):
                return True
        return False


phrase(
    Targeting,
    en="that <targets> {what:this}",
    es="que <haga> objetivo a {what:this}",
    place="suffix",
    when={"only": False, "single": False},
)
phrase(
    Targeting,
    en="that targets only {what:this}",
    es="que haga objetivo solo a {what:this}",
    place="suffix",
    when={"only": True, "single": False},
)
phrase(
    Targeting,
    en="that targets only a single {what:one}",
    es="que haga objetivo únicamente a {what:un}",
    place="suffix",
    when={"only": True, "single": True},
)
trait(Targeting, Trait.SAYS_TARGETS)


def depends_on_targets(what: Node) -> bool:
    """Whether a filter or an amount depends on the targets of a spell. CR 115.9."""
    return any(isinstance(node, (Targeting, TargetsCounted)) for node in walk(what))


@final
@dataclass(frozen=True)
class TargetsCounted(Amount):
    """The number of targets, or of those that fit, of a spell whose cost is being determined; each
    is counted once. Before they are chosen it is how many there can be, or with ``surely`` how many
    there must be. CR 601.2f, 115.9.
    """

    what: Filter | None = None
    surely: bool = field(default=False, compare=False)

    def value(self, game: Game, ctx: Context) -> int:
        item = game.object(ctx.affected).item
        if item is not None and item.ctx.targets:
            chosen = set(targets_of(game, ctx.affected))
            fits = self.what
            return sum(1 for one in chosen if fits is None or fits.matches(game, ctx, one))
        if self.what is not None:
            return len(all_that_fit(game, ctx, self.what))
        return self._least(game, ctx) if self.surely else self._most(game, ctx)

    def _least(self, game: Game, ctx: Context) -> int:
        """How many different targets the spell must have."""
        phrases = game.definitions.announcement(_instructions(game, ctx.affected)).targets
        return max([phrase.minimum for phrase in phrases if phrase.minimum > 0], default=0)

    def _most(self, game: Game, ctx: Context) -> int:
        """How many different targets the spell can have, with as many modes as there are."""
        needs = game.definitions.announcement(_instructions(game, ctx.affected))
        own = Context(ctx.affected, game.object(ctx.affected).controller)
        found = 0
        for target in [*needs.targets, *[one for mode in needs.mode_targets for one in mode]]:
            legal = len(candidates(game, own, target))
            found += min(legal, target.maximum) if target.maximum >= 0 else legal
        return found


def _instructions(game: Game, spell: int) -> tuple[Effect, ...]:
    return game.object(spell).now.kit.effects_of(-1)


phrase(
    TargetsCounted,
    en="target",
    es="objetivo",
    when={"what": None},
    place="each",
    unsaid=("surely",),
)
phrase(
    TargetsCounted,
    en="{what:one} it targets",
    es="{what:one} a la que haga objetivo",
    place="each",
    unsaid=("surely",),
)


def before_targets(what: Filter, surely: bool) -> Filter:
    """The filter for a spell whose targets may still be chosen: what makes it cost less fits if it
    could, what makes it cost more only if it ``surely`` does. CR 601.2c.
    """
    if isinstance(what, Targeting):
        return WouldTarget(what.what, surely)
    if isinstance(what, All):
        return All(tuple([before_targets(part, surely) for part in what.parts]))
    return what


@final
@dataclass(frozen=True)
class Targets(Condition):
    """A spell or ability targets something that fits. CR 115.9.

    Of a spell for which no targets are chosen yet it is asked whether it could, and with ``surely``
    it doesn't. CR 601.2c.
    """

    what: Ref
    fits: Filter
    surely: bool = field(default=False, compare=False)
    several: bool = field(default=False, compare=False)
    """Whether the text says "one or more"."""

    def holds(self, game: Game, ctx: Context) -> bool:
        cast = antecedent(self.what) == EventObject()
        for thing in as_known(self.what, game, ctx):
            item = game.object(thing).item
            if not cast and (item is None or not item.ctx.targets):
                chosen = [] if self.surely else all_that_fit(game, ctx, self.fits)
            else:
                chosen = targets_of(game, thing)
            if any(self.fits.matches(game, ctx, one) for one in chosen):
                return True
        return False


phrase(
    Targets,
    en="{what} <targets> one or more {fits:s}",
    es="{what} <hace> objetivo a <*uno@fits> o más {fits:s}",
    when={"several": True},
    unsaid=("surely",),
)
phrase(
    Targets,
    en="{what} <targets> {fits:a}",
    es="{what} <hace> objetivo a {fits:un}",
    when={"several": False},
    unsaid=("surely",),
)


@final
@dataclass(frozen=True)
class HasOnlyTarget(Condition):
    """A spell or ability has just one target, which fits. CR 115.9a."""

    what: Ref
    fits: Filter

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in self.what.things(game, ctx):
            targets = [] if is_player(thing) else targets_of(game, thing)
            if len(targets) == 1 and self.fits.matches(game, ctx, targets[0]):
                return True
        return False


phrase(
    HasOnlyTarget,
    en="{what} has only one target and that target is {fits:this}",
    es="{what} <tiene> un solo objetivo y ese objetivo <es@él> {fits:this}",
)


@final
@dataclass(frozen=True)
class CouldBeItsTarget(Filter):
    """What each target of the spell that a trigger event is about could be. CR 707.10d, 707.10e."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        for spell in ctx.bound.get(EVENT_OBJECT, []):
            item = game.object(spell).item
            if item is not None and could_target(game, item, thing):
                return True
        return False


looks_up(CouldBeItsTarget, EVENT_OBJECT)
phrase(
    CouldBeItsTarget,
    en="that spell could target",
    es="a que ese hechizo podría hacer objetivo",
    place="suffix",
)
trait(CouldBeItsTarget, Trait.COUNTED_TO_CHOOSE)


@final
@dataclass(frozen=True)
class WithSingleTarget(Filter):
    """With a single target: it says "target" of one player or object alone. CR 115.9a."""

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing) and len(targets_of(game, thing)) == 1


phrase(WithSingleTarget, en="with a single target", es="con un solo objetivo", place="suffix")


# -- what triggers ---------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class CastsOrCopies(Pattern):
    """A player casts or copies a spell. CR 601.2i, 707.10."""

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST, EventKind.COPIED)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, (SpellCast, Copied))
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, (SpellCast, Copied)), event
        bind(game, ctx, event.object)


phrase(
    CastsOrCopies,
    en="{word:when} {who:this} <casts> or <copies> {what:a}",
    es="{word:when} {who:this} <lanza> o <copia> {what:un}",
)


@final
@dataclass(frozen=True)
class HurtsItsTarget(Pattern):
    """A spell that targets only one thing deals damage to that. CR 115.9b, 120.3."""

    what: Filter
    target: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DamageDealt)
            and event.number > 0  # CR 120.8
            and fits_there(game, ctx, self.what, event.source)
            and targets_of(game, event.source) == [event.to]
            and self.target.matches(game, ctx, event.to)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DamageDealt), event
        bind(game, ctx, event.to, event.number)


binds(HurtsItsTarget, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    HurtsItsTarget,
    en="{word:when} {what:a} that targets only a single {target:one} deals damage to that "
    "{target:one}",
    es="{word:when} {what:un} que haga objetivo a una única {target:one} haga daño a esa "
    "{target:one}",
)


@final
@dataclass(frozen=True)
class TargetsOfThat(Ref):
    """The targets that fit of the spell that a trigger event is about: "those permanents".
    CR 115.9, 603.2.
    """

    fits: Filter

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [
            one
            for spell in ctx.bound.get(EVENT_OBJECT, [])
            for one in targets_of(game, spell)
            if self.fits.matches(game, ctx, one)
        ]


looks_up(TargetsOfThat, EVENT_OBJECT)


def _several_targets(made: Casts) -> list[Mention]:
    """What "those permanents" are that a spell targets, if they may be several."""
    parts = made.what.parts if isinstance(made.what, All) else (made.what,)
    return [
        Mention(TargetsOfThat(part.what.fits), part.what.fits, True, False)
        for part in parts
        if isinstance(part, Targeting) and isinstance(part.what, Several)
    ]


mentions(Casts, _several_targets)


def _targets_meant(made: Targets) -> list[Mention]:
    """What "that permanent" or "those permanents" are that the spell just cast targets."""
    if antecedent(made.what) != EventObject():
        return []
    return [Mention(TargetsOfThat(made.fits), made.fits, made.several, False)]


mentions(Targets, _targets_meant)

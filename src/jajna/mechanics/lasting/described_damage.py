"""Damage that would be dealt this turn, as instructions describe it. CR 609.7, 614.9, 615.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Filter, Node, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import binds, looks_up, may_look_up
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import Either
from jajna.ir.filters.qualities import OfColor
from jajna.ir.prevention import ShieldEffect
from jajna.ir.refs import And, Each, all_that_fit
from jajna.kernel.state.context import LEFT, SHIELDED
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.choices.of_your_choice import chosen_color, color_question
from jajna.mechanics.continuous.linked_choices import OfChosenColor
from jajna.mechanics.replacements.entering import CHOSEN_COLOR
from jajna.vocab import Reads, Term, Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.events.damage import DamageDealt
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "SOURCE",
    "ChosenDealers",
    "ChosenSource",
    "Covered",
    "Damage",
    "DamageEffect",
    "DamageOrder",
    "SourcesOfColorOfChoice",
]

OF_CHOSEN_COLOR: Final = OfChosenColor()

SOURCE: Final = "chosen source"
"""Name under which a shield knows the sources of damage that were chosen for it."""


# -- sources of your choice ------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class ChosenDealers(Ref):
    """Sources of damage that the controller chooses as the effect begins. CR 609.7a."""

    def reads(self) -> int:
        return Reads.TIMELESS

    def is_choice(self) -> bool:
        return True

    def question(self, game: Game, ctx: Context) -> Decision | None:
        """The question that settles which they are."""
        raise NotImplementedError(type(self).__name__)

    def settle(self, game: Game, ctx: Context, answer: Answer | None) -> Dealers | None:
        """The sources that the answer means; None if there are none."""
        raise NotImplementedError(type(self).__name__)


@final
class Dealers:
    """The sources of damage that a shield is about.

    Those bound as ``SOURCE`` with ``known``, while they fit ``fitting`` (CR 609.7b); else all that
    fit ``dealer``, or any if that is None.
    """

    def __init__(self, known: bool, fitting: tuple[Filter, ...], dealer: Filter | None) -> None:
        self.known = known
        self.fitting = fitting
        self.dealer = dealer


@final
@dataclass(frozen=True)
class ChosenSource(ChosenDealers):
    """A source of your choice. CR 609.7a.

    ``chosen_color``: one of the color chosen for this ability's source. ``having`` is what the
    text says of it at the end: "with shadow".
    """

    what: Filter
    chosen_color: bool = False
    having: Filter | None = None

    def things(self, game: Game, ctx: Context) -> list[int]:
        things = possible_sources(game, ctx, self.what)
        if self.chosen_color:
            things = [thing for thing in things if OF_CHOSEN_COLOR.matches(game, ctx, thing)]
        if self.having is not None:
            things = self.having.fitting(game, ctx, things)
        return things

    def question(self, game: Game, ctx: Context) -> Decision | None:
        things = self.things(game, ctx)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "609.7a", things, 1, 1)

    def settle(self, game: Game, ctx: Context, answer: Answer | None) -> Dealers | None:
        chosen = chosen_things(answer)
        ctx.bind(SOURCE, chosen)
        fits: tuple[Filter, ...] = (self.what,)
        if self.chosen_color:
            fits = (*fits, OF_CHOSEN_COLOR)
        if self.having is not None:
            fits = (*fits, self.having)
        return Dealers(True, fits, None) if chosen else None


binds(ChosenSource, SOURCE)


def _color_said_so(made: ChosenSource) -> str | None:
    return "the chosen color is said otherwise" if made.having == OF_CHOSEN_COLOR else None


misplaced(ChosenSource, _color_said_so)
may_look_up(ChosenSource, CHOSEN_COLOR)
phrase(
    ChosenSource,
    en="{what:a} of your choice [chosen_color? of the chosen color]",
    es="{what:un} de tu elección [chosen_color? del color elegido]",
    when={"having": None},
    place="source",
)
phrase(
    ChosenSource,
    en="{what:a} of your choice {having:with}",
    es="{what:un} de tu elección {having:with}",
    when={"chosen_color": False},
    place="source",
)


@final
@dataclass(frozen=True)
class SourcesOfColorOfChoice(ChosenDealers):
    """All sources of a color of your choice. CR 105.4, 609.7."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        return []

    def question(self, game: Game, ctx: Context) -> Decision | None:
        return color_question(ctx, ctx.controller)

    def settle(self, game: Game, ctx: Context, answer: Answer | None) -> Dealers | None:
        return Dealers(False, (), OfColor(chosen_color(answer)))


phrase(
    SourcesOfColorOfChoice,
    en="sources of the color of your choice",
    es="fuentes del color de tu elección",
    place="sources",
)


def possible_sources(game: Game, ctx: Context, source: Filter) -> list[int]:
    """The objects that a player can choose as a source of damage, as a list. CR 609.7a.

    They are permanents, spells, and the sources and targets of objects on the stack, even those
    that have left their zone.
    """
    found = [
        thing
        for thing in all_that_fit(game, ctx, source)
        if not is_player(thing) and (thing in game.zones.battlefield or thing in game.zones.stack)
    ]
    for number in game.zones.stack:
        for thing in _referred_to(game, number):
            if thing not in found and source.matches(game, ctx, thing):
                found.append(thing)
    return found


def _referred_to(game: Game, number: int) -> list[int]:
    """The objects to which an object on the stack refers: its source and its targets."""
    item = game.objects[number].item
    if item is None:
        return []
    things = [item.ctx.source] if item.is_ability() else []
    for slot in item.ctx.targets:
        things += slot
    return [thing for thing in things if not is_player(thing) and thing not in game.zones.stack]


def is_one_of(game: Game, source: int, known: list[int]) -> bool:
    """Whether a source of damage is a known one, or the permanent that a known spell became.
    CR 609.7a, 400.7c.
    """
    if source in known:
        return True
    spells = [one for one in known if game.objects.became.get(one) == source]
    return bool(spells) and game.object(spells[0]).zone is Zone.STACK


def described(what: Ref) -> Filter | None:
    """The filter of a reference that describes objects, perhaps beside others that it picks out;
    None if it only picks out. CR 611.2c.
    """
    if isinstance(what, And) and any(isinstance(part, Each) for part in what.parts):
        return fitting(what)
    return what.filter if isinstance(what, Each) else None


def fitting(what: Ref) -> Filter:
    """The filter for a reference: its objects, or all that fit when damage would be dealt.
    CR 611.2c.
    """
    if isinstance(what, And):
        return Either(tuple([fitting(part) for part in what.parts]))
    return what.filter if isinstance(what, Each) else Is(what)


# -- damage that a shield is about -----------------------------------------------------------------


@final
@dataclass(frozen=True)
class Damage(Node):
    """Damage as a shield knows it. CR 609.7, 615.1.

    - ``to``: it is dealt to the objects and players of the shield, or to all that fit ``filter``;
    - ``by``: also what is dealt by these, and without ``to`` only that;
    - ``sources``: it is dealt by the sources that were chosen, if they still fit ``fitting``
      (CR 609.7b);
    - ``dealer``: it is dealt by objects that fit;
    - ``once``: it is all that is dealt the next time, or with ``half`` half of that, rounded down,
      or all but the number ``spared``.
    """

    by: bool = False
    to: bool = True
    filter: Filter | None = None
    sources: bool = False
    combat: bool = False
    once: bool = False
    fitting: tuple[Filter, ...] = ()
    dealer: Filter | None = None
    half: bool = False
    spared: int = 0

    def covers(self, game: Game, ctx: Context, event: DamageDealt) -> bool:
        """Whether it is this damage."""
        if self.combat and not event.combat:
            return False
        if self.sources and not self._is_by_known(game, ctx, event.source):
            return False
        if self.dealer is not None and not fits_there(game, ctx, self.dealer, event.source):
            return False
        if not self.by and not self.to:
            return True
        return (self.to and self._protects(game, ctx, event.to)) or (
            self.by and self._protects(game, ctx, event.source)
        )

    def spoken_of(self, game: Game, ctx: Context, event: DamageDealt) -> list[int]:
        """The recipient and the source of such damage as far as the text speaks of them, and both
        if it speaks of neither. CR 801.13b.
        """
        by_some = self.sources or self.dealer is not None
        if not self.by and not self.to:
            return [event.source] if by_some else [event.to, event.source]
        named = [event.to] if self.to and self._protects(game, ctx, event.to) else [event.source]
        return [*named, event.source] if by_some else named

    def _is_by_known(self, game: Game, ctx: Context, source: int) -> bool:
        """Whether the source is a chosen source, or the permanent that a chosen spell became.
        CR 609.7a, 609.7b.
        """
        if not is_one_of(game, source, ctx.bound.get(SOURCE, [])):
            return False
        return all(fits.matches(game, ctx, source) for fits in self.fitting)

    def _protects(self, game: Game, ctx: Context, thing: int) -> bool:
        if self.filter is not None:
            return self.filter.matches(game, ctx, thing)
        return thing in ctx.bound.get(SHIELDED, [])

    def take(self, ctx: Context, event: DamageDealt) -> int:
        """The part of some damage that is still covered; what is covered after it is noted.
        CR 615.7.
        """
        left = ctx.numbers[LEFT]
        taken = event.number if self.once or left < 0 else min(left, event.number)
        if left >= 0:
            ctx.bind_number(LEFT, 0 if self.once else left - taken)
        if self.half:
            return taken // 2  # CR 107.1a
        return max(taken - self.spared, 0)


binds(Damage, LEFT)
looks_up(Damage, SOURCE, SHIELDED)


@final
class Covered:
    """What one shield covers: the damage, the shield's objects and how much; -1 is all."""

    def __init__(self, damage: Damage, things: list[int], left: int = -1) -> None:
        self.damage = damage
        self.things = things
        self.left = left


class DamageOrder(Term):
    """How a text puts to whom and by what damage would be dealt."""

    USUAL = ""
    """ "... that would be dealt to you this turn"."""
    LATE = "late"
    """ "... that would be dealt this turn to you"."""
    ACTIVE = "active"
    """ "... it would deal this turn"."""
    THAT = "that"
    """ "... that it would deal this turn"."""
    BY_FIRST = "by first"
    """ "... that would be dealt to you by it this turn"."""


@dataclass(frozen=True, eq=False)
class DamageEffect(ShieldEffect):
    """Base: an instruction about damage that would be dealt this turn. CR 614.9, 615.1.

    ``to`` and ``also`` are to whom, ``by`` is by what; without them any damage is meant. With
    ``combat`` it is combat damage only, with ``amount`` so much of it (CR 615.7), with ``once`` all
    that is dealt the next time. ``order`` is how the text puts it.
    """

    amount: Amount | None = None
    to: Ref | None = None
    also: Ref | None = None
    by: Ref | None = None
    combat: bool = False
    once: bool = False
    order: DamageOrder = DamageOrder.USUAL

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return self.by.question(game, ctx) if isinstance(self.by, ChosenDealers) else None

    def covered(self, game: Game, ctx: Context, answer: Answer | None) -> list[Covered]:
        """A list of what each shield covers; names that they need are bound in the context."""
        amount = 1 if self.once else -1
        if self.amount is not None:
            amount = self.amount.value(game, ctx)
            if amount <= 0:
                return []
        dealers = self._dealers(game, ctx, answer)
        if dealers is None:
            return []
        if self.to is None:
            return [self._by_some(game, ctx, dealers, amount)]
        if self.also is not None:
            return [Covered(self._damage(fitting(And((self.to, self.also))), dealers), [], amount)]
        if self.by is not None and not self.once:
            return [Covered(self._damage(fitting(self.to), dealers), [], amount)]
        things = self.to.things(game, ctx)
        if self.amount is not None:
            damage = self._damage(None, dealers)
            return [Covered(damage, [thing], amount) for thing in things]
        fits = None if self.once else described(self.to)
        return [Covered(self._damage(fits, dealers), things, amount)]

    def _dealers(self, game: Game, ctx: Context, answer: Answer | None) -> Dealers | None:
        if self.by is None or (self.to is None and not isinstance(self.by, ChosenDealers)):
            return Dealers(False, (), None)
        if isinstance(self.by, ChosenDealers):
            return self.by.settle(game, ctx, answer)
        return Dealers(False, (), fitting(self.by))

    def _by_some(self, game: Game, ctx: Context, dealers: Dealers, amount: int) -> Covered:
        """What is covered of damage to anything."""
        if self.by is None or isinstance(self.by, ChosenDealers):
            return Covered(self._damage(None, dealers), [], amount)
        fits = None if self.once or self.amount is not None else described(self.by)
        damage = Damage(by=True, to=False, filter=fits, combat=self.combat, once=self.once)
        return Covered(damage, self.by.things(game, ctx), amount)

    def _damage(self, fits: Filter | None, dealers: Dealers) -> Damage:
        return Damage(
            self.also_by(),
            self.to is not None,
            fits,
            dealers.known,
            self.combat,
            self.once,
            dealers.fitting,
            dealers.dealer,
            self.only_half(),
            self.spares(),
        )

    def also_by(self) -> bool:
        """Whether it is also about damage dealt by those in ``to``."""
        return False

    def spares(self) -> int:
        """How much of that damage it isn't about."""
        return 0

    def only_half(self) -> bool:
        """Whether it is about half of that damage only."""
        return False

"""Preventing damage. CR 615."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt, DamagePrevented
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Duration, Effect, Filter, Layer, Modification, Ref, Replacement
from jajna.ir.declared.names import binds, looks_up, may_look_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import Player
from jajna.ir.filters.qualities import OfColor
from jajna.ir.prevention import PreventEffect
from jajna.ir.refs import EVENT_AMOUNT, YOU, And, Each, Target, all_that_fit
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import LEFT, SHIELDED
from jajna.kernel.state.lasting_effects import Continuous, Shield
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.choices.of_your_choice import chosen_color, color_question
from jajna.mechanics.continuous.linked_choices import OfChosenColor
from jajna.mechanics.replacements.entering import CHOSEN_COLOR
from jajna.vocab import Cannot, Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = [
    "DamageIsSure",
    "NoPreventionThisTurn",
    "PreventAll",
    "PreventAllFromChosen",
    "PreventDivided",
    "PreventFromColor",
    "PreventNext",
    "PreventNextAmong",
    "PreventNextFromChosen",
    "PreventionShield",
]

OF_CHOSEN_COLOR: Final = OfChosenColor()

SOURCE: Final = "prevented source"
"""Name under which a shield knows the sources whose damage it prevents."""


@final
@dataclass(frozen=True)
class PreventionShield(Replacement):
    """Prevents damage to or from the objects and players of the shield. CR 615.1, 615.7.

    - ``by``: it prevents damage dealt by them, not to them;
    - ``sources``: only damage from the sources that the shield's context knows;
    - ``combat``: only combat damage;
    - ``filter``: damage to everything that fits when it would be dealt;
    - ``dealer``: only damage by objects that fit;
    - ``fitting``: filters that the known sources must still fit (CR 609.7b);
    - ``then``: the effect that follows prevented damage (CR 615.5).
    """

    by: bool = False
    to: bool = True
    filter: Filter | None = None
    sources: bool = False
    combat: bool = False
    once: bool = False
    fitting: tuple[Filter, ...] = ()
    dealer: Filter | None = None
    then: Effect | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable:
            return False
        if self.combat and not event.combat:
            return False
        if not is_player(event.to) and (
            game.object(event.to).now.cannot & Cannot.HAVE_DAMAGE_PREVENTED
        ):
            return False
        if self.sources and not self._is_by_known(game, ctx, event.source):
            return False
        if self.dealer is not None and not self.dealer.matches(game, ctx, event.source):
            return False
        if not self.by and not self.to:
            return True
        return (self.to and self._protects(game, ctx, event.to)) or (
            self.by and self._protects(game, ctx, event.source)
        )

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

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, DamageDealt), event
        left = ctx.numbers[LEFT]
        prevented = event.number if self.once or left < 0 else min(left, event.number)
        if left >= 0:
            ctx.bind_number(LEFT, 0 if self.once else left - prevented)
        event.number -= prevented
        after: list[Event] = []
        if self.then is not None and prevented > 0:
            kept = ctx.clone({})
            kept.bind_number(EVENT_AMOUNT, prevented)
            after.append(DamagePrevented(event.source, event.to, prevented, self.then, kept))
        return [event, *after] if event.number else after


binds(PreventionShield, EVENT_AMOUNT, LEFT)
looks_up(PreventionShield, SOURCE, SHIELDED)


def is_one_of(game: Game, source: int, known: list[int]) -> bool:
    """Whether a source of damage is a known one, or the permanent that a known spell became.
    CR 609.7a, 400.7c.
    """
    if source in known:
        return True
    spells = [one for one in known if game.objects.became.get(one) == source]
    return bool(spells) and game.object(spells[0]).zone is Zone.STACK


def described(what: Ref) -> Filter | None:
    """The filter of a reference that describes objects instead of picking them out, or None.
    CR 611.2c.
    """
    if isinstance(what, And) and all(isinstance(part, Each) for part in what.parts):
        return Either(tuple([part.filter for part in what.parts if isinstance(part, Each)]))
    return what.filter if isinstance(what, Each) else None


def fitting(what: Ref) -> Filter:
    """The filter for a reference: its objects, or all that fit when damage would be dealt.
    CR 611.2c.
    """
    if isinstance(what, And):
        return Either(tuple([fitting(part) for part in what.parts]))
    return what.filter if isinstance(what, Each) else Is(what)


@final
class Made:
    """A shield that an instruction makes, with its objects and the damage it covers."""

    def __init__(self, shield: PreventionShield, things: list[int], left: int = -1) -> None:
        self.shield = shield
        self.things = things
        self.left = left


@dataclass(frozen=True, eq=False)
class Prevention(PreventEffect):
    """Base: an instruction that says which prevention shields it makes. CR 615.3."""

    def shields(self, game: Game, ctx: Context, answer: Answer | None) -> list[Made]:
        """The shields to make; names that they need are bound in the context."""
        raise NotImplementedError(type(self).__name__)

    def shield(self, game: Game, ctx: Context, answer: Answer | None, then: Effect | None) -> None:
        events: list[Event] = []
        for made in self.shields(game, ctx, answer):
            shield = made.shield if then is None else replace(made.shield, then=then)
            events += shielding(ctx, shield, made.things, made.left)
        perform(game, events)


def shielding(
    ctx: Context, shield: PreventionShield, things: list[int], left: int = -1
) -> list[Event]:
    """The event of a prevention shield beginning, for this turn. CR 615.3, 615.6."""
    made = Shield(ctx.clone({}), shield, Duration.END_OF_TURN, things, left)
    return [EffectBegan(made)]


@final
@dataclass(frozen=True)
class PreventNext(Prevention):
    """Prevent the next amount of damage that would be dealt to something this turn. CR 615.7."""

    amount: Amount
    to: Ref

    def shields(self, game: Game, ctx: Context, answer: Answer | None) -> list[Made]:
        amount = self.amount.value(game, ctx)
        if amount <= 0:
            return []
        return [Made(PreventionShield(), [thing], amount) for thing in self.to.things(game, ctx)]


binds(PreventNext, EVENT_AMOUNT, LEFT)
phrase(
    PreventNext,
    en="prevent the next {amount} damage that would be dealt to {to} this turn",
    es="prevén los próximos {amount} puntos de daño que se <+le@to> fueran a hacer a {to} este "
    "turno",
)
phrase(
    PreventNext,
    en="prevent the next 1 damage that would be dealt to {to} this turn",
    es="prevén el próximo punto de daño que se <+le@to> fuera a hacer a {to} este turno",
    when={"amount": ONE},
)
phrase(
    PreventNext,
    en="prevent the next {amount} damage that would be dealt to you this turn",
    es="prevén los próximos {amount} puntos de daño que se te fueran a hacer este turno",
    when={"to": YOU},
)
phrase(
    PreventNext,
    en="prevent the next 1 damage that would be dealt to you this turn",
    es="prevén el próximo punto de daño que se te fuera a hacer este turno",
    when={"amount": ONE, "to": YOU},
)
touches(PreventNext, "to", Does.SAVE)


@final
@dataclass(frozen=True)
class PreventDivided(Prevention):
    """Prevent the next damage that would be dealt to targets this turn, divided among them.

    CR 601.2d, 615.7.
    """

    amount: Amount
    to: Ref

    def division(self) -> tuple[int, Amount] | None:
        return (self.to.slot, self.amount) if isinstance(self.to, Target) else None

    def shields(self, game: Game, ctx: Context, answer: Answer | None) -> list[Made]:
        if not isinstance(self.to, Target) or self.to.slot >= len(ctx.shares):
            return []
        targets, shares = ctx.targets[self.to.slot], ctx.shares[self.to.slot]
        left = self.to.things(game, ctx)  # CR 608.2b
        return [
            Made(PreventionShield(), [thing], shares[place])
            for place, thing in enumerate(targets)
            if thing in left and shares[place] > 0
        ]


binds(PreventDivided, EVENT_AMOUNT, LEFT)
phrase(
    PreventDivided,
    en="prevent the next {amount} damage that would be dealt this turn to {to}, divided as you "
    "choose",
    es="prevén los próximos {amount} puntos de daño que se fueran a hacer este turno a {to}, "
    "divididos como elijas",
)


@final
@dataclass(frozen=True)
class PreventAll(Prevention):
    """Prevent all damage that would be dealt this turn: to some things, by some, or any. CR 615.1.

    ``combat``: only combat damage. ``both``: also what the things in ``to`` would deal. ``order``
    is how the text puts it.
    """

    to: Ref | None = None
    by: Ref | None = None
    combat: bool = False
    both: bool = False
    order: str = ""

    def shields(self, game: Game, ctx: Context, answer: Answer | None) -> list[Made]:
        if self.to is not None and self.by is not None:
            to, by = fitting(self.to), fitting(self.by)
            return [Made(PreventionShield(filter=to, dealer=by, combat=self.combat), [])]
        if self.to is not None:
            shield = PreventionShield(self.both, filter=described(self.to), combat=self.combat)
            return [Made(shield, self.to.things(game, ctx))]
        if self.by is not None:
            fits = described(self.by)
            shield = PreventionShield(by=True, to=False, filter=fits, combat=self.combat)
            return [Made(shield, self.by.things(game, ctx))]
        return [Made(PreventionShield(to=False, combat=self.combat), [])]


binds(PreventAll, EVENT_AMOUNT, LEFT)
for _sets, _en, _es in (
    (
        {},
        "that would be dealt this turn",
        "que se fuera a hacer este turno",
    ),
    (
        {"to": YOU},
        "that would be dealt to you this turn",
        "que se te fuera a hacer este turno",
    ),
    (
        {"order": ""},
        "that would be dealt to {to} this turn",
        "que se <+le@to> fuera a hacer a {to} este turno",
    ),
    (
        {"order": "late"},
        "that would be dealt this turn to {to}",
        "que se fuera a hacer este turno a {to}",
    ),
    (
        {"both": True},
        "that would be dealt to and dealt by {to} this turn",
        "que {to} <fuera> a hacer o recibir este turno",
    ),
    (
        {"order": ""},
        "that would be dealt by {by} this turn",
        "que se fuera a hacer por parte de {by} este turno",
    ),
    (
        {"order": "late"},
        "that would be dealt this turn by {by}",
        "que se fuera a hacer este turno por parte de {by}",
    ),
    (
        {"order": "active"},
        "{by} would deal this turn",
        "que {by} <fuera> a hacer este turno",
    ),
    (
        {"order": "that"},
        "that {by} would deal this turn",
        "que {by} <fuera> a hacer en este turno",
    ),
    (
        {"order": ""},
        "that would be dealt to {to} this turn by {by}",
        "que se <+le@to> fuera a hacer a {to} este turno por parte de {by}",
    ),
    (
        {"order": "active"},
        "that {by} would deal to {to} this turn",
        "que {by} <fuera@by> a hacer a {to} este turno",
    ),
):
    phrase(
        PreventAll,
        en="prevent all[combat? combat] damage " + _en,
        es="prevén todo el daño[combat? de combate] " + _es,
        when=_sets,
    )


def _to_some(made: Effect) -> bool:
    return isinstance(made, PreventAll) and made.by is None


def _by_some(made: Effect) -> bool:
    return isinstance(made, PreventAll) and made.to is None


touches(PreventAll, "to", Does.SAVE, when=_to_some)
touches(PreventAll, "by", Does.TAP, when=_by_some)


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


@final
@dataclass(frozen=True)
class PreventNextAmong(Prevention):
    """Prevent the next ``amount`` damage to one or the other this turn. CR 615.7.

    With ``source`` only damage by a source of your choice.
    """

    amount: Amount
    to: Ref
    also: Ref
    source: Filter | None = None

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.source is None:
            return None
        things = possible_sources(game, ctx, self.source)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "609.7a", things, 1, 1)

    def shields(self, game: Game, ctx: Context, answer: Answer | None) -> list[Made]:
        amount = self.amount.value(game, ctx)
        to = fitting(And((self.to, self.also)))
        if self.source is None:
            return [Made(PreventionShield(filter=to), [], amount)] if amount > 0 else []
        ctx.bind(SOURCE, chosen_things(answer))
        shield = PreventionShield(filter=to, sources=True, fitting=(self.source,))
        return [Made(shield, [], amount)] if amount > 0 and ctx.bound[SOURCE] else []


binds(PreventNextAmong, EVENT_AMOUNT, LEFT, SOURCE)
phrase(
    PreventNextAmong,
    en="prevent the next {amount} damage that would be dealt to {to} and / or {also} this turn",
    es="prevén los próximos {amount} puntos de daño que se <+le@to> fueran a hacer a {to} y / o "
    "a {also} "
    "este turno",
    when={"source": None},
)
phrase(
    PreventNextAmong,
    en="prevent the next {amount} damage that {source:a} of your choice would deal to {to} and / "
    "or {also} this turn",
    es="prevén los próximos {amount} puntos de daño que {source:un} de tu elección fuera a hacer a "
    "{to} y / o a {also} este turno",
)


@final
@dataclass(frozen=True)
class PreventAllFromChosen(Prevention):
    """Prevent all damage that a source of your choice would deal this turn. CR 609.7a, 615.1.

    Without ``to`` it prevents damage to any recipient; ``order`` is the order of the words.
    """

    source: Filter
    to: Ref | None = None
    combat: bool = False
    order: str = ""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = possible_sources(game, ctx, self.source)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "609.7a", things, 1, 1)

    def shields(self, game: Game, ctx: Context, answer: Answer | None) -> list[Made]:
        chosen = chosen_things(answer)
        ctx.bind(SOURCE, chosen)
        shield = PreventionShield(
            to=self.to is not None,
            filter=fitting(self.to) if self.to is not None else None,
            sources=True,
            combat=self.combat,
            fitting=(self.source,),
        )
        return [Made(shield, [])] if chosen else []


binds(PreventAllFromChosen, EVENT_AMOUNT, LEFT, SOURCE)


for _order, _en, _es in (
    (
        "",
        "{source:a} of your choice would deal[to? to {to}] this turn",
        "que {source:un} de tu elección fuera a hacer[to? a {to}] este turno",
    ),
    (
        "passive",
        "that would be dealt[to? to {to}] this turn by {source:a} of your choice",
        "que se fuera a hacer[to? a {to}] este turno por parte de {source:un} de tu elección",
    ),
):
    phrase(
        PreventAllFromChosen,
        en="prevent all[combat? combat] damage " + _en,
        es="prevén todo el daño[combat? de combate] " + _es,
        when={"order": _order},
    )


@final
@dataclass(frozen=True)
class PreventFromColor(Prevention):
    """Prevent all damage to something this turn by sources of the color of your choice.

    CR 105.4, 615.1.
    """

    to: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return color_question(ctx, ctx.controller)

    def shields(self, game: Game, ctx: Context, answer: Answer | None) -> list[Made]:
        dealer = OfColor(chosen_color(answer))
        return [Made(PreventionShield(filter=fitting(self.to), dealer=dealer), [])]


binds(PreventFromColor, EVENT_AMOUNT, LEFT)
phrase(
    PreventFromColor,
    en="prevent all damage that would be dealt to {to} this turn by sources of the color of your "
    "choice",
    es="prevén todo el daño que fuentes del color de tu elección fueran a hacer a {to} este turno",
)


@final
@dataclass(frozen=True)
class PreventNextFromChosen(Prevention):
    """Prevent the next damage that a source of your choice would deal to you. CR 609.7a.

    The source is chosen as the effect is created, with ``chosen_color`` among those of the color
    chosen for this ability's source.
    """

    source: Filter
    to: Ref
    chosen_color: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = possible_sources(game, ctx, self.source)
        if self.chosen_color:
            things = [thing for thing in things if OF_CHOSEN_COLOR.matches(game, ctx, thing)]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "609.7a", things, 1, 1)

    def shields(self, game: Game, ctx: Context, answer: Answer | None) -> list[Made]:
        chosen = chosen_things(answer)
        ctx.bind(SOURCE, chosen)
        fitting = (self.source, OF_CHOSEN_COLOR) if self.chosen_color else (self.source,)
        shield = PreventionShield(sources=True, once=True, fitting=fitting)
        return [Made(shield, self.to.things(game, ctx), 1)] if chosen else []


binds(PreventNextFromChosen, EVENT_AMOUNT, LEFT, SOURCE)
may_look_up(PreventNextFromChosen, CHOSEN_COLOR)
phrase(
    PreventNextFromChosen,
    en="the next time {source:a} of your choice [chosen_color? of the chosen color] would deal "
    "damage to you this turn, prevent that damage",
    es="la próxima vez que {source:un} de tu elección [chosen_color? del color elegido] fuera a "
    "hacerte daño este turno, prevén ese daño",
    when={"to": YOU},
)
phrase(
    PreventNextFromChosen,
    en="the next time {source:a} of your choice [chosen_color? of the chosen color] would deal "
    "damage to {to} this turn, prevent that damage",
    es="la próxima vez que {source:un} de tu elección [chosen_color? del color elegido] fuera a "
    "hacer daño a {to} este turno, prevén ese daño",
)


# -- damage that can't be prevented ----------------------------------------------------------------


@final
@dataclass(frozen=True)
class DamageIsSure(Modification):
    """Damage can't be prevented. CR 615.12."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.damage_is_sure = True


phrase(DamageIsSure, en="damage can't be prevented", es="el daño no puede ser prevenido")


@final
@dataclass(frozen=True)
class NoPreventionThisTurn(Effect):
    """Damage can't be prevented this turn. CR 615.12."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        effect = Continuous(ctx.clone({}), (DamageIsSure(),), Duration.END_OF_TURN, None, Player())
        perform(game, [EffectBegan(effect)])


phrase(
    NoPreventionThisTurn,
    en="damage can't be prevented this turn",
    es="el daño no puede ser prevenido este turno",
)

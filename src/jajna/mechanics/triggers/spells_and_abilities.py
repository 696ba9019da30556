"""Spells cast, abilities activated, targets, cycling. CR 601.2i, 602.2, 603.2e, 702.29."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import Discarded
from jajna.events.stack import AbilityActivated, BecameTarget, SpellCast, target_mark
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Filter, Pattern, Ref, walk
from jajna.ir.conditions.spells import Kicked
from jajna.ir.declared.binding import Trait, mentions, misplaced, trait
from jajna.ir.declared.names import ANNOUNCED, binds
from jajna.ir.filters.abilities import fits_ability
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Player, Spell, is_of_keyword
from jajna.ir.filters.owners import Controlled, ControlledByOpponent
from jajna.ir.filters.qualities import WithXInCost
from jajna.ir.mentions import SPELL_OR_ABILITY, TARGETING, Mention, is_ability_filter
from jajna.ir.refs import (
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_PLAYER,
    THIS,
    YOU,
    Bound,
    EventObject,
    This,
)
from jajna.kernel.players.teams import is_active
from jajna.mechanics.counts.would_be import would_fit
from jajna.mechanics.triggers.common import HappensTo, bind, is_named
from jajna.vocab import Term, Zone, is_another_player
from jajna.wording import Own, calls_itself, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ActivatesAbility",
    "BecomesTarget",
    "CastThis",
    "Casts",
    "CastsNext",
    "CastsNumbered",
    "CastsWithX",
    "CycleThis",
    "Cycles",
    "SpellYouCast",
    "Targeter",
    "was_cycled",
]


SPELL: Final = Spell()
"""Any spell, as a description."""


@final
@dataclass(frozen=True)
class Casts(Pattern):
    """A player casts a spell, with ``from_hand`` from their own hand. CR 601.2i, 601.2a."""

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)
    from_hand: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST,)

    def described(self) -> tuple[Filter, ...]:
        return (self.who, self.what)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, SpellCast)
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.object)
            and (not self.from_hand or _from_own_hand(game, event))
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, SpellCast), event
        bind(game, ctx, event.object)


def _from_own_hand(game: Game, event: SpellCast) -> bool:
    """Whether a player cast a spell from their own hand, which its owner holds. CR 402.1."""
    spell = game.object(event.object)
    cast_from = spell.item.cast_from if spell.item is not None else Zone.NOWHERE
    return cast_from is Zone.HAND and spell.owner == event.player


phrase(
    Casts,
    en="{word:when} {who:this} <casts> {what:a}",
    es="{word:when} {who:this} <lanza> {what:un}",
    when={"from_hand": False},
)
phrase(
    Casts,
    en="{word:when} {who:this} <casts> {what:a} from their hand",
    es="{word:when} {who:this} <lanza> {what:un} desde su mano",
    when={"from_hand": True},
)


@final
@dataclass(frozen=True)
class KicksSpell(Pattern):
    """A player kicks a spell: they pay for kicker as they cast it. CR 702.33d."""

    who: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, SpellCast)
            and self.who.matches(game, ctx, event.player)
            and _KICKED.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, SpellCast), event
        bind(game, ctx, event.object)


_KICKED: Final = Kicked()
binds(KicksSpell, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    KicksSpell,
    en="{word:when} {who:this} <kicks> a spell",
    es="{word:when} {who:this} <estimula> un hechizo",
)


def _not_cast(made: Casts) -> str | None:
    if made.from_hand and made.who == Is(YOU):
        return "your hand isn't called theirs"
    return "abilities aren't cast" if is_ability_filter(made.what) else None


misplaced(Casts, _not_cast)


@final
@dataclass(frozen=True)
class CastsWithX(Pattern):
    """A player casts a spell that fits with {X} in its mana cost: X is what was announced for it.
    CR 601.2i, 107.3e.
    """

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)
    contains: bool = field(default=False, compare=False)
    """Whether the text says "a mana cost that contains {X}"."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, SpellCast)
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.object)
            and _WITH_X.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, SpellCast), event
        bind(game, ctx, event.object)
        item = game.object(event.object).item
        ctx.x = item.ctx.x if item is not None else 0


_WITH_X: Final = WithXInCost()
binds(CastsWithX, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, ANNOUNCED)
phrase(
    CastsWithX,
    en="{word:when} {who:this} <casts> {what:a} with {X} in its mana cost",
    es="{word:when} {who:this} <lanza> {what:un} con {X} en su coste de maná",
    when={"contains": False},
)
phrase(
    CastsWithX,
    en="{word:when} {who:this} <casts> {what:a} with a mana cost that contains {X}",
    es="{word:when} {who:this} <lanza> {what:un} con un coste de maná que contenga {X}",
    when={"contains": True},
)


def _says_x(made: Casts) -> str | None:
    """Of a spell that the text describes as one with {X} its X is known too."""
    said = any(isinstance(one, WithXInCost) and not one.without for one in walk(made.what))
    return "its X is known" if said else None


misplaced(Casts, _says_x)


@final
@dataclass(frozen=True)
class CastsNumbered(Pattern):
    """A player casts their first (second, third ...) spell that fits in a turn. CR 601.2i.

    ``of_opponents``: in a turn of an opponent of the ability's controller; ``of_yours``: in a turn
    of its controller. ``but``: each such spell other than the one with that number.
    """

    who: Filter
    number: int
    word: str = field(default="whenever", compare=False)
    what: Filter = SPELL
    of_opponents: bool = False
    of_yours: bool = False
    but: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, SpellCast) or not self.who.matches(game, ctx, event.player):
            return False
        if self.of_opponents and not game.players.is_opponent(game.turn.active, ctx.controller):
            return False
        if self.of_yours and not is_active(game, ctx.controller):
            return False
        if self.what == SPELL and not self.but:
            return game.players[event.player].happened("spells cast") == self.number
        fitting = [
            one for one in game.players[event.player].spells if would_fit(game, ctx, self.what, one)
        ]
        if fitting[-1:] != [event.object]:
            return False
        return (len(fitting) == self.number) != self.but

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, SpellCast), event
        bind(game, ctx, event.object)


words(
    "nth",
    {
        1: ("first", "primer"),
        2: ("second", "segundo"),
        3: ("third", "tercer"),
        4: ("fourth", "cuarto"),
        5: ("fifth", "quinto"),
    },
)
words(
    "nth of cards",
    {
        1: ("first", "primera"),
        2: ("second", "segunda"),
        3: ("third", "tercera"),
        4: ("fourth", "cuarta"),
    },
)
phrase(
    CastsNumbered,
    en="{word:when} you cast {what:a} during your turn other than your {number:nth} {what:one} "
    "that turn",
    es="{word:when} lances {what:un} durante tu turno que no sea tu {number:nth} {what:one} de ese "
    "turno",
    when={"who": Is(YOU), "of_opponents": False, "of_yours": True, "but": True},
)
phrase(
    CastsNumbered,
    en="{word:when} you cast {what:a} other than your {number:nth} {what:one} each turn",
    es="{word:when} lances {what:un} que no sea tu {number:nth} {what:one} de cada turno",
    when={"who": Is(YOU), "of_opponents": False, "of_yours": False, "but": True},
)
phrase(
    CastsNumbered,
    en="{word:when} {who:this} <casts> {what:a} other than the {number:nth} {what:one} that player "
    "casts each turn",
    es="{word:when} {who:this} <lanza> {what:un} que no sea el {number:nth} {what:one} que lanza "
    "ese jugador en cada turno",
    when={"of_opponents": False, "of_yours": False, "but": True},
)
phrase(
    CastsNumbered,
    en="{word:when} you cast your {number:nth} {what:one} during each opponent's turn",
    es="{word:when} lances tu {number:nth} {what:one} durante el turno de cada oponente",
    when={"who": Is(YOU), "of_opponents": True, "but": False},
)
phrase(
    CastsNumbered,
    en="{word:when} you cast your {number:nth} {what:one} each turn",
    es="{word:when} lances tu {number:nth} {what:one} de cada turno",
    when={"who": Is(YOU), "but": False},
)
phrase(
    CastsNumbered,
    en="{word:when} {who:this} <casts> their {number:nth} {what:one} each turn",
    es="{word:when} {who:this} <lanza> su {number:nth} {what:one} de cada turno",
    when={"but": False},
)


@final
@dataclass(frozen=True)
class CastsNext(Pattern):
    """You cast the next spell that fits this turn: a delayed ability waits for it once.
    CR 603.7b.

    ``early`` is true where the text says "when you next cast a spell", not "your next spell".
    """

    what: Filter
    early: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, SpellCast)
            and event.player == ctx.controller
            and self.what.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, SpellCast), event
        bind(game, ctx, event.object)


phrase(
    CastsNext,
    en="when you cast your next {what:one} this turn",
    es="cuando lances tu próximo {what:one} este turno",
    when={"early": False},
)
phrase(
    CastsNext,
    en="when you next cast {what:a} this turn",
    es="la próxima vez que lances {what:un} este turno",
    when={"early": True},
)
trait(CastsNext, Trait.NEXT_EVENT)


@final
@dataclass(frozen=True)
class CastThis(Pattern):
    """The spell itself is cast: it triggers on the stack. CR 603.2, 113.6k."""

    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SPELL_CAST,)

    def works_in(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, SpellCast) and event.object == ctx.source

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, SpellCast), event
        bind(game, ctx, event.object)


phrase(
    CastThis, en="when you cast this spell", es="cuando lances este hechizo", when={"word": "when"}
)


def _this_spell(made: CastThis) -> list[Mention]:
    return [Mention(This(), Spell(), False, False)]


mentions(CastThis, _this_spell)


class Targeter(Term):
    """The kind of object that targets something, as the text names it. CR 115.1."""

    SPELL_OR_ABILITY = "a spell or ability"
    SPELL = "a spell"
    ABILITY = "an ability"


@final
@dataclass(frozen=True)
class BecomesTarget(HappensTo):
    """Something becomes the target of a spell or ability. CR 603.2e.

    ``by`` is "a spell or ability", "a spell" or "an ability"; ``spell`` is which spells, if the
    text describes them. With ``opposing`` an opponent has to control it, with ``yours`` you have
    to. ``first``: only for the first time in a turn that such a thing targets it.
    """

    by: Targeter = Targeter.SPELL_OR_ABILITY
    opposing: bool = False
    word: str = field(default="when", compare=False)
    yours: bool = False
    first: bool = False
    spell: Filter | None = None

    def kind(self) -> int:
        return EventKind.TARGETED

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, BecameTarget):
            return False
        if not fits_there(game, ctx, self.what, event.object):
            return False
        return self._is_by_such(game, ctx, event) and (
            not self.first or self._is_first(game, event)
        )

    def _is_first(self, game: Game, event: BecameTarget) -> bool:
        """Whether nothing of the kind has targeted it this turn before this spell or ability did.

        Only "a spell or ability", perhaps "you control", is asked so. CR 603.2c.
        """
        thing = event.object
        by_player = [player.happened(target_mark(thing)) for player in game.players]
        earlier = by_player[event.player] if self.yours else sum(by_player)
        beside = [
            one
            for one in game.characteristics.index.happening
            if isinstance(one, BecameTarget) and one.object == thing and one.by == event.by
        ]
        return earlier <= len(beside) and beside[:1] == [event]

    def _is_by_such(self, game: Game, ctx: Context, event: BecameTarget) -> bool:
        if self.opposing and not game.players.is_opponent(event.player, ctx.controller):
            return False
        if self.yours and is_another_player(event.player, ctx.controller):
            return False
        item = game.object(event.by).item
        spell = item is not None and item.is_spell
        if self.spell is not None and not self.spell.matches(game, ctx, event.by):
            return False
        return self.by is Targeter.SPELL_OR_ABILITY or spell == (self.by is Targeter.SPELL)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, BecameTarget), event
        bind(game, ctx, event.by if is_named(self.what) else event.object)
        ctx.bind(EVENT_PLAYER, [event.player])
        ctx.bind(TARGETING, [event.by])


binds(BecomesTarget, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, TARGETING)


words(
    "targeting",
    {
        Targeter.SPELL_OR_ABILITY: ("a spell or ability", "un hechizo o habilidad"),
        Targeter.SPELL: ("a spell", "un hechizo"),
        Targeter.ABILITY: ("an ability", "una habilidad"),
    },
)
phrase(
    BecomesTarget,
    en="{word:when} {what:this} <becomes> the target of {spell:a}",
    es="{word:when} {what:this} <es> objetivo de {spell:un}",
    when={"by": Targeter.SPELL, "opposing": False, "yours": False, "first": False},
)
phrase(
    BecomesTarget,
    en="{word:when} {what:this} <becomes> the target of {by:targeting}"
    " [opposing? an opponent controls][yours? you control]"
    " [first? for the first time each turn]",
    es="{word:when} {what:this} <es> objetivo de {by:targeting}"
    " [opposing? que controla un oponente][yours? que controlas]"
    " [first? por primera vez en cada turno]",
)


def _why_not_first(made: BecomesTarget) -> str | None:
    """The first of only some targeters isn't counted."""
    counted = made.by is Targeter.SPELL_OR_ABILITY and not made.opposing
    return None if counted or not made.first else "the first of these isn't counted"


misplaced(BecomesTarget, _why_not_first)


def _why_not_such_a_spell(made: BecomesTarget) -> str | None:
    """A spell is described by more than whose it is, and only a spell is."""
    if made.spell is None:
        return None
    parts = made.spell.parts if isinstance(made.spell, All) else (made.spell,)
    said = [one for one in parts if not isinstance(one, (Controlled, ControlledByOpponent))]
    if len(said) == len(parts) > 1 and any(isinstance(one, Spell) for one in parts):
        return None
    return "spells that target are described by their kind"


misplaced(BecomesTarget, _why_not_such_a_spell)


def _targeting(made: BecomesTarget) -> list[Mention]:
    if made.by is Targeter.ABILITY:
        return []
    by = Spell() if made.by is Targeter.SPELL else SPELL_OR_ABILITY
    return [Mention(Bound(TARGETING), by, False, False)]


mentions(BecomesTarget, _targeting)


@final
@dataclass(frozen=True)
class ActivatesAbility(Pattern):
    """A player activates an ability that fits, which may be a mana ability. CR 602.2, 605.3.

    ``passive`` is true where the text says that the ability "is activated" and names no player.
    """

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)
    passive: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ABILITY_ACTIVATED,)

    def described(self) -> tuple[Filter, ...]:
        return (self.who,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, AbilityActivated):
            return False
        player, ability = event.player, event.ability
        return self.who.matches(game, ctx, player) and fits_ability(
            game, ctx, self.what, event.source, player, ability, event.object
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, AbilityActivated), event
        ctx.bind(EVENT_OBJECT, [] if event.mana else [event.object])
        ctx.bind(EVENT_PLAYER, [event.player])


binds(ActivatesAbility, EVENT_OBJECT, EVENT_PLAYER)
phrase(
    ActivatesAbility,
    en="{word:when} {what:a} is activated",
    es="{word:when} se active {what:un}",
    when={"passive": True, "who": Player()},
)
phrase(
    ActivatesAbility,
    en="{word:when} {who:this} <activates> {what:a}",
    es="{word:when} {who:this} <activa> {what:un}",
    when={"passive": False},
)


def _not_activated(made: ActivatesAbility) -> str | None:
    return None if is_ability_filter(made.what) else "only abilities are activated"


misplaced(ActivatesAbility, _not_activated)


# -- cycling ---------------------------------------------------------------------------------------


def was_cycled(game: Game, event: Event) -> bool:
    """Whether the event is the activation of a cycling ability. CR 702.29c, 702.29f."""
    return isinstance(event, AbilityActivated) and is_of_keyword(
        game, event.source, event.ability, "cycling"
    )


@final
@dataclass(frozen=True)
class CycleThis(Pattern):
    """The card itself is cycled: it triggers from where it ends up. CR 702.29c."""

    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ABILITY_ACTIVATED,)

    def works_in(self) -> int:
        return 1 << Zone.GRAVEYARD | 1 << Zone.EXILE

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, AbilityActivated)
            and game.objects.latest(event.source) == ctx.source
            and was_cycled(game, event)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, AbilityActivated), event
        item = game.object(event.object).item
        ctx.x = item.ctx.x if item is not None else 0  # CR 107.3e


def _the_card(made: Pattern) -> list[Mention]:
    """ "When you cycle ~, it deals ...": the card is the subject."""
    return [Mention(THIS, None, False, False)]


binds(CycleThis, ANNOUNCED)
phrase(CycleThis, en="when you cycle ~", es="cuando cicles ~", when={"word": "when"})
calls_itself(CycleThis, Own.CARD)
mentions(CycleThis, _the_card)


@final
@dataclass(frozen=True)
class Cycles(Pattern):
    """A player cycles a card, or with ``discards`` cycles or discards one. CR 702.29c, 702.29d."""

    who: Filter
    discards: bool = False
    another: bool = False
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DISCARDED,) if self.discards else (EventKind.ABILITY_ACTIVATED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, AbilityActivated):
            card, player = event.source, event.player
            if not was_cycled(game, event):
                return False
        elif isinstance(event, Discarded):
            card, player = event.object, event.player
        else:
            return False
        if self.another and game.objects.latest(card) == game.objects.latest(ctx.source):
            return False
        return self.who.matches(game, ctx, player)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        if isinstance(event, AbilityActivated):
            ctx.bind(EVENT_OBJECT, [game.objects.latest(event.source)])
            ctx.bind(EVENT_PLAYER, [event.player])
        elif isinstance(event, Discarded):
            ctx.bind(EVENT_OBJECT, [event.object])
            ctx.bind(EVENT_PLAYER, [event.player])
        ctx.bind_number(EVENT_AMOUNT, 1)


phrase(
    Cycles,
    en="{word:when} {who:this} <cycles> a card",
    es="{word:when} {who:this} <cicla> una carta",
    when={"discards": False, "another": False},
)
phrase(
    Cycles,
    en="{word:when} {who:this} <cycles> another card",
    es="{word:when} {who:this} <cicla> otra carta",
    when={"discards": False, "another": True},
)
phrase(
    Cycles,
    en="{word:when} {who:this} <cycles> or <discards> a card",
    es="{word:when} {who:this} <cicla> o <descarta> una carta",
    when={"discards": True, "another": False},
)
phrase(
    Cycles,
    en="{word:when} {who:this} <cycles> or <discards> another card",
    es="{word:when} {who:this} <cicla> o <descarta> otra carta",
    when={"discards": True, "another": True},
)


@final
@dataclass(frozen=True)
class SpellYouCast(Ref):
    """The spell whose casting triggered the ability, told from its copies. CR 601.2i, 707.10."""

    def aspects(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return EventObject().things(game, ctx)


phrase(SpellYouCast, en="the spell you cast", es="el hechizo que lanzaste")


def _was_not_cast(made: Triggered) -> str | None:
    """The reason why the ability can't speak of the spell you cast; None if it can."""
    if not any(isinstance(node, SpellYouCast) for node in walk(made.effect)):
        return None
    casts = isinstance(made.on, (Casts, CastsNumbered)) and made.on.who == Is(YOU)
    return None if casts else "you cast no spell in the event"


misplaced(Triggered, _was_not_cast)

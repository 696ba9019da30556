"""Casting spells while a spell or ability resolves, and the cards that weren't cast. CR 608.2g."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import FREE, NO, Answer, Cast, Decision, Kind, PlayLand, Shape
from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import IN_HAND, Amount, Duration, Effect, Filter, Ref, walk
from jajna.ir.composites import DID
from jajna.ir.declared.binding import COPIED, needs
from jajna.ir.declared.names import FOUND_LAST, binds, looks_up
from jajna.ir.filters.nouns import ABOUT_TO_BE_CAST
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import IMPLIED, YOU, Bound, things_in
from jajna.kernel.casting.announce import SPELL_CAST, begin_casting
from jajna.kernel.casting.copies import COPIES
from jajna.kernel.casting.legality import why_not_cast_by_effect
from jajna.kernel.costs.granted_abilities import as_spell
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous, Shield
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.rules.play_from_elsewhere import KEPT_FROM_GRAVEYARD
from jajna.vocab import ZONES, Term, Type, Zone, is_another_player, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "EXILED_FROM_TOP",
    "CastCopies",
    "CastIfAble",
    "ExileUntilLesser",
    "HasteIfCreature",
    "HowCast",
    "MayCast",
    "MayCastAmong",
    "MayCastCopy",
    "MayCastOne",
    "MayPlay",
    "RestToBottom",
]

EXILED_FROM_TOP: Final = "exiled from the top"
"""Name of the cards that were exiled until one was found."""


def _casts(
    game: Game, player: int, card: int, way: str, less: int, free: bool = True
) -> list[Answer]:
    """Every way in which the player can cast a card now, a list of answers. CR 608.2g, 118.9.

    ``way`` names an alternative cost that the card has itself, or is "" for no cost; unless it is
    ``free``, its own costs are paid. With ``less``, which is -1 for any, the spell's mana value
    must be less.
    """
    thing = game.objects.get(card)
    found: list[Answer] = []
    if thing is None:
        return found
    for face in thing.definition.castable:
        values = thing.definition.faces[face]
        worth = values.mana_cost.value if values.mana_cost is not None else 0
        if 0 <= less <= worth:
            continue
        ways = [FREE]
        if not free:
            ways = [-1]
            for place, cost in enumerate(values.kit.costs):
                if cost.alternative and cost.zones == IN_HAND:
                    ways.append(place)
        elif way:
            ways = [place for place, cost in enumerate(values.kit.costs) if cost.name == way]
        for one in ways:
            if why_not_cast_by_effect(game, player, card, face, one) is None:
                found.append(Cast(card, face, one))
    return found


def _fitting(game: Game, judged: Context, card: int, fits: Filter) -> list[Answer]:
    """The ways to cast a card without paying its mana cost that fit a description, as a list. Each
    face is judged as the spell it would be. CR 601.3e, 715.3a.
    """
    judged.bind(ABOUT_TO_BE_CAST, [card])
    thing = game.objects[card]
    now = thing.now
    found: list[Answer] = []
    for cast in _casts(game, judged.controller, card, "", -1):
        assert isinstance(cast, Cast), cast
        thing.now = as_spell(game, thing, cast.face)
        if fits.matches(game, judged, card):
            found.append(cast)
        thing.now = now
    return found


def _asked(game: Game, ctx: Context, player: int, casts: list[Answer]) -> Decision | None:
    if not casts:
        return None
    return Decision(
        player, Kind.CAST, "608.2g", Shape.ONE, [*casts, NO], source=ctx.source, fallback=NO
    )


def _cast(game: Game, ctx: Context, player: int, answer: Answer | None) -> None:
    ctx.bind(SPELL_CAST, [])
    ctx.bind_number(DID, 0)
    if isinstance(answer, Cast):
        ctx.bind_number(DID, 1)
        begin_casting(game, player, answer.card, answer.face, answer.way, ctx)


@final
@dataclass(frozen=True)
class MayCast(Effect):
    """A player may cast a card, by default without paying its mana cost. CR 608.2g, 118.9.

    Unless it is ``free``, what the card costs is paid. ``way`` names an alternative cost of the
    card that is paid instead. ``zone`` is where the card must still be (-1: anywhere), ``less``
    what the spell's mana value must be less than. The spell is bound as ``SPELL_CAST``, and whether
    it was cast is noted for "if you do". ``exiled`` says from which graveyard the spell is kept: a
    key of the table "kept from graveyard".
    """

    what: Ref
    who: Ref = YOU
    way: str = ""
    zone: int = -1
    less: Amount | None = None
    free: bool = True
    exiled: str = ""

    def cards_to_cast(self, game: Game, ctx: Context) -> list[int]:
        return self.what.things(game, ctx)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = self.who.things(game, ctx)
        less = self.less.value(game, ctx) if self.less is not None else -1
        casts: list[Answer] = []
        for card in self.what.things(game, ctx) if players else []:
            found = game.objects.get(card)
            if found is not None and (self.zone < 0 or found.zone == self.zone):
                casts += _casts(game, players[0], card, self.way, less, self.free)
        return _asked(game, ctx, players[0], casts) if players else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        if self.exiled:
            game.frames.run_in_order((KeepFromGraveyard(),), ctx)
        _cast(game, ctx, players[0] if players else ctx.controller, answer)


binds(MayCast, SPELL_CAST)


@final
@dataclass(frozen=True)
class KeepFromGraveyard(Effect):
    """The spell just cast is exiled if it would be put into a graveyard. CR 614.1a, 400.7h."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        spells = ctx.bound.get(SPELL_CAST, [])
        own = Context(ctx.source, ctx.controller)
        shield = Shield(own, KEPT_FROM_GRAVEYARD, Duration.PERMANENT, spells.copy())
        perform(game, [EffectBegan(shield)] if spells else [])


looks_up(KeepFromGraveyard, SPELL_CAST)


words(
    "kept from graveyard",
    {
        "yours": (
            "if that spell would be put into your graveyard, exile it instead",
            "si ese hechizo fuera a ir a tu cementerio, en vez de eso, exílialo",
        ),
        "any": (
            "if that spell would be put into a graveyard, exile it instead",
            "si ese hechizo fuera a ir a un cementerio, en vez de eso, exílialo",
        ),
        "any this turn": (
            "if that spell would be put into a graveyard this turn, exile it instead",
            "si ese hechizo fuera a ir a un cementerio este turno, en vez de eso, exílialo",
        ),
        "yours this way": (
            "if a spell cast this way would be put into your graveyard, exile it instead",
            "si un hechizo lanzado de esta manera fuera a ir a tu cementerio, en vez de eso, "
            "exílialo",
        ),
        "any this way": (
            "if a spell cast this way would be put into a graveyard, exile it instead",
            "si un hechizo lanzado de esta manera fuera a ir a un cementerio, en vez de eso, "
            "exílialo",
        ),
    },
)
phrase(
    MayCast,
    en="{who} may cast {what} without paying its mana cost[exiled? . {exiled:kept from graveyard}]",
    es="{who} <puede> lanzar {what} sin pagar su coste de maná"
    "[exiled? . {exiled:kept from graveyard}]",
    when={"way": "", "zone": -1},
)
phrase(
    MayCast,
    en="{who} may cast {what}[exiled? . {exiled:kept from graveyard}]",
    es="{who} <puede> lanzar {what}[exiled? . {exiled:kept from graveyard}]",
    when={"way": "", "zone": -1, "free": False},
)


@final
@dataclass(frozen=True)
class MayPlay(Effect):
    """A player may play a card now, as a spell without paying its mana cost or as a land.

    CR 608.2g, 701.18a, 305.2b, 305.3.
    """

    what: Ref
    who: Ref = YOU

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = self.who.things(game, ctx)
        options: list[Answer] = []
        for card in self.what.things(game, ctx) if players else []:
            found = None if is_player(card) else game.objects.get(card)
            if found is None or found.zone in (Zone.BATTLEFIELD, Zone.STACK):
                continue
            options += _casts(game, players[0], card, "", -1)
            if may_play_land(game, players[0]):
                for face in found.definition.castable:
                    if found.definition.faces[face].types & Type.LAND:
                        options.append(PlayLand(card, face))
        return _asked(game, ctx, players[0], options) if players else None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        player = players[0] if players else ctx.controller
        if not isinstance(answer, PlayLand):
            _cast(game, ctx, player, answer)
            return
        ctx.bind_number(DID, 1)
        event = ZoneChange(answer.card, game.objects[answer.card].zone, Zone.BATTLEFIELD, "play")
        event.controller = player
        event.face = answer.face
        perform(game, [event])


binds(MayPlay, SPELL_CAST)


def may_play_land(game: Game, player: int) -> bool:
    """Whether a player can play a land while a spell or ability resolves. CR 305.2b, 305.3."""
    rules = game.effects.rules[player] if game.effects.rules else None
    if is_another_player(game.turn.active, player):
        return False
    if rules is not None and rules.cannot_play_lands:
        return False
    more = rules.extra_lands if rules is not None else 0
    return game.players[player].lands_played < 1 + more


phrase(
    MayPlay,
    en="{who} may play {what} without paying its mana cost",
    es="{who} <puede> jugar {what} sin pagar su coste de maná",
)


@final
@dataclass(frozen=True)
class CastIfAble(Effect):
    """A player casts a card without paying its mana cost, if they can. CR 608.2g, 118.9."""

    what: Ref
    who: Ref = IMPLIED

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        question = MayCast(self.what, self.who).ask(game, ctx)
        if question is not None:
            question.options.remove(NO)
            question.given_fallback = question.options[0]
        return question

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        MayCast(self.what, self.who).do(game, ctx, answer)


binds(CastIfAble, SPELL_CAST)
phrase(
    CastIfAble,
    en="{who} <casts> {what} without paying its mana cost if able",
    es="{who} <lanza> {what} sin pagar su coste de maná si puede",
)


@final
@dataclass(frozen=True)
class MayCastCopy(Effect):
    """A player may cast the copy of a card that was just made, without paying its mana cost.
    CR 707.12, 608.2g.
    """

    who: Ref = YOU

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return MayCast(Bound(COPIES), self.who).ask(game, ctx)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        MayCast(Bound(COPIES), self.who).do(game, ctx, answer)


binds(MayCastCopy, SPELL_CAST)
phrase(
    MayCastCopy,
    en="{who} may cast the copy without paying its mana cost",
    es="{who} <puede> lanzar la copia sin pagar su coste de maná",
)
needs(MayCastCopy, COPIED)


class HowCast(Term):
    """How many of the copies are cast."""

    ANY = ""
    ONE = "one"
    MUST = "must"


@final
@dataclass(frozen=True)
class CastCopies(Effect):
    """You may cast the copies of cards that were just made, without paying mana costs. CR 707.12.

    ``how`` is "" for each of them, "one" for one of them, or "must": you cast each if you can.
    """

    how: HowCast = HowCast.ANY

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        casts: list[Answer] = []
        for card in ctx.bound.get(COPIES, []):
            casts += _casts(game, ctx.controller, card, "", -1)
        question = _asked(game, ctx, ctx.controller, casts)
        if question is not None and self.how is HowCast.MUST:
            question.options.remove(NO)
            question.given_fallback = question.options[0]
        return question

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(answer, Cast) and self.how is not HowCast.ONE:
            game.frames.run_in_order((self,), ctx)
        _cast(game, ctx, ctx.controller, answer)


binds(CastCopies, SPELL_CAST)
looks_up(CastCopies, COPIES)
phrase(
    CastCopies,
    en="you may cast the copies without paying their mana costs",
    es="puedes lanzar las copias sin pagar sus costes de maná",
    when={"how": HowCast.ANY},
)
phrase(
    CastCopies,
    en="you may cast one of the copies without paying its mana cost",
    es="puedes lanzar una de las copias sin pagar su coste de maná",
    when={"how": HowCast.ONE},
)
phrase(
    CastCopies,
    en="cast the copies if able without paying their mana costs",
    es="lanza las copias si puedes sin pagar sus costes de maná",
    when={"how": HowCast.MUST},
)
needs(CastCopies, COPIED)


@final
@dataclass(frozen=True)
class MayCastAmong(Effect):
    """You may cast a spell that fits from among cards, without paying its mana cost. CR 608.2g.

    With ``any_number`` as many as you like, one after the other.
    """

    fits: Filter
    among: Ref
    any_number: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        casts: list[Answer] = []
        judged = ctx.clone({})
        for card in self.among.things(game, ctx):
            found = None if is_player(card) else game.objects.get(card)
            if found is None or found.zone in (Zone.BATTLEFIELD, Zone.STACK):
                continue
            casts += _fitting(game, judged, card, self.fits)
        return _asked(game, ctx, ctx.controller, casts)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(answer, Cast) and self.any_number:
            game.frames.run_in_order((self,), ctx)
        _cast(game, ctx, ctx.controller, answer)


binds(MayCastAmong, ABOUT_TO_BE_CAST, SPELL_CAST)
phrase(
    MayCastAmong,
    en="you may cast {fits} from among {among} without paying its mana cost",
    es="puedes lanzar {fits:un} de entre {among} sin pagar su coste de maná",
    when={"any_number": False},
)
phrase(
    MayCastAmong,
    en="you may cast any number of {fits:s} from among {among} without paying their mana costs",
    es="puedes lanzar cualquier cantidad de {fits:s} de entre {among} sin pagar sus costes de maná",
    when={"any_number": True},
)


@final
@dataclass(frozen=True)
class MayCastOne(Effect):
    """You may cast a spell out of those that fit, without paying its mana cost. CR 608.2g.

    Cards are judged as the spells they would be (CR 601.3e).
    """

    fits: Filter

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        casts: list[Answer] = []
        judged = ctx.clone({})
        for node in walk(self.fits):
            if isinstance(node, InZone):
                for card in things_in(game, ZONES[node.zone]):
                    casts += _fitting(game, judged, card, self.fits)
        return _asked(game, ctx, ctx.controller, casts)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        _cast(game, ctx, ctx.controller, answer)


binds(MayCastOne, ABOUT_TO_BE_CAST, SPELL_CAST)
phrase(
    MayCastOne,
    en="you may cast {fits} without paying its mana cost",
    es="puedes lanzar {fits:un} sin pagar su coste de maná",
)


@final
@dataclass(frozen=True)
class ExileUntilLesser(Effect):
    """Exile cards from the top of your library until a nonland card of lesser mana value than the
    source is exiled. CR 702.85a.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        limit = stat_value(game, ctx.source, Stat.MANA_VALUE)
        ctx.bind(FOUND_LAST, [])
        events: list[Event] = []
        for card in game.players[ctx.controller].library:
            events.append(ZoneChange(card, Zone.LIBRARY, Zone.EXILE, "exile"))
            now = game.objects[card].now
            if not now.types & Type.LAND and stat_value(game, card, Stat.MANA_VALUE) < limit:
                ctx.bind(FOUND_LAST, [card])
                break
        perform(game, events, ctx, EXILED_FROM_TOP)


binds(ExileUntilLesser, EXILED_FROM_TOP, FOUND_LAST)


@final
@dataclass(frozen=True)
class RestToBottom(Effect):
    """Put the cards exiled from the top that are still exiled on the bottom of your library in a
    random order. CR 702.85a.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = [
            card
            for card in ctx.bound.get(EXILED_FROM_TOP, [])
            if card in game.objects and game.objects[card].zone is Zone.EXILE
        ]
        game.chance.shuffle(cards)
        events: list[Event] = []
        for card in cards:
            move = ZoneChange(card, Zone.EXILE, Zone.LIBRARY, "put")
            move.position = -1
            events.append(move)
        perform(game, events)


looks_up(RestToBottom, EXILED_FROM_TOP)


@final
@dataclass(frozen=True)
class HasteIfCreature(Effect):
    """A creature spell that was just cast has haste, and the permanent it becomes. CR 702.62a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        spells = [
            spell
            for spell in ctx.bound.get(SPELL_CAST, [])
            if not is_player(spell) and game.object(spell).is_creature()
        ]
        if spells:
            own = Context(ctx.source, ctx.controller)
            changes = (GainAbilities((HASTE,)),)
            perform(game, [EffectBegan(Continuous(own, changes, Duration.PERMANENT, spells))])


looks_up(HasteIfCreature, SPELL_CAST)

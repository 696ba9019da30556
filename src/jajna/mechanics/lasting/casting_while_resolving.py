"""Casting spells while a spell or ability resolves, and the cards that weren't cast. CR 608.2g."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, final

from jajna.decision import FREE, NO, Answer, Cast, Decision, Kind, PlayLand, Shape
from jajna.events.base import Event
from jajna.events.effects import EffectBegan, EffectEnded
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import IN_HAND, Amount, Duration, Effect, Filter, Ref, walk
from jajna.ir.composites import DID
from jajna.ir.declared.binding import COPIED, misplaced, needs
from jajna.ir.declared.names import FOUND_LAST, binds, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.filters.nouns import Spell, about_to_be_cast
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import YOU, Bound, ThisSpell, things_in
from jajna.kernel.casting.announce import SPELL_CAST, begin_casting
from jajna.kernel.casting.copies import COPIES
from jajna.kernel.casting.legality import why_not_cast_by_effect
from jajna.kernel.costs.granted_abilities import as_spell
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous, Shield
from jajna.kernel.zones.knowledge import put_in_secret
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.rules.play_from_elsewhere import (
    KEPT_FROM_GRAVEYARD,
    PERMITTED,
    SINCE,
    SpendOnThese,
    SpentAs,
)
from jajna.vocab import ZONES, Term, Type, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "COPY",
    "EXILED_FROM_TOP",
    "CastWhileResolving",
    "ExileUntilLesser",
    "HasteIfCreature",
    "Instead",
    "RestToBottom",
    "SpellAmong",
]

EXILED_FROM_TOP: Final = "exiled from the top"
"""Name of the cards that were exiled until one was found."""


def _casts(
    game: Game,
    player: int,
    card: int,
    way: str,
    less: int,
    free: bool = True,
    transformed: bool = False,
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
    faces = thing.definition.castable
    if transformed:
        faces = (1,) if thing.definition.double_faced else ()
    for face in faces:
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
class SpellAmong(Ref):
    """A spell of those that fit, as one chooses to cast it, or with ``several`` any number of them.

    They are ``among`` certain cards, or else in the zones that ``fits`` names. Cards are judged as
    the spells they would be (CR 601.3e).
    """

    fits: Filter | None = None
    among: Ref | None = None
    several: bool = False
    cards: bool = field(default=False, compare=False)
    all: bool = field(default=False, compare=False)
    """Whether the text lets all of the cards be cast: "you may cast those cards"."""

    def is_choice(self) -> bool:
        return True

    def things(self, game: Game, ctx: Context) -> list[int]:
        cards = self._cards(game, ctx)
        if self.fits is None:
            return cards
        return [card for card in cards if self.fitting(game, ctx, card)]

    def fitting(self, game: Game, ctx: Context, card: int) -> list[int]:
        """A list of the faces of a card that fit as the spells they would be. CR 715.3a."""
        thing = game.objects.get(card)
        if thing is None:
            return []
        judged = about_to_be_cast(ctx, [card])
        now = thing.now
        found: list[int] = []
        for face in thing.definition.castable:
            thing.now = as_spell(game, thing, face)
            if self.fits is None or self.fits.matches(game, judged, card):
                found.append(face)
            thing.now = now
        return found

    def _cards(self, game: Game, ctx: Context) -> list[int]:
        if self.among is not None:
            return [card for card in self.among.things(game, ctx) if not is_player(card)]
        assert self.fits is not None, "spells among no cards"
        return [
            card
            for node in walk(self.fits)
            if isinstance(node, InZone)
            for card in things_in(game, ZONES[node.zone])
        ]


phrase(
    SpellAmong,
    en="{fits} from among {among}",
    es="{fits:un} de entre {among}",
    place="spell",
)
phrase(SpellAmong, en="{fits}", es="{fits:un}", place="spell")
phrase(
    SpellAmong,
    en="any number of {fits:s} from among {among}",
    es="cualquier cantidad de {fits:s} de entre {among}",
    when={"several": True, "cards": False},
    place="spells",
)

phrase(
    SpellAmong,
    en="any number of {among}",
    es="cualquier cantidad de {among}",
    when={"fits": Spell(), "several": True, "cards": True, "all": False},
    place="cards to cast",
)

phrase(
    SpellAmong,
    en="{among}",
    es="{among}",
    when={"fits": Spell(), "several": True, "cards": True, "all": True},
    place="spells",
)

COPY: Final = Bound(COPIES)
"""The copy that was just made."""
ONE_COPY: Final = SpellAmong(among=COPY)
"""One of the copies that were just made."""
ALL_COPIES: Final = SpellAmong(among=COPY, several=True)
"""Each of the copies that were just made."""


class Instead(Term):
    """How a text says which spell it cast is exiled instead of going to which graveyard."""

    NOT_SAID = ""
    YOURS = "yours"
    ANY = "any"
    ANY_THIS_TURN = "any this turn"
    YOURS_THIS_WAY = "yours this way"
    ANY_THIS_WAY = "any this way"
    INSTANTS_THIS_WAY = "instants this way"
    """Only an instant or sorcery spell, which the text says."""


@final
@dataclass(frozen=True)
class CastWhileResolving(Effect):
    """A player may cast a card now, by default without paying its mana cost. CR 608.2g, 118.9.

    Of a ``SpellAmong`` with ``several`` they may then cast another. With ``must`` they cast it if
    they can; with ``lands`` they may also play it as a land (CR 701.18a, 305.2b, 305.3). Unless it
    is ``free``, what the card costs is paid. ``way`` names an alternative cost of the card that is
    paid instead. ``zone`` is where the card must still be (-1: anywhere), ``less`` what the spell's
    mana value must be less than. The spell is bound as ``SPELL_CAST``, and whether it was cast is
    noted for "if you do". ``exiled``: it is exiled instead of going to a graveyard.
    ``transformed``: a double-faced card is cast with its back face up (CR 712.8c). ``again``: its
    name must be that of a spell that was cast this turn. ``told``: the text says "cast" and not
    "you may cast". ``any_type``: mana of any type can be spent on it (CR 609.4b).
    """

    what: Ref
    who: Ref = YOU
    way: str = ""
    zone: int = -1
    less: Amount | None = None
    free: bool = True
    exiled: Instead = Instead.NOT_SAID
    must: bool = False
    lands: bool = False
    transformed: bool = False
    again: bool = False
    told: bool = field(default=False, compare=False)
    any_type: bool = False
    most: Amount | None = None
    """The greatest mana value that the spell may have, if the text says one."""
    that: bool = field(default=False, compare=False)
    """Whether the text then calls it "that spell", and not "the spell"."""

    def cards_to_cast(self, game: Game, ctx: Context) -> list[int]:
        return self.what.things(game, ctx)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.any_type:
            return None
        players = self.who.things(game, ctx)
        less = self.less.value(game, ctx) if self.less is not None else -1
        if self.most is not None:
            less = max(self.most.value(game, ctx), 0) + 1
        options: list[Answer] = []
        for card in self.what.things(game, ctx) if players else []:
            found = None if is_player(card) else game.objects.get(card)
            if found is None or found.zone in (Zone.BATTLEFIELD, Zone.STACK):
                continue
            if self.zone >= 0 and found.zone != self.zone:
                continue
            casts = _casts(game, players[0], card, self.way, less, self.free, self.transformed)
            if isinstance(self.what, SpellAmong):
                faces = self.what.fitting(game, ctx, card)
                casts = [one for one in casts if isinstance(one, Cast) and one.face in faces]
            if self.again:
                names = _names_cast(game)
                casts = [
                    one
                    for one in casts
                    if isinstance(one, Cast) and found.definition.faces[one.face].name in names
                ]
            options += casts
            if self.lands and may_play_land(game, players[0]):
                for face in found.definition.castable:
                    if found.definition.faces[face].types & Type.LAND:
                        options.append(PlayLand(card, face))
        question = _asked(game, ctx, players[0], options) if players else None
        if question is not None and self.must:
            question.options.remove(NO)
            question.given_fallback = question.options[0]
        return question

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        player = players[0] if players else ctx.controller
        if self.any_type:
            self._with_any_mana(game, ctx, player)
            return
        if isinstance(answer, PlayLand):
            self._play(game, ctx, player, answer)
            return
        if isinstance(answer, Cast) and isinstance(self.what, SpellAmong) and self.what.several:
            game.frames.run_in_order((self,), ctx)
        if self.exiled is not Instead.NOT_SAID:
            instants = self.exiled is Instead.INSTANTS_THIS_WAY
            game.frames.run_in_order((KeepFromGraveyard(instants),), ctx)
        _cast(game, ctx, player, answer)

    def _with_any_mana(self, game: Game, ctx: Context, player: int) -> None:
        """Follow it while mana may be spent on those cards as though of any type. CR 609.4b."""
        own = Context(ctx.source, player)
        own.bind(PERMITTED, [card for card in self.what.things(game, ctx) if not is_player(card)])
        own.bind_number(SINCE, game.history.events_happened)
        ctx.bind_number(SINCE, game.history.events_happened)
        changes = (SpendOnThese(SpentAs.TYPE),)
        game.frames.run_in_order((replace(self, any_type=False), StopSpendingSo()), ctx)
        perform(game, [EffectBegan(Continuous(own, changes, Duration.END_OF_TURN, [player]))])

    def _play(self, game: Game, ctx: Context, player: int, land: PlayLand) -> None:
        ctx.bind_number(DID, 1)
        event = ZoneChange(land.card, game.objects[land.card].zone, Zone.BATTLEFIELD, "play")
        event.controller = player
        event.face = land.face
        perform(game, [event])


def _names_cast(game: Game) -> set[str]:
    """The names of the spells that were cast this turn, each as it last was. CR 601.2i, 201.2a."""
    spells = [spell for player in game.players for spell in player.spells]
    found = [object_of(game, spell) for spell in spells]
    return {one.now.name for one in found if one is not None} - {""}


def _of_itself(made: CastWhileResolving) -> str | None:
    """A spell that resolves has been cast: what lets it be cast for nothing is a cost. CR 118.9."""
    return "a spell isn't cast as it resolves" if made.what == ThisSpell() else None


misplaced(CastWhileResolving, _of_itself)
binds(CastWhileResolving, PERMITTED, SINCE, SPELL_CAST)


@final
@dataclass(frozen=True)
class StopSpendingSo(Effect):
    """The effect on mana ends that was for a spell that could be cast just now. CR 609.4b."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        since = ctx.numbers[SINCE]
        over = [
            one
            for one in game.effects.all_lasting()
            if one.ctx.source == ctx.source and one.ctx.numbers.get(SINCE) == since
        ]
        perform(game, [EffectEnded(over)] if over else [])


looks_up(StopSpendingSo, SINCE)


@final
@dataclass(frozen=True)
class KeepFromGraveyard(Effect):
    """The spell just cast is exiled if it would be put into a graveyard; with ``instants`` only if
    it is an instant or sorcery. CR 614.1a, 400.7h.
    """

    instants: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        spells = ctx.bound.get(SPELL_CAST, [])
        if self.instants:
            kinds = Type.INSTANT | Type.SORCERY
            spells = [one for one in spells if game.object(one).now.types & kinds]
        own = Context(ctx.source, ctx.controller)
        shield = Shield(own, KEPT_FROM_GRAVEYARD, Duration.PERMANENT, spells.copy())
        perform(game, [EffectBegan(shield)] if spells else [])


looks_up(KeepFromGraveyard, SPELL_CAST)


def may_play_land(game: Game, player: int) -> bool:
    """Whether a player can play a land while a spell or ability resolves. CR 305.2b, 305.3."""
    rules = game.effects.rules[player] if game.effects.rules else None
    if not game.players.are_as_one(game.turn.active, player):
        return False
    if rules is not None and rules.cannot_play_lands:
        return False
    more = rules.extra_lands if rules is not None else 0
    return game.players[player].lands_played < 1 + more


words(
    "kept from graveyard",
    {
        Instead.YOURS: (
            "if that spell would be put into your graveyard, exile it instead",
            "si ese hechizo fuera a ir a tu cementerio, en vez de eso, exílialo",
        ),
        Instead.ANY: (
            "if that spell would be put into a graveyard, exile it instead",
            "si ese hechizo fuera a ir a un cementerio, en vez de eso, exílialo",
        ),
        Instead.ANY_THIS_TURN: (
            "if that spell would be put into a graveyard this turn, exile it instead",
            "si ese hechizo fuera a ir a un cementerio este turno, en vez de eso, exílialo",
        ),
        Instead.YOURS_THIS_WAY: (
            "if a spell cast this way would be put into your graveyard, exile it instead",
            "si un hechizo lanzado de esta manera fuera a ir a tu cementerio, en vez de eso, "
            "exílialo",
        ),
        Instead.ANY_THIS_WAY: (
            "if a spell cast this way would be put into a graveyard, exile it instead",
            "si un hechizo lanzado de esta manera fuera a ir a un cementerio, en vez de eso, "
            "exílialo",
        ),
        Instead.INSTANTS_THIS_WAY: (
            "if an instant or sorcery spell cast this way would be put into your graveyard, exile "
            "it instead",
            "si un hechizo de instantáneo o de conjuro lanzado de esta manera fuera a ir a tu "
            "cementerio, en vez de eso, exílialo",
        ),
    },
)
phrase(
    CastWhileResolving,
    en="cast {what:cards to cast} without paying their mana costs",
    es="lanza {what:cards to cast} sin pagar sus costes de maná",
    when={"told": True, "free": True, "way": "", "zone": -1, "who": YOU},
)
phrase(
    CastWhileResolving,
    en="{who} may cast {what} without paying its mana cost[exiled? . {exiled:kept from graveyard}]",
    es="{who} <puede> lanzar {what} sin pagar su coste de maná"
    "[exiled? . {exiled:kept from graveyard}]",
    when={"way": "", "zone": -1},
)
for _that, _en, _es in ((False, "the", "del"), (True, "that", "de ese")):
    phrase(
        CastWhileResolving,
        en=f"{{who}} may cast {{what}} without paying its mana cost if {_en} spell's mana value is "
        "{most} or less",
        es="{who} <puede> lanzar {what} sin pagar su coste de maná si el valor de maná "
        f"{_es} hechizo es de {{most}} o menos",
        when={"way": "", "zone": -1, "free": True, "that": _that},
        unsaid=("less",),
    )
phrase(
    CastWhileResolving,
    en="{who} may cast {what}[exiled? . {exiled:kept from graveyard}]",
    es="{who} <puede> lanzar {what}[exiled? . {exiled:kept from graveyard}]",
    when={"way": "", "zone": -1, "free": False},
)
phrase(
    CastWhileResolving,
    en="{who} may cast {what}, and mana of any type can be spent to cast that spell"
    "[exiled? . {exiled:kept from graveyard}]",
    es="{who} <puede> lanzar {what}, y se puede gastar maná de cualquier tipo para lanzar ese "
    "hechizo[exiled? . {exiled:kept from graveyard}]",
    when={"way": "", "zone": -1, "free": False, "any_type": True},
)
phrase(
    CastWhileResolving,
    en="{who} may cast {what} from the command zone without paying its mana cost",
    es="{who} <puede> lanzar {what} desde la zona de mando sin pagar su coste de maná",
    when={"way": "", "zone": 6},
)
phrase(
    CastWhileResolving,
    en="{who} may play {what} without paying its mana cost",
    es="{who} <puede> jugar {what} sin pagar su coste de maná",
    when={"lands": True},
)
phrase(
    CastWhileResolving,
    en="{who} <casts> {what} without paying its mana cost if able",
    es="{who} <lanza> {what} sin pagar su coste de maná si puede",
    when={"must": True},
)
phrase(
    CastWhileResolving,
    en="{who} <may> cast {what:spell} without paying its mana cost"
    "[exiled? . {exiled:kept from graveyard}]",
    es="{who} <puede> lanzar {what:spell} sin pagar su coste de maná"
    "[exiled? . {exiled:kept from graveyard}]",
)
phrase(
    CastWhileResolving,
    en="{who} may cast {what:spell} without paying its mana cost if it has the same name as a "
    "spell that was cast this turn",
    es="{who} <puede> lanzar {what:spell} sin pagar su coste de maná si tiene el mismo nombre que "
    "un hechizo que fue lanzado este turno",
    when={"again": True},
)
phrase(
    CastWhileResolving,
    en="{who} may cast {what:spells} without paying their mana costs",
    es="{who} <puede> lanzar {what:spells} sin pagar sus costes de maná",
)
phrase(
    CastWhileResolving,
    en="{who} may cast the copy without paying its mana cost",
    es="{who} <puede> lanzar la copia sin pagar su coste de maná",
    when={"what": COPY, "way": "", "zone": -1},
)
phrase(
    CastWhileResolving,
    en="{who} may cast the copy",
    es="{who} <puede> lanzar la copia",
    when={"what": COPY, "way": "", "zone": -1, "free": False, "any_type": False},
)
phrase(
    CastWhileResolving,
    en="{who} may cast any number of the copies",
    es="{who} <puede> lanzar cualquier cantidad de las copias",
    when={"what": ALL_COPIES, "way": "", "zone": -1, "free": False},
)
phrase(
    CastWhileResolving,
    en="{who} may cast one of the copies without paying its mana cost",
    es="{who} <puede> lanzar una de las copias sin pagar su coste de maná",
    when={"what": ONE_COPY},
)
phrase(
    CastWhileResolving,
    en="{who} may cast the copies without paying their mana costs",
    es="{who} <puede> lanzar las copias sin pagar sus costes de maná",
    when={"what": ALL_COPIES},
)
phrase(
    CastWhileResolving,
    en="cast the copies if able without paying their mana costs",
    es="lanza las copias si puedes sin pagar sus costes de maná",
    when={"what": ALL_COPIES, "must": True},
)


def _casts_copies(made: CastWhileResolving) -> bool:
    return made.what in (COPY, ONE_COPY, ALL_COPIES)


needs(CastWhileResolving, COPIED, when=_casts_copies)


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
        put_in_secret(game, cards, 0)
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

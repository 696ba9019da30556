"""Cards that effects let players play from elsewhere, or without paying. CR 601.3, 701.18a."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import CastFrom
from jajna.ir.amounts import ONE, StatOf
from jajna.ir.base import Amount, Condition, Cost, Filter, Layer, Modification, Replacement
from jajna.ir.declared.names import looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import OfType, Spell
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat
from jajna.ir.refs import THIS, YOU
from jajna.kernel.players.player_rules import SINCE, CostChange, Permission, Spending
from jajna.kernel.players.teams import is_active
from jajna.kernel.state.context import Context
from jajna.mechanics.costs.things import PayLife
from jajna.mechanics.counts.shared_characteristics import Shared, SharesWithOne
from jajna.mechanics.counts.would_be import WouldBe
from jajna.mechanics.replacements.destinations import KeptFromGraveyard
from jajna.mechanics.replacements.entering import EntersEnlarged
from jajna.mechanics.rules.mana_spending import ALL_MANA
from jajna.vocab import Reads, Term, Type, Zone, bit
from jajna.wording import Own, calls_itself, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "HANDS",
    "KEPT_FROM_GRAVEYARD",
    "PERMITTED",
    "SINCE",
    "CannotPlayFrom",
    "CastFromHandOnly",
    "CastSo",
    "Forbidden",
    "GraveyardsAsOwn",
    "HowOften",
    "LookAtTopAndPlay",
    "MayCastOneMore",
    "MayCastThisFrom",
    "MayPlayFrom",
    "MayPlayHands",
    "MayPlayOfEachType",
    "MayPlayOne",
    "MayPlayThese",
    "PlayedFrom",
    "PlayedGraveyard",
    "SpendOnThese",
    "SpentAs",
    "TopOfLibrary",
]

PERMITTED: Final = "permitted"
"""Name under which the cards are bound that a permission is for."""


@final
@dataclass(frozen=True)
class TopOfLibrary(Filter):
    """The top card of the controller's library. CR 401.1."""

    def reads(self) -> int:
        return Reads.ZONES

    def where(self) -> int:
        return 1 << Zone.LIBRARY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in game.players[ctx.controller].library[:1]


@final
@dataclass(frozen=True)
class PlayedGraveyard(Filter):
    """In the controller's graveyard, or as though it were, for playing it. CR 404.1, 609.4a."""

    def where(self) -> int:
        return 1 << Zone.GRAVEYARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone is not Zone.GRAVEYARD:
            return False
        return found.owner == ctx.controller or game.effects.rules[ctx.controller].graveyards_as_own


_IN_GRAVEYARD: Final = PlayedGraveyard()
_IN_HAND: Final = InZone(Zone.HAND, YOU)
_ON_TOP: Final = TopOfLibrary()


class PlayedFrom(Term):
    """A place of the controller's from which cards may be played. CR 601.3."""

    GRAVEYARD = "graveyard"
    HAND = "hand"
    TOP = "top"

    def cards(self) -> Filter:
        """What is there."""
        if self is PlayedFrom.GRAVEYARD:
            return _IN_GRAVEYARD
        return _IN_HAND if self is PlayedFrom.HAND else _ON_TOP


words(
    "played from",
    {
        PlayedFrom.GRAVEYARD: ("your graveyard", "tu cementerio"),
        PlayedFrom.HAND: ("your hand", "tu mano"),
        PlayedFrom.TOP: ("the top of your library", "la parte superior de tu biblioteca"),
    },
)


KEPT_FROM_GRAVEYARD: Final = KeptFromGraveyard(Zone.STACK)
"""The replacement that exiles a spell if it would be put into a graveyard. CR 400.7h."""
_FOR_LIFE: Final[tuple[Cost, ...]] = (PayLife(StatOf(THIS, Stat.MANA_VALUE)),)


class CastSo(Term):
    """What holds for spells cast by a permission. CR 601.3b, 614.1a."""

    NOTHING = ""
    EXILED_FROM_YOURS = "exiled from yours"
    EXILED = "exiled"
    FOR_LIFE = "for life"
    FLASH = "flash"
    CREATURE_FINALITY = "creature with finality counter"
    ARTIFACT_FINALITY = "artifact with finality counter"
    PERMANENT_FINALITY = "permanent with finality counter"


words(
    "of spells cast so",
    {
        CastSo.EXILED_FROM_YOURS: (
            "if a spell cast this way would be put into your graveyard, exile it instead",
            "si un hechizo lanzado de esta manera fuera a ir a tu cementerio, en vez de eso, "
            "exílialo",
        ),
        CastSo.EXILED: (
            "if a spell cast this way would be put into a graveyard, exile it instead",
            "si un hechizo lanzado de esta manera fuera a ir a un cementerio, en vez de eso, "
            "exílialo",
        ),
        CastSo.FOR_LIFE: (
            "if you cast a spell this way, pay life equal to its mana value rather than pay its "
            "mana cost",
            "si lanzas un hechizo de esta manera, paga una cantidad de vidas igual a su valor de "
            "maná en lugar de pagar su coste de maná",
        ),
        CastSo.FLASH: (
            "if you cast a spell this way, you may cast it as though it had flash",
            "si lanzas un hechizo de esta manera, puedes lanzarlo como si tuviera la habilidad de "
            "destello",
        ),
        CastSo.CREATURE_FINALITY: (
            "if you cast a spell this way, that creature enters with a finality counter on it",
            "si lanzas un hechizo de esta manera, esa criatura entra con un contador de finalidad",
        ),
        CastSo.ARTIFACT_FINALITY: (
            "if you cast a spell this way, that artifact enters with a finality counter on it",
            "si lanzas un hechizo de esta manera, ese artefacto entra con un contador de finalidad",
        ),
        CastSo.PERMANENT_FINALITY: (
            "if you cast a spell this way, that permanent enters with a finality counter on it",
            "si lanzas un hechizo de esta manera, ese permanente entra con un contador de "
            "finalidad",
        ),
    },
)


_WITH_FINALITY: Final = (
    CastSo.CREATURE_FINALITY,
    CastSo.ARTIFACT_FINALITY,
    CastSo.PERMANENT_FINALITY,
)
FINALITY: Final = "finality"
"""The kind of counter with which a permanent is exiled instead of dying. CR 122.1h."""


def _permit(rules: PlayerRules, permission: Permission, told: CastSo) -> None:
    """Let a player play cards; ``told`` is what holds for spells cast so. CR 601.3."""
    rules.playable.append(permission)
    if told is CastSo.EXILED or told is CastSo.EXILED_FROM_YOURS:
        permission.shield = KEPT_FROM_GRAVEYARD
    elif told is CastSo.FOR_LIFE:
        permission.free = True
        permission.instead = _FOR_LIFE
    elif told in _WITH_FINALITY:
        permission.shield = EntersEnlarged(ONE, FINALITY)
    elif told is CastSo.FLASH and permission.spells is not None:
        rules.flash.append((permission.ctx, All((permission.cards, permission.spells))))


@final
@dataclass(frozen=True)
class MayPlayFrom(Modification):
    """May play lands, or cast spells that fit, from a place. CR 601.3, 701.18a.

    With ``free`` spells are cast without paying their mana costs (CR 118.9). ``told`` is what holds
    for spells cast this way. ``costs`` are paid in addition to the others (CR 118.8). ``cards``:
    the text speaks of cards.
    """

    place: PlayedFrom
    lands: bool = False
    spells: Filter | None = None
    free: bool = False
    told: CastSo = CastSo.NOTHING
    cards: bool = field(default=False, compare=False)
    costs: tuple[Cost, ...] = ()
    brief: bool = field(default=False, compare=False)
    """Whether the text leaves "paying" out before the other costs."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        spells = None if self.spells is None else WouldBe(self.spells)
        permission = Permission(own, self.place.cards(), self.lands, spells, self.free)
        permission.besides = self.costs
        _permit(rules, permission, self.told)


phrase(
    MayPlayFrom,
    en="may play cards from {place:played from}[told? . {told:of spells cast so}]",
    es="<puede> jugar cartas desde {place:played from}[told? . {told:of spells cast so}]",
    when={"lands": True, "spells": Spell(), "free": False, "cards": True},
)
phrase(
    MayPlayFrom,
    en="may play lands and cast {spells:s} from {place:played from}"
    "[told? . {told:of spells cast so}]",
    es="<puede> jugar tierras y lanzar {spells:s} desde {place:played from}"
    "[told? . {told:of spells cast so}]",
    when={"lands": True, "free": False, "cards": False},
)
phrase(
    MayPlayFrom,
    en="may play lands from {place:played from}",
    es="<puede> jugar tierras desde {place:played from}",
    when={"lands": True, "spells": None, "free": False, "told": CastSo.NOTHING},
)
phrase(
    MayPlayFrom,
    en="may cast {spells:s} from {place:played from}[free? without paying their mana costs]"
    "[told? . {told:of spells cast so}]",
    es="<puede> lanzar {spells:s} desde {place:played from}[free? sin pagar sus costes de maná]"
    "[told? . {told:of spells cast so}]",
    when={"lands": False, "costs": (), "brief": False},
)
for _brief, _en, _es in ((False, "paying ", "pagar "), (True, "", "")):
    phrase(
        MayPlayFrom,
        en="may cast {spells:s} from {place:played from} by {costs:and} in addition to "
        f"{_en}their other costs[told? . {{told:of spells cast so}}]",
        es=f"puedes {{costs:and}} además de {_es}sus otros costes para lanzar {{spells:s}} desde "
        "{place:played from}[told? . {told:of spells cast so}]",
        when={"lands": False, "brief": _brief},
    )


@final
@dataclass(frozen=True)
class LookAtTopAndPlay(Modification):
    """You may look at the top card of your library any time, and play it if it fits.
    CR 401.2, 401.5, 601.3.

    ``lands`` may be played, and ``spells`` that fit may be cast.
    """

    lands: bool = False
    spells: Filter | None = None

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.top_seen = True
        MayPlayFrom(PlayedFrom.TOP, self.lands, self.spells).govern(game, ctx, player, rules)


_LOOK: Final = "you may look at the top card of your library any time, and you may"
_LOOK_ES: Final = "puedes mirar la primera carta de tu biblioteca en cualquier momento, y puedes"
phrase(
    LookAtTopAndPlay,
    en=f"{_LOOK} play lands from the top of your library",
    es=f"{_LOOK_ES} jugar tierras desde la parte superior de tu biblioteca",
    when={"lands": True, "spells": None},
)
phrase(
    LookAtTopAndPlay,
    en=f"{_LOOK} play lands and cast {{spells:s}} from the top of your library",
    es=f"{_LOOK_ES} jugar tierras y lanzar {{spells:s}} desde la parte superior de tu biblioteca",
    when={"lands": True},
)
phrase(
    LookAtTopAndPlay,
    en=f"{_LOOK} cast {{spells:s}} from the top of your library",
    es=f"{_LOOK_ES} lanzar {{spells:s}} desde la parte superior de tu biblioteca",
    when={"lands": False},
)


class HowOften(Term):
    """How often, and in whose turn, one spell may be cast."""

    ONCE_YOURS = "once yours"
    EACH_OF_YOURS = "each of yours"
    ONCE_EACH_TURN = "once each turn"
    ONE_YOURS = "one yours"


@final
@dataclass(frozen=True)
class MayPlayOne(Modification):
    """May cast one spell that fits from a place each turn, or with ``lands`` play a land instead.
    CR 601.3, 701.18a.

    ``how`` is how the text says how often: "once yours", "each of yours", "one yours" for during
    each of your turns, "once each turn". ``told`` and ``free`` are as in ``MayPlayFrom``. With
    ``others`` the spell must share a card type with one of these (CR 205.2a).
    """

    spell: Filter
    place: PlayedFrom
    how: HowOften
    lands: bool = False
    told: CastSo = CastSo.NOTHING
    free: bool = False
    others: Filter | None = None

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.TURN | Reads.HISTORY

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        name = f"played by {ctx.source}"
        if game.players[player].happened(name):
            return
        if self.how is not HowOften.ONCE_EACH_TURN and not is_active(game, player):
            return
        own = Context(ctx.source, player)
        cards = self.place.cards()
        spell = self.spell
        if self.others is not None:
            spell = All((spell, SharesWithOne(Shared.CARD_TYPE, self.others)))
        permission = Permission(own, cards, self.lands, WouldBe(spell), self.free)
        permission.name = name
        _permit(rules, permission, self.told)


for _how, _en, _es in (
    (
        HowOften.ONCE_YOURS,
        "once during each of your turns, you may",
        "una vez durante cada uno de tus turnos, puedes",
    ),
    (
        HowOften.EACH_OF_YOURS,
        "during each of your turns, you may",
        "durante cada uno de tus turnos, puedes",
    ),
    (HowOften.ONCE_EACH_TURN, "once each turn, you may", "una vez cada turno, puedes"),
):
    phrase(
        MayPlayOne,
        en=f"{_en} cast {{spell}} from {{place:played from}}"
        "[free? without paying its mana cost][told? . {told:of spells cast so}]",
        es=f"{_es} lanzar {{spell:un}} desde {{place:played from}}"
        "[free? sin pagar su coste de maná][told? . {told:of spells cast so}]",
        when={"how": _how, "lands": False, "others": None},
    )
    phrase(
        MayPlayOne,
        en=f"{_en} cast {{spell}} from {{place:played from}} if it shares a card type with"
        " {others:a}",
        es=f"{_es} lanzar {{spell:un}} desde {{place:played from}} si comparte un tipo de carta con"
        " {others:un}",
        when={"how": _how, "lands": False, "told": CastSo.NOTHING, "free": False},
    )
    phrase(
        MayPlayOne,
        en=f"{_en} play a land or cast {{spell}} from {{place:played from}}"
        "[told? . {told:of spells cast so}]",
        es=f"{_es} jugar una tierra o lanzar {{spell:un}} desde {{place:played from}}"
        "[told? . {told:of spells cast so}]",
        when={"how": _how, "lands": True, "free": False, "others": None},
    )
phrase(
    MayPlayOne,
    en="during each of your turns, you may cast one {spell:one} from {place:played from}",
    es="durante cada uno de tus turnos, puedes lanzar un solo {spell:one} desde "
    "{place:played from}",
    when={
        "how": HowOften.ONE_YOURS,
        "lands": False,
        "told": CastSo.NOTHING,
        "free": False,
        "others": None,
    },
)

_PERMANENT_TYPES: Final[tuple[tuple[str, int], ...]] = (
    ("artifact", Type.ARTIFACT),
    ("battle", Type.BATTLE),
    ("creature", Type.CREATURE),
    ("enchantment", Type.ENCHANTMENT),
    ("planeswalker", Type.PLANESWALKER),
)


@final
@dataclass(frozen=True)
class MayPlayOfEachType(Modification):
    """During each of the own turns, may play a land and cast a permanent spell of each permanent
    type from a place; which of several types one is cast as is chosen. CR 601.3, 110.4.
    """

    place: PlayedFrom

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.TURN | Reads.HISTORY

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if not is_active(game, player):
            return
        own = Context(ctx.source, player)
        cards = self.place.cards()
        for word, type_ in (("land", Type.LAND), *_PERMANENT_TYPES):
            name = f"{word} played by {ctx.source}"
            if game.players[player].happened(name):
                continue
            spells = None if word == "land" else WouldBe(All((OfType(type_), Spell())))
            permission = Permission(own, cards, word == "land", spells, False)
            permission.name = name
            permission.word = word
            rules.playable.append(permission)


phrase(
    MayPlayOfEachType,
    en="during each of your turns, you may play a land and cast a permanent spell of each "
    "permanent type from {place:played from}",
    es="durante cada uno de tus turnos, puedes jugar una tierra y lanzar un hechizo de permanente "
    "de cada tipo de permanente desde {place:played from}",
)


class Forbidden(Term):
    """A place of a player's from which that player can't play cards, as texts say it. CR 101.2."""

    THEIR_GRAVEYARDS = "their graveyards"
    YOUR_HAND = "your hand"


words(
    "not played from",
    {
        Forbidden.THEIR_GRAVEYARDS: ("their graveyards", "sus cementerios"),
        Forbidden.YOUR_HAND: ("your hand", "tu mano"),
    },
)


@final
@dataclass(frozen=True)
class CannotPlayFrom(Modification):
    """Can't play lands or cast spells from a place. CR 101.2, 601.3."""

    place: Forbidden

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        zone = Zone.HAND if self.place is Forbidden.YOUR_HAND else Zone.GRAVEYARD
        theirs = InZone(zone, YOU)
        rules.forbidden.append((own, theirs))
        rules.forbidden_lands.append((own, theirs))


phrase(
    CannotPlayFrom,
    en="<can't> play lands or cast spells from {place:not played from}",
    es="no <puede> jugar tierras ni lanzar hechizos desde {place:not played from}",
)


@final
@dataclass(frozen=True)
class CastFromHandOnly(Modification):
    """Can't cast spells from anywhere other than the own hand. CR 101.2, 601.3."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.forbidden.append((Context(ctx.source, player), Not(_IN_HAND)))


phrase(
    CastFromHandOnly,
    en="<can't> cast spells from anywhere other than their hands",
    es="no <puede> lanzar hechizos desde ningún otro lugar que no sea su mano",
)


@final
@dataclass(frozen=True)
class GraveyardsAsOwn(Modification):
    """Plays cards in other players' graveyards as though they were in the own one. CR 609.4."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.graveyards_as_own = True


@final
@dataclass(frozen=True)
class MayCastThisFrom(Modification):
    """The owner may cast the card itself from a zone: "you may cast ~ from exile". CR 601.3.

    With ``count`` the permanent that it becomes enters with counters (CR 614.1c, 400.7d); there
    must then be the ``condition``, if one is said. ``named``: the text says "~ enters".
    """

    zone: int
    count: Amount | None = None
    counter: str = ""
    condition: Condition | None = None
    named: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def works_in(self) -> int:
        return bit(self.zone)

    def reads(self) -> int:
        return 0 if self.condition is None else self.condition.reads()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        if self.condition is not None and not self.condition.holds(game, own):
            return
        permission = Permission(own, SELF, False, WouldBe(SELF), False)
        if self.count is not None:
            permission.shield = EntersEnlarged(self.count, self.counter)
        rules.playable.append(permission)


phrase(
    MayCastThisFrom,
    en="may cast ~ from your graveyard",
    es="<puede> lanzar ~ desde tu cementerio",
    when={"zone": int(Zone.GRAVEYARD), "count": None, "condition": None},
)
for _named, _en, _es in ((False, "it", ""), (True, "~", "~ ")):
    phrase(
        MayCastThisFrom,
        en="may cast ~ from your graveyard[condition? if {condition}]. if you do, "
        f"{_en} enters with {{count:a}} {{counter:counter}} counter/counters on it",
        es="<puede> lanzar ~ desde tu cementerio[condition? si {condition}]. si lo haces, "
        f"{_es}entra con {{count:un}} contador/contadores {{counter:counter}}",
        when={"zone": int(Zone.GRAVEYARD), "named": _named},
    )
phrase(
    CastFrom,
    en="you may cast ~ from your graveyard, but not from anywhere else",
    es="puedes lanzar ~ desde tu cementerio, pero no desde ningún otro lugar",
    when={"zones": 1 << Zone.GRAVEYARD},
)
phrase(
    MayCastThisFrom,
    en="may cast ~ from exile",
    es="<puede> lanzar ~ desde el exilio",
    when={"zone": int(Zone.EXILE), "count": None, "condition": None},
)
calls_itself(MayCastThisFrom, Own.CARD)


@final
@dataclass(frozen=True)
class These(Filter):
    """The cards bound as ``PERMITTED``, where they are. CR 400.7."""

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        return ctx.bound.get(PERMITTED, [])

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in ctx.bound.get(PERMITTED, [])


looks_up(These, PERMITTED)


@final
@dataclass(frozen=True)
class SpellsOfThese(Filter):
    """The cards bound as ``PERMITTED``, and the spells that they become. CR 400.7h."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        cards = ctx.bound.get(PERMITTED, [])
        return thing in cards or (found is not None and found.came_from in cards)


looks_up(SpellsOfThese, PERMITTED)


class SpentAs(Term):
    """As what mana may be spent, in one of the ways in which texts say it. CR 609.4b."""

    ITSELF = ""
    COLOR = "color"
    TYPE = "type"
    COLOR_JOINED = "color joined"
    COLOR_THEY = "color, they"
    TYPE_JOINED = "type joined"
    TYPE_PASSIVE = "type passive"
    COLOR_APART = "color apart"
    TYPE_APART = "type apart"
    SNOW = "snow"

    def spending(self, ctx: Context, what: Filter) -> Spending:
        """The effect by which mana may be spent so on spells that fit. CR 609.4b."""
        return Spending(ctx, ALL_MANA, self in _ANY_TYPE, what=what, snow=self is SpentAs.SNOW)


_ANY_TYPE: Final = (
    SpentAs.TYPE,
    SpentAs.TYPE_JOINED,
    SpentAs.TYPE_PASSIVE,
    SpentAs.TYPE_APART,
)


@final
@dataclass(frozen=True)
class MayPlayThese(Modification):
    """May play the cards bound as ``PERMITTED``, or with ``cast`` only cast them. CR 601.3.

    ``spend`` is what mana for them may be spent as. ``exiled``: spells cast so are
    exiled if they would be put into a graveyard. ``instead`` are the costs paid rather than the
    mana cost if that isn't paid (CR 118.9). ``condition`` is what must hold. Spells cast so cost
    ``more`` (CR 601.2f). With ``once`` one of them is played, which the number ``SINCE`` of the
    context is for.
    """

    cast: bool = False
    free: bool = False
    spend: SpentAs = SpentAs.ITSELF
    exiled: bool = False
    instead: tuple[Cost, ...] = ()
    condition: Condition | None = None
    more: Amount | None = None
    once: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return 0 if self.condition is None else self.condition.reads()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self.condition is not None and not self.condition.holds(game, ctx):
            return
        permission = Permission(ctx, These(), not self.cast, These(), self.free)
        permission.instead = self.instead
        permission.once = self.once
        if self.exiled:
            permission.shield = KEPT_FROM_GRAVEYARD
        rules.playable.append(permission)
        if self.more is not None:
            rules.costs.append(CostChange(ctx, SpellsOfThese(), None, self.more))
        if self.spend is not SpentAs.ITSELF:
            rules.spending.append(self.spend.spending(ctx, SpellsOfThese()))


@final
@dataclass(frozen=True)
class SpendOnThese(Modification):
    """May spend mana on the cards bound as ``PERMITTED`` as though it were other mana.
    CR 609.4b.
    """

    spend: SpentAs

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.spending.append(self.spend.spending(ctx, SpellsOfThese()))


@final
@dataclass(frozen=True)
class MayCastOneMore(Modification):
    """May cast one spell that fits from a place, once. CR 601.3, 611.2.

    The number ``SINCE`` of the context tells which of the effects of the source it is. ``shield``
    is the replacement effect that it has for the spell (CR 400.7d).
    """

    spell: Filter
    place: PlayedFrom
    shield: Replacement | None = None

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.HISTORY

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        name = f"played by {ctx.source} since {ctx.numbers[SINCE]}"
        if game.players[player].happened(name):
            return
        own = Context(ctx.source, player)
        permission = Permission(own, self.place.cards(), False, WouldBe(self.spell), False)
        permission.name = name
        permission.shield = self.shield
        rules.playable.append(permission)


looks_up(MayCastOneMore, SINCE)


HANDS: Final = "hands played from"
"""Name of the players from whose hands an effect lets another player play cards."""


@final
@dataclass(frozen=True)
class InTheseHands(Filter):
    """In the hand of a player bound as ``HANDS``. CR 402.1."""

    def where(self) -> int:
        return 1 << Zone.HAND

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone is not Zone.HAND:
            return False
        return found.owner in ctx.bound.get(HANDS, [])


looks_up(InTheseHands, HANDS)


@final
@dataclass(frozen=True)
class MayPlayHands(Modification):
    """May play lands and cast spells from the hands of players bound as ``HANDS``. CR 601.3."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.playable.append(Permission(ctx, InTheseHands(), True, WouldBe(Spell()), False))

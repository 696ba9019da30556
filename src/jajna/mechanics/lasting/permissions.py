"""Letting players play certain cards for a while: "you may play it this turn". CR 601.3, 611.2."""

from __future__ import annotations

from dataclasses import field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Duration, Effect, Filter, Ref, Replacement, said_alike
from jajna.ir.composites import Clause, Sequence
from jajna.ir.declared.binding import becomes, misplaced
from jajna.ir.declared.names import EXILED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.logic import All
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import YOU, Bound, Each, It, That, This, antecedent
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.continuous.types import AddTypes
from jajna.mechanics.counts.fought import AttackedWith
from jajna.mechanics.counts.would_be import WouldBe
from jajna.mechanics.lasting.casting_while_resolving import Instead
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.replacements.entering import EntersEnlarged
from jajna.mechanics.rules.play_from_elsewhere import (
    HANDS,
    PERMITTED,
    SINCE,
    GraveyardsAsOwn,
    MayCastOneMore,
    MayPlayHands,
    MayPlayThese,
    PlayedFrom,
    SpentAs,
)
from jajna.vocab import Term, Zone, is_player
from jajna.wording import Value, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = [
    "AllowCastingAmong",
    "AllowGraveyards",
    "AllowLooking",
    "AllowOneSpell",
    "AllowPlaying",
    "AllowPlayingHand",
    "Unpaid",
]


class Unpaid(Term):
    """Whose mana cost isn't paid, as the text says it. CR 118.9."""

    NOTHING = ""
    ITS = "its"
    THEIR = "their"


@final
@dataclass(frozen=True)
class AllowPlaying(Effect):
    """Lets a player play cards from where they are, or only ``cast`` them. CR 601.3, 701.18a.

    It holds for the cards as long as they stay where they are. ``when`` is how the text says how
    long: "ahead" and "after" are the duration before and after the rest, "turn" is "this turn",
    "stays" is as long as they remain exiled, and "while it stays" the same said first. ``free`` is
    whose mana cost isn't paid (CR 118.9), ``spend`` as what mana may be spent, for ``on``.
    ``exiled``: the spell is exiled instead of going to a graveyard. ``look``: the player may also
    look at the cards, which are face down in exile (CR 406.3). ``during`` is what
    the player must have attacked with in the turn. Spells cast so cost ``more``, with ``more_for``
    only those of players who fit (CR 601.2f). With ``one`` only one of the cards is played.
    """

    what: Ref
    who: Ref = YOU
    cast: bool = False
    duration: int = Duration.END_OF_TURN
    when: str = field(default="turn", compare=False)
    free: Unpaid = Unpaid.NOTHING
    spend: SpentAs = SpentAs.ITSELF
    on: str = field(default="", compare=False)
    exiled: Instead = Instead.NOT_SAID
    look: bool = False
    during: Filter | None = None
    more: Amount | None = None
    more_for: Filter | None = None
    one: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = [
            card
            for card in self.what.things(game, ctx)
            if not is_player(card) and game.objects.exists(card)
        ]
        allowed = MayPlayThese(
            self.cast,
            self.free is not Unpaid.NOTHING,
            self.spend,
            self.exiled is not Instead.NOT_SAID,
            condition=AttackedWith(self.during) if self.during is not None else None,
            once=self.one,
        )
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)) if cards else []:
            own = Context(ctx.source, player)
            own.bind(PERMITTED, cards)
            if self.one:
                own.bind_number(SINCE, game.history.events_happened)
            change = allowed
            if self.more_for is None or self.more_for.matches(game, ctx, player):
                change = replace(allowed, more=self.more)
            if self.look:
                events.append(Revealed(player, cards, player))
            events.append(EffectBegan(Continuous(own, (change,), self.duration, [player])))
        perform(game, events)


binds(AllowPlaying, PERMITTED, SINCE)


def _from_exile(made: Sequence) -> Sequence:
    """Who may cast the card that an instruction exiles under a condition may cast it from there
    alone: "that card" is the exiled one.
    """
    effects = list(made.effects)
    for place, (before, effect) in enumerate(pairwise(made.effects), 1):
        if not isinstance(effect, AllowPlaying) or not isinstance(before, Clause):
            continue
        exiled = before.effect
        if before.condition is None or not isinstance(exiled, Exile):
            continue
        if isinstance(effect.what, That) and said_alike(
            antecedent(effect.what), antecedent(exiled.what)
        ):
            effects[place] = replace(effect, what=replace(effect.what, of=Bound(EXILED)))
    return made if effects == list(made.effects) else replace(made, effects=tuple(effects))


becomes(Sequence, _from_exile)


_PLAY_OR_CAST: Final[dict[Value, tuple[str, str]]] = {
    False: ("play", "jugar"),
    True: ("cast", "lanzar"),
}
words("play or cast", _PLAY_OR_CAST)
words(
    "not paid",
    {
        Unpaid.ITS: ("without paying its mana cost", "sin pagar su coste de maná"),
        Unpaid.THEIR: ("without paying their mana costs", "sin pagar sus costes de maná"),
    },
)
words(
    "spent as",
    {
        SpentAs.COLOR: (
            ", and you may spend mana as though it were mana of any color",
            ", y puedes gastar maná como si fuera maná de cualquier color",
        ),
        SpentAs.TYPE: (
            ", and you may spend mana as though it were mana of any type",
            ", y puedes gastar maná como si fuera maná de cualquier tipo",
        ),
        SpentAs.SNOW: (
            ", and you may spend mana from snow sources as though it were mana of any color",
            ", y puedes gastar maná de fuentes nevadas como si fuera maná de cualquier color",
        ),
        SpentAs.COLOR_JOINED: (
            "and you may spend mana as though it were mana of any color",
            "y puedes gastar maná como si fuera maná de cualquier color",
        ),
        SpentAs.COLOR_THEY: (
            "and they may spend mana as though it were mana of any color",
            "y puede gastar maná como si fuera maná de cualquier color",
        ),
        SpentAs.TYPE_JOINED: (
            "and you may spend mana as though it were mana of any type",
            "y puedes gastar maná como si fuera maná de cualquier tipo",
        ),
        SpentAs.TYPE_PASSIVE: (
            ", and mana of any type can be spent",
            ", y se puede gastar maná de cualquier tipo",
        ),
        SpentAs.COLOR_APART: (
            ". if you cast a spell this way, you may spend mana as though it were mana of any "
            "color",
            ". si lanzas un hechizo de esta manera, puedes gastar maná como si fuera maná de "
            "cualquier color",
        ),
        SpentAs.TYPE_APART: (
            ". if you cast a spell this way, you may spend mana as though it were mana of any type",
            ". si lanzas un hechizo de esta manera, puedes gastar maná como si fuera maná de "
            "cualquier tipo",
        ),
    },
)
words(
    "spent on",
    {
        "it": ("it", "lanzarlo"),
        "them": ("them", "lanzarlos"),
        "that spell": ("that spell", "lanzar ese hechizo"),
        "those spells": ("those spells", "lanzar esos hechizos"),
    },
)
_EN = "{who} may {cast:play or cast} {what}"
_ES = "{who} <puede> {cast:play or cast} {what}"
_MORE_EN = (
    "[free? {free:not paid}][spend? {spend:spent as} to cast {on:spent on}]"
    "[exiled? . {exiled:kept from graveyard}]"
)
_MORE_ES = (
    "[free? {free:not paid}][spend? {spend:spent as} para {on:spent on}]"
    "[exiled? . {exiled:kept from graveyard}]"
)
for _when, _en, _es in (
    ("turn", f"{_EN} this turn{_MORE_EN}", f"{_ES} este turno{_MORE_ES}"),
    (
        "ahead",
        f"{{duration:duration}}, {_EN}{_MORE_EN}",
        f"{{duration:duration}}, {_ES}{_MORE_ES}",
    ),
):
    phrase(AllowPlaying, en=_en, es=_es, when={"when": _when, "during": None, "one": False})
phrase(
    AllowPlaying,
    en="{duration:duration}, {who} may {cast:play or cast} one of {what}",
    es="{duration:duration}, {who} <puede> {cast:play or cast} una de {what}",
    when={
        "when": "ahead",
        "one": True,
        "free": Unpaid.NOTHING,
        "exiled": Instead.NOT_SAID,
        "spend": SpentAs.ITSELF,
        "look": False,
        "during": None,
        "more": None,
    },
)
phrase(
    AllowPlaying,
    en=f"{_EN} {{duration:duration}}[spend? {{spend:spent as}} to cast {{on:spent on}}]",
    es=f"{_ES} {{duration:duration}}[spend? {{spend:spent as}} para {{on:spent on}}]",
    when={"when": "after", "free": Unpaid.NOTHING, "exiled": Instead.NOT_SAID},
)
phrase(
    AllowPlaying,
    en=f"{_EN}[free? {{free:not paid}}] for as long as {{what:they}} <remains@what> exiled"
    "[spend? {spend:spent as} to cast {on:spent on}]",
    es=f"{_ES}[free? {{free:not paid}}] mientras <permanezca@what> en el exilio"
    "[spend? {spend:spent as} para {on:spent on}]",
    when={
        "when": "stays",
        "duration": Duration.PERMANENT,
        "exiled": Instead.NOT_SAID,
        "look": False,
    },
)
phrase(
    AllowPlaying,
    en="{who} may look at and {cast:play or cast} {what} for as long as {what:they}"
    " <remains@what> exiled[spend? {spend:spent as} to cast {on:spent on}]",
    es="{who} <puede> mirar y {cast:play or cast} {what} mientras <permanezca@what> en el exilio"
    "[spend? {spend:spent as} para {on:spent on}]",
    when={
        "when": "stays",
        "duration": Duration.PERMANENT,
        "exiled": Instead.NOT_SAID,
        "free": Unpaid.NOTHING,
        "look": True,
    },
)
phrase(
    AllowPlaying,
    en="for as long as {what} <remains@what> exiled, {who} may {cast:play or cast} {what:it}. a"
    " spell cast [more_for? by {more_for:a}] this way costs {more} more to cast",
    es="mientras {what} <permanezca@what> en el exilio, {who} <puede> {cast:play or cast}"
    " <*-lo@what>. un hechizo lanzado de esta manera [more_for? por {more_for:un}] cuesta {more}"
    " más",
    when={
        "when": "while it stays",
        "duration": Duration.PERMANENT,
        "exiled": Instead.NOT_SAID,
        "spend": SpentAs.ITSELF,
        "free": Unpaid.NOTHING,
        "look": False,
        "during": None,
    },
)
phrase(
    AllowPlaying,
    en="for as long as {what} <remains@what> exiled, {who} may {cast:play or cast} {what:it}"
    "[free? {free:not paid}]",
    es="mientras {what} <permanezca@what> en el exilio, {who} <puede> {cast:play or cast}"
    " <*-lo@what>[free? {free:not paid}]",
    when={
        "more": None,
        "when": "while it stays",
        "duration": Duration.PERMANENT,
        "exiled": Instead.NOT_SAID,
        "spend": SpentAs.ITSELF,
        "look": False,
    },
)

phrase(
    AllowPlaying,
    en="during any turn you attacked with {during:a}, you may cast {what}"
    "[spend? {spend:spent as} to cast {on:spent on}]",
    es="durante cualquier turno en el que hayas atacado con {during:un}, puedes lanzar {what}"
    "[spend? {spend:spent as} para {on:spent on}]",
    when={
        "who": YOU,
        "cast": True,
        "when": "during",
        "duration": Duration.PERMANENT,
        "exiled": Instead.NOT_SAID,
        "free": Unpaid.NOTHING,
        "look": False,
    },
)

touches(AllowPlaying, "who", Does.DRAW)


@final
@dataclass(frozen=True)
class AllowLooking(Effect):
    """Lets you look at cards that are face down in exile while they remain there. CR 406.3."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        exiled = [
            card
            for card in self.what.things(game, ctx)
            if not is_player(card)
            and game.objects.exists(card)
            and game.object(card).zone is Zone.EXILE
        ]
        perform(game, [Revealed(ctx.controller, exiled, ctx.controller)] if exiled else [])


def _not_exiled(made: AllowLooking | AllowPlaying) -> str | None:
    """What stays exiled isn't the source, which the text calls by its name."""
    stays = isinstance(made, AllowLooking) or made.when in ("stays", "while it stays")
    this = isinstance(made.what, (It, That)) and antecedent(made.what) == This()
    return "the source wasn't exiled" if stays and this else None


def _of_a_hand(made: AllowPlaying) -> str | None:
    """What may be cast from a hand is a rule for the time, also for cards that come there."""
    fits = made.what.filter if isinstance(made.what, Each) else None
    parts = fits.parts if isinstance(fits, All) else ()
    of_hand = any(isinstance(one, InZone) and one.zone == Zone.HAND for one in parts)
    return "what is cast from a hand is a rule" if of_hand else None


misplaced(AllowPlaying, _of_a_hand)
misplaced(AllowLooking, _not_exiled)
misplaced(AllowPlaying, _not_exiled)
phrase(
    AllowLooking,
    en="you may look at {what} for as long as {what:they} <remains@what> exiled",
    es="puedes mirar {what} mientras <permanezca@what> en el exilio",
)


@final
@dataclass(frozen=True)
class AllowCastingAmong(Effect):
    """Lets you cast spells that fit from among cards while they stay where they are. CR 601.3.

    ``ahead``: the duration is said first; it is "this turn" where it isn't, or with ``stays`` as
    long as the cards remain exiled. With ``one`` only one of the spells is cast.
    """

    spells: Filter
    among: Ref
    ahead: bool = True
    duration: int = Duration.END_OF_TURN
    spend: SpentAs = SpentAs.ITSELF
    on: str = field(default="", compare=False)
    stays: bool = field(default=False, compare=False)
    one: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        judged = WouldBe(self.spells)
        cards = [
            card
            for card in self.among.things(game, ctx)
            if not is_player(card) and game.objects.exists(card) and judged.matches(game, ctx, card)
        ]
        own = Context(ctx.source, ctx.controller)
        own.bind(PERMITTED, cards)
        if self.one:
            own.bind_number(SINCE, game.history.events_happened)
        change = MayPlayThese(True, False, self.spend, once=self.one)
        effect = Continuous(own, (change,), self.duration, [ctx.controller])
        perform(game, [EffectBegan(effect)] if cards else [])


def _why_not_one(made: AllowCastingAmong) -> str | None:
    """One spell from among cards that are only described is another permission."""
    described = made.one and isinstance(made.among, Each)
    return "the cards are described, and not those found before" if described else None


misplaced(AllowCastingAmong, _why_not_one)
binds(AllowCastingAmong, PERMITTED, SINCE)
for _one, _what, _lo in ((False, "{spells:s}", "{spells:s}"), (True, "{spells}", "{spells:un}")):
    phrase(
        AllowCastingAmong,
        en=f"{{duration:duration}}, you may cast {_what} from among {{among}}"
        "[spend? {spend:spent as} to cast {on:spent on}]",
        es=f"{{duration:duration}}, puedes lanzar {_lo} de entre {{among}}"
        "[spend? {spend:spent as} para {on:spent on}]",
        when={"ahead": True, "stays": False, "one": _one},
    )
    phrase(
        AllowCastingAmong,
        en=f"you may cast {_what} from among {{among}} this turn"
        "[spend? {spend:spent as} to cast {on:spent on}]",
        es=f"puedes lanzar {_lo} de entre {{among}} este turno"
        "[spend? {spend:spent as} para {on:spent on}]",
        when={"ahead": False, "stays": False, "one": _one},
    )
phrase(
    AllowCastingAmong,
    en="you may cast {spells:s} from among {among} for as long as they remain exiled"
    "[spend? {spend:spent as} to cast {on:spent on}]",
    es="puedes lanzar {spells:s} de entre {among} mientras permanezcan en el exilio"
    "[spend? {spend:spent as} para {on:spent on}]",
    when={"ahead": False, "stays": True, "duration": Duration.PERMANENT, "one": False},
)


@final
@dataclass(frozen=True)
class AllowGraveyards(Effect):
    """Lets you play cards in other players' graveyards this turn as though they were in yours.

    What may be played from your graveyard, by another effect or an ability of the card itself, is
    no more than that. CR 609.4, 611.2c.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        change = (GraveyardsAsOwn(),)
        effect = Continuous(own, change, Duration.END_OF_TURN, [ctx.controller])
        perform(game, [EffectBegan(effect)])


phrase(
    AllowGraveyards,
    en="you may play lands and cast spells from other players' graveyards this turn as though "
    "those cards were in your graveyard",
    es="puedes jugar tierras y lanzar hechizos desde los cementerios de otros jugadores este turno "
    "como si esas cartas estuvieran en tu cementerio",
)


@final
@dataclass(frozen=True)
class AllowOneSpell(Effect):
    """Lets you cast one spell that fits from a place this turn. CR 601.3, 611.2.

    The permanent that it becomes enters with a ``counter``, and has a ``subtype`` besides.
    """

    spell: Filter
    place: PlayedFrom
    counter: str = ""
    subtype: str = ""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind_number(SINCE, game.history.events_happened)
        shield: Replacement | None = None
        if self.counter:
            shield = EntersEnlarged(ONE, self.counter, (AddTypes(subtypes=(self.subtype,)),))
        change = MayCastOneMore(self.spell, self.place, shield)
        effect = Continuous(own, (change,), Duration.END_OF_TURN, [ctx.controller])
        perform(game, [EffectBegan(effect)])


binds(AllowOneSpell, SINCE)
phrase(
    AllowOneSpell,
    en="you may cast {spell} from {place:played from} this turn",
    es="puedes lanzar {spell:un} desde {place:played from} este turno",
    when={"counter": "", "subtype": ""},
)
phrase(
    AllowOneSpell,
    en="you may cast {spell} from {place:played from} this turn. if you do, it enters with (a|an)"
    " {counter:counter} counter on it and is (a|an) {subtype:subtype} in addition to its other"
    " types",
    es="puedes lanzar {spell:un} desde {place:played from} este turno. si lo haces, entra con un"
    " contador {counter:counter} y es un {subtype:subtype} además de sus otros tipos",
)


@final
@dataclass(frozen=True)
class AllowPlayingHand(Effect):
    """Lets you play lands and cast spells from another player's hand this turn. CR 601.3, 611.2.

    It is about the cards that are there when they are played.
    """

    whose: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind(HANDS, self.whose.things(game, ctx))
        effect = Continuous(own, (MayPlayHands(),), Duration.END_OF_TURN, [ctx.controller])
        perform(game, [EffectBegan(effect)])


binds(AllowPlayingHand, HANDS)
phrase(
    AllowPlayingHand,
    en="you may play lands and cast spells from {whose:'s} hand this turn",
    es="puedes jugar tierras y lanzar hechizos desde {whose:de la mano} este turno",
)

"""Statements that are true or false: what stands after "if" and "as long as". CR 603.4, 604.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.amounts import stat_value
from jajna.ir.base import Amount, Condition, Filter, Ref
from jajna.ir.composites import DID
from jajna.ir.filters import object_of
from jajna.ir.refs import THIS, YOU, all_that_fit, as_known
from jajna.vocab import Reads, Step, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game
    from jajna.kernel.objects import StackItem

__all__ = [
    "AllOf",
    "AnyOf",
    "CardTypesAre",
    "Compares",
    "Controls",
    "ControlsBoth",
    "ControlsMore",
    "ControlsMost",
    "Did",
    "Exists",
    "GraveyardHas",
    "HandSize",
    "HappenedThisTurn",
    "HasCountersOn",
    "InGraveyard",
    "IsA",
    "IsInZone",
    "IsState",
    "LessLifeThanOpponent",
    "LifeIs",
    "ManaWasSpent",
    "MoreCardsInHand",
    "MoreLife",
    "OpponentControls",
    "OpponentControlsMore",
    "TheDifference",
    "TimeIs",
    "TotalPowerIs",
    "TurnIs",
    "WasCast",
    "WasKicked",
]


@final
@dataclass(frozen=True)
class Did(Condition):
    """Whether the optional instruction or cost just before was done: "if you do". CR 608.2c.

    ``who`` and ``negative`` are how the text says it.
    """

    who: Ref = YOU
    negative: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        return (ctx.numbers.get(DID, 0) > 0) != self.negative


phrase(Did, en="{who} <does>", es="{who} lo <hace>", when={"negative": False})
phrase(Did, en="{who} <doesn't>", es="{who} no lo <hace>", when={"negative": True})


@final
@dataclass(frozen=True)
class Controls(Condition):
    """Someone controls so many permanents that fit: "you control three or more artifacts".

    ``compare`` is "" for at least ``number`` said as "a", "or more", "or fewer", "exactly" or "no".
    """

    what: Filter
    who: Ref = YOU
    number: int = 1
    compare: str = ""

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(self._holds_of(game, ctx, seat) for seat in self.who.things(game, ctx))

    def _holds_of(self, game: Game, ctx: Context, seat: int) -> bool:
        found = [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if game.controller_of(thing) == seat
        ]
        if self.compare == "or fewer":
            return len(found) <= self.number
        if self.compare == "exactly":
            return len(found) == self.number
        if self.compare == "no":
            return not found
        return len(found) >= self.number


phrase(
    Controls,
    en="{who} <controls> {what:a}",
    es="{who} <controla> {what:un}",
    when={"compare": "", "number": 1},
)
phrase(
    Controls,
    en="{who} <controls> {number} or more {what:s}",
    es="{who} <controla> {number} o más {what:s}",
    when={"compare": "or more"},
)
phrase(
    Controls,
    en="{who} <controls> {number} or fewer {what:s}",
    es="{who} <controla> {number} o menos {what:s}",
    when={"compare": "or fewer"},
)
phrase(
    Controls,
    en="{who} <controls> exactly {number} {what:s}",
    es="{who} <controla> exactamente {number} {what:s}",
    when={"compare": "exactly"},
)
phrase(
    Controls,
    en="{who} <controls> no {what:s}",
    es="{who} no <controla> {what:s}",
    when={"compare": "no", "number": 1},
)


@final
@dataclass(frozen=True)
class ControlsBoth(Condition):
    """You control something of each of two kinds: "an artifact and an enchantment"."""

    one: Filter
    other: Filter

    def holds(self, game: Game, ctx: Context) -> bool:
        return all(
            any(
                game.controller_of(thing) == ctx.controller
                for thing in all_that_fit(game, ctx, kind)
            )
            for kind in (self.one, self.other)
        )


phrase(
    ControlsBoth,
    en="you control {one:a} and {other:a}",
    es="controlas {one:un} y {other:un}",
)


@final
@dataclass(frozen=True)
class ControlsMost(Condition):
    """You control the creature with the greatest power, or tied for it: "ferocious"-like checks."""

    stat: str = "power"

    def holds(self, game: Game, ctx: Context) -> bool:
        from jajna.vocab import Type

        creatures = [
            thing for thing in game.battlefield if game.object(thing).now.types & Type.CREATURE
        ]
        greatest = max([stat_value(game, one, self.stat) for one in creatures], default=0)
        return any(
            stat_value(game, one, self.stat) == greatest
            and game.controller_of(one) == ctx.controller
            for one in creatures
        )


phrase(
    ControlsMost,
    en="you control the creature with the greatest {stat:stat} "
    "or tied for the greatest {stat:stat}",
    es="controlas la criatura con la mayor {stat:stat} o una empatada con la mayor {stat:stat}",
)


@final
@dataclass(frozen=True)
class Exists(Condition):
    """There are so many things that fit: "there are seven or more cards in your graveyard".

    ``compare`` is "or more", "or fewer", "no" or "" for at least one.
    """

    what: Filter
    number: int = 1
    compare: str = ""

    def holds(self, game: Game, ctx: Context) -> bool:
        found = len(all_that_fit(game, ctx, self.what))
        if self.compare == "or fewer":
            return found <= self.number
        if self.compare == "fewer than":
            return found < self.number
        if self.compare == "no":
            return found == 0
        return found >= self.number


phrase(
    Exists,
    en="there are {number} or more {what:s}",
    es="<hay> {number} o más {what:s}",
    when={"compare": "or more"},
)
phrase(
    Exists,
    en="{number} or more {what:s} are on the battlefield",
    es="<hay> {number} o más {what:s} en el campo de batalla",
    when={"compare": "or more on the battlefield"},
)
phrase(
    Exists,
    en="there are fewer than {number} {what:s}",
    es="hay menos de {number} {what:s}",
    when={"compare": "fewer than"},
)
phrase(
    Exists,
    en="there are no {what:s}",
    es="no <hay> {what:s}",
    when={"compare": "no", "number": 1},
)
phrase(
    Exists,
    en="there is {what:a}",
    es="<hay> {what:un}",
    when={"compare": "", "number": 1},
)
phrase(
    Exists,
    en="{what:a} is on the battlefield",
    es="<hay> {what:un} en el campo de batalla",
    when={"compare": "on the battlefield", "number": 1},
)
phrase(
    Exists,
    en="no {what:s} are on the battlefield",
    es="no <hay> {what:s} en el campo de batalla",
    when={"compare": "no", "number": 0},
)


@final
@dataclass(frozen=True)
class HandSize(Condition):
    """How many cards are in a player's hand. CR 402.

    ``compare`` is "or more", "or fewer", "exactly" or "no".
    """

    number: int = 0
    compare: str = "no"
    who: Ref = YOU

    def holds(self, game: Game, ctx: Context) -> bool:
        for seat in self.who.things(game, ctx):
            size = len(game.players[seat].hand)
            if self.compare == "or more":
                fits = size >= self.number
            elif self.compare == "or fewer":
                fits = size <= self.number
            else:
                fits = size == self.number
            if fits:
                return True
        return False


for _compare, _en, _es in (
    ("or more", "{number} or more cards", "{number} o más cartas"),
    ("or fewer", "{number} or fewer cards", "{number} o menos cartas"),
    ("exactly", "exactly {number} cards", "exactamente {number} cartas"),
):
    phrase(
        HandSize,
        en="{who} <has> " + _en + " in hand",
        es="{who} <tiene> " + _es + " en la mano",
        when={"compare": _compare},
    )
phrase(
    HandSize,
    en="{who} <has> no cards in hand",
    es="{who} no <tiene> cartas en la mano",
    when={"compare": "no", "number": 0},
)


@final
@dataclass(frozen=True)
class MoreCardsInHand(Condition):
    """A player has more cards in hand than another. CR 402."""

    who: Ref
    than: Ref

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.difference(game, ctx) > 0

    def difference(self, game: Game, ctx: Context) -> int:
        """By how many the first player has more, at most, over the others."""
        return max(
            [
                len(game.players[one].hand) - len(game.players[other].hand)
                for one in self.who.things(game, ctx)
                for other in self.than.things(game, ctx)
            ],
            default=0,
        )


phrase(
    MoreCardsInHand,
    en="{who} <has> more cards in hand than {than}",
    es="{who} <tiene> más cartas en la mano que {than}",
)


@final
@dataclass(frozen=True)
class TheDifference(Amount):
    """The difference that the condition before speaks of. CR 608.2h."""

    of: Condition | None = None

    def value(self, game: Game, ctx: Context) -> int:
        assert isinstance(self.of, (MoreCardsInHand, MoreLife, ControlsMore)), self
        return max(self.of.difference(game, ctx), 0)


phrase(TheDifference, en="the difference", es="la diferencia")


@final
@dataclass(frozen=True)
class LifeIs(Condition):
    """A player's life total compares to a number. CR 119."""

    number: int
    compare: str = "or more"
    who: Ref = YOU

    def holds(self, game: Game, ctx: Context) -> bool:
        for seat in self.who.things(game, ctx):
            life = game.players[seat].life
            if life >= self.number if self.compare == "or more" else life <= self.number:
                return True
        return False


phrase(
    LifeIs,
    en="{who} <has> {number:#} or more life",
    es="{who} <tiene> {number:#} o más vidas",
    when={"compare": "or more"},
)
phrase(
    LifeIs,
    en="{who} <has> {number:#} or less life",
    es="{who} <tiene> {number:#} o menos vidas",
    when={"compare": "or less"},
)


@final
@dataclass(frozen=True)
class Compares(Condition):
    """One player has more or less of something than another, or two amounts compare.

    ``compare`` is "or greater", "or less", "greater" or "less".
    """

    left: Amount
    right: Amount
    compare: str = "or greater"

    def holds(self, game: Game, ctx: Context) -> bool:
        left, right = self.left.value(game, ctx), self.right.value(game, ctx)
        if self.compare == "or greater":
            return left >= right
        if self.compare == "or less":
            return left <= right
        return left > right if self.compare == "greater" else left < right


phrase(
    Compares,
    en="{left} is {right} or greater",
    es="{left} es de {right} o más",
    when={"compare": "or greater"},
)
phrase(
    Compares,
    en="{left} is {right} or less",
    es="{left} es de {right} o menos",
    when={"compare": "or less"},
)
phrase(
    Compares,
    en="{left} is greater than {right:one}",
    es="{left} es mayor que {right}",
    when={"compare": "greater"},
)
phrase(
    Compares,
    en="{left} is less than {right:one}",
    es="{left} es menor que {right}",
    when={"compare": "less"},
)


@final
@dataclass(frozen=True)
class MoreLife(Condition):
    """A player has more (or less) life than another."""

    who: Ref
    than: Ref
    more: bool = True

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.difference(game, ctx) > 0

    def difference(self, game: Game, ctx: Context) -> int:
        """By how much the first player has more (or less), at most, than the others."""
        sign = 1 if self.more else -1
        return max(
            [
                sign * (game.players[one].life - game.players[other].life)
                for one in self.who.things(game, ctx)
                for other in self.than.things(game, ctx)
            ],
            default=0,
        )


phrase(
    MoreLife,
    en="{who} <has> more life than {than}",
    es="{who} <tiene> más vidas que {than}",
    when={"more": True},
)
phrase(
    MoreLife,
    en="{who} <has> less life than {than}",
    es="{who} <tiene> menos vidas que {than}",
    when={"more": False},
)


@final
@dataclass(frozen=True)
class IsA(Condition):
    """What is referred to fits a description: "it's a creature", "~ is legendary".

    ``past``: the text says that it did; what has moved is judged as it last was.
    """

    what: Ref
    fits: Filter
    negative: bool = False
    past: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        found = as_known(self.what, game, ctx)
        return bool(found) and all(
            self.fits.matches(game, ctx, thing) != self.negative for thing in found
        )


phrase(
    IsA,
    en="{what} <is> {fits:quality}",
    es="{what} <es> {fits:quality}",
    when={"negative": False, "past": False},
)
phrase(
    IsA,
    en="{what} <isn't> {fits:quality}",
    es="{what} no <es> {fits:quality}",
    when={"negative": True, "past": False},
)
phrase(
    IsA,
    en="{what} <was> {fits:quality}",
    es="{what} <era> {fits:quality}",
    when={"negative": False, "past": True},
)
phrase(
    IsA,
    en="{what} <wasn't> {fits:quality}",
    es="{what} no <era> {fits:quality}",
    when={"negative": True, "past": True},
)


STATES: Final = {
    "tapped": ("tapped", "<*girado>"),
    "untapped": ("untapped", "<*enderezado>"),
    "attacking": ("attacking", "atacando"),
    "blocking": ("blocking", "bloqueando"),
    "enchanted": ("enchanted", "<*encantado>"),
    "equipped": ("equipped", "<*equipado>"),
    "attacking or blocking": ("attacking or blocking", "atacando o bloqueando"),
    "attacking alone": ("attacking alone", "atacando solo"),
    "on the battlefield": ("on the battlefield", "en el campo de batalla"),
    "in your graveyard": ("in your graveyard", "en tu cementerio"),
}
words("state", STATES)


@final
@dataclass(frozen=True)
class IsState(Condition):
    """What is referred to is tapped, attacking, enchanted, on the battlefield ... CR 110.5."""

    what: Ref
    state: str
    negative: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            if in_state(game, thing, self.state) != self.negative:
                return True
        return False


def in_state(game: Game, thing: int, state: str) -> bool:
    """Whether an object is in the state that the word names."""
    if is_player(thing):
        return False
    found = game.object(thing)
    combat = game.combat
    if state == "tapped":
        return found.tapped
    if state == "untapped":
        return not found.tapped
    if state == "attacking":
        return combat is not None and combat.is_attacking(thing)
    if state == "blocking":
        return combat is not None and combat.is_blocking(thing)
    if state == "attacking or blocking":
        return combat is not None and (combat.is_attacking(thing) or combat.is_blocking(thing))
    if state == "attacking alone":
        if combat is None or not combat.is_attacking(thing):
            return False
        return not any(combat.is_attacking(one) for one in game.battlefield if one != thing)
    if state == "on the battlefield":
        return game.exists(thing) and found.zone is Zone.BATTLEFIELD
    if state == "in your graveyard":
        return game.exists(thing) and found.zone is Zone.GRAVEYARD
    subtype = "Aura" if state == "enchanted" else "Equipment"
    assert state in ("enchanted", "equipped"), state
    return any(subtype in game.object(one).now.subtypes for one in found.attachments)


phrase(IsState, en="{what} <is> {state:state}", es="{what} <está> {state:state}")
phrase(
    IsState,
    en="{what} <isn't> {state:state}",
    es="{what} no <está> {state:state}",
    when={"negative": True},
)


@final
@dataclass(frozen=True)
class HasCountersOn(Condition):
    """An object has counters of a kind on it. CR 122.

    ``compare`` is "" for at least one, "or more", "or fewer", "exactly" or "no"; with " on" after
    it the text says "there are ... counters on".
    """

    what: Ref
    name: str
    number: int = 1
    compare: str = ""

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            found = object_of(game, thing)
            count = found.counters.get(self.name, 0) if found is not None else 0
            compare = self.compare.removesuffix(" on")
            if compare in ("", "or more") and count >= self.number:
                return True
            if compare == "or fewer" and count <= self.number:
                return True
            if compare == "exactly" and count == self.number:
                return True
            if self.compare == "no" and count == 0:
                return True
        return False


for _compare, _en, _es in (
    ("or more", "{number} or more {name:counter} counters", "{number} o más contadores"),
    ("or fewer", "{number} or fewer {name:counter} counters", "{number} o menos contadores"),
    ("exactly", "exactly {number} {name:counter} counters", "exactamente {number} contadores"),
):
    phrase(
        HasCountersOn,
        en="{what} <has> " + _en + " on (it|them)",
        es="{what} <tiene> " + _es + " {name:counter}",
        when={"compare": _compare},
    )
    phrase(
        HasCountersOn,
        en="there are " + _en + " on {what}",
        es="<hay> " + _es + " {name:counter} sobre {what}",
        when={"compare": _compare + " on"},
    )
phrase(
    HasCountersOn,
    en="{what} <has> a {name:counter} counter on (it|them)",
    es="{what} <tiene> un contador {name:counter}",
    when={"compare": "", "number": 1},
)
phrase(
    HasCountersOn,
    en="{what} <has> no {name:counter} counters on (it|them)",
    es="{what} no <tiene> contadores {name:counter}",
    when={"compare": "no", "number": 1},
)


@final
@dataclass(frozen=True)
class IsInZone(Condition):
    """The source is in a zone of yours from which its ability works. CR 113.6m."""

    zone: int
    what: Ref = THIS

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in self.what.things(game, ctx):
            found = object_of(game, thing)
            if found is not None and game.exists(thing) and found.zone == self.zone:
                return True
        return False


phrase(IsInZone, en="{what} is in your hand", es="{what} está en tu mano", when={"zone": 1})


TURNS: Final = {
    "your turn": ("it's your turn", "es tu turno"),
    "not your turn": ("it's not your turn", "no es tu turno"),
    "opponent's turn": ("it's an opponent's turn", "es el turno de un oponente"),
}
words("turn", TURNS)
words(
    "timing",
    {
        "your turn": ("during your turn", "durante tu turno"),
        "your upkeep": ("during your upkeep", "durante tu mantenimiento"),
        "combat": ("during combat", "durante el combate"),
        "upkeep": ("during any upkeep step", "durante cualquier mantenimiento"),
        "opponent's turn": ("during an opponent's turn", "durante el turno de un oponente"),
        "opponent's upkeep": (
            "during an opponent's upkeep",
            "durante el mantenimiento de un oponente",
        ),
        "before attackers": (
            "during your turn, before attackers are declared",
            "durante tu turno, antes de que se declaren atacantes",
        ),
        "before blockers": ("before blockers are declared", "antes de declararse bloqueadoras"),
        "declare attackers": (
            "during the declare attackers step",
            "durante el paso de declarar atacantes",
        ),
        "declare blockers": (
            "during the declare blockers step",
            "durante el paso de declarar bloqueadoras",
        ),
    },
)


@final
@dataclass(frozen=True)
class TurnIs(Condition):
    """Whose turn it is. CR 500.1."""

    whose: str = "your turn"

    def holds(self, game: Game, ctx: Context) -> bool:
        yours = game.active == ctx.controller
        return yours if self.whose == "your turn" else not yours


phrase(TurnIs, en="{whose:turn}", es="{whose:turn}")


@final
@dataclass(frozen=True)
class TimeIs(Condition):
    """When an ability may be activated: "during your upkeep". CR 602.5b."""

    when: str = "your turn"

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        yours = game.active == ctx.controller
        step = game.step
        if self.when == "your turn":
            return yours
        if self.when == "your upkeep":
            return yours and step is Step.UPKEEP
        if self.when == "upkeep":
            return step is Step.UPKEEP
        if self.when == "opponent's turn":
            return not yours
        if self.when == "opponent's upkeep":
            return not yours and step is Step.UPKEEP
        if self.when == "combat":
            return Step.BEGINNING_OF_COMBAT <= step <= Step.END_OF_COMBAT
        if self.when == "before attackers":
            return yours and step < Step.DECLARE_ATTACKERS
        if self.when == "before blockers":
            return step < Step.DECLARE_BLOCKERS
        if self.when == "declare attackers":
            return step is Step.DECLARE_ATTACKERS
        assert self.when == "declare blockers", self.when
        return step is Step.DECLARE_BLOCKERS


phrase(TimeIs, en="{when:timing}", es="{when:timing}", place="timing")


@final
@dataclass(frozen=True)
class OpponentControls(Condition):
    """Some opponent, or some player, controls so many permanents that fit.

    ``whose`` is "an opponent" or "a player"; ``compare`` as in ``Controls``.
    """

    what: Filter
    whose: str = "an opponent"
    number: int = 1
    compare: str = ""

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = game.opponents(ctx.controller)
        if self.whose == "a player":
            seats = game.seats_in_order(ctx.controller)
        for seat in seats:
            found = [
                thing
                for thing in all_that_fit(game, ctx, self.what)
                if game.controller_of(thing) == seat
            ]
            if len(found) >= self.number if self.compare != "no" else not found:
                return True
        return False


words(
    "some player",
    {"an opponent": ("an opponent", "un oponente"), "a player": ("a player", "un jugador")},
)
phrase(
    OpponentControls,
    en="{whose:some player} controls {what:a}",
    es="{whose:some player} controla {what:un}",
    when={"compare": "", "number": 1},
)
phrase(
    OpponentControls,
    en="{whose:some player} controls {number} or more {what:s}",
    es="{whose:some player} controla {number} o más {what:s}",
    when={"compare": "or more"},
)
phrase(
    OpponentControls,
    en="{whose:some player} controls no {what:s}",
    es="{whose:some player} no controla {what:s}",
    when={"compare": "no", "number": 1},
)


@final
@dataclass(frozen=True)
class ControlsMore(Condition):
    """A player controls more of something than another: "an opponent controls more lands than
    you".
    """

    what: Filter
    who: Ref = YOU
    than: Ref = YOU

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.difference(game, ctx) > 0

    def difference(self, game: Game, ctx: Context) -> int:
        """How many more the first player controls, at most, than the others."""
        found = [game.controller_of(thing) for thing in all_that_fit(game, ctx, self.what)]
        return max(
            [
                found.count(one) - found.count(other)
                for one in self.who.things(game, ctx)
                for other in self.than.things(game, ctx)
            ],
            default=0,
        )


phrase(
    ControlsMore,
    en="{who} <controls> more {what:s} than {than}",
    es="{who} <controla> más {what:s} que {than}",
)


@final
@dataclass(frozen=True)
class OpponentControlsMore(Condition):
    """Some opponent controls more of something than you."""

    what: Filter

    def holds(self, game: Game, ctx: Context) -> bool:
        counts: dict[int, int] = {}
        for thing in all_that_fit(game, ctx, self.what):
            seat = game.controller_of(thing)
            counts[seat] = counts.get(seat, 0) + 1
        yours = counts.get(ctx.controller, 0)
        return any(counts.get(seat, 0) > yours for seat in game.opponents(ctx.controller))


phrase(
    OpponentControlsMore,
    en="an opponent controls more {what:s} than you",
    es="un oponente controla más {what:s} que tú",
)


@final
@dataclass(frozen=True)
class InGraveyard(Condition):
    """So many cards that fit are in your graveyard. CR 404.

    ``compare`` is "or more", "a" or "no".
    """

    what: Filter
    number: int = 1
    compare: str = "or more"

    def holds(self, game: Game, ctx: Context) -> bool:
        cards = game.players[ctx.controller].graveyard
        found = sum(1 for card in cards if self.what.matches(game, ctx, card))
        return found == 0 if self.compare == "no" else found >= self.number


phrase(
    InGraveyard,
    en="{number} or more {what:s} are in your graveyard",
    es="<hay> {number} o más {what:s} en tu cementerio",
    when={"compare": "or more"},
)


@final
@dataclass(frozen=True)
class GraveyardHas(Condition):
    """Some player's graveyard, or an opponent's, has so many cards in it. CR 404."""

    number: int
    opponents: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = game.opponents(ctx.controller) if self.opponents else game.seats_in_order(0)
        return any(len(game.players[seat].graveyard) >= self.number for seat in seats)


phrase(
    GraveyardHas,
    en="an opponent has {number} or more cards in their graveyard",
    es="un oponente tiene {number} o más cartas en su cementerio",
    when={"opponents": True},
)
phrase(
    GraveyardHas,
    en="a graveyard has {number} or more cards in it",
    es="un cementerio tiene {number} o más cartas",
    when={"opponents": False},
)


@final
@dataclass(frozen=True)
class LessLifeThanOpponent(Condition):
    """Some opponent has more life than you. CR 119."""

    def holds(self, game: Game, ctx: Context) -> bool:
        life = game.players[ctx.controller].life
        return any(game.players[seat].life > life for seat in game.opponents(ctx.controller))


@final
@dataclass(frozen=True)
class OpponentsAre(Condition):
    """You have so many opponents or more. CR 102.3."""

    number: int

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(game.opponents(ctx.controller)) >= self.number


phrase(
    OpponentsAre,
    en="you have {number} or more opponents",
    es="tienes {number} o más oponentes",
)
phrase(
    LessLifeThanOpponent,
    en="you have less life than an opponent",
    es="tienes menos vidas que un oponente",
)


phrase(
    InGraveyard,
    en="{what:a} is in your graveyard",
    es="<hay> {what:un} en tu cementerio",
    when={"compare": "a", "number": 1},
)


@final
@dataclass(frozen=True)
class CardTypesAre(Condition):
    """There are so many card types among things. CR 205.2a."""

    number: int
    filter: Filter

    def holds(self, game: Game, ctx: Context) -> bool:
        mask = 0
        for thing in all_that_fit(game, ctx, self.filter):
            mask |= game.object(thing).now.types
        return mask.bit_count() >= self.number


phrase(
    CardTypesAre,
    en="there are {number} or more card types among {filter:s}",
    es="hay {number} o más tipos de carta entre {filter:los}",
)


@final
@dataclass(frozen=True)
class HappenedThisTurn(Condition):
    """Something happened to or by a player this turn, so often or so much.

    ``what`` is the kernel's name for it, ``whose`` "you" or "an opponent".
    """

    what: str
    least: int = 1
    whose: str = "you"

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = [ctx.controller]
        if self.whose == "an opponent":
            seats = game.opponents(ctx.controller)
        return any(game.history(seat, self.what) >= self.least for seat in seats)


phrase(
    HappenedThisTurn,
    en="you gained life this turn",
    es="ganaste vidas este turno",
    when={"what": "life gained", "least": 1, "whose": "you"},
)
phrase(
    HappenedThisTurn,
    en="you gained {least:#} or more life this turn",
    es="ganaste {least:#} o más vidas este turno",
    when={"what": "life gained", "whose": "you"},
)
phrase(
    HappenedThisTurn,
    en="you lost life this turn",
    es="perdiste vidas este turno",
    when={"what": "life lost", "least": 1, "whose": "you"},
)
phrase(
    HappenedThisTurn,
    en="an opponent lost life this turn",
    es="un oponente perdió vidas este turno",
    when={"what": "life lost", "least": 1, "whose": "an opponent"},
)
phrase(
    HappenedThisTurn,
    en="an opponent lost {least:#} or more life this turn",
    es="un oponente perdió {least:#} o más vidas este turno",
    when={"what": "life lost", "whose": "an opponent"},
)
phrase(
    HappenedThisTurn,
    en="you attacked this turn",
    es="atacaste este turno",
    when={"what": "attacked", "least": 1, "whose": "you"},
)
phrase(
    HappenedThisTurn,
    en="you attacked with {least} or more creatures this turn",
    es="atacaste con {least} o más criaturas este turno",
    when={"what": "attacked", "whose": "you"},
)
phrase(
    HappenedThisTurn,
    en="you've drawn {least} or more cards this turn",
    es="robaste {least} o más cartas este turno",
    when={"what": "drawn", "whose": "you"},
)
phrase(
    HappenedThisTurn,
    en="you've cast {least} or more spells this turn",
    es="lanzaste {least} o más hechizos este turno",
    when={"what": "spells cast", "whose": "you"},
)


@final
@dataclass(frozen=True)
class TotalPowerIs(Condition):
    """The total power of things reaches a number. CR 208."""

    filter: Filter
    number: int

    def holds(self, game: Game, ctx: Context) -> bool:
        found = all_that_fit(game, ctx, self.filter)
        return sum(game.object(thing).now.power for thing in found) >= self.number


phrase(
    TotalPowerIs,
    en="{filter:s} have total power {number:#} or greater",
    es="{filter:los} tienen fuerza total de {number:#} o más",
)


@final
@dataclass(frozen=True)
class AnyOf(Condition):
    """At least one of several conditions. CR 603.4."""

    parts: tuple[Condition, ...]

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(part.holds(game, ctx) for part in self.parts)


@final
@dataclass(frozen=True)
class AllOf(Condition):
    """Several conditions at once."""

    parts: tuple[Condition, ...]

    def holds(self, game: Game, ctx: Context) -> bool:
        return all(part.holds(game, ctx) for part in self.parts)


def item_of(game: Game, thing: int) -> StackItem | None:
    """What a spell, or the permanent it became, was on the stack; None if it was never cast."""
    found = object_of(game, thing)
    if found is not None and found.item is None and found.came_from in game.departed:
        found = game.departed[found.came_from]
    if found is None or found.item is None or found.item.ability is not None:
        return None
    return found.item


@final
@dataclass(frozen=True)
class WasKicked(Condition):
    """The spell, or the spell that became the permanent, was kicked. CR 702.33d."""

    what: Ref = THIS
    negative: bool = False

    def asks_payment(self) -> str:
        return "" if self.negative else "kicker"

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            item = item_of(game, thing)
            if (item is not None and "kicker" in item.paid) != self.negative:
                return True
        return False


phrase(
    WasKicked,
    en="{what} <was> kicked",
    es="{what} <fue> <*estimulado>",
    when={"negative": False},
)
phrase(
    WasKicked,
    en="{what} <wasn't> kicked",
    es="{what} no <fue> <*estimulado>",
    when={"negative": True},
)


@final
@dataclass(frozen=True)
class WasCast(Condition):
    """The permanent was cast as a spell, perhaps by you from your hand. CR 601.2a, 603.4."""

    what: Ref
    from_hand: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            item = item_of(game, thing)
            if item is None or item.copied or item.ctx.controller != ctx.controller:
                continue
            if not self.from_hand or item.cast_from is Zone.HAND:
                return True
        return False


phrase(
    WasCast,
    en="you cast {what} from your hand",
    es="lanzaste {what} de tu mano",
    when={"from_hand": True},
)
phrase(WasCast, en="you cast {what}", es="lanzaste {what}", when={"from_hand": False})


@final
@dataclass(frozen=True)
class ManaWasSpent(Condition):
    """Mana of a color, at least so much of it, was spent to cast the spell. CR 601.2h.

    ``what`` is how the text calls the spell: "this spell", "~" or "it", which is the source.
    """

    color: int
    least: int = 1
    what: str = "this spell"

    def holds(self, game: Game, ctx: Context) -> bool:
        item = item_of(game, ctx.item if ctx.item else ctx.source)
        if item is None:
            item = item_of(game, ctx.source)
        if item is None:
            return False
        return sum(1 for bit in item.mana_spent if bit == self.color) >= self.least


words(
    "mana symbol",
    {
        1: ("{W}", "{W}"),
        2: ("{U}", "{U}"),
        4: ("{B}", "{B}"),
        8: ("{R}", "{R}"),
        16: ("{G}", "{G}"),
    },
)
words(
    "cast this",
    {"this spell": ("this spell", "este hechizo"), "~": ("~", "~"), "it": ("it", "esta carta")},
)
phrase(
    ManaWasSpent,
    en="{color:mana symbol} was spent to cast {what:cast this}",
    es="se usó {color:mana symbol} para lanzar {what:cast this}",
    when={"least": 1},
)
phrase(
    ManaWasSpent,
    en="at least {least} {color:color} mana was spent to cast {what:cast this}",
    es="se usaron al menos {least} manás de color {color:color} para lanzar {what:cast this}",
)

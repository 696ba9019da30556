"""Results of earlier instructions: "this way". CR 608.2c, 608.2h."""

from __future__ import annotations

from dataclasses import field
from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import CountOf
from jajna.ir.base import Amount, Condition, Effect, Filter, Ref, walk
from jajna.ir.composites import Sequence
from jajna.ir.declared.binding import (
    COUNTERS_GONE,
    Trait,
    does,
    follows,
    means_one,
    misplaced,
    needs,
    trait,
)
from jajna.ir.declared.names import (
    DISCARDED,
    EXILED,
    RETURNED,
    REVEALED,
    SACRIFICED,
    InField,
    chooses,
    looks_up,
    looks_up_any,
)
from jajna.ir.filters.identity import OtherThan
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import EVENT_AMOUNT, THIS, Each, Same, That, You
from jajna.mechanics.actions.destroy import DESTROYED
from jajna.mechanics.actions.discard import Discard
from jajna.mechanics.actions.mill import MILLED
from jajna.mechanics.actions.search import PUT
from jajna.mechanics.choices.chosen_things import TAKEN
from jajna.mechanics.moving.to_battlefield import PUT_ONTO_BATTLEFIELD
from jajna.mechanics.moving.to_hand import PUT_INTO_HAND
from jajna.mechanics.things.draws import DRAWN, DrawCards
from jajna.mechanics.things.library import KEPT, LOOKED
from jajna.vocab import Reads, Term, Zone, is_another_player, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AmountThisWay",
    "CountThings",
    "CountThisWay",
    "DestroyedThisWay",
    "DiesThisWay",
    "DoneThisWay",
    "ItIsDestroyed",
    "LeftOut",
    "MilledThisWay",
    "PutIntoGraveyardThisWay",
    "PutIntoHandThisWay",
    "PutOntoBattlefieldThisWay",
    "ReturnedToHandThisWay",
    "WasDone",
]

COUNTED: Final = "counted"
"""Name of the number that an instruction counted."""


@final
@dataclass(frozen=True)
class AmountThisWay(Amount):
    """The damage or life that the instruction before dealt, took or gave. CR 608.2h."""

    what: str

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(EVENT_AMOUNT, 0)


looks_up(AmountThisWay, EVENT_AMOUNT)


words(
    "this way",
    {
        "life lost": ("the life lost this way", "las vidas perdidas de esta manera"),
        "life gained": ("the life gained this way", "las vidas ganadas de esta manera"),
        "damage dealt": ("the damage dealt this way", "el daño hecho de esta manera"),
    },
)
phrase(AmountThisWay, en="{what:this way}", es="{what:this way}")
words(
    "each this way",
    {
        "life lost": ("1 life lost this way", "vida perdida de esta manera"),
        "life gained": ("1 life gained this way", "vida ganada de esta manera"),
        "damage dealt": ("1 damage dealt this way", "punto de daño hecho de esta manera"),
    },
)
phrase(AmountThisWay, en="{what:each this way}", es="{what:each this way}", place="each")


@final
@dataclass(frozen=True)
class DrawnThisWay(Amount):
    """The number of cards that the instruction before let you draw. CR 608.2c, 121.2."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        if DRAWN in ctx.bound:
            return len(ctx.bound[DRAWN])
        return ctx.numbers.get(EVENT_AMOUNT, 0)


looks_up_any(DrawnThisWay, DRAWN, EVENT_AMOUNT)
phrase(
    DrawnThisWay,
    en="the number of cards drawn this way",
    es="la cantidad de cartas robadas de esta manera",
)
phrase(DrawnThisWay, en="card drawn this way", es="carta robada de esta manera", place="each")
needs(DrawnThisWay, DRAWN, "nothing was drawn before")


@final
@dataclass(frozen=True)
class KeptOnTop(Amount):
    """The number of cards that you put on top of your library as you surveiled. CR 701.25a."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return len(ctx.bound.get(KEPT, []))


looks_up(KeptOnTop, KEPT)
phrase(
    KeptOnTop,
    en="card you put on top of your library",
    es="carta que pusiste en la parte superior de tu biblioteca",
    place="each",
)
needs(KeptOnTop, KEPT, "no cards were put on top of a library before")


class Graveyard(Term):
    """Whose graveyard cards are put into, as a text says it."""

    A = "a"
    YOURS = "your"
    THEIRS = "their"


words(
    "graveyard of milled",
    {
        Graveyard.A: ("a graveyard", "a un cementerio"),
        Graveyard.YOURS: ("your graveyard", "a tu cementerio"),
        Graveyard.THEIRS: ("their graveyard", "a su cementerio"),
    },
)


class Done(Term):
    """What an instruction did to objects: the participle under which it binds them. CR 608.2c."""

    COUNTERED = "countered"
    DESTROYED = "destroyed"
    DISCARDED = "discarded"
    EXILED = "exiled"
    GOADED = "goaded"
    RETURNED = "returned"
    SACRIFICED = "sacrificed"
    TAPPED = "tapped"


STAYING: Final = (Done.GOADED, Done.TAPPED)
"""What is done to objects that stay where they are."""
STAYING_AS: Final = tuple([str(done) for done in STAYING])


@final
@dataclass(frozen=True)
class CountThisWay(Amount):
    """The number of objects that fit and were destroyed, discarded, ... this way. CR 608.2h.

    They are judged as they last existed. An object that hasn't moved, because it was regenerated,
    doesn't count. ``who``: only what these players discarded.
    """

    what: Filter
    done: Done
    who: Ref | None = None

    def reads(self) -> int:
        return Reads.TIMELESS

    def value(self, game: Game, ctx: Context) -> int:
        return len(self.each_counted(game, ctx))

    def each_counted(self, game: Game, ctx: Context) -> list[int]:
        players = self.who.things(game, ctx) if self.who is not None else None
        return [
            thing
            for thing in ctx.bound.get(str(self.done), [])
            if not is_player(thing)
            and (not game.objects.exists(thing) or self.done in STAYING)
            and (players is None or game.object(thing).owner in players)
            and self.what.matches(game, ctx, thing)
        ]


def _why_nobodys(made: Sequence) -> str | None:
    """The reason why it isn't known whose discarded cards count: of all, or of each their own."""
    for before, after in pairwise(made.effects):
        if not isinstance(before, Discard) or not isinstance(before.who, Each):
            continue
        said = list(walk(after))
        counted = any(isinstance(one, CountThisWay) and one.who is None for one in said)
        counted = counted or DoneThisWay(DISCARDED) in said
        if counted and any(isinstance(one, Same) for one in said):
            return "it isn't said whose discarded cards count"
    return None


misplaced(Sequence, _why_nobodys)
looks_up(CountThisWay, InField("done"))
trait(CountThisWay, Trait.COUNTS_THINGS)


words(
    "done",
    {
        Done.COUNTERED: ("countered", "<*contrarrestado@what>"),
        Done.DESTROYED: ("destroyed", "<*destruido@what>"),
        Done.DISCARDED: ("discarded", "<*descartado@what>"),
        Done.SACRIFICED: ("sacrificed", "<*sacrificado@what>"),
        Done.EXILED: ("exiled", "<*exiliado@what>"),
        Done.GOADED: ("goaded", "<*hostigado@what>"),
        Done.RETURNED: ("returned", "<*regresado@what>"),
        Done.TAPPED: ("tapped", "<*girado@what>"),
    },
)
phrase(
    CountThisWay,
    en="the number of {what:s} {done:done} this way",
    es="la cantidad de {what:s} {done:done} de esta manera",
    when={"who": None},
)
phrase(
    CountThisWay,
    en="the number of {what:s} {who} <discarded> this way",
    es="la cantidad de {what:s} que {who} <descartó> de esta manera",
    when={"done": Done.DISCARDED},
)
phrase(
    CountThisWay,
    en="{what:one} {done:done} this way",
    es="{what:one} {done:done} de esta manera",
    when={"who": None},
    place="each",
)
phrase(
    DrawCards,
    en="{who} <draws> as many cards as they discarded this way",
    es="{who} <roba> tantas cartas como descartó de esta manera",
    when={"count": CountThisWay(Card(), Done.DISCARDED), "as_many": True},
)


def _discarded_by_another(made: DrawCards) -> str | None:
    """The reason why "they" aren't those who draw; None if they may be."""
    return "who draws is others than they" if made.as_many and isinstance(made.who, You) else None


misplaced(DrawCards, _discarded_by_another)


def _draws_as_many(made: DrawCards) -> bool:
    return made.as_many


needs(DrawCards, DISCARDED, when=_draws_as_many)


def _counts_theirs(made: CountThisWay) -> bool:
    return made.who is not None


needs(CountThisWay, DISCARDED, when=_counts_theirs)


@final
@dataclass(frozen=True)
class ReturnedToHandThisWay(Amount):
    """The number of objects that fit and were returned to hands this way. CR 608.2h.

    They are judged as they last existed; an object that went elsewhere instead doesn't count, and
    with ``yours`` one that went to another player's hand.
    """

    what: Filter
    yours: bool = False

    def value(self, game: Game, ctx: Context) -> int:
        return len(self.each_counted(game, ctx))

    def each_counted(self, game: Game, ctx: Context) -> list[int]:
        return [
            thing
            for thing in ctx.bound.get(RETURNED, [])
            if not is_player(thing)
            and not game.objects.exists(thing)
            and game.object(game.objects.latest(thing)).zone is Zone.HAND
            and (not self.yours or game.object(thing).owner == ctx.controller)
            and self.what.matches(game, ctx, thing)
        ]


looks_up(ReturnedToHandThisWay, RETURNED)
trait(ReturnedToHandThisWay, Trait.COUNTS_THINGS)
phrase(
    ReturnedToHandThisWay,
    en="{what:one} returned to your hand this way",
    es="{what:one} <*regresado@what> a tu mano de esta manera",
    when={"yours": True},
    place="each",
)
phrase(
    ReturnedToHandThisWay,
    en="{what:one} returned to its owner's hand this way",
    es="{what:one} <*regresado@what> a la mano de su propietario de esta manera",
    when={"yours": False},
    place="each",
)
needs(ReturnedToHandThisWay, RETURNED)


@final
@dataclass(frozen=True)
class PutIntoGraveyardThisWay(Amount):
    """The number of objects that fit and were destroyed into a graveyard this way. CR 608.2h.

    They are judged as they last existed; an object put elsewhere instead doesn't count.
    """

    what: Filter

    def value(self, game: Game, ctx: Context) -> int:
        return len(self.each_counted(game, ctx))

    def each_counted(self, game: Game, ctx: Context) -> list[int]:
        return [
            thing
            for thing in ctx.bound.get(DESTROYED, [])
            if not game.objects.exists(thing)
            and game.object(game.objects.latest(thing)).zone is Zone.GRAVEYARD
            and self.what.matches(game, ctx, thing)
        ]


looks_up(PutIntoGraveyardThisWay, DESTROYED)
trait(PutIntoGraveyardThisWay, Trait.COUNTS_THINGS)
phrase(
    PutIntoGraveyardThisWay,
    en="the number of {what:s} put into a graveyard this way",
    es="la cantidad de {what:s} que fueron a un cementerio de esta manera",
)
phrase(
    PutIntoGraveyardThisWay,
    en="{what:one} put into a graveyard this way",
    es="{what:one} que fue a un cementerio de esta manera",
    place="each",
)
needs(PutIntoGraveyardThisWay, DESTROYED)


def _not_done_before(made: CardsDoneThisWay | DoneThisWay | WasDone, done: list[str]) -> str | None:
    return None if made.done in done else f"nothing was {made.done} before"


@final
@dataclass(frozen=True)
class DoneThisWay(Filter):
    """Cards to which instructions before did something: "cards exiled this way". CR 608.2c.

    They are the cards where they are now; ``done`` is the participle under which the instructions
    bind them.
    """

    done: str

    def reads(self) -> int:
        return Reads.TIMELESS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in [game.objects.followed(ctx, one) for one in ctx.bound.get(self.done, [])]


looks_up(DoneThisWay, InField("done"))


_DONE: Final = {
    "discarded": "descartado",
    "exiled": "exiliado",
    "milled": "molido",
    "returned": "regresado",
    "revealed": "mostrado",
    "sacrificed": "sacrificado",
    "tapped": "girado",
}
words("done to cards", {name: (name, f"<*{spanish}>") for name, spanish in _DONE.items()})
words("done to what", {name: (name, f"<*{spanish}@what>") for name, spanish in _DONE.items()})
words(
    "done to those cards",
    {name: (name, spanish.removesuffix("o") + "as") for name, spanish in _DONE.items()},
)
phrase(
    DoneThisWay,
    en="{done:done to cards} this way",
    es="{done:done to cards} de esta manera",
    place="suffix",
)
follows(DoneThisWay, _not_done_before)


def _said_of_what_is_excepted(made: All) -> str | None:
    """What was done to "the creature tapped this way" isn't said of those "other than" it."""
    excepted = False
    for part in made.parts:
        if excepted and isinstance(part, DoneThisWay):
            return "it was done to what is excepted"
        excepted = isinstance(part, OtherThan) and isinstance(part.ref, That)
    return None


misplaced(All, _said_of_what_is_excepted)
trait(DoneThisWay, Trait.UNLIKELY)


@final
@dataclass(frozen=True)
class CardsDoneThisWay(Ref):
    """The cards to which an instruction before did something: "the cards milled this way".
    CR 608.2c.
    """

    done: str

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, one) for one in ctx.bound.get(self.done, [])]


looks_up(CardsDoneThisWay, InField("done"))
phrase(
    CardsDoneThisWay,
    en="the cards {done:done to cards} this way",
    es="las cartas {done:done to those cards} de esta manera",
)
follows(CardsDoneThisWay, _not_done_before)


@final
@dataclass(frozen=True)
class MilledThisWay(Filter):
    """Cards that instructions before put into a graveyard, from a library or by destroying them.
    CR 608.2c, 701.17a, 701.8a.

    They are the cards where they are now; one that a replacement effect put elsewhere isn't one of
    them. ``whose`` is how the text calls the graveyard.
    """

    whose: Graveyard

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = game.objects.get(thing)
        if found is None or found.zone is not Zone.GRAVEYARD:
            return False
        if self.whose is Graveyard.YOURS and is_another_player(found.owner, ctx.controller):
            return False
        moved = [*ctx.bound.get(MILLED, []), *ctx.bound.get(DESTROYED, [])]
        return thing in [game.objects.followed(ctx, one) for one in moved]


looks_up_any(MilledThisWay, MILLED, DESTROYED)
phrase(
    MilledThisWay,
    en="put into {whose:graveyard of milled} this way",
    es="que <vaya> {whose:graveyard of milled} de esta manera",
    place="suffix",
)


def _nothing_was_put_there(made: MilledThisWay, done: list[str]) -> str | None:
    return None if MILLED in done or DESTROYED in done else "nothing was put into a graveyard"


follows(MilledThisWay, _nothing_was_put_there)


def _why_no_cards(made: All) -> str | None:
    """The reason why permanents would be sought where only cards are; None if cards are."""
    if any(isinstance(one, MilledThisWay) for one in made.parts) and Card() not in made.parts:
        return "permanents put into a graveyard are counted as they were"
    return None


misplaced(All, _why_no_cards)


@final
@dataclass(frozen=True)
class CountThings(Effect):
    """An instruction to count objects; later instructions refer to "that number". CR 608.2c."""

    what: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(COUNTED, CountOf(self.what).value(game, ctx))


chooses(CountThings, COUNTED)
phrase(CountThings, en="count the number of {what:s}", es="cuenta la cantidad de {what:s}")
does(CountThings, COUNTED)


@final
@dataclass(frozen=True)
class ThatNumber(Amount):
    """The number that an instruction before counted. CR 608.2c."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(COUNTED, 0)


looks_up(ThatNumber, COUNTED)
phrase(ThatNumber, en="that number", es="ese número")
needs(ThatNumber, COUNTED)


_BY_OWNERS: Final = frozenset({DISCARDED})
"""What only the owner of a card does with it."""
_BY_CONTROLLERS: Final = frozenset({SACRIFICED})
"""What only the controller of a permanent does with it."""


@final
@dataclass(frozen=True)
class WasDone(Condition):
    """Earlier instructions acted on a card that fits: "if a creature card is exiled this way".
    CR 608.2c.

    With ``yours`` it is you who did it; what others discarded or sacrificed doesn't count.
    ``past``: the text says that it was done. ``to_hand``: that it was returned to your hand.
    ``at_least``: that it was at least one.
    """

    what: Filter
    done: str
    past: bool = False
    yours: bool = False
    to_hand: bool = field(default=False, compare=False)
    at_least: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.TIMELESS

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(
            not is_player(thing)
            and self.what.matches(game, ctx, thing)
            and not (self.yours and self._by_another(game, ctx, thing))
            for thing in ctx.bound.get(self.done, [])
        )

    def _by_another(self, game: Game, ctx: Context, thing: int) -> bool:
        """Whether another player discarded or sacrificed it. CR 701.9a, 701.21a."""
        known = game.object(thing)
        if self.done in _BY_OWNERS:
            return is_another_player(known.owner, ctx.controller)
        return self.done in _BY_CONTROLLERS and is_another_player(known.controller, ctx.controller)


looks_up(WasDone, InField("done"))


for _past, _en, _es in ((False, "is", "<es@what>"), (True, "was", "<fue@what>")):
    phrase(
        WasDone,
        en=f"{{what:a}} {_en} {{done:done to cards}} this way",
        es=f"{{what:un}} {_es} {{done:done to what}} de esta manera",
        when={"past": _past, "yours": False, "at_least": False},
    )
phrase(
    WasDone,
    en="at least one {what:one} was {done:done to cards} this way",
    es="al menos {what:un} <fue@what> {done:done to what} de esta manera",
    when={"past": True, "yours": False, "at_least": True},
)
phrase(
    WasDone,
    en="you returned {what:a} to your hand this way",
    es="<regresó@tú> {what:un} a tu mano de esta manera",
    when={"past": True, "yours": True, "done": RETURNED, "to_hand": True},
)
for _name, _now, _then, _ahora, _antes in (
    (DISCARDED, "discard", "discarded", "descarta", "descartó"),
    (EXILED, "exile", "exiled", "exilia", "exilió"),
    (MILLED, "mill", "milled", "muele", "molió"),
    (RETURNED, "return", "returned", "regresa", "regresó"),
    (REVEALED, "reveal", "revealed", "muestra", "mostró"),
    (SACRIFICED, "sacrifice", "sacrificed", "sacrifica", "sacrificó"),
):
    for _past, _en, _es in ((False, _now, _ahora), (True, _then, _antes)):
        phrase(
            WasDone,
            en=f"you {_en} {{what:a}} this way",
            es=f"<{_es}@tú> {{what:un}} de esta manera",
            when={"past": _past, "yours": True, "done": _name, "to_hand": False},
        )
follows(WasDone, _not_done_before)


@final
@dataclass(frozen=True)
class DestroyedThisWay(Condition):
    """A permanent that fits was destroyed by an instruction before. CR 701.8, 608.2c.

    A regenerated one wasn't destroyed. ``past``: the text says that it was.
    """

    what: Filter
    past: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        return CountThisWay(self.what, Done.DESTROYED).value(game, ctx) > 0


for _past, _en, _es in ((False, "is", "es"), (True, "was", "fue")):
    phrase(
        DestroyedThisWay,
        en=f"{{what:a}} {_en} destroyed this way",
        es="se destruye {what:un} de esta manera"
        if not _past
        else "se destruyó {what:un} de esta manera",
        when={"past": _past},
    )
needs(DestroyedThisWay, DESTROYED)


@final
@dataclass(frozen=True)
class SomeDieThisWay(Condition):
    """A creature that fits died as an instruction before destroyed it. CR 700.4, 608.2c."""

    what: Filter

    def holds(self, game: Game, ctx: Context) -> bool:
        return PutIntoGraveyardThisWay(self.what).value(game, ctx) > 0


phrase(SomeDieThisWay, en="{what:a} dies this way", es="<muere@él> {what:un} de esta manera")
needs(SomeDieThisWay, DESTROYED)


@final
@dataclass(frozen=True)
class PutIntoHandThisWay(Condition):
    """You put a card that fits into your hand from those that an instruction before found.
    CR 608.2c. ``negative``: you put none there. ``past``: the text says that you didn't.
    """

    what: Filter
    negative: bool = False
    past: bool = field(default=True, compare=False)

    def holds(self, game: Game, ctx: Context) -> bool:
        named = [
            *ctx.bound.get(PUT_INTO_HAND, []),
            *ctx.bound.get(TAKEN, []),
            *ctx.bound.get(PUT, []),
        ]
        now = [game.objects.followed(ctx, thing) for thing in named]
        took = any(
            game.object(thing).zone is Zone.HAND and self.what.matches(game, ctx, thing)
            for thing in now
        )
        return took != self.negative


looks_up_any(PutIntoHandThisWay, PUT, PUT_INTO_HAND, TAKEN)
phrase(
    PutIntoHandThisWay,
    en="you put {what:a} into your hand this way",
    es="pusiste {what:un} en tu mano de esta manera",
    when={"negative": False},
)
phrase(
    PutIntoHandThisWay,
    en="you didn't put {what:a} into your hand this way",
    es="no pusiste {what:un} en tu mano de esta manera",
    when={"negative": True, "past": True},
)
phrase(
    PutIntoHandThisWay,
    en="you don't put {what:a} into your hand this way",
    es="no <pone@tú> {what:un} en tu mano de esta manera",
    when={"negative": True, "past": False},
)


@final
@dataclass(frozen=True)
class PutOntoBattlefieldThisWay(Condition):
    """You put a card that fits onto the battlefield by an instruction before. CR 608.2c.

    ``negative``: you put none there. ``past``: the text says that you did.
    """

    what: Filter
    negative: bool = False
    past: bool = field(default=False, compare=False)

    def holds(self, game: Game, ctx: Context) -> bool:
        put_there = [*ctx.bound.get(PUT_ONTO_BATTLEFIELD, []), *ctx.bound.get(RETURNED, [])]
        found = [*ctx.bound.get(TAKEN, []), *ctx.bound.get(PUT, [])]
        now = [game.objects.followed(ctx, thing) for thing in (*put_there, *found)]
        put = any(
            game.object(thing).zone is Zone.BATTLEFIELD and self.what.matches(game, ctx, thing)
            for thing in now
        )
        return put != self.negative


looks_up_any(PutOntoBattlefieldThisWay, PUT, PUT_ONTO_BATTLEFIELD, RETURNED, TAKEN)
phrase(
    PutOntoBattlefieldThisWay,
    en="you put {what:a} onto the battlefield this way",
    es="<pone@tú> {what:un} en el campo de batalla de esta manera",
    when={"negative": False},
)
for _past, _en, _es in ((False, "don't", "<pone@tú>"), (True, "didn't", "pusiste")):
    phrase(
        PutOntoBattlefieldThisWay,
        en=f"you {_en} put {{what:a}} onto the battlefield this way",
        es=f"no {_es} {{what:un}} en el campo de batalla de esta manera",
        when={"negative": True, "past": _past},
    )


@final
@dataclass(frozen=True)
class CountersRemovedThisWay(Condition):
    """The instruction before removed counters from the source. CR 122.1, 608.2c."""

    of: Ref

    def holds(self, game: Game, ctx: Context) -> bool:
        return ctx.numbers.get(EVENT_AMOUNT, 0) > 0


looks_up(CountersRemovedThisWay, EVENT_AMOUNT)
needs(CountersRemovedThisWay, COUNTERS_GONE, "no counters were removed before")


def _of_another(made: CountersRemovedThisWay) -> str | None:
    return None if made.of == THIS else "only the source's counters are known to be removed"


misplaced(CountersRemovedThisWay, _of_another)
phrase(
    CountersRemovedThisWay,
    en="one or more counters are removed from {of} this way",
    es="uno o más contadores sean removidos de {of} de esta manera",
)


@final
@dataclass(frozen=True)
class LeftOut(Condition):
    """You didn't put a card somewhere although you could have: into your hand or onto the
    ``battlefield``. CR 608.2c.
    """

    what: Ref
    battlefield: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        zone = Zone.BATTLEFIELD if self.battlefield else Zone.HAND
        return not any(
            not is_player(thing) and game.object(thing).zone is zone
            for thing in self.what.things(game, ctx)
        )


phrase(
    LeftOut,
    en="you don't put {what} into your hand",
    es="no pones {what} en tu mano",
    when={"battlefield": False},
)
phrase(
    LeftOut,
    en="you don't put {what} onto the battlefield",
    es="no pones {what} en el campo de batalla",
    when={"battlefield": True},
)
means_one(LeftOut, LOOKED, "no one card was looked at before", "what")


@final
@dataclass(frozen=True)
class ItIsDestroyed(Condition):
    """An instruction before destroyed this very permanent. CR 701.8, 608.2c.

    A regenerated permanent wasn't destroyed.
    """

    what: Ref

    def holds(self, game: Game, ctx: Context) -> bool:
        now = self.what.things(game, ctx)
        return any(
            not game.objects.exists(thing) and (thing in now or game.objects.latest(thing) in now)
            for thing in ctx.bound.get(DESTROYED, [])
        )


looks_up(ItIsDestroyed, DESTROYED)
phrase(
    ItIsDestroyed,
    en="{what} <is> destroyed this way",
    es="{what} <es> <*destruido> de esta manera",
)
needs(ItIsDestroyed, DESTROYED)


@final
@dataclass(frozen=True)
class DiesThisWay(Condition):
    """A permanent was put into a graveyard as an instruction before destroyed it.
    CR 700.4, 608.2c.

    ``creature``: the text says that it dies.
    """

    what: Ref
    creature: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in self.what.things(game, ctx):
            found = game.objects.get(thing)
            if found is None or found.zone is not Zone.GRAVEYARD or not found.came_from:
                continue
            if game.object(found.came_from).zone is Zone.BATTLEFIELD:
                return True
        return False


phrase(
    DiesThisWay,
    en="{what} dies this way",
    es="{what} <muere> de esta manera",
    when={"creature": True},
)
phrase(
    DiesThisWay,
    en="{what} is put into a graveyard this way",
    es="{what} <va> a un cementerio de esta manera",
    when={"creature": False},
)
needs(DiesThisWay, DESTROYED)


def _why_not_found(made: All) -> str | None:
    """The reason why the objects acted on "this way" can't be found; None if they are cards, or
    permanents that stay where they are.
    """
    done = [part.done for part in made.parts if isinstance(part, DoneThisWay)]
    if Card() in made.parts or all(name in STAYING_AS for name in done):
        return None
    return "what was done to permanents can't be found where it was"


misplaced(All, _why_not_found)

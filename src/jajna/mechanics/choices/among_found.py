"""Choices among cards that were found, and the rest of them. CR 608.2c, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Filter, Ref
from jajna.ir.comparisons import HowManyOf
from jajna.ir.declared.binding import THE_REST, misplaced, needs
from jajna.ir.declared.names import EXILED, REVEALED, looks_up
from jajna.mechanics.choices.chosen_by_each import GROUPS, LATEST_GROUP
from jajna.mechanics.choices.chosen_things import TAKEN, Choice, SomeOf, how_many
from jajna.vocab import Reads, Term, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["REST", "OneOfEach", "Rest", "SomeAmong", "TheRest", "Untaken", "cards_of"]


def cards_of(game: Game, ctx: Context, ref: Ref) -> list[int]:
    """The objects of a reference that are still there."""
    return [
        card for card in ref.things(game, ctx) if not is_player(card) and game.objects.exists(card)
    ]


@final
@dataclass(frozen=True)
class Untaken(Ref):
    """Those of some cards that nobody has taken yet."""

    of: Ref

    def things(self, game: Game, ctx: Context) -> list[int]:
        taken = ctx.bound.get(TAKEN) or []
        return [
            card
            for card in cards_of(game, ctx, self.of)
            if card not in taken and game.object(card).came_from not in taken
        ]


# -- the rest --------------------------------------------------------------------------------------


class Rest(Term):
    """How a text calls the rest of the cards found."""

    REST = "rest"
    OTHER = "other"
    OF_REVEALED = "the rest of the revealed cards"
    OF_THOSE = "the rest of those cards"
    OF_THE_CARDS = "the rest of the cards"
    OF_REVEALED_SO = "the rest of the cards revealed this way"
    OTHERS_THIS_WAY = "all other cards revealed this way"
    NOT_PUT = "all cards revealed this way that weren't put onto the battlefield"
    OTHERS_REVEALED = "all other revealed cards"
    EXILED_UNCAST = "the exiled cards that weren't cast this way"
    REVEALED_UNCAST = "all revealed cards not cast this way"


words(
    "the rest",
    {
        Rest.REST: ("the rest", "el resto"),
        Rest.OTHER: ("the other", "la otra"),
        Rest.OF_REVEALED: (
            "the rest of the revealed cards",
            "el resto de las cartas mostradas",
        ),
        Rest.OF_THOSE: ("the rest of those cards", "el resto de esas cartas"),
        Rest.OF_THE_CARDS: ("the rest of the cards", "el resto de las cartas"),
        Rest.OF_REVEALED_SO: (
            "the rest of the cards revealed this way",
            "el resto de las cartas mostradas de esta manera",
        ),
        Rest.OTHERS_THIS_WAY: (
            "all other cards revealed this way",
            "todas las otras cartas mostradas de esta manera",
        ),
        Rest.NOT_PUT: (
            "all cards revealed this way that weren't put onto the battlefield",
            "todas las cartas mostradas de esta manera que no se pusieron en el campo de batalla",
        ),
        Rest.OTHERS_REVEALED: (
            "all other revealed cards",
            "todas las otras cartas mostradas",
        ),
        Rest.EXILED_UNCAST: (
            "the exiled cards that weren't cast this way",
            "las cartas exiliadas que no se lanzaron de esta manera",
        ),
        Rest.REVEALED_UNCAST: (
            "all revealed cards not cast this way",
            "todas las cartas mostradas que no se lanzaron de esta manera",
        ),
    },
)


@final
@dataclass(frozen=True)
class TheRest(Ref):
    """The cards last found that nobody has taken and that have not moved. CR 608.2c."""

    word: Rest = Rest.REST

    def reads(self) -> int:
        return Reads.TIMELESS

    def things(self, game: Game, ctx: Context) -> list[int]:
        of = GROUPS[ctx.numbers.get(LATEST_GROUP, 0)]
        taken = ctx.bound.get(TAKEN) or []
        found: list[int] = []
        for card in ctx.bound.get(of, []):
            now = game.objects.followed(ctx, card) if of == EXILED else card
            if card in taken or now in taken or not game.objects.exists(now):
                continue
            if of != EXILED or game.object(now).zone is Zone.EXILE:
                found.append(now)
        return found


looks_up(TheRest, LATEST_GROUP)
phrase(TheRest, en="{word:the rest}", es="{word:the rest}", place="the rest")
needs(TheRest, THE_REST, "there are no cards of which something could be the rest")


def _were_not_put(made: TheRest) -> bool:
    return made.word is Rest.NOT_PUT or made.word is Rest.OF_REVEALED_SO


needs(TheRest, REVEALED, "no cards were revealed before", _were_not_put)

REST: Final = TheRest()


# -- some of them ----------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class SomeAmong(Choice):
    """Cards that fit from among others: "up to two creature cards from among them". CR 608.2d.

    There is nothing to choose where the text speaks of all that fit.
    """

    count: Amount
    what: Filter
    among: Ref
    how: HowManyOf = HowManyOf.SO_MANY

    def things(self, game: Game, ctx: Context) -> list[int]:
        return self.fitting(game, ctx, cards_of(game, ctx, self.among))

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [thing for thing in things if self.what.matches(game, ctx, thing)]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        return how_many(game, ctx, self.count, self.how, things)


for _how, _en, _es in (
    (HowManyOf.SO_MANY, "{count*what}", "{count*what}"),
    (HowManyOf.UP_TO, "up to {count*what}", "hasta {count*what}"),
    (HowManyOf.ANY_NUMBER, "any number of {what:s}", "cualquier cantidad de {what:s}"),
    (HowManyOf.ALL, "all {what:s}", "<*todo@what> {what:los}"),
):
    _sets: dict[str, object] = {"how": _how}
    if _how in (HowManyOf.ANY_NUMBER, HowManyOf.ALL):
        _sets["count"] = ONE
    phrase(
        SomeAmong,
        en=f"{_en} from among {{among}}",
        es=f"{_es} de entre {{among}}",
        when=_sets,
        place="all among" if _how is HowManyOf.ALL else "some among",
    )
phrase(
    SomeAmong,
    en="{what:a} from among {among}",
    es="{what:un} que se encuentre entre {among}",
    when={"how": HowManyOf.SO_MANY, "count": ONE},
    place="some among",
)
phrase(
    SomeAmong,
    en="up to one {what:one} from among {among}",
    es="hasta <*un@what> {what:one} que se encuentre entre {among}",
    when={"how": HowManyOf.UP_TO, "count": ONE},
    place="some among",
)


@final
@dataclass(frozen=True)
class OneOfEach(Choice):
    """At most one card of each of several descriptions, from among others: "a creature card and/or
    a land card from among them". CR 608.2d.

    They are chosen one after the other.
    """

    whats: tuple[Filter, ...]
    among: Ref

    def things(self, game: Game, ctx: Context) -> list[int]:
        return self.fitting(game, ctx, cards_of(game, ctx, self.among))

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [thing for thing in things if self.whats[0].matches(game, ctx, thing)]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        return 0, 1


def _of_one_description(made: OneOfEach) -> str | None:
    return "one description is no list" if len(made.whats) < 2 else None


misplaced(OneOfEach, _of_one_description)
phrase(
    OneOfEach,
    en="{whats:and/or;a} from among {among}",
    es="{whats:and/or;un} de entre {among}",
    place="some among",
)

phrase(SomeOf, en="one", es="una", when={"count": ONE, "among": REST}, place="one")

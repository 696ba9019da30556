"""Things that players choose as they follow an instruction. CR 608.2d."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect, Filter, Node, Ref
from jajna.ir.choices import described
from jajna.ir.comparisons import HowManyOf
from jajna.ir.declared.binding import THE_REST, does, mentions, tells, within
from jajna.ir.declared.names import InField, binds, looks_up
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.together import ONE_AFTER_ANOTHER, together_in
from jajna.ir.mentions import Mention, counts_several, is_player_filter
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import EACH, IMPLIED, YOU, Bound, Each, all_that_fit, antecedent
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_by_each import (
    CHOSEN,
    GROUPS,
    EachChooses,
    ask_for,
    chosen_for,
    in_turn_order,
)
from jajna.vocab import Reads, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Decision
    from jajna.ir.filters.together import Together
    from jajna.kernel.game import Game

__all__ = [
    "CHOSEN_THINGS",
    "PICKED",
    "TAKEN",
    "AnyNumber",
    "AtRandom",
    "Choice",
    "Choose",
    "FromGraveyardAtRandom",
    "HalfOf",
    "Some",
    "SomeOf",
    "could_be_chosen",
    "how_many",
    "lacks",
    "leaves_the_rest",
    "said_of_several",
]

PICKED: Final = "picked"
"""Name under which things are bound that were chosen for the instruction that is just followed."""


@dataclass(frozen=True, eq=False)
class Choice(Ref):
    """Things that whoever follows an instruction chooses as they do so. CR 608.2d.

    Until they are chosen it stands for those among which the choice is.
    """

    def reads(self) -> int:
        return Reads.TIMELESS

    def is_choice(self) -> bool:
        return True

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        """Those of the things that can be chosen."""
        raise NotImplementedError(type(self).__name__)

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        """The least and the greatest number of the things that can be chosen."""
        raise NotImplementedError(type(self).__name__)

    def ask_of(
        self, game: Game, ctx: Context, player: int, kind: Kind, rule: str, things: list[int]
    ) -> Decision | None:
        """Ask a player to choose among those of the things that fit, and are within range."""
        fitting = game.kernel.within(game, player, self.fitting(game, ctx, things))
        least, most = self.bounds(game, ctx, fitting)
        return ask_for(ctx, player, kind, rule, fitting, least, most)

    def ask_for(self, game: Game, ctx: Context, player: int, own: bool = False) -> Decision | None:
        """Ask a player to choose among the things; with ``own`` only among those they control."""
        things = self.offered(game, ctx, player, own)
        least, most = self.bounds(game, ctx, things)
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", things, least, most)

    def offered(self, game: Game, ctx: Context, player: int, own: bool) -> list[int]:
        """A list of the things that a player may choose; with ``own`` only those they control.

        Cards in zones where nothing is controlled count for their owner. What is out of that
        player's range of influence can't be chosen (CR 801.5a).
        """
        things = game.kernel.within(game, player, self.things(game, ctx))
        if not own:
            return things
        return [
            thing
            for thing in things
            if not is_player(thing) and game.object(thing).controller == player
        ]

    def falls_short(self, game: Game, ctx: Context, player: int, things: list[int]) -> bool:
        """Whether the player would have to choose more than there is among the things."""
        before = ctx.affected
        ctx.affected = player
        fitting = game.kernel.within(game, player, self.fitting(game, ctx, things))
        least, _ = self.bounds(game, ctx, fitting)
        ctx.affected = before
        return least > len(fitting)

    def choose_for(
        self, game: Game, ctx: Context, effect: Effect, field: str, who: Ref, own: bool = False
    ) -> None:
        """Have players choose, then have an instruction followed for the things they chose.

        The things chosen take the place of this choice in the instruction's ``field``.
        """
        then = with_fields(effect, {field: CHOSEN_THINGS})
        assert isinstance(then, Effect), effect
        if isinstance(self, FromGraveyardAtRandom):
            ctx.bind(PICKED, self.picked(game, ctx))
            game.frames.run_in_order((then,), ctx)
            return
        game.frames.run_in_order((Choose(self, who, own, PICKED), then), ctx)


binds(Choice, PICKED)


def lacks(game: Game, ctx: Context, what: Ref, who: Ref, player: int, own: bool) -> bool:
    """Whether a player who follows an instruction would have to choose more things than there are;
    with ``own`` of those they control. CR 608.2d.
    """
    if not isinstance(what, Choice) or player not in who.things(game, ctx):
        return False
    return what.falls_short(game, ctx, player, what.offered(game, ctx, player, own))


@final
@dataclass(frozen=True)
class Some(Choice):
    """So many things that fit, as one chooses: "two creatures you control". CR 608.2d."""

    count: Amount
    what: Filter
    up_to: bool = False
    equal: bool = field(default=False, compare=False)
    """Whether the text says the number last: "cards equal to its power"."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        return all_that_fit(game, ctx, self.what)

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [thing for thing in things if self.what.matches(game, ctx, thing)]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        count = self.count.value(game, ctx)
        return 0 if self.up_to else count, count


phrase(
    Some,
    en="[up_to? up to] {count*what}",
    es="[up_to? hasta] {count*what}",
    place="some",
)
phrase(
    Some,
    en="{what:s} equal to {count}",
    es="una cantidad de {what:s} igual a {count}",
    when={"up_to": False, "equal": True},
    place="some",
)
phrase(
    Some,
    en="up to one {what:one}",
    es="hasta <*un@what> {what:one}",
    when={"up_to": True, "count": ONE},
    place="some",
)


@final
@dataclass(frozen=True)
class AnyNumber(Choice):
    """As many of the things that fit as one likes, but at least so many. CR 107.1c, 608.2d."""

    what: Filter
    least: int = 0

    def is_any_number(self) -> bool:
        return True

    def things(self, game: Game, ctx: Context) -> list[int]:
        return all_that_fit(game, ctx, self.what)

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [thing for thing in things if self.what.matches(game, ctx, thing)]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        return self.least, len(things)


phrase(
    AnyNumber,
    en="any number of {what:s}",
    es="cualquier cantidad de {what:s}",
    when={"least": 0},
    place="any number",
)
phrase(
    AnyNumber,
    en="one or more {what:s}",
    es="<*uno@what> o más {what:s}",
    when={"least": 1},
    place="one or more",
)


def said_of_several(what: Ref) -> Together | None:
    """What several things must be together, if a text says it: "with different names"."""
    return together_in(what.what) if isinstance(what, (AnyNumber, Some)) else None


@final
@dataclass(frozen=True)
class HalfOf(Choice):
    """Half of the things that fit, rounded up or down, as one chooses. CR 107.1a, 608.2d."""

    what: Filter
    up: bool = True

    def things(self, game: Game, ctx: Context) -> list[int]:
        return all_that_fit(game, ctx, self.what)

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [thing for thing in things if self.what.matches(game, ctx, thing)]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        half = (len(self.things(game, ctx)) + self.up) // 2
        return half, half


for _up, _en, _es in ((True, "up", "arriba"), (False, "down", "abajo")):
    phrase(
        HalfOf,
        en=f"half the {{what:s}}, rounded {_en}",
        es=f"la mitad de {{what:los}}, redondeando hacia {_es}",
        when={"up": _up},
        place="some",
    )


def how_many(
    game: Game, ctx: Context, count: Amount, how: HowManyOf, things: list[int]
) -> tuple[int, int]:
    """The least and the greatest number of the things that can be chosen."""
    most = len(things) if how is HowManyOf.ANY_NUMBER else count.value(game, ctx)
    return most if how is HowManyOf.SO_MANY else 0, most


TAKEN: Final = "taken"
"""Name under which the cards are bound that were taken from among others."""


@final
@dataclass(frozen=True)
class SomeOf(Choice):
    """So many of the things named before, as one chooses: "one of them". CR 608.2d.

    Those that were taken by the instruction before are no longer among them.
    """

    count: Amount
    among: Ref
    how: HowManyOf = HowManyOf.SO_MANY

    def things(self, game: Game, ctx: Context) -> list[int]:
        taken = ctx.bound.get(TAKEN) or []
        return [
            one
            for one in self.among.things(game, ctx)
            if game.objects.exists(one)
            and one not in taken
            and (is_player(one) or game.object(one).came_from not in taken)
        ]

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [thing for thing in self.things(game, ctx) if thing in things]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        return how_many(game, ctx, self.count, self.how, things)


for _how, _en, _es in (
    (HowManyOf.SO_MANY, "{count:one}", "{count:una}"),
    (HowManyOf.UP_TO, "up to {count:one}", "hasta {count:una}"),
    (HowManyOf.ANY_NUMBER, "any number", "cualquier cantidad"),
):
    phrase(
        SomeOf,
        en=f"{_en} of {{among}}",
        es=f"{_es} de {{among}}",
        when={"how": _how, "count": ONE} if _how is HowManyOf.ANY_NUMBER else {"how": _how},
        place="some of" if _how is HowManyOf.SO_MANY else "so many of",
    )


@final
@dataclass(frozen=True)
class AtRandom(Choice):
    """Things that chance chooses instead of a player: "two cards at random". CR 701.9b."""

    what: Ref

    def choice(self) -> Choice:
        """The choice that a player would make otherwise."""
        assert isinstance(self.what, Choice), self.what
        return self.what

    def things(self, game: Game, ctx: Context) -> list[int]:
        return self.what.things(game, ctx)

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return self.choice().fitting(game, ctx, things)

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        return self.choice().bounds(game, ctx, things)

    def pick(self, game: Game, ctx: Context, player: int, things: list[int]) -> list[int]:
        """As many of the things that fit as a player would choose, each as likely."""
        before = ctx.affected
        ctx.affected = player
        left = self.fitting(game, ctx, things)
        count = min(self.bounds(game, ctx, left)[1], len(left))
        ctx.affected = before
        return [left.pop(game.chance.below(len(left))) for _ in range(count)]


phrase(AtRandom, en="{what:some} at random", es="{what:some} al azar", place="at random")


@final
@dataclass(frozen=True)
class FromGraveyardAtRandom(Choice):
    """Cards that chance chooses in a graveyard: "a creature card at random from your graveyard".

    CR 608.2d, 701.9b.
    """

    count: Amount
    what: Filter
    whose: Ref

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [
            card
            for player in self.whose.things(game, ctx)
            for card in game.players[player].graveyard
            if self.what.matches(game, ctx, card)
        ]

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [thing for thing in self.things(game, ctx) if thing in things]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        count = self.count.value(game, ctx)
        return count, count

    def picked(self, game: Game, ctx: Context) -> list[int]:
        """As many of the cards as there should be, each as likely."""
        left = self.things(game, ctx)
        count = min(self.count.value(game, ctx), len(left))
        return [left.pop(game.chance.below(len(left))) for _ in range(count)]


phrase(
    FromGraveyardAtRandom,
    en="{count*what} at random from {whose:'s} graveyard",
    es="{count*what} al azar de {whose:de el cementerio}",
    place="from graveyard at random",
)


@final
@dataclass(frozen=True)
class Choose(EachChooses):
    """Players choose things, or chance does, which are bound under the name. CR 608.2d.

    With ``own`` each chooses among what they control, or own where nothing is controlled.
    """

    what: Ref
    who: Ref = IMPLIED
    own: bool = False
    name: str = CHOSEN

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        found = self.who.things(game, ctx)
        playing = in_turn_order(game, found)
        if len(playing) == len(found):
            return playing
        # CR 800.4g: who has left and is named has another player choose
        return [*playing, *[seat for seat in found if seat not in playing]]

    def together(self) -> Together | None:
        return said_of_several(self.what)

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        assert isinstance(self.what, Choice), self.what
        if isinstance(self.what, AtRandom):
            return None
        return self.what.ask_for(game, ctx, player, self.own)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        if isinstance(self.what, AtRandom):
            things = self.what.things(game, ctx)
            chosen = [
                (seat, self.what.pick(game, ctx, seat, game.kernel.within(game, seat, things)))
                for seat in self.choosers(game, ctx)
            ]
        found = [thing for _, things in chosen for thing in things]
        ctx.bind(self.name, found)
        each = ctx.bound.get(EACH)
        if each:
            ctx.bind(chosen_for(each[0]), found)


binds(Choose, InField("name"))
phrase(
    Choose,
    en="{who} <chooses> {what:some}",
    es="{who} <elige> {what:some}",
    when={"own": False},
)
phrase(
    Choose,
    en="{who} <chooses> {what:any number}",
    es="{who} <elige> {what:any number}",
    when={"own": False},
)


def _is_of_several(made: Choose) -> bool:
    return isinstance(made.what, (AnyNumber, Some))


within(Choose, ONE_AFTER_ANOTHER, "what", when=_is_of_several)
phrase(
    Choose,
    en="{who} <chooses> {what:by lot}",
    es="{who} <elige> {what:by lot}",
    when={"own": False},
)
phrase(
    Choose,
    en="you choose {what:some of}",
    es="tú eliges {what:some of}",
    when={"who": YOU, "own": False},
)
phrase(
    Choose,
    en="{who} <chooses> {what:some of}",
    es="{who} <elige> {what:some of}",
    when={"own": False},
)


def could_be_chosen(made: Node) -> Filter | None:
    """What could have been chosen by an instruction to choose things; None for other nodes."""
    if not isinstance(made, Choose):
        return None
    what = made.what.what if isinstance(made.what, AtRandom) else made.what
    return what.what if isinstance(what, (Some, AnyNumber)) else None


def _chosen(made: Choose) -> list[Mention]:
    fits = Card() if isinstance(made.what, SomeOf) else described(made.what)
    player = fits is not None and is_player_filter(fits)
    mention = Mention(Bound(CHOSEN), fits, counts_several(made), player)
    mention.each = isinstance(made.who, Each)
    return [mention]


does(Choose, CHOSEN)


def leaves_the_rest(what: Ref) -> bool:
    """Whether what is chosen is some of the cards found last, so that others are the rest."""
    among = antecedent(what.among) if isinstance(what, SomeOf) else what
    return isinstance(among, Bound) and among.name in GROUPS


def _leaves_the_rest(made: Choose) -> bool:
    return leaves_the_rest(made.what)


tells(Choose, THE_REST, _leaves_the_rest)
mentions(Choose, _chosen)


@final
@dataclass(frozen=True)
class Chosen(Ref):
    """What was just chosen for an instruction."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, thing) for thing in ctx.bound.get(PICKED, [])]


looks_up(Chosen, PICKED)

CHOSEN_THINGS: Final = Chosen()

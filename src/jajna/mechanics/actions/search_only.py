"""Searching one or several zones, apart from what becomes of the cards. CR 701.23."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.base import Event
from jajna.events.hidden import Revealed, Searched
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Condition, Effect, Filter, Node, Ref, walk
from jajna.ir.comparisons import HowManyOf
from jajna.ir.composites import ForEach
from jajna.ir.declared.binding import (
    Trait,
    always,
    becomes,
    does,
    leaves,
    mentions,
    misplaced,
    needs,
    trait,
    within,
)
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.together import ONE_AFTER_ANOTHER, together_in
from jajna.ir.mentions import Mention, counts_several
from jajna.ir.rebuild import rebuild
from jajna.ir.refs import EACH, IMPLIED, YOU, Bound, Each, That, You, antecedent
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.searching import can_search, cannot_begin, searched_cards
from jajna.mechanics.actions.search import (
    FOUND,
    SEARCHING,
    FindTogether,
    has_quality,
    note_searchers,
)
from jajna.mechanics.choices.chosen_by_each import (
    EachChooses,
    ask_for,
    chosen_things,
    in_turn_order,
    in_zone,
)
from jajna.mechanics.choices.chosen_things import PICKED, TAKEN
from jajna.mechanics.moving.entering_attacking import ATTACKED
from jajna.mechanics.moving.found_cards import PILE, PUT_ATTACKING, Put
from jajna.mechanics.moving.places import Place
from jajna.vocab import Term, Zone, bit
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "EachOrSome",
    "PutFoundTwoWays",
    "SearchFor",
    "SearchForEach",
    "SearchedLibrary",
    "SearchedZones",
]

SEARCHED_LIBRARY: Final = "searched library"
"""Name of the number that says whether the library is among the zones searched (1) or not (0)."""

ONE_FOUND: Final = "one found"

OTHERS_FOUND: Final = "others found"
"""Names under which cards found in a search are bound that go to two places."""

_HAND: Final = 1 << Zone.HAND

_GRAVEYARD: Final = 1 << Zone.GRAVEYARD

_LIBRARY: Final = 1 << Zone.LIBRARY

_ALL: Final = _HAND | _GRAVEYARD | _LIBRARY


class SearchedZones(Term):
    """Zones that are searched together, as the text lists them. CR 701.23a."""

    LIBRARY = "library"
    LIBRARY_AND_OR_GRAVEYARD = "library and/or graveyard"
    GRAVEYARD_AND_OR_LIBRARY = "graveyard and/or library"
    HAND_AND_OR_LIBRARY = "hand and/or library"
    HAND_AND_OR_GRAVEYARD = "hand and/or graveyard"
    GRAVEYARD_HAND_AND_OR_LIBRARY = "graveyard, hand, and/or library"
    HAND_GRAVEYARD_AND_OR_LIBRARY = "hand, graveyard, and/or library"
    GRAVEYARD_HAND_AND_LIBRARY = "graveyard, hand, and library"
    LIBRARY_AND_GRAVEYARD = "library and graveyard"
    GRAVEYARD_AND_LIBRARY = "graveyard and library"


SEARCHED: Final[dict[SearchedZones, tuple[int, bool]]] = {
    SearchedZones.LIBRARY: (_LIBRARY, False),
    SearchedZones.LIBRARY_AND_OR_GRAVEYARD: (_LIBRARY | _GRAVEYARD, True),
    SearchedZones.GRAVEYARD_AND_OR_LIBRARY: (_LIBRARY | _GRAVEYARD, True),
    SearchedZones.HAND_AND_OR_LIBRARY: (_LIBRARY | _HAND, True),
    SearchedZones.HAND_AND_OR_GRAVEYARD: (_GRAVEYARD | _HAND, True),
    SearchedZones.GRAVEYARD_HAND_AND_OR_LIBRARY: (_ALL, True),
    SearchedZones.HAND_GRAVEYARD_AND_OR_LIBRARY: (_ALL, True),
    SearchedZones.GRAVEYARD_HAND_AND_LIBRARY: (_ALL, False),
    SearchedZones.LIBRARY_AND_GRAVEYARD: (_LIBRARY | _GRAVEYARD, False),
    SearchedZones.GRAVEYARD_AND_LIBRARY: (_LIBRARY | _GRAVEYARD, False),
}
"""Zones that are searched together, and whether the player chooses among them."""

_SPANISH: Final = {"library": "biblioteca", "graveyard": "cementerio", "hand": "mano"}


def _in_spanish(zones: str) -> str:
    for english, spanish in (*_SPANISH.items(), (", and/or", " y/o"), ("and/or", "y/o")):
        zones = zones.replace(english, spanish)
    return zones.replace(", and", " y").replace(" and ", " y ")


def _with_articles(zones: str) -> str:
    for noun in _SPANISH.values():
        article = "el" if noun == _SPANISH["graveyard"] else "la"
        zones = zones.replace(noun, f"{article} {noun}")
    return zones


words("searched zones", {zones: (str(zones), _in_spanish(str(zones))) for zones in SEARCHED})

words(
    "the searched zones",
    {zones: (str(zones), _with_articles(_in_spanish(str(zones)))) for zones in SEARCHED},
)


def found_in(game: Game, ctx: Context, searcher: int, owners: list[int], zones: int) -> list[int]:
    """The cards in the zones of these players that somebody searches, public zones first."""
    mask = zones if ctx.numbers.get(SEARCHED_LIBRARY, 1) else zones & ~_LIBRARY
    found: list[int] = []
    for zone in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY):
        if mask & bit(zone):
            for owner in owners:
                if zone is Zone.LIBRARY:
                    found += searched_cards(game, ctx, searcher, owner)
                else:
                    found += game.zones.of(zone, game.players[owner])
    return found


@final
@dataclass(frozen=True)
class ChooseZones(Effect):
    """The searching player may leave the library out. CR 608.2d."""

    who: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = self.who.things(game, ctx)
        if not players:
            return None
        options = [Pick(0, "with the library"), Pick(1, "without the library")]
        return Decision(players[0], Kind.WORD, "701.23a", Shape.ONE, [*options], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(SEARCHED_LIBRARY, int(isinstance(answer, Pick) and answer.index == 0))


binds(ChooseZones, SEARCHED_LIBRARY)


@final
@dataclass(frozen=True)
class LookThroughZones(Effect):
    """The searching players look at the hidden zones searched. CR 701.23a."""

    who: Ref
    whose: Ref | None
    zones: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if not is_in_loop(ctx):
            ctx.bind(FOUND, [])
        events: list[Event] = []
        library = self.zones & _LIBRARY and ctx.numbers.get(SEARCHED_LIBRARY, 1)
        searches: list[Searched] = []
        for searcher in in_turn_order(game, self.who.things(game, ctx)):
            owners = [searcher] if self.whose is None else self.whose.things(game, ctx)
            for owner in owners:
                cards = found_in(game, ctx, searcher, [owner], self.zones & ~_GRAVEYARD)
                if cards:
                    events.append(Revealed(owner, cards, searcher))
                if library and can_search(game, ctx, searcher, owner):
                    searches.append(Searched(searcher, owner))
        ctx.bind_number(SEARCHED_LIBRARY, int(len(searches) > 0))
        note_searchers(ctx, [search.player for search in searches])
        perform(game, [*events, *searches])


binds(LookThroughZones, FOUND, SEARCHED_LIBRARY, SEARCHING)


def is_in_loop(ctx: Context) -> bool:
    """Whether the search is done for each of several things, so that its finds are added up."""
    return ctx.affected >= 0 and ctx.bound.get("each") == [ctx.affected]


@final
@dataclass(frozen=True)
class FindIn(EachChooses):
    """Searching players find cards that fit in the zones. CR 701.23b, 701.23d.

    In a public zone cards that fit must be found. ``how`` tells how many they may find. The cards
    found are added to those found before.
    """

    who: Ref
    whose: Ref | None
    zones: int
    count: Amount
    what: Filter
    how: HowManyOf = HowManyOf.SO_MANY

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def _cards(self, game: Game, ctx: Context, player: int) -> list[int]:
        owners = [player] if self.whose is None else self.whose.things(game, ctx)
        return [
            card
            for card in found_in(game, ctx, player, owners, self.zones)
            if card not in ctx.bound.get(FOUND, []) and self.what.matches(game, ctx, card)
        ]

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        cards = self._cards(game, ctx, player)
        if self.how is HowManyOf.ALL:
            hidden = [card for card in cards if game.object(card).zone is not Zone.GRAVEYARD]
            return ask_for(ctx, player, Kind.SEARCH, "701.23b", hidden, 0, len(hidden))
        most = len(cards) if self.how is HowManyOf.ANY_NUMBER else self.count.value(game, ctx)
        least = most
        if self.how is not HowManyOf.SO_MANY:
            least = 0
        elif has_quality(self.what):
            least = min(most, len(in_zone(game, cards, Zone.GRAVEYARD)))
        return ask_for(ctx, player, Kind.SEARCH, "701.23a", cards, least, most)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        found = ctx.bound.get(FOUND, []).copy()
        if self.how is HowManyOf.ALL:
            for player in self.choosers(game, ctx):
                found += in_zone(game, self._cards(game, ctx, player), Zone.GRAVEYARD)
        ctx.bind(FOUND, found + [card for _, cards in chosen for card in cards])


binds(FindIn, FOUND)


def _began(who: Ref, whose: Ref | None, zones: SearchedZones) -> tuple[Effect, ...]:
    """The steps with which a search begins."""
    mask, chosen = SEARCHED[zones]
    look = LookThroughZones(who, whose, mask)
    return (ChooseZones(who), look) if chosen and mask & _LIBRARY else (look,)


@final
@dataclass(frozen=True)
class SearchFor(Effect):
    """An instruction to search zones for cards, which are then "it" or "them". CR 701.23a.

    With ``theirs`` the zones are those of ``whose``, not those of the player who searches.
    """

    count: Amount
    what: Filter
    zones: SearchedZones = SearchedZones.LIBRARY
    how: HowManyOf = HowManyOf.SO_MANY
    who: Ref = IMPLIED
    whose: Ref = YOU
    theirs: bool = False

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        if self.zones is not SearchedZones.LIBRARY:
            return False
        return cannot_begin(game, ctx, player, self.who, self.whose if self.theirs else None)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(SEARCHED_LIBRARY, 1)
        whose = self.whose if self.theirs else None
        how = HowManyOf.UP_TO if self.how is HowManyOf.UP_TO_X else self.how
        find: Effect = FindIn(self.who, whose, SEARCHED[self.zones][0], self.count, self.what, how)
        if together_in(self.what) is not None:
            count = None if how is HowManyOf.ANY_NUMBER else self.count
            find = FindTogether(self.who, whose, count, self.what)
        game.frames.run_in_order((*_began(self.who, whose, self.zones), find), ctx)


binds(SearchFor, FOUND, SEARCHED_LIBRARY, SEARCHING)


def _in_ones_own(search: SearchFor) -> bool:
    return not search.theirs


touches(SearchFor, "who", Does.DRAW, "count", when=_in_ones_own)

for _how, _en, _es, _set in (
    (HowManyOf.SO_MANY, "{count*what}", "{count*what}", False),
    (HowManyOf.UP_TO, "up to {count*what}", "hasta {count*what}", False),
    (HowManyOf.ANY_NUMBER, "any number of {what:s}", "cualquier cantidad de {what:s}", True),
    (HowManyOf.ALL, "all {what:s}", "<*todo@what> {what:los}", True),
    (
        HowManyOf.UP_TO_X,
        "up to X {what:s}, where X is {count:word}",
        "hasta X {what:s}, donde X es {count}",
        False,
    ),
):
    _sets: dict[str, object] = {"how": _how, "count": ONE} if _set else {"how": _how}
    phrase(
        SearchFor,
        en=f"{{who}} <searches> {{who:own}} {{zones:searched zones}} for {_en}",
        es=f"{{who}} <busca> en {{who:own}} {{zones:searched zones}} {_es}",
        when={**_sets, "theirs": False},
    )
    phrase(
        SearchFor,
        en=f"search {{whose:'s}} {{zones:searched zones}} for {_en}",
        es=f"busca en {{whose:de la biblioteca}} {_es}",
        when={**_sets, "theirs": True, "zones": SearchedZones.LIBRARY},
    )
    phrase(
        SearchFor,
        en=f"search {{whose:'s}} {{zones:searched zones}} for {_en}",
        es=f"busca en {{zones:the searched zones}} de {{whose}} {_es}",
        when={**_sets, "theirs": True},
    )


SEVERAL: Final = (HowManyOf.ANY_NUMBER, HowManyOf.ALL, HowManyOf.UP_TO_X)


def _may_find_several(made: SearchFor) -> bool:
    return made.how in SEVERAL or counts_several(made)


does(SearchFor, FOUND)

leaves(SearchFor, FOUND, None, _may_find_several)


def _searches_their_own(made: SearchFor) -> str | None:
    if made.theirs and isinstance(made.whose, You):
        return "who searches their own library is its subject"
    return None


def _says_whose(made: SearchFor) -> str | None:
    if made.theirs and antecedent(made.whose) == antecedent(made.who):
        return "who searches their own library is its subject"
    return None


misplaced(SearchFor, _searches_their_own)
misplaced(SearchFor, _says_whose)


def _finds_as_a_whole(made: SearchFor) -> str | None:
    """The reason why cards can't be found as a whole so; None if they can."""
    if together_in(made.what) is None:
        return None
    if isinstance(made.who, Each) or made.how is HowManyOf.ALL:
        return "one player finds some cards as a whole"
    return None if made.zones is SearchedZones.LIBRARY else "cards of several zones"


within(SearchFor, ONE_AFTER_ANOTHER, "what")
misplaced(SearchFor, _finds_as_a_whole)


def _says_what_x_is(made: SearchFor) -> bool:
    return made.how is HowManyOf.UP_TO_X


trait(SearchFor, Trait.UNLIKELY)
trait(SearchFor, Trait.VERY_UNLIKELY, when=_says_what_x_is)


class EachOrSome(Term):
    """Whether a card of each description is looked for, or of some: the word between them."""

    EACH = "and"
    SOME = "and/or"


@final
@dataclass(frozen=True)
class SearchForEach(Effect):
    """An instruction to search for a card of each of several descriptions. CR 701.23a."""

    whats: tuple[Filter, ...]
    zones: SearchedZones = SearchedZones.LIBRARY
    who: Ref = IMPLIED
    word: EachOrSome = EachOrSome.EACH

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(SEARCHED_LIBRARY, 1)
        how = HowManyOf.SO_MANY if self.word is EachOrSome.EACH else HowManyOf.UP_TO
        mask = SEARCHED[self.zones][0]
        finds = [FindIn(self.who, None, mask, ONE, what, how) for what in self.whats]
        game.frames.run_in_order((*_began(self.who, None, self.zones), *finds), ctx)


binds(SearchForEach, FOUND, SEARCHED_LIBRARY, SEARCHING)

for _word in EachOrSome:
    phrase(
        SearchForEach,
        en=f"{{who}} <searches> {{who:own}} {{zones:searched zones}} for {{whats:{_word};a}}",
        es=f"{{who}} <busca> en {{who:own}} {{zones:searched zones}} {{whats:{_word};un}}",
        when={"word": _word},
    )

does(SearchForEach, FOUND)

leaves(SearchForEach, FOUND, Card(), always)

trait(SearchForEach, Trait.VERY_UNLIKELY)


@final
@dataclass(frozen=True)
class SearchedLibrary(Condition):
    """Whether the search before included the library: "if you search your library this way"."""

    past: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(ctx.numbers.get(SEARCHED_LIBRARY, 0))


looks_up(SearchedLibrary, SEARCHED_LIBRARY)

phrase(
    SearchedLibrary,
    en="you search your library this way",
    es="<busca@tú> en tu biblioteca de esta manera",
    when={"past": False},
)

phrase(
    SearchedLibrary,
    en="you searched your library this way",
    es="<buscó@tú> en tu biblioteca de esta manera",
    when={"past": True},
)

needs(SearchedLibrary, FOUND)


@final
@dataclass(frozen=True)
class PutFoundTwoWays(Effect):
    """One of the cards found is put to one place, the others to another. CR 608.2d.

    ``of`` is how the text calls the cards, "" where it doesn't; ``others`` is "other" or "rest".
    """

    to: Place
    other: Place
    of: str = field(default="", compare=False)
    others: str = field(default="other", compare=False)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = [card for card in ctx.bound.get(FOUND, []) if game.objects.exists(card)]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", cards, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        one = chosen_things(answer)
        ctx.bind(ONE_FOUND, one)
        ctx.bind(OTHERS_FOUND, [card for card in ctx.bound.get(FOUND, []) if card not in one])
        game.frames.run_in_order(
            (Put(Bound(ONE_FOUND), self.to), Put(Bound(OTHERS_FOUND), self.other)), ctx
        )


binds(PutFoundTwoWays, ATTACKED, PUT_ATTACKING, ONE_FOUND, OTHERS_FOUND, PICKED, PILE, TAKEN)

looks_up(PutFoundTwoWays, FOUND)

words(
    "of found",
    {"them": ("of them", "de ellas"), "those cards": ("of those cards", "de esas cartas")},
)

words("others found", {"other": ("the other", "la otra"), "rest": ("the rest", "el resto")})

phrase(
    PutFoundTwoWays,
    en="put one[of? {of:of found}] {to:put where} and {others:others found} {other:put where}",
    es="pon una[of? {of:of found}] {to:put where} y {others:others found} {other:put where}",
)

needs(PutFoundTwoWays, FOUND)


@final
@dataclass(frozen=True)
class SearchedFor(Condition):
    """Whether what was found fits: "if you searched for a creature card". CR 701.23a."""

    what: Filter

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(self.what.matches(game, ctx, card) for card in ctx.bound.get(FOUND, []))


looks_up(SearchedFor, FOUND)

phrase(SearchedFor, en="you searched for {what:a}", es="<buscó@tú> {what:un}")


def _found_for_each(made: ForEach) -> list[Mention] | None:
    """The cards found in a search for each of some things are "them" afterwards."""
    if any(isinstance(node, SearchFor) for node in walk(made)):
        return [Mention(Bound(FOUND), Card(), True, False)]
    return None


mentions(ForEach, _found_for_each)


def _of_the_present_player(made: ForEach) -> ForEach:
    """The loop in which the library searched is that of the present player, whoever searches."""
    each = made.each

    def present(node: Node) -> Node:
        if isinstance(node, SearchFor) and isinstance(node.whose, That) and node.whose.of == each:
            return replace(node, whose=replace(node.whose, of=Bound(EACH)))
        return node

    effect = rebuild(made.effect, present)
    assert isinstance(effect, Effect), effect
    return made if effect == made.effect else replace(made, effect=effect)


becomes(ForEach, _of_the_present_player)

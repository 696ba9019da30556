"""References to players and objects. CR 109, 115, 608.2c.

A later reference ("it", "that creature") carries the reference it stands for. The pattern of a
trigger binds the object, player and number of its event as ``EVENT_OBJECT``, ``EVENT_PLAYER`` and
``EVENT_AMOUNT``.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import PLAYERS, Amount, Filter, Pattern, Ref, walk
from jajna.ir.declared.binding import EITHER, EMBLEM, Trait, follows, misplaced, needs, trait
from jajna.ir.declared.names import (
    RETURNED,
    InField,
    binds,
    finds_noted,
    game_binds,
    looks_up,
)
from jajna.vocab import (
    ZONES,
    Aspects,
    Reads,
    Term,
    Zone,
    bit,
    is_player,
    zone_facts,
)
from jajna.wording import Own, calls_itself, phrase, words

if TYPE_CHECKING:
    from jajna.ir.abilities import Activated
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ACQUIRED",
    "ANY_NUMBER",
    "AS_COPY",
    "EACH",
    "EVENT_AMOUNT",
    "EVENT_OBJECT",
    "EVENT_PLAYER",
    "IMPLIED",
    "TARGETED",
    "TARGET_PHRASES",
    "THAT_MANY",
    "THIS",
    "X_TARGETS",
    "YOU",
    "And",
    "Attached",
    "Bound",
    "Each",
    "EachWord",
    "EitherOf",
    "EventObject",
    "EventPlayer",
    "It",
    "NamedSource",
    "Same",
    "Target",
    "That",
    "TheOne",
    "This",
    "ThisEmblem",
    "ThisFrom",
    "ThisSpell",
    "You",
    "YourCommander",
    "all_that_fit",
    "antecedent",
    "as_known",
    "everything_in",
    "holds_of",
    "is_implied",
    "linked",
    "linking_name",
    "meant",
    "stand_as",
    "things_in",
]

EVENT_OBJECT: Final = "object"
"""Name under which a pattern binds the object of its event."""
EVENT_PLAYER: Final = "player"
"""Name under which a pattern binds the player of its event."""
TARGETED: Final = "targeted"
"""Name under which the copying of a spell binds that spell's targets."""
EVENT_AMOUNT: Final = "amount"
"""Name of the number of the event: damage dealt, life gained, cards drawn."""
TARGET_PHRASES: Final = "target phrases"
"""Name of the number of target phrases as printed.

The slots after them hold the targets chosen for each player, those of seat 0 first.
"""
game_binds(TARGET_PHRASES)

# Most patterns bind these; the others say which they bind.
binds(Pattern, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)

ANY_NUMBER: Final = -1
"""``Target.maximum`` for "any number of target ..."."""
X_TARGETS: Final = -2
"""``Target.minimum`` and ``maximum`` for "X target ..."."""


THAT_MANY: Final = -3
"""``Target.maximum`` for "up to that many target ...": as many as the event's number."""


@final
@dataclass(frozen=True)
class This(Ref):
    """The object that the ability is on: its own name, "this creature". CR 201.5, 109.5."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, ctx.source)]


@final
@dataclass(frozen=True)
class ThisFrom(Ref):
    """The source, if it is in a certain zone: "~ from your graveyard". CR 113.6m.

    ``owners``: the text says that it is its owner's.
    """

    zone: int
    owners: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ZONES

    def things(self, game: Game, ctx: Context) -> list[int]:
        now = game.objects.followed(ctx, ctx.source)
        return [now] if game.objects.exists(now) and game.object(now).zone == self.zone else []


phrase(
    ThisFrom,
    en="~ from its owner's graveyard",
    es="~ del cementerio de su propietario",
    when={"zone": 3, "owners": True},
)
phrase(ThisFrom, en="~ from your graveyard", es="~ de tu cementerio", when={"zone": 3})
phrase(ThisFrom, en="~ from your hand", es="~ de tu mano", when={"zone": 1})
calls_itself(ThisFrom, Own.CARD)


@final
@dataclass(frozen=True)
class NamedSource(Ref):
    """The object that granted the ability, named in the quoted text. CR 201.5a.

    Once the ability is granted, ``granter`` is the id of that object.
    """

    granter: int = 0

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, self.granter or ctx.source)]


phrase(NamedSource, en="@", es="@", unsaid=("granter",))


@final
@dataclass(frozen=True)
class You(Ref):
    """The controller of the ability. CR 109.5.

    ``implied``: the text has no "you", as in an instruction in the imperative.
    """

    implied: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [ctx.controller]


THIS: Final = This()
YOU: Final = You()
IMPLIED: Final = You(implied=True)


@final
@dataclass(frozen=True)
class ThisSpell(Ref):
    """The source as a spell: "this spell". CR 201.5."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, ctx.source)]


@final
@dataclass(frozen=True)
class ThisEmblem(Ref):
    """The source as an emblem: "this emblem". CR 114.1, 201.5."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [ctx.source]


phrase(This, en="~", es="~")


@final
@dataclass(frozen=True)
class Person(Ref):
    """The object that the ability is on, as a person: "him", "her". CR 201.5."""

    word: str = field(compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, ctx.source)]


words("person", {"him": ("him", "él mismo"), "her": ("her", "ella misma")})
phrase(Person, en="{word:person}", es="{word:person}")
phrase(ThisEmblem, en="this emblem", es="este emblema")
needs(ThisEmblem, EMBLEM, "only abilities of emblems speak of an emblem")
phrase(ThisSpell, en="this spell", es="este hechizo")
phrase(You, en="you", es="tú")


@final
@dataclass(frozen=True)
class Same(Ref):
    """The omitted subject, the same as in the clause before: "draws a card and loses 1 life".

    ``bare``: the verb follows "may", as in "that player may draw a card".
    """

    of: Ref | None = None
    bare: bool = False

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        assert self.of is not None, "a left-out subject was never bound"
        return meant(self.of, game, ctx)


@final
@dataclass(frozen=True)
class Target(Ref):
    """The targets chosen when the spell or ability was put on the stack. CR 115.1.

    ``slot`` numbers the target phrases of the whole ability in the order of its text, from 0.
    ``maximum`` may be ``ANY_NUMBER``; ``X_TARGETS`` in both stands for the announced X.
    ``each`` is a word of the text for several targets: "each" after them, "each of" before them.
    ``for_each`` are players with separate targets: "for each opponent, ... target creature that
    player controls". ``x`` is what X is, if the text says it: "up to X target lands, where X is
    ...". ``chooser`` is another player who chooses them (CR 601.2c).
    """

    filter: Filter
    minimum: int = 1
    maximum: int = 1
    slot: int = 0
    each: str = field(default="", compare=False)
    for_each: Ref | None = None
    x: Amount | None = None
    chooser: Ref | None = None

    def most(self, game: Game, ctx: Context) -> int:
        """What X is for "X target ...": as announced, or as the text says. CR 107.3, 601.2c."""
        return ctx.x if self.x is None else max(self.x.value(game, ctx), 0)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return game.objects.traced_all(ctx, self.chosen(ctx))

    def chosen(self, ctx: Context) -> list[int]:
        """A list of the targets as they were chosen.

        With ``for_each``, while an instruction deals with one player, only that player's targets.
        """
        chosen = ctx.earlier_targets or ctx.targets
        if self.for_each is None:
            return chosen[self.slot].copy() if self.slot < len(chosen) else []
        phrases = ctx.numbers.get(TARGET_PHRASES, 0)
        if not phrases:
            return []
        each = ctx.bound.get(EACH)
        found: list[int] = []
        for slot in range(phrases + self.slot, len(chosen), phrases):
            if each is None or not is_player(each[0]) or each[0] == slot // phrases - 1:
                found += chosen[slot]
        return found


looks_up(Target, TARGET_PHRASES)


def _counts_by_target(made: Target) -> str | None:
    """How many targets there are is known as they are chosen. CR 601.2c."""
    counted = made.x is not None and any(isinstance(one, Target) for one in walk(made.x))
    return "the number of targets isn't known before others are chosen" if counted else None


misplaced(Target, _counts_by_target)


EACH: Final = "each"
"""Name of the present thing, while an instruction goes through several things."""
game_binds(EACH)

LEFT_OUT: Final = "left out"
"""Name of the players that an instruction leaves out by choice. CR 101.4."""


def all_that_fit(game: Game, ctx: Context, fits: Filter) -> list[int]:
    """A list of every player and object that fits: players first, then zone by zone.

    It has only what is within range of influence of the ability's controller. CR 801.10, 801.11.
    """
    found: list[int] = []
    for things in everything_in(game, fits.where()):
        found += [thing for thing in things if fits.matches(game, ctx, thing)]
    return game.kernel.within(game, ctx.controller, found) if game.players.ranges else found


def everything_in(game: Game, where: int) -> list[list[int]]:
    """Lists of every player and object in some zones: players first, then zone by zone.

    These are the game's own lists; nobody may change them. ``where`` is a mask of ``1 << Zone`` and
    ``PLAYERS``.
    """
    found: list[list[int]] = []
    if where & PLAYERS:
        found.append(game.players.in_order(game.turn.active))
    for zone in ZONES:
        if where & bit(zone):
            found += _lists_of(game, zone)
    return found


def _lists_of(game: Game, zone: Zone) -> list[list[int]]:
    """The lists of the objects in a zone, one for each player in turn order. CR 400.1, 101.4.

    A shared zone has one list. ``NOWHERE`` has none.
    """
    if zone is Zone.NOWHERE:
        return []
    if zone is not Zone.LIBRARY and zone is not Zone.HAND and zone is not Zone.GRAVEYARD:
        return [game.zones.of(zone, game.players[0])]
    return [
        game.zones.of(zone, game.players[seat]) for seat in game.players.in_order(game.turn.active)
    ]


def things_in(game: Game, zone: Zone) -> list[int]:
    """A list of every object in a zone, the players' zones in turn order. CR 400.1, 101.4."""
    return [thing for things in _lists_of(game, zone) for thing in things]


class EachWord(Term):
    """The word before what is described as a whole."""

    EACH = "each"
    ALL = "all"
    ALL_THE = "all the"
    BARE = ""
    """None, before a plural: some instructions leave open then which things it is. CR 611.2c."""
    ANY = "a"
    ANYONE = "any"
    """Of the players: each may do something, and that one of them does it is enough."""


@final
@dataclass(frozen=True)
class Each(Ref):
    """Everything that fits: "each opponent", "all creatures", "creatures you control".

    The context keeps the latest things it
    meant, so that pronouns go on meaning the same things (CR 608.2c).
    """

    filter: Filter
    word: EachWord = EachWord.EACH

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def things(self, game: Game, ctx: Context) -> list[int]:
        found = all_that_fit(game, ctx, self.filter)
        left_out = ctx.bound.get(LEFT_OUT)
        if left_out:
            found = [thing for thing in found if thing not in left_out]
        ctx.bind(self.key(), found)
        return found.copy()

    def is_singular(self) -> bool:
        """Whether its text has the noun in the singular."""
        return self.word in (EachWord.EACH, EachWord.ANY, EachWord.ANYONE)

    def key(self) -> str:
        """The name under which the context keeps the things it meant."""
        return f"all {self.filter!r}"


def _says_all_the(made: Each) -> bool:
    """Whether it says "all the cards", which is more often a zone as a whole."""
    return made.word is EachWord.ALL_THE


trait(Each, Trait.UNLIKELY, when=_says_all_the)


def holds_of(who: Ref, found: list[bool]) -> bool:
    """Whether what was found of each of the things holds of what is meant: "each player" means all
    of them, and of any other one is enough.
    """
    if isinstance(who, Each) and who.word in (EachWord.EACH, EachWord.ALL, EachWord.ALL_THE):
        return all(found)
    return any(found)


def is_anyone(who: Ref | None) -> bool:
    """Whether "any player" or "any opponent" is meant, of whom one is enough."""
    return isinstance(who, Each) and who.word is EachWord.ANYONE


def is_implied(who: Ref) -> bool:
    """Whether the text names no player for an instruction: its verb is an imperative."""
    if isinstance(who, Same):
        return who.bare
    return isinstance(who, You) and who.implied


HOST: Final = "host"
"""Name bound to what the source was attached to as its ability triggered. CR 608.2h."""
game_binds(HOST)


def meant(of: Ref, game: Game, ctx: Context) -> list[int]:
    """A list of the things a pronoun stands for: of several the present one. CR 608.2c."""
    if isinstance(of, Attached) and HOST in ctx.bound:
        return ctx.bound[HOST].copy()
    found = ctx.bound.get(of.key()) if isinstance(of, Each) else None
    return _only_affected(of.things(game, ctx) if found is None else found, ctx)


def _is_among(thing: int, things: list[int]) -> bool:
    """Whether a thing is among others; those are mostly in the order of their ids."""
    place = bisect_left(things, thing)
    return (place < len(things) and things[place] == thing) or thing in things


def _only_affected(things: list[int], ctx: Context) -> list[int]:
    if len(things) > 1:
        for one in ctx.bound.get(EACH, []):
            if _is_among(one, things):  # the one affected may be a player who is asked about it
                return [one]
        if _is_among(ctx.affected, things):
            return [ctx.affected]
    return things.copy()


@final
@dataclass(frozen=True)
class And(Ref):
    """Several references together: "each creature and each player". Each thing once.

    ``each``: the text says it after them, "you and target opponent each".
    """

    parts: tuple[Ref, ...]
    each: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        found: dict[int, bool] = {}
        for part in self.parts:
            for thing in part.things(game, ctx):
                found[thing] = True
        return list(found)


@final
@dataclass(frozen=True)
class It(Ref):
    """A pronoun, "it", "them", "they"; ``of`` is what it stands for. CR 608.2c.

    With ``each`` the text says "they each".
    """

    of: Ref | None = None
    plural: bool = False
    each: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        assert self.of is not None, "a pronoun was never bound"
        return game.objects.traced_all(ctx, meant(self.of, game, ctx))


@final
@dataclass(frozen=True)
class That(Ref):
    """ "That creature", "those cards": named again by a noun; ``of`` is what it stands for.

    ``word`` is "that", "the", ``THE_OTHER``: of two creatures the one that isn't named, or
    ``THE_CHOSEN``: the target that an instruction only chose. With ``each`` the text says "those
    creatures each".
    """

    noun: Filter
    of: Ref | None = None
    plural: bool = False
    word: str = field(default="that", compare=False)
    each: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        assert self.of is not None, "a pronoun was never bound"
        return game.objects.traced_all(ctx, meant(self.of, game, ctx))


def antecedent(ref: Ref) -> Ref:
    """What a reference stands for in the end; a pronoun without a meaning stands for itself."""
    of = ref.of if isinstance(ref, (It, That, Same)) else None
    return ref if of is None else antecedent(of)


@final
@dataclass(frozen=True)
class EachOf(Ref):
    """Each of several things named before: "each of them", "each of those creatures". CR 608.2c."""

    of: Ref

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return self.of.things(game, ctx)


phrase(EachOf, en="each of {of}", es="cada (uno|una) de {of}")


def _why_not_named_before(made: EachOf) -> str | None:
    named = isinstance(made.of, (It, That)) and made.of.plural
    return None if named else "several things have to be named before"


misplaced(EachOf, _why_not_named_before)


@final
@dataclass(frozen=True)
class EitherOf(Ref):
    """Whichever of two things named before an event is about: "either of those creatures".
    CR 603.2.
    """

    of: Ref

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return self.of.things(game, ctx)


phrase(EitherOf, en="either of {of}", es="cualquiera de {of}")


def _why_not_two(made: EitherOf) -> str | None:
    of = antecedent(made.of)
    return None if isinstance(of, Target) and of.maximum == 2 else "two targets have to be named"


misplaced(EitherOf, _why_not_two)
needs(EitherOf, EITHER, "a choice of the two isn't asked for here")

THE_OTHER: Final = "the other"
"""The words for the second creature of an event, when the text has named the first."""
THE_CHOSEN: Final = "the chosen"
"""The words for a target that an earlier instruction only chose. CR 115.1, 608.2c."""


@final
@dataclass(frozen=True)
class Bound(Ref):
    """The things that an earlier instruction or cost bound: "the sacrificed creature"."""

    name: str

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return game.objects.traced_all(ctx, ctx.bound.get(self.name, []))


looks_up(Bound, InField("name"))


ACQUIRED: Final = "acquired"
"""Name of the number of the effect that gave the ability to its source. CR 607.5."""

AS_COPY: Final = "as a copy"
"""Name of the mark with the number of the last effect that made an object a copy. CR 607.5."""


def stand_as(ctx: Context, ability: Activated) -> None:
    """Prepare the context for an ability that its source may have acquired. CR 607.5."""
    if ability.acquired:
        ctx.bind_number(ACQUIRED, ability.acquired)


def linking_name(game: Game, ctx: Context, name: str) -> str:
    """The name under which linked abilities share notes on their source. CR 607.1, 607.5.

    Abilities acquired by an effect, or copied, are linked only to those acquired with them.
    """
    number = ctx.numbers.get(ACQUIRED, 0)
    if number:
        return f"{name} {number}"
    source = game.object(ctx.source)
    if source.copiable is source.base:
        return name
    return f"{name} {AS_COPY} {source.marks.get(AS_COPY, [0])[0]}"


def linked(game: Game, ctx: Context, name: str) -> list[int]:
    """A list of the ids that linked abilities have noted on the source. CR 607.2, 607.5a."""
    return game.object(ctx.source).marks.get(linking_name(game, ctx, name), [])


@final
@dataclass(frozen=True)
class TheOne(Ref):
    """The objects of an earlier action of the same ability: "the sacrificed creature".

    ``name`` is the action. If this ability took no action by that name, they are the objects of the
    same action of a linked ability (CR 607.2a).
    """

    name: str
    noun: Filter
    plural: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def things(self, game: Game, ctx: Context) -> list[int]:
        return game.objects.traced_all(ctx, self.known(game, ctx))

    def known(self, game: Game, ctx: Context) -> list[int]:
        """A list of their ids at the time of the action, or for linked abilities just after it."""
        bound = ctx.bound.get(self.name)
        if bound is not None:
            return bound.copy()
        found: list[int] = []
        for thing in linked(game, ctx, self.name):
            found.append(game.objects.became.get(thing, thing))
            for other in game.objects.parted.get(thing, ()):
                found.append(game.objects.became.get(other, other))  # CR 712.21c, 729.3c
        return found


def _not_done_before(made: TheOne, done: list[str]) -> str | None:
    return None if made.name in done else f"nothing was {made.name} before"


follows(TheOne, _not_done_before)
finds_noted(TheOne, InField("name"))


@final
@dataclass(frozen=True)
class EventObject(Ref):
    """The object of the triggering event. CR 603.2e."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return game.objects.traced_all(ctx, ctx.bound.get(EVENT_OBJECT, []))


looks_up(EventObject, EVENT_OBJECT)


@final
@dataclass(frozen=True)
class EventPlayer(Ref):
    """The player of the triggering event; ``first``: the text calls them "the first player"."""

    first: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return ctx.bound.get(EVENT_PLAYER, []).copy()


looks_up(EventPlayer, EVENT_PLAYER)


@final
@dataclass(frozen=True)
class Affected(Ref):
    """The object to which a static ability is just being applied: "it". CR 611.3a."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [ctx.affected] if ctx.affected >= 0 else []


@final
@dataclass(frozen=True)
class Attached(Ref):
    """The host of the source: "enchanted creature", "equipped creature". CR 301.5, 303.4.

    ``noun`` is its noun in the text; ``word`` is "enchanted", "equipped" or "fortified".
    """

    noun: Filter
    word: str = field(default="enchanted", compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ATTACHMENTS

    def things(self, game: Game, ctx: Context) -> list[int]:
        to = game.object(ctx.source).attached_to
        if to >= 0 and game.players.ranges:
            return game.kernel.within(game, ctx.controller, [to])
        return [to] if to >= 0 else []


@final
@dataclass(frozen=True)
class YourCommander(Ref):
    """Your commander in whatever zone it is; each of them, if two lead the deck. CR 903.3,
    903.3e.
    """

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS | Reads.ZONES

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [one.card for one in game.players.commanders if one.owner == ctx.controller]


phrase(YourCommander, en="your commander", es="tu comandante")


def as_known(ref: Ref, game: Game, ctx: Context) -> list[int]:
    """A list of the things a reference means, or last meant in their earlier zone. CR 608.2h.

    A target that the same text has returned is meant as it is again.

    Unlike ``things`` it doesn't follow an object into its next zone: "its power" is the power of
    the creature that died.
    """
    if isinstance(ref, (It, That, Same)) and ref.of is not None:
        if isinstance(ref.of, (Attached, Each)):
            return meant(ref.of, game, ctx)
        return _only_affected(as_known(ref.of, game, ctx), ctx)
    if isinstance(ref, (This, ThisSpell)):
        return [ctx.source]
    if isinstance(ref, Target):
        returned = ctx.bound.get(RETURNED)
        chosen = ref.chosen(ctx)
        if not returned:
            return chosen
        now = [game.objects.followed(ctx, one) for one in chosen]
        return [two if two in returned else one for one, two in zip(chosen, now, strict=True)]
    if isinstance(ref, TheOne):
        return ref.known(game, ctx)
    if isinstance(ref, Bound):
        return ctx.bound.get(ref.name, []).copy()
    if isinstance(ref, EventObject):
        return ctx.bound.get(EVENT_OBJECT, []).copy()
    return ref.things(game, ctx)

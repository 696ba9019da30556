"""Putting and returning cards onto the battlefield. CR 110.2a, 400.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Ref
from jajna.ir.choices import described
from jajna.ir.declared.binding import Trait, mentions, trait, within
from jajna.ir.declared.names import RETURNED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Permanent
from jajna.ir.filters.together import ONE_AFTER_ANOTHER
from jajna.ir.mentions import Mention, counts_several
from jajna.ir.refs import IMPLIED, Bound, It, Same, That, You
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_by_each import EachChooses, done, in_turn_order, in_zone
from jajna.mechanics.choices.chosen_things import (
    AnyNumber,
    Choice,
    FromGraveyardAtRandom,
    Some,
    lacks,
    said_of_several,
)
from jajna.mechanics.moving.common import moves
from jajna.mechanics.moving.entering_attacking import ATTACKED, JoinAttack
from jajna.mechanics.moving.places import OfWhom
from jajna.mechanics.moving.top_of_graveyard import TopOfGraveyard
from jajna.vocab import Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.decision import Decision
    from jajna.ir.filters.together import Together
    from jajna.kernel.game import Game

__all__ = [
    "COUNTERS",
    "SPANISH_COUNTERS",
    "PutOntoBattlefield",
    "onto_battlefield",
]
PUT_ONTO_BATTLEFIELD: Final = "put onto the battlefield"
"""Name under which cards are bound that were put onto the battlefield."""


words(
    "under control",
    {
        OfWhom.UNSAID: ("", ""),
        OfWhom.YOUR: ("under your control", "bajo tu control"),
        OfWhom.ITS: ("under its owner's control", "bajo el control de su propietario"),
        OfWhom.THEIR: ("under their owner's control", "bajo el control de su propietario"),
        OfWhom.OWNERS: ("under their owners' control", "bajo el control de sus propietarios"),
        OfWhom.NAMED: ("under ~'s owner's control", "bajo el control del propietario de ~"),
    },
)


def onto_battlefield(
    game: Game,
    ctx: Context,
    things: list[int],
    under: OfWhom,
    tapped: bool,
    counters: Sequence[tuple[str, int]] = (),
) -> list[Event]:
    """The events of putting cards onto the battlefield, with counters on them or none. CR 110.2a,
    122.6.

    They come under the control of the effect's controller unless ``under`` names the owners.
    """
    found: list[Event] = []
    for event in moves(game, things, Zone.BATTLEFIELD, "put"):
        owner = game.object(event.object).owner
        event.controller = ctx.controller if under.is_yours() else owner
        event.tapped = tapped
        for counter, number in counters:
            event.add_counters(counter, number)
        found.append(event)
    done(ctx, found)
    return found


COUNTERS: Final = "[counter? with {count:a} {counter:counter} counter/counters on it]"

SPANISH_COUNTERS: Final = "[counter? con {count:un} contador/contadores {counter:counter}]"

_WITH_ANOTHER: Final = " with {count:a} additional {counter:counter} counter/counters on it"

_SPANISH_WITH_ANOTHER: Final = (
    " con {count:un} contador/contadores {counter:counter} adicional/adicionales"
)

_WITH_OTHER: Final = (
    " with {count:a} {counter:counter} counter/counters and {more:a} {other:counter} "
    "counter/counters on it"
)

_SPANISH_WITH_OTHER: Final = (
    " con {count:un} contador/contadores {counter:counter} y {more:un} contador/contadores "
    "{other:counter}"
)


def _is_of_each(who: Ref) -> bool:
    """Whether several players, or others than you, follow the instruction with their own cards."""
    known = who.of if isinstance(who, Same) else who
    return known is not None and not isinstance(known, You)


@final
@dataclass(frozen=True)
class PutOntoBattlefield(EachChooses):
    """An instruction to put cards onto the battlefield or return them to it. CR 110.2a, 122.6.

    ``under`` tells whose control they come under, ``count`` is their number of counters, ``more``
    that of counters of an ``other`` kind.
    Cards that players choose come under the control of the player who puts them there (CR 608.2d),
    unless the text says "under your control". With ``attacking`` they enter attacking (CR 508.4).
    ``another`` is true where the text says "an additional" counter, ``late`` where it names the
    cards last.
    """

    what: Ref
    tapped: bool = False
    under: OfWhom = OfWhom.UNSAID
    counter: str = ""
    count: Amount | None = None
    another: bool = False
    who: Ref = IMPLIED
    attacking: bool = False
    returned: bool = False
    late: bool = False
    at: Ref | None = None
    """The players whom what enters attacks, or their planeswalkers. CR 508.4."""
    from_graveyard: bool = False
    """Whether the text says "from a graveyard": what is no longer there stays where it is."""
    other: str = ""
    more: Amount | None = None

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        if not self.what.is_choice() or isinstance(self.what, FromGraveyardAtRandom):
            return []
        return in_turn_order(game, self.who.things(game, ctx))

    def together(self) -> Together | None:
        return said_of_several(self.what)

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        assert isinstance(self.what, Choice), self.what
        return self.what.ask_for(game, ctx, player, own=self._takes_own())

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        return lacks(game, ctx, self.what, self.who, player, self._takes_own())

    def _takes_own(self) -> bool:
        return self.returned and _is_of_each(self.who)

    def chooses_ahead(self) -> bool:
        return self.what.is_choice()

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        if isinstance(self.what, FromGraveyardAtRandom):
            chosen = [(ctx.controller, self.what.picked(game, ctx))]
        if self.what.is_choice():
            counters = self._counters(game, ctx)
            for player, cards in chosen:
                for event in moves(game, cards, Zone.BATTLEFIELD, "put"):
                    yours = self.under is OfWhom.YOUR
                    event.controller = ctx.controller if yours else player
                    event.tapped = self.tapped
                    for counter, number in counters:
                        event.add_counters(counter, number)
                    events.append(event)
            done(ctx, events)
        else:
            things = self.what.things(game, ctx)
            if self.from_graveyard:
                things = in_zone(game, things, Zone.GRAVEYARD)
            events = onto_battlefield(
                game,
                ctx,
                things,
                OfWhom.OWNERS if _is_of_each(self.who) else self.under,
                self.tapped,
                self._counters(game, ctx),
            )
        if self.attacking:
            joining = RETURNED if self.returned else PUT_ONTO_BATTLEFIELD
            game.frames.run_in_order((JoinAttack(joining, self.at),), ctx)
        if self.returned:
            perform(game, events, ctx, RETURNED)
        else:
            perform(game, events, ctx, PUT_ONTO_BATTLEFIELD)

    def _counters(self, game: Game, ctx: Context) -> list[tuple[str, int]]:
        """The counters with which each enters, by name and number. CR 122.6."""
        said = ((self.counter, self.count), (self.other, self.more))
        numbers = [(name, 0 if count is None else count.value(game, ctx)) for name, count in said]
        return [(name, number) for name, number in numbers if number > 0]


binds(PutOntoBattlefield, ATTACKED, PUT_ONTO_BATTLEFIELD, RETURNED)
phrase(
    PutOntoBattlefield,
    en="put {what} onto the battlefield[tapped? tapped][under? {under:under control}]" + COUNTERS,
    es="pon {what} en el campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + SPANISH_COUNTERS,
    when={"another": False},
)

phrase(
    PutOntoBattlefield,
    en="put {what:that} from a graveyard onto the battlefield[tapped? tapped]"
    "[under? {under:under control}]",
    es="pon {what:that} de un cementerio en el campo de batalla[tapped? <*girado@what>]"
    "[under? {under:under control}]",
    when={"from_graveyard": True, "another": False},
)
phrase(
    PutOntoBattlefield,
    en="put {what} onto the battlefield[tapped? tapped][under? {under:under control}]"
    + _WITH_ANOTHER,
    es="pon {what} en el campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + _SPANISH_WITH_ANOTHER,
    when={"another": True},
)
phrase(
    PutOntoBattlefield,
    en="put {what} onto the battlefield[tapped? tapped][under? {under:under control}]"
    + _WITH_OTHER,
    es="pon {what} en el campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + _SPANISH_WITH_OTHER,
    when={"returned": False, "another": False},
)
touches(PutOntoBattlefield, "what", Does.RAISE)


def _is_of_several(made: PutOntoBattlefield) -> bool:
    return isinstance(made.what, (AnyNumber, Some))


within(PutOntoBattlefield, ONE_AFTER_ANOTHER, "what", when=_is_of_several)


def _entered(what: Ref) -> list[Mention]:
    """A card put onto the battlefield is a permanent, whatever the text called it before."""
    if isinstance(what, (It, That)) and what.of is not None:
        return [Mention(what.of, Permanent(), what.plural, False)]
    return []


def _put_there(made: PutOntoBattlefield) -> list[Mention]:
    if made.what.is_choice():
        name = RETURNED if made.returned else PUT_ONTO_BATTLEFIELD
        fits = described(made.what) or Permanent()
        return [Mention(Bound(name), fits, counts_several(made), False)]
    if isinstance(made.what, TopOfGraveyard):
        name = RETURNED if made.returned else PUT_ONTO_BATTLEFIELD
        return [Mention(Bound(name), made.what.what, False, False)]
    return _entered(made.what)


mentions(PutOntoBattlefield, _put_there)


def _puts_particular(made: PutOntoBattlefield) -> bool:
    return not made.returned and not made.what.is_choice()


trait(PutOntoBattlefield, Trait.PUTS, when=_puts_particular)

phrase(
    PutOntoBattlefield,
    en="{who} <puts> {what:some} onto the battlefield[tapped? tapped]" + COUNTERS,
    es="{who} <pone> {what:some} en el campo de batalla[tapped? <*girado@what>]" + SPANISH_COUNTERS,
    when={"returned": False, "another": False},
)

phrase(
    PutOntoBattlefield,
    en="{who} <returns> {what:some among} to the battlefield[tapped? tapped]",
    es="{who} <regresa> {what:some among} al campo de batalla[tapped? <*girado@what>]",
    when={"returned": True, "attacking": False, "another": False, "under": OfWhom.UNSAID},
)

phrase(
    PutOntoBattlefield,
    en="put {what:some} onto the battlefield[tapped? tapped] under your control" + COUNTERS,
    es="pon {what:some} en el campo de batalla[tapped? <*girado@what>] bajo tu control"
    + SPANISH_COUNTERS,
    when={"returned": False, "another": False, "under": OfWhom.YOUR, "who": IMPLIED},
)

phrase(
    PutOntoBattlefield,
    en="{who} <puts> {what:some} onto the battlefield[tapped? tapped] under your control",
    es="{who} <pone> {what:some} en el campo de batalla[tapped? <*girado@what>] bajo tu control",
    when={"under": OfWhom.YOUR},
)

phrase(
    PutOntoBattlefield,
    en="put {what:some} onto the battlefield[tapped? tapped] under your control" + _WITH_ANOTHER,
    es="pon {what:some} en el campo de batalla[tapped? <*girado@what>] bajo tu control"
    + _SPANISH_WITH_ANOTHER,
    when={"returned": False, "another": True, "under": OfWhom.YOUR, "who": IMPLIED},
)

phrase(
    PutOntoBattlefield,
    en="put {what} onto the battlefield under your control tapped and attacking",
    es="pon {what} en el campo de batalla bajo tu control <*girado@what> y atacando",
    when={"tapped": True, "attacking": True, "under": OfWhom.YOUR, "returned": False},
)
phrase(
    PutOntoBattlefield,
    en="return {what} to the battlefield under your control tapped and attacking",
    es="regresa {what} al campo de batalla bajo tu control <*girado@what> y atacando",
    when={"tapped": True, "attacking": True, "under": OfWhom.YOUR, "returned": True},
)
phrase(
    PutOntoBattlefield,
    en="{who} <puts> {what:some} onto the battlefield tapped and attacking",
    es="{who} <pone> {what:some} en el campo de batalla <*girado@what> y atacando",
    when={"tapped": True, "attacking": True},
)

phrase(
    PutOntoBattlefield,
    en="put {what} onto the battlefield tapped and attacking {at} or a planeswalker they control",
    es="pon {what} en el campo de batalla <*girado@what> y atacando a {at} o a un planeswalker que "
    "controle",
    when={
        "returned": False,
        "tapped": True,
        "attacking": True,
        "another": False,
        "under": OfWhom.UNSAID,
    },
)
phrase(
    PutOntoBattlefield,
    en="put {what} onto the battlefield[under? {under:under control}] tapped and attacking",
    es="pon {what} en el campo de batalla[under? {under:under control}] <*girado@what> y atacando",
    when={"returned": False, "tapped": True, "attacking": True, "another": False},
)

phrase(
    PutOntoBattlefield,
    en="return {what:some} to the battlefield[tapped? tapped] under your control",
    es="regresa {what:some} al campo de batalla[tapped? <*girado@what>] bajo tu control",
    when={"returned": True, "attacking": False, "under": OfWhom.YOUR, "who": IMPLIED},
)
for _chosen in ("some", "any number", "by chance"):
    phrase(
        PutOntoBattlefield,
        en=f"{{who}} <returns> {{what:{_chosen}}} to the battlefield[tapped? tapped]" + COUNTERS,
        es=f"{{who}} <regresa> {{what:{_chosen}}} al campo de batalla[tapped? <*girado@what>]"
        + SPANISH_COUNTERS,
        when={"returned": True, "attacking": False, "another": False},
    )

phrase(
    PutOntoBattlefield,
    en="{who} <returns> {what} to the battlefield[tapped? tapped]",
    es="{who} <regresa> {what} al campo de batalla[tapped? <*girado@what>]",
    when={"returned": True, "attacking": False, "under": OfWhom.UNSAID, "counter": ""},
)

phrase(
    PutOntoBattlefield,
    en="return {what} to the battlefield[tapped? tapped][under? {under:under control}]" + COUNTERS,
    es="regresa {what} al campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + SPANISH_COUNTERS,
    when={"returned": True, "late": False, "attacking": False, "another": False},
)

phrase(
    PutOntoBattlefield,
    en="return {what} to the battlefield[tapped? tapped][under? {under:under control}]"
    + _WITH_ANOTHER,
    es="regresa {what} al campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + _SPANISH_WITH_ANOTHER,
    when={"returned": True, "late": False, "attacking": False, "another": True},
)

phrase(
    PutOntoBattlefield,
    en="return {what} to the battlefield[tapped? tapped][under? {under:under control}]"
    + _WITH_OTHER,
    es="regresa {what} al campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + _SPANISH_WITH_OTHER,
    when={"returned": True, "late": False, "attacking": False, "another": False},
)

phrase(
    PutOntoBattlefield,
    en="return {what} to the battlefield[under? {under:under control}] tapped and attacking",
    es="regresa {what} al campo de batalla[under? {under:under control}] <*girado@what> y atacando",
    when={"returned": True, "late": False, "tapped": True, "attacking": True},
)

phrase(
    PutOntoBattlefield,
    en="return to the battlefield[tapped? tapped][under? {under:under control}] {what}",
    es="regresa al campo de batalla[tapped? <*girado@what>][under? {under:under control}] {what}",
    when={"returned": True, "late": True, "attacking": False},
)

phrase(
    PutOntoBattlefield,
    en="{who} <returns> to the battlefield[tapped? tapped] {what}",
    es="{who} <regresa> al campo de batalla[tapped? <*girado@what>] {what}",
    when={
        "returned": True,
        "late": True,
        "attacking": False,
        "under": OfWhom.UNSAID,
        "counter": "",
    },
)

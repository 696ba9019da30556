"""Countering spells and abilities, and where a countered spell goes. CR 701.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.stack import Countered
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect, Filter, Ref, walk
from jajna.ir.declared.binding import does, needs
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import as_known
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import done
from jajna.vocab import Term, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["COUNTERED", "Counter", "CounteredGoes"]

COUNTERED: Final = "countered"
"""Name under which countered spells are bound, as they were on the stack."""


class Goes(Term):
    """Where a countered spell goes. CR 701.6a."""

    GRAVEYARD = ""
    EXILE = "exile"
    BATTLEFIELD = "battlefield"
    """Under the control of whoever counters it."""
    HAND = "hand"
    TOP = "top"
    BOTTOM = "bottom"
    CHOSEN_END = "top or bottom"
    """Whoever counters the spell chooses. CR 608.2d."""

    def zone(self) -> Zone:
        """The zone that it goes to."""
        if self is Goes.GRAVEYARD:
            return Zone.GRAVEYARD
        if self is Goes.EXILE:
            return Zone.EXILE
        if self is Goes.BATTLEFIELD:
            return Zone.BATTLEFIELD
        return Zone.HAND if self is Goes.HAND else Zone.LIBRARY


@final
@dataclass(frozen=True)
class CounteredGoes(Effect):
    """Where a spell goes that the instruction before counters, instead of to the graveyard.

    It changes that instruction and does nothing by itself. CR 608.2c, 701.6a. With ``counter`` it
    has ``count`` such counters in exile (CR 122.1). With ``only`` spells that fit alone go there.
    """

    place: Goes
    counter: str = ""
    count: Amount = ONE
    only: Filter | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        return


SAID: Final = (
    (
        Goes.EXILE,
        "exile it instead of putting it into its owner's graveyard",
        "exílialo en vez de ponerlo en el cementerio de su propietario",
    ),
    (Goes.HAND, "put it into its owner's hand", "ponlo en la mano de su propietario"),
    (
        Goes.TOP,
        "put it on top of its owner's library",
        "ponlo en la parte superior de la biblioteca de su propietario",
    ),
    (
        Goes.BOTTOM,
        "put it on the bottom of its owner's library",
        "ponlo en el fondo de la biblioteca de su propietario",
    ),
    (
        Goes.CHOSEN_END,
        "put that card on the top or bottom of its owner's library",
        "pon esa carta en la parte superior o inferior de la biblioteca de su propietario",
    ),
)
for _said, _en, _es in SAID:
    _else = _said is not Goes.EXILE
    phrase(
        CounteredGoes,
        en=f"if that spell is countered this way, {_en}"
        + (" instead of into that player's graveyard" if _else else ""),
        es=f"si ese hechizo es contrarrestado de esta manera, {_es}"
        + (" en vez de en el cementerio de ese jugador" if _else else ""),
        when={"place": _said, "counter": ""},
    )
phrase(
    CounteredGoes,
    en="if (the|that) spell is countered this way, exile it with {count:a} {counter:counter}"
    " counter/counters on it instead of putting it into its owner's graveyard",
    es="si el hechizo es contrarrestado de esta manera, exílialo con {count:un}"
    " contador/contadores {counter:counter} en vez de ponerlo en el cementerio de su propietario",
    when={"place": Goes.EXILE},
)
phrase(
    CounteredGoes,
    en="if {only:a} is countered this way, put that card onto the battlefield under your control "
    "instead of into its owner's graveyard",
    es="si {only:un} es <*contrarrestado@only> de esta manera, pon esa carta en el campo de "
    "batalla bajo tu control en vez de en el cementerio de su propietario",
    when={"place": Goes.BATTLEFIELD, "counter": ""},
)
needs(CounteredGoes, COUNTERED, "nothing was countered before")


@final
@dataclass(frozen=True)
class Counter(Effect):
    """An instruction to counter spells or abilities. CR 701.6."""

    what: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if _place(game, ctx) is not Goes.CHOSEN_END or not self._events(game, ctx):
            return None
        ends = [Pick(0, "top"), Pick(1, "bottom")]
        who, source = ctx.controller, ctx.source
        return Decision(who, Kind.WORD, "608.2d", Shape.ONE, [*ends], source=source)

    def _events(self, game: Game, ctx: Context) -> list[Countered]:
        things = [
            thing
            for thing in as_known(self.what, game, ctx)
            if game.objects.exists(thing) and game.object(thing).zone is Zone.STACK
        ]
        events = [Countered(thing, ctx.source, ctx.controller) for thing in things]
        return [event for event in events if event.possible(game)]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        goes = _goes(game, ctx)
        place = Goes.GRAVEYARD if goes is None else goes.place
        if place is Goes.CHOSEN_END:
            below = isinstance(answer, Pick) and answer.index == 1
            place = Goes.BOTTOM if below else Goes.TOP
        events = self._events(game, ctx)
        for event in events:
            if goes is not None and goes.only is not None:
                if not goes.only.matches(game, ctx, event.object):
                    continue
            event.to = place.zone()
            event.controller = ctx.controller
            event.bottom = place is Goes.BOTTOM
            if goes is not None:
                event.counter = goes.counter
                event.counters = max(goes.count.value(game, ctx), 0)
        ctx.bind(COUNTERED, [event.things()[0] for event in events])
        done(ctx, [*events])
        perform(game, [*events])


binds(Counter, COUNTERED)


def _goes(game: Game, ctx: Context) -> CounteredGoes | None:
    """Where what is countered goes, as the text may say afterwards. CR 608.2c."""
    item = game.objects[ctx.item].item if ctx.item in game.objects else None
    for effect in item.effects if item is not None else ():
        for node in walk(effect):
            if isinstance(node, CounteredGoes):
                return node
    return None


def _place(game: Game, ctx: Context) -> Goes:
    """The place where what is countered goes."""
    goes = _goes(game, ctx)
    return Goes.GRAVEYARD if goes is None else goes.place


phrase(Counter, en="counter {what}", es="contrarresta {what}")
does(Counter, COUNTERED)
touches(Counter, "what", Does.COUNTER)

"""Crewing Vehicles. CR 702.122, 301.7."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.events.base import Event, EventKind
from jajna.events.permanents import Tapped
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Activated, Keyworded, OtherCrewCost
from jajna.ir.amounts import Number
from jajna.ir.base import Cost, Filter, Node, Pattern, Ref
from jajna.ir.claims import Claim, Claims
from jajna.ir.composites import Sequence
from jajna.ir.conditions.turns import IsYourMainPhase
from jajna.ir.declared.binding import becomes
from jajna.ir.declared.names import binds
from jajna.ir.filters.common import object_of
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import OfSubtype
from jajna.ir.mana import is_mana_ability
from jajna.ir.refs import THIS, as_known
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import pay
from jajna.mechanics.actions.actions_taken import Action, ActionTaken, NoteAction, doers
from jajna.mechanics.choices.chosen_by_each import chosen_things
from jajna.mechanics.continuous.types import AddTypes
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.common import bind
from jajna.telling import tell, thing
from jajna.vocab import Cannot, Reads, Type
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CrewsOtherwise", "CrewsVehicle", "TapForPower", "ThatManned", "crew", "crewing_power"]

CREW: Final = "crew"
"""The name under which crewing creatures are bound, and of what they do."""


tell(
    ActionTaken,
    "{card} crews a Vehicle (CR {rule}).",
    when={"action": Action.CREW},
    words={"card": thing("doer")},
    rule="702.122b",
)
tell(
    ActionTaken,
    "{card} saddles a permanent (CR {rule}).",
    when={"action": Action.SADDLE},
    words={"card": thing("doer")},
    rule="702.171c",
)


@final
@dataclass(frozen=True)
class CrewsOtherwise(Ability):
    """The creature crews as though its power were greater, or with ``toughness`` using that.

    With ``saddles`` it saddles so as well. CR 702.122a, 702.171a, 609.4.
    """

    more: int = 0
    toughness: bool = False
    saddles: bool = False


phrase(
    CrewsOtherwise,
    en="~ crews Vehicles as though its power were {more:#} greater",
    es="~ tripula Vehículos como si su fuerza fuera {more:#} mayor",
    when={"toughness": False, "saddles": False},
)
phrase(
    CrewsOtherwise,
    en="~ saddles Mounts and crews Vehicles as though its power were {more:#} greater",
    es="~ ensilla Monturas y tripula Vehículos como si su fuerza fuera {more:#} mayor",
    when={"toughness": False, "saddles": True},
)
phrase(
    CrewsOtherwise,
    en="~ saddles Mounts and crews Vehicles using its toughness rather than its power",
    es="~ ensilla Monturas y tripula Vehículos usando su resistencia en vez de su fuerza",
    when={"toughness": True, "saddles": True},
)
phrase(
    CrewsOtherwise,
    en="~ crews Vehicles using its toughness rather than its power",
    es="~ tripula Vehículos usando su resistencia en vez de su fuerza",
    when={"toughness": True, "saddles": False},
)


def crewing_power(game: Game, thing: int, saddling: bool = False) -> int:
    """The power that a creature counts for in crewing, or in saddling. CR 702.122a, 702.171a."""
    now = game.object(thing).now
    others = [
        one
        for one in now.kit.all
        if isinstance(one, CrewsOtherwise) and (one.saddles or not saddling)
    ]
    base = now.toughness if any(one.toughness for one in others) else now.power
    return base + sum([one.more for one in others])


_MOUNT_OR_VEHICLE: Final = Either((OfSubtype("Mount"), OfSubtype("Vehicle")), "or")
_YOUR_MAIN_PHASE: Final = IsYourMainPhase()


@final
@dataclass(frozen=True)
class CrewsVehicle(Pattern):
    """A creature crews a Vehicle, or with ``saddles`` it saddles a permanent as well. CR 702.122b,
    702.171c.

    ``main``: only during a main phase of the ability's controller.
    """

    what: Filter
    crewed: Filter
    word: str = field(default="whenever", compare=False)
    saddles: bool = False
    main: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ACTION_TAKEN,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ActionTaken)
            and (event.action is Action.CREW or (self.saddles and event.action is Action.SADDLE))
            and (not self.main or _YOUR_MAIN_PHASE.holds(game, ctx))
            and self.what.matches(game, ctx, event.doer)
            and self.crewed.matches(game, ctx, event.to)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ActionTaken), event
        bind(game, ctx, event.to)


phrase(
    CrewsVehicle,
    en="{word:when} {what:this} <crews> {crewed:a}",
    es="{word:when} {what:this} <tripula> {crewed:un}",
    when={"saddles": False, "main": False},
)
for _main, _en, _es in (
    (False, "", ""),
    (True, " during your main phase", " durante tu fase principal"),
):
    phrase(
        CrewsVehicle,
        en="{word:when} {what:this} <saddles> a Mount or <crews> a Vehicle" + _en,
        es="{word:when} {what:this} <ensilla> una Montura o <tripula> un Vehículo" + _es,
        when={"crewed": _MOUNT_OR_VEHICLE, "saddles": True, "main": _main},
    )


@final
@dataclass(frozen=True)
class ThatManned(Filter):
    """That crewed or saddled a permanent this turn. CR 702.122b, 702.171c."""

    action: Action
    manned: Ref

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = [object_of(game, one) for one in as_known(self.manned, game, ctx)]
        return any(one is not None and thing in doers(game, one, self.action) for one in found)


for _action, _en, _es in (
    (Action.CREW, "crewed", "tripuló"),
    (Action.SADDLE, "saddled", "ensilló"),
):
    phrase(
        ThatManned,
        en=f"that {_en} {{manned}} this turn",
        es=f"que <+lo@manned> <{_es}> a {{manned}} este turno",
        when={"action": _action},
        place="suffix",
    )


@final
@dataclass(frozen=True)
class TapForPower(Cost):
    """A cost: tap other untapped creatures you control with at least this total power.

    As long as those chosen haven't the power, more are chosen. ``action`` is what they do thereby:
    they crew or saddle, or with None nothing that has a name. CR 702.122a, 702.171a, 118.3.
    """

    power: int
    action: Action | None = Action.CREW

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The creatures that could be tapped for it and are not chosen yet."""
        chosen = ctx.bound.get(CREW, [])
        return [
            thing
            for thing in game.zones.battlefield
            if thing != ctx.source
            and thing not in chosen
            and game.object(thing).is_creature()
            and not game.object(thing).tapped
            and not self._is_forbidden(game, thing)
            and game.object(thing).controller == ctx.controller
        ]

    def _is_forbidden(self, game: Game, thing: int) -> bool:
        """Whether the creature can't crew. CR 702.122c."""
        cannot = game.object(thing).now.cannot & Cannot.CREW != 0
        return self.action is Action.CREW and cannot

    def _rule(self) -> str:
        if self.action is None:
            return "118.3"
        return "702.122a" if self.action is Action.CREW else "702.171a"

    def _power(self, game: Game, thing: int) -> int:
        if self.action is None:
            return game.object(thing).now.power
        return crewing_power(game, thing, self.action is Action.SADDLE)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        """The claim on as few creatures as suffice: first those without mana abilities, the
        strongest first.
        """
        by_mana: list[int] = []
        others: list[int] = []
        for one in self.candidates(game, ctx):
            has = game.object(one).now.kit.activated
            (by_mana if any(is_mana_ability(each) for each in has) else others).append(one)
        missing = self._missing(game, ctx)
        taken: list[int] = []
        for group in (others, by_mana):
            while group and missing > 0:
                strongest = group[0]
                for one in group:
                    if self._power(game, one) > self._power(game, strongest):
                        strongest = one
                group.remove(strongest)
                taken.append(strongest)
                missing -= self._power(game, strongest)
        return [Claim(Claims.TAP, taken, len(taken))] if taken else []

    def _missing(self, game: Game, ctx: Context) -> int:
        chosen = ctx.bound.get(CREW, [])
        return self.power - sum([self._power(game, thing) for thing in chosen])

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.candidates(game, ctx)
        most = sum([max(self._power(game, thing), 0) for thing in things])
        if most >= self._missing(game, ctx):
            return None
        return Reason("nothing to tap", self._rule(), tuple(things), self.power)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = self.candidates(game, ctx)
        if not things or self._missing(game, ctx) <= 0:
            return None
        options = [Thing(thing) for thing in things]
        return Decision(
            ctx.controller,
            Kind.OBJECTS,
            self._rule(),
            Shape.SOME,
            [*options],
            1,
            len(options),
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(CREW, [*ctx.bound.get(CREW, []), *chosen_things(answer)])
        if self._missing(game, ctx) > 0 and self.candidates(game, ctx):
            pay(game, self, ctx)
            return
        members = ctx.bound[CREW]
        events: list[Event] = [Tapped(thing, ctx.controller) for thing in members]
        if self.action is not None:  # CR 702.122b, 702.171c
            action = self.action
            events += [ActionTaken(thing, action, to=ctx.source) for thing in members]
        perform(game, events)


binds(TapForPower, CREW)


def crew(parameter: tuple[Node, ...]) -> Keyworded:
    """Crew N. CR 702.122a. Raises TypeError for a number that isn't written out."""
    number = amount_in(parameter)
    if not isinstance(number, Number):
        raise TypeError("crew has a number")
    return Keyworded("crew", 0, parameter, (_crewing((TapForPower(number.number),)),))


def _crewing(costs: tuple[Cost, ...]) -> Activated:
    """The crew ability with these costs. CR 702.122a."""
    change = Change(THIS, (AddTypes(Type.ARTIFACT | Type.CREATURE),))
    then = Sequence((change, NoteAction(Action.CREWED, THIS)))  # CR 702.122d
    return Activated(costs, then)


def _with_ability(made: OtherCrewCost) -> OtherCrewCost:
    return replace(made, ability=_crewing(made.costs))


becomes(OtherCrewCost, _with_ability)
phrase(
    OtherCrewCost,
    en="you may {costs:and} rather than pay ~'s crew cost",
    es="en lugar de pagar el coste de tripular de ~, puedes hacer esto: {costs:and}",
    unsaid=("ability",),
)


keyword("crew", "tripular", crew, parameter="{0}", slots=("Amount",), rule="702.122")


phrase(
    TapForPower,
    en="tap any number of untapped creatures you control other than ~ with total power "
    "{power:#} or greater",
    es="gira cualquier cantidad de criaturas enderezadas que controlas que no sean ~ con una "
    "fuerza total de {power:#} o más",
    when={"action": None},
)

"""Plot, and cards that become plotted. CR 702.170."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import EventKind
from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, SpecialAction
from jajna.ir.base import Effect, Filter, Layer, Modification, Node, Pattern, Ref
from jajna.ir.composites import Sequence
from jajna.ir.declared.binding import Trait, mentions, trait
from jajna.ir.declared.names import EXILED, binds, notes
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All
from jajna.ir.mentions import Mention
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, THIS, YOU, Bound
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.mechanics.keywords.later_turns import THEN, cast_in_later_turns
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.rules.play_from_elsewhere import PERMITTED, PlayedFrom
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Reads, Zone
from jajna.wording import Asked, Own, calls_itself, keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["BecomePlotted", "MayPlotFrom", "Plotted", "PlottingCostsLess", "plot"]

PLOTTED: Final = "plotted"
"""Name of the mark with the turn in which a card became plotted. CR 702.170d."""


@final
@dataclass(frozen=True)
class BecomePlotted(Effect):
    """Cards in exile become plotted: their owners may cast them without paying their mana costs.

    They may do so in later turns, when a sorcery could be cast. CR 702.170c, 702.170d.
    """

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = self.what.things(game, ctx)
        perform(game, cast_in_later_turns(game, ctx, cards, PLOTTED, free=True))


binds(BecomePlotted, PERMITTED, THEN)
notes(BecomePlotted, PLOTTED)
phrase(BecomePlotted, en="{what} <becomes> plotted", es="{what} <se vuelve> <*tramado>")


@final
@dataclass(frozen=True)
class Plotted(Filter):
    """Plotted: a card in exile that became plotted. CR 702.170d."""

    def reads(self) -> int:
        return Reads.MARKS

    def where(self) -> int:
        return 1 << Zone.EXILE

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.zone is Zone.EXILE and PLOTTED in found.marks


phrase(Plotted, en="plotted", es="tramado", place="prefix")
trait(Plotted, Trait.IS_STATE, Trait.STANDS_ALONE)


@final
@dataclass(frozen=True)
class ThisBecomesPlotted(Pattern):
    """The card itself becomes plotted: it triggers in exile. CR 702.170c, 113.6k."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.MARKED,)

    def works_in(self) -> int:
        return 1 << Zone.EXILE

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, Marked) and event.name == PLOTTED and event.object == ctx.source

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Marked), event
        bind(game, ctx, event.object)


def _this_card(made: ThisBecomesPlotted) -> list[Mention]:
    return [Mention(THIS, None, False, False)]


binds(ThisBecomesPlotted, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER)
mentions(ThisBecomesPlotted, _this_card)
phrase(ThisBecomesPlotted, en="when ~ becomes plotted", es="cuando ~ se vuelve <*tramado@~>")
calls_itself(ThisBecomesPlotted, Own.CARD)


def plot(parameter: tuple[Node, ...]) -> Keyworded:
    """Plot: a special action that exiles the card from its owner's hand. CR 702.170a, 702.170b."""
    exiled = Sequence((Exile(THIS), BecomePlotted(Bound(EXILED))))
    action = SpecialAction("plot", costs_in(parameter), exiled, sorcery_speed=True, plots=True)
    return Keyworded("plot", 0, parameter, (action,))


@final
@dataclass(frozen=True)
class PlottingCostsLess(Modification):
    """Plotting cards from your hand costs less. CR 702.170a, 118.7."""

    less: int

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.plotting_less += self.less


@final
@dataclass(frozen=True)
class MayPlotFrom(Modification):
    """You may plot cards that fit from a place. CR 702.170f."""

    what: Filter
    place: PlayedFrom

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.plots_from.append((Context(ctx.source, player), All((self.what, self.place.cards()))))


phrase(
    MayPlotFrom,
    en="you may plot {what:s} from {place:played from}",
    es="puedes tramar {what:s} desde {place:played from}",
)
phrase(
    PlottingCostsLess,
    en="plotting cards from your hand costs {less:generic mana} less",
    es="tramar cartas de tu mano cuesta {less:generic mana} menos",
)

keyword(
    "plot",
    "tramar",
    plot,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.170",
    asked=(Asked.NAME, Asked.OWN_MANA_COST),
)

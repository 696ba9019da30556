"""What can\'t be a target, and what can\'t be countered. CR 115, 701.6, 702.11, 702.18."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All
from jajna.ir.refs import YOU
from jajna.ir.scopes import is_impersonal
from jajna.kernel.state.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["TargetPastHexproof", "UncounterableBy", "Untargetable", "now_controller"]


@final
@dataclass(frozen=True)
class BarredByHexproof(Filter):
    """A spell or ability whose controller may not target what has hexproof as though it hadn't.
    CR 609.4, 702.11.

    It is the source of the context that has hexproof, or with ``player`` its controller.
    """

    player: bool = False

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        guarded = ctx.controller if self.player else ctx.source
        rules = game.effects.rules
        past = rules[game.object(thing).controller].past_hexproof if rules else []
        return not any(what.matches(game, own, guarded) for own, what in past)


@final
@dataclass(frozen=True)
class TargetPastHexproof(Modification):
    """Players and objects that fit can be the targets of your spells and abilities as though they
    didn't have hexproof. CR 609.4, 702.11.
    """

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.past_hexproof.append((ctx.kept(), self.what))


phrase(
    TargetPastHexproof,
    en="{what:these} can be the targets of spells and abilities you control as though they didn't "
    "have hexproof",
    es="{what:estos} pueden ser objetivos de hechizos y habilidades que controlas como si no "
    "tuvieran la habilidad de antimaleficio",
)


@final
@dataclass(frozen=True)
class Untargetable(Modification):
    """Can't be the target of spells and abilities that fit. CR 702.11, 702.18.

    What is judged is the spell or ability itself. ``many``: the text speaks of targets.
    ``hexproof``: it is what hexproof means, as though without which some may be targeted
    (CR 609.4).
    """

    by: Filter
    many: bool = False
    hexproof: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.by)

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        by = All((BarredByHexproof(), self.by)) if self.hexproof else self.by
        now.untargetable.append((Context(ctx.source, now_controller(game, thing)), by))

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        by = All((BarredByHexproof(True), self.by)) if self.hexproof else self.by
        rules.untargetable.append((Context(ctx.source, player), by))


phrase(
    Untargetable,
    en="<can't> be the target of {by:s}",
    es="no <puede> ser objetivo de {by:s}",
    when={"many": False},
)

phrase(
    Untargetable,
    en="<can't> be the targets of {by:s}",
    es="no <puede> ser objetivos de {by:s}",
    when={"many": True},
)


@final
@dataclass(frozen=True)
class UncounterableBy(Modification):
    """Can't be countered by spells and abilities that fit. CR 101.2, 701.6."""

    by: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.uncounterable.append((ctx.kept(), self.by))


phrase(
    UncounterableBy,
    en="<can't> be countered by {by:s}",
    es="no <puede> ser <*contrarrestado> por {by:s}",
)


def now_controller(game: Game, thing: int) -> int:
    """The player whose opponents can't target a guarded object: its controller."""
    return game.object(thing).controller

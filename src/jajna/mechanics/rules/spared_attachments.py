"""Protection that doesn't remove certain attached permanents. CR 702.16n, 702.16p."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Static
from jajna.ir.base import Filter, Layer, Modification, Node, walk
from jajna.ir.declared.binding import follows_ability
from jajna.ir.declared.names import may_look_up
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.kernel.state.context import Context
from jajna.mechanics.continuous.linked_choices import (
    ChosenQuality,
    OfChosenColor,
    ProtectionFromChosen,
)
from jajna.mechanics.keywords.protection import Protect
from jajna.mechanics.replacements.entering import CHOSEN_COLOR
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = ["DoesntRemove"]


@final
@dataclass(frozen=True)
class AttachedBefore(Filter):
    """Attached to the source's host, for as long as the source or longer. CR 613.7e, 702.16p."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found, source = object_of(game, thing), game.object(ctx.source)
        return (
            found is not None
            and found.attached_to == source.attached_to
            and found.timestamp <= source.timestamp
        )


@final
@dataclass(frozen=True)
class DoesntRemove(Modification):
    """The protection that the source grants doesn't remove permanents that fit.

    With ``already`` it spares only those attached before the source. CR 702.16n, 702.16p.
    """

    what: Filter
    already: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return SELF

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        own = ctx.kept()
        fits = All((self.what, AttachedBefore())) if self.already else self.what
        for ability in game.object(ctx.source).now.kit.statics:
            now.spared_attachments += [(own, quality, fits) for quality in _qualities(ability)]


may_look_up(DoesntRemove, CHOSEN_COLOR)
phrase(
    DoesntRemove,
    en="this effect doesn't remove {what:these}",
    es="este efecto no remueve {what:estos}",
    when={"already": False},
)
phrase(
    DoesntRemove,
    en="this effect doesn't remove {what:these} that are already attached to it",
    es="este efecto no remueve {what:estos} que ya están anexados a ella",
    when={"already": True},
)


def _protected(made: DoesntRemove, before: Node) -> Filter | None:
    """What the ability before gives protection to; None if it gives none."""
    if not isinstance(before, Static) or not _qualities(before):
        return None
    return before.affects


follows_ability(DoesntRemove, _protected)


def _qualities(ability: Static) -> tuple[Filter, ...]:
    """The qualities that an ability grants protection from, as a tuple. CR 702.16a."""
    found: list[Filter] = []
    for node in walk(ability):
        if isinstance(node, Protect):
            found.append(node.quality)
        elif isinstance(node, ProtectionFromChosen) and node.what is ChosenQuality.COLOR:
            found.append(OfChosenColor())
    return tuple(found)

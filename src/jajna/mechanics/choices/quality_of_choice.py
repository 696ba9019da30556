"""Objects of the creature type or color of your choice, chosen as an instruction is followed.
CR 105.4, 205.3m, 608.2d.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Static
from jajna.ir.base import Effect, Filter, Node, children
from jajna.ir.composites import ChooseFirst
from jajna.ir.declared.binding import Trait, becomes, misplaced, trait
from jajna.ir.declared.names import looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.refs import Target
from jajna.mechanics.choices.colors import ChooseColor, ChooseCreatureType
from jajna.mechanics.replacements.entering import CHOSEN_COLOR, CHOSEN_TYPE, is_of_type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["OfColorOfChoice", "OfTypeOfChoice"]


@final
@dataclass(frozen=True)
class OfTypeOfChoice(Filter):
    """Of the creature type of your choice. CR 205.3m, 608.2d."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or CHOSEN_TYPE not in ctx.numbers:
            return False
        return is_of_type(found.now, ctx.numbers[CHOSEN_TYPE])


looks_up(OfTypeOfChoice, CHOSEN_TYPE)
phrase(
    OfTypeOfChoice,
    en="of the creature type of your choice",
    es="del tipo de criatura de tu elección",
    place="suffix",
)


@final
@dataclass(frozen=True)
class OfColorOfChoice(Filter):
    """Of the color of your choice. CR 105.4, 608.2d."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.colors & ctx.numbers.get(CHOSEN_COLOR, 0) != 0


looks_up(OfColorOfChoice, CHOSEN_COLOR)
phrase(
    OfColorOfChoice,
    en="of the color of your choice",
    es="del color de tu elección",
    place="suffix",
)


def _parts(node: Node) -> list[Node]:
    """What an instruction says itself, without other instructions and granted abilities."""
    found: list[Node] = []
    for child in children(node):
        if not isinstance(child, (Effect, Ability)):
            found += [child, *_parts(child)]
    return found


def _with_choice(made: Effect) -> Effect:
    """The instruction with the choice that its words ask for."""
    parts = _parts(made)
    if any(isinstance(one, OfTypeOfChoice) for one in parts):
        return ChooseFirst(ChooseCreatureType(), made)
    if any(isinstance(one, OfColorOfChoice) for one in parts):
        return ChooseFirst(ChooseColor(), made)
    return made


def _chosen_too_late(made: Target) -> str | None:
    """Targets are chosen before the instruction is followed. CR 601.2c."""
    return "the choice comes after that of the targets" if _asks(made) else None


def _never_chosen(made: Static) -> str | None:
    """No instruction makes the choice for a static ability."""
    return "nothing is chosen for a static ability" if _asks(made) else None


def _asks(made: Node) -> bool:
    return any(isinstance(one, (OfColorOfChoice, OfTypeOfChoice)) for one in _parts(made))


becomes(Effect, _with_choice)
trait(OfColorOfChoice, Trait.UNLIKELY)
misplaced(Target, _chosen_too_late)
misplaced(Static, _never_chosen)

"""What happens to a spell that certain mana is spent on. CR 106.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.mana import ManaSpent
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Filter, Pattern
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.names import binds
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Term, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SpendsThatMana"]


class ManaUse(Term):
    """How a text says that the mana it adds is spent on a spell. CR 106.6."""

    TRIGGERS = "when that mana is spent"
    YOU_TRIGGER = "when you spend this mana"
    CHANGES = "if that mana is spent"


@final
@dataclass(frozen=True)
class SpendsThatMana(Pattern):
    """The mana that an instruction adds is spent to cast a spell that fits. CR 106.6, 603.7.

    If it says "when", an ability triggers, else the spell is changed at once.
    """

    what: Filter
    word: ManaUse

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.MANA_SPENT,)

    def is_reflexive(self) -> bool:
        return self.word in (ManaUse.TRIGGERS, ManaUse.YOU_TRIGGER)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, ManaSpent) and self.what.matches(game, ctx, event.spell)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ManaSpent), event
        bind(game, ctx, event.spell)


binds(SpendsThatMana, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
trait(SpendsThatMana, Trait.OF_MANA)
for _word, _en, _es in (
    (
        ManaUse.TRIGGERS,
        "when that mana is spent to cast",
        "cuando ese maná se use para lanzar",
    ),
    (
        ManaUse.YOU_TRIGGER,
        "when you spend this mana to cast",
        "cuando uses este maná para lanzar",
    ),
):
    phrase(
        SpendsThatMana,
        en=f"{_en} {{what:a}}",
        es=f"{_es} {{what:un}}",
        when={"word": _word},
    )
phrase(
    SpendsThatMana,
    en="if that mana is spent on {what:a}",
    es="si ese maná se usa en {what:un}",
    when={"word": ManaUse.CHANGES},
)


def _why_not_spent(made: Triggered) -> str | None:
    """The reason why mana can't do this to a spell that it is spent on."""
    if not isinstance(made.on, SpendsThatMana):
        return None
    if made.on.what.where() != 1 << Zone.STACK:
        return "mana is spent on spells"
    if not made.on.is_reflexive() and not isinstance(made.effect, Change):
        return "what the mana is spent on is changed"
    return None


misplaced(Triggered, _why_not_spent)

"""Effects that make triggered abilities trigger additional times. CR 603.2d."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.combat import AttackDeclared, AttackersDeclared
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification, Pattern
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import Is
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, YOU
from jajna.ir.someone import Whose
from jajna.kernel.players.player_rules import AdditionalTrigger
from jajna.kernel.state.context import HOST_LEFT, Context
from jajna.mechanics.triggers.zone_changes import Dies, Enters
from jajna.vocab import Term
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["Causing", "ItsAbilitiesTriggerAgain", "TriggersAgain"]


@final
@dataclass(frozen=True)
class SomeAttacking(Pattern):
    """A creature that fits attacks, whether as one or among the attackers declared. CR 508.3."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACK, EventKind.ATTACKERS)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, AttackDeclared):
            return self.what.matches(game, ctx, event.object)
        if not isinstance(event, AttackersDeclared):
            return False
        return any(self.what.matches(game, ctx, thing) for thing in event.attackers)


binds(SomeAttacking)


class Causing(Term):
    """What causes abilities to trigger."""

    ENTERING = "entering"
    ENTERING_UNDER_YOUR_CONTROL = "entering under your control"
    DYING = "dying"
    ATTACKING = "attacking"


@final
@dataclass(frozen=True)
class TriggersAgain(Modification):
    """Events of objects that fit make your permanents' abilities trigger an additional time.

    ``would`` is how the text says it. CR 603.2d.
    """

    what: Filter
    doing: Causing
    would: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.additional_triggers.append(AdditionalTrigger(ctx.kept(), self._cause()))

    def _cause(self) -> Pattern:
        if self.doing is Causing.DYING:
            return Dies(self.what)
        if self.doing is Causing.ATTACKING:
            return SomeAttacking(self.what)
        if self.doing is Causing.ENTERING:
            return Enters(self.what)
        return Enters(self.what, control=Whose.YOURS)


binds(TriggersAgain, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, HOST_LEFT)


_CAUSES: Final = "hace que se dispare"
DOING: Final = (
    (Causing.ENTERING, "entra"),
    (Causing.ENTERING_UNDER_YOUR_CONTROL, "entra bajo tu control"),
    (Causing.DYING, "muere"),
    (Causing.ATTACKING, "ataca"),
)
for _doing, _es in DOING:
    for _would in (False, True):
        phrase(
            TriggersAgain,
            en=f"if {{what:a}} {_doing} {'would cause' if _would else 'causes'} a triggered "
            "ability of a permanent you control to trigger, that ability triggers an additional "
            "time",
            es=f"si {{what:un}} que {_es} {'haría que se disparara' if _would else _CAUSES} una "
            "habilidad disparada de un permanente que controlas, esa habilidad se dispara una vez "
            "adicional",
            when={"doing": _doing, "would": _would},
        )


@final
@dataclass(frozen=True)
class ItsAbilitiesTriggerAgain(Modification):
    """Triggered abilities of your permanents that fit trigger an additional time. CR 603.2d."""

    what: Filter
    plain: bool = field(default=False, compare=False)
    """Whether the text says only "an ability", which triggers."""
    it: bool = field(default=False, compare=False)
    """Whether the text calls the ability "it"."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.additional_triggers.append(AdditionalTrigger(ctx.kept(), None, self.what))


for _plain, _en, _es in (
    (False, "a triggered ability", "una habilidad disparada"),
    (True, "an ability", "una habilidad"),
):
    phrase(
        ItsAbilitiesTriggerAgain,
        en=f"if {_en} of {{what:a}} triggers, that ability triggers an additional time",
        es=f"si {_es} de {{what:un}} se dispara, esa habilidad se dispara una vez adicional",
        when={"plain": _plain},
    )
phrase(
    ItsAbilitiesTriggerAgain,
    en="if a triggered ability of {what:a} triggers, it triggers an additional time",
    es="si una habilidad disparada de {what:un} se dispara, se dispara una vez adicional",
    when={"plain": False, "it": True},
)

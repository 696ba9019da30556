"""The monarch. CR 724."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Condition, Effect, Layer, Modification, Pattern, Ref
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import Opponent
from jajna.ir.players import ControllerOf
from jajna.ir.refs import IMPLIED, YOU, EventObject
from jajna.ir.someone import Someone
from jajna.kernel.players.designations import MONARCH, holder_as_turn_began
from jajna.mechanics.designations.common import (
    HolderIsStruck,
    HoldersStep,
    give,
    given_since,
    has_designation,
    is_given,
)
from jajna.mechanics.moving.exile_until_it_leaves import ExileUntilLeaves
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.triggers.common import DoneBy
from jajna.vocab import Aspects, Cannot, Reads, Step
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = [
    "AttackOnlyMonarch",
    "BecomeMonarch",
    "BecomesMonarch",
    "CannotBecomeMonarch",
    "IsMonarch",
    "TheMonarch",
    "UntapsOnlyForMonarch",
    "WereMonarch",
]


@final
@dataclass(frozen=True)
class BecomeMonarch(Effect):
    """An instruction that a player becomes the monarch. CR 724.1, 724.3."""

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        give(game, ctx, MONARCH, self.who.things(game, ctx), INHERENT)


phrase(
    BecomeMonarch,
    en="{who} <becomes> the monarch",
    es="{who} <se convierte> en el monarca",
)


@final
@dataclass(frozen=True)
class TheMonarch(Ref):
    """The player who is the monarch; nobody before there is one. CR 724.1, 724.3."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def things(self, game: Game, ctx: Context) -> list[int]:
        holder = game.players.designations.get(MONARCH, -1)
        return [holder] if holder >= 0 else []


phrase(TheMonarch, en="the monarch", es="el monarca")


@final
@dataclass(frozen=True)
class AttackOnlyMonarch(Modification):
    """Can't attack unless defending player is the monarch. CR 508.1c, 508.5, 724.1."""

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.attacks_only.append((ctx.kept(), Is(TheMonarch())))


phrase(
    AttackOnlyMonarch,
    en="<can't> attack unless defending player is the monarch",
    es="no <puede> atacar a menos que el jugador defensor sea el monarca",
)


@final
@dataclass(frozen=True)
class UntapsOnlyForMonarch(Modification):
    """Doesn't untap in its controller's untap step unless they're the monarch. CR 502.3, 724.1."""

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.MARKS

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if game.object(thing).controller not in TheMonarch().things(game, ctx):
            now.cannot |= Cannot.UNTAP_IN_UNTAP_STEP


phrase(
    UntapsOnlyForMonarch,
    en="<doesn't> untap during its controller's untap step unless that player is the monarch",
    es="no se <endereza> durante el paso de enderezar de su controlador a menos que ese jugador "
    "sea el monarca",
)


@final
@dataclass(frozen=True)
class CannotBecomeMonarch(Modification):
    """Can't become the monarch, whatever would make the player it. CR 101.2, 724.1."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.cannot_be_monarch = True


phrase(
    CannotBecomeMonarch,
    en="<can't> become the monarch",
    es="no <puede> convertirse en el monarca",
)


INHERENT: Final[tuple[tuple[Pattern, Effect], ...]] = (
    (HoldersStep(MONARCH, Step.END), DrawCards(ONE, YOU)),
    (HolderIsStruck(MONARCH), BecomeMonarch(ControllerOf(EventObject()))),
)
"""The triggered abilities that come with being the monarch. CR 724.2."""


@final
@dataclass(frozen=True)
class BecomesMonarch(DoneBy):
    """A player becomes the monarch. CR 724.3."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.DESIGNATION_GIVEN

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return is_given(game, ctx, event, MONARCH, self.who)

    def has_happened(self, game: Game, ctx: Context) -> bool:
        return given_since(game, ctx, MONARCH, self.who)


phrase(
    BecomesMonarch,
    en="{word:when} {who:this} <becomes> the monarch",
    es="{word:when} {who:this} <se convierte> en el monarca",
)


@final
@dataclass(frozen=True)
class IsMonarch(Condition):
    """A player is the monarch: you, or an opponent. CR 724.1."""

    whose: Someone = Someone.YOU

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return has_designation(game, ctx, MONARCH, self.whose)


words(
    "monarch",
    {
        Someone.YOU: ("you're the monarch", "<es@tú> el monarca"),
        Someone.OPPONENT: ("an opponent is the monarch", "un oponente <es@él> el monarca"),
    },
)
phrase(IsMonarch, en="{whose:monarch}", es="{whose:monarch}")


@final
@dataclass(frozen=True)
class WereMonarch(Condition):
    """You were the monarch as the turn began, whoever is now. CR 500.1, 724.3."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.MARKS | Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        return holder_as_turn_began(game, MONARCH) == ctx.controller


phrase(
    WereMonarch,
    en="you were the monarch as the turn began",
    es="<era@tú> el monarca cuando comenzó el turno",
)


phrase(
    ExileUntilLeaves,
    en="exile {what} until an opponent becomes the monarch",
    es="exilia {what} hasta que un oponente se convierta en el monarca",
    when={"until": BecomesMonarch(Opponent(), "")},
)

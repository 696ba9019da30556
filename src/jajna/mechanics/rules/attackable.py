"""Restrictions on the players and permanents that a creature can attack. CR 508.1c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import PLAYERS, Filter, Layer, Modification
from jajna.ir.declared.names import finds_noted
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import WhoControls
from jajna.ir.refs import all_that_fit, linked
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.sides import DIRECTION
from jajna.vocab import Cannot, Reads, Type, is_player, zone_facts
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "AttackBackPastDefender",
    "AttackOnlyNearest",
    "AttackOnlyWhoControls",
    "AttackOnlyWhoControlsFewer",
]


@final
@dataclass(frozen=True)
class AttackOnlyWhoControls(Modification):
    """Can't attack unless defending player controls something that fits. CR 508.1c, 508.5."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.attacks_only.append((ctx.kept(), WhoControls(self.what)))


phrase(
    AttackOnlyWhoControls,
    en="<can't> attack unless defending player controls {what:a}",
    es="no <puede> atacar a menos que el jugador defensor controle {what:un}",
)


@final
@dataclass(frozen=True)
class ControlsFewerThanYou(Filter):
    """A player who controls fewer permanents that fit than you do. CR 109.4."""

    what: Filter

    def where(self) -> int:
        return PLAYERS

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not is_player(thing):
            return False
        found = [game.object(one).controller for one in all_that_fit(game, ctx, self.what)]
        return found.count(thing) < found.count(ctx.controller)


@final
@dataclass(frozen=True)
class AttackOnlyWhoControlsFewer(Modification):
    """Can't attack unless you control more that fits than defending player. CR 508.1c, 508.5."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.attacks_only.append((ctx.kept(), ControlsFewerThanYou(self.what)))


phrase(
    AttackOnlyWhoControlsFewer,
    en="<can't> attack unless you control more {what:s} than defending player",
    es="no <puede> atacar a menos que controles más {what:s} que el jugador defensor",
)


@final
@dataclass(frozen=True)
class NearestOpponent(Filter):
    """The nearest opponent of a creature's controller, to the left or to the right: the player to
    the left sits next to them clockwise. CR 103.1, 508.1b.
    """

    creature: int
    left: bool

    def where(self) -> int:
        return PLAYERS

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        player = game.object(self.creature).controller
        around = game.players.seated(player)[1:]
        for seat in around if self.left else around[::-1]:
            if game.players.is_opponent(player, seat):
                return seat == thing
        return False


@final
@dataclass(frozen=True)
class AttackOnlyNearest(Modification):
    """Each creature can attack only its controller's nearest opponent in the direction chosen for
    the source, or planeswalkers of that opponent. CR 508.1c, 607.2d.
    """

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return OfType(Type.CREATURE)

    def reads(self) -> int:
        return Reads.MARKS

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        chosen = linked(game, ctx, DIRECTION)
        if chosen:
            now.attacks_only.append((ctx.kept(), NearestOpponent(thing, chosen[0] == 1)))
            now.cannot |= Cannot.ATTACK_BATTLES


finds_noted(AttackOnlyNearest, DIRECTION)
phrase(
    AttackOnlyNearest,
    en="each player may attack only the nearest opponent in the chosen direction and planeswalkers "
    "controlled by that opponent",
    es="cada jugador puede atacar solo al oponente más cercano en la dirección elegida y a los "
    "planeswalkers que controle ese oponente",
)


@final
@dataclass(frozen=True)
class AttackedLately(Filter):
    """A player who attacked you in their latest turn. CR 508.1k."""

    def where(self) -> int:
        return PLAYERS

    def reads(self) -> int:
        return Reads.HISTORY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and ctx.controller in game.players[thing].attacked_lately


@final
@dataclass(frozen=True)
class AttackBackPastDefender(Modification):
    """Can attack players who attacked you during their last turn as though it didn't have defender.
    CR 508.1c, 609.4, 702.3b.
    """

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.attacks_past_defender.append((ctx.kept(), AttackedLately()))


phrase(
    AttackBackPastDefender,
    en="can attack players who attacked you during their last turn as though it didn't have "
    "defender",
    es="<puede> atacar a los jugadores que te atacaron durante su último turno como si no tuviera "
    "la habilidad de defensor",
)

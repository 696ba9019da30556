"""References to players by their part: controllers, owners, opponents, teams. CR 102, 108.3.

Those to players that a text has named or a trigger has bound are in ``refs``.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Ref
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.refs import EVENT_OBJECT, HOST, YOU, as_known
from jajna.vocab import Aspects, Reads, Term, is_another_player, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "ActivePlayer",
    "ControllerOf",
    "ControllerOfSource",
    "DefendingPlayer",
    "Opponents",
    "OpponentsOf",
    "OwnerOf",
    "PlayerInCombat",
    "PlayerOrController",
    "YourTeam",
    "YourTeammates",
]


@final
@dataclass(frozen=True)
class ControllerOf(Ref):
    """The controller of an object, or its last controller. CR 108.4, 608.2h."""

    of: Ref

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD

    def things(self, game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for thing in as_known(self.of, game, ctx):
            controller = thing if is_player(thing) else game.object(thing).controller
            if controller not in found:
                found.append(controller)
        return game.players.within(ctx.controller, found)


phrase(ControllerOf, en="{of:'s} controller", es="{of:de el controlador}")


class PlayerFirst(Term):
    """How a text names the player, or the controller of the permanent, that was damaged."""

    PLANESWALKER = "that player or that planeswalker's controller"
    PLAYER = "that player or that permanent's controller"
    PERMANENT = "that permanent's controller or that player"


@final
@dataclass(frozen=True)
class PlayerOrController(Ref):
    """The player, or the controller of the permanent, just named. CR 108.4, 608.2h.

    ``of`` is the reference to that player or permanent, ``said`` how the text says it.
    """

    of: Ref | None = None
    said: PlayerFirst = field(default=PlayerFirst.PLANESWALKER, compare=False)

    def things(self, game: Game, ctx: Context) -> list[int]:
        assert self.of is not None, "a pronoun was never bound"
        return ControllerOf(self.of).things(game, ctx)


@final
@dataclass(frozen=True)
class ControllerOfSource(Ref):
    """The controller of the creature or spell that the event is about. CR 108.4, 608.2h."""

    of: Ref | None = None

    def things(self, game: Game, ctx: Context) -> list[int]:
        assert self.of is not None, "the event is about no one object"
        return ControllerOf(self.of).things(game, ctx)


phrase(
    ControllerOfSource,
    en="that creature's or spell's controller",
    es="el controlador de esa criatura o hechizo",
    unsaid=("of",),
)
trait(ControllerOfSource, Trait.IS_OF_EVENT)


def _of_no_event(made: ControllerOfSource) -> str | None:
    return "the event is about no one object" if made.of is None else None


misplaced(ControllerOfSource, _of_no_event)


@final
@dataclass(frozen=True)
class OwnerOf(Ref):
    """The owner of an object. CR 108.3.

    ``of_it``: the text says "the owner of" it.
    """

    of: Ref
    of_it: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for thing in as_known(self.of, game, ctx):
            owner = game.object(thing).owner
            if owner not in found:
                found.append(owner)
        return game.players.within(ctx.controller, found)


phrase(OwnerOf, en="{of:'s} owner/owners", es="{of:de el propietario}", when={"of_it": False})
phrase(
    OwnerOf,
    en="the owner of {of}",
    es="el propietario de {of}",
    when={"of_it": True},
)


@final
@dataclass(frozen=True)
class Opponents(Ref):
    """Your opponents. CR 102.2, 102.3."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return game.players.opponents_within(ctx.controller)


phrase(Opponents, en="your opponents", es="tus oponentes")


@final
@dataclass(frozen=True)
class OpponentsOf(Ref):
    """Each opponent of a player. CR 102.2, 102.3."""

    of: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for player in self.of.things(game, ctx):
            found += [one for one in game.players.opponents(player) if one not in found]
        return game.players.within(ctx.controller, found)


phrase(
    OpponentsOf,
    en="each of your opponents",
    es="cada uno de tus oponentes",
    when={"of": YOU},
)
phrase(OpponentsOf, en="each of {of:'s} opponents", es="cada oponente {of:de}")


@final
@dataclass(frozen=True)
class DefendingPlayer(Ref):
    """The player whom the source, or the creature of the event, is attacking. CR 506.2, 508.5."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def things(self, game: Game, ctx: Context) -> list[int]:
        attacker = ctx.bound.get(EVENT_OBJECT, [ctx.source])[0]
        host = ctx.bound.get(HOST, [ctx.source])[0]
        return game.players.within(ctx.controller, game.turn.defending_players(attacker, host))


phrase(DefendingPlayer, en="defending player", es="el jugador defensor")


@final
@dataclass(frozen=True)
class PlayerInCombat(Ref):
    """The player whose creatures attack in this combat phase. CR 506.2.

    Of a team it is the one whose creature the source blocks, or may be each. CR 805.10c.
    """

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.TURN | Reads.COMBAT

    def things(self, game: Game, ctx: Context) -> list[int]:
        combat = game.turn.combat
        if combat is None:
            return []
        team = game.players.as_one(game.turn.active)
        blocked = combat.blocking.get(ctx.source) or combat.last_blocking.get(ctx.source)
        if blocked and len(team) > 1:
            team = [game.object(blocked[0]).controller]
        return game.players.within(ctx.controller, team)


phrase(PlayerInCombat, en="attacking player", es="el jugador atacante")


@final
@dataclass(frozen=True)
class ActivePlayer(Ref):
    """The player whose turn it is, of a team any that its controller chooses. CR 102.1, 805.9.

    It describes targets only, with which that choice is made.
    """

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.TURN

    def things(self, game: Game, ctx: Context) -> list[int]:
        return game.players.as_one(game.turn.active)


phrase(ActivePlayer, en="the active player", es="el jugador activo")


@final
@dataclass(frozen=True)
class YourTeam(Ref):
    """You and your teammates, which without teams is you alone: "your team". CR 102.4."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return game.players.within(ctx.controller, game.players.team(ctx.controller))


phrase(YourTeam, en="your team", es="tu equipo")


@final
@dataclass(frozen=True)
class YourTeammates(Ref):
    """Each of your teammates: nobody without teams. CR 102.3."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        team = game.players.within(ctx.controller, game.players.team(ctx.controller))
        return [player for player in team if is_another_player(player, ctx.controller)]


phrase(
    YourTeammates,
    en="each of your teammates",
    es="cada uno de tus compañeros de equipo",
)

"""What something does in combat. CR 506.4, 508.1k, 509.1g."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Ref
from jajna.ir.refs import YOU, as_known
from jajna.vocab import Reads, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "Attacking",
    "AttackingOpponent",
    "AttackingPlayer",
    "BlockedByThat",
    "Blocking",
    "BlockingThat",
    "InCombatWith",
]


@final
@dataclass(frozen=True)
class Attacking(Filter):
    """An attacking creature. CR 508.1k, 506.4."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return game.turn.combat is not None and game.turn.combat.is_attacking(thing)


phrase(Attacking, en="attacking", es="atacante", place="prefix")


@final
@dataclass(frozen=True)
class Blocking(Filter):
    """A blocking creature. CR 509.1g."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return game.turn.combat is not None and game.turn.combat.is_blocking(thing)


phrase(Blocking, en="blocking", es="bloqueador", place="prefix")


@final
@dataclass(frozen=True)
class AttackingPlayer(Filter):
    """Attacking a certain player, or controlling a creature that does. CR 508.1b, 506.3.

    ``that``: the text has "that's" before it.
    """

    who: Ref = YOU
    that: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.turn.combat
        if combat is not None and is_player(thing):
            attacked = self.who.things(game, ctx)
            return any(
                combat.is_attacking(one)
                and host in attacked
                and game.object(one).controller == thing
                for one, host in combat.attacks.items()
            )
        if combat is None or not combat.is_attacking(thing):
            return False
        return combat.attacks.get(thing, -1) in self.who.things(game, ctx)


phrase(
    AttackingPlayer,
    en="attacking {who}",
    es="que {who:it} <ataca>",
    when={"that": False, "who": YOU},
    place="suffix",
)
phrase(
    AttackingPlayer,
    en="attacking {who}",
    es="que <ataca> a {who}",
    when={"that": False},
    place="suffix",
)
phrase(
    AttackingPlayer,
    en="that 's attacking {who}",
    es="que {who:it} <está> atacando",
    when={"that": True, "who": YOU},
    place="suffix",
)
phrase(
    AttackingPlayer,
    en="that 's attacking {who}",
    es="que <está> atacando a {who}",
    when={"that": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class AttackingOpponent(Filter):
    """Attacking one of your opponents. CR 508.1b, 102.2."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.turn.combat
        if is_player(thing) or combat is None or not combat.is_attacking(thing):
            return False
        attacked = combat.attacks.get(thing, -1)
        return is_player(attacked) and game.players.is_opponent(attacked, ctx.controller)


phrase(
    AttackingOpponent,
    en="that 's attacking one of your opponents",
    es="que <está> atacando a uno de tus oponentes",
    place="suffix",
)


@final
@dataclass(frozen=True)
class BlockingThat(Filter):
    """Blocking something certain, or what blocked it as it left the battlefield.
    CR 509.1g, 608.2h.
    """

    what: Ref

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.turn.combat
        if is_player(thing) or combat is None:
            return False
        for attacker in as_known(self.what, game, ctx):
            if game.objects.exists(attacker):
                if thing in combat.blockers.get(attacker, []):
                    return True
            elif thing in combat.last_blockers.get(attacker, []):
                return True
        return False


phrase(BlockingThat, en="blocking {what}", es="que <+lo@what> <bloquea> a {what}", place="suffix")


@final
@dataclass(frozen=True)
class BlockedByThat(Filter):
    """Blocked by something certain, or blocked by it as it left the battlefield; with ``active``
    the text says what that is blocking. CR 509.1g, 608.2h.
    """

    what: Ref
    active: bool = False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.turn.combat
        if is_player(thing) or combat is None:
            return False
        for blocker in as_known(self.what, game, ctx):
            held = combat.blocking if game.objects.exists(blocker) else combat.last_blocking
            if thing in held.get(blocker, []):
                return True
        return False


phrase(
    BlockedByThat,
    en="{what} <is> blocking",
    es="que <está> siendo <*bloqueado> por {what}",
    when={"active": True},
    place="suffix",
)
phrase(
    BlockedByThat,
    en="blocked by {what}",
    es="<*bloqueado> por {what}",
    when={"active": False},
    place="suffix",
)


@final
@dataclass(frozen=True)
class InCombatWith(Filter):
    """Blocking something certain, or blocked by it. CR 509.1g, 509.1h."""

    what: Ref

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        combat = game.turn.combat
        if is_player(thing) or combat is None:
            return False
        return any(
            thing in combat.blockers.get(other, []) or other in combat.blockers.get(thing, [])
            for other in self.what.things(game, ctx)
        )


phrase(
    InCombatWith,
    en="blocking or blocked by {what}",
    es="que <+lo@what> <bloquea> a {what} o <es> <*bloqueado> por <*él@what>",
    place="suffix",
)

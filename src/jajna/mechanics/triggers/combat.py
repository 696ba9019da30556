"""Attacking and blocking. CR 508.3, 509.3."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.combat import (
    AttackDeclared,
    AttackersDeclared,
    BecameBlocked,
    BlockDeclared,
)
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Filter, Pattern, Ref, walk
from jajna.ir.conditions.players import richest
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.declared.worth import Occurrence, waits_for
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import OfType, Opponent
from jajna.ir.mentions import is_player_filter
from jajna.ir.patterns import OneOfEvents
from jajna.ir.refs import (
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_PLAYER,
    Attached,
    EventPlayer,
    It,
    That,
    You,
)
from jajna.kernel.combat.phase import Blocked, BlockingAdded
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.mechanics.triggers.common import NONE_SUCH, HappensTo, bind, is_named
from jajna.mechanics.triggers.damage import IsDealtDamage
from jajna.vocab import Reads, Term, Type, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AttackTogether",
    "Attacked",
    "AttackingPlayer",
    "Attacks",
    "AttacksAlone",
    "AttacksFirst",
    "AttacksHost",
    "AttacksUnblocked",
    "BecomesBlocked",
    "BecomesBlockedBy",
    "BecomesBlockedBySeveral",
    "Blocks",
    "BlocksCreature",
    "BlocksOrBecomesBlockedBy",
    "BlocksSeveral",
    "PlayerAttacks",
    "PlayerAttacksPlayer",
    "PlayerIsAttacked",
    "SeveralAttackPlayer",
]


class Attacked(Term):
    """What a creature has to attack. CR 508.1b, 508.3a."""

    ANYTHING = ""
    YOU = "you"
    YOURS = "you or a planeswalker you control"
    PLAYER = "a player"
    OPPONENT = "an opponent"
    ONE_OPPONENT = "one of your opponents"
    ANOTHER_OPPONENT = "another one of your opponents"
    OPPONENT_OR_THEIRS = "one of your opponents or a planeswalker an opponent controls"
    RICHEST = "the player with the most life or tied for most life"

    def fits(self, game: Game, ctx: Context, attacked: int) -> bool:
        """Whether the player or permanent that is attacked will do."""
        if self is Attacked.ANYTHING:
            return True
        if is_player(attacked):
            if self is Attacked.RICHEST:
                return attacked in richest(game, ctx)
            if self is Attacked.YOU or self is Attacked.YOURS:
                return attacked == ctx.controller
            return self is Attacked.PLAYER or game.players.is_opponent(attacked, ctx.controller)
        permanent = game.object(attacked)
        if not permanent.now.types & Type.PLANESWALKER:
            return False
        if self is Attacked.OPPONENT_OR_THEIRS:
            return game.players.is_opponent(permanent.controller, ctx.controller)
        return self is Attacked.YOURS and permanent.controller == ctx.controller


words(
    "attacked",
    {
        Attacked.YOURS: (
            "you or a planeswalker you control",
            "te <ataca@what> a ti o a un planeswalker que controlas",
        ),
        Attacked.YOU: ("you", "te <ataca@what>"),
        Attacked.PLAYER: ("a player", "<ataca@what> a un jugador"),
        Attacked.OPPONENT: ("an opponent", "<ataca@what> a un oponente"),
        Attacked.ONE_OPPONENT: (
            "one of your opponents",
            "<ataca@what> a uno de tus oponentes",
        ),
        Attacked.OPPONENT_OR_THEIRS: (
            "one of your opponents or a planeswalker an opponent controls",
            "<ataca@what> a uno de tus oponentes o a un planeswalker que controla un oponente",
        ),
        Attacked.ANOTHER_OPPONENT: (
            "another one of your opponents",
            "<ataca@what> a otro de tus oponentes",
        ),
        Attacked.RICHEST: (
            "the player with the most life or tied for most life",
            "<ataca@what> al jugador con más vidas o empatado con más vidas",
        ),
    },
)


ATTACKER: Final = "attacking player"
"""Name for the player who attacked another."""
WHAT_IT_ATTACKED: Final = "what it attacked"
"""Name for the player or permanent that the creature of the event attacked."""


@final
@dataclass(frozen=True)
class WhatItAttacks(Ref):
    """The player, planeswalker or battle that a creature is attacking. CR 508.1b.

    Of one that has left the battlefield it is what it attacked as the ability triggered that is
    about it (CR 608.2h); one that was only removed from combat attacks nothing. ``short``: the text
    says "it's attacking".
    """

    of: Ref = It()
    short: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COMBAT

    def things(self, game: Game, ctx: Context) -> list[int]:
        combat = game.turn.combat
        attacks = combat.attacks if combat is not None else {}
        creatures = self.of.things(game, ctx)
        found = [attacks[creature] for creature in creatures if creature in attacks]
        if found or in_zone(game, creatures, Zone.BATTLEFIELD):
            return found
        return ctx.bound.get(WHAT_IT_ATTACKED, [])


def _says_it(made: WhatItAttacks) -> bool:
    return made.short


looks_up(WhatItAttacks, WHAT_IT_ATTACKED)
trait(WhatItAttacks, Trait.IS_OF_EVENT, when=_says_it)
phrase(
    WhatItAttacks,
    en="the player or planeswalker it's attacking",
    es="el jugador o planeswalker al que está atacando",
    when={"short": True},
    unsaid=("of",),
)
phrase(
    WhatItAttacks,
    en="the player or planeswalker {of} <is@of> attacking",
    es="el jugador o planeswalker al que {of} <está@of> atacando",
    when={"short": False},
)


@final
@dataclass(frozen=True)
class Attacks(HappensTo):
    """A creature is declared as an attacker, perhaps of something certain. CR 508.3a."""

    word: str = field(default="whenever", compare=False)
    whom: Attacked = Attacked.ANYTHING

    def kind(self) -> int:
        return EventKind.ATTACK

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return super().matches(game, ctx, event) and (
            isinstance(event, AttackDeclared) and self.whom.fits(game, ctx, event.to)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, AttackDeclared), event
        bind(game, ctx, event.object)
        ctx.bind(WHAT_IT_ATTACKED, [event.to])
        if self.whom is not Attacked.ANYTHING and is_player(event.to):
            ctx.bind(EVENT_PLAYER, [event.to])


binds(Attacks, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, WHAT_IT_ATTACKED)

waits_for(Attacks, Occurrence.ATTACKING)


def _is_player(what: Filter) -> bool:
    """Whether the subject of an attack is a player and no creature."""
    if not isinstance(what, Is):
        return is_player_filter(what)
    named = what.ref.noun if isinstance(what.ref, (Attached, That)) else None
    return isinstance(what.ref, You) or (named is not None and is_player_filter(named))


def _is_of_creatures(made: Attacks) -> str | None:
    if _is_player(made.what):
        return "players attack otherwise"
    if made.whom is Attacked.ANOTHER_OPPONENT:
        return "one of your opponents attacks another"
    return None


misplaced(Attacks, _is_of_creatures)


phrase(
    Attacks,
    en="{word:when} {what:this} <attacks>",
    es="{word:when} {what:this} <ataca>",
    when={"whom": Attacked.ANYTHING},
)
phrase(
    Attacks,
    en="{word:when} {what:this} <attacks> {whom:attacked}",
    es="{word:when} {what:this} {whom:attacked}",
)


@final
@dataclass(frozen=True)
class AttacksAlone(HappensTo):
    """A creature is the only one declared as an attacker. CR 506.5."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.ATTACKERS

    def described(self) -> tuple[Filter, ...]:
        return ()

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, AttackersDeclared) or len(event.all_attackers) != 1:
            return NONE_SUCH
        return event.attackers[0]


phrase(
    AttacksAlone,
    en="{word:when} {what:this} <attacks> alone",
    es="{word:when} {what:this} <ataca> <*solo>",
)


@final
@dataclass(frozen=True)
class AttackTogether(Pattern):
    """~ and at least so many other creatures that fit are declared as attackers. CR 508.3.

    ``player``: the text says that a player attacks with them, who then controls what attacks.
    """

    what: Filter
    others: int
    word: str = field(default="whenever", compare=False)
    fits: Filter = OfType(Type.CREATURE)
    player: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACKERS,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, AttackersDeclared):
            return False
        found = [one for one in event.attackers if self.what.matches(game, ctx, one)]
        beside = [one for one in event.all_attackers if self.fits.matches(game, ctx, one)]
        return bool(found) and len([one for one in beside if one != found[0]]) >= self.others

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.source, event.amount())


phrase(
    AttackTogether,
    en="{word:when} you attack with {what:this} and another {fits:one}",
    es="{word:when} <ataca@tú> con {what:this} y <*otro@fits> {fits:one}",
    when={"others": 1, "player": True},
)
phrase(
    AttackTogether,
    en="{word:when} {what:this} and at least one other {fits:one} attack",
    es="{word:when} {what:this} y al menos <*otro@fits> {fits:one} atacan",
    when={"others": 1, "player": False},
)
phrase(
    AttackTogether,
    en="{word:when} {what:this} and at least {others} other {fits:s} attack",
    es="{word:when} {what:this} y al menos <*otro@fits> {others} {fits:s} atacan",
    when={"player": False},
)


@final
@dataclass(frozen=True)
class PlayerAttacks(Pattern):
    """A player attacks with at least so many creatures that fit. CR 508.3c, 508.3d.

    ``exactly``: and with no more of them.
    """

    who: Filter
    word: str = field(default="whenever", compare=False)
    least: int = 1
    what: Filter | None = None
    exactly: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACKERS,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, AttackersDeclared):
            return False
        if not self.who.matches(game, ctx, event.player):
            return False
        attacking = len(self._fitting(game, ctx, event))
        return attacking == self.least if self.exactly else attacking >= self.least

    def _fitting(self, game: Game, ctx: Context, event: AttackersDeclared) -> list[int]:
        if self.what is None:
            return event.attackers
        what = self.what
        return [attacker for attacker in event.attackers if what.matches(game, ctx, attacker)]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, AttackersDeclared), event
        fitting = self._fitting(game, ctx, event)
        bind(game, ctx, event.player, len(fitting))
        ctx.bind(EVENT_OBJECT, fitting.copy())


phrase(
    PlayerAttacks,
    en="{word:when} {who:this} <attacks>",
    es="{word:when} {who:this} <ataca>",
    when={"least": 1, "exactly": False},
)
phrase(
    PlayerAttacks,
    en="{word:when} {who:this} <attacks> with {least} or more {what:s}",
    es="{word:when} {who:this} <ataca> con {least} o más {what:s}",
    when={"exactly": False},
)
phrase(
    PlayerAttacks,
    en="{word:when} {who:this} <attacks> with exactly {least} {what:s}",
    es="{word:when} {who:this} <ataca> con exactamente {least} {what:s}",
    when={"exactly": True},
)


@final
@dataclass(frozen=True)
class YouNextAttack(Pattern):
    """You attack for the next time this turn: a delayed ability waits for it once. CR 603.7b,
    508.3d.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACKERS,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, AttackersDeclared)
            and event.player == ctx.controller
            and bool(event.attackers)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, AttackersDeclared), event
        bind(game, ctx, event.player, len(event.attackers))
        ctx.bind(EVENT_OBJECT, event.attackers.copy())


phrase(
    YouNextAttack,
    en="when you next attack this turn",
    es="cuando ataques por próxima vez este turno",
)
trait(YouNextAttack, Trait.NEXT_EVENT)


@final
@dataclass(frozen=True)
class PlayerAttacksPlayer(Pattern):
    """A player attacks another, for each who is attacked. CR 508.3e.

    "That player" is who is attacked if the text names the attacker, and else the attacker.
    """

    what: Filter
    whom: Attacked = Attacked.PLAYER
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or not is_player(event.to):
            return False
        attacker = game.object(event.object).controller
        return self.what.matches(game, ctx, attacker) and self.whom.fits(game, ctx, event.to)

    def may_gather(self) -> bool:
        return True

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        assert isinstance(event, AttackDeclared), event
        attacker = game.object(event.object).controller
        return ctx.bound[WHAT_IT_ATTACKED] == [event.to] and ctx.bound[ATTACKER] == [attacker]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, AttackDeclared), event
        attacker = game.object(event.object).controller
        bind(game, ctx, event.to if is_named(self.what) else attacker)
        ctx.bind(WHAT_IT_ATTACKED, [event.to])
        ctx.bind(ATTACKER, [attacker])


binds(PlayerAttacksPlayer, ATTACKER, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, WHAT_IT_ATTACKED)
phrase(
    PlayerAttacksPlayer,
    en="{word:when} you attack {whom:attacked}",
    es="{word:when} {whom:attacked}",
    when={"what": Is(You())},
)
phrase(
    PlayerAttacksPlayer,
    en="{word:when} {what:this} <attacks> {whom:attacked}",
    es="{word:when} {what:this} {whom:attacked}",
)


def _is_of_players(made: PlayerAttacksPlayer) -> str | None:
    if not _is_player(made.what) or made.whom is Attacked.ANYTHING:
        return "creatures attack otherwise"
    return None


misplaced(PlayerAttacksPlayer, _is_of_players)


def _that_opponent(made: Triggered) -> str | None:
    """Where the text describes both players, "that opponent" is no attacker."""
    if not isinstance(made.on, PlayerAttacksPlayer) or is_named(made.on.what):
        return None
    for one in walk(made.effect):
        if isinstance(one, That) and one.noun == Opponent() and one.of == EventPlayer():
            return "that opponent is who is attacked, and only the attacker is spoken of"
    return None


misplaced(Triggered, _that_opponent)


@final
@dataclass(frozen=True)
class SeveralAttackPlayer(Pattern):
    """At least so many creatures that fit attack one player, for each who is attacked so.
    CR 508.3, 603.2c.
    """

    least: int
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        combat = game.turn.combat
        if not isinstance(event, AttackDeclared) or not is_player(event.to) or combat is None:
            return False
        together = [one for one, defender in combat.attacks.items() if defender == event.to]
        fitting = [one for one in together if self.what.matches(game, ctx, one)]
        return event.object in fitting and len(fitting) >= self.least

    def may_gather(self) -> bool:
        return True

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        assert isinstance(event, AttackDeclared), event
        return ctx.bound[WHAT_IT_ATTACKED] == [event.to]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, AttackDeclared), event
        bind(game, ctx, event.to)
        ctx.bind(WHAT_IT_ATTACKED, [event.to])


binds(SeveralAttackPlayer, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, WHAT_IT_ATTACKED)
phrase(
    SeveralAttackPlayer,
    en="{word:when} {least} or more {what:s} attack a player",
    es="{word:when} {least} o más {what:s} atacan a un jugador",
)


def _is_one(made: SeveralAttackPlayer) -> str | None:
    return "one or more that attack are worded otherwise" if made.least < 2 else None


misplaced(SeveralAttackPlayer, _is_one)


@final
@dataclass(frozen=True)
class AttackingPlayer(Ref):
    """The player who attacked, as an ability speaks of them that this triggered, or combat damage.
    CR 506.2.
    """

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        attackers = ctx.bound.get(ATTACKER, [])
        return attackers or [game.turn.active]


def _after_an_attack(made: Triggered) -> str | None:
    speaks = any(isinstance(node, AttackingPlayer) for node in walk(made.effect))
    in_combat = isinstance(made.on, IsDealtDamage) and made.on.combat
    if speaks and not in_combat and not isinstance(made.on, PlayerAttacksPlayer):
        return "nobody attacked"
    return None


looks_up(AttackingPlayer, ATTACKER)
misplaced(Triggered, _after_an_attack)
phrase(AttackingPlayer, en="the attacking player", es="el jugador que ataca")


@final
@dataclass(frozen=True)
class PlayerIsAttacked(Pattern):
    """A player is attacked: once, by however many creatures. CR 508.3b, 508.3d."""

    who: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACKERS,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return bool(self._attackers(game, ctx, event))

    def _attackers(self, game: Game, ctx: Context, event: Event) -> list[int]:
        combat = game.turn.combat
        if not isinstance(event, AttackersDeclared) or combat is None:
            return []
        return [
            attacker
            for attacker in event.attackers
            if is_player(combat.attacks.get(attacker, NONE_SUCH))
            and self.who.matches(game, ctx, combat.attacks[attacker])
        ]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert game.turn.combat is not None, "players are attacked in combat"
        attackers = self._attackers(game, ctx, event)
        bind(game, ctx, game.turn.combat.attacks[attackers[0]], len(attackers))


phrase(
    PlayerIsAttacked,
    en="{word:when} {who:this} <is> attacked",
    es="{word:when} {who:this} <es> <*atacado>",
)


@final
@dataclass(frozen=True)
class AttacksHost(HappensTo):
    """A creature is declared as an attacker of the player the source is attached to. CR 508.3a."""

    whom: Ref
    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.ATTACK

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return super().matches(game, ctx, event) and (
            isinstance(event, AttackDeclared) and event.to in self.whom.things(game, ctx)
        )


phrase(
    AttacksHost,
    en="{word:when} {what:this} <attacks> {whom}",
    es="{word:when} {what:this} <ataca> a {whom}",
)


def _attacks_another(made: AttacksHost) -> str | None:
    return None if isinstance(made.whom, Attached) else "what is attacked is said otherwise"


misplaced(AttacksHost, _attacks_another)


@final
@dataclass(frozen=True)
class AttacksWithSome(Pattern):
    """A player attacks something that fits with one or more creatures that fit: once for each
    player or permanent attacked. CR 508.3c, 508.3d.
    """

    who: Filter
    whom: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        combat = game.turn.combat
        if not isinstance(event, AttackDeclared) or combat is None:
            return False
        player = game.object(event.object).controller
        if not self.who.matches(game, ctx, player) or not self.whom.matches(game, ctx, event.to):
            return False
        beside = [
            one
            for one in combat.declared
            if combat.attacks.get(one) == event.to
            and game.object(one).controller == player
            and self.what.matches(game, ctx, one)
        ]
        return beside[:1] == [event.object]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, game.object(event.things()[0]).controller)


phrase(
    AttacksWithSome,
    en="{word:when} {who:this} <attacks> {whom:this} with one or more {what:s}",
    es="{word:when} {who:this} <ataca> a {whom:this} con una o más {what:s}",
)


def _begins_to_block(event: Event) -> bool:
    """Whether a creature starts to block, as it is declared or by an effect. CR 509.3a."""
    if isinstance(event, BlockingAdded):
        return event.how == Blocked.CAUSED and event.began
    return isinstance(event, BlockDeclared)


def _blocks_another(event: Event) -> bool:
    """Whether a creature blocks an attacker, other than by entering so. CR 509.3b, 702.22h."""
    if isinstance(event, BlockingAdded):
        return event.how != Blocked.ENTERED and event.joined
    return isinstance(event, BlockDeclared)


def _is_joined(event: Event) -> bool:
    """Whether an attacker is blocked by a creature that didn't block it before. CR 509.3d."""
    if isinstance(event, BlockingAdded):
        return event.joined
    return isinstance(event, BlockDeclared)


@final
@dataclass(frozen=True)
class Blocks(HappensTo):
    """A creature blocks: once, however many, and not if it entered so. CR 509.3a."""

    word: str = field(default="whenever", compare=False)

    def may_gather(self) -> bool:
        return True

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        return self.is_about_several() or event.things()[0] in ctx.bound[EVENT_OBJECT]

    def kind(self) -> int:
        return EventKind.BLOCK

    def about(self, game: Game, event: Event) -> int:
        return event.things()[0] if _begins_to_block(event) else NONE_SUCH


phrase(Blocks, en="{word:when} {what:this} <blocks>", es="{word:when} {what:this} <bloquea>")


@final
@dataclass(frozen=True)
class BlocksCreature(Pattern):
    """A creature blocks another, for each of them; not if it entered blocking. CR 509.3b."""

    what: Filter
    blocked: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.BLOCK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            _blocks_another(event)
            and self.what.matches(game, ctx, event.things()[0])
            and self.blocked.matches(game, ctx, event.things()[1])
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return event.things()[:2]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        blocker, attacker = event.things()
        bind(game, ctx, attacker if is_named(self.what) else blocker)


phrase(
    BlocksCreature,
    en="{word:when} {what:this} <blocks> {blocked:this}",
    es="{word:when} {what:this} <bloquea> a {blocked:this}",
)


@final
@dataclass(frozen=True)
class BecomesBlocked(HappensTo):
    """An attacking creature becomes blocked, however many block it. CR 509.3c."""

    word: str = field(default="whenever", compare=False)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, BecameBlocked), event
        bind(game, ctx, event.object, len(event.blockers))
        combat = game.turn.combat
        if combat is not None and event.object in combat.attacks:
            ctx.bind(WHAT_IT_ATTACKED, [combat.attacks[event.object]])

    def kind(self) -> int:
        return EventKind.BLOCKED


binds(BecomesBlocked, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, WHAT_IT_ATTACKED)


phrase(
    BecomesBlocked,
    en="{word:when} {what:this} <becomes> blocked",
    es="{word:when} {what:this} <es> <*bloqueado>",
)


@final
@dataclass(frozen=True)
class BecomesBlockedBy(Pattern):
    """An attacking creature becomes blocked by a creature, for each of them. CR 509.3d."""

    what: Filter
    by: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.BLOCK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            _is_joined(event)
            and self.what.matches(game, ctx, event.things()[1])
            and self.by.matches(game, ctx, event.things()[0])
        )

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return event.things()[:2]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        blocker, attacker = event.things()
        bind(game, ctx, blocker if is_named(self.what) else attacker)


phrase(
    BecomesBlockedBy,
    en="{word:when} {what:this} <becomes> blocked by {by:this}",
    es="{word:when} {what:this} <es> <*bloqueado> por {by:this}",
)


def _why_not_any_block(made: OneOfEvents) -> str | None:
    """The reason why a creature doesn't block just anything; None if the events don't say so.

    In "blocks or becomes blocked by ..." it also blocks the creature after "by".
    """
    if not isinstance(made.events[0], Blocks):
        return None
    blocked_by = any(isinstance(one, BecomesBlockedBy) for one in made.events)
    return "it isn't said what it blocks" if blocked_by else None


misplaced(OneOfEvents, _why_not_any_block)


@final
@dataclass(frozen=True)
class BlocksOrBecomesBlockedBy(Pattern):
    """A creature blocks or becomes blocked by a creature, for each of them. CR 509.3b, 509.3d."""

    what: Filter
    by: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.BLOCK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return self._other(game, ctx, event) != 0

    def _other(self, game: Game, ctx: Context, event: Event) -> int:
        """The creature on the other side, 0 where neither side fits."""
        blocker, attacker = event.things()
        if _blocks_another(event) and self._fits(game, ctx, blocker, attacker):
            return attacker
        if _is_joined(event) and self._fits(game, ctx, attacker, blocker):
            return blocker
        return 0

    def _fits(self, game: Game, ctx: Context, mine: int, other: int) -> bool:
        return self.what.matches(game, ctx, mine) and self.by.matches(game, ctx, other)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        return event.things()[:2]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, self._other(game, ctx, event))


phrase(
    BlocksOrBecomesBlockedBy,
    en="{word:when} {what:this} <blocks> or <becomes> blocked by {by:this}",
    es="{word:when} {what:this} <bloquea> o <es> <*bloqueado> por {by:this}",
)


@final
@dataclass(frozen=True)
class AttacksUnblocked(HappensTo):
    """A creature attacks and isn't blocked. CR 509.3g."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.UNBLOCKED


phrase(
    AttacksUnblocked,
    en="{word:when} {what:this} <attacks> and isn't blocked",
    es="{word:when} {what:this} <ataca> y no <es> <*bloqueado>",
)


# -- a number of them ------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class BlocksSeveral(Pattern):
    """A creature blocks so many creatures or more: as the last of so many joins. CR 509.3e."""

    what: Filter
    least: int
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.BLOCK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        combat = game.turn.combat
        if combat is None or not _blocks_another(event):
            return False
        blocker, attacker = event.things()
        blocked = combat.blocking.get(blocker, [])
        if len(blocked) < self.least or blocked[self.least - 1] != attacker:
            return False
        return self.what.matches(game, ctx, blocker)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert game.turn.combat is not None, "creatures block in combat"
        blocker = event.things()[0]
        bind(game, ctx, blocker, len(game.turn.combat.blocking[blocker]))


phrase(
    BlocksSeveral,
    en="{word:when} {what:this} <blocks> {least} or more creatures",
    es="{word:when} {what:this} <bloquea> a {least} o más criaturas",
)


@final
@dataclass(frozen=True)
class BecomesBlockedBySeveral(Pattern):
    """An attacker becomes blocked by so many creatures or more. CR 509.3e."""

    what: Filter
    least: int
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.BLOCK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        combat = game.turn.combat
        if combat is None or not _is_joined(event):
            return False
        blocker, attacker = event.things()
        blockers = combat.blockers.get(attacker, [])
        if len(blockers) < self.least or blockers[self.least - 1] != blocker:
            return False
        return self.what.matches(game, ctx, attacker)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert game.turn.combat is not None, "creatures block in combat"
        attacker = event.things()[1]
        bind(game, ctx, attacker, len(game.turn.combat.blockers[attacker]))


phrase(
    BecomesBlockedBySeveral,
    en="{word:when} {what:this} <becomes> blocked by {least} or more creatures",
    es="{word:when} {what:this} <es> <*bloqueado> por {least} o más criaturas",
)


@final
@dataclass(frozen=True)
class AttacksFirst(HappensTo):
    """A creature is declared as an attacker for the first time in a turn. CR 508.3a."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.ATTACK

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, AttackDeclared) or game.object(event.object).attacks != 1:
            return NONE_SUCH
        return event.object


phrase(
    AttacksFirst,
    en="{word:when} {what:this} <attacks> for the first time each turn",
    es="{word:when} {what:this} <ataca> por primera vez cada turno",
)

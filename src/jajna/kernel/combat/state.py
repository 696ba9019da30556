"""The state of combat: attackers, blockers and the attacked, by their ids. CR 506."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.kernel.objects.object import PROTECTOR
from jajna.vocab import Must, Reads, Step, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = [
    "NOTHING_ATTACKED",
    "SIEGE",
    "Combat",
    "defender_for",
    "possible_protectors",
    "protector_of",
    "why_no_protector",
]

NOTHING_ATTACKED: Final = -1
"""What a creature attacks whose planeswalker or battle was removed from combat. CR 506.4c."""

SIEGE: Final = "Siege"


@final
class Combat:
    """One combat phase.

    ``attacks`` are the attacking creatures in the order in which they began to attack, with the
    player, planeswalker or battle each attacks. ``blockers`` are the creatures that block each of
    them, ``blocking`` the attackers that each blocking creature blocks, both in order. ``blocked``
    says whether an attacker is a blocked or an unblocked creature; before blockers are declared for
    it, it is neither. ``defenders`` also remembers creatures that no longer attack (CR 508.5).
    """

    def __init__(self) -> None:
        self.attacks: dict[int, int] = {}
        self.defenders: dict[int, int] = {}
        self.aims: dict[int, int] = {}
        """The last thing each creature attacked, even if it was removed from combat. CR 702.19e."""
        self.attacked: dict[int, bool] = {}
        """The players and permanents that were attacked in this combat."""
        self.blockers: dict[int, list[int]] = {}
        self.blocking: dict[int, list[int]] = {}
        self.last_blockers: dict[int, list[int]] = {}
        """The creatures that blocked an attacker as it left combat. CR 608.2h."""
        self.last_blocking: dict[int, list[int]] = {}
        """The attackers that a blocker blocked as it left combat. CR 608.2h."""
        self.blocked: dict[int, bool] = {}
        self.declared: dict[int, int] = {}
        """The creatures declared as attackers, and what they were declared to attack. CR 508.7a."""
        self.required: list[int] = []
        """The declared attackers that had to attack. CR 506.6."""
        self.declared_blockers: dict[int, bool] = {}
        """The creatures declared as blockers."""
        self.first_strikers: dict[int, bool] = {}
        """The creatures with first or double strike as the first damage step began. CR 510.4."""
        self.two_damage_steps = False
        self.bands: list[list[int]] = []
        """The bands that were declared, each with those of its members that attack. CR 702.22e."""
        self.announced: dict[int, list[int]] = {}
        """The announced damage assignment order of a creature. CR 2016-08-26 509.2, 509.3."""

    def clone(self) -> Combat:
        """A copy for another game."""
        copy = Combat()
        copy.attacks = self.attacks.copy()
        copy.defenders = self.defenders.copy()
        copy.aims = self.aims.copy()
        copy.attacked = self.attacked.copy()
        copy.blockers = {attacker: held.copy() for attacker, held in self.blockers.items()}
        copy.blocking = {blocker: held.copy() for blocker, held in self.blocking.items()}
        copy.last_blockers = {one: held.copy() for one, held in self.last_blockers.items()}
        copy.last_blocking = {one: held.copy() for one, held in self.last_blocking.items()}
        copy.blocked = self.blocked.copy()
        copy.declared = self.declared.copy()
        copy.required = self.required.copy()
        copy.declared_blockers = self.declared_blockers.copy()
        copy.first_strikers = self.first_strikers.copy()
        copy.two_damage_steps = self.two_damage_steps
        copy.bands = [band.copy() for band in self.bands]
        copy.announced = {creature: order.copy() for creature, order in self.announced.items()}
        return copy

    def summary(self) -> str:
        """Everything in one line, in a fixed order."""
        attacks = [
            f"{attacker}>{what}/{self.defenders[attacker]}"
            f"{_status(self.blocked.get(attacker))}{self.blockers[attacker]}"
            for attacker, what in self.attacks.items()
        ]
        return "|".join(
            (
                " ".join(attacks),
                f"blocking {self.blocking}",
                f"defenders {self.defenders}",
                f"declared {self.declared} {self.required} {list(self.declared_blockers)}",
                f"first {self.two_damage_steps} {list(self.first_strikers)}",
                f"bands {self.bands} aims {self.aims}"
                + (f" announced {self.announced}" if self.announced else ""),
            )
        )

    # -- questions -----------------------------------------------------------------------------

    def is_attacking(self, thing: int) -> bool:
        """Whether it is an attacking creature. CR 508.1k."""
        return thing in self.attacks

    def is_blocking(self, thing: int) -> bool:
        """Whether it is a blocking creature. CR 509.1g."""
        return thing in self.blocking

    def is_blocked(self, thing: int) -> bool:
        """Whether it is a blocked creature. CR 509.1h."""
        return self.blocked.get(thing) is True

    def is_unblocked(self, thing: int) -> bool:
        """Whether it is an unblocked creature. CR 509.1h."""
        return self.blocked.get(thing) is False

    def attacking(self, attacker: int) -> int:
        """What an attacking creature attacks, or ``NOTHING_ATTACKED``. CR 508.1b, 506.4c."""
        return self.attacks.get(attacker, NOTHING_ATTACKED)

    def is_attacked(self, thing: int) -> bool:
        """Whether a player or permanent is being attacked. CR 508.6."""
        return thing in self.attacks.values()

    def defender(self, attacker: int) -> int:
        """The defending player for a creature that attacks or did; -1 for others. CR 508.5."""
        return self.defenders.get(attacker, -1)

    def attackers_of(self, players: list[int]) -> list[int]:
        """The creatures for which one of the players, who defend together, is the defending player.
        CR 509.1a, 802.4a, 805.10d.
        """
        return [attacker for attacker in self.attacks if self.defenders[attacker] in players]

    def attacked_alone(self, thing: int) -> bool:
        """Whether it was the only creature declared as an attacker. CR 506.5."""
        return len(self.declared) == 1 and thing in self.declared

    def is_attacking_alone(self, thing: int) -> bool:
        """Whether no other creature is attacking. CR 506.5."""
        return len(self.attacks) == 1 and thing in self.attacks

    def blocked_alone(self, thing: int) -> bool:
        """Whether it was the only creature declared as a blocker. CR 506.5."""
        return len(self.declared_blockers) == 1 and thing in self.declared_blockers

    def is_blocking_alone(self, thing: int) -> bool:
        """Whether no other creature is blocking. CR 506.5."""
        return len(self.blocking) == 1 and thing in self.blocking

    def band_of(self, attacker: int) -> list[int]:
        """A list of the attackers in the creature's band, itself included. CR 702.22d.

        A creature without a band is alone in the list.
        """
        for band in self.bands:
            if attacker in band:
                return band
        return [attacker]

    def had_to_attack(self, thing: int) -> bool:
        """Whether an effect required it to attack as attackers were declared. CR 506.6."""
        return thing in self.required

    # -- what events do ------------------------------------------------------------------------

    def declare_attack(self, game: Game, attacker: int, what: int) -> None:
        """A creature declared as an attacker becomes an attacking creature. CR 508.1k."""
        self.declared[attacker] = what
        thing = game.object(attacker)
        thing.attacks = thing.attacks + 1 if thing.attacked_in == game.turn.number else 1
        thing.attacked_in = game.turn.number
        if game.object(attacker).now.must & Must.ATTACK:
            self.required.append(attacker)
        self.attack(game, attacker, what)

    def attack(self, game: Game, attacker: int, what: int) -> None:
        """A creature becomes an attacking creature, or attacks something else. CR 508.4, 508.7."""
        if attacker not in self.attacks:
            self.blockers[attacker] = []
            if (
                game.turn.step >= Step.DECLARE_BLOCKERS
            ):  # CR 509.1h: nothing was declared to block it
                self.blocked[attacker] = False
        self.attacks[attacker] = what
        self.aims[attacker] = what
        self.attacked[what] = True
        self.defenders[attacker] = defender_for(game, what)
        game.characteristics.changed(Reads.COMBAT)

    def form_band(self, members: list[int]) -> None:
        """Attacking creatures are a band for the rest of combat. CR 702.22e."""
        band = [member for member in members if member in self.attacks]
        if len(band) > 1:
            self.bands.append(band)

    def declare_block(self, game: Game, blocker: int, attacker: int) -> None:
        """A creature declared as a blocker becomes a blocking creature. CR 509.1g."""
        self.declared_blockers[blocker] = True
        self.block(game, blocker, attacker)

    def block(self, game: Game, blocker: int, attacker: int) -> None:
        """A creature becomes a blocker of an attacking creature. CR 509.1g, 509.4."""
        held = self.blocking.setdefault(blocker, [])
        if attacker in self.attacks and attacker not in held:
            held.append(attacker)
            self.blockers[attacker].append(blocker)
            game.characteristics.changed(Reads.COMBAT)

    def _defender_of(self, what: int) -> int:
        """The defending player for those who attack this; -1 if nobody does."""
        for attacker, attacked in self.attacks.items():
            if attacked == what:
                return self.defenders[attacker]
        return -1

    def set_blocked(self, game: Game, attacker: int, blocked: bool) -> None:
        """An attacking creature becomes blocked or unblocked. CR 509.1h."""
        if attacker in self.attacks:
            self.blocked[attacker] = blocked
            game.characteristics.changed(Reads.COMBAT)

    def remove(self, thing: int) -> None:
        """Remove a permanent from combat in each part it plays there. CR 506.4."""
        self.stop_attacking(thing)
        self.stop_blocking(thing)
        self.stop_being_attacked(thing)

    def stop_attacking(self, thing: int) -> None:
        """A creature stops attacking; its blockers keep blocking. CR 506.4, 509.1g."""
        if thing not in self.attacks:
            return
        del self.attacks[thing]
        for band in self.bands:
            if thing in band:
                band.remove(thing)  # CR 702.22f
        self.blocked.pop(thing, None)
        self.last_blockers[thing] = self.blockers.pop(thing)
        for blocker in self.last_blockers[thing]:
            self.blocking[blocker].remove(thing)

    def stop_blocking(self, thing: int) -> None:
        """A creature stops blocking; the attackers stay blocked. CR 506.4, 509.1h."""
        if thing not in self.blocking:
            return
        self.last_blocking[thing] = self.blocking.pop(thing)
        for attacker in self.last_blocking[thing]:
            self.blockers[attacker].remove(thing)

    def stop_being_attacked(self, thing: int) -> None:
        """A permanent is no longer attacked; its attackers go on and attack nothing. CR 506.4c."""
        if thing not in self.attacked:
            return
        for attacker, what in self.attacks.items():
            if what == thing:
                self.attacks[attacker] = NOTHING_ATTACKED

    def settle(self, game: Game) -> None:
        """End each role in combat that a thing can no longer play. CR 506.4, 506.4d, 506.4e."""
        self._settle(game, [*self.attacks, *self.blocking], list(self.attacked))

    def settle_some(self, game: Game, changed: list[int]) -> None:
        """Do the same where only these objects have changed."""
        fighting = [thing for thing in changed if thing in self.attacks or thing in self.blocking]
        attacked = [thing for thing in changed if thing in self.attacked]
        attacked += [seat for seat in self.attacked if is_player(seat)]
        if fighting or attacked:
            self._settle(game, fighting, attacked)

    def _settle(self, game: Game, fighting: list[int], attacked: list[int]) -> None:
        gone = [thing for thing in fighting if not _can_fight(game, thing)]
        freed: list[int] = []
        for place in attacked:
            seat = self._defender_of(place)
            if seat >= 0 and not _still_attackable(game, place, seat):
                freed.append(place)
        for thing in gone:
            self.stop_attacking(thing)
            self.stop_blocking(thing)
        for thing in freed:
            self.stop_being_attacked(thing)
        if gone or freed:
            game.characteristics.changed(Reads.COMBAT)


def _status(blocked: bool | None) -> str:
    if blocked is None:
        return "?"
    return "b" if blocked else "u"


def _can_fight(game: Game, number: int) -> bool:
    """Whether a permanent can be an attacking or blocking creature. CR 506.3, 506.3e, 506.4."""
    thing = game.objects.get(number)
    return (
        thing is not None
        and thing.zone is Zone.BATTLEFIELD
        and thing.now.types & Type.CREATURE != 0
        and thing.now.types & Type.BATTLE == 0
    )


def _still_attackable(game: Game, what: int, defender: int) -> bool:
    """Whether an attacked player or permanent stays in combat. CR 506.4, 506.4e, 800.4e."""
    if is_player(what):
        return game.players[what].in_game
    thing = game.objects.get(what)
    if thing is None or thing.zone is not Zone.BATTLEFIELD:
        return False
    if thing.now.types & Type.BATTLE:
        return True
    return thing.now.types & Type.PLANESWALKER != 0 and thing.controller == defender


def protector_of(game: Game, battle: int) -> int:
    """The protector of a battle: its controller where none was chosen. CR 310.8, 310.8a."""
    thing = game.object(battle)
    chosen = thing.marks.get(PROTECTOR, [])
    return chosen[0] if chosen else thing.controller


def why_no_protector(game: Game, battle: Object) -> str:
    """The rule by which a battle needs another protector; "" if it has one. CR 704.5w, 704.5x."""
    if game.turn.combat is not None and battle.id in game.turn.combat.attacks.values():
        return ""
    chosen = battle.marks.get(PROTECTOR, [])
    if not chosen or not game.players[chosen[0]].in_game:
        return "704.5w"
    is_own = not game.players.is_opponent(chosen[0], battle.controller)
    return "704.5x" if is_own and SIEGE in battle.now.subtypes else ""


def possible_protectors(game: Game, battle: Object) -> list[int]:
    """The players who may be chosen as a battle's protector: for a Siege the opponents of its
    controller, else its controller. CR 310.8a, 310.11a.
    """
    if SIEGE in battle.now.subtypes:
        return game.players.opponents(battle.controller)
    return [battle.controller]


def defender_for(game: Game, what: int) -> int:
    """The defending player for a creature that attacks this. CR 508.5, 310.8d."""
    if is_player(what):
        return what
    if game.object(what).now.types & Type.BATTLE:
        return protector_of(game, what)
    return game.object(what).controller

"""Lines for attackers, blockers and damage. CR 506, 120."""

from __future__ import annotations

from jajna.events.combat import (
    AttackDeclared,
    AttackersDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockDeclared,
)
from jajna.events.damage import DamageDealt, DamagePrevented
from jajna.kernel.combat.banding import BandFormed
from jajna.kernel.combat.phase import AttackingAdded, BlockingAdded, RemovedFromCombat
from jajna.kernel.resolution.damage_on_stack import CombatDamageAssigned
from jajna.text.log.lines import event_text
from jajna.text.things import Teller
from jajna.vocab import is_player

__all__ = ["attack_lines"]


def attack_lines(attacks: list[AttackDeclared], teller: Teller) -> list[str]:
    """A line for each player, planeswalker or battle that is attacked. CR 508.1b."""
    lines: list[str] = []
    for what in dict.fromkeys(one.to for one in attacks):
        names = [teller.titled(one.object) for one in attacks if one.to == what]
        cards = teller.language.listed(names)
        if not is_player(what):
            lines.append(
                teller.count(
                    len(names),
                    "{cards} attacks {what}.",
                    "{cards} attack {what}.",
                    cards=cards,
                    what=teller.name(what),
                )
            )
        elif what == teller.view.player:
            lines.append(
                teller.count(len(names), "{cards} attacks you.", "{cards} attack you.", cards=cards)
            )
        else:
            lines.append(
                teller.count(
                    len(names),
                    "{cards} attacks {player}.",
                    "{cards} attack {player}.",
                    cards=cards,
                    player=teller.player(what),
                )
            )
    return lines


@event_text.register
def _damage_dealt(event: DamageDealt, teller: Teller) -> str:
    damage = teller.count(event.number, "{number} damage", "{number} damage")
    source = teller.name(event.source)
    if is_player(event.to):
        return teller.person(
            event.to,
            "{source} deals {damage} to you.",
            "{source} deals {damage} to {player}.",
            source=source,
            damage=damage,
        )
    return teller.say(
        "{source} deals {damage} to {thing}.",
        source=source,
        damage=damage,
        thing=teller.name(event.to),
    )


@event_text.register
def _attackers_declared(event: AttackersDeclared, teller: Teller) -> str:
    return teller.person(
        event.player,
        "You declare {attackers}.",
        "{player} declares {attackers}.",
        attackers=teller.count(event.number, "one attacker", "{number} attackers"),
    )


@event_text.register
def _attack_declared(event: AttackDeclared, teller: Teller) -> str:
    return " ".join(attack_lines([event], teller))


@event_text.register
def _block_declared(event: BlockDeclared, teller: Teller) -> str:
    return teller.say(
        "{blocker} blocks {attacker}.",
        blocker=teller.titled(event.object),
        attacker=teller.titled(event.attacker),
    )


@event_text.register
def _became_blocked(event: BecameBlocked, teller: Teller) -> str:
    return teller.say("{card} becomes blocked.", card=teller.name(event.object))


@event_text.register
def _became_unblocked(event: BecameUnblocked, teller: Teller) -> str:
    return teller.say("{card} isn't blocked.", card=teller.name(event.object))


@event_text.register
def _damage_prevented(event: DamagePrevented, teller: Teller) -> str:
    return teller.say(
        "{damage} by {source} is prevented.",
        damage=teller.count(event.number, "{number} damage", "{number} damage"),
        source=teller.name(event.source),
    )


@event_text.register
def _attacking_added(event: AttackingAdded, teller: Teller) -> str:
    return " ".join(attack_lines([AttackDeclared(event.creature, event.to)], teller))


@event_text.register
def _blocking_added(event: BlockingAdded, teller: Teller) -> str:
    return event_text(BlockDeclared(event.creature, event.attacker), teller)


@event_text.register
def _band_formed(event: BandFormed, teller: Teller) -> str:
    names = [teller.titled(member) for member in event.members]
    return teller.say("{creatures} form a band.", creatures=teller.language.listed(names))


@event_text.register
def _damage_assigned(event: CombatDamageAssigned, teller: Teller) -> str:
    return teller.say(
        "Combat damage goes on the stack: {shares}.", shares=teller.shares(event.shares)
    )


@event_text.register
def _removed_from_combat(event: RemovedFromCombat, teller: Teller) -> str:
    return teller.say("{card} is removed from combat.", card=teller.name(event.thing))

"""The results of damage. CR 120."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import Event
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.damage import NO_FLOOR, DamageDealt
from jajna.events.life import LifeGained, LifeLost
from jajna.events.marks import DAMAGED_BY, DEALT_DAMAGE, NONCOMBAT_DEALT, STRUCK, STRUCK_IN_COMBAT
from jajna.kernel.card_kinds import commanders
from jajna.vocab import MINUS_COUNTER, AsThough, Keyword, Reads, Type, Zone, bits, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["STRUCK_BY", "deal", "lethal", "together", "withstood"]

STRUCK_BY: Final = "players struck by "
"""What counts in a player's history, with a subtype, how often something of that subtype that
the player controlled dealt combat damage to a player. CR 702.76a.
"""


def deal(game: Game, event: DamageDealt) -> list[Event]:
    """What damage does to its recipient, and what else follows from it. CR 120.3."""
    if event.number <= 0:
        return []  # CR 120.8
    source = game.object(event.source)
    if source.zone is Zone.BATTLEFIELD and source.marks.get(DEALT_DAMAGE) != [game.turn.number]:
        source.mark(DEALT_DAMAGE, [game.turn.number])
        game.characteristics.changed(Reads.MARKS)
    follow: list[Event] = []
    if not event.combat:
        for color in bits(source.now.colors):
            game.players[source.controller].note(
                game.characteristics, NONCOMBAT_DEALT[color], event.number
            )
    if is_player(event.to):
        game.players[event.to].note(game.characteristics, "damage taken", event.number)
        if source.now.types & Type.ARTIFACT:
            game.players[event.to].note(
                game.characteristics, "damage taken from artifacts", event.number
            )
        _note_struck(game, event)
        if event.combat:
            if game.players.commanders:
                commanders.note_damage(game, event.source, event.to, event.number)
            game.players[event.to].note(game.characteristics, "combat damage taken", event.number)
            for kind in sorted(source.now.subtypes):
                game.players[source.controller].note(game.characteristics, STRUCK_BY + kind)
        if source.has(Keyword.INFECT):  # CR 120.3b
            follow.append(CountersPut(event.to, "poison", event.number, source.controller, False))
        elif not game.effects.rules or not game.effects.rules[event.to].unhurt_by_damage:
            # CR 120.3a
            lost = LifeLost(event.to, event.number, damage=True)
            lost.floor = event.floor
            follow.append(lost)
        toxic = source.now.kit.toxic if event.combat and source.is_creature() else 0
        if toxic:  # CR 120.3g
            follow.append(CountersPut(event.to, "poison", toxic, source.controller, False))
    else:
        follow += _to_permanent(game, event)
    if source.has(Keyword.LIFELINK):  # CR 120.3f
        follow.append(LifeGained(source.controller, event.number, source.id))
    return follow


def together(follow: list[Event]) -> list[Event]:
    """What follows from damage dealt at once: a source gains life but once, and a player loses
    life but once. CR 120.4d, 702.15e.

    What keeps a life total from falling sees what is gained at the same time, so gains come before
    such losses.
    """
    kept: list[Event] = []
    limited: list[Event] = []
    gains: dict[tuple[int, int], LifeGained] = {}
    losses: dict[tuple[int, int], LifeLost] = {}
    for event in follow:
        if isinstance(event, LifeGained) and event.lifelink:
            gain = gains.setdefault((event.player, event.lifelink), event)
            if gain is not event:
                gain.number += event.number
                continue
        elif isinstance(event, LifeLost) and event.damage:
            loss = losses.setdefault((event.player, event.floor), event)
            if loss is not event:
                loss.number += event.number
                continue
            if event.floor != NO_FLOOR:
                limited.append(event)
                continue
        kept.append(event)
    return [*kept, *limited]


def _note_struck(game: Game, event: DamageDealt) -> None:
    """Note on a permanent that it dealt damage to a player this turn."""
    permanent = game.objects.get(event.source)
    if permanent is None or permanent.zone is not Zone.BATTLEFIELD:
        return
    names = [STRUCK, STRUCK_IN_COMBAT] if event.combat else [STRUCK]
    for name in names:
        noted = permanent.marks.get(name, [])
        earlier = noted[1:] if noted and noted[0] == game.turn.number else []
        if event.to not in earlier:
            permanent.mark(name, [game.turn.number, *earlier, event.to])
    game.characteristics.changed(Reads.MARKS)


def withstood(creature: Object) -> int:
    """The total damage that is lethal to a creature: its toughness, or its power if an effect says
    so. CR 120.6, 704.5g.
    """
    now = creature.now
    return now.power if now.as_though & AsThough.LETHAL_BY_POWER else now.toughness


def lethal(game: Game, thing: int, source: int) -> int:
    """The damage from a source that a permanent takes before more is excess damage. CR 120.10.

    With several card types it is the least for one of them.
    """
    permanent = game.object(thing)
    types = permanent.now.types
    least = -1
    if types & Type.CREATURE:
        least = max(withstood(permanent) - permanent.damage, 0)
        if least > 1 and game.object(source).has(Keyword.DEATHTOUCH):
            least = 1
    if types & Type.PLANESWALKER:
        loyalty = permanent.counters.get("loyalty", 0)
        least = loyalty if least < 0 else min(least, loyalty)
    if types & Type.BATTLE:
        defense = permanent.counters.get("defense", 0)
        least = defense if least < 0 else min(least, defense)
    return max(least, 0)


def _to_permanent(game: Game, event: DamageDealt) -> list[Event]:
    permanent = game.objects.get(event.to)
    if permanent is None:
        return []
    source = game.object(event.source)
    types = permanent.now.types
    event.excess = max(event.number - lethal(game, event.to, event.source), 0)
    follow: list[Event] = []
    noted = permanent.marks.get(DAMAGED_BY, [])
    earlier = noted[1:] if noted and noted[0] == game.turn.number else []
    if source.id not in earlier:
        permanent.mark(DAMAGED_BY, [game.turn.number, *earlier, source.id])
    game.characteristics.changed(Reads.MARKS)
    if types & Type.PLANESWALKER:  # CR 120.3c
        follow.append(CountersRemoved(event.to, "loyalty", event.number))
    if types & Type.BATTLE:  # CR 120.3h
        follow.append(CountersRemoved(event.to, "defense", event.number))
    if types & Type.CREATURE:
        if source.now.keywords & (Keyword.INFECT | Keyword.WITHER):  # CR 120.3d
            follow.append(
                CountersPut(event.to, MINUS_COUNTER, event.number, source.controller, False)
            )
        else:  # CR 120.3e
            permanent.damage += event.number
        game.state_based.to_check[event.to] = True
        if source.has(Keyword.DEATHTOUCH):  # CR 704.5h
            permanent.deathtouched = True
    return follow

"""Creatures for tests of combat, and short ways to say what happens to them."""

from __future__ import annotations

from jajna.card import Card, Face
from jajna.cards.nodes import load_nodes
from jajna.decision import Answer, Assign, Division, Several, Thing
from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.ir.abilities import Ability, Keyworded, Static
from jajna.ir.base import Duration, Modification
from jajna.ir.filters.identity import SELF
from jajna.judge.table import Table
from jajna.kernel.combat.state import Combat
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.vocab import Type, bits
from jajna.wording import keyword_names

load_nodes()  # the keywords have their names once their modules are loaded


def creature(
    name: str,
    power: int = 2,
    toughness: int = 2,
    *parts: Ability | Modification,
    keywords: int = 0,
    types: int = Type.CREATURE,
    colors: int = 0,
    loyalty: str = "",
    defense: str = "",
) -> Card:
    """A card with abilities, keywords that the rules name, and changes it makes to itself."""
    abilities: list[Ability] = [
        Keyworded(name, bit)
        for name, bit in zip(keyword_names(keywords), bits(keywords), strict=True)
    ]
    for part in parts:
        abilities.append(Static(SELF, (part,)) if isinstance(part, Modification) else part)
    face = Face(
        name,
        None,
        colors,
        types,
        power=str(power),
        toughness=str(toughness),
        loyalty=loyalty,
        defense=defense,
        abilities=tuple(abilities),
    )
    return Card(name, (face,))


def walker(name: str, loyalty: int = 5, types: int = Type.PLANESWALKER) -> Card:
    """A planeswalker without abilities."""
    return creature(name, 0, 0, types=types, loyalty=str(loyalty))


def siege(name: str, defense: int = 5) -> Card:
    """A battle without abilities."""
    return creature(name, 0, 0, types=Type.BATTLE, defense=str(defense))


def happen(table: Table, *events: Event) -> None:
    """Let events happen at once, as if by a spell."""
    perform(table.game, list(events))


def change(table: Table, thing: int, *changes: Modification, controller: int = 0) -> None:
    """Let changes begin to apply to a permanent."""
    effect = Continuous(Context(0, controller), changes, Duration.END_OF_TURN, [thing])
    happen(table, EffectBegan(effect))


def combat(table: Table) -> Combat:
    """The combat that goes on."""
    assert table.game.turn.combat is not None
    return table.game.turn.combat


def pairs(*assigned: tuple[int, int]) -> Several:
    """A declaration of attackers or blockers."""
    return Several(tuple(Assign(creature, to) for creature, to in assigned))


def refusal(table: Table, answer: Answer) -> tuple[str, str] | None:
    """Code and rule of the reason why an answer isn't legal now; None if it is."""
    reason = table.game.why_not(answer)
    return None if reason is None else (reason.code, reason.rule)


def options(table: Table) -> list[Answer]:
    """What is offered now."""
    assert table.asked is not None
    return table.asked.options


def division(table: Table, shares: dict[int, int]) -> Division:
    """A division among what is offered, none to what isn't named."""
    offered = [option.thing for option in options(table) if isinstance(option, Thing)]
    assert all(thing in offered for thing in shares), (shares, offered)
    return Division(tuple(shares.get(thing, 0) for thing in offered))


def logged(table: Table, *kinds: int) -> list[str]:
    """The events of these kinds that have happened, in order."""
    return [event.notation() for event in table.game.history.log if event.kind in kinds]


def declarations(table: Table) -> list[str]:
    """What was told of attacks and blocks, in order."""
    return logged(
        table,
        EventKind.ATTACK,
        EventKind.ATTACKERS,
        EventKind.BLOCK,
        EventKind.BLOCKED,
        EventKind.UNBLOCKED,
    )

"""The state of a game in one line and as a digest, for noticing that two games differ."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from jajna.decision import NamedCard
from jajna.era import CURRENT

if TYPE_CHECKING:
    from jajna.decision import Decision
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player import Player
    from jajna.kernel.state.game_state import Knowledge

__all__ = ["MANY", "digest", "summary"]

MANY: Final = 10_000
"""The greatest number of possible pairs of creatures that a summary lists one by one."""


def digest(game: Game) -> str:
    """16 hexadecimal digits that differ when anything in the state does."""
    return blake2b(summary(game).encode(), digest_size=8).hexdigest()


def summary(game: Game) -> str:
    """The whole state, hidden parts included, as text in a fixed order."""
    turn = game.turn
    lines = [
        f"turn {turn.number} active {turn.active} step {turn.step.name} "
        f"clock {game.effects.clock} next {game.objects.next_id} chance {game.chance.state()} "
        f"events {game.history.events_happened}",
        f"over {game.over} {game.outcome!r} extra {turn.extra_turns} {turn.extra_steps}",
    ]
    if game.players.designations:
        lines.append(f"designations {_items(game.players.designations)} {game.turn.cast_last_turn}")
    if game.era != CURRENT:
        lines.append(f"era {game.era.name}")
    for player in game.players.held:
        lines.append(
            f"player {player.id} {player.life} {player.in_game} lands {player.lands_played} "
            f"pool {[unit.mana for unit in player.pool]} counters {_items(player.counters)} "
            f"history {_items(player.history)} before {_items(player.last_turn)} "
            f"spells {player.spells} skips {sorted(player.skips.items())} "
            f"library {player.library} hand {player.hand} graveyard {player.graveyard}"
            + (f" outside {player.outside}" if player.outside else "")
            + _control(player)
        )
    lines.append(
        f"battlefield {game.zones.battlefield} stack {game.zones.stack} exile {game.zones.exile}"
    )
    lines.append(f"command {game.zones.command} seen {sorted(game.knowledge.seen.items())}")
    if game.knowledge.secrets or game.knowledge.shown:
        lines.append(_concealing(game.knowledge))
    for number in sorted(game.objects):
        lines.append(_object(game.objects[number]))
    for number in sorted(game.zones.phased):
        lines.append(f"phased out with {game.zones.phased[number].phased_with}")
        lines.append(_object(game.zones.phased[number]))
    for effect in [*game.effects.lasting, *game.effects.shields, *game.effects.delayed]:
        lines.append(
            f"{type(effect).__name__} {effect.timestamp} {effect.duration} {effect.about()} "
            f"{effect.ctx.source} {effect.ctx.controller}"
        )
    lines.append(f"pending {[waiting.ctx.source for waiting in game.effects.pending]}")
    lines.append(f"frames {[type(frame).__name__ for frame in game.frames.held]}")
    if game.turn.combat is not None:
        lines.append(game.turn.combat.summary())
    if game.history.card_names:
        lines.append(f"card names {game.history.card_names}")
    if game.decision is not None:
        asked = game.decision
        options = _options(asked)
        lines.append(
            f"decision {asked.player} {asked.kind.value} {asked.minimum}-{asked.maximum} "
            f"{asked.total} {options}"
        )
    return "\n".join(lines)


def _concealing(knowledge: Knowledge) -> str:
    """What is being shown, and chosen in secret."""
    secrets = [
        (card, secret.among, secret.fitting, secret.knowing, secret.ordered)
        for card, secret in sorted(knowledge.secrets.items())
    ]
    return f"shown {sorted(knowledge.shown.items())} secrets {secrets}"


def _options(asked: Decision) -> str:
    """The options of a decision one by one, or for more than ``MANY`` pairs in groups.

    Card names that are offered follow from the rest, or are of cards outside the game.
    """
    if asked.pairs is None and asked.options and isinstance(asked.options[0], NamedCard):
        return "names"
    if asked.pairs is None or asked.pairs.count <= MANY:
        return " ".join(option.notation() for option in asked.options)
    return " ".join(f"{creatures}>{things}" for creatures, things in asked.pairs.groups())


def _control(player: Player) -> str:
    """Who controls the player, now or during the player's next turn. CR 722.1."""
    control = (player.controlled_by, player.next_controlled_by, player.turns_after_next)
    return f" controlled {control}" if control != (-1, -1, 0) else ""


def _items(counts: dict[str, int]) -> str:
    return " ".join(f"{name}:{counts[name]}" for name in sorted(counts))


def _object(thing: Object) -> str:
    now = thing.now
    line = (
        f"{thing.id} {thing.definition.card.name} {thing.face} {thing.owner} {thing.controller} "
        f"{thing.zone.name} t{thing.timestamp} {thing.tapped} "
        f"{thing.face_down}{thing.face_down_by} {thing.token}"
        f"{' copied' if thing.copied_card else ''} {_items(thing.counters)} "
        f"d{thing.damage} {thing.deathtouched} a{thing.attached_to} {thing.attachments} "
        f"s{thing.since_turn} "
        f"{now.name} {now.types} {now.colors} {now.power}/{now.toughness} {now.keywords} "
        f"{now.cannot} {now.must} {' '.join(sorted(now.subtypes))} "
        f"{' '.join(f'{name}:{thing.marks[name]}' for name in sorted(thing.marks))}"
    )
    if thing.parts:
        line += f" merged {[part.values.name for part in thing.parts]}"
    if thing.item is not None:
        ctx = thing.item.ctx
        line += f" item {ctx.source} {ctx.targets} {ctx.shares} {ctx.modes} x{ctx.x}"
        if thing.item.assigned:
            line += f" damage {thing.item.assigned}"
        if ctx.earlier_targets:
            line += f" of {ctx.earlier_targets}"
    return line

"""The state of a game in one line and as a digest, for noticing that two games differ."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from jajna.decision import NamedCard
from jajna.era import CURRENT
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.decision import Decision
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player import Player
    from jajna.kernel.state.game_state import Knowledge

__all__ = ["MANY", "PARTS", "digest", "parts", "summary"]

MANY: Final = 10_000
"""The greatest number of possible pairs of creatures that a summary lists one by one."""

_ZONES: Final = tuple([zone.name for zone in Zone])
"""The names of the zones: to ask one for it takes longer than all else about an object."""

TURN: Final = "turn"
COURSE: Final = "chance, numbers of objects, count of events"
PLAYERS: Final = "life, mana, counters and deeds of players"
CARDS: Final = "libraries, hands and graveyards"
ZONES: Final = "battlefield, exile and command zone"
STACK: Final = "stack"
OBJECTS: Final = "objects"
KNOWLEDGE: Final = "what players have seen"
EFFECTS: Final = "effects"
PENDING: Final = "pending triggers"
PROCEDURES: Final = "procedures under way"
COMBAT: Final = "combat"
QUESTION: Final = "question"
PARTS: Final = (
    TURN, COURSE, PLAYERS, CARDS, ZONES, STACK, OBJECTS, KNOWLEDGE, EFFECTS, PENDING, PROCEDURES,
    COMBAT, QUESTION,
)  # fmt: skip
"""The parts of the state."""


def digest(game: Game) -> str:
    """16 hexadecimal digits that differ when anything in the state does."""
    return blake2b(summary(game).encode(), digest_size=8).hexdigest()


def summary(game: Game) -> str:
    """The whole state, hidden parts included, as text in a fixed order."""
    return "".join([text for _, text in _pieces(game)])[1:]


def parts(game: Game) -> dict[str, str]:
    """The summary by parts of the state."""
    found = dict.fromkeys(PARTS, "")
    for part, text in _pieces(game):
        found[part] += text
    return found


def _pieces(game: Game) -> list[tuple[str, str]]:
    """The summary in pieces, each with the part of the state that it is about."""
    turn = game.turn
    made = [
        (TURN, f"\nturn {turn.number} active {turn.active} step {turn.step.name} "),
        (
            COURSE,
            f"clock {game.effects.clock} next {game.objects.next_id} "
            f"chance {game.chance.state():d} events {game.history.events_happened}",
        ),
        (TURN, f"\nover {game.over} {game.outcome!r} extra {turn.extra_turns} {turn.extra_steps}"),
    ]
    if turn.next_steps or turn.postcombat_steps or turn.marked_steps or turn.phase_mark:
        steps = f"{turn.next_steps} {turn.postcombat_steps} {sorted(turn.marked_steps.items())}"
        made.append((TURN, f"\nadded {steps} {turn.phase_mark}"))
    if turn.mark or turn.extra_marks:
        made.append((TURN, f"\nmarked {turn.mark} {sorted(turn.extra_marks.items())}"))
    if game.players.designations:
        listed = _items(game.players.designations)
        made.append((PLAYERS, f"\ndesignations {listed} {turn.cast_last_turn}"))
    if game.players.reversed:
        made.append((PLAYERS, "\nreversed"))
    if game.players.ranges:
        made.append((PLAYERS, f"\nranges {game.players.ranges}"))
    for one in game.players.commanders:
        made.append((PLAYERS, f"\ncommander {one.summary()}"))
    for deck in game.players.decks:
        made.append((CARDS, f"\nsupplementary deck {deck.summary()}"))
    if game.players.planar_controller >= 0:
        made.append((PLAYERS, f"\nplanar controller {game.players.planar_controller}"))
    if game.era != CURRENT:
        made.append((TURN, f"\nera {game.era.name}"))
    for player in game.players.held:
        made.append(
            (
                PLAYERS,
                f"\nplayer {player.id} {player.life} {player.in_game} lands "
                f"{player.lands_played} pool {[unit.mana for unit in player.pool]} "
                f"counters {_items(player.counters)} "
                f"{_speed(player)}"
                f"{_left_with(player)}"
                f"{_attacked(player)}"
                f"history {_items(player.history)} before {_items(player.last_turn)} "
                f"spells {player.spells} skips {sorted(player.skips.items())} ",
            )
        )
        made.append(
            (
                CARDS,
                f"library {player.library} hand {player.hand} graveyard {player.graveyard}"
                + (f" outside {player.outside}" if player.outside else "")
                + (f" agendas {sorted(player.agendas.items())}" if player.agendas else "")
                + (f" noted {player.noted}" if player.noted else ""),
            )
        )
        made.append((PLAYERS, _control(player)))
    zones = game.zones
    made += [
        (ZONES, f"\nbattlefield {zones.battlefield}"),
        (STACK, f" stack {zones.stack}"),
        (ZONES, f" exile {zones.exile}\ncommand {zones.command}"),
        (KNOWLEDGE, f" seen {sorted(game.knowledge.seen.items())}"),
    ]
    if game.knowledge.secrets or game.knowledge.shown:
        made.append((KNOWLEDGE, f"\n{_concealing(game.knowledge)}"))
    for number in sorted(game.objects):
        thing = game.objects[number]
        made.append((STACK if thing.zone is Zone.STACK else OBJECTS, f"\n{_object(thing)}"))
    for number in sorted(zones.phased):
        thing = zones.phased[number]
        made.append((OBJECTS, f"\nphased out with {thing.phased_with}\n{_object(thing)}"))
    for effect in game.effects.all_lasting():
        made.append(
            (
                EFFECTS,
                f"\n{type(effect).__name__} {effect.timestamp} {effect.duration} "
                f"{effect.about()} {effect.ctx.source} {effect.ctx.controller}",
            )
        )
    made.append((PENDING, f"\npending {[waiting.ctx.source for waiting in game.effects.pending]}"))
    made.append((PROCEDURES, f"\nframes {[type(frame).__name__ for frame in game.frames.held]}"))
    if turn.combat is not None:
        made.append((COMBAT, f"\n{turn.combat.summary()}"))
    if game.history.card_names:
        made.append((COURSE, f"\ncard names {game.history.card_names}"))
    if game.decision is not None:
        asked = game.decision
        made.append(
            (
                QUESTION,
                f"\ndecision {asked.player} {asked.kind.value} {asked.minimum}-{asked.maximum} "
                f"{asked.total} {_options(asked)}",
            )
        )
    return made


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
        f"{_ZONES[thing.zone]} t{thing.timestamp} {thing.tapped} "
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


def _attacked(player: Player) -> str:
    """The players whom a player attacked in their latest turn, if any."""
    return f"attacked {player.attacked_lately} " if player.attacked_lately else ""


def _left_with(player: Player) -> str:
    """What a player who has left a game that goes on had. CR 800.4i."""
    drew = "drew " if player.drew else ""
    return drew + (f"left with {player.left_with} " if any(player.left_with) else "")


def _speed(player: Player) -> str:
    """The player's speed, if there is any."""
    return f"speed {player.speed} " if player.speed else ""

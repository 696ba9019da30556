"""Copies of objects: the copiable values they acquire, with exceptions. CR 707."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.abilities import Ability, Keyworded, Static
from jajna.ir.base import CopyException, Layer
from jajna.kernel.objects.characteristics import Characteristics, Doors
from jajna.kernel.objects.definition import DOUBLE_FACED, Definition
from jajna.kernel.objects.kit import Kit
from jajna.vocab import Aspects, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "copied_values",
    "definition_of_card",
    "definition_of_copy",
    "entering_copy",
    "face_of_copy",
]


def copied_values(
    game: Game, ctx: Context, original: int, exceptions: tuple[CopyException, ...]
) -> Characteristics:
    """The copiable values of a copy: those of the original with the exceptions. CR 707.2, 707.9.

    An original that has left is copied as it last existed (CR 608.2h).
    """
    return _with_exceptions(game, ctx, _as_copied(game, original), exceptions)


def _as_copied(game: Game, original: int) -> Characteristics:
    """The copiable values of the original without its status and its other face.

    Both halves of a flip card are copied (CR 707.3), and a copied back face has a mana value of 0
    (CR 202.3b).
    """
    values = game.object(original).copiable
    if values.before_choice is not None and not game.era.entry_choices_copied:
        values = values.before_choice  # CR 2003-07-01 503.2
    if values.halves:
        return values.halves[0]
    if values.doors is not None and game.object(original).zone is not Zone.STACK:
        return values.doors.states[0]
    if values.front_value:
        values = values.copy()
        values.front_value = 0
    return values


def definition_of_copy(
    game: Game, ctx: Context, original: int, exceptions: tuple[CopyException, ...]
) -> Definition:
    """The definition of a token copy; both faces of a double-faced object are copied. CR 707.8a."""
    thing = game.object(original)
    known = thing.definition
    if known.card.layout not in DOUBLE_FACED or thing.copiable is not known.values(
        thing.zone, thing.face
    ):
        values = copied_values(game, ctx, original, exceptions)
        return Definition(known.card, [values])
    faces = [_with_exceptions(game, ctx, face, exceptions) for face in known.faces]
    return Definition(known.card, faces)


def definition_of_card(
    game: Game, ctx: Context, original: int, exceptions: tuple[CopyException, ...]
) -> Definition:
    """The definition of a copy of a card off the battlefield and the stack. CR 707.12, 707.9."""
    known = game.object(original).definition
    if not exceptions:
        return known
    faces = [_with_exceptions(game, ctx, face, exceptions) for face in known.faces]
    return Definition(known.card, faces)


def entering_copy(
    game: Game, ctx: Context, original: int, exceptions: tuple[CopyException, ...]
) -> Definition:
    """The definition of a permanent entering as a copy of the face that is up. CR 707.8."""
    values = copied_values(game, ctx, original, exceptions)
    return Definition(game.object(original).definition.card, [values])


def face_of_copy(game: Game, original: int, definition: Definition) -> int:
    """The index of the face of a copy that is up, that of the copied permanent. CR 707.8a."""
    thing = game.object(original)
    up = thing.zone is Zone.BATTLEFIELD and len(definition.faces) > 1
    return thing.face if up else 0


def _with_exceptions(
    game: Game, ctx: Context, values: Characteristics, exceptions: tuple[CopyException, ...]
) -> Characteristics:
    if not exceptions:
        return values
    made = _altered(game, ctx, values, exceptions)
    if values.halves:
        other = _altered(game, ctx, values.halves[1], exceptions)
        made.halves = [made, other]
        other.halves = made.halves
    if values.doors is not None:
        return _with_doors(game, ctx, values, values.doors, exceptions)
    return made


def _with_doors(
    game: Game,
    ctx: Context,
    values: Characteristics,
    known: Doors,
    exceptions: tuple[CopyException, ...],
) -> Characteristics:
    """The values as altered, with what they are for all halves that are unlocked. CR 709.5."""
    states = [_altered(game, ctx, state, exceptions) for state in known.states]
    doors = Doors(states, known.unlocking)
    for state in states:
        state.doors = doors
    return states[known.states.index(values)]


def _altered(
    game: Game, ctx: Context, values: Characteristics, exceptions: tuple[CopyException, ...]
) -> Characteristics:
    made = values.copy()
    for exception in exceptions:
        exception.alter(game, ctx, made)
    provided = 0
    for exception in exceptions:
        provided |= exception.provides()
    if provided:
        _drop_what_defines(made, provided)
    return made


def _drop_what_defines(made: Characteristics, aspects: int) -> None:
    """Remove abilities that define characteristics the exceptions provide. CR 707.9d."""
    left = tuple([ability for ability in made.kit.all if not _defines(ability, aspects)])
    if len(left) < len(made.kit.all):
        made.kit = Kit(left, made.kit.intrinsic)
        made.keywords = made.kit.keywords


def _defines(ability: Ability, aspects: int) -> bool:
    if isinstance(ability, Keyworded):
        return any(_defines(one, aspects) for one in ability.meaning)
    if not isinstance(ability, Static) or not ability.defining:
        return False
    for change in ability.changes:
        layer = change.layer()
        if layer == Layer.POWER_DEFINED and aspects & Aspects.POWER:
            return True
        if layer == Layer.COLOR and aspects & Aspects.COLORS:
            return True
        if layer == Layer.TYPE and aspects & Aspects.TYPES:
            return True
    return False

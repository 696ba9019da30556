"""Identical permanents: their characteristics are computed once for all of them. CR 613.

Permanents are identical if they have the same copiable values, owner, controller, status and
counters, nothing is attached to them, and no effect is about one of them alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.vocab import Reads, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.layers.applying import Computation
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.object import Object

__all__ = ["TELLS_APART", "Alike", "AlikeKey", "follow", "know", "merge", "recall", "spread"]

AlikeKey = tuple[int, int, int, int, int, tuple[tuple[str, int], ...]]
"""What identical permanents have in common: the identity of the copiable values, controller, owner,
token, tapped, counters.
"""

TELLS_APART: Final = Reads.BOARD | Reads.PERSONAL & ~(Reads.TAPS | Reads.COUNTERS)
"""Mask of facts: while an effect depends on one of them, no permanents count as identical."""


@final
class Alike:
    """The computed characteristics and controller of a permanent; ``base`` are its own values."""

    def __init__(self, thing: Object, modified: bool) -> None:
        self.base = thing.base
        self.now: Characteristics = thing.now
        self.copiable: Characteristics = thing.copiable
        self.controller = thing.controller
        self.modified = modified

    def give(self, game: Game, thing: Object) -> None:
        """Give the computed values to an identical permanent."""
        thing.now = self.now
        thing.copiable = self.copiable
        thing.controller = self.controller
        if self.modified:
            game.characteristics.modified[thing.id] = True
        else:
            game.characteristics.modified.pop(thing.id, None)


def _key(thing: Object) -> AlikeKey | None:
    """The key that a permanent shares with identical ones; None if there can be none."""
    if (
        thing.zone is not Zone.BATTLEFIELD
        or not thing.base.kit.uniform
        or thing.face_down
        or thing.attached_to >= 0
        or thing.attachments
        or thing.counter_times
    ):
        return None
    return (
        id(thing.base),
        thing.first_controller,
        thing.owner,
        int(thing.token),
        int(thing.tapped),
        tuple(sorted(thing.counters.items())) if thing.counters else (),
    )


def _meant(game: Game) -> dict[int, bool]:
    """The objects that an effect names individually, as keys of a dict."""
    found: dict[int, bool] = {}
    for lasting in game.effects.lasting:
        for number in lasting.objects or ():
            found[number] = True
    for static in game.characteristics.index.statics:
        for number in static.ability.affects.narrow(game, static.ctx) or ():
            found[number] = True
    return found


def merge(run: Computation) -> None:
    """Leave one of each group of identical permanents in a computation; the others follow it."""
    game = run.game
    if game.characteristics.reads & TELLS_APART:
        return
    meant = _meant(game)
    first: dict[AlikeKey, int] = {}
    looked: list[int] = []
    for number in run.targets:
        thing = game.objects[number]
        key = None if number in meant else _key(thing)
        if key is None:
            looked.append(number)
            continue
        leader = first.get(key)
        if leader is None:
            first[key] = number
            looked.append(number)
        else:
            run.followers.setdefault(leader, []).append(number)
    if run.followers:
        run.targets = looked
        run.looked = looked
        run.wanted = dict.fromkeys(looked, True)


def follow(run: Computation) -> None:
    """Give the followers the values their leader has so far, for effects that look at them."""
    game = run.game
    for leader, followers in run.followers.items():
        thing = game.objects[leader]
        for number in followers:
            follower = game.objects[number]
            follower.now = thing.now
            follower.controller = thing.controller


def spread(run: Computation) -> None:
    """Give the followers the computed values of their leader."""
    game = run.game
    for leader, followers in run.followers.items():
        known = Alike(game.objects[leader], leader in game.characteristics.modified)
        for number in followers:
            known.give(game, game.objects[number])


def recall(game: Game, targets: list[int]) -> list[int]:
    """Give permanents the known values of identical ones; the list of those with none known."""
    if not game.characteristics.alike or game.characteristics.reads & TELLS_APART:
        return targets
    meant = _meant(game)
    left: list[int] = []
    for number in targets:
        thing = game.objects[number]
        key = None if number in meant else _key(thing)
        known = game.characteristics.alike.get(key) if key is not None else None
        if known is None:
            left.append(number)
        else:
            known.give(game, thing)
    return left


def know(game: Game, targets: list[int]) -> None:
    """Keep the computed values of permanents for identical ones."""
    if game.characteristics.reads & TELLS_APART:
        return
    meant = _meant(game)
    for number in targets:
        thing = game.objects[number]
        # What was granted may do something else for an identical one.
        key = _key(thing) if number not in meant and thing.now.kit.uniform else None
        if key is not None and key not in game.characteristics.alike:
            game.characteristics.alike[key] = Alike(thing, number in game.characteristics.modified)

"""Auras that may be cast at any time, and then last one turn. CR 601.3b, 603.7g."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.abilities import CastAnyTime
from jajna.ir.base import Effect
from jajna.ir.composites import Later
from jajna.kernel.door.perform import perform
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["WhatItBecameIsSacrificed"]


@final
@dataclass(frozen=True)
class WhatItBecameIsSacrificed(Effect):
    """The controller of the permanent that the source spell became sacrifices it. CR 400.7a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        permanent = game.objects.get(game.objects.became.get(ctx.source, 0))
        if permanent is not None and permanent.zone is Zone.BATTLEFIELD:
            perform(game, [Sacrificed(permanent.id, permanent.controller)])


UNTIL_CLEANUP: Final = DoLater(Later.CLEANUP, WhatItBecameIsSacrificed(), last=True)
"""The effect on an Aura cast when no sorcery could be: its permanent is sacrificed at cleanup."""

phrase(
    CastAnyTime,
    en="you may cast ~ as though it had flash. if you cast it any time a sorcery couldn't have "
    "been cast, the controller of the permanent it becomes sacrifices it at the beginning of the "
    "next cleanup step",
    es="puedes lanzar ~ como si tuviera destello. si lo lanzas en cualquier momento en que no "
    "podrías haber lanzado un conjuro, el controlador del permanente en que se convierta lo "
    "sacrifica al comienzo del próximo paso de limpieza",
    when={"effect": UNTIL_CLEANUP},
)

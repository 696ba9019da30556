"""Lines for schemes. CR 314, 701.32, 701.33."""

from __future__ import annotations

from jajna.kernel.zones.schemes import SchemeSetInMotion, SchemeTurnedDown
from jajna.text.log.lines import event_text
from jajna.text.things import Teller

__all__ = []


@event_text.register
def _set_in_motion(event: SchemeSetInMotion, teller: Teller) -> str:
    return teller.person(
        event.player, "You set a scheme in motion.", "{player} sets a scheme in motion."
    )


@event_text.register
def _turned_down(event: SchemeTurnedDown, teller: Teller) -> str:
    scheme = teller.name(event.scheme)
    if event.abandoned:
        return teller.person(
            event.player, "You abandon {scheme}.", "{player} abandons {scheme}.", scheme=scheme
        )
    return teller.say("{scheme} goes to the bottom of the scheme deck.", scheme=scheme)

"""Hidden agenda and double agenda. CR 702.106."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import NamesInSecret
from jajna.ir.conspiracies import AGENDA
from jajna.ir.declared.names import notes
from jajna.kernel.zones.card_names import CHOSEN_NAME
from jajna.mechanics.keywords.common import plain

__all__ = ["DOUBLE_AGENDA", "HIDDEN_AGENDA"]

HIDDEN_AGENDA: Final = plain(AGENDA, "plan oculto", meaning=(NamesInSecret(),), rule="702.106")
"""CR 702.106a."""
DOUBLE_AGENDA: Final = plain(
    "double agenda", "doble plan", meaning=(NamesInSecret(2),), rule="702.106"
)
"""CR 702.106f."""

notes(NamesInSecret, CHOSEN_NAME)

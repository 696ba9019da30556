"""Limited play: decks made of what is opened during an event. CR 100.2b."""

from jajna.limited.drafts import Asked, Draft, DraftError, DraftKind, DraftView, Setup, begin

__all__ = ["Asked", "Draft", "DraftError", "DraftKind", "DraftView", "Setup", "begin"]

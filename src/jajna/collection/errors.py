"""What can go wrong with collections, in words that can be said in either language."""

from __future__ import annotations

from typing import final

from jajna.errors import JajnaError
from jajna.text.catalogue import Language

__all__ = ["CollectionError"]


@final
class CollectionError(JajnaError):
    """Something that can't be done with a collection; nothing has changed.

    ``template`` is a message of the catalogue, ``words`` stand in its places.
    """

    def __init__(self, template: str, /, **words: str | int) -> None:
        super().__init__(template.format(**words))
        self.template = template
        self.words = words

    def said(self, spoken: Language) -> str:
        """The error in a language."""
        return spoken.say(self.template, **self.words)

"""A card as a game uses it. CR 108."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.card import DOUBLE_FACED_TOKEN, SPLIT_LAYOUTS
from jajna.ir.abilities import (
    CastingCost,
)
from jajna.kernel.objects.characteristics import (
    Characteristics,
    characteristics_of,
    combined,
    face_down_values,
    prototyped,
)
from jajna.kernel.objects.doors import joined
from jajna.kernel.objects.kit import Kit
from jajna.vocab import NONTRADITIONAL, Zone

if TYPE_CHECKING:
    from jajna.card import Card

__all__ = [
    "ADVENTURER",
    "CHOSEN_AS_CAST",
    "DOUBLE_FACED",
    "FLIP",
    "MELD",
    "PREPARING",
    "PROTOTYPED",
    "Definition",
]

FLIP: Final = "flip"
"""The layout of flip cards. CR 710."""

DOUBLE_FACED: Final = ("transform", "modal_dfc", DOUBLE_FACED_TOKEN)
"""Layouts of double-faced cards and tokens. CR 712, 111.10i."""

MELD: Final = "meld"
"""The layout of meld cards; their second face is the melded permanent. CR 712.4."""

ADVENTURER: Final = "adventure"
"""The layout of cards with an inset, an Adventure or an Omen. CR 715, 720."""
PREPARING: Final = "prepare"
"""The layout of cards with a spell of which a copy may be cast while their permanent is prepared.
The rules of 2026-01-16 don't have them.
"""


PROTOTYPED: Final = "prototype"
"""The word for the alternative values of a prototype card, in place of a face's name. CR 718.2."""

CHOSEN_AS_CAST: Final = (*SPLIT_LAYOUTS, "modal_dfc", ADVENTURER)
"""Layouts of cards whose player chooses a half or face to play. CR 709.3, 712.11b, 712.12, 715.3.
"""


def _let_back_be_cast(ways: list[CastingCost], back: Characteristics) -> None:
    """Let a back face be cast, but only by these abilities of the front face. CR 712.11d."""
    back.kit = Kit(back.kit.all, back.kit.intrinsic)
    back.kit.costs += ways
    back.kit.cast_from = 0


def _join_halves(halves: list[Characteristics]) -> None:
    """Join the halves of a flip card, which share color and mana cost. CR 710.1c."""
    normal, flipped = halves
    flipped.mana_cost = normal.mana_cost
    flipped.colors = normal.colors
    normal.halves = [normal, flipped]
    flipped.halves = normal.halves


@final
class Definition:
    """A card or token as a game uses it, made once for each different one. CR 108, 111.

    ``faces`` lists the values of each face or half. A split card has one more entry for its halves
    together (CR 709.4), also for a fused spell (CR 709.4d); a prototype card has one with its
    alternative values (CR 718.2), and a card that can be cast face down one for that (CR 708.4).
    ``castable`` has the indices of the entries that a player may choose to cast (CR 709.3, 712.11b,
    715.3, 718.3, 702.102a, 702.37c).

    The definition of a copy is given its ``faces``, the copied values (CR 707.2); its ``card`` is
    only the card they were copied from.
    """

    def __init__(self, card: Card, faces: list[Characteristics] | None = None) -> None:
        self.card = card
        copied = faces is not None
        if faces is None:
            faces = [characteristics_of(face) for face in card.faces]
        self.faces = faces
        self.split = card.layout in SPLIT_LAYOUTS and not copied
        """Whether the card is a split card. CR 709."""
        self.double_faced = card.layout in DOUBLE_FACED and len(faces) > 1
        """Whether the card or token is double-faced. CR 712.1, 707.8a."""
        self.melds = card.layout == MELD and len(faces) > 1
        """Whether the card is a meld card. CR 712.4."""
        chosen = card.layout in CHOSEN_AS_CAST and not copied
        self.castable = tuple(range(len(self.faces) if chosen else 1))
        if self.faces[0].types & NONTRADITIONAL:
            self.castable = ()  # CR 311.2, 312.2, 313.2, 314.2, 315.3
        if self.split:
            whole = combined(self.faces)
            self.faces.append(whole)
            if whole.is_permanent_type():
                joined(self.faces[0], self.faces[1], whole)
            if any(ability.name == "fuse" for ability in whole.kit.keyworded):
                self.castable += (len(self.faces) - 1,)
        if card.layout == ADVENTURER and not copied:
            for face in self.faces:
                face.has_adventure = any("Adventure" in one.subtypes for one in self.faces)
        if card.layout == FLIP and not copied:
            _join_halves(self.faces)
        elif card.layout == "transform" and len(faces) > 1:
            faces[1].front_value = faces[0].mana_value()
            if faces[0].kit.transformed and not copied:
                _let_back_be_cast(faces[0].kit.transformed, faces[1])
                self.castable += (1,)
        self.prototype = -1
        """The index in ``faces`` of the prototyped spell; -1 if there is none. CR 718.3."""
        other = self.faces[0].kit.prototype
        if other is not None and not copied:
            self.prototype = len(self.faces)
            self.castable += (self.prototype,)
            self.faces.append(prototyped(self.faces[0], other))
        self.face_down = -1
        """The index in ``faces`` of the face-down spell; -1 if there is none. CR 708.4."""
        hidden = self.faces[0].kit.face_down
        if hidden and not copied:
            self.face_down = len(self.faces)
            self.faces.append(face_down_values(hidden[0].abilities))
            self.castable += (self.face_down,)
        self.sleeps = -1
        """1 if the card in hand can be used only when a sorcery could be cast, 0 if also at other
        times, -1 until computed (``casting.available_actions``).
        """
        self.active_zones = -1
        """The set of zones in which a card may be hidden and has abilities that work; -1 until
        computed (``views.determinizing``). CR 113.6.
        """

    def values(self, zone: Zone, face: int) -> Characteristics:
        """The copiable values in a zone of an object with face ``face`` chosen or up.

        CR 709.4, 710.2, 712.8a, 715.4, 718.4.
        """
        if zone is Zone.STACK:
            return self.faces[face]
        if self.split:
            return self.faces[-1]
        return self.faces[face] if zone is Zone.BATTLEFIELD else self.faces[0]

"""An object in a zone: a card, a token, a copy, a spell or an ability. CR 109.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import NO_COUNTERS, NO_MARKS
from jajna.kernel.objects.characteristics import ABILITY, FACE_DOWN, Characteristics
from jajna.kernel.objects.counters import with_counters
from jajna.vocab import NONTRADITIONAL, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.card_kinds.merged import Part
    from jajna.kernel.costs.mana_sources import KeptSources
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.stack_item import StackItem
    from jajna.kernel.state.context import Context

__all__ = ["CLASS_LEVEL", "ON_AN_ADVENTURE", "PROTECTOR", "Object", "class_level"]

CLASS_LEVEL: Final = "class level"
"""The mark with the level of a permanent. CR 716.2b."""


ON_AN_ADVENTURE: Final = "on an adventure"
"""The mark of a card exiled by its resolved Adventure: the player who may play it. CR 715.3d."""


PROTECTOR: Final = "protector"
"""The mark with the protector of a battle. CR 310.8."""


_NO_TIMES: Final[dict[str, int]] = {}
_NO_OBJECTS: Final[list[int]] = []
_NO_USES: Final[dict[int, int]] = {}
_NO_PARTS: Final[list[Part]] = []
"""The empty collections that objects share; an object replaces them before it adds anything."""


@final
class Object:
    """A card, a token, a copy, a spell or an ability in a zone. CR 109.1.

    A new object is made on each change of zones (CR 400.7); the old one is kept, unchanged, as last
    known information (CR 608.2h). ``base`` are the values it started with (printed, or those it
    entered with as a copy, CR 707.5), ``copiable`` those after layer 1, ``now`` the computed
    characteristics. ``marks`` hold choices made for it ("the chosen color") and objects linked to
    it (CR 607), by name. ``marks`` and ``counters`` are replaced, never changed, so a clone, given
    ``like``, shares them.
    """

    def __init__(
        self,
        number: int,
        definition: Definition,
        owner: int,
        zone: Zone,
        like: Object | None = None,
    ) -> None:
        self.id = number
        self.definition = definition
        self.face = 0
        self.owner = owner
        self.zone = zone
        self.controller = owner
        self.first_controller = owner
        """The controller without effects of layer 2. CR 110.2, 613.1b."""
        self.base: Characteristics = definition.values(zone, 0) if like is None else like.base
        self.copiable: Characteristics = self.base
        """The copiable values, those after layer 1. CR 613.2c, 707.2."""
        self.now: Characteristics = self.base
        self.timestamp = 0
        self.tapped = False
        self.flipped = False
        """The status flipped. CR 110.5, 710.4."""
        self.face_down = False
        self.face_down_values: Characteristics = FACE_DOWN
        """The characteristics while face down, listed by the effect that made it so. CR 708.2."""
        self.face_down_by = ""
        """How it became face down: "cast", "manifest", "cloak", "" otherwise. CR 708.6."""
        self.beneath: Characteristics = self.base
        """The characteristics of a face-down object if it were face up, after copy effects.
        CR 708.10.
        """
        self.phased_with = 0
        """The permanent with which it phased out indirectly; 0 if directly. CR 702.26g."""
        self.token = False
        self.copied_card = False
        """Whether the object is a copy of a card, which may be cast. CR 707.12."""
        self.counters: dict[str, int] = NO_COUNTERS if like is None else like.counters
        self.counter_times: dict[str, int] = _NO_TIMES if like is None else like.counter_times
        """The timestamps of keyword counters put on it since it entered, by name. CR 613.7c."""
        self.damage = 0
        self.deathtouched = False
        self.attached_to = -1
        self.attachments: list[int] = _NO_OBJECTS if like is None else like.attachments
        self.since_turn = 0
        """The turn since which its controller has controlled it continuously. CR 302.6."""
        self.item: StackItem | None = None
        self.marks: dict[str, list[int]] = NO_MARKS if like is None else like.marks
        self.attacked_in = -1
        """The turn in which it was last declared as an attacker; -1 if never."""
        self.attacks = 0
        """The number of times it was declared as an attacker in that turn."""
        self.used: dict[int, int] = _NO_USES if like is None else like.used
        """How often each activated ability was activated this turn, by index; -1 counts loyalty
        abilities.
        """
        self.came_from = 0
        """The id of the object it was in the zone it came from; 0 if it did not exist."""
        self.left_at = -1
        """The number of events before it left its zone; -1 while it is there."""
        self.arrived = -1
        """The number of events before the batch in which it entered its zone."""
        self.partner: Definition | None = None
        """The second card of a melded permanent. CR 712.4a."""
        self.parts: list[Part] = _NO_PARTS
        """The components of a merged permanent, the topmost first. CR 729.2."""
        self.mana: KeptSources | None = None
        """The mana its abilities make for its controller, kept where that is always the same."""

    def clone(self, memo: dict[int, Context]) -> Object:
        """A copy for another game."""
        copy = Object(self.id, self.definition, self.owner, self.zone, self)
        copy.face = self.face
        copy.controller = self.controller
        copy.first_controller = self.first_controller
        copy.copiable = self.copiable
        copy.now = self.now
        copy.timestamp = self.timestamp
        copy.tapped = self.tapped
        copy.flipped = self.flipped
        copy.face_down = self.face_down
        copy.face_down_values = self.face_down_values
        copy.face_down_by = self.face_down_by
        copy.beneath = self.beneath
        copy.phased_with = self.phased_with
        copy.token = self.token
        copy.copied_card = self.copied_card
        copy.damage = self.damage
        copy.deathtouched = self.deathtouched
        copy.attached_to = self.attached_to
        copy.since_turn = self.since_turn
        copy.item = self.item.clone(memo) if self.item is not None else None
        copy.attacked_in = self.attacked_in
        copy.attacks = self.attacks
        copy.came_from = self.came_from
        copy.arrived = self.arrived
        copy.partner = self.partner
        copy.parts = self.parts
        return copy

    def mark(self, name: str, things: list[int]) -> None:
        """Note a choice made for the object, or objects linked to it. CR 607."""
        self.marks = {**self.marks, name: things}

    def add_counters(self, name: str, number: int) -> None:
        """Add counters of a kind, or with a negative number remove some. CR 122.1."""
        self.counters = with_counters(self.counters, name, number)

    def make_ability(self, item: StackItem) -> None:
        """Make this object on the stack an ability, without characteristics. CR 602.2a, 603.3.

        Combat damage on the stack has no characteristics either (CR 2003-07-01 310.3).
        """
        self.item = item
        self.controller = item.ctx.controller
        self.first_controller = item.ctx.controller
        self.base = ABILITY
        self.copiable = ABILITY
        self.now = ABILITY

    def is_shared(self) -> bool:
        """Whether ``now`` is shared with other fields, so that only a copy may be changed."""
        return (
            self.now is self.base or self.now is self.copiable or self.now is self.face_down_values
        )

    def is_double_faced(self) -> bool:
        """Whether a double-faced card or token represents the object. CR 712.1, 707.8a."""
        if self.parts:
            return any(part.definition.double_faced for part in self.parts)  # CR 729.2j
        return self.definition.double_faced or self.definition.melds

    def can_be_turned_over(self) -> bool:
        """Whether its card or token can transform, which meld cards can't. CR 712.4c, 712.9."""
        if self.parts:
            return any(part.definition.double_faced for part in self.parts)  # CR 729.2i
        return self.definition.double_faced

    def other_faces(self) -> list[Characteristics]:
        """A list of the faces that would be up if it transformed. CR 712.8d, 729.2i."""
        if not self.parts:
            return [self.definition.faces[1 - self.face]]
        return [
            part.definition.faces[1 - part.face]
            for part in self.parts
            if part.definition.double_faced
        ]

    def has_controller(self) -> bool:
        """Whether the object has a controller: a permanent, spell, ability or emblem, or a card
        that is in the command zone all game. CR 109.4.
        """
        if self.zone is Zone.COMMAND:
            return self.definition.card.layout == "emblem" or self.is_nontraditional()
        return self.zone is Zone.BATTLEFIELD or self.zone is Zone.STACK

    def is_nontraditional(self) -> bool:
        """Whether a card of a kind that is in the command zone all game represents it."""
        return self.definition.faces[0].types & NONTRADITIONAL != 0

    def is_creature(self) -> bool:
        """Whether the object is a creature now. CR 302."""
        return self.now.types & Type.CREATURE != 0

    def is_land(self) -> bool:
        """Whether the object is a land now. CR 305."""
        return self.now.types & Type.LAND != 0

    def has(self, keyword: int) -> bool:
        """Whether the object has a keyword ability, given by its ``Keyword`` bit. CR 702."""
        return self.now.keywords & keyword != 0


def class_level(thing: Object) -> int:
    """The level of a permanent: 1 if it has none. CR 716.2d."""
    return thing.marks.get(CLASS_LEVEL, [1])[0]

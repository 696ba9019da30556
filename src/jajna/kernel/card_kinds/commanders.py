"""Commanders: cards that lead decks, and what is counted of them. CR 903.3, 903.8-903.10.

A card stays a commander whatever becomes of it, so a ``Commander`` follows it from zone to zone.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import CHOSEN_COLOR, ColorBeforeGame
from jajna.vocab import Reads, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = [
    "TAX",
    "Arrival",
    "Commander",
    "choose_color",
    "chooses_color",
    "color_identity",
    "damage_by",
    "followed",
    "have_struck",
    "is_commander",
    "led_by",
    "may_be_cast",
    "merged",
    "note_cast",
    "note_damage",
    "of_object",
    "parted",
    "show_color",
    "tax",
    "times_cast",
    "was_commander",
]

TAX: Final = 2
"""The generic mana that each earlier casting from the command zone adds. CR 903.8."""

SPELLS: Final = Type.INSTANT | Type.SORCERY
"""The types of a card that leads a deck as a signature spell."""
_NONE: Final[dict[int, int]] = {}
"""Shared empty counts; they are replaced, never changed."""


class Arrival(Enum):
    """What a commander's owner has to decide since it came into a graveyard or exile. CR 903.9a."""

    NONE = "none"
    NEW = "new"
    RETURNS = "returns"


@final
class Commander:
    """A card that is a commander, by the object that it is now. CR 903.3.

    ``identity`` is the mask of its color identity, as it was when the game began (CR 903.4a).
    ``color`` is the bit of the color that was chosen for it before that, 0 for none (CR 903.4b).
    """

    def __init__(self, owner: int, card: int, definition: Definition, identity: int) -> None:
        self.owner = owner
        self.card = card
        self.definition = definition
        self.identity = identity
        self.casts = _NONE
        """How often each player has cast it from the command zone. CR 903.8."""
        self.damage = _NONE
        """The combat damage it has dealt to each player. CR 903.10a."""
        self.arrival = Arrival.NONE
        self.color = 0

    def clone(self) -> Commander:
        """A copy for another game."""
        copy = Commander(self.owner, self.card, self.definition, self.identity)
        copy.casts = self.casts
        copy.damage = self.damage
        copy.arrival = self.arrival
        copy.color = self.color
        return copy

    def summary(self) -> str:
        """Everything in one line."""
        return (
            f"{self.owner} {self.card} {self.identity} {sorted(self.casts.items())} "
            f"{sorted(self.damage.items())} {self.arrival.value} {self.color}"
        )


def of_object(game: Game, number: int) -> list[Commander]:
    """The commanders that an object is: several only of a merged permanent. CR 903.3b, 903.3c."""
    return [one for one in game.players.commanders if one.card == number]


def is_commander(game: Game, number: int) -> bool:
    """Whether an object is a commander. CR 903.3d."""
    return any(one.card == number for one in game.players.commanders)


def was_commander(game: Game, number: int) -> bool:
    """Whether an object is a commander, or was one as it last was. CR 903.3d, 608.2h."""
    if not game.players.commanders:
        return False
    return any(is_commander(game, one) for one in _known_as(game, number))


def _known_as(game: Game, number: int) -> list[int]:
    """An object, or all that has become of it: a merged permanent becomes several cards."""
    if game.objects.exists(number):
        return [number]
    further = game.objects.parted.get(number, ())
    return [game.objects.latest(one) for one in (number, *further)]


def led_by(game: Game, player: int) -> list[Commander]:
    """The commanders of a player's deck."""
    return [one for one in game.players.commanders if one.owner == player]


def color_identity(game: Game, player: int) -> int:
    """The mask of the colors of a player's commanders; -1 for a player who has none. CR 903.4f."""
    own = led_by(game, player)
    if not own:
        return -1
    mask = 0
    for one in own:
        mask |= one.identity
    return mask


# -- a color chosen before the game ----------------------------------------------------------------


def chooses_color(one: Commander) -> bool:
    """Whether a color is chosen for a commander before the game begins. CR 903.4b."""
    faces = one.definition.card.faces
    return any(isinstance(ability, ColorBeforeGame) for ability in faces[0].abilities)


def show_color(thing: Object, one: Commander) -> None:
    """Let the object that a commander is have the color that was chosen for it. CR 607.2p."""
    if one.color:
        thing.marks = {**thing.marks, CHOSEN_COLOR: [one.color]}


def choose_color(game: Game, one: Commander, color: int) -> None:
    """Note the color chosen for a commander: it belongs to its color identity. CR 903.4b."""
    one.color = color
    one.identity |= color
    show_color(game.objects[one.card], one)
    game.characteristics.changed(Reads.MARKS)


# -- where the card is -----------------------------------------------------------------------------


def followed(game: Game, old: Object, made: Object) -> None:
    """Note the object that a commander has become by moving. CR 903.3.

    Of a melded or merged permanent that has left, it becomes the card that it is.
    """
    for one in game.players.commanders:
        if one.card != old.id:
            continue
        if (old.parts or old.partner is not None) and made.definition is not one.definition:
            continue
        one.card = made.id
        show_color(made, one)
        there = made.zone is Zone.GRAVEYARD or made.zone is Zone.EXILE
        one.arrival = Arrival.NEW if there and game.era.commanders_die else Arrival.NONE


def parted(game: Game, old: Object, card: Object) -> None:
    """Note that a commander is a further card of a melded or merged permanent that has left."""
    for one in game.players.commanders:
        if one.card == old.id and card.definition is one.definition:
            one.card = card.id
            show_color(card, one)


def merged(game: Game, component: int, permanent: int) -> None:
    """Note that a permanent is a commander that has become a part of it. CR 903.3b, 903.3c."""
    for one in of_object(game, component):
        one.card = permanent
        one.arrival = Arrival.NONE
        game.characteristics.changed(Reads.MARKS)


# -- casting and damage ----------------------------------------------------------------------------


def may_be_cast(game: Game, player: int, thing: Object) -> bool:
    """Whether a card is a commander of the player's in the command zone. CR 903.8.

    In some variants a spell among them waits for another to be on the battlefield.
    """
    if thing.zone is not Zone.COMMAND or thing.owner != player or not is_commander(game, thing.id):
        return False
    if not game.players.variant.signature_spells or not thing.now.types & SPELLS:
        return True
    others = [game.objects.get(one.card) for one in led_by(game, player)]
    return any(
        one is not None and one.zone is Zone.BATTLEFIELD and one.controller == player
        for one in others
    )


def tax(game: Game, ctx: Context) -> int:
    """The generic mana that casting a commander costs additionally. CR 903.8."""
    casting = game.object(ctx.item if ctx.item else ctx.source)
    if casting.zone is not Zone.COMMAND and not _came_from_command(game, casting):
        return 0
    return sum([TAX * one.casts.get(ctx.controller, 0) for one in of_object(game, casting.id)])


def _came_from_command(game: Game, spell: Object) -> bool:
    if spell.zone is not Zone.STACK or not spell.came_from:
        return False
    return game.object(spell.came_from).zone is Zone.COMMAND


def note_cast(game: Game, spell: int, player: int) -> None:
    """Count that a player has cast a commander from the command zone. CR 903.8."""
    if _came_from_command(game, game.object(spell)):
        for one in of_object(game, spell):
            one.casts = {**one.casts, player: one.casts.get(player, 0) + 1}


def note_damage(game: Game, source: int, player: int, number: int) -> None:
    """Count combat damage that a commander has dealt to a player. CR 903.10a."""
    for one in of_object(game, source):
        one.damage = {**one.damage, player: one.damage.get(player, 0) + number}


def times_cast(player: int, commanders: list[Commander]) -> int:
    """How often a player has cast commanders from the command zone. CR 903.8."""
    return sum([one.casts.get(player, 0) for one in commanders])


def have_struck(game: Game) -> bool:
    """Whether any commander has dealt combat damage to a player."""
    for one in game.players.commanders:
        if one.damage:
            return True
    return False


def damage_by(game: Game, player: int) -> int:
    """The most combat damage that one commander has dealt to a player. CR 903.10a."""
    return max([one.damage.get(player, 0) for one in game.players.commanders], default=0)

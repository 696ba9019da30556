"""The decks that come with the starter pool: seven of one color with 40 cards, two of 60.

Silver and gold are for beginners: creatures, and little that isn't said by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jajna.card import Card
from jajna.errors import DeckError
from jajna.formats.deck import Deck
from jajna.messages import Message

__all__ = ["THEMES", "theme"]

THEMES: Final[dict[str, tuple[tuple[int, str], ...]]] = {
    "white": (
        (17, "Plains"),
        (2, "Savannah Lions"),
        (1, "Tundra Wolves"),
        (2, "Suntail Hawk"),
        (2, "Glory Seeker"),
        (1, "Samite Healer"),
        (1, "Crossbow Infantry"),
        (1, "Master Decoy"),
        (1, "Venerable Monk"),
        (1, "Diving Griffin"),
        (1, "Razorfoot Griffin"),
        (1, "Seasoned Marshal"),
        (1, "Aven Flock"),
        (2, "Serra Angel"),
        (1, "Angel of Mercy"),
        (1, "Glorious Anthem"),
        (2, "Pacifism"),
        (1, "Healing Salve"),
        (1, "Chastise"),
    ),
    "blue": (
        (17, "Island"),
        (2, "Storm Crow"),
        (1, "Sage Owl"),
        (1, "Spiketail Hatchling"),
        (2, "Wind Drake"),
        (1, "Phantom Warrior"),
        (1, "Horned Turtle"),
        (1, "Fighting Drake"),
        (1, "Thieving Magpie"),
        (1, "Aven Fisher"),
        (2, "Air Elemental"),
        (1, "Mahamoti Djinn"),
        (1, "Coastal Hornclaw"),
        (2, "Unsummon"),
        (2, "Mana Leak"),
        (1, "Remove Soul"),
        (1, "Boomerang"),
        (1, "Inspiration"),
        (1, "Concentrate"),
    ),
    "black": (
        (17, "Swamp"),
        (2, "Ravenous Rats"),
        (2, "Drudge Skeletons"),
        (1, "Bog Imp"),
        (2, "Scathe Zombies"),
        (2, "Dusk Imp"),
        (1, "Looming Shade"),
        (1, "Lord of the Undead"),
        (1, "Royal Assassin"),
        (2, "Gravedigger"),
        (1, "Giant Cockroach"),
        (1, "Abyssal Specter"),
        (1, "Gluttonous Zombie"),
        (1, "Nightmare"),
        (1, "Mind Rot"),
        (1, "Raise Dead"),
        (1, "Vicious Hunger"),
        (1, "Soul Feast"),
        (1, "Unholy Strength"),
    ),
    "red": (
        (17, "Mountain"),
        (2, "Raging Goblin"),
        (2, "Goblin Raider"),
        (1, "Goblin Glider"),
        (1, "Goblin King"),
        (2, "Goblin Chariot"),
        (1, "Anaba Shaman"),
        (2, "Balduvian Barbarians"),
        (2, "Hill Giant"),
        (1, "Lightning Elemental"),
        (1, "Ogre Taskmaster"),
        (1, "Shivan Dragon"),
        (2, "Shock"),
        (2, "Volcanic Hammer"),
        (1, "Pyroclasm"),
        (1, "Blaze"),
        (1, "Lava Axe"),
    ),
    "green": (
        (17, "Forest"),
        (2, "Norwood Ranger"),
        (2, "Grizzly Bears"),
        (1, "Rushwood Dryad"),
        (1, "Elvish Champion"),
        (2, "Trained Armodon"),
        (1, "Wood Elves"),
        (1, "Horned Troll"),
        (2, "Giant Spider"),
        (1, "Nantuko Disciple"),
        (2, "Spined Wurm"),
        (1, "Moss Monster"),
        (1, "Craw Wurm"),
        (2, "Giant Growth"),
        (2, "Rampant Growth"),
        (1, "Blanchwood Armor"),
        (1, "Naturalize"),
    ),
    "silver": (
        (17, "Plains"),
        (2, "Savannah Lions"),
        (3, "Glory Seeker"),
        (2, "Suntail Hawk"),
        (2, "Tundra Wolves"),
        (2, "Razorfoot Griffin"),
        (2, "Venerable Monk"),
        (1, "Angel of Mercy"),
        (1, "Serra Angel"),
        (1, "Aven Flock"),
        (2, "Holy Strength"),
        (1, "Chastise"),
        (2, "Healing Salve"),
        (2, "Pacifism"),
    ),
    "gold": (
        (17, "Forest"),
        (3, "Grizzly Bears"),
        (3, "Norwood Ranger"),
        (3, "Trained Armodon"),
        (2, "Giant Spider"),
        (2, "Spined Wurm"),
        (1, "Craw Wurm"),
        (1, "Wood Elves"),
        (1, "Moss Monster"),
        (1, "Silverback Ape"),
        (3, "Giant Growth"),
        (2, "Rampant Growth"),
        (1, "Naturalize"),
    ),
    "skies": (
        (2, "Coastal Tower"),
        (11, "Plains"),
        (11, "Island"),
        (4, "Suntail Hawk"),
        (4, "Storm Crow"),
        (3, "Diving Griffin"),
        (4, "Wind Drake"),
        (3, "Spiketail Hatchling"),
        (2, "Aven Cloudchaser"),
        (3, "Serra Angel"),
        (2, "Air Elemental"),
        (3, "Mana Leak"),
        (3, "Pacifism"),
        (3, "Unsummon"),
        (2, "Glorious Anthem"),
    ),
    "stampede": (
        (2, "Shivan Oasis"),
        (11, "Forest"),
        (10, "Mountain"),
        (4, "Grizzly Bears"),
        (4, "Goblin Raider"),
        (3, "Trained Armodon"),
        (3, "Balduvian Barbarians"),
        (2, "Wood Elves"),
        (3, "Giant Spider"),
        (3, "Spined Wurm"),
        (2, "Two-Headed Dragon"),
        (4, "Shock"),
        (4, "Volcanic Hammer"),
        (3, "Giant Growth"),
        (2, "Rampant Growth"),
    ),
}
"""Decks by name, as counts and names of cards."""


def theme(name: str, lookup: Callable[[str], Card]) -> Deck:
    """The deck of this name. Raises DeckError, with the names there are, for another."""
    lines = THEMES.get(name.lower())
    if lines is None:
        raise DeckError(
            Message(
                "no deck is named {name}; there are {known}",
                name=repr(name),
                known=", ".join(THEMES),
            )
        )
    return Deck(name.lower(), tuple((lookup(card), count) for count, card in lines))

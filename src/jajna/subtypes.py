"""The subtypes of each card type, and how they are made plural. CR 205.3."""

from __future__ import annotations

from typing import Final

from jajna.vocab import Type

__all__ = [
    "ALL_SUBTYPES",
    "ARTIFACT_TYPES",
    "BASIC_LAND_TYPES",
    "BATTLE_TYPES",
    "CREATURE_TYPES",
    "ENCHANTMENT_TYPES",
    "FORMER_CREATURE_TYPES",
    "LAND_TYPES",
    "LEGEND",
    "PLANESWALKER_TYPES",
    "SINGULARS",
    "SPELL_TYPES",
    "SUBTYPES_OF",
    "can_gain",
    "plural",
    "type_of",
]

ARTIFACT_TYPES: Final = (
    "Attraction", "Blood", "Bobblehead", "Clue", "Contraption", "Equipment", "Food",
    "Fortification", "Gold", "Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen",
    "Powerstone", "Spacecraft", "Stone", "Treasure", "Vehicle",
)  # fmt: skip
"""Artifact types. CR 205.3g."""

ENCHANTMENT_TYPES: Final = (
    "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Plan", "Role", "Room", "Rune",
    "Saga", "Shard", "Shrine",
)  # fmt: skip
"""Enchantment types. CR 205.3h."""

LAND_TYPES: Final = (
    "Cave", "Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine", "Mountain", "Plains",
    "Planet", "Power-Plant", "Sphere", "Swamp", "Tower", "Town", "Urza's",
)  # fmt: skip
"""Land types. CR 205.3i."""

PLANESWALKER_TYPES: Final = (
    "Ajani", "Aminatou", "Angrath", "Arlinn", "Ashiok", "Bahamut", "Basri", "Bolas", "Calix",
    "Chandra", "Comet", "Dack", "Dakkon", "Daretti", "Davriel", "Dihada", "Domri", "Dovin",
    "Ellywick", "Elminster", "Elspeth", "Estrid", "Freyalise", "Garruk", "Gideon", "Grist",
    "Guff", "Huatli", "Jace", "Jared", "Jaya", "Jeska", "Kaito", "Karn", "Kasmina", "Kaya",
    "Kiora", "Koth", "Liliana", "Lolth", "Lukka", "Minsc", "Mordenkainen", "Nahiri", "Narset",
    "Niko", "Nissa", "Nixilis", "Oko", "Quintorius", "Ral", "Rowan", "Saheeli", "Samut",
    "Sarkhan", "Serra", "Sivitri", "Sorin", "Szat", "Tamiyo", "Tasha", "Teferi", "Teyo",
    "Tezzeret", "Tibalt", "Tyvar", "Ugin", "Urza", "Venser", "Vivien", "Vraska", "Vronos",
    "Will", "Windgrace", "Wrenn", "Xenagos", "Yanggu", "Yanling", "Zariel",
)  # fmt: skip
"""Planeswalker types. CR 205.3j."""

SPELL_TYPES: Final = (
    "Adventure", "Arcane", "Lesson", "Omen", "Trap",
)  # fmt: skip
"""Types of instants and sorceries. CR 205.3k."""

CREATURE_TYPES: Final = (
    "Advisor", "Aetherborn", "Alien", "Ally", "Angel", "Antelope", "Ape", "Archer", "Archon",
    "Armadillo", "Army", "Artificer", "Assassin", "Assembly-Worker", "Astartes", "Atog",
    "Aurochs", "Avatar", "Azra", "Badger", "Balloon", "Barbarian", "Bard", "Basilisk", "Bat",
    "Bear", "Beast", "Beaver", "Beeble", "Beholder", "Berserker", "Bird", "Bison", "Blinkmoth",
    "Boar", "Bringer", "Brushwagg", "C'tan", "Camarid", "Camel", "Capybara", "Caribou",
    "Carrier", "Cat", "Centaur", "Child", "Chimera", "Citizen", "Cleric", "Clown", "Cockatrice",
    "Construct", "Coward", "Coyote", "Crab", "Crocodile", "Custodes", "Cyberman", "Cyclops",
    "Dalek", "Dauthi", "Demigod", "Demon", "Deserter", "Detective", "Devil", "Dinosaur",
    "Djinn", "Doctor", "Dog", "Dragon", "Drake", "Dreadnought", "Drix", "Drone", "Druid",
    "Dryad", "Dwarf", "Echidna", "Efreet", "Egg", "Elder", "Eldrazi", "Elemental", "Elephant",
    "Elf", "Elk", "Employee", "Eye", "Faerie", "Ferret", "Fish", "Flagbearer", "Fox", "Fractal",
    "Frog", "Fungus", "Gamer", "Gargoyle", "Germ", "Giant", "Gith", "Glimmer", "Gnoll", "Gnome",
    "Goat", "Goblin", "God", "Golem", "Gorgon", "Graveborn", "Gremlin", "Griffin", "Guest",
    "Hag", "Halfling", "Hamster", "Harpy", "Hedgehog", "Hellion", "Hero", "Hippo", "Hippogriff",
    "Homarid", "Homunculus", "Horror", "Horse", "Human", "Hydra", "Hyena", "Illusion", "Imp",
    "Incarnation", "Inkling", "Inquisitor", "Insect", "Jackal", "Jellyfish", "Juggernaut",
    "Kangaroo", "Kavu", "Kirin", "Kithkin", "Knight", "Kobold", "Kor", "Kraken", "Lamia",
    "Lammasu", "Leech", "Lemur", "Leviathan", "Lhurgoyf", "Licid", "Lizard", "Llama", "Lobster",
    "Manticore", "Masticore", "Mercenary", "Merfolk", "Metathran", "Minion", "Minotaur", "Mite",
    "Mole", "Monger", "Mongoose", "Monk", "Monkey", "Moogle", "Moonfolk", "Mount", "Mouse",
    "Mutant", "Myr", "Mystic", "Nautilus", "Necron", "Nephilim", "Nightmare", "Nightstalker",
    "Ninja", "Noble", "Noggle", "Nomad", "Nymph", "Octopus", "Ogre", "Ooze", "Orb", "Orc",
    "Orgg", "Otter", "Ouphe", "Ox", "Oyster", "Pangolin", "Peasant", "Pegasus", "Pentavite",
    "Performer", "Pest", "Phelddagrif", "Phoenix", "Phyrexian", "Pilot", "Pincher", "Pirate",
    "Plant", "Platypus", "Porcupine", "Possum", "Praetor", "Primarch", "Prism", "Processor",
    "Qu", "Rabbit", "Raccoon", "Ranger", "Rat", "Rebel", "Reflection", "Rhino", "Rigger",
    "Robot", "Rogue", "Sable", "Salamander", "Samurai", "Sand", "Saproling", "Satyr",
    "Scarecrow", "Scientist", "Scion", "Scorpion", "Scout", "Sculpture", "Seal", "Serf",
    "Serpent", "Servo", "Shade", "Shaman", "Shapeshifter", "Shark", "Sheep", "Siren",
    "Skeleton", "Skunk", "Slith", "Sliver", "Sloth", "Slug", "Snail", "Snake", "Soldier",
    "Soltari", "Sorcerer", "Spawn", "Specter", "Spellshaper", "Sphinx", "Spider", "Spike",
    "Spirit", "Splinter", "Sponge", "Squid", "Squirrel", "Starfish", "Surrakar", "Survivor",
    "Symbiote", "Synth", "Tentacle", "Tetravite", "Thalakos", "Thopter", "Thrull", "Tiefling",
    "Time Lord", "Toy", "Treefolk", "Trilobite", "Triskelavite", "Troll", "Turtle", "Tyranid",
    "Unicorn", "Vampire", "Varmint", "Vedalken", "Villain", "Volver", "Wall", "Walrus",
    "Warlock", "Warrior", "Weasel", "Weird", "Werewolf", "Whale", "Wizard", "Wolf", "Wolverine",
    "Wombat", "Worm", "Wraith", "Wurm", "Yeti", "Zombie", "Zubera",
)  # fmt: skip
"""Creature types. CR 205.3m."""

BATTLE_TYPES: Final = (
    "Siege",
)  # fmt: skip
"""Battle types. CR 205.3q."""

BASIC_LAND_TYPES: Final = (
    "Plains", "Island", "Swamp", "Mountain", "Forest",
)  # fmt: skip
"""Basic land types, in the order of the colors. CR 305.6."""

FORMER_CREATURE_TYPES: Final = (
    "Cephalid", "Legend", "Lord", "Naga", "Viashino",
)  # fmt: skip
"""Creature types that card data of earlier years still has. CR 205.3f."""

LEGEND: Final = "Legend"
"""The creature type that made creatures legendary once. CR 2003-07-01 215.2."""

SUBTYPES_OF: Final[dict[int, tuple[str, ...]]] = {
    Type.ARTIFACT: ARTIFACT_TYPES,
    Type.BATTLE: BATTLE_TYPES,
    Type.CREATURE: CREATURE_TYPES + FORMER_CREATURE_TYPES,
    Type.ENCHANTMENT: ENCHANTMENT_TYPES,
    Type.INSTANT: SPELL_TYPES,
    Type.LAND: LAND_TYPES,
    Type.PLANESWALKER: PLANESWALKER_TYPES,
    Type.SORCERY: SPELL_TYPES,
    Type.KINDRED: CREATURE_TYPES + FORMER_CREATURE_TYPES,
}
"""Subtypes by card type. Each subtype belongs to one type, or to one of the two pairs that
share.
"""

_TYPE_OF: Final[dict[str, int]] = {
    name: type_
    for type_ in (
        Type.KINDRED,
        Type.CREATURE,
        Type.SORCERY,
        Type.INSTANT,
        Type.PLANESWALKER,
        Type.LAND,
        Type.ENCHANTMENT,
        Type.BATTLE,
        Type.ARTIFACT,
    )
    for name in SUBTYPES_OF[type_]
}

ALL_SUBTYPES: Final = frozenset(_TYPE_OF)
"""Every subtype."""

_IRREGULAR: Final[dict[str, str]] = {
    "Azra": "Azra",
    "Arcane": "Arcane",
    "Aurochs": "Aurochs",
    "Spacecraft": "Spacecraft",
    "Cyclops": "Cyclopes",
    "Dwarf": "Dwarves",
    "Djinn": "Djinn",
    "Efreet": "Efreet",
    "Eldrazi": "Eldrazi",
    "Elf": "Elves",
    "Elk": "Elk",
    "Equipment": "Equipment",
    "Faerie": "Faeries",
    "Fish": "Fish",
    "Fungus": "Fungi",
    "Gold": "Gold",
    "Hero": "Heroes",
    "Homunculus": "Homunculi",
    "Kavu": "Kavu",
    "Kirin": "Kirin",
    "Kithkin": "Kithkin",
    "Kor": "Kor",
    "Locus": "Loci",
    "Merfolk": "Merfolk",
    "Moonfolk": "Moonfolk",
    "Mouse": "Mice",
    "Myr": "Myr",
    "Octopus": "Octopuses",
    "Ox": "Oxen",
    "Pegasus": "Pegasi",
    "Plains": "Plains",
    "Samurai": "Samurai",
    "Sheep": "Sheep",
    "Spawn": "Spawn",
    "Squid": "Squid",
    "Thief": "Thieves",
    "Treefolk": "Treefolk",
    "Vedalken": "Vedalken",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
    "Zubera": "Zubera",
}


def plural(name: str) -> str:
    """The plural of a subtype as Oracle text writes it: "Elves", "Plains", "Harpies"."""
    irregular = _IRREGULAR.get(name)
    if irregular is not None:
        return irregular
    if name.endswith(("s", "x", "ch", "sh", "z")):
        return name + "es"
    if name.endswith("y") and name[-2] not in "aeiou":
        return name[:-1] + "ies"
    return name + "s"


SINGULARS: Final[dict[str, str]] = {plural(name): name for name in sorted(ALL_SUBTYPES)}
"""Subtypes by their plurals."""


def can_gain(types: int, subtype: str) -> bool:
    """Whether an object of these card types can gain a subtype: one of theirs. CR 205.3d."""
    of = _TYPE_OF.get(subtype, 0)
    if types & Type.KINDRED:
        types |= Type.CREATURE
    if types & Type.SORCERY:
        types |= Type.INSTANT
    return of == 0 or of & types != 0


def type_of(subtype: str) -> int:
    """The card type that a subtype belongs to (creature and instant for shared lists), 0 if
    none.
    """
    return _TYPE_OF.get(subtype, 0)

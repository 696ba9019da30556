"""Random boards of continuous effects that meet each other, and steps by which they change."""

from __future__ import annotations

from random import Random
from typing import Final

from jajna.card import Card
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.effects import EffectBegan
from jajna.events.life import LifeLost
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Tapped, Untapped
from jajna.ir.amounts import Number
from jajna.ir.base import Duration, Modification
from jajna.ir.control import SetController
from jajna.judge import Table
from jajna.judge.table import ANN, BOB
from jajna.kernel.card_kinds import copies
from jajna.kernel.door.perform import perform
from jajna.kernel.layers import durations, layers
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.kernel.zones.move import attach
from jajna.kernel.zones.phasing import phasing_in, phasing_out
from jajna.mechanics.continuous.abilities import GainAbilities, LoseAllAbilities
from jajna.mechanics.continuous.colors import AddColors, SetColors
from jajna.mechanics.continuous.power_toughness import (
    PowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from jajna.mechanics.continuous.types import AddTypes, SetCreatureTypes, SetTypes
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.things.copies import CopiedValues
from jajna.vocab import Color, Supertype, Type, Zone
from tests.mechanics.bench import creature, permanent, text_card

__all__ = ["PIECES", "Board"]

ENCHANTMENTS: Final = (
    "Nonbasic lands are Mountains.",
    "Each land is a Swamp in addition to its other land types.",
    "All creatures lose all abilities and have base power and toughness 1/1.",
    "Each other non-Aura enchantment is a creature in addition to its other types and has base "
    "power and base toughness each equal to its mana value.",
    "Goblin creatures are Elves in addition to their other creature types.",
    "Elf creatures are Goblins in addition to their other creature types.",
    "Elf creatures get +1/+1.",
    "Red creatures are blue.",
    "Blue creatures are red.",
    "Blue creatures you control have flying.",
    "Creatures with flying get +1/+0.",
    "Creatures with flying lose flying.",
    "Creatures without flying get -1/-0.",
    "All lands are 1/1 creatures that are still lands.",
    "All Forests are 1/1 creatures that are still lands.",
    "Each noncreature artifact is an artifact creature with power and toughness each equal to its "
    "mana value.",
    "All Saprolings are lands in addition to their other types.",
    "All creatures are black.",
    "All permanents are artifacts in addition to their other types.",
    "All permanents are colorless.",
    "Creatures you control are every creature type.",
    "As long as you control an artifact, creatures you control get +2/+0.",
    "As long as you control a red creature, creatures you control have first strike.",
    "Creatures with power 3 or greater have trample.",
    "Creatures with power 2 or less can't be blocked.",
    "Tapped creatures you control get +1/+1.",
    "All creatures have flying.",
    "All creatures lose flying.",
    'Creatures you control have "This creature gets +1/+1 for each artifact you control."',
    'Artifacts you control have "Creatures you control have flying."',
    "Creatures your opponents control lose all abilities.",
    "Players can't gain life.",
    "You have no maximum hand size.",
    "As long as it's your turn, creatures you control have first strike.",
    "Creature cards in your graveyard have flying.",
    "Creature cards you own that aren't on the battlefield are black.",
    "Creatures you control have base power and toughness 4/4.",
    "Creatures have base toughness 5.",
    "Legendary creatures get +2/+2.",
    "As long as you control a Swamp, creatures get +1/+1.",
)
"""What enchantments say."""

CREATURES: Final = (
    ("Elf", "2", "2", "Other Elves you control get +1/+1 and have trample."),
    ("Goblin", "2", "2", "Other Goblin creatures get +1/+1 and have haste."),
    ("Goblin", "2", "2", "Changeling"),
    ("Elf", "2", "2", "Devoid\nFlying"),
    (
        "Bird",
        "1",
        "1",
        "As long as you have 15 or less life, this creature gets +2/+2 and has flying.",
    ),
    ("Bird", "1", "1", "This creature gets +1/+1 for each other creature you control."),
    (
        "Elf",
        "*",
        "*",
        "This creature's power and toughness are each equal to the "
        "number of creatures you control.",
    ),
    ("Bird", "*", "2", "This creature's power is equal to the number of cards in your graveyard."),
    (
        "Goblin",
        "*",
        "*",
        "This creature's power and toughness are each equal to the number of cards in your hand.",
    ),
    (
        "Goblin",
        "0",
        "3",
        "This creature gets +X/+0, where X is the greatest power among other creatures you "
        "control.",
    ),
    ("Elf", "1", "1", "This creature gets +1/+1 as long as you control a Swamp."),
    (
        "Elf",
        "1",
        "1",
        "This creature has flying as long as you control another creature with flying.",
    ),
    ("Bird", "1", "1", "This creature gets +1/+0 for each Aura attached to it."),
    ("Bird", "1", "1", "This creature gets +1/+0 for each +1/+1 counter on it."),
    (
        "Goblin",
        "1",
        "1",
        "As long as this creature is tapped, other creatures you control get +1/+1.",
    ),
)
"""Creature types, power, toughness and words of creatures."""

ATTACHMENTS: Final = (
    ("Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+2 and has flying."),
    ("Enchantment — Aura", "Enchant creature\nYou control enchanted creature."),
    (
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature loses all abilities and has base power and "
        "toughness 0/2.",
    ),
    ("Enchantment — Aura", "Enchant land\nEnchanted land is an Island."),
    (
        "Enchantment — Aura",
        'Enchant creature\nEnchanted creature has "Other creatures you control get +1/+1."',
    ),
    ("Artifact — Equipment", "Equipped creature gets +2/+0 and has vigilance.\nEquip {1}"),
)
"""Types and words of what is attached to something."""

COSTS: Final = ("{1}", "{R}", "{1}{U}", "{2}{G}{G}", "{B}")


def _pieces() -> list[Card]:
    found: list[Card] = []
    for place, text in enumerate(ENCHANTMENTS):
        cost = COSTS[place % len(COSTS)]
        found.append(permanent(f"Rule {place}", "Enchantment", text, cost=cost))
    for place, (kind, power, toughness, text) in enumerate(CREATURES):
        cost = COSTS[place % len(COSTS)]
        types = f"Creature — {kind}"
        found.append(text_card(f"Being {place}", types, text, (power, toughness), cost))
    for place, (types, text) in enumerate(ATTACHMENTS):
        found.append(permanent(f"Thing {place}", types, text, cost="{W}"))
    found += [
        text_card("Forest", "Basic Land — Forest", "", cost=""),
        permanent("Tower", "Land", "{T}: Add {W} or {U}.", cost=""),
        text_card(
            "Tomb",
            "Legendary Land",
            "Each land is a Swamp in addition to its other land types.",
            cost="",
        ),
        text_card("Arbor", "Land Creature — Forest Elf", "", ("1", "1"), ""),
        creature("Grunt", 2, 2, types="Creature — Goblin", cost="{R}"),
        creature("Drake", 2, 2, "Flying", types="Creature — Bird", cost="{U}"),
        creature("Chief", 3, 3, types="Legendary Creature — Elf", cost="{G}"),
        creature("Sprout", 1, 1, types="Creature — Saproling", cost="{G}"),
        permanent("Relic", "Artifact", cost="{3}"),
        creature("Golem", 2, 2, types="Artifact Creature — Golem", cost="{2}"),
    ]
    return found


PIECES: Final = _pieces()
"""Cards whose effects meet each other, compiled once."""

PLAIN: Final = PIECES[-10:]

CHANGES: Final[tuple[tuple[Modification, ...], ...]] = (
    (PowerToughness(Number(2), Number(-1)),),
    (SetPowerToughness(Number(0), Number(4)),),
    (SwitchPowerToughness(),),
    (GainAbilities((FLYING,)),),
    (LoseAllAbilities(),),
    (SetColors(Color.BLUE),),
    (AddColors(Color.RED),),
    (SetTypes(Type.ARTIFACT | Type.CREATURE, ("Golem",)), SetPowerToughness(Number(3), Number(3))),
    (SetCreatureTypes(("Elf",)), SetColors(Color.GREEN)),
    (AddTypes(Type.ENCHANTMENT, (), Supertype.LEGENDARY),),
    (AddTypes(Type.LAND, ("Forest",)),),
)
"""What spells that have resolved may do."""


class Board:
    """A table whose position changes by steps, each chosen by one number.

    Few pieces, chosen by the seed, make a board, so that they meet often.
    """

    def __init__(self, seed: int) -> None:
        self.table = Table(2, library=4)
        self.game = self.table.game
        chance = Random(seed)
        families = (ENCHANTMENTS, CREATURES, ATTACHMENTS)
        self.pieces: list[Card] = []
        start = 0
        for family, number in zip(families, (5, 2, 1), strict=True):
            self.pieces += chance.sample(PIECES[start : start + len(family)], number)
            start += len(family)
        self.plain = chance.sample(PLAIN, 4)
        for _ in range(6):
            self.enter(chance)
        self.answer()

    def step(self, seed: int) -> str:
        """Change something; what it was."""
        chance = Random(seed)
        steps = (
            (self.enter, 7),
            (self.leave, 1),
            (self.attach, 2),
            (self.count, 2),
            (self.begin, 4),
            (self.end, 1),
            (self.turn, 2),
            (self.phase, 1),
            (self.copy, 2),
            (self.take, 1),
            (self.change_life, 1),
            (self.draw, 1),
            (self.hide, 1),
        )
        act = chance.choices([one for one, _ in steps], [weight for _, weight in steps])[0]
        act(chance)
        self.answer()
        layers.refresh(self.game)
        return act.__name__

    def some(self, chance: Random, types: int = 0) -> int:
        """A permanent, of one of these card types if they are given; 0 if there is none."""
        found = [
            number
            for number in self.game.zones.battlefield
            if not types or self.game.object(number).now.types & types
        ]
        return chance.choice(found) if found else 0

    def enter(self, chance: Random) -> None:
        """A permanent enters; what can be attached to something is."""
        card = chance.choice(self.pieces if chance.random() < 0.6 else self.plain)
        seat = chance.choice((ANN, BOB))
        zone = Zone.GRAVEYARD if chance.random() < 0.1 else Zone.BATTLEFIELD
        wanted = Type.LAND if "land" in str(card.faces[0].abilities[:1]) else Type.CREATURE
        host = self.some(chance, wanted)
        attaches = host and zone is Zone.BATTLEFIELD and card.name.startswith("Thing")
        attached = host if attaches else None
        self.table.put(seat, zone, card, attached_to=attached)

    def leave(self, chance: Random) -> None:
        """A permanent leaves, or a card comes back from a graveyard."""
        number = self.some(chance)
        buried = self.game.players[ANN].graveyard
        if buried and chance.random() < 0.3:
            perform(self.game, [ZoneChange(buried[-1], Zone.GRAVEYARD, Zone.BATTLEFIELD)])
        elif number:
            to = chance.choice((Zone.GRAVEYARD, Zone.HAND, Zone.EXILE))
            perform(self.game, [ZoneChange(number, Zone.BATTLEFIELD, to)])

    def answer(self) -> None:
        """Answer what an event or a state-based action asks."""
        while self.game.decision is not None and not self.game.over:
            kind = self.game.decision.kind.value
            if kind == "priority":
                return
            self.game.answer(self.game.decision.fallback)

    def attach(self, chance: Random) -> None:
        """An attachment moves to something else, or off."""
        things = [
            number
            for number in self.game.zones.battlefield
            if {"Aura", "Equipment"} & self.game.object(number).base.subtypes
        ]
        if things:
            thing = chance.choice(things)
            host = self.some(chance, Type.CREATURE | Type.LAND)
            if host != thing:
                attach(self.game, thing, host if host and chance.random() < 0.8 else -1)

    def count(self, chance: Random) -> None:
        """Counters are put on something or removed."""
        number = self.some(chance, Type.CREATURE)
        if number:
            name = chance.choice(("+1/+1", "-1/-1", "flying", "charge", "trample"))
            if chance.random() < 0.7:
                perform(self.game, [CountersPut(number, name, chance.randint(1, 2))])
            else:
                perform(self.game, [CountersRemoved(number, name, 1)])

    def begin(self, chance: Random) -> None:
        """An effect of something that resolved begins."""
        things = [self.some(chance, chance.choice((0, Type.CREATURE))) for _ in range(2)]
        changes = chance.choice(CHANGES)
        self.last(chance, changes, [number for number in dict.fromkeys(things) if number])

    def last(self, chance: Random, changes: tuple[Modification, ...], things: list[int]) -> None:
        """These changes begin to apply to these things."""
        if things:
            by = chance.choice((ANN, BOB))
            duration = chance.choice((Duration.END_OF_TURN, Duration.PERMANENT))
            if chance.random() < 0.1:
                duration = Duration.WHILE_SOURCE_TAPPED
            effect = Continuous(Context(things[0], by), changes, duration, things)
            perform(self.game, [EffectBegan(effect)])

    def end(self, chance: Random) -> None:
        """An effect ends."""
        if self.game.effects.lasting:
            durations.end(self.game, [chance.choice(self.game.effects.lasting)])

    def turn(self, chance: Random) -> None:
        """A permanent becomes tapped or untapped."""
        number = self.some(chance)
        if number:
            tapped = self.game.object(number).tapped
            perform(self.game, [Untapped(number) if tapped else Tapped(number)])

    def phase(self, chance: Random) -> None:
        """Something phases out, or what did phases in."""
        away = list(self.game.zones.phased)
        number = self.some(chance)
        if away:
            perform(self.game, phasing_in(self.game, away))
        elif number:
            perform(self.game, phasing_out(self.game, [number]))

    def copy(self, chance: Random) -> None:
        """Something becomes a copy of something else."""
        thing, original = self.some(chance), self.some(chance)
        if thing and thing != original:
            values = copies.copied_values(self.game, Context(thing, ANN), original, ())
            self.last(chance, (CopiedValues(values),), [thing])

    def take(self, chance: Random) -> None:
        """A player gains control of something."""
        number = self.some(chance)
        if number:
            self.last(chance, (SetController(),), [number])

    def change_life(self, chance: Random) -> None:
        """A life total changes."""
        perform(self.game, [LifeLost(chance.choice((ANN, BOB)), 3)])

    def draw(self, chance: Random) -> None:
        """A player draws a card."""
        seat = chance.choice((ANN, BOB))
        library = self.game.players[seat].library
        if library:
            perform(self.game, [ZoneChange(library[0], Zone.LIBRARY, Zone.HAND)])

    def hide(self, chance: Random) -> None:
        """A permanent enters face down."""
        made = self.table.make(
            chance.choice((ANN, BOB)), Zone.BATTLEFIELD, chance.choice(self.pieces)
        )
        made.face_down = True
        self.table.add(made)

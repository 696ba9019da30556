"""The dungeons, with the rooms in order from the topmost and where their arrows lead. CR 309."""

from __future__ import annotations

from typing import Final

from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Duration
from jajna.ir.composites import Clause, Sequence
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import Card, OfType, Opponent, Player, Spell
from jajna.ir.filters.qualities import OfSupertype
from jajna.ir.refs import YOU, Bound, Each, It, Target, That
from jajna.mechanics.actions.discard import Discard as DiscardCard
from jajna.mechanics.actions.goad import Goad
from jajna.mechanics.actions.sacrifice import Sacrifice as SacrificeDestroying
from jajna.mechanics.actions.scry import Scry
from jajna.mechanics.actions.search import Search
from jajna.mechanics.actions.shuffle import Shuffle
from jajna.mechanics.choices.among_found import SomeAmong
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.costs.things import Discard, Sacrifice
from jajna.mechanics.dungeons.rooms import dungeon, room
from jajna.mechanics.keywords.deathtouch import DEATHTOUCH
from jajna.mechanics.keywords.hexproof import HEXPROOF
from jajna.mechanics.keywords.menace import MENACE
from jajna.mechanics.lasting.casting_while_resolving import CastWhileResolving, SpellAmong
from jajna.mechanics.lasting.permissions import AllowPlaying
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.found_cards import Put
from jajna.mechanics.moving.places import Called, Place
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.library import Reveal, TopCards
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.mechanics.things.predefined_tokens import CreateNamedTokens
from jajna.mechanics.things.tokens import CreateTokens
from jajna.vocab import PLUS_COUNTER, Cannot, Color, Supertype, Type

__all__ = ["DUNGEONS"]

LOST_MINE: Final = dungeon(
    "Lost Mine of Phandelver",
    room("Cave Entrance", 0, (1, 2), Scry(ONE)),
    room(
        "Goblin Lair",
        1,
        (3, 4),
        CreateTokens(ONE, power=ONE, toughness=ONE, colors=Color.RED, subtypes=("Goblin",)),
    ),
    room("Mine Tunnels", 2, (4, 5), CreateNamedTokens(ONE, name="Treasure")),
    room("Storeroom", 3, (6,), PutCounters(ONE, PLUS_COUNTER, Target(OfType(Type.CREATURE)))),
    room(
        "Dark Pool",
        4,
        (6,),
        Sequence((LoseLife(ONE, who=Each(Opponent())), GainLife(ONE, who=YOU)), joiner="and"),
    ),
    room(
        "Fungi Cavern",
        5,
        (6,),
        Change(
            Target(OfType(Type.CREATURE)),
            changes=(PowerToughness(Number(-4), minus="toughness"),),
            duration=Duration.YOUR_NEXT_TURN,
        ),
    ),
    room("Temple of Dumathoin", 6, (), DrawCards(ONE)),
)


MAD_MAGE: Final = dungeon(
    "Dungeon of the Mad Mage",
    room("Yawning Portal", 0, (1,), GainLife(ONE, who=YOU)),
    room("Dungeon Level", 1, (2, 3), Scry(ONE)),
    room("Goblin Bazaar", 2, (4,), CreateNamedTokens(ONE, name="Treasure")),
    room(
        "Twisted Caverns",
        3,
        (4,),
        Change(
            Target(OfType(Type.CREATURE)),
            changes=(Restrict(Cannot.ATTACK),),
            duration=Duration.YOUR_NEXT_TURN,
        ),
    ),
    room("Lost Level", 4, (5, 6), Scry(Number(2))),
    room(
        "Runestone Caverns",
        5,
        (7,),
        Sequence(
            (
                Exile(TopCards(Number(2))),
                AllowPlaying(
                    That(Card(), of=Bound("exiled"), plural=True),
                    duration=Duration.PERMANENT,
                    when="stays",
                ),
            )
        ),
    ),
    room(
        "Muiral's Graveyard",
        6,
        (7,),
        CreateTokens(
            Number(2), power=ONE, toughness=ONE, colors=Color.BLACK, subtypes=("Skeleton",)
        ),
    ),
    room("Deep Mines", 7, (8,), Scry(Number(3))),
    room(
        "Mad Wizard's Lair",
        8,
        (),
        Sequence(
            (
                DrawCards(Number(3)),
                Reveal(That(Card(), of=Bound("drawn"), plural=True)),
                CastWhileResolving(
                    SpellAmong(Spell(), That(Card(), of=Bound("drawn"), plural=True))
                ),
            )
        ),
    ),
)


TOMB: Final = dungeon(
    "Tomb of Annihilation",
    room("Trapped Entry", 0, (1, 3), LoseLife(ONE, who=Each(Player()))),
    room(
        "Veils of Fear",
        1,
        (2,),
        Clause(
            LoseLife(Number(2), who=Each(Player())),
            unless=(Discard(Some(ONE, Card())),),
            payer=It(Each(Player()), plural=True),
        ),
    ),
    room(
        "Sandfall Cell",
        2,
        (4,),
        Clause(
            LoseLife(Number(2), who=Each(Player())),
            unless=(
                Sacrifice(
                    Some(
                        ONE,
                        what=Either(
                            (OfType(Type.CREATURE), OfType(Type.ARTIFACT), OfType(Type.LAND))
                        ),
                    ),
                ),
            ),
            payer=It(Each(Player()), plural=True),
        ),
    ),
    room(
        "Oubliette",
        3,
        (4,),
        Sequence(
            (
                DiscardCard(Some(ONE, Card())),
                SacrificeDestroying(Some(ONE, OfType(Type.CREATURE))),
                SacrificeDestroying(Some(ONE, OfType(Type.ARTIFACT))),
                SacrificeDestroying(Some(ONE, OfType(Type.LAND))),
            ),
            joiner="and",
        ),
    ),
    room(
        "Cradle of the Death God",
        4,
        (),
        CreateTokens(
            ONE,
            name="The Atropal",
            supertypes=Supertype.LEGENDARY,
            power=Number(4),
            toughness=Number(4),
            colors=Color.BLACK,
            subtypes=("God", "Horror"),
            abilities=(DEATHTOUCH,),
        ),
    ),
)


UNDERCITY: Final = dungeon(
    "Undercity",
    room(
        "Secret Entrance",
        0,
        (1, 2),
        Search(
            ONE,
            what=All((OfSupertype(Supertype.BASIC), OfType(Type.LAND), Card())),
            shown=Called.IT,
        ),
    ),
    room(
        "Forge",
        1,
        (3, 4),
        PutCounters(Number(2), PLUS_COUNTER, Target(OfType(Type.CREATURE))),
    ),
    room("Lost Well", 2, (4, 5), Scry(Number(2))),
    room("Trap!", 3, (6,), LoseLife(Number(5), who=Target(Player()))),
    room("Arena", 4, (6, 7), Goad(Target(OfType(Type.CREATURE)))),
    room("Stash", 5, (7,), CreateNamedTokens(ONE, name="Treasure")),
    room("Archives", 6, (8,), DrawCards(ONE)),
    room(
        "Catacombs",
        7,
        (8,),
        CreateTokens(
            ONE,
            power=Number(4),
            toughness=ONE,
            colors=Color.BLACK,
            subtypes=("Skeleton",),
            abilities=(MENACE,),
        ),
    ),
    room(
        "Throne of the Dead Three",
        8,
        (),
        Sequence(
            (
                Sequence(
                    (
                        Reveal(TopCards(Number(10))),
                        Put(
                            SomeAmong(
                                ONE,
                                what=All((OfType(Type.CREATURE), Card())),
                                among=It(Bound("revealed"), plural=True),
                            ),
                            to=Place.BATTLEFIELD,
                            counters=Number(3),
                            counter=PLUS_COUNTER,
                        ),
                        Change(
                            It(Bound("taken")),
                            changes=(GainAbilities((HEXPROOF,), gained=True),),
                            duration=Duration.YOUR_NEXT_TURN,
                        ),
                    )
                ),
                Shuffle(),
            ),
            joiner=". Then",
        ),
    ),
    subtypes=("Undercity",),
)


DUNGEONS: Final = (LOST_MINE, MAD_MAGE, TOMB, UNDERCITY)
"""All dungeons that a player can bring into the game. CR 309.2a."""

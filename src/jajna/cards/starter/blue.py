"""Blue cards of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.cards.embedded import joined
from jajna.ir.abilities import Activated, Replacing, SpellAbility, Static, Triggered
from jajna.ir.amounts import ONE, Number
from jajna.ir.comparisons import Comparison
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.cards import MoreCardsInHand
from jajna.ir.conditions.players import TheDifference
from jajna.ir.control import SetController
from jajna.ir.costs import TAP, PayMana
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.nouns import OfSubtype, OfType, Opponent, Permanent, Player, Spell
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor
from jajna.ir.filters.stats import StatIs
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat
from jajna.ir.players import ControllerOf, Opponents
from jajna.ir.refs import (
    IMPLIED,
    THIS,
    YOU,
    Attached,
    Each,
    EachWord,
    EventObject,
    It,
    Target,
    That,
)
from jajna.kernel.casting.copies import Retarget
from jajna.mechanics.actions.counter import Counter
from jajna.mechanics.actions.discard import Discard
from jajna.mechanics.actions.sacrifice import Sacrifice as SacrificeAction
from jajna.mechanics.actions.search import Search
from jajna.mechanics.actions.tap_and_untap import Tap, TapOrUntap, Untap
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.choices.names import ChoiceOf
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.linked_choices import IsChosenColor
from jajna.mechanics.costs.things import Discard as DiscardCost
from jajna.mechanics.costs.things import Sacrifice
from jajna.mechanics.keywords.common import CREATURE
from jajna.mechanics.keywords.defender import DEFENDER
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.lasting.text_changes import ReplaceWords, WordKind
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.places import Called, Place
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.replacements.contested_draws import DrawForSale
from jajna.mechanics.replacements.entering import ChooseAsItEnters
from jajna.mechanics.rules.attackable import AttackOnlyWhoControls
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy, BlockOrBeBlockedBy
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.rules.revealed_cards import PlayWithHandRevealed
from jajna.mechanics.things.copies import CopyAbilities, CopyStats, CopyTypes, EnterAsCopy
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.library import LookAndArrange
from jajna.mechanics.things.spell_copies_and_targets import ChangeTargets, WithSingleTarget
from jajna.mechanics.triggers.damage import DealsDamage
from jajna.mechanics.triggers.spells_and_abilities import BecomesTarget
from jajna.mechanics.triggers.zone_changes import Dies, Enters
from jajna.vocab import Cannot, Color, Type, Zone, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Air Elemental",
        faces=(
            Face(
                "Air Elemental",
                mana_cost=mana_cost("{3}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Elemental",),
                power="4",
                toughness="4",
                abilities=(FLYING,),
            ),
        ),
        spanish="Elemental de aire",
    ),
    Card(
        "Archivist",
        faces=(
            Face(
                "Archivist",
                mana_cost=mana_cost("{2}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Human", "Wizard"),
                power="1",
                toughness="1",
                abilities=(Activated((TAP,), effect=DrawCards(ONE)),),
            ),
        ),
        spanish="Archivero",
    ),
    Card(
        "Aven Fisher",
        faces=(
            Face(
                "Aven Fisher",
                mana_cost=mana_cost("{3}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Bird", "Soldier"),
                power="2",
                toughness="2",
                abilities=(FLYING, Triggered(Dies(SELF), effect=Clause(DrawCards(ONE), may=YOU))),
            ),
        ),
        spanish="Pescador aven",
    ),
    Card(
        "Balance of Power",
        faces=(
            Face(
                "Balance of Power",
                mana_cost=mana_cost("{3}{U}{U}"),
                colors=Color.BLUE,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Clause(
                            DrawCards(TheDifference(MoreCardsInHand(Target(Opponent()), than=YOU))),
                            condition=MoreCardsInHand(Target(Opponent()), than=YOU),
                        )
                    ),
                ),
            ),
        ),
        spanish="Equilibrio de poder",
    ),
    Card(
        "Boomerang",
        faces=(
            Face(
                "Boomerang",
                mana_cost=mana_cost("{U}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(SpellAbility(PutIntoHand(Target(Permanent()), returned=True)),),
            ),
        ),
        spanish="Búmerang",
    ),
    Card(
        "Bribery",
        faces=(
            Face(
                "Bribery",
                mana_cost=mana_cost("{3}{U}{U}"),
                colors=Color.BLUE,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Search(
                            ONE,
                            what=All((OfType(Type.CREATURE), CardFilter())),
                            whose=Target(Opponent()),
                            it="that card",
                            to=Place.YOURS,
                            joined=True,
                            theirs=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Soborno",
    ),
    Card(
        "Catalog",
        faces=(
            Face(
                "Catalog",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (DrawCards(Number(2)), Discard(Some(ONE, what=CardFilter()))),
                            joiner=", then",
                        )
                    ),
                ),
            ),
        ),
        spanish="Catalogar",
    ),
    Card(
        "Coastal Hornclaw",
        faces=(
            Face(
                "Coastal Hornclaw",
                mana_cost=mana_cost("{4}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Bird",),
                power="3",
                toughness="3",
                abilities=(
                    Activated(
                        (Sacrifice(Some(ONE, OfType(Type.LAND))),),
                        effect=Change(THIS, changes=(GainAbilities((FLYING,), gained=True),)),
                    ),
                ),
            ),
        ),
        spanish="Garracuerno costero",
    ),
    Card(
        "Coastal Piracy",
        faces=(
            Face(
                "Coastal Piracy",
                mana_cost=mana_cost("{2}{U}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        DealsDamage(
                            All((OfType(Type.CREATURE), Controlled())), combat=True, to=Opponent()
                        ),
                        effect=Clause(DrawCards(ONE), may=YOU),
                    ),
                ),
            ),
        ),
        spanish="Piratería costera",
    ),
    Card(
        "Concentrate",
        faces=(
            Face(
                "Concentrate",
                mana_cost=mana_cost("{2}{U}{U}"),
                colors=Color.BLUE,
                types=Type.SORCERY,
                abilities=(SpellAbility(DrawCards(Number(3))),),
            ),
        ),
        spanish="Concentrarse",
    ),
    Card(
        "Confiscate",
        faces=(
            Face(
                "Confiscate",
                mana_cost=mana_cost("{4}{U}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((Permanent(),)),
                    Static(Is(Attached(Permanent())), changes=(SetController(),)),
                ),
            ),
        ),
        spanish="Confiscar",
    ),
    Card(
        "Coral Eel",
        faces=(
            Face(
                "Coral Eel",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Fish",),
                power="2",
                toughness="1",
            ),
        ),
        spanish="Anguila de coral",
    ),
    Card(
        "Cowardice",
        faces=(
            Face(
                "Cowardice",
                mana_cost=mana_cost("{3}{U}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        BecomesTarget(CREATURE, word="whenever"),
                        effect=PutIntoHand(That(CREATURE, of=EventObject()), returned=True),
                    ),
                ),
            ),
        ),
        spanish="Cobardía",
    ),
    Card(
        "Curiosity",
        faces=(
            Face(
                "Curiosity",
                mana_cost=mana_cost("{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Triggered(
                        DealsDamage(Is(Attached(OfType(Type.CREATURE))), to=Opponent()),
                        effect=Clause(DrawCards(ONE), may=YOU),
                    ),
                ),
            ),
        ),
        spanish="Curiosidad",
    ),
    Card(
        "Daring Apprentice",
        faces=(
            Face(
                "Daring Apprentice",
                mana_cost=mana_cost("{1}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Human", "Wizard"),
                power="1",
                toughness="1",
                abilities=(Activated((TAP, Sacrifice()), effect=Counter(Target(Spell()))),),
            ),
        ),
        spanish="Aprendiz temerario",
    ),
    Card(
        "Deflection",
        faces=(
            Face(
                "Deflection",
                mana_cost=mana_cost("{3}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        ChangeTargets(
                            Target(All((Spell(), WithSingleTarget()))),
                            how=Retarget.ALL,
                            who=IMPLIED,
                        )
                    ),
                ),
            ),
        ),
        spanish="Redirigir",
    ),
    Card(
        "Dehydration",
        faces=(
            Face(
                "Dehydration",
                mana_cost=mana_cost("{3}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))),
                        changes=(Restrict(Cannot.UNTAP_IN_UNTAP_STEP),),
                    ),
                ),
            ),
        ),
        spanish="Deshidratación",
    ),
    Card(
        "Evacuation",
        faces=(
            Face(
                "Evacuation",
                mana_cost=mana_cost("{3}{U}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        PutIntoHand(
                            Each(CREATURE, word=EachWord.ALL), whose="owners", returned=True
                        )
                    ),
                ),
            ),
        ),
        spanish="Evacuación",
    ),
    Card(
        "Fighting Drake",
        faces=(
            Face(
                "Fighting Drake",
                mana_cost=mana_cost("{2}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Drake",),
                power="2",
                toughness="4",
                abilities=(FLYING,),
            ),
        ),
        spanish="Draco de lucha",
    ),
    Card(
        "Flash Counter",
        faces=(
            Face(
                "Flash Counter",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(SpellAbility(Counter(Target(All((OfType(Type.INSTANT), Spell()))))),),
            ),
        ),
        spanish="Contraataque repentino",
    ),
    Card(
        "Fleeting Image",
        faces=(
            Face(
                "Fleeting Image",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Illusion",),
                power="2",
                toughness="1",
                abilities=(
                    FLYING,
                    Activated(
                        (PayMana(mana_cost("{1}{U}")),), effect=PutIntoHand(THIS, returned=True)
                    ),
                ),
            ),
        ),
        spanish="Imagen efímera",
    ),
    Card(
        "Flight",
        faces=(
            Face(
                "Flight",
                mana_cost=mana_cost("{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))), changes=(GainAbilities((FLYING,)),)
                    ),
                ),
            ),
        ),
        spanish="Volar",
    ),
    Card(
        "Fugitive Wizard",
        faces=(
            Face(
                "Fugitive Wizard",
                mana_cost=mana_cost("{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Human", "Wizard"),
                power="1",
                toughness="1",
            ),
        ),
        spanish="Hechicero fugitivo",
    ),
    Card(
        "Giant Octopus",
        faces=(
            Face(
                "Giant Octopus",
                mana_cost=mana_cost("{3}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Octopus",),
                power="3",
                toughness="3",
            ),
        ),
        spanish="Pulpo gigante",
    ),
    Card(
        "Hibernation",
        faces=(
            Face(
                "Hibernation",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        PutIntoHand(
                            Each(All((OfColor(Color.GREEN), Permanent())), word=EachWord.ALL),
                            whose="owners",
                            returned=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Hibernación",
    ),
    Card(
        "Horned Turtle",
        faces=(
            Face(
                "Horned Turtle",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Turtle",),
                power="1",
                toughness="4",
            ),
        ),
        spanish="Tortuga astada",
    ),
    Card(
        "Index",
        faces=(
            Face(
                "Index",
                mana_cost=mana_cost("{U}"),
                colors=Color.BLUE,
                types=Type.SORCERY,
                abilities=(SpellAbility(LookAndArrange(Number(5))),),
            ),
        ),
        spanish="Índice",
    ),
    Card(
        "Inspiration",
        faces=(
            Face(
                "Inspiration",
                mana_cost=mana_cost("{3}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(SpellAbility(DrawCards(Number(2), who=Target(Player()))),),
            ),
        ),
        spanish="Inspiración",
    ),
    Card(
        "Intruder Alarm",
        faces=(
            Face(
                "Intruder Alarm",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Static(
                        OfType(Type.CREATURE),
                        changes=(Restrict(Cannot.UNTAP_IN_UNTAP_STEP, whose="their"),),
                    ),
                    Triggered(
                        Enters(OfType(Type.CREATURE), word="whenever"),
                        effect=Untap(Each(OfType(Type.CREATURE), word=EachWord.ALL)),
                    ),
                ),
            ),
        ),
        spanish="Alarma contra intrusos",
    ),
    Card(
        "Invisibility",
        faces=(
            Face(
                "Invisibility",
                mana_cost=mana_cost("{U}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))),
                        changes=(BeBlockedOnlyBy(OfSubtype("Wall")),),
                    ),
                ),
            ),
        ),
        spanish="Invisibilidad",
    ),
    Card(
        "Mahamoti Djinn",
        faces=(
            Face(
                "Mahamoti Djinn",
                mana_cost=mana_cost("{4}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Djinn",),
                power="5",
                toughness="6",
                abilities=(FLYING,),
            ),
        ),
        spanish="Djinn Mahamoti",
    ),
    Card(
        "Mana Leak",
        faces=(
            Face(
                "Mana Leak",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Clause(
                            Counter(Target(Spell())),
                            unless=(PayMana(mana_cost("{3}")),),
                            payer=ControllerOf(It(Target(Spell()))),
                        )
                    ),
                ),
            ),
        ),
        spanish="Fuga de maná",
    ),
    Card(
        "Merchant Scroll",
        faces=(
            Face(
                "Merchant Scroll",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Search(
                            ONE,
                            what=All((OfColor(Color.BLUE), OfType(Type.INSTANT), CardFilter())),
                            shown=Called.THAT_CARD,
                        )
                    ),
                ),
            ),
        ),
        spanish="Pergamino mercantil",
    ),
    Card(
        "Merchant of Secrets",
        faces=(
            Face(
                "Merchant of Secrets",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Human", "Wizard"),
                power="1",
                toughness="1",
                abilities=(Triggered(Enters(SELF), effect=DrawCards(ONE)),),
            ),
        ),
        spanish="Mercader de secretos",
    ),
    Card(
        "Mind Bend",
        faces=(
            Face(
                "Mind Bend",
                mana_cost=mana_cost("{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(ReplaceWords(Target(Permanent()), which=WordKind.COLOR_OR_LAND)),
                ),
            ),
        ),
        spanish="Torsión mental",
    ),
    Card(
        "Phantasmal Image",
        faces=(
            Face(
                "Phantasmal Image",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Illusion",),
                power="0",
                toughness="0",
                abilities=(
                    Replacing(
                        EnterAsCopy(
                            All((CREATURE, InZone(Zone.BATTLEFIELD))),
                            exceptions=(
                                CopyTypes(subtypes=("Illusion",)),
                                CopyAbilities(
                                    (
                                        Triggered(
                                            BecomesTarget(SELF), effect=SacrificeAction(It(THIS))
                                        ),
                                    )
                                ),
                            ),
                        )
                    ),
                ),
            ),
        ),
        spanish="Imagen fantasmal",
    ),
    Card(
        "Phantom Warrior",
        faces=(
            Face(
                "Phantom Warrior",
                mana_cost=mana_cost("{1}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Illusion", "Warrior"),
                power="2",
                toughness="2",
                abilities=(Static(SELF, changes=(Restrict(Cannot.BE_BLOCKED),)),),
            ),
        ),
        spanish="Guerrero fantasmal",
    ),
    Card(
        "Phyrexian Metamorph",
        faces=(
            Face(
                "Phyrexian Metamorph",
                mana_cost=mana_cost("{3}{U/P}"),
                colors=Color.BLUE,
                types=Type.ARTIFACT | Type.CREATURE,
                subtypes=("Phyrexian", "Shapeshifter"),
                power="0",
                toughness="0",
                abilities=(
                    Replacing(
                        EnterAsCopy(
                            All(
                                (
                                    Either((OfType(Type.ARTIFACT), OfType(Type.CREATURE))),
                                    InZone(Zone.BATTLEFIELD),
                                )
                            ),
                            exceptions=(CopyTypes(Type.ARTIFACT),),
                        )
                    ),
                ),
            ),
        ),
        spanish="Metamorfo pirexiano",
    ),
    Card(
        "Puppeteer",
        faces=(
            Face(
                "Puppeteer",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Human", "Wizard"),
                power="1",
                toughness="2",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{U}")), TAP),
                        effect=Clause(TapOrUntap(Target(OfType(Type.CREATURE))), may=YOU),
                    ),
                ),
            ),
        ),
        spanish="Titiritero",
    ),
    Card(
        "Quicksilver Gargantuan",
        faces=(
            Face(
                "Quicksilver Gargantuan",
                mana_cost=mana_cost("{5}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Shapeshifter",),
                power="7",
                toughness="7",
                abilities=(
                    Replacing(
                        EnterAsCopy(
                            All((OfType(Type.CREATURE), InZone(Zone.BATTLEFIELD))),
                            exceptions=(CopyStats(Number(7), toughness=Number(7)),),
                        )
                    ),
                ),
            ),
        ),
        spanish="Gargantúa de mercurio",
    ),
    Card(
        "Remove Soul",
        faces=(
            Face(
                "Remove Soul",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(SpellAbility(Counter(Target(All((OfType(Type.CREATURE), Spell()))))),),
            ),
        ),
        spanish="Robar el alma",
    ),
    Card(
        "Rewind",
        faces=(
            Face(
                "Rewind",
                mana_cost=mana_cost("{2}{U}{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                Counter(Target(Spell())),
                                Untap(Some(Number(4), OfType(Type.LAND), up_to=True)),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Retroceder",
    ),
    Card(
        "Sage Owl",
        faces=(
            Face(
                "Sage Owl",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Bird",),
                power="1",
                toughness="1",
                abilities=(FLYING, Triggered(Enters(SELF), effect=LookAndArrange(Number(4)))),
            ),
        ),
        spanish="Búho sabio",
    ),
    Card(
        "Sage of Lat-Nam",
        faces=(
            Face(
                "Sage of Lat-Nam",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Human", "Artificer"),
                power="1",
                toughness="2",
                abilities=(
                    Activated(
                        (TAP, Sacrifice(Some(ONE, OfType(Type.ARTIFACT)))), effect=DrawCards(ONE)
                    ),
                ),
            ),
        ),
        spanish="Sabio de Lat-Nam",
    ),
    Card(
        "Sea Eagle",
        faces=(
            Face(
                "Sea Eagle",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Bird",),
                power="1",
                toughness="1",
                abilities=(FLYING,),
            ),
        ),
        spanish="Águila marina",
    ),
    Card(
        "Sea Monster",
        faces=(
            Face(
                "Sea Monster",
                mana_cost=mana_cost("{4}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Serpent",),
                power="6",
                toughness="6",
                abilities=(Static(SELF, changes=(AttackOnlyWhoControls(OfSubtype("Island")),)),),
            ),
        ),
        spanish="Engendro marino",
    ),
    Card(
        "Shifting Sky",
        faces=(
            Face(
                "Shifting Sky",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Replacing(ChooseAsItEnters(ChoiceOf.COLOR)),
                    Static(
                        Is(Each(All((Not(OfType(Type.LAND)), Permanent())), word=EachWord.ALL)),
                        changes=(IsChosenColor(),),
                    ),
                ),
            ),
        ),
        spanish="Cielo cambiante",
    ),
    Card(
        "Sneaky Homunculus",
        faces=(
            Face(
                "Sneaky Homunculus",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Homunculus", "Illusion"),
                power="1",
                toughness="1",
                abilities=(
                    Static(
                        SELF,
                        changes=(
                            BlockOrBeBlockedBy(
                                All(
                                    (
                                        OfType(Type.CREATURE),
                                        StatIs(
                                            Stat.POWER,
                                            than=Number(2),
                                            compare=Comparison.OR_GREATER,
                                        ),
                                    )
                                )
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Homúnculo furtivo",
    ),
    Card(
        "Spiketail Hatchling",
        faces=(
            Face(
                "Spiketail Hatchling",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Drake",),
                power="1",
                toughness="1",
                abilities=(
                    FLYING,
                    Activated(
                        (Sacrifice(),),
                        effect=Clause(
                            Counter(Target(Spell())),
                            unless=(PayMana(mana_cost("{1}")),),
                            payer=ControllerOf(It(Target(Spell()))),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Cría de colapúa",
    ),
    Card(
        "Steal Artifact",
        faces=(
            Face(
                "Steal Artifact",
                mana_cost=mana_cost("{2}{U}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.ARTIFACT),)),
                    Static(Is(Attached(OfType(Type.ARTIFACT))), changes=(SetController(),)),
                ),
            ),
        ),
        spanish="Robar artefacto",
    ),
    Card(
        "Storm Crow",
        faces=(
            Face(
                "Storm Crow",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Bird",),
                power="1",
                toughness="2",
                abilities=(FLYING,),
            ),
        ),
        spanish="Cuervo de la tempestad",
    ),
    Card(
        "Telepathy",
        faces=(
            Face(
                "Telepathy",
                mana_cost=mana_cost("{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(Static(Is(Opponents()), changes=(PlayWithHandRevealed(),)),),
            ),
        ),
        spanish="Telepatía",
    ),
    Card(
        "Temporal Adept",
        faces=(
            Face(
                "Temporal Adept",
                mana_cost=mana_cost("{1}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Human", "Wizard"),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{U}{U}{U}")), TAP),
                        effect=PutIntoHand(Target(Permanent()), returned=True),
                    ),
                ),
            ),
        ),
        spanish="Perito temporal",
    ),
    Card(
        "Thieving Magpie",
        faces=(
            Face(
                "Thieving Magpie",
                mana_cost=mana_cost("{2}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Bird",),
                power="1",
                toughness="3",
                abilities=(
                    FLYING,
                    Triggered(DealsDamage(SELF, to=Opponent()), effect=DrawCards(ONE)),
                ),
            ),
        ),
        spanish="Urraca ladrona",
    ),
    Card(
        "Tidal Kraken",
        faces=(
            Face(
                "Tidal Kraken",
                mana_cost=mana_cost("{5}{U}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Kraken",),
                power="6",
                toughness="6",
                abilities=(Static(SELF, changes=(Restrict(Cannot.BE_BLOCKED),)),),
            ),
        ),
        spanish="Kraken de la marea",
    ),
    Card(
        "Trade Routes",
        faces=(
            Face(
                "Trade Routes",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{1}")),),
                        effect=PutIntoHand(
                            Target(All((OfType(Type.LAND), Controlled()))), returned=True
                        ),
                    ),
                    Activated(
                        (
                            PayMana(mana_cost("{1}")),
                            DiscardCost(Some(ONE, All((OfType(Type.LAND), CardFilter())))),
                        ),
                        effect=DrawCards(ONE),
                    ),
                ),
            ),
        ),
        spanish="Rutas comerciales",
    ),
    Card(
        "Treasure Trove",
        faces=(
            Face(
                "Treasure Trove",
                mana_cost=mana_cost("{2}{U}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(Activated((PayMana(mana_cost("{2}{U}{U}")),), effect=DrawCards(ONE)),),
            ),
        ),
        spanish="Descubrimiento del tesoro",
    ),
    Card(
        "Twiddle",
        faces=(
            Face(
                "Twiddle",
                mana_cost=mana_cost("{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Clause(
                            TapOrUntap(
                                Target(
                                    Either(
                                        (
                                            OfType(Type.ARTIFACT),
                                            OfType(Type.CREATURE),
                                            OfType(Type.LAND),
                                        )
                                    )
                                )
                            ),
                            may=YOU,
                        )
                    ),
                ),
            ),
        ),
        spanish="Girar",
    ),
    Card(
        "Unsummon",
        faces=(
            Face(
                "Unsummon",
                mana_cost=mana_cost("{U}"),
                colors=Color.BLUE,
                types=Type.INSTANT,
                abilities=(SpellAbility(PutIntoHand(Target(CREATURE), returned=True)),),
            ),
        ),
        spanish="Anular invocación",
    ),
    Card(
        "Vizzerdrix",
        faces=(
            Face(
                "Vizzerdrix",
                mana_cost=mana_cost("{6}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Rabbit", "Beast"),
                power="6",
                toughness="6",
            ),
        ),
        spanish="Vizzerdrix",
    ),
    Card(
        "Wall of Air",
        faces=(
            Face(
                "Wall of Air",
                mana_cost=mana_cost("{1}{U}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Wall",),
                power="1",
                toughness="5",
                abilities=(DEFENDER, joined(FLYING)),
            ),
        ),
        spanish="Muro de aire",
    ),
    Card(
        "Wind Drake",
        faces=(
            Face(
                "Wind Drake",
                mana_cost=mana_cost("{2}{U}"),
                colors=Color.BLUE,
                types=Type.CREATURE,
                subtypes=("Drake",),
                power="2",
                toughness="2",
                abilities=(FLYING,),
            ),
        ),
        spanish="Draco del viento",
    ),
    Card(
        "Wrath of Marit Lage",
        faces=(
            Face(
                "Wrath of Marit Lage",
                mana_cost=mana_cost("{3}{U}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Tap(
                            Each(
                                All((OfColor(Color.RED), OfType(Type.CREATURE))), word=EachWord.ALL
                            )
                        ),
                    ),
                    Static(
                        All((OfColor(Color.RED), OfType(Type.CREATURE))),
                        changes=(Restrict(Cannot.UNTAP_IN_UNTAP_STEP, whose="their"),),
                    ),
                ),
            ),
        ),
        spanish="Ira de Marit Lage",
    ),
    Card(
        "Zur's Weirding",
        faces=(
            Face(
                "Zur's Weirding",
                mana_cost=mana_cost("{3}{U}"),
                colors=Color.BLUE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Static(Player(), changes=(PlayWithHandRevealed(),)),
                    Replacing(DrawForSale(2)),
                ),
            ),
        ),
        spanish="Presagio de Zur",
    ),
)

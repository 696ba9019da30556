"""Green cards of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import Activated, Keyworded, SpellAbility, Static, Triggered
from jajna.ir.amounts import ONE, CountOf, Number, PerEach, X
from jajna.ir.comparisons import HowMany
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.objects import IsA
from jajna.ir.conditions.permanents import Controls
from jajna.ir.costs import TAP, PayMana
from jajna.ir.filters.identity import SELF, Is, Other
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.nouns import OfSubtype, OfType, Player, Spell
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor, OfSupertype, WithKeyword, WithoutAbilities
from jajna.ir.filters.states import Untapped
from jajna.ir.filters.zones import InZone
from jajna.ir.mana import AddMana, AddManaOfColors
from jajna.ir.players import ControllerOf
from jajna.ir.refs import (
    THIS,
    YOU,
    Attached,
    Bound,
    Each,
    EachWord,
    EventObject,
    It,
    Same,
    Target,
    That,
)
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.actions.regenerate import Regenerate
from jajna.mechanics.actions.sacrifice import Sacrifice as SacrificeAction
from jajna.mechanics.actions.search import Search
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.descriptions import DescribedAs
from jajna.mechanics.continuous.power_toughness import (
    DefinePowerToughness,
    DefineToughnessByPower,
    PowerToughness,
)
from jajna.mechanics.costs.things import Sacrifice, Tap
from jajna.mechanics.keywords.common import CREATURE
from jajna.mechanics.keywords.defender import DEFENDER
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.keywords.landwalk import CountsAs, WhoseControllerControls
from jajna.mechanics.keywords.reach import REACH
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.places import OfWhom, Place
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.mechanics.moving.to_graveyard import PutIntoGraveyard as PutIntoGraveyardMoving
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.moving.to_library import PutOnLibrary
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.mechanics.rules.players import LureAll
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.rules.unblocked_damage import DamageAsUnblocked
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.library import Reveal, TopCards
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.combat import Blocks
from jajna.mechanics.triggers.damage import IsDealtDamage
from jajna.mechanics.triggers.permanents import BecomesTapped, StateHolds
from jajna.mechanics.triggers.players import IsTappedForMana
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.mechanics.triggers.zone_changes import Dies, Enters, PutIntoGraveyard
from jajna.vocab import Cannot, Color, Keyword, Mana, Supertype, Type, Zone, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Birds of Paradise",
        faces=(
            Face(
                "Birds of Paradise",
                mana_cost=mana_cost("{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Bird",),
                power="0",
                toughness="1",
                abilities=(FLYING, Activated((TAP,), effect=AddManaOfColors(ONE))),
            ),
        ),
        spanish="Aves del paraíso",
    ),
    Card(
        "Blanchwood Armor",
        faces=(
            Face(
                "Blanchwood Armor",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))),
                        changes=(
                            PowerToughness(
                                PerEach(
                                    ONE, counted=CountOf(All((OfSubtype("Forest"), Controlled())))
                                ),
                                toughness=PerEach(
                                    ONE, counted=CountOf(All((OfSubtype("Forest"), Controlled())))
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Armadura de maderapálida",
    ),
    Card(
        "Call of the Wild",
        faces=(
            Face(
                "Call of the Wild",
                mana_cost=mana_cost("{2}{G}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{2}{G}{G}")),),
                        effect=Sequence(
                            (
                                Reveal(TopCards()),
                                Clause(
                                    PutOntoBattlefield(It(Bound("revealed"))),
                                    condition=IsA(
                                        It(Bound("revealed")), fits=All((CREATURE, CardFilter()))
                                    ),
                                    otherwise=PutIntoGraveyardMoving(
                                        It(Bound("revealed")), whose="your"
                                    ),
                                ),
                            )
                        ),
                    ),
                ),
            ),
        ),
        spanish="Llamado de la naturaleza",
    ),
    Card(
        "Canopy Spider",
        faces=(
            Face(
                "Canopy Spider",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Spider",),
                power="1",
                toughness="3",
                abilities=(REACH,),
            ),
        ),
        spanish="Araña de la enramada",
    ),
    Card(
        "Choke",
        faces=(
            Face(
                "Choke",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                abilities=(
                    Static(
                        OfSubtype("Island"),
                        changes=(Restrict(Cannot.UNTAP_IN_UNTAP_STEP, whose="their"),),
                    ),
                ),
            ),
        ),
        spanish="Atoramiento",
    ),
    Card(
        "Collective Unconscious",
        faces=(
            Face(
                "Collective Unconscious",
                mana_cost=mana_cost("{4}{G}{G}"),
                colors=Color.GREEN,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        DrawCards(
                            PerEach(
                                ONE, counted=CountOf(All((OfType(Type.CREATURE), Controlled())))
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Inconsciente colectivo",
    ),
    Card(
        "Craw Wurm",
        faces=(
            Face(
                "Craw Wurm",
                mana_cost=mana_cost("{4}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Wurm",),
                power="6",
                toughness="4",
            ),
        ),
        spanish="Sierpe dragón",
    ),
    Card(
        "Creeping Mold",
        faces=(
            Face(
                "Creeping Mold",
                mana_cost=mana_cost("{2}{G}{G}"),
                colors=Color.GREEN,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Destroy(
                            Target(
                                Either(
                                    (
                                        OfType(Type.ARTIFACT),
                                        OfType(Type.ENCHANTMENT),
                                        OfType(Type.LAND),
                                    )
                                )
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Moho reptante",
    ),
    Card(
        "Elvish Champion",
        faces=(
            Face(
                "Elvish Champion",
                mana_cost=mana_cost("{1}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf",),
                power="2",
                toughness="2",
                abilities=(
                    Static(
                        All((Other(), OfSubtype("Elf"), OfType(Type.CREATURE))),
                        changes=(
                            PowerToughness(ONE, toughness=ONE),
                            GainAbilities(
                                (
                                    Keyworded(
                                        "forestwalk",
                                        meaning=(
                                            Static(
                                                SELF,
                                                changes=(
                                                    BeBlockedOnlyBy(
                                                        Either(
                                                            (
                                                                Not(
                                                                    WhoseControllerControls(
                                                                        All(
                                                                            (
                                                                                OfSubtype("Forest"),
                                                                                OfType(Type.LAND),
                                                                            )
                                                                        )
                                                                    )
                                                                ),
                                                                CountsAs(528, attacker=True),
                                                            )
                                                        )
                                                    ),
                                                ),
                                            ),
                                        ),
                                    ),
                                )
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Campeona élfica",
    ),
    Card(
        "Elvish Lyrist",
        faces=(
            Face(
                "Elvish Lyrist",
                mana_cost=mana_cost("{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf",),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{G}")), TAP, Sacrifice()),
                        effect=Destroy(Target(OfType(Type.ENCHANTMENT))),
                    ),
                ),
            ),
        ),
        spanish="Lirista élfica",
    ),
    Card(
        "Elvish Pioneer",
        faces=(
            Face(
                "Elvish Pioneer",
                mana_cost=mana_cost("{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf", "Druid"),
                power="1",
                toughness="1",
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Clause(
                            PutOntoBattlefield(
                                Some(
                                    ONE,
                                    what=All(
                                        (
                                            OfSupertype(Supertype.BASIC),
                                            OfType(Type.LAND),
                                            CardFilter(),
                                            InZone(Zone.HAND, of=YOU, word="from"),
                                        )
                                    ),
                                ),
                                tapped=True,
                            ),
                            may=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Pionero élfico",
    ),
    Card(
        "Elvish Piper",
        faces=(
            Face(
                "Elvish Piper",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf", "Shaman"),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{G}")), TAP),
                        effect=Clause(
                            PutOntoBattlefield(
                                Some(
                                    ONE,
                                    what=All(
                                        (
                                            CREATURE,
                                            CardFilter(),
                                            InZone(Zone.HAND, of=YOU, word="from"),
                                        )
                                    ),
                                )
                            ),
                            may=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Flautista élfica",
    ),
    Card(
        "Elvish Scrapper",
        faces=(
            Face(
                "Elvish Scrapper",
                mana_cost=mana_cost("{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf",),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{G}")), TAP, Sacrifice()),
                        effect=Destroy(Target(OfType(Type.ARTIFACT))),
                    ),
                ),
            ),
        ),
        spanish="Elfo pendenciero",
    ),
    Card(
        "Emperor Crocodile",
        faces=(
            Face(
                "Emperor Crocodile",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Crocodile",),
                power="5",
                toughness="5",
                abilities=(
                    Triggered(
                        StateHolds(Controls(All((Other(), CREATURE)), compare=HowMany.NO)),
                        effect=SacrificeAction(THIS),
                    ),
                ),
            ),
        ),
        spanish="Cocodrilo emperador",
    ),
    Card(
        "Enormous Baloth",
        faces=(
            Face(
                "Enormous Baloth",
                mana_cost=mana_cost("{6}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Beast",),
                power="7",
                toughness="7",
            ),
        ),
        spanish="Báloth enorme",
    ),
    Card(
        "Fecundity",
        faces=(
            Face(
                "Fecundity",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        Dies(OfType(Type.CREATURE), word="whenever"),
                        effect=Clause(
                            DrawCards(
                                ONE,
                                who=Same(
                                    ControllerOf(That(OfType(Type.CREATURE), of=EventObject())),
                                    bare=True,
                                ),
                            ),
                            may=ControllerOf(That(OfType(Type.CREATURE), of=EventObject())),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Fecundidad",
    ),
    Card(
        "Fertile Ground",
        faces=(
            Face(
                "Fertile Ground",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.LAND),)),
                    Triggered(
                        IsTappedForMana(Is(Attached(OfType(Type.LAND)))),
                        effect=AddManaOfColors(
                            ONE, who=ControllerOf(It(Attached(OfType(Type.LAND)))), additional=True
                        ),
                    ),
                ),
            ),
        ),
        spanish="Tierra fértil",
    ),
    Card(
        "Foratog",
        faces=(
            Face(
                "Foratog",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Atog",),
                power="1",
                toughness="2",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{G}")), Sacrifice(Some(ONE, OfSubtype("Forest")))),
                        effect=Change(
                            THIS, changes=(PowerToughness(Number(2), toughness=Number(2)),)
                        ),
                    ),
                ),
            ),
        ),
        spanish="Atog de los bosques",
    ),
    Card(
        "Fungusaur",
        faces=(
            Face(
                "Fungusaur",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Fungus", "Dinosaur"),
                power="2",
                toughness="2",
                abilities=(
                    Triggered(
                        IsDealtDamage(SELF), effect=PutCounters(ONE, name="+1/+1", on=It(THIS))
                    ),
                ),
            ),
        ),
        spanish="Fungosaurio",
    ),
    Card(
        "Fyndhorn Elder",
        faces=(
            Face(
                "Fyndhorn Elder",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf", "Druid"),
                power="1",
                toughness="1",
                abilities=(Activated((TAP,), effect=AddMana(((Mana.GREEN, Mana.GREEN),))),),
            ),
        ),
        spanish="Anciano de Fyndhorn",
    ),
    Card(
        "Gaea's Herald",
        faces=(
            Face(
                "Gaea's Herald",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf",),
                power="1",
                toughness="1",
                abilities=(
                    Static(
                        All((OfType(Type.CREATURE), Spell())),
                        changes=(Restrict(Cannot.BE_COUNTERED),),
                    ),
                ),
            ),
        ),
        spanish="Heraldo de Gaia",
    ),
    Card(
        "Giant Badger",
        faces=(
            Face(
                "Giant Badger",
                mana_cost=mana_cost("{1}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Badger",),
                power="2",
                toughness="2",
                abilities=(
                    Triggered(
                        Blocks(SELF),
                        effect=Change(
                            It(THIS), changes=(PowerToughness(Number(2), toughness=Number(2)),)
                        ),
                    ),
                ),
            ),
        ),
        spanish="Tejón gigante",
    ),
    Card(
        "Giant Growth",
        faces=(
            Face(
                "Giant Growth",
                mana_cost=mana_cost("{G}"),
                colors=Color.GREEN,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Change(
                            Target(OfType(Type.CREATURE)),
                            changes=(PowerToughness(Number(3), toughness=Number(3)),),
                        )
                    ),
                ),
            ),
        ),
        spanish="Crecimiento gigante",
    ),
    Card(
        "Giant Spider",
        faces=(
            Face(
                "Giant Spider",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Spider",),
                power="2",
                toughness="4",
                abilities=(REACH,),
            ),
        ),
        spanish="Araña gigante",
    ),
    Card(
        "Grizzly Bears",
        faces=(
            Face(
                "Grizzly Bears",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Bear",),
                power="2",
                toughness="2",
            ),
        ),
        spanish="Osos pardos",
    ),
    Card(
        "Horned Troll",
        faces=(
            Face(
                "Horned Troll",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Troll",),
                power="2",
                toughness="2",
                abilities=(Activated((PayMana(mana_cost("{G}")),), effect=Regenerate(THIS)),),
            ),
        ),
        spanish="Troll astado",
    ),
    Card(
        "Hunted Wumpus",
        faces=(
            Face(
                "Hunted Wumpus",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Beast",),
                power="6",
                toughness="6",
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Clause(
                            PutOntoBattlefield(
                                Some(
                                    ONE,
                                    what=All(
                                        (
                                            CREATURE,
                                            CardFilter(),
                                            InZone(
                                                Zone.HAND,
                                                of=It(Each(All((Other(), Player()))), plural=True),
                                                word="from",
                                            ),
                                        )
                                    ),
                                ),
                                who=Same(Each(All((Other(), Player()))), bare=True),
                            ),
                            may=Each(All((Other(), Player()))),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Wumpus perseguido",
    ),
    Card(
        "Lhurgoyf",
        faces=(
            Face(
                "Lhurgoyf",
                mana_cost=mana_cost("{2}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Lhurgoyf",),
                power="*",
                toughness="1+*",
                abilities=(
                    Static(
                        SELF,
                        changes=(
                            DefineToughnessByPower(
                                CountOf(
                                    All(
                                        (
                                            OfType(Type.CREATURE),
                                            CardFilter(),
                                            InZone(Zone.GRAVEYARD, every=True),
                                        )
                                    )
                                ),
                                plus=1,
                            ),
                        ),
                        defining=True,
                    ),
                ),
            ),
        ),
        spanish="Lhurgoyf",
    ),
    Card(
        "Living Terrain",
        faces=(
            Face(
                "Living Terrain",
                mana_cost=mana_cost("{2}{G}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.LAND),)),
                    Static(
                        Is(Attached(OfType(Type.LAND))),
                        changes=(
                            DescribedAs(
                                Type.CREATURE,
                                subtypes=("Treefolk",),
                                colors=Color.GREEN,
                                power=Number(5),
                                toughness=Number(6),
                                still=Type.LAND,
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Terreno vivo",
    ),
    Card(
        "Llanowar Behemoth",
        faces=(
            Face(
                "Llanowar Behemoth",
                mana_cost=mana_cost("{3}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elemental",),
                power="4",
                toughness="4",
                abilities=(
                    Activated(
                        (Tap(Some(ONE, All((Untapped(), OfType(Type.CREATURE), Controlled())))),),
                        effect=Change(THIS, changes=(PowerToughness(ONE, toughness=ONE),)),
                    ),
                ),
            ),
        ),
        spanish="Behemot de Llanowar",
    ),
    Card(
        "Lone Wolf",
        faces=(
            Face(
                "Lone Wolf",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Wolf",),
                power="2",
                toughness="2",
                abilities=(Static(SELF, changes=(DamageAsUnblocked(),)),),
            ),
        ),
        spanish="Lobo solitario",
    ),
    Card(
        "Lure",
        faces=(
            Face(
                "Lure",
                mana_cost=mana_cost("{1}{G}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))),
                        changes=(LureAll(Attached(OfType(Type.CREATURE))),),
                    ),
                ),
            ),
        ),
        spanish="Señuelo",
    ),
    Card(
        "Maro",
        faces=(
            Face(
                "Maro",
                mana_cost=mana_cost("{2}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elemental",),
                power="*",
                toughness="*",
                abilities=(
                    Static(
                        SELF,
                        changes=(
                            DefinePowerToughness(
                                CountOf(All((CardFilter(), InZone(Zone.HAND, of=YOU))))
                            ),
                        ),
                        defining=True,
                    ),
                ),
            ),
        ),
        spanish="Maro",
    ),
    Card(
        "Might of Oaks",
        faces=(
            Face(
                "Might of Oaks",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Change(
                            Target(OfType(Type.CREATURE)),
                            changes=(PowerToughness(Number(7), toughness=Number(7)),),
                        )
                    ),
                ),
            ),
        ),
        spanish="Poder de los robles",
    ),
    Card(
        "Monstrous Growth",
        faces=(
            Face(
                "Monstrous Growth",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Change(
                            Target(OfType(Type.CREATURE)),
                            changes=(PowerToughness(Number(4), toughness=Number(4)),),
                        )
                    ),
                ),
            ),
        ),
        spanish="Crecimiento monstruoso",
    ),
    Card(
        "Moss Monster",
        faces=(
            Face(
                "Moss Monster",
                mana_cost=mana_cost("{3}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elemental",),
                power="3",
                toughness="6",
            ),
        ),
        spanish="Monstruo de musgo",
    ),
    Card(
        "Muraganda Petroglyphs",
        faces=(
            Face(
                "Muraganda Petroglyphs",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                abilities=(
                    Static(
                        All((OfType(Type.CREATURE), WithoutAbilities())),
                        changes=(PowerToughness(Number(2), toughness=Number(2)),),
                    ),
                ),
            ),
        ),
        spanish="Petroglifos muraganda",
    ),
    Card(
        "Nantuko Disciple",
        faces=(
            Face(
                "Nantuko Disciple",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Insect", "Druid"),
                power="2",
                toughness="2",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{G}")), TAP),
                        effect=Change(
                            Target(OfType(Type.CREATURE)),
                            changes=(PowerToughness(Number(2), toughness=Number(2)),),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Discípulo nantuko",
    ),
    Card(
        "Natural Affinity",
        faces=(
            Face(
                "Natural Affinity",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Change(
                            Each(OfType(Type.LAND), word=EachWord.ALL),
                            changes=(
                                DescribedAs(
                                    Type.CREATURE,
                                    power=Number(2),
                                    toughness=Number(2),
                                    many=True,
                                    becomes=True,
                                ),
                            ),
                            still=Type.LAND,
                            many=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Afinidad natural",
    ),
    Card(
        "Naturalize",
        faces=(
            Face(
                "Naturalize",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Destroy(Target(Either((OfType(Type.ARTIFACT), OfType(Type.ENCHANTMENT)))))
                    ),
                ),
            ),
        ),
        spanish="Naturalizar",
    ),
    Card(
        "Norwood Ranger",
        faces=(
            Face(
                "Norwood Ranger",
                mana_cost=mana_cost("{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf", "Scout", "Ranger"),
                power="1",
                toughness="2",
            ),
        ),
        spanish="Guardabosque de Norwood",
    ),
    Card(
        "Plow Under",
        faces=(
            Face(
                "Plow Under",
                mana_cost=mana_cost("{3}{G}{G}"),
                colors=Color.GREEN,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        PutOnLibrary(
                            Target(OfType(Type.LAND), minimum=2, maximum=2), whose=OfWhom.OWNERS
                        )
                    ),
                ),
            ),
        ),
        spanish="Enterrar",
    ),
    Card(
        "Primeval Force",
        faces=(
            Face(
                "Primeval Force",
                mana_cost=mana_cost("{2}{G}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elemental",),
                power="8",
                toughness="8",
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Clause(
                            SacrificeAction(It(THIS)),
                            unless=(Sacrifice(Some(Number(3), OfSubtype("Forest"))),),
                            payer=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Fuerza primigenia",
    ),
    Card(
        "Rampant Growth",
        faces=(
            Face(
                "Rampant Growth",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Search(
                            ONE,
                            what=All(
                                (OfSupertype(Supertype.BASIC), OfType(Type.LAND), CardFilter())
                            ),
                            it="that card",
                            to=Place.TAPPED,
                        )
                    ),
                ),
            ),
        ),
        spanish="Crecimiento exuberante",
    ),
    Card(
        "Regeneration",
        faces=(
            Face(
                "Regeneration",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Activated(
                        (PayMana(mana_cost("{G}")),),
                        effect=Regenerate(Attached(OfType(Type.CREATURE))),
                    ),
                ),
            ),
        ),
        spanish="Regeneración",
    ),
    Card(
        "Revive",
        faces=(
            Face(
                "Revive",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        PutIntoHand(
                            Target(
                                All(
                                    (
                                        OfColor(Color.GREEN),
                                        CardFilter(),
                                        InZone(Zone.GRAVEYARD, of=YOU, word="from"),
                                    )
                                )
                            ),
                            whose="your",
                            returned=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Revivir",
    ),
    Card(
        "Rhox",
        faces=(
            Face(
                "Rhox",
                mana_cost=mana_cost("{4}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Rhino", "Beast"),
                power="5",
                toughness="5",
                abilities=(
                    Static(SELF, changes=(DamageAsUnblocked(),)),
                    Activated((PayMana(mana_cost("{2}{G}")),), effect=Regenerate(THIS)),
                ),
            ),
        ),
        spanish="Rhox",
    ),
    Card(
        "Runeclaw Bear",
        faces=(
            Face(
                "Runeclaw Bear",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Bear",),
                power="2",
                toughness="2",
            ),
        ),
        spanish="Oso garra de runas",
    ),
    Card(
        "Rushwood Dryad",
        faces=(
            Face(
                "Rushwood Dryad",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Dryad",),
                power="2",
                toughness="1",
                abilities=(
                    Keyworded(
                        "forestwalk",
                        meaning=(
                            Static(
                                SELF,
                                changes=(
                                    BeBlockedOnlyBy(
                                        Either(
                                            (
                                                Not(
                                                    WhoseControllerControls(
                                                        All(
                                                            (OfSubtype("Forest"), OfType(Type.LAND))
                                                        )
                                                    )
                                                ),
                                                CountsAs(528, attacker=True),
                                            )
                                        )
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Dríada de Rushwood",
    ),
    Card(
        "Silverback Ape",
        faces=(
            Face(
                "Silverback Ape",
                mana_cost=mana_cost("{3}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Ape",),
                power="5",
                toughness="5",
            ),
        ),
        spanish="Simio lomo plateado",
    ),
    Card(
        "Spined Wurm",
        faces=(
            Face(
                "Spined Wurm",
                mana_cost=mana_cost("{4}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Wurm",),
                power="5",
                toughness="4",
            ),
        ),
        spanish="Sierpe con púas",
    ),
    Card(
        "Spitting Spider",
        faces=(
            Face(
                "Spitting Spider",
                mana_cost=mana_cost("{3}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Spider",),
                power="3",
                toughness="5",
                abilities=(
                    REACH,
                    Activated(
                        (Sacrifice(Some(ONE, OfType(Type.LAND))),),
                        effect=DealDamage(
                            ONE, to=Each(All((CREATURE, WithKeyword(Keyword.FLYING))))
                        ),
                    ),
                ),
            ),
        ),
        spanish="Araña escupidora",
    ),
    Card(
        "Spreading Algae",
        faces=(
            Face(
                "Spreading Algae",
                mana_cost=mana_cost("{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfSubtype("Swamp"),)),
                    Triggered(
                        BecomesTapped(Is(Attached(OfType(Type.LAND))), word="when"),
                        effect=Destroy(It(Attached(OfType(Type.LAND)))),
                    ),
                    Triggered(PutIntoGraveyard(SELF), effect=PutIntoHand(THIS, returned=True)),
                ),
            ),
        ),
        spanish="Algas propagantes",
    ),
    Card(
        "Stream of Life",
        faces=(
            Face(
                "Stream of Life",
                mana_cost=mana_cost("{X}{G}"),
                colors=Color.GREEN,
                types=Type.SORCERY,
                abilities=(SpellAbility(GainLife(X(), who=Target(Player()))),),
            ),
        ),
        spanish="Manantial de vida",
    ),
    Card(
        "Thorn Elemental",
        faces=(
            Face(
                "Thorn Elemental",
                mana_cost=mana_cost("{5}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elemental",),
                power="7",
                toughness="7",
                abilities=(Static(SELF, changes=(DamageAsUnblocked(),)),),
            ),
        ),
        spanish="Elemental de espinas",
    ),
    Card(
        "Trained Armodon",
        faces=(
            Face(
                "Trained Armodon",
                mana_cost=mana_cost("{1}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elephant",),
                power="3",
                toughness="3",
            ),
        ),
        spanish="Armodón adiestrado",
    ),
    Card(
        "Verduran Enchantress",
        faces=(
            Face(
                "Verduran Enchantress",
                mana_cost=mana_cost("{1}{G}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Human", "Druid"),
                power="0",
                toughness="2",
                abilities=(
                    Triggered(
                        Casts(Is(YOU), what=All((OfType(Type.ENCHANTMENT), Spell()))),
                        effect=Clause(DrawCards(ONE), may=YOU),
                    ),
                ),
            ),
        ),
        spanish="Encantadora de plantas",
    ),
    Card(
        "Vernal Bloom",
        faces=(
            Face(
                "Vernal Bloom",
                mana_cost=mana_cost("{3}{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        IsTappedForMana(OfSubtype("Forest")),
                        effect=AddMana(
                            ((Mana.GREEN,),), who=ControllerOf(It(EventObject())), additional=True
                        ),
                    ),
                ),
            ),
        ),
        spanish="Florecimiento primaveral",
    ),
    Card(
        "Vine Trellis",
        faces=(
            Face(
                "Vine Trellis",
                mana_cost=mana_cost("{1}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Plant", "Wall"),
                power="0",
                toughness="4",
                abilities=(DEFENDER, Activated((TAP,), effect=AddMana(((Mana.GREEN,),)))),
            ),
        ),
        spanish="Espaldar",
    ),
    Card(
        "Wild Growth",
        faces=(
            Face(
                "Wild Growth",
                mana_cost=mana_cost("{G}"),
                colors=Color.GREEN,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.LAND),)),
                    Triggered(
                        IsTappedForMana(Is(Attached(OfType(Type.LAND)))),
                        effect=AddMana(
                            ((Mana.GREEN,),),
                            who=ControllerOf(It(Attached(OfType(Type.LAND)))),
                            additional=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Crecimiento salvaje",
    ),
    Card(
        "Wing Snare",
        faces=(
            Face(
                "Wing Snare",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Destroy(Target(All((OfType(Type.CREATURE), WithKeyword(Keyword.FLYING)))))
                    ),
                ),
            ),
        ),
        spanish="Trampa de alas",
    ),
    Card(
        "Wood Elves",
        faces=(
            Face(
                "Wood Elves",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Elf", "Scout"),
                power="1",
                toughness="1",
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Search(
                            ONE,
                            what=All((OfSubtype("Forest"), CardFilter())),
                            it="that card",
                            to=Place.BATTLEFIELD,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Elfos del bosque",
    ),
    Card(
        "Yavimaya Enchantress",
        faces=(
            Face(
                "Yavimaya Enchantress",
                mana_cost=mana_cost("{2}{G}"),
                colors=Color.GREEN,
                types=Type.CREATURE,
                subtypes=("Human", "Druid"),
                power="2",
                toughness="2",
                abilities=(
                    Static(
                        SELF,
                        changes=(
                            PowerToughness(
                                PerEach(
                                    ONE,
                                    counted=CountOf(
                                        All((OfType(Type.ENCHANTMENT), InZone(Zone.BATTLEFIELD)))
                                    ),
                                ),
                                toughness=PerEach(
                                    ONE,
                                    counted=CountOf(
                                        All((OfType(Type.ENCHANTMENT), InZone(Zone.BATTLEFIELD)))
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Hechicera de Yavimaya",
    ),
)

"""Red cards of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import (
    Activated,
    Keyworded,
    Replacing,
    SpellAbility,
    Static,
    TargetsCost,
    Triggered,
)
from jajna.ir.amounts import ONE, CountOf, Number, StatOf, X
from jajna.ir.composites import Clause, Later, Sequence, WhenYouDo
from jajna.ir.conditions.turns import TimeIs, Timing
from jajna.ir.costs import TAP, PayMana
from jajna.ir.filters.identity import SELF, Is, Other
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import (
    ANY_TARGET,
    AnyTarget,
    OfSubtype,
    OfType,
    Opponent,
    Permanent,
    Player,
    Source,
    Spell,
    Token,
)
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.qualities import OfSupertype, WithKeyword
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat
from jajna.ir.patterns import JustDone, OneOfEvents
from jajna.ir.refs import (
    THIS,
    YOU,
    And,
    Attached,
    Bound,
    Each,
    EachWord,
    It,
    Target,
    That,
    TheOne,
    ThisSpell,
)
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.actions.tap_and_untap import Untap
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.choices.turn_by_turn import ChooseInTurn
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.land_types import BecomeLandType
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.costs.things import Discard
from jajna.mechanics.costs.things import Sacrifice as SacrificeCost
from jajna.mechanics.counts.fought import FoughtThisTurn
from jajna.mechanics.keywords.common import CARD_IN_GRAVEYARD, CREATURE
from jajna.mechanics.keywords.defender import DEFENDER
from jajna.mechanics.keywords.embalm import embalm
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.first_strike import FIRST_STRIKE
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.keywords.haste import HASTE
from jajna.mechanics.keywords.landwalk import CountsAs, WhoseControllerControls
from jajna.mechanics.keywords.menace import MENACE
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.lasting.rules_for_objects import RestrictThisTurn
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_exile import Exile, ExileHand
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.replacements.changed_damage import Again, MultiplyDamage
from jajna.mechanics.rules.attacking_together import OnlyWithOthers
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy, BlockMore
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.things.coins import FlipTogether
from jajna.mechanics.things.damage import DealDamage, DealDividedDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.library import LookAt, TopCards
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.things.turns import AddPhases, AfterPhase
from jajna.mechanics.triggers.caused_by_opponents import CausesDiscard
from jajna.mechanics.triggers.combat import Attacks, Blocks
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.mechanics.triggers.steps import AtBeginning, StepsOf
from jajna.mechanics.triggers.zone_changes import Dies, Enters
from jajna.vocab import Cannot, Color, Keyword, Step, Supertype, Type, Zone, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Anaba Shaman",
        faces=(
            Face(
                "Anaba Shaman",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Minotaur", "Shaman"),
                power="2",
                toughness="2",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{R}")), TAP), effect=DealDamage(ONE, to=ANY_TARGET)
                    ),
                ),
            ),
        ),
        spanish="Chamán de Anaba",
    ),
    Card(
        "Balduvian Barbarians",
        faces=(
            Face(
                "Balduvian Barbarians",
                mana_cost=mana_cost("{1}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Human", "Barbarian"),
                power="3",
                toughness="2",
            ),
        ),
        spanish="Bárbaros balduvianos",
    ),
    Card(
        "Blaze",
        faces=(
            Face(
                "Blaze",
                mana_cost=mana_cost("{X}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(SpellAbility(DealDamage(X(), to=ANY_TARGET)),),
            ),
        ),
        spanish="Llamarada",
    ),
    Card(
        "Blood Moon",
        faces=(
            Face(
                "Blood Moon",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.ENCHANTMENT,
                abilities=(
                    Static(
                        All((Not(OfSupertype(Supertype.BASIC)), OfType(Type.LAND))),
                        changes=(BecomeLandType("Mountain", many=True),),
                    ),
                ),
            ),
        ),
        spanish="Luna de sangre",
    ),
    Card(
        "Bloodshot Cyclops",
        faces=(
            Face(
                "Bloodshot Cyclops",
                mana_cost=mana_cost("{5}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Cyclops", "Giant"),
                power="4",
                toughness="4",
                abilities=(
                    Activated(
                        (TAP, SacrificeCost(Some(ONE, CREATURE))),
                        effect=DealDamage(
                            StatOf(TheOne("sacrificed", noun=CREATURE)), to=ANY_TARGET
                        ),
                    ),
                ),
            ),
        ),
        spanish="Cíclope cruento",
    ),
    Card(
        "Boil",
        faces=(
            Face(
                "Boil",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(SpellAbility(Destroy(Each(OfSubtype("Island"), word=EachWord.ALL))),),
            ),
        ),
        spanish="Ebullición",
    ),
    Card(
        "Canyon Wildcat",
        faces=(
            Face(
                "Canyon Wildcat",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Cat",),
                power="2",
                toughness="1",
                abilities=(
                    Keyworded(
                        "mountainwalk",
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
                                                                OfSubtype("Mountain"),
                                                                OfType(Type.LAND),
                                                            )
                                                        )
                                                    )
                                                ),
                                                CountsAs(272, attacker=True),
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
        spanish="Lince de los desfiladeros",
    ),
    Card(
        "Cinder Wall",
        faces=(
            Face(
                "Cinder Wall",
                mana_cost=mana_cost("{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Wall",),
                power="3",
                toughness="3",
                abilities=(
                    DEFENDER,
                    Triggered(
                        Blocks(SELF, word="when"),
                        effect=DoLater(Later.COMBAT, effect=Destroy(It(THIS)), last=True),
                    ),
                ),
            ),
        ),
        spanish="Muro de cenizas",
    ),
    Card(
        "Demolish",
        faces=(
            Face(
                "Demolish",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Destroy(Target(Either((OfType(Type.ARTIFACT), OfType(Type.LAND)))))
                    ),
                ),
            ),
        ),
        spanish="Demoler",
    ),
    Card(
        "Dwarven Demolition Team",
        faces=(
            Face(
                "Dwarven Demolition Team",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Dwarf",),
                power="1",
                toughness="1",
                abilities=(Activated((TAP,), effect=Destroy(Target(OfSubtype("Wall")))),),
            ),
        ),
        spanish="Equipo enano de demolición",
    ),
    Card(
        "Enrage",
        faces=(
            Face(
                "Enrage",
                mana_cost=mana_cost("{X}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Change(Target(OfType(Type.CREATURE)), changes=(PowerToughness(X()),))
                    ),
                ),
            ),
        ),
        spanish="Encolerizar",
    ),
    Card(
        "Fireball",
        faces=(
            Face(
                "Fireball",
                mana_cost=mana_cost("{X}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    TargetsCost(mana_cost("{1}")),
                    SpellAbility(
                        DealDividedDamage(
                            X(), to=Target(AnyTarget(), minimum=0, maximum=-1), evenly=True
                        )
                    ),
                ),
            ),
        ),
        spanish="Bola de fuego",
    ),
    Card(
        "Flashfires",
        faces=(
            Face(
                "Flashfires",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(SpellAbility(Destroy(Each(OfSubtype("Plains"), word=EachWord.ALL))),),
            ),
        ),
        spanish="Tormenta ígnea",
    ),
    Card(
        "Furnace of Rath",
        faces=(
            Face(
                "Furnace of Rath",
                mana_cost=mana_cost("{1}{R}{R}{R}"),
                colors=Color.RED,
                types=Type.ENCHANTMENT,
                abilities=(Replacing(MultiplyDamage(Source(), again=Again.ANYTHING)),),
            ),
        ),
        spanish="Horno de Rath",
    ),
    Card(
        "Goblin Chariot",
        faces=(
            Face(
                "Goblin Chariot",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Goblin", "Warrior"),
                power="2",
                toughness="2",
                abilities=(HASTE,),
            ),
        ),
        spanish="Carro trasgo",
    ),
    Card(
        "Goblin Glider",
        faces=(
            Face(
                "Goblin Glider",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Goblin",),
                power="1",
                toughness="1",
                abilities=(FLYING, Static(SELF, changes=(Restrict(Cannot.BLOCK),))),
            ),
        ),
        spanish="Planeador trasgo",
    ),
    Card(
        "Goblin King",
        faces=(
            Face(
                "Goblin King",
                mana_cost=mana_cost("{1}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Goblin",),
                power="2",
                toughness="2",
                abilities=(
                    Static(
                        All((Other(), OfSubtype("Goblin"))),
                        changes=(
                            PowerToughness(ONE, toughness=ONE),
                            GainAbilities(
                                (
                                    Keyworded(
                                        "mountainwalk",
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
                                                                                OfSubtype(
                                                                                    "Mountain"
                                                                                ),
                                                                                OfType(Type.LAND),
                                                                            )
                                                                        )
                                                                    )
                                                                ),
                                                                CountsAs(272, attacker=True),
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
        spanish="Rey trasgo",
    ),
    Card(
        "Goblin Raider",
        faces=(
            Face(
                "Goblin Raider",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Goblin", "Warrior"),
                power="2",
                toughness="2",
                abilities=(Static(SELF, changes=(Restrict(Cannot.BLOCK),)),),
            ),
        ),
        spanish="Incursor trasgo",
    ),
    Card(
        "Guerrilla Tactics",
        faces=(
            Face(
                "Guerrilla Tactics",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(DealDamage(Number(2), to=ANY_TARGET)),
                    Triggered(
                        CausesDiscard(),
                        effect=DealDamage(Number(4), to=ANY_TARGET),
                        zones=1 << Zone.HAND,
                    ),
                ),
            ),
        ),
        spanish="Guerra de guerrillas",
    ),
    Card(
        "Hammer of Bogardan",
        faces=(
            Face(
                "Hammer of Bogardan",
                mana_cost=mana_cost("{1}{R}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(DealDamage(Number(3), to=ANY_TARGET)),
                    Activated(
                        (PayMana(mana_cost("{2}{R}{R}{R}")),),
                        effect=PutIntoHand(CARD_IN_GRAVEYARD, whose="your", returned=True),
                        condition=TimeIs(Timing.YOUR_UPKEEP),
                        zones=1 << Zone.GRAVEYARD,
                    ),
                ),
            ),
        ),
        spanish="Martillo de Bogardan",
    ),
    Card(
        "Heart-Piercer Manticore",
        faces=(
            Face(
                "Heart-Piercer Manticore",
                mana_cost=mana_cost("{2}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Manticore",),
                power="4",
                toughness="3",
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Sequence(
                            (
                                Clause(
                                    Sacrifice(Some(ONE, what=All((Other(), CREATURE)))), may=YOU
                                ),
                                WhenYouDo(
                                    Triggered(
                                        JustDone(),
                                        effect=DealDamage(
                                            StatOf(That(CREATURE, of=Bound("sacrificed"))),
                                            to=ANY_TARGET,
                                        ),
                                    )
                                ),
                            )
                        ),
                    ),
                    embalm((PayMana(mana_cost("{5}{R}")),)),
                ),
            ),
        ),
        spanish="Mantícora perforacorazones",
    ),
    Card(
        "Hill Giant",
        faces=(
            Face(
                "Hill Giant",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Giant",),
                power="3",
                toughness="3",
            ),
        ),
        spanish="Gigante de las colinas",
    ),
    Card(
        "Hulking Cyclops",
        faces=(
            Face(
                "Hulking Cyclops",
                mana_cost=mana_cost("{3}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Cyclops",),
                power="5",
                toughness="5",
                abilities=(Static(SELF, changes=(Restrict(Cannot.BLOCK),)),),
            ),
        ),
        spanish="Cíclope corpulento",
    ),
    Card(
        "Ignorant Bliss",
        faces=(
            Face(
                "Ignorant Bliss",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                ExileHand(YOU, zone=Zone.HAND, face_down=True),
                                DoLater(
                                    Later.END,
                                    effect=Sequence(
                                        (
                                            PutIntoHand(
                                                That(CardFilter(), of=Bound("exiled"), plural=True),
                                                whose="your",
                                                returned=True,
                                            ),
                                            DrawCards(ONE),
                                        ),
                                        joiner=", then",
                                    ),
                                ),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Dicha ignorante",
    ),
    Card(
        "Inferno",
        faces=(
            Face(
                "Inferno",
                mana_cost=mana_cost("{5}{R}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        DealDamage(Number(6), to=And((Each(OfType(Type.CREATURE)), Each(Player()))))
                    ),
                ),
            ),
        ),
        spanish="Infierno",
    ),
    Card(
        "Lava Axe",
        faces=(
            Face(
                "Lava Axe",
                mana_cost=mana_cost("{4}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        DealDamage(
                            Number(5), to=Target(Either((Player(), OfType(Type.PLANESWALKER))))
                        )
                    ),
                ),
            ),
        ),
        spanish="Hacha de lava",
    ),
    Card(
        "Lava Hounds",
        faces=(
            Face(
                "Lava Hounds",
                mana_cost=mana_cost("{2}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Dog",),
                power="4",
                toughness="4",
                abilities=(
                    HASTE,
                    Triggered(Enters(SELF), effect=DealDamage(Number(4), to=YOU, source=It(THIS))),
                ),
            ),
        ),
        spanish="Sabuesos de lava",
    ),
    Card(
        "Lesser Gargadon",
        faces=(
            Face(
                "Lesser Gargadon",
                mana_cost=mana_cost("{2}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Beast",),
                power="6",
                toughness="4",
                abilities=(
                    Triggered(
                        OneOfEvents((Attacks(SELF), Blocks(SELF))),
                        effect=Sacrifice(Some(ONE, what=OfType(Type.LAND))),
                    ),
                ),
            ),
        ),
        spanish="Gigantodón menor",
    ),
    Card(
        "Lightning Blast",
        faces=(
            Face(
                "Lightning Blast",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(SpellAbility(DealDamage(Number(4), to=ANY_TARGET)),),
            ),
        ),
        spanish="Ráfaga de rayos",
    ),
    Card(
        "Lightning Elemental",
        faces=(
            Face(
                "Lightning Elemental",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Elemental",),
                power="4",
                toughness="1",
                abilities=(HASTE,),
            ),
        ),
        spanish="Elemental de rayos",
    ),
    Card(
        "Mana Clash",
        faces=(
            Face(
                "Mana Clash",
                mana_cost=mana_cost("{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(SpellAbility(FlipTogether(YOU, other=Target(Opponent()), amount=ONE)),),
            ),
        ),
        spanish="Choque de maná",
    ),
    Card(
        "Mogg Sentry",
        faces=(
            Face(
                "Mogg Sentry",
                mana_cost=mana_cost("{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Goblin", "Warrior"),
                power="1",
                toughness="1",
                abilities=(
                    Triggered(
                        Casts(Opponent(), what=Spell()),
                        effect=Change(
                            THIS, changes=(PowerToughness(Number(2), toughness=Number(2)),)
                        ),
                    ),
                ),
            ),
        ),
        spanish="Centinela mogg",
    ),
    Card(
        "Obliterate",
        faces=(
            Face(
                "Obliterate",
                mana_cost=mana_cost("{6}{R}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    Static(
                        Is(ThisSpell()),
                        changes=(Restrict(Cannot.BE_COUNTERED),),
                        zones=1 << Zone.STACK,
                    ),
                    SpellAbility(
                        Destroy(
                            Each(
                                Either(
                                    (
                                        OfType(Type.ARTIFACT),
                                        OfType(Type.CREATURE),
                                        OfType(Type.LAND),
                                    ),
                                    word="and",
                                ),
                                word=EachWord.ALL,
                            ),
                            no_regeneration=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Obliterar",
    ),
    Card(
        "Ogre Taskmaster",
        faces=(
            Face(
                "Ogre Taskmaster",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Ogre",),
                power="4",
                toughness="3",
                abilities=(Static(SELF, changes=(Restrict(Cannot.BLOCK),)),),
            ),
        ),
        spanish="Capataz ogro",
    ),
    Card(
        "Okk",
        faces=(
            Face(
                "Okk",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Goblin",),
                power="4",
                toughness="4",
                abilities=(
                    Static(SELF, changes=(OnlyWithOthers(Cannot.ATTACK, greater=Stat.POWER),)),
                    Static(SELF, changes=(OnlyWithOthers(Cannot.BLOCK, greater=Stat.POWER),)),
                ),
            ),
        ),
        spanish="Okk",
    ),
    Card(
        "Orcish Artillery",
        faces=(
            Face(
                "Orcish Artillery",
                mana_cost=mana_cost("{1}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Orc", "Warrior"),
                power="1",
                toughness="3",
                abilities=(
                    Activated(
                        (TAP,),
                        effect=DealDamage(Number(2), to=ANY_TARGET, more=Number(3), second=YOU),
                    ),
                ),
            ),
        ),
        spanish="Artillería orca",
    ),
    Card(
        "Orcish Spy",
        faces=(
            Face(
                "Orcish Spy",
                mana_cost=mana_cost("{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Orc", "Rogue"),
                power="1",
                toughness="1",
                abilities=(
                    Activated((TAP,), effect=LookAt(TopCards(Number(3), whose=Target(Player())))),
                ),
            ),
        ),
        spanish="Espía orco",
    ),
    Card(
        "Panic Attack",
        faces=(
            Face(
                "Panic Attack",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        RestrictThisTurn(
                            Target(OfType(Type.CREATURE), minimum=0, maximum=3),
                            changes=(Restrict(Cannot.BLOCK),),
                        )
                    ),
                ),
            ),
        ),
        spanish="Ataque de pánico",
    ),
    Card(
        "Prodigal Pyromancer",
        faces=(
            Face(
                "Prodigal Pyromancer",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Human", "Wizard"),
                power="1",
                toughness="1",
                abilities=(Activated((TAP,), effect=DealDamage(ONE, to=ANY_TARGET)),),
            ),
        ),
        spanish="Piromante pródigo",
    ),
    Card(
        "Pyroclasm",
        faces=(
            Face(
                "Pyroclasm",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(SpellAbility(DealDamage(Number(2), to=Each(OfType(Type.CREATURE)))),),
            ),
        ),
        spanish="Detonación ígnea",
    ),
    Card(
        "Pyrotechnics",
        faces=(
            Face(
                "Pyrotechnics",
                mana_cost=mana_cost("{4}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        DealDividedDamage(Number(4), to=Target(AnyTarget(), minimum=0, maximum=-1))
                    ),
                ),
            ),
        ),
        spanish="Pirotecnia",
    ),
    Card(
        "Raging Goblin",
        faces=(
            Face(
                "Raging Goblin",
                mana_cost=mana_cost("{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Goblin", "Berserker"),
                power="1",
                toughness="1",
                abilities=(HASTE,),
            ),
        ),
        spanish="Trasgo furioso",
    ),
    Card(
        "Reflexes",
        faces=(
            Face(
                "Reflexes",
                mana_cost=mana_cost("{R}"),
                colors=Color.RED,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))),
                        changes=(GainAbilities((FIRST_STRIKE,)),),
                    ),
                ),
            ),
        ),
        spanish="Reflejos",
    ),
    Card(
        "Relentless Assault",
        faces=(
            Face(
                "Relentless Assault",
                mana_cost=mana_cost("{2}{R}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                Untap(
                                    Each(
                                        All((OfType(Type.CREATURE), FoughtThisTurn())),
                                        word=EachWord.ALL,
                                    )
                                ),
                                AddPhases(AfterPhase.MAIN, main=True),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Asalto implacable",
    ),
    Card(
        "Ridgeline Rager",
        faces=(
            Face(
                "Ridgeline Rager",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Beast",),
                power="1",
                toughness="2",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{R}")),),
                        effect=Change(THIS, changes=(PowerToughness(ONE),)),
                    ),
                ),
            ),
        ),
        spanish="Iracundo alomado",
    ),
    Card(
        "Rukh Egg",
        faces=(
            Face(
                "Rukh Egg",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Bird", "Egg"),
                power="0",
                toughness="3",
                abilities=(
                    Triggered(
                        Dies(SELF),
                        effect=DoLater(
                            Later.END,
                            effect=CreateTokens(
                                ONE,
                                power=Number(4),
                                toughness=Number(4),
                                colors=Color.RED,
                                subtypes=("Bird",),
                                abilities=(FLYING,),
                            ),
                            last=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Huevo de rukh",
    ),
    Card(
        "Sabretooth Tiger",
        faces=(
            Face(
                "Sabretooth Tiger",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Cat",),
                power="2",
                toughness="1",
                abilities=(FIRST_STRIKE,),
            ),
        ),
        spanish="Tigre dientes de sable",
    ),
    Card(
        "Searing Wind",
        faces=(
            Face(
                "Searing Wind",
                mana_cost=mana_cost("{8}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(SpellAbility(DealDamage(Number(10), to=ANY_TARGET)),),
            ),
        ),
        spanish="Viento abrasador",
    ),
    Card(
        "Seismic Assault",
        faces=(
            Face(
                "Seismic Assault",
                mana_cost=mana_cost("{R}{R}{R}"),
                colors=Color.RED,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (Discard(Some(ONE, All((OfType(Type.LAND), CardFilter())))),),
                        effect=DealDamage(Number(2), to=ANY_TARGET),
                    ),
                ),
            ),
        ),
        spanish="Asalto sísmico",
    ),
    Card(
        "Shatter",
        faces=(
            Face(
                "Shatter",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(SpellAbility(Destroy(Target(OfType(Type.ARTIFACT)))),),
            ),
        ),
        spanish="Romper",
    ),
    Card(
        "Shivan Dragon",
        faces=(
            Face(
                "Shivan Dragon",
                mana_cost=mana_cost("{4}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Dragon",),
                power="5",
                toughness="5",
                abilities=(
                    FLYING,
                    Activated(
                        (PayMana(mana_cost("{R}")),),
                        effect=Change(THIS, changes=(PowerToughness(ONE),)),
                    ),
                ),
            ),
        ),
        spanish="Dragón shivano",
    ),
    Card(
        "Shock",
        faces=(
            Face(
                "Shock",
                mana_cost=mana_cost("{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(SpellAbility(DealDamage(Number(2), to=ANY_TARGET)),),
            ),
        ),
        spanish="Choque",
    ),
    Card(
        "Shock Troops",
        faces=(
            Face(
                "Shock Troops",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="2",
                toughness="2",
                abilities=(
                    Activated(
                        (SacrificeCost(),),
                        effect=DealDamage(Number(2), to=ANY_TARGET, source=It(THIS)),
                    ),
                ),
            ),
        ),
        spanish="Tropas de choque",
    ),
    Card(
        "Sizzle",
        faces=(
            Face(
                "Sizzle",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(SpellAbility(DealDamage(Number(3), to=Each(Opponent()))),),
            ),
        ),
        spanish="Chisporrotear",
    ),
    Card(
        "Stone Rain",
        faces=(
            Face(
                "Stone Rain",
                mana_cost=mana_cost("{2}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(SpellAbility(Destroy(Target(OfType(Type.LAND)))),),
            ),
        ),
        spanish="Lluvia de piedras",
    ),
    Card(
        "Sudden Impact",
        faces=(
            Face(
                "Sudden Impact",
                mana_cost=mana_cost("{3}{R}"),
                colors=Color.RED,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        DealDamage(
                            CountOf(
                                All(
                                    (
                                        CardFilter(),
                                        InZone(Zone.HAND, of=That(Player(), of=Target(Player()))),
                                    )
                                )
                            ),
                            to=Target(Player()),
                            late=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Impacto súbito",
    ),
    Card(
        "Thieves' Auction",
        faces=(
            Face(
                "Thieves' Auction",
                mana_cost=mana_cost("{4}{R}{R}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                Exile(Each(All((Not(Token()), Permanent())), word=EachWord.ALL)),
                                ChooseInTurn(),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Subasta de ladrones",
    ),
    Card(
        "Tremor",
        faces=(
            Face(
                "Tremor",
                mana_cost=mana_cost("{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        DealDamage(
                            ONE,
                            to=Each(
                                All(
                                    (
                                        OfType(Type.CREATURE),
                                        WithKeyword(Keyword.FLYING, without=True),
                                    )
                                )
                            ),
                        )
                    ),
                ),
            ),
        ),
        spanish="Temblor",
    ),
    Card(
        "Two-Headed Dragon",
        faces=(
            Face(
                "Two-Headed Dragon",
                mana_cost=mana_cost("{4}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Dragon",),
                power="4",
                toughness="4",
                abilities=(
                    FLYING,
                    MENACE,
                    Static(SELF, changes=(BlockMore(),)),
                    Activated(
                        (PayMana(mana_cost("{1}{R}")),),
                        effect=Change(THIS, changes=(PowerToughness(Number(2)),)),
                    ),
                ),
            ),
        ),
        spanish="Dragón de dos cabezas",
    ),
    Card(
        "Viashino Sandstalker",
        faces=(
            Face(
                "Viashino Sandstalker",
                mana_cost=mana_cost("{1}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Viashino", "Warrior"),
                power="4",
                toughness="2",
                abilities=(
                    HASTE,
                    Triggered(
                        AtBeginning(Step.END, whose=StepsOf.THE),
                        effect=PutIntoHand(THIS, returned=True),
                    ),
                ),
            ),
        ),
        spanish="Cazador de la arena viashino",
    ),
    Card(
        "Volcanic Hammer",
        faces=(
            Face(
                "Volcanic Hammer",
                mana_cost=mana_cost("{1}{R}"),
                colors=Color.RED,
                types=Type.SORCERY,
                abilities=(SpellAbility(DealDamage(Number(3), to=ANY_TARGET)),),
            ),
        ),
        spanish="Martillo volcánico",
    ),
    Card(
        "Wall of Stone",
        faces=(
            Face(
                "Wall of Stone",
                mana_cost=mana_cost("{1}{R}{R}"),
                colors=Color.RED,
                types=Type.CREATURE,
                subtypes=("Wall",),
                power="0",
                toughness="8",
                abilities=(DEFENDER,),
            ),
        ),
        spanish="Muro de piedra",
    ),
)

"""White cards of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.cards.embedded import joined
from jajna.ir.abilities import Activated, OwnCostChange, Replacing, SpellAbility, Static, Triggered
from jajna.ir.amounts import ONE, CountOf, ManaWorth, Number, PerEach, StatOf, ThatMuch
from jajna.ir.comparisons import Comparison
from jajna.ir.composites import Clause, Mode, Modes, Sequence
from jajna.ir.conditions.permanents import Controls
from jajna.ir.conditions.players import LifeIs
from jajna.ir.costs import TAP, PayMana
from jajna.ir.filters.combat import Attacking, AttackingPlayer, Blocking
from jajna.ir.filters.identity import SELF, Is, Other
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import (
    ANY_TARGET,
    AnyTarget,
    OfSubtype,
    OfType,
    Opponent,
    Player,
    Source,
)
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor, WithKeyword
from jajna.ir.filters.states import Tapped
from jajna.ir.filters.stats import StatIs
from jajna.ir.measures import Stat
from jajna.ir.players import ControllerOf
from jajna.ir.refs import (
    THIS,
    YOU,
    Attached,
    Each,
    EachWord,
    EventObject,
    EventPlayer,
    It,
    Target,
    That,
)
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.actions.tap_and_untap import Tap
from jajna.mechanics.choices.names import ChoiceOf
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.descriptions import DescribedAs
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import CARD_IN_GRAVEYARD
from jajna.mechanics.keywords.defender import DEFENDER
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.first_strike import FIRST_STRIKE
from jajna.mechanics.keywords.flanking import FLANKING
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.keywords.haunt import HAUNT, EntersOrHauntedDies
from jajna.mechanics.keywords.lifelink import LIFELINK
from jajna.mechanics.keywords.shroud import SHROUD
from jajna.mechanics.keywords.vigilance import VIGILANCE
from jajna.mechanics.lasting.described_damage import ChosenSource, DamageOrder
from jajna.mechanics.lasting.prevention import Prevent
from jajna.mechanics.lasting.redirection import Redirect
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.replacements.damage import DamageLeavesLife
from jajna.mechanics.replacements.entering import ChooseAsItEnters
from jajna.mechanics.rules.combat import AttackAsThough
from jajna.mechanics.rules.evasion import BlockMore, CannotBlock
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.things.turns import Skipped, SkipStep, WinGame
from jajna.mechanics.triggers.caused_by_opponents import CausesLoss
from jajna.mechanics.triggers.combat import Attacks, Blocks
from jajna.mechanics.triggers.damage import DealsDamage
from jajna.mechanics.triggers.players import TapsForMana
from jajna.mechanics.triggers.steps import AtBeginning, StepsOf
from jajna.mechanics.triggers.zone_changes import Enters, HostPutIntoGraveyard
from jajna.vocab import Cannot, Color, Keyword, Step, Type, Zone, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Absolver Thrull",
        faces=(
            Face(
                "Absolver Thrull",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Thrull", "Cleric"),
                power="2",
                toughness="3",
                abilities=(
                    HAUNT,
                    Triggered(
                        EntersOrHauntedDies(),
                        effect=Destroy(Target(OfType(Type.ENCHANTMENT))),
                        zones=1 << Zone.BATTLEFIELD | 1 << Zone.EXILE,
                    ),
                ),
            ),
        ),
        spanish="Absolutor thrull",
    ),
    Card(
        "Angel of Mercy",
        faces=(
            Face(
                "Angel of Mercy",
                mana_cost=mana_cost("{4}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Angel",),
                power="3",
                toughness="3",
                abilities=(FLYING, Triggered(Enters(SELF), effect=GainLife(Number(3), who=YOU))),
            ),
        ),
        spanish="Ángel de piedad",
    ),
    Card(
        "Angelic Page",
        faces=(
            Face(
                "Angelic Page",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Angel", "Spirit"),
                power="1",
                toughness="1",
                abilities=(
                    FLYING,
                    Activated(
                        (TAP,),
                        effect=Change(
                            Target(All((Either((Attacking(), Blocking())), OfType(Type.CREATURE)))),
                            changes=(PowerToughness(ONE, toughness=ONE),),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Paje angélico",
    ),
    Card(
        "Ardent Militia",
        faces=(
            Face(
                "Ardent Militia",
                mana_cost=mana_cost("{4}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="2",
                toughness="5",
                abilities=(VIGILANCE,),
            ),
        ),
        spanish="Milicianos ardorosos",
    ),
    Card(
        "Avatar of Hope",
        faces=(
            Face(
                "Avatar of Hope",
                mana_cost=mana_cost("{6}{W}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Avatar",),
                power="4",
                toughness="9",
                abilities=(
                    OwnCostChange(
                        ManaWorth(mana_cost("{6}")),
                        condition=LifeIs(3, compare=Comparison.OR_LESS),
                        condition_first=True,
                    ),
                    FLYING,
                    Static(SELF, changes=(BlockMore(0),)),
                ),
            ),
        ),
        spanish="Avatar de la esperanza",
    ),
    Card(
        "Aven Cloudchaser",
        faces=(
            Face(
                "Aven Cloudchaser",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Bird", "Soldier"),
                power="2",
                toughness="2",
                abilities=(
                    FLYING,
                    Triggered(Enters(SELF), effect=Destroy(Target(OfType(Type.ENCHANTMENT)))),
                ),
            ),
        ),
        spanish="Cazanubes aven",
    ),
    Card(
        "Aven Flock",
        faces=(
            Face(
                "Aven Flock",
                mana_cost=mana_cost("{4}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Bird", "Soldier"),
                power="2",
                toughness="3",
                abilities=(
                    FLYING,
                    Activated(
                        (PayMana(mana_cost("{W}")),),
                        effect=Change(THIS, changes=(PowerToughness(toughness=ONE),)),
                    ),
                ),
            ),
        ),
        spanish="Parvada aven",
    ),
    Card(
        "Blessed Reversal",
        faces=(
            Face(
                "Blessed Reversal",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        GainLife(
                            PerEach(
                                Number(3),
                                counted=CountOf(All((OfType(Type.CREATURE), AttackingPlayer()))),
                            ),
                            who=YOU,
                        )
                    ),
                ),
            ),
        ),
        spanish="Inversión afortunada",
    ),
    Card(
        "Blinding Angel",
        faces=(
            Face(
                "Blinding Angel",
                mana_cost=mana_cost("{3}{W}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Angel",),
                power="2",
                toughness="4",
                abilities=(
                    FLYING,
                    Triggered(
                        DealsDamage(SELF, combat=True, to=Player()),
                        effect=SkipStep(Skipped.COMBAT, who=That(Player(), of=EventPlayer())),
                    ),
                ),
            ),
        ),
        spanish="Ángel cegador",
    ),
    Card(
        "Cavalry Master",
        faces=(
            Face(
                "Cavalry Master",
                mana_cost=mana_cost("{2}{W}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Knight"),
                power="3",
                toughness="3",
                abilities=(
                    FLANKING,
                    Static(
                        All(
                            (
                                Other(),
                                OfType(Type.CREATURE),
                                Controlled(),
                                WithKeyword(Keyword.FLANKING),
                            )
                        ),
                        changes=(GainAbilities((FLANKING,)),),
                    ),
                ),
            ),
        ),
        spanish="Maestro de caballería",
    ),
    Card(
        "Chastise",
        faces=(
            Face(
                "Chastise",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                Destroy(Target(All((Attacking(), OfType(Type.CREATURE))))),
                                GainLife(
                                    StatOf(It(Target(All((Attacking(), OfType(Type.CREATURE)))))),
                                    who=YOU,
                                ),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Reprender",
    ),
    Card(
        "Circle of Protection: Black",
        faces=(
            Face(
                "Circle of Protection: Black",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{1}")),),
                        effect=Prevent(
                            to=YOU,
                            by=ChosenSource(All((OfColor(Color.BLACK), Source()))),
                            once=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Círculo de protección: negro",
    ),
    Card(
        "Circle of Protection: Blue",
        faces=(
            Face(
                "Circle of Protection: Blue",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{1}")),),
                        effect=Prevent(
                            to=YOU, by=ChosenSource(All((OfColor(Color.BLUE), Source()))), once=True
                        ),
                    ),
                ),
            ),
        ),
        spanish="Círculo de protección: azul",
    ),
    Card(
        "Circle of Protection: Green",
        faces=(
            Face(
                "Circle of Protection: Green",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{1}")),),
                        effect=Prevent(
                            to=YOU,
                            by=ChosenSource(All((OfColor(Color.GREEN), Source()))),
                            once=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Círculo de protección: verde",
    ),
    Card(
        "Circle of Protection: Red",
        faces=(
            Face(
                "Circle of Protection: Red",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{1}")),),
                        effect=Prevent(
                            to=YOU, by=ChosenSource(All((OfColor(Color.RED), Source()))), once=True
                        ),
                    ),
                ),
            ),
        ),
        spanish="Círculo de protección: rojo",
    ),
    Card(
        "Circle of Protection: White",
        faces=(
            Face(
                "Circle of Protection: White",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{1}")),),
                        effect=Prevent(
                            to=YOU,
                            by=ChosenSource(All((OfColor(Color.WHITE), Source()))),
                            once=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Círculo de protección: blanco",
    ),
    Card(
        "Crossbow Infantry",
        faces=(
            Face(
                "Crossbow Infantry",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier", "Archer"),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (TAP,),
                        effect=DealDamage(
                            ONE,
                            to=Target(
                                All((Either((Attacking(), Blocking())), OfType(Type.CREATURE)))
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Infantería de ballesta",
    ),
    Card(
        "Demystify",
        faces=(
            Face(
                "Demystify",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.INSTANT,
                abilities=(SpellAbility(Destroy(Target(OfType(Type.ENCHANTMENT)))),),
            ),
        ),
        spanish="Desmitificar",
    ),
    Card(
        "Diving Griffin",
        faces=(
            Face(
                "Diving Griffin",
                mana_cost=mana_cost("{1}{W}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Griffin",),
                power="2",
                toughness="2",
                abilities=(FLYING, joined(VIGILANCE)),
            ),
        ),
        spanish="Grifo en picada",
    ),
    Card(
        "Eager Cadet",
        faces=(
            Face(
                "Eager Cadet",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="1",
                toughness="1",
            ),
        ),
        spanish="Cadete ansioso",
    ),
    Card(
        "Elite Archers",
        faces=(
            Face(
                "Elite Archers",
                mana_cost=mana_cost("{5}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier", "Archer"),
                power="3",
                toughness="3",
                abilities=(
                    Activated(
                        (TAP,),
                        effect=DealDamage(
                            Number(3),
                            to=Target(
                                All((Either((Attacking(), Blocking())), OfType(Type.CREATURE)))
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Arqueros de élite",
    ),
    Card(
        "Elite Javelineer",
        faces=(
            Face(
                "Elite Javelineer",
                mana_cost=mana_cost("{2}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="2",
                toughness="2",
                abilities=(
                    Triggered(
                        Blocks(SELF),
                        effect=DealDamage(
                            ONE,
                            to=Target(All((Attacking(), OfType(Type.CREATURE)))),
                            source=It(THIS),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Javalinero de élite",
    ),
    Card(
        "Felidar Sovereign",
        faces=(
            Face(
                "Felidar Sovereign",
                mana_cost=mana_cost("{4}{W}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Cat", "Beast"),
                power="4",
                toughness="6",
                abilities=(
                    VIGILANCE,
                    joined(LIFELINK),
                    Triggered(AtBeginning(Step.UPKEEP), effect=WinGame(YOU), condition=LifeIs(40)),
                ),
            ),
        ),
        spanish="Felidar soberano",
    ),
    Card(
        "Genju of the Fields",
        faces=(
            Face(
                "Genju of the Fields",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfSubtype("Plains"),)),
                    Activated(
                        (PayMana(mana_cost("{2}")),),
                        effect=Change(
                            Attached(OfSubtype("Plains")),
                            changes=(
                                DescribedAs(
                                    Type.CREATURE,
                                    subtypes=("Spirit",),
                                    colors=Color.WHITE,
                                    power=Number(2),
                                    toughness=Number(5),
                                    abilities=(
                                        Triggered(
                                            DealsDamage(SELF),
                                            effect=GainLife(ThatMuch(), who=ControllerOf(It(THIS))),
                                        ),
                                    ),
                                    becomes=True,
                                ),
                            ),
                            still=Type.LAND,
                            ahead=True,
                            quoted=True,
                        ),
                    ),
                    Triggered(
                        HostPutIntoGraveyard(Attached(OfSubtype("Plains"))),
                        effect=Clause(
                            PutIntoHand(CARD_IN_GRAVEYARD, whose="your", returned=True), may=YOU
                        ),
                    ),
                ),
            ),
        ),
        spanish="Genju de los campos",
    ),
    Card(
        "Glorious Anthem",
        faces=(
            Face(
                "Glorious Anthem",
                mana_cost=mana_cost("{1}{W}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Static(
                        All((OfType(Type.CREATURE), Controlled())),
                        changes=(PowerToughness(ONE, toughness=ONE),),
                    ),
                ),
            ),
        ),
        spanish="Himno glorioso",
    ),
    Card(
        "Glory Seeker",
        faces=(
            Face(
                "Glory Seeker",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="2",
                toughness="2",
            ),
        ),
        spanish="Buscador de gloria",
    ),
    Card(
        "Healing Salve",
        faces=(
            Face(
                "Healing Salve",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Modes(
                            (
                                Mode(GainLife(Number(3), who=Target(Player()))),
                                Mode(Prevent(Number(3), to=Target(AnyTarget(), slot=1))),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Bálsamo de curación",
    ),
    Card(
        "Holy Day",
        faces=(
            Face(
                "Holy Day",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.INSTANT,
                abilities=(SpellAbility(Prevent(combat=True)),),
            ),
        ),
        spanish="Día santo",
    ),
    Card(
        "Holy Strength",
        faces=(
            Face(
                "Holy Strength",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))),
                        changes=(PowerToughness(ONE, toughness=Number(2)),),
                    ),
                ),
            ),
        ),
        spanish="Fuerza sagrada",
    ),
    Card(
        "Honor Guard",
        faces=(
            Face(
                "Honor Guard",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{W}")),),
                        effect=Change(THIS, changes=(PowerToughness(toughness=ONE),)),
                    ),
                ),
            ),
        ),
        spanish="Guardia de honor",
    ),
    Card(
        "Intrepid Hero",
        faces=(
            Face(
                "Intrepid Hero",
                mana_cost=mana_cost("{2}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (TAP,),
                        effect=Destroy(
                            Target(
                                All(
                                    (
                                        OfType(Type.CREATURE),
                                        StatIs(
                                            Stat.POWER,
                                            than=Number(4),
                                            compare=Comparison.OR_GREATER,
                                        ),
                                    )
                                )
                            )
                        ),
                    ),
                ),
            ),
        ),
        spanish="Héroe intrépido",
    ),
    Card(
        "Ivory Mask",
        faces=(
            Face(
                "Ivory Mask",
                mana_cost=mana_cost("{2}{W}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(Static(Is(YOU), changes=(GainAbilities((SHROUD,)),)),),
            ),
        ),
        spanish="Máscara de marfil",
    ),
    Card(
        "Karma",
        faces=(
            Face(
                "Karma",
                mana_cost=mana_cost("{2}{W}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        AtBeginning(Step.UPKEEP, whose=StepsOf.EACH_PLAYERS),
                        effect=DealDamage(
                            CountOf(
                                All(
                                    (OfSubtype("Swamp"), Controlled(It(EventPlayer(), plural=True)))
                                )
                            ),
                            to=That(Player(), of=EventPlayer()),
                            late=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Karma",
    ),
    Card(
        "Master Decoy",
        faces=(
            Face(
                "Master Decoy",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="1",
                toughness="2",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{W}")), TAP), effect=Tap(Target(OfType(Type.CREATURE)))
                    ),
                ),
            ),
        ),
        spanish="Maestro en señuelos",
    ),
    Card(
        "Master Healer",
        faces=(
            Face(
                "Master Healer",
                mana_cost=mana_cost("{4}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Cleric"),
                power="1",
                toughness="4",
                abilities=(Activated((TAP,), effect=Prevent(Number(4), to=ANY_TARGET)),),
            ),
        ),
        spanish="Sanador experto",
    ),
    Card(
        "Noble Purpose",
        faces=(
            Face(
                "Noble Purpose",
                mana_cost=mana_cost("{3}{W}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        DealsDamage(All((OfType(Type.CREATURE), Controlled())), combat=True),
                        effect=GainLife(ThatMuch(), who=YOU),
                    ),
                ),
            ),
        ),
        spanish="Propósito noble",
    ),
    Card(
        "Oracle's Attendants",
        faces=(
            Face(
                "Oracle's Attendants",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="1",
                toughness="5",
                abilities=(
                    Activated(
                        (TAP,),
                        effect=Redirect(
                            to=Target(OfType(Type.CREATURE)),
                            by=ChosenSource(Source()),
                            order=DamageOrder.LATE,
                            onto=THIS,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Asistentes de la Oráculo",
    ),
    Card(
        "Pacifism",
        faces=(
            Face(
                "Pacifism",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))),
                        changes=(Restrict(Cannot.ATTACK | Cannot.BLOCK),),
                    ),
                ),
            ),
        ),
        spanish="Pacifismo",
    ),
    Card(
        "Peach Garden Oath",
        faces=(
            Face(
                "Peach Garden Oath",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        GainLife(
                            PerEach(
                                Number(2),
                                counted=CountOf(All((OfType(Type.CREATURE), Controlled()))),
                            ),
                            who=YOU,
                        )
                    ),
                ),
            ),
        ),
        spanish="Juramento del melocotonar",
    ),
    Card(
        "Rain of Blades",
        faces=(
            Face(
                "Rain of Blades",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        DealDamage(ONE, to=Each(All((Attacking(), OfType(Type.CREATURE)))))
                    ),
                ),
            ),
        ),
        spanish="Lluvia de espadas",
    ),
    Card(
        "Razorfoot Griffin",
        faces=(
            Face(
                "Razorfoot Griffin",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Griffin",),
                power="2",
                toughness="2",
                abilities=(FLYING, FIRST_STRIKE),
            ),
        ),
        spanish="Grifo pienavaja",
    ),
    Card(
        "Redeem",
        faces=(
            Face(
                "Redeem",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Prevent(
                            to=Target(OfType(Type.CREATURE), minimum=0, maximum=2),
                            order=DamageOrder.LATE,
                        )
                    ),
                ),
            ),
        ),
        spanish="Redimir",
    ),
    Card(
        "Rolling Stones",
        faces=(
            Face(
                "Rolling Stones",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Static(
                        All((OfSubtype("Wall"), OfType(Type.CREATURE))),
                        changes=(AttackAsThough(1, plural=True),),
                    ),
                ),
            ),
        ),
        spanish="Piedras animadas",
    ),
    Card(
        "Sacred Ground",
        faces=(
            Face(
                "Sacred Ground",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        CausesLoss(OfType(Type.LAND)),
                        effect=PutOntoBattlefield(
                            That(CardFilter(), of=EventObject()), returned=True
                        ),
                    ),
                ),
            ),
        ),
        spanish="Tierra santa",
    ),
    Card(
        "Sacred Nectar",
        faces=(
            Face(
                "Sacred Nectar",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.SORCERY,
                abilities=(SpellAbility(GainLife(Number(4), who=YOU)),),
            ),
        ),
        spanish="Néctar sagrado",
    ),
    Card(
        "Samite Healer",
        faces=(
            Face(
                "Samite Healer",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Cleric"),
                power="1",
                toughness="1",
                abilities=(Activated((TAP,), effect=Prevent(ONE, to=ANY_TARGET)),),
            ),
        ),
        spanish="Sanador samita",
    ),
    Card(
        "Sanctimony",
        faces=(
            Face(
                "Sanctimony",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        TapsForMana(Opponent(), what=OfSubtype("Mountain")),
                        effect=Clause(GainLife(ONE), may=YOU),
                    ),
                ),
            ),
        ),
        spanish="Santurronería",
    ),
    Card(
        "Savannah Lions",
        faces=(
            Face(
                "Savannah Lions",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Cat",),
                power="2",
                toughness="1",
            ),
        ),
        spanish="Leones de la sabana",
    ),
    Card(
        "Seasoned Marshal",
        faces=(
            Face(
                "Seasoned Marshal",
                mana_cost=mana_cost("{2}{W}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="2",
                toughness="2",
                abilities=(
                    Triggered(
                        Attacks(SELF), effect=Clause(Tap(Target(OfType(Type.CREATURE))), may=YOU)
                    ),
                ),
            ),
        ),
        spanish="Mariscal experimentado",
    ),
    Card(
        "Serra Angel",
        faces=(
            Face(
                "Serra Angel",
                mana_cost=mana_cost("{3}{W}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Angel",),
                power="4",
                toughness="4",
                abilities=(FLYING, joined(VIGILANCE)),
            ),
        ),
        spanish="Ángel de Serra",
    ),
    Card(
        "Solidarity",
        faces=(
            Face(
                "Solidarity",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Change(
                            Each(All((OfType(Type.CREATURE), Controlled())), word=EachWord.BARE),
                            changes=(PowerToughness(toughness=Number(5)),),
                        )
                    ),
                ),
            ),
        ),
        spanish="Solidaridad",
    ),
    Card(
        "Spirit Link",
        faces=(
            Face(
                "Spirit Link",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Triggered(
                        DealsDamage(Is(Attached(OfType(Type.CREATURE)))),
                        effect=GainLife(ThatMuch(), who=YOU),
                    ),
                ),
            ),
        ),
        spanish="Vínculo espiritual",
    ),
    Card(
        "Standing Troops",
        faces=(
            Face(
                "Standing Troops",
                mana_cost=mana_cost("{2}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="1",
                toughness="4",
                abilities=(VIGILANCE,),
            ),
        ),
        spanish="Tropas firmes",
    ),
    Card(
        "Staunch Defenders",
        faces=(
            Face(
                "Staunch Defenders",
                mana_cost=mana_cost("{3}{W}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Soldier"),
                power="3",
                toughness="4",
                abilities=(Triggered(Enters(SELF), effect=GainLife(Number(4), who=YOU)),),
            ),
        ),
        spanish="Defensores inquebrantables",
    ),
    Card(
        "Story Circle",
        faces=(
            Face(
                "Story Circle",
                mana_cost=mana_cost("{1}{W}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Replacing(ChooseAsItEnters(ChoiceOf.COLOR)),
                    Activated(
                        (PayMana(mana_cost("{W}")),),
                        effect=Prevent(
                            to=YOU, by=ChosenSource(Source(), chosen_color=True), once=True
                        ),
                    ),
                ),
            ),
        ),
        spanish="Círculo de historias",
    ),
    Card(
        "Suntail Hawk",
        faces=(
            Face(
                "Suntail Hawk",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Bird",),
                power="1",
                toughness="1",
                abilities=(FLYING,),
            ),
        ),
        spanish="Halcón colasol",
    ),
    Card(
        "Sunweb",
        faces=(
            Face(
                "Sunweb",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Wall",),
                power="5",
                toughness="6",
                abilities=(
                    DEFENDER,
                    FLYING,
                    Static(
                        SELF,
                        changes=(
                            CannotBlock(
                                All(
                                    (
                                        OfType(Type.CREATURE),
                                        StatIs(
                                            Stat.POWER, than=Number(2), compare=Comparison.OR_LESS
                                        ),
                                    )
                                )
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Telaraña solar",
    ),
    Card(
        "Sword Dancer",
        faces=(
            Face(
                "Sword Dancer",
                mana_cost=mana_cost("{1}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Rebel"),
                power="1",
                toughness="2",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{W}{W}")),),
                        effect=Change(
                            Target(All((Attacking(), OfType(Type.CREATURE)))),
                            changes=(PowerToughness(Number(-1), minus="toughness"),),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Bailarín de la espada",
    ),
    Card(
        "Tundra Wolves",
        faces=(
            Face(
                "Tundra Wolves",
                mana_cost=mana_cost("{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Wolf",),
                power="1",
                toughness="1",
                abilities=(FIRST_STRIKE,),
            ),
        ),
        spanish="Lobos de la tundra",
    ),
    Card(
        "Venerable Monk",
        faces=(
            Face(
                "Venerable Monk",
                mana_cost=mana_cost("{2}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Human", "Monk", "Cleric"),
                power="2",
                toughness="2",
                abilities=(Triggered(Enters(SELF), effect=GainLife(Number(2), who=YOU)),),
            ),
        ),
        spanish="Monje venerable",
    ),
    Card(
        "Vengeance",
        faces=(
            Face(
                "Vengeance",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.SORCERY,
                abilities=(SpellAbility(Destroy(Target(All((Tapped(), OfType(Type.CREATURE)))))),),
            ),
        ),
        spanish="Venganza",
    ),
    Card(
        "Wall of Swords",
        faces=(
            Face(
                "Wall of Swords",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.CREATURE,
                subtypes=("Wall",),
                power="3",
                toughness="5",
                abilities=(DEFENDER, FLYING),
            ),
        ),
        spanish="Muro de espadas",
    ),
    Card(
        "Worship",
        faces=(
            Face(
                "Worship",
                mana_cost=mana_cost("{3}{W}"),
                colors=Color.WHITE,
                types=Type.ENCHANTMENT,
                abilities=(
                    Replacing(
                        DamageLeavesLife(1),
                        condition=Controls(OfType(Type.CREATURE)),
                        condition_first=True,
                    ),
                ),
            ),
        ),
        spanish="Adoración",
    ),
    Card(
        "Wrath of God",
        faces=(
            Face(
                "Wrath of God",
                mana_cost=mana_cost("{2}{W}{W}"),
                colors=Color.WHITE,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Destroy(
                            Each(OfType(Type.CREATURE), word=EachWord.ALL), no_regeneration=True
                        )
                    ),
                ),
            ),
        ),
        spanish="Ira de Dios",
    ),
)

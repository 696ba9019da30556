"""Cards without color of the starter pool: most of them artifacts."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import Activated, Replacing, Static, Triggered
from jajna.ir.amounts import ONE, CountOf, ManaWorth, Number, PerEach, ThatMuch
from jajna.ir.comparisons import Comparison
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.objects import IsState, State
from jajna.ir.conditions.turns import TimeIs
from jajna.ir.costs import TAP, PayMana
from jajna.ir.filters.identity import SELF, Is, Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import ANY_TARGET, OfType, Permanent, Player, Source, Spell
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor, OfSupertype
from jajna.ir.filters.stats import StatIs
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat
from jajna.ir.players import ControllerOf
from jajna.ir.refs import (
    THIS,
    YOU,
    Affected,
    Bound,
    Each,
    EachWord,
    EventObject,
    EventPlayer,
    It,
    Same,
    Target,
    That,
)
from jajna.mechanics.actions.discard import Discard
from jajna.mechanics.actions.mill import Mill
from jajna.mechanics.actions.search import Search
from jajna.mechanics.actions.tap_and_untap import Untap
from jajna.mechanics.choices.among_found import REST
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.choices.names import ChoiceOf, ChooseName, HasChosenName
from jajna.mechanics.choices.of_your_choice import BecomeColorOfChoice
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.linked_choices import OfChosenType
from jajna.mechanics.continuous.power_toughness import DefinePowerToughness, PowerToughness
from jajna.mechanics.costs.things import PayLife, Sacrifice
from jajna.mechanics.counts.done_this_way import DoneThisWay
from jajna.mechanics.counts.shared_characteristics import Shared, SharesWith
from jajna.mechanics.keywords.common import CREATURE
from jajna.mechanics.keywords.defender import DEFENDER
from jajna.mechanics.keywords.first_strike import FIRST_STRIKE
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.found_cards import Put
from jajna.mechanics.moving.places import Arrangement, Place
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.moving.to_library import PutOnLibrary
from jajna.mechanics.replacements.damage import PreventSome
from jajna.mechanics.replacements.entering import ChooseAsItEnters, EntersTapped
from jajna.mechanics.rules.evasion import NeedBlockers
from jajna.mechanics.rules.player_limits import NoMaximumHandSize
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.rules.spell_costs import CostMore
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.library import Reveal, TopCards
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.things.mana_that_could_be_produced import AddManaCouldProduce
from jajna.mechanics.things.whole_zones import WHOLE_HAND
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.mechanics.triggers.steps import AtBeginning, StepsOf
from jajna.mechanics.triggers.zone_changes import Enters, PutIntoGraveyard
from jajna.vocab import Cannot, Color, Step, Supertype, Type, Zone, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Aladdin's Ring",
        faces=(
            Face(
                "Aladdin's Ring",
                mana_cost=mana_cost("{8}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{8}")), TAP),
                        effect=DealDamage(Number(4), to=ANY_TARGET),
                    ),
                ),
            ),
        ),
        spanish="Anillo de Aladino",
    ),
    Card(
        "Beast of Burden",
        faces=(
            Face(
                "Beast of Burden",
                mana_cost=mana_cost("{6}"),
                colors=0,
                types=Type.ARTIFACT | Type.CREATURE,
                subtypes=("Golem",),
                power="*",
                toughness="*",
                abilities=(
                    Static(
                        SELF,
                        changes=(
                            DefinePowerToughness(
                                CountOf(All((OfType(Type.CREATURE), InZone(Zone.BATTLEFIELD))))
                            ),
                        ),
                        defining=True,
                    ),
                ),
            ),
        ),
        spanish="Bestia de carga",
    ),
    Card(
        "Brass Herald",
        faces=(
            Face(
                "Brass Herald",
                mana_cost=mana_cost("{6}"),
                colors=0,
                types=Type.ARTIFACT | Type.CREATURE,
                subtypes=("Golem",),
                power="2",
                toughness="2",
                abilities=(
                    Replacing(ChooseAsItEnters(ChoiceOf.CREATURE_TYPE)),
                    Triggered(
                        Enters(SELF),
                        effect=Sequence(
                            (
                                Reveal(TopCards(Number(4))),
                                Sequence(
                                    (
                                        PutIntoHand(
                                            Each(
                                                All(
                                                    (
                                                        CREATURE,
                                                        CardFilter(),
                                                        OfChosenType(),
                                                        DoneThisWay("revealed"),
                                                    )
                                                ),
                                                word=EachWord.ALL,
                                            ),
                                            whose="your",
                                        ),
                                        Put(REST, Place.BOTTOM, Arrangement.ANY, bare=True),
                                    ),
                                    joiner="and",
                                ),
                            )
                        ),
                    ),
                    Static(
                        All((CREATURE, OfChosenType())),
                        changes=(PowerToughness(ONE, toughness=ONE),),
                    ),
                ),
            ),
        ),
        spanish="Heraldo de bronce",
    ),
    Card(
        "Coat of Arms",
        faces=(
            Face(
                "Coat of Arms",
                mana_cost=mana_cost("{5}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Static(
                        Is(Each(OfType(Type.CREATURE))),
                        changes=(
                            PowerToughness(
                                PerEach(
                                    ONE,
                                    counted=CountOf(
                                        All(
                                            (
                                                Other(than=Affected()),
                                                OfType(Type.CREATURE),
                                                InZone(Zone.BATTLEFIELD),
                                                SharesWith(
                                                    Shared.CREATURE_TYPE,
                                                    other=It(Affected()),
                                                    least=True,
                                                ),
                                            )
                                        )
                                    ),
                                ),
                                toughness=PerEach(
                                    ONE,
                                    counted=CountOf(
                                        All(
                                            (
                                                Other(than=Affected()),
                                                OfType(Type.CREATURE),
                                                InZone(Zone.BATTLEFIELD),
                                                SharesWith(
                                                    Shared.CREATURE_TYPE,
                                                    other=It(Affected()),
                                                    least=True,
                                                ),
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
        spanish="Escudo de armas",
    ),
    Card(
        "Crystal Rod",
        faces=(
            Face(
                "Crystal Rod",
                mana_cost=mana_cost("{1}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Triggered(
                        Casts(Player(), what=All((OfColor(Color.BLUE), Spell()))),
                        effect=Clause(
                            GainLife(ONE, who=YOU),
                            may=YOU,
                            costs=(PayMana(mana_cost("{1}")),),
                            payer=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Vara de cristal",
    ),
    Card(
        "Defense Grid",
        faces=(
            Face(
                "Defense Grid",
                mana_cost=mana_cost("{2}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Static(
                        Player(),
                        changes=(
                            CostMore(Spell(), more=ManaWorth(mana_cost("{3}")), elsewhen=True),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Rejilla de defensa",
    ),
    Card(
        "Dingus Egg",
        faces=(
            Face(
                "Dingus Egg",
                mana_cost=mana_cost("{4}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Triggered(
                        PutIntoGraveyard(OfType(Type.LAND), word="whenever"),
                        effect=DealDamage(
                            Number(2), to=ControllerOf(That(OfType(Type.LAND), of=EventObject()))
                        ),
                    ),
                ),
            ),
        ),
        spanish="Huevo de dingus",
    ),
    Card(
        "Disrupting Scepter",
        faces=(
            Face(
                "Disrupting Scepter",
                mana_cost=mana_cost("{3}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{3}")), TAP),
                        effect=Discard(Some(ONE, what=CardFilter()), who=Target(Player())),
                        condition=TimeIs(),
                    ),
                ),
            ),
        ),
        spanish="Cetro disruptor",
    ),
    Card(
        "Distorting Lens",
        faces=(
            Face(
                "Distorting Lens",
                mana_cost=mana_cost("{2}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated((TAP,), effect=Change(Target(Permanent()), (BecomeColorOfChoice(),))),
                ),
            ),
        ),
        spanish="Lentes de distorsión",
    ),
    Card(
        "Ensnaring Bridge",
        faces=(
            Face(
                "Ensnaring Bridge",
                mana_cost=mana_cost("{3}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Static(
                        All(
                            (
                                OfType(Type.CREATURE),
                                StatIs(
                                    Stat.POWER,
                                    than=CountOf(All((CardFilter(), InZone(Zone.HAND, of=YOU)))),
                                    compare=Comparison.GREATER,
                                ),
                            )
                        ),
                        changes=(Restrict(Cannot.ATTACK),),
                    ),
                ),
            ),
        ),
        spanish="Puente engañoso",
    ),
    Card(
        "Flying Carpet",
        faces=(
            Face(
                "Flying Carpet",
                mana_cost=mana_cost("{4}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{2}")), TAP),
                        effect=Change(
                            Target(OfType(Type.CREATURE)),
                            changes=(GainAbilities((FLYING,), gained=True),),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Alfombra voladora",
    ),
    Card(
        "Fodder Cannon",
        faces=(
            Face(
                "Fodder Cannon",
                mana_cost=mana_cost("{4}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{4}")), TAP, Sacrifice(Some(ONE, CREATURE))),
                        effect=DealDamage(Number(4), to=Target(CREATURE)),
                    ),
                ),
            ),
        ),
        spanish="Cañón de forraje",
    ),
    Card(
        "Howling Mine",
        faces=(
            Face(
                "Howling Mine",
                mana_cost=mana_cost("{2}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Triggered(
                        AtBeginning(Step.DRAW, whose=StepsOf.EACH_PLAYERS),
                        effect=DrawCards(ONE, That(Player(), of=EventPlayer()), more=True),
                        condition=IsState(THIS, state=State.UNTAPPED),
                    ),
                ),
            ),
        ),
        spanish="Mina aullante",
    ),
    Card(
        "Iron Star",
        faces=(
            Face(
                "Iron Star",
                mana_cost=mana_cost("{1}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Triggered(
                        Casts(Player(), what=All((OfColor(Color.RED), Spell()))),
                        effect=Clause(
                            GainLife(ONE, who=YOU),
                            may=YOU,
                            costs=(PayMana(mana_cost("{1}")),),
                            payer=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Estrella de hierro",
    ),
    Card(
        "Ivory Cup",
        faces=(
            Face(
                "Ivory Cup",
                mana_cost=mana_cost("{1}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Triggered(
                        Casts(Player(), what=All((OfColor(Color.WHITE), Spell()))),
                        effect=Clause(
                            GainLife(ONE, who=YOU),
                            may=YOU,
                            costs=(PayMana(mana_cost("{1}")),),
                            payer=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Copa de marfil",
    ),
    Card(
        "Jayemdae Tome",
        faces=(
            Face(
                "Jayemdae Tome",
                mana_cost=mana_cost("{4}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(Activated((PayMana(mana_cost("{4}")), TAP), effect=DrawCards(ONE)),),
            ),
        ),
        spanish="Volumen de Jayemdae",
    ),
    Card(
        "Millstone",
        faces=(
            Face(
                "Millstone",
                mana_cost=mana_cost("{2}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{2}")), TAP),
                        effect=Mill(Number(2), who=Target(Player())),
                    ),
                ),
            ),
        ),
        spanish="Rueda de molino",
    ),
    Card(
        "Patagia Golem",
        faces=(
            Face(
                "Patagia Golem",
                mana_cost=mana_cost("{4}"),
                colors=0,
                types=Type.ARTIFACT | Type.CREATURE,
                subtypes=("Golem",),
                power="2",
                toughness="3",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{3}")),),
                        effect=Change(THIS, changes=(GainAbilities((FLYING,), gained=True),)),
                    ),
                ),
            ),
        ),
        spanish="Gólem membranoso",
    ),
    Card(
        "Phyrexian Colossus",
        faces=(
            Face(
                "Phyrexian Colossus",
                mana_cost=mana_cost("{7}"),
                colors=0,
                types=Type.ARTIFACT | Type.CREATURE,
                subtypes=("Phyrexian", "Golem"),
                power="8",
                toughness="8",
                abilities=(
                    Static(SELF, changes=(Restrict(Cannot.UNTAP_IN_UNTAP_STEP, whose="your"),)),
                    Activated((PayLife(Number(8)),), effect=Untap(THIS)),
                    Static(SELF, changes=(NeedBlockers(3),)),
                ),
            ),
        ),
        spanish="Coloso pirexiano",
    ),
    Card(
        "Phyrexian Hulk",
        faces=(
            Face(
                "Phyrexian Hulk",
                mana_cost=mana_cost("{6}"),
                colors=0,
                types=Type.ARTIFACT | Type.CREATURE,
                subtypes=("Phyrexian", "Golem"),
                power="5",
                toughness="4",
            ),
        ),
        spanish="Titán pirexiano",
    ),
    Card(
        "Planar Portal",
        faces=(
            Face(
                "Planar Portal",
                mana_cost=mana_cost("{6}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{6}")), TAP),
                        effect=Search(ONE, what=CardFilter(), it="that card"),
                    ),
                ),
            ),
        ),
        spanish="Portal de planos",
    ),
    Card(
        "Rod of Ruin",
        faces=(
            Face(
                "Rod of Ruin",
                mana_cost=mana_cost("{4}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{3}")), TAP), effect=DealDamage(ONE, to=ANY_TARGET)
                    ),
                ),
            ),
        ),
        spanish="Bastón de destrucción",
    ),
    Card(
        "Skull of Orm",
        faces=(
            Face(
                "Skull of Orm",
                mana_cost=mana_cost("{3}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{5}")), TAP),
                        effect=PutIntoHand(
                            Target(
                                All(
                                    (
                                        OfType(Type.ENCHANTMENT),
                                        CardFilter(),
                                        InZone(Zone.GRAVEYARD, of=YOU, word="from"),
                                    )
                                )
                            ),
                            whose="your",
                            returned=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Cráneo de Orm",
    ),
    Card(
        "Spellbook",
        faces=(
            Face(
                "Spellbook",
                mana_cost=mana_cost("{0}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(Static(Is(YOU), changes=(NoMaximumHandSize(),)),),
            ),
        ),
        spanish="Libro de hechizos",
    ),
    Card(
        "Star Compass",
        faces=(
            Face(
                "Star Compass",
                mana_cost=mana_cost("{2}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Replacing(EntersTapped(SELF)),
                    Activated(
                        (TAP,),
                        effect=AddManaCouldProduce(
                            All((OfSupertype(Supertype.BASIC), OfType(Type.LAND), Controlled()))
                        ),
                    ),
                ),
            ),
        ),
        spanish="Brújula estelar",
    ),
    Card(
        "Teferi's Puzzle Box",
        faces=(
            Face(
                "Teferi's Puzzle Box",
                mana_cost=mana_cost("{4}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Triggered(
                        AtBeginning(Step.DRAW, whose=StepsOf.EACH_PLAYERS),
                        effect=Sequence(
                            (
                                PutOnLibrary(
                                    WHOLE_HAND,
                                    -1,
                                    any_order=True,
                                    who=That(Player(), of=EventPlayer()),
                                ),
                                DrawCards(ThatMuch(), who=Same(That(Player(), of=EventPlayer()))),
                            ),
                            joiner=", then",
                        ),
                    ),
                ),
            ),
        ),
        spanish="Rompecabezas de Teferi",
    ),
    Card(
        "Throne of Bone",
        faces=(
            Face(
                "Throne of Bone",
                mana_cost=mana_cost("{1}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Triggered(
                        Casts(Player(), what=All((OfColor(Color.BLACK), Spell()))),
                        effect=Clause(
                            GainLife(ONE, who=YOU),
                            may=YOU,
                            costs=(PayMana(mana_cost("{1}")),),
                            payer=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Trono de hueso",
    ),
    Card(
        "Urza's Armor",
        faces=(
            Face(
                "Urza's Armor",
                mana_cost=mana_cost("{6}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(Replacing(PreventSome(Source(), to=Is(YOU), amount=ONE)),),
            ),
        ),
        spanish="Armadura de Urza",
    ),
    Card(
        "Vexing Arcanix",
        faces=(
            Face(
                "Vexing Arcanix",
                mana_cost=mana_cost("{4}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{3}")), TAP),
                        effect=Sequence(
                            (
                                Sequence(
                                    (
                                        ChooseName(who=Target(Player())),
                                        Reveal(
                                            TopCards(whose=It(Target(Player()), plural=True)),
                                            who=Same(Target(Player())),
                                        ),
                                    ),
                                    joiner=", then",
                                ),
                                Clause(
                                    Put(
                                        It(Bound("revealed")),
                                        to=Place.THEIR_HAND,
                                        who=That(Player(), of=Target(Player())),
                                    ),
                                    condition=HasChosenName(
                                        That(CardFilter(), of=Bound("revealed"))
                                    ),
                                    otherwise=Sequence(
                                        (
                                            Put(
                                                It(Bound("revealed")),
                                                to=Place.THEIR_GRAVEYARD,
                                                who=It(Target(Player()), plural=True),
                                            ),
                                            DealDamage(
                                                Number(2), to=It(Target(Player()), plural=True)
                                            ),
                                        ),
                                        joiner="and",
                                    ),
                                ),
                            )
                        ),
                    ),
                ),
            ),
        ),
        spanish="Vexim arcana",
    ),
    Card(
        "Wall of Spears",
        faces=(
            Face(
                "Wall of Spears",
                mana_cost=mana_cost("{3}"),
                colors=0,
                types=Type.ARTIFACT | Type.CREATURE,
                subtypes=("Wall",),
                power="2",
                toughness="3",
                abilities=(DEFENDER, FIRST_STRIKE),
            ),
        ),
        spanish="Muro de lanzas",
    ),
    Card(
        "Wooden Sphere",
        faces=(
            Face(
                "Wooden Sphere",
                mana_cost=mana_cost("{1}"),
                colors=0,
                types=Type.ARTIFACT,
                abilities=(
                    Triggered(
                        Casts(Player(), what=All((OfColor(Color.GREEN), Spell()))),
                        effect=Clause(
                            GainLife(ONE, who=YOU),
                            may=YOU,
                            costs=(PayMana(mana_cost("{1}")),),
                            payer=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Esfera de madera",
    ),
)

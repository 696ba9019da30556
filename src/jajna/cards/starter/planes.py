"""Planes and phenomena of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import Activated, Replacing, Static, Triggered
from jajna.ir.amounts import ONE, CountersOn, CountOf, Number, PerEach
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.cards import HandSize
from jajna.ir.costs import TAP, PayMana
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import ANY_TARGET, OfType, Permanent, Player, Source, Spell
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor
from jajna.ir.filters.states import Lacking, WithCounter
from jajna.ir.filters.zones import InZone
from jajna.ir.mana import AddMana
from jajna.ir.players import ControllerOf
from jajna.ir.refs import (
    THIS,
    YOU,
    Affected,
    Each,
    EachWord,
    EventObject,
    EventPlayer,
    It,
    Same,
    Target,
    That,
)
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.actions.discard import Discard
from jajna.mechanics.actions.mill import Mill
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.actions.tap_and_untap import Untap
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.continuous.types import EveryType, SetCreatureTypes
from jajna.mechanics.counts.shared_characteristics import Shared, SharesWith
from jajna.mechanics.keywords.common import AT_YOUR_UPKEEP, CREATURE, ZERO
from jajna.mechanics.keywords.deathtouch import DEATHTOUCH
from jajna.mechanics.keywords.first_strike import FIRST_STRIKE
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.keywords.indestructible import INDESTRUCTIBLE
from jajna.mechanics.keywords.trample import TRAMPLE
from jajna.mechanics.keywords.vigilance import VIGILANCE
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.replacements.changed_damage import Again, MultiplyDamage
from jajna.mechanics.rules.combat import AssignsByToughness
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.things.counters import PutCounters, RemoveCounters
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.things.whole_zones import WHOLE_HAND
from jajna.mechanics.triggers.spells_and_abilities import Casts
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.mechanics.variants.planes import ChaosEnsues, PlaneswalksAway, PlaneswalksTo
from jajna.vocab import Cannot, Color, Mana, Step, Type, Zone, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Academy at Tolaria West",
        faces=(
            Face(
                "Academy at Tolaria West",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Dominaria",),
                abilities=(
                    Triggered(
                        AtBeginning(Step.END),
                        effect=DrawCards(Number(7)),
                        condition=HandSize(),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True), effect=Discard(WHOLE_HAND), zones=1 << Zone.COMMAND
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Academia en Tolaria Oeste",
    ),
    Card(
        "Fields of Summer",
        faces=(
            Face(
                "Fields of Summer",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Moag",),
                abilities=(
                    Triggered(
                        Casts(Player(), what=Spell()),
                        effect=Clause(
                            GainLife(
                                Number(2), who=Same(That(Player(), of=EventPlayer()), bare=True)
                            ),
                            may=That(Player(), of=EventPlayer()),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Clause(GainLife(Number(10)), may=YOU),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Campos del Verano",
    ),
    Card(
        "Gavony",
        faces=(
            Face(
                "Gavony",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Innistrad",),
                abilities=(
                    Static(
                        Is(Each(CREATURE, word=EachWord.ALL)),
                        changes=(GainAbilities((VIGILANCE,)),),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Change(
                            Each(All((CREATURE, Controlled())), word=EachWord.BARE),
                            changes=(GainAbilities((INDESTRUCTIBLE,), gained=True),),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Gavony",
    ),
    Card(
        "Goldmeadow",
        faces=(
            Face(
                "Goldmeadow",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Lorwyn",),
                abilities=(
                    Triggered(
                        Enters(OfType(Type.LAND), word="whenever"),
                        effect=CreateTokens(
                            Number(3),
                            power=ZERO,
                            toughness=ONE,
                            colors=Color.WHITE,
                            subtypes=("Goat",),
                            who=ControllerOf(That(OfType(Type.LAND), of=EventObject())),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=CreateTokens(
                            ONE, power=ZERO, toughness=ONE, colors=Color.WHITE, subtypes=("Goat",)
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Pradera Dorada",
    ),
    Card(
        "Krosa",
        faces=(
            Face(
                "Krosa",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Dominaria",),
                abilities=(
                    Static(
                        Is(Each(CREATURE, word=EachWord.ALL)),
                        changes=(PowerToughness(Number(2), toughness=Number(2)),),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Clause(
                            AddMana(((Mana.WHITE, Mana.BLUE, Mana.BLACK, Mana.RED, Mana.GREEN),)),
                            may=YOU,
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Krosa",
    ),
    Card(
        "Lethe Lake",
        faces=(
            Face(
                "Lethe Lake",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Arkhos",),
                abilities=(
                    Triggered(AT_YOUR_UPKEEP, effect=Mill(Number(10)), zones=1 << Zone.COMMAND),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Mill(Number(10), who=Target(Player())),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Lago del Leteo",
    ),
    Card(
        "Llanowar",
        faces=(
            Face(
                "Llanowar",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Dominaria",),
                abilities=(
                    Static(
                        Is(Each(CREATURE, word=EachWord.ALL)),
                        changes=(
                            GainAbilities(
                                (Activated((TAP,), effect=AddMana(((Mana.GREEN, Mana.GREEN),))),)
                            ),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Untap(Each(All((CREATURE, Controlled())), word=EachWord.ALL)),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Llanowar",
    ),
    Card(
        "Minamo",
        faces=(
            Face(
                "Minamo",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Kamigawa",),
                abilities=(
                    Triggered(
                        Casts(Player(), what=Spell()),
                        effect=Clause(
                            DrawCards(ONE, who=Same(That(Player(), of=EventPlayer()), bare=True)),
                            may=That(Player(), of=EventPlayer()),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Clause(
                            PutIntoHand(
                                Some(
                                    ONE,
                                    what=All(
                                        (
                                            OfColor(Color.BLUE),
                                            CardFilter(),
                                            InZone(
                                                Zone.GRAVEYARD,
                                                of=It(Each(Player()), plural=True),
                                                word="from",
                                            ),
                                        )
                                    ),
                                ),
                                whose="they",
                                returned=True,
                                who=Same(Each(Player()), bare=True),
                            ),
                            may=Each(Player()),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Minamo",
    ),
    Card(
        "Mutual Epiphany",
        faces=(
            Face(
                "Mutual Epiphany",
                mana_cost=None,
                colors=0,
                types=Type.PHENOMENON,
                abilities=(
                    Triggered(
                        PlaneswalksTo(encountered=True),
                        effect=DrawCards(Number(4), who=Each(Player())),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Epifanía mutua",
    ),
    Card(
        "Naar Isle",
        faces=(
            Face(
                "Naar Isle",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Wildfire",),
                abilities=(
                    Triggered(
                        AT_YOUR_UPKEEP,
                        effect=Sequence(
                            (
                                PutCounters(ONE, name="flame", on=THIS),
                                DealDamage(CountersOn(It(THIS), name="flame"), to=YOU, late=True),
                            ),
                            joiner=", then",
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=DealDamage(
                            Number(3), to=Target(Either((Player(), OfType(Type.PLANESWALKER))))
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Isla Naar",
    ),
    Card(
        "Norn's Dominion",
        faces=(
            Face(
                "Norn's Dominion",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("New Phyrexia",),
                abilities=(
                    Triggered(
                        PlaneswalksAway(),
                        effect=Sequence(
                            (
                                Destroy(
                                    Each(
                                        All(
                                            (
                                                Not(OfType(Type.LAND)),
                                                Permanent(),
                                                WithCounter("fate", lacks=Lacking.WITHOUT),
                                            )
                                        )
                                    )
                                ),
                                RemoveCounters(
                                    name="fate", of=Each(Permanent(), word=EachWord.ALL)
                                ),
                            ),
                            joiner=", then",
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Clause(
                            PutCounters(ONE, name="fate", on=Target(Permanent())), may=YOU
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Dominio de Norn",
    ),
    Card(
        "Onakke Catacomb",
        faces=(
            Face(
                "Onakke Catacomb",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Shandalar",),
                abilities=(
                    Static(
                        Is(Each(CREATURE, word=EachWord.ALL)),
                        changes=(SetColors(Color.BLACK), GainAbilities((DEATHTOUCH,))),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Change(
                            Each(All((CREATURE, Controlled())), word=EachWord.BARE),
                            changes=(
                                PowerToughness(ONE),
                                GainAbilities((FIRST_STRIKE,), gained=True),
                            ),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Catacumba Onakke",
    ),
    Card(
        "Panopticon",
        faces=(
            Face(
                "Panopticon",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Mirrodin",),
                abilities=(
                    Triggered(PlaneswalksTo(), effect=DrawCards(ONE), zones=1 << Zone.COMMAND),
                    Triggered(
                        AtBeginning(Step.DRAW),
                        effect=DrawCards(ONE, more=True),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(ChaosEnsues(True), effect=DrawCards(ONE), zones=1 << Zone.COMMAND),
                ),
            ),
        ),
        layout="planar",
        spanish="Panópticon",
    ),
    Card(
        "Planewide Disaster",
        faces=(
            Face(
                "Planewide Disaster",
                mana_cost=None,
                colors=0,
                types=Type.PHENOMENON,
                abilities=(
                    Triggered(
                        PlaneswalksTo(encountered=True),
                        effect=Destroy(Each(CREATURE, word=EachWord.ALL)),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Desastre planar",
    ),
    Card(
        "Shiv",
        faces=(
            Face(
                "Shiv",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Dominaria",),
                abilities=(
                    Static(
                        Is(Each(CREATURE, word=EachWord.ALL)),
                        changes=(
                            GainAbilities(
                                (
                                    Activated(
                                        (PayMana(mana_cost("{R}")),),
                                        effect=Change(THIS, changes=(PowerToughness(ONE),)),
                                    ),
                                )
                            ),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=CreateTokens(
                            ONE,
                            power=Number(5),
                            toughness=Number(5),
                            colors=Color.RED,
                            subtypes=("Dragon",),
                            abilities=(FLYING,),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Shiv",
    ),
    Card(
        "Stronghold Furnace",
        faces=(
            Face(
                "Stronghold Furnace",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Rath",),
                abilities=(
                    Replacing(
                        MultiplyDamage(Source(), again=Again.ANYTHING), zones=1 << Zone.COMMAND
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=DealDamage(ONE, to=ANY_TARGET),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Horno de la Fortaleza",
    ),
    Card(
        "Tazeem",
        faces=(
            Face(
                "Tazeem",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Zendikar",),
                abilities=(
                    Static(CREATURE, changes=(Restrict(Cannot.BLOCK),), zones=1 << Zone.COMMAND),
                    Triggered(
                        ChaosEnsues(True),
                        effect=DrawCards(
                            PerEach(ONE, counted=CountOf(All((OfType(Type.LAND), Controlled()))))
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Tazeem",
    ),
    Card(
        "The Fourth Sphere",
        faces=(
            Face(
                "The Fourth Sphere",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Phyrexia",),
                abilities=(
                    Triggered(
                        AT_YOUR_UPKEEP,
                        effect=Sacrifice(
                            Some(ONE, what=All((Not(OfColor(Color.BLACK)), CREATURE)))
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=CreateTokens(
                            ONE,
                            power=Number(2),
                            toughness=Number(2),
                            colors=Color.BLACK,
                            subtypes=("Zombie",),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="La Cuarta Esfera",
    ),
    Card(
        "The Great Forest",
        faces=(
            Face(
                "The Great Forest",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Lorwyn",),
                abilities=(
                    Static(
                        Is(Each(CREATURE)), changes=(AssignsByToughness(),), zones=1 << Zone.COMMAND
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Change(
                            Each(All((CREATURE, Controlled())), word=EachWord.BARE),
                            changes=(
                                PowerToughness(toughness=Number(2)),
                                GainAbilities((TRAMPLE,), gained=True),
                            ),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="El Gran Bosque",
    ),
    Card(
        "Velis Vel",
        faces=(
            Face(
                "Velis Vel",
                mana_cost=None,
                colors=0,
                types=Type.PLANE,
                subtypes=("Lorwyn",),
                abilities=(
                    Static(
                        Is(Each(CREATURE)),
                        changes=(
                            PowerToughness(
                                PerEach(
                                    ONE,
                                    counted=CountOf(
                                        All(
                                            (
                                                Other(than=Affected()),
                                                CREATURE,
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
                                                CREATURE,
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
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        ChaosEnsues(True),
                        effect=Change(
                            Target(CREATURE), changes=(SetCreatureTypes(every=EveryType.GAINED),)
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="planar",
        spanish="Velis Vel",
    ),
)

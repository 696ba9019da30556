"""Black cards of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import Activated, Keyworded, SpellAbility, Static, Triggered
from jajna.ir.amounts import ONE, CountOf, Number, PerEach, StatOf
from jajna.ir.composites import Clause, Later, Sequence
from jajna.ir.costs import TAP, PayMana
from jajna.ir.filters.identity import SELF, Is, Other
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.nouns import OfSubtype, OfType, Opponent, Permanent, Player
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor
from jajna.ir.filters.states import Tapped
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat
from jajna.ir.refs import (
    THIS,
    YOU,
    Attached,
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
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.actions.discard import Discard
from jajna.mechanics.actions.regenerate import Regenerate
from jajna.mechanics.actions.sacrifice import Sacrifice as SacrificeAction
from jajna.mechanics.actions.search import Search
from jajna.mechanics.choices.chosen_things import Choose, Some
from jajna.mechanics.choices.colors import ChooseColor, OfThatColor
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.power_toughness import (
    DefinePowerToughness,
    PowerToughness,
    SetStats,
)
from jajna.mechanics.costs.things import Discard as DiscardCost
from jajna.mechanics.costs.things import PayHalfLife, PayLife, Sacrifice
from jajna.mechanics.keywords.common import CARD_IN_GRAVEYARD, CREATURE
from jajna.mechanics.keywords.defender import DEFENDER
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.fear import FEAR
from jajna.mechanics.keywords.first_strike import FIRST_STRIKE
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.keywords.landwalk import CountsAs, WhoseControllerControls
from jajna.mechanics.lasting.delayed_triggers import DoLater
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_battlefield import PutOntoBattlefield
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.hand import FromIt
from jajna.mechanics.things.library import Reveal
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.mechanics.things.whole_zones import WHOLE_HAND
from jajna.mechanics.triggers.combat import BlocksOrBecomesBlockedBy
from jajna.mechanics.triggers.damage import DealsDamage, IsDealtDamage
from jajna.mechanics.triggers.players import Discards, Draws
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.mechanics.triggers.zone_changes import Dies, Enters, ReturnedToHand
from jajna.vocab import Cannot, Color, Step, Type, Zone, mana_cost

__all__ = ["CARDS"]

DISCARD_CHOSEN_BY_YOU: Final = Sequence(
    (
        Reveal(WHOLE_HAND, who=Target(Opponent())),
        Choose(FromIt(ONE, CardFilter()), who=YOU),
        Discard(That(CardFilter(), of=Bound("chosen")), who=That(Player(), of=Target(Opponent()))),
    )
)
"""Target opponent reveals their hand, you choose a card from it, and they discard it."""

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Abyssal Specter",
        faces=(
            Face(
                "Abyssal Specter",
                mana_cost=mana_cost("{2}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Specter",),
                power="2",
                toughness="3",
                abilities=(
                    FLYING,
                    Triggered(
                        DealsDamage(SELF, to=Player()),
                        effect=Discard(
                            Some(ONE, what=CardFilter()), who=That(Player(), of=EventPlayer())
                        ),
                    ),
                ),
            ),
        ),
        spanish="Espectro abismal",
    ),
    Card(
        "Ambition's Cost",
        faces=(
            Face(
                "Ambition's Cost",
                mana_cost=mana_cost("{3}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (DrawCards(Number(3), who=YOU), LoseLife(Number(3), who=YOU)),
                            joiner="and",
                        )
                    ),
                ),
            ),
        ),
        spanish="El precio de la ambición",
    ),
    Card(
        "Bog Imp",
        faces=(
            Face(
                "Bog Imp",
                mana_cost=mana_cost("{1}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Imp",),
                power="1",
                toughness="1",
                abilities=(FLYING,),
            ),
        ),
        spanish="Diablillo del pantano",
    ),
    Card(
        "Bog Wraith",
        faces=(
            Face(
                "Bog Wraith",
                mana_cost=mana_cost("{3}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Wraith",),
                power="3",
                toughness="3",
                abilities=(
                    Keyworded(
                        "swampwalk",
                        meaning=(
                            Static(
                                SELF,
                                changes=(
                                    BeBlockedOnlyBy(
                                        Either(
                                            (
                                                Not(
                                                    WhoseControllerControls(
                                                        All((OfSubtype("Swamp"), OfType(Type.LAND)))
                                                    )
                                                ),
                                                CountsAs(144, attacker=True),
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
        spanish="Aparición de la ciénaga",
    ),
    Card(
        "Carrion Wall",
        faces=(
            Face(
                "Carrion Wall",
                mana_cost=mana_cost("{1}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Wall",),
                power="3",
                toughness="2",
                abilities=(
                    DEFENDER,
                    Activated((PayMana(mana_cost("{1}{B}")),), effect=Regenerate(THIS)),
                ),
            ),
        ),
        spanish="Muro de carroña",
    ),
    Card(
        "Coercion",
        faces=(
            Face(
                "Coercion",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(SpellAbility(DISCARD_CHOSEN_BY_YOU),),
            ),
        ),
        spanish="Coerción",
    ),
    Card(
        "Dark Banishing",
        faces=(
            Face(
                "Dark Banishing",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Destroy(
                            Target(All((Not(OfColor(Color.BLACK)), OfType(Type.CREATURE)))),
                            no_regeneration=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Destierro sombrío",
    ),
    Card(
        "Death Pit Offering",
        faces=(
            Face(
                "Death Pit Offering",
                mana_cost=mana_cost("{2}{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=SacrificeAction(
                            Each(All((CREATURE, Controlled())), word=EachWord.ALL)
                        ),
                    ),
                    Static(
                        All((CREATURE, Controlled())),
                        changes=(PowerToughness(Number(2), toughness=Number(2)),),
                    ),
                ),
            ),
        ),
        spanish="Ofrenda al Pozo de muerte",
    ),
    Card(
        "Death Pits of Rath",
        faces=(
            Face(
                "Death Pits of Rath",
                mana_cost=mana_cost("{3}{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        IsDealtDamage(OfType(Type.CREATURE)),
                        effect=Destroy(It(EventObject()), no_regeneration=True),
                    ),
                ),
            ),
        ),
        spanish="Pozos de la muerte de Rath",
    ),
    Card(
        "Deathgazer",
        faces=(
            Face(
                "Deathgazer",
                mana_cost=mana_cost("{3}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Lizard",),
                power="2",
                toughness="2",
                abilities=(
                    Triggered(
                        BlocksOrBecomesBlockedBy(
                            SELF, by=All((Not(OfColor(Color.BLACK)), OfType(Type.CREATURE)))
                        ),
                        effect=DoLater(
                            Later.COMBAT,
                            effect=Destroy(That(OfType(Type.CREATURE), of=EventObject())),
                            last=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Contemplador mortal",
    ),
    Card(
        "Deepwood Ghoul",
        faces=(
            Face(
                "Deepwood Ghoul",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Zombie",),
                power="2",
                toughness="1",
                abilities=(Activated((PayLife(Number(2)),), effect=Regenerate(THIS)),),
            ),
        ),
        spanish="Necrófago de Deepwood",
    ),
    Card(
        "Diabolic Tutor",
        faces=(
            Face(
                "Diabolic Tutor",
                mana_cost=mana_cost("{2}{B}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(SpellAbility(Search(ONE, what=CardFilter(), it="that card")),),
            ),
        ),
        spanish="Tutor diabólico",
    ),
    Card(
        "Drekavac",
        faces=(
            Face(
                "Drekavac",
                mana_cost=mana_cost("{1}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Beast",),
                power="3",
                toughness="3",
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Clause(
                            SacrificeAction(It(THIS)),
                            unless=(DiscardCost(Some(ONE, All((Not(CREATURE), CardFilter())))),),
                            payer=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Drékavac",
    ),
    Card(
        "Drudge Skeletons",
        faces=(
            Face(
                "Drudge Skeletons",
                mana_cost=mana_cost("{1}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Skeleton",),
                power="1",
                toughness="1",
                abilities=(Activated((PayMana(mana_cost("{B}")),), effect=Regenerate(THIS)),),
            ),
        ),
        spanish="Esqueletos esclavos",
    ),
    Card(
        "Dusk Imp",
        faces=(
            Face(
                "Dusk Imp",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Imp",),
                power="2",
                toughness="1",
                abilities=(FLYING,),
            ),
        ),
        spanish="Diablillo del crepúsculo",
    ),
    Card(
        "Eastern Paladin",
        faces=(
            Face(
                "Eastern Paladin",
                mana_cost=mana_cost("{2}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Phyrexian", "Zombie", "Knight"),
                power="3",
                toughness="3",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{B}{B}")), TAP),
                        effect=Destroy(Target(All((OfColor(Color.GREEN), OfType(Type.CREATURE))))),
                    ),
                ),
            ),
        ),
        spanish="Paladín oriental",
    ),
    Card(
        "Execute",
        faces=(
            Face(
                "Execute",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Destroy(
                            Target(All((OfColor(Color.WHITE), OfType(Type.CREATURE)))),
                            no_regeneration=True,
                        )
                    ),
                    SpellAbility(DrawCards(ONE)),
                ),
            ),
        ),
        spanish="Ejecutar",
    ),
    Card(
        "Fallen Angel",
        faces=(
            Face(
                "Fallen Angel",
                mana_cost=mana_cost("{3}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Angel",),
                power="3",
                toughness="3",
                abilities=(
                    FLYING,
                    Activated(
                        (Sacrifice(Some(ONE, CREATURE)),),
                        effect=Change(THIS, changes=(PowerToughness(Number(2), toughness=ONE),)),
                    ),
                ),
            ),
        ),
        spanish="Ángel caído",
    ),
    Card(
        "Fear",
        faces=(
            Face(
                "Fear",
                mana_cost=mana_cost("{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(Is(Attached(OfType(Type.CREATURE))), changes=(GainAbilities((FEAR,)),)),
                ),
            ),
        ),
        spanish="Inspirar temor",
    ),
    Card(
        "Giant Cockroach",
        faces=(
            Face(
                "Giant Cockroach",
                mana_cost=mana_cost("{3}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Insect",),
                power="4",
                toughness="2",
            ),
        ),
        spanish="Cucaracha gigante",
    ),
    Card(
        "Gluttonous Zombie",
        faces=(
            Face(
                "Gluttonous Zombie",
                mana_cost=mana_cost("{4}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Zombie",),
                power="3",
                toughness="3",
                abilities=(FEAR,),
            ),
        ),
        spanish="Zombie glotón",
    ),
    Card(
        "Grave Pact",
        faces=(
            Face(
                "Grave Pact",
                mana_cost=mana_cost("{1}{B}{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        Dies(All((CREATURE, Controlled())), word="whenever"),
                        effect=SacrificeAction(
                            Some(ONE, what=CREATURE), who=Each(All((Other(), Player())))
                        ),
                    ),
                ),
            ),
        ),
        spanish="Pacto de las sepulturas",
    ),
    Card(
        "Gravedigger",
        faces=(
            Face(
                "Gravedigger",
                mana_cost=mana_cost("{3}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Zombie",),
                power="2",
                toughness="2",
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Clause(
                            PutIntoHand(
                                Target(
                                    All(
                                        (
                                            CREATURE,
                                            CardFilter(),
                                            InZone(Zone.GRAVEYARD, of=YOU, word="from"),
                                        )
                                    )
                                ),
                                whose="your",
                                returned=True,
                            ),
                            may=YOU,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Sepulturero",
    ),
    Card(
        "Larceny",
        faces=(
            Face(
                "Larceny",
                mana_cost=mana_cost("{3}{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        DealsDamage(All((CREATURE, Controlled())), combat=True, to=Player()),
                        effect=Discard(
                            Some(ONE, what=CardFilter()), who=That(Player(), of=EventPlayer())
                        ),
                    ),
                ),
            ),
        ),
        spanish="Latrocinio",
    ),
    Card(
        "Looming Shade",
        faces=(
            Face(
                "Looming Shade",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Shade",),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{B}")),),
                        effect=Change(THIS, changes=(PowerToughness(ONE, toughness=ONE),)),
                    ),
                ),
            ),
        ),
        spanish="Sombra vaga",
    ),
    Card(
        "Lord of the Undead",
        faces=(
            Face(
                "Lord of the Undead",
                mana_cost=mana_cost("{1}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Zombie",),
                power="2",
                toughness="2",
                abilities=(
                    Static(
                        All((Other(), OfSubtype("Zombie"), CREATURE)),
                        changes=(PowerToughness(ONE, toughness=ONE),),
                    ),
                    Activated(
                        (PayMana(mana_cost("{1}{B}")), TAP),
                        effect=PutIntoHand(
                            Target(
                                All(
                                    (
                                        OfSubtype("Zombie"),
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
        spanish="Señor de los muertos vivientes",
    ),
    Card(
        "Maggot Carrier",
        faces=(
            Face(
                "Maggot Carrier",
                mana_cost=mana_cost("{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Zombie",),
                power="1",
                toughness="1",
                abilities=(Triggered(Enters(SELF), effect=LoseLife(ONE, who=Each(Player()))),),
            ),
        ),
        spanish="Portador de larvas",
    ),
    Card(
        "Megrim",
        faces=(
            Face(
                "Megrim",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        Discards(Opponent(), what=CardFilter()),
                        effect=DealDamage(Number(2), to=That(Player(), of=EventPlayer())),
                    ),
                ),
            ),
        ),
        spanish="Jaqueca",
    ),
    Card(
        "Mind Rot",
        faces=(
            Face(
                "Mind Rot",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(Discard(Some(Number(2), what=CardFilter()), who=Target(Player()))),
                ),
            ),
        ),
        spanish="Podredumbre mental",
    ),
    Card(
        "Mind Slash",
        faces=(
            Face(
                "Mind Slash",
                mana_cost=mana_cost("{1}{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{B}")), Sacrifice(Some(ONE, CREATURE))),
                        effect=DISCARD_CHOSEN_BY_YOU,
                        sorcery_speed=True,
                    ),
                ),
            ),
        ),
        spanish="Cuchillazo mental",
    ),
    Card(
        "Mind Sludge",
        faces=(
            Face(
                "Mind Sludge",
                mana_cost=mana_cost("{4}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Discard(
                            Some(
                                PerEach(
                                    ONE, counted=CountOf(All((OfSubtype("Swamp"), Controlled())))
                                ),
                                what=CardFilter(),
                            ),
                            who=Target(Player()),
                        )
                    ),
                ),
            ),
        ),
        spanish="Fango mental",
    ),
    Card(
        "Murderous Betrayal",
        faces=(
            Face(
                "Murderous Betrayal",
                mana_cost=mana_cost("{B}{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{B}{B}")), PayHalfLife()),
                        effect=Destroy(
                            Target(All((Not(OfColor(Color.BLACK)), OfType(Type.CREATURE)))),
                            no_regeneration=True,
                        ),
                    ),
                ),
            ),
        ),
        spanish="Traición asesina",
    ),
    Card(
        "Nausea",
        faces=(
            Face(
                "Nausea",
                mana_cost=mana_cost("{1}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Change(
                            Each(OfType(Type.CREATURE), word=EachWord.ALL),
                            changes=(PowerToughness(Number(-1), toughness=Number(-1)),),
                        )
                    ),
                ),
            ),
        ),
        spanish="Náusea",
    ),
    Card(
        "Nekrataal",
        faces=(
            Face(
                "Nekrataal",
                mana_cost=mana_cost("{2}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Human", "Assassin"),
                power="2",
                toughness="1",
                abilities=(
                    FIRST_STRIKE,
                    Triggered(
                        Enters(SELF),
                        effect=Destroy(
                            Target(
                                All(
                                    (
                                        Not(OfType(Type.ARTIFACT)),
                                        Not(OfColor(Color.BLACK)),
                                        OfType(Type.CREATURE),
                                    )
                                )
                            ),
                            no_regeneration=True,
                            again=That(
                                OfType(Type.CREATURE),
                                of=Target(
                                    All(
                                        (
                                            Not(OfType(Type.ARTIFACT)),
                                            Not(OfColor(Color.BLACK)),
                                            OfType(Type.CREATURE),
                                        )
                                    )
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Nekrataal",
    ),
    Card(
        "Nightmare",
        faces=(
            Face(
                "Nightmare",
                mana_cost=mana_cost("{5}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Nightmare", "Horse"),
                power="*",
                toughness="*",
                abilities=(
                    FLYING,
                    Static(
                        SELF,
                        changes=(
                            DefinePowerToughness(CountOf(All((OfSubtype("Swamp"), Controlled())))),
                        ),
                        defining=True,
                    ),
                ),
            ),
        ),
        spanish="Pesadilla",
    ),
    Card(
        "Persecute",
        faces=(
            Face(
                "Persecute",
                mana_cost=mana_cost("{2}{B}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                ChooseColor(),
                                Sequence(
                                    (
                                        Reveal(WHOLE_HAND, who=Target(Player())),
                                        Discard(
                                            Each(
                                                All((CardFilter(), OfThatColor())),
                                                word=EachWord.ALL,
                                            ),
                                            who=Same(Target(Player())),
                                        ),
                                    ),
                                    joiner="and",
                                ),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Perseguir",
    ),
    Card(
        "Phyrexian Arena",
        faces=(
            Face(
                "Phyrexian Arena",
                mana_cost=mana_cost("{1}{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        AtBeginning(Step.UPKEEP),
                        effect=Sequence(
                            (DrawCards(ONE, who=YOU), LoseLife(ONE, who=YOU)), joiner="and"
                        ),
                    ),
                ),
            ),
        ),
        spanish="Arena pirexiana",
    ),
    Card(
        "Phyrexian Plaguelord",
        faces=(
            Face(
                "Phyrexian Plaguelord",
                mana_cost=mana_cost("{3}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Phyrexian", "Carrier"),
                power="4",
                toughness="4",
                abilities=(
                    Activated(
                        (TAP, Sacrifice()),
                        effect=Change(
                            Target(CREATURE),
                            changes=(PowerToughness(Number(-4), toughness=Number(-4)),),
                        ),
                    ),
                    Activated(
                        (Sacrifice(Some(ONE, CREATURE)),),
                        effect=Change(
                            Target(CREATURE),
                            changes=(PowerToughness(Number(-1), toughness=Number(-1)),),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Señor de la peste pirexiano",
    ),
    Card(
        "Plague Beetle",
        faces=(
            Face(
                "Plague Beetle",
                mana_cost=mana_cost("{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Insect",),
                power="1",
                toughness="1",
                abilities=(
                    Keyworded(
                        "swampwalk",
                        meaning=(
                            Static(
                                SELF,
                                changes=(
                                    BeBlockedOnlyBy(
                                        Either(
                                            (
                                                Not(
                                                    WhoseControllerControls(
                                                        All((OfSubtype("Swamp"), OfType(Type.LAND)))
                                                    )
                                                ),
                                                CountsAs(144, attacker=True),
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
        spanish="Escarabajo de la peste",
    ),
    Card(
        "Plague Wind",
        faces=(
            Face(
                "Plague Wind",
                mana_cost=mana_cost("{7}{B}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Destroy(
                            Each(
                                All((OfType(Type.CREATURE), Controlled(negative=True))),
                                word=EachWord.ALL,
                            ),
                            no_regeneration=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Viento pestilente",
    ),
    Card(
        "Primeval Shambler",
        faces=(
            Face(
                "Primeval Shambler",
                mana_cost=mana_cost("{4}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Horror", "Mercenary"),
                power="3",
                toughness="3",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{B}")),),
                        effect=Change(THIS, changes=(PowerToughness(ONE, toughness=ONE),)),
                    ),
                ),
            ),
        ),
        spanish="Desollador primitivo",
    ),
    Card(
        "Raise Dead",
        faces=(
            Face(
                "Raise Dead",
                mana_cost=mana_cost("{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        PutIntoHand(
                            Target(
                                All(
                                    (
                                        CREATURE,
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
        spanish="Alzar a los muertos",
    ),
    Card(
        "Ravenous Rats",
        faces=(
            Face(
                "Ravenous Rats",
                mana_cost=mana_cost("{1}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Rat",),
                power="1",
                toughness="1",
                abilities=(
                    Triggered(
                        Enters(SELF),
                        effect=Discard(Some(ONE, what=CardFilter()), who=Target(Opponent())),
                    ),
                ),
            ),
        ),
        spanish="Ratas rapaces",
    ),
    Card(
        "Reassembling Skeleton",
        faces=(
            Face(
                "Reassembling Skeleton",
                mana_cost=mana_cost("{1}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Skeleton", "Warrior"),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{1}{B}")),),
                        effect=PutOntoBattlefield(CARD_IN_GRAVEYARD, tapped=True, returned=True),
                        zones=1 << Zone.GRAVEYARD,
                    ),
                ),
            ),
        ),
        spanish="Esqueleto reconstruyéndose",
    ),
    Card(
        "Royal Assassin",
        faces=(
            Face(
                "Royal Assassin",
                mana_cost=mana_cost("{1}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Human", "Assassin"),
                power="1",
                toughness="1",
                abilities=(
                    Activated(
                        (TAP,), effect=Destroy(Target(All((Tapped(), OfType(Type.CREATURE)))))
                    ),
                ),
            ),
        ),
        spanish="Asesino real",
    ),
    Card(
        "Scathe Zombies",
        faces=(
            Face(
                "Scathe Zombies",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Zombie",),
                power="2",
                toughness="2",
            ),
        ),
        spanish="Zombies dañinos",
    ),
    Card(
        "Serpent Warrior",
        faces=(
            Face(
                "Serpent Warrior",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Snake", "Warrior"),
                power="3",
                toughness="3",
                abilities=(Triggered(Enters(SELF), effect=LoseLife(Number(3), who=YOU)),),
            ),
        ),
        spanish="Guerrero serpiente",
    ),
    Card(
        "Sever Soul",
        faces=(
            Face(
                "Sever Soul",
                mana_cost=mana_cost("{3}{B}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                Destroy(
                                    Target(All((Not(OfColor(Color.BLACK)), OfType(Type.CREATURE)))),
                                    no_regeneration=True,
                                ),
                                GainLife(
                                    StatOf(
                                        It(
                                            Target(
                                                All(
                                                    (
                                                        Not(OfColor(Color.BLACK)),
                                                        OfType(Type.CREATURE),
                                                    )
                                                )
                                            )
                                        ),
                                        stat=Stat.TOUGHNESS,
                                    ),
                                    who=YOU,
                                ),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Separar el alma",
    ),
    Card(
        "Severed Legion",
        faces=(
            Face(
                "Severed Legion",
                mana_cost=mana_cost("{1}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Zombie",),
                power="2",
                toughness="2",
                abilities=(FEAR,),
            ),
        ),
        spanish="Legión cercenada",
    ),
    Card(
        "Slay",
        faces=(
            Face(
                "Slay",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Destroy(
                            Target(All((OfColor(Color.GREEN), OfType(Type.CREATURE)))),
                            no_regeneration=True,
                        )
                    ),
                    SpellAbility(DrawCards(ONE)),
                ),
            ),
        ),
        spanish="Matar",
    ),
    Card(
        "Soul Feast",
        faces=(
            Face(
                "Soul Feast",
                mana_cost=mana_cost("{3}{B}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                LoseLife(Number(4), who=Target(Player())),
                                GainLife(Number(4), who=YOU),
                            ),
                            joiner="and",
                        )
                    ),
                ),
            ),
        ),
        spanish="Festín de alma",
    ),
    Card(
        "Spineless Thug",
        faces=(
            Face(
                "Spineless Thug",
                mana_cost=mana_cost("{1}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Phyrexian", "Zombie", "Mercenary"),
                power="2",
                toughness="2",
                abilities=(Static(SELF, changes=(Restrict(Cannot.BLOCK),)),),
            ),
        ),
        spanish="Malhechor cobarde",
    ),
    Card(
        "Swarm of Rats",
        faces=(
            Face(
                "Swarm of Rats",
                mana_cost=mana_cost("{1}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Rat",),
                power="*",
                toughness="1",
                abilities=(
                    Static(
                        SELF,
                        changes=(
                            DefinePowerToughness(
                                CountOf(All((OfSubtype("Rat"), Controlled()))), stats=SetStats.POWER
                            ),
                        ),
                        defining=True,
                    ),
                ),
            ),
        ),
        spanish="Aluvión de ratas",
    ),
    Card(
        "Underworld Dreams",
        faces=(
            Face(
                "Underworld Dreams",
                mana_cost=mana_cost("{B}{B}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        Draws(Opponent()),
                        effect=DealDamage(ONE, to=That(Player(), of=EventPlayer())),
                    ),
                ),
            ),
        ),
        spanish="Sueños del infierno",
    ),
    Card(
        "Unholy Strength",
        faces=(
            Face(
                "Unholy Strength",
                mana_cost=mana_cost("{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                subtypes=("Aura",),
                abilities=(
                    enchant((OfType(Type.CREATURE),)),
                    Static(
                        Is(Attached(OfType(Type.CREATURE))),
                        changes=(PowerToughness(Number(2), toughness=ONE),),
                    ),
                ),
            ),
        ),
        spanish="Fuerza impía",
    ),
    Card(
        "Vampiric Spirit",
        faces=(
            Face(
                "Vampiric Spirit",
                mana_cost=mana_cost("{2}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Spirit",),
                power="4",
                toughness="3",
                abilities=(FLYING, Triggered(Enters(SELF), effect=LoseLife(Number(4), who=YOU))),
            ),
        ),
        spanish="Espíritu vampírico",
    ),
    Card(
        "Vicious Hunger",
        faces=(
            Face(
                "Vicious Hunger",
                mana_cost=mana_cost("{B}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        Sequence(
                            (
                                DealDamage(Number(2), to=Target(OfType(Type.CREATURE))),
                                GainLife(Number(2), who=YOU),
                            ),
                            joiner="and",
                        )
                    ),
                ),
            ),
        ),
        spanish="Hambre perversa",
    ),
    Card(
        "Warped Devotion",
        faces=(
            Face(
                "Warped Devotion",
                mana_cost=mana_cost("{2}{B}"),
                colors=Color.BLACK,
                types=Type.ENCHANTMENT,
                abilities=(
                    Triggered(
                        ReturnedToHand(Permanent()),
                        effect=Discard(
                            Some(ONE, what=CardFilter()), who=That(Player(), of=EventPlayer())
                        ),
                    ),
                ),
            ),
        ),
        spanish="Devoción torcida",
    ),
    Card(
        "Western Paladin",
        faces=(
            Face(
                "Western Paladin",
                mana_cost=mana_cost("{2}{B}{B}"),
                colors=Color.BLACK,
                types=Type.CREATURE,
                subtypes=("Phyrexian", "Zombie", "Knight"),
                power="3",
                toughness="3",
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{B}{B}")), TAP),
                        effect=Destroy(Target(All((OfColor(Color.WHITE), OfType(Type.CREATURE))))),
                    ),
                ),
            ),
        ),
        spanish="Paladín occidental",
    ),
    Card(
        "Zombify",
        faces=(
            Face(
                "Zombify",
                mana_cost=mana_cost("{3}{B}"),
                colors=Color.BLACK,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        PutOntoBattlefield(
                            Target(
                                All(
                                    (
                                        CREATURE,
                                        CardFilter(),
                                        InZone(Zone.GRAVEYARD, of=YOU, word="from"),
                                    )
                                )
                            ),
                            returned=True,
                        )
                    ),
                ),
            ),
        ),
        spanish="Zombificar",
    ),
)

"""Cards of several colors of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import SpellAbility, Triggered
from jajna.ir.amounts import ONE, Number
from jajna.ir.composites import Clause, Mode, Modes
from jajna.ir.conditions.spells import ManaWasSpent
from jajna.ir.filters.combat import Attacking, Blocking
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import AbilityKind, OfType, Spell, StackAbility
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import WithKeyword
from jajna.ir.refs import YOU, Each, EachWord, EventObject, It, Target
from jajna.mechanics.actions.counter import Counter
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.keywords.common import CREATURE
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.keywords.lifelink import LIFELINK
from jajna.mechanics.keywords.trample import TRAMPLE
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_library import PutOnLibrary
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.triggers.combat import Attacked, Attacks
from jajna.vocab import Color, Keyword, Supertype, Type, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Azorius Charm",
        faces=(
            Face(
                "Azorius Charm",
                mana_cost=mana_cost("{W}{U}"),
                colors=Color.WHITE | Color.BLUE,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Modes(
                            (
                                Mode(
                                    Change(
                                        Each(
                                            All((OfType(Type.CREATURE), Controlled())),
                                            word=EachWord.BARE,
                                        ),
                                        changes=(GainAbilities((LIFELINK,), gained=True),),
                                    )
                                ),
                                Mode(DrawCards(ONE)),
                                Mode(
                                    PutOnLibrary(
                                        Target(
                                            All(
                                                (
                                                    Either((Attacking(), Blocking())),
                                                    OfType(Type.CREATURE),
                                                )
                                            )
                                        )
                                    )
                                ),
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Amuleto azorio",
    ),
    Card(
        "Firespout",
        faces=(
            Face(
                "Firespout",
                mana_cost=mana_cost("{2}{R/G}"),
                colors=Color.RED | Color.GREEN,
                types=Type.SORCERY,
                abilities=(
                    SpellAbility(
                        DealDamage(
                            Number(3),
                            to=Each(
                                All(
                                    (
                                        OfType(Type.CREATURE),
                                        WithKeyword(Keyword.FLYING, without=True),
                                    )
                                )
                            ),
                            condition=ManaWasSpent(Color.RED),
                            more=Number(3),
                            second=Each(All((OfType(Type.CREATURE), WithKeyword(Keyword.FLYING)))),
                            other=ManaWasSpent(Color.GREEN),
                        )
                    ),
                ),
            ),
        ),
        spanish="Chorro de fuego",
    ),
    Card(
        "Isperia, Supreme Judge",
        faces=(
            Face(
                "Isperia, Supreme Judge",
                mana_cost=mana_cost("{2}{W}{W}{U}{U}"),
                colors=Color.WHITE | Color.BLUE,
                types=Type.CREATURE,
                supertypes=Supertype.LEGENDARY,
                subtypes=("Sphinx",),
                power="6",
                toughness="4",
                abilities=(
                    FLYING,
                    Triggered(
                        Attacks(CREATURE, whom=Attacked.YOURS),
                        effect=Clause(DrawCards(ONE), may=YOU),
                    ),
                ),
            ),
        ),
        spanish="Isperia, jueza suprema",
    ),
    Card(
        "Stonebrow, Krosan Hero",
        faces=(
            Face(
                "Stonebrow, Krosan Hero",
                mana_cost=mana_cost("{3}{R}{G}"),
                colors=Color.RED | Color.GREEN,
                types=Type.CREATURE,
                supertypes=Supertype.LEGENDARY,
                subtypes=("Centaur", "Warrior"),
                power="4",
                toughness="4",
                abilities=(
                    TRAMPLE,
                    Triggered(
                        Attacks(All((CREATURE, Controlled(), WithKeyword(Keyword.TRAMPLE)))),
                        effect=Change(
                            It(EventObject()),
                            changes=(PowerToughness(Number(2), toughness=Number(2)),),
                        ),
                    ),
                ),
            ),
        ),
        spanish="Stonebrow, héroe de Krosa",
    ),
    Card(
        "Voidslime",
        faces=(
            Face(
                "Voidslime",
                mana_cost=mana_cost("{G}{U}{U}"),
                colors=Color.BLUE | Color.GREEN,
                types=Type.INSTANT,
                abilities=(
                    SpellAbility(
                        Counter(
                            Target(
                                Either(
                                    (
                                        Spell(),
                                        StackAbility((AbilityKind.ACTIVATED,)),
                                        StackAbility((AbilityKind.TRIGGERED,)),
                                    )
                                )
                            )
                        )
                    ),
                ),
            ),
        ),
        spanish="Babanuladora",
    ),
)

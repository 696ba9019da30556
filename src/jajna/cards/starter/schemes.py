"""Schemes of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import Static, Triggered
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Duration
from jajna.ir.composites import Sequence
from jajna.ir.filters.identity import Other
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.nouns import OfType, Opponent, Permanent, Player
from jajna.ir.filters.owners import Controlled, ControlledByOpponent
from jajna.ir.filters.qualities import OfSupertype
from jajna.ir.refs import YOU, Each, EachWord, It, Target
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.actions.search import Search
from jajna.mechanics.actions.tap_and_untap import Untap
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.counts.done_this_way import AmountThisWay
from jajna.mechanics.keywords.common import CREATURE
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.keywords.trample import TRAMPLE
from jajna.mechanics.lasting.gaining_control import GainControl
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.places import Place
from jajna.mechanics.moving.to_library import ShuffleInto
from jajna.mechanics.rules.player_limits import NoMaximumHandSize
from jajna.mechanics.things.copies import CreateCopies
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.things.whole_zones import WholeZones
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.mechanics.variants.schemes import AbandonThis, SetsInMotion
from jajna.vocab import Color, Supertype, Type, Zone

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Behold the Power of Destruction",
        faces=(
            Face(
                "Behold the Power of Destruction",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=Destroy(
                            Each(
                                All(
                                    (
                                        Not(OfType(Type.LAND)),
                                        Permanent(),
                                        Controlled(Target(Opponent())),
                                    )
                                ),
                                word=EachWord.ALL,
                            )
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="Contemplen el poder de la destrucción",
    ),
    Card(
        "Embrace My Diabolical Vision",
        faces=(
            Face(
                "Embrace My Diabolical Vision",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=Sequence(
                            (
                                ShuffleInto(
                                    WholeZones(
                                        (1 << Zone.LIBRARY, 1 << Zone.LIBRARY | 1 << Zone.HAND)
                                    ),
                                    who=Each(Player()),
                                ),
                                Sequence(
                                    (
                                        DrawCards(Number(7), who=YOU),
                                        DrawCards(Number(4), who=Each(All((Other(), Player())))),
                                    ),
                                    joiner=", then",
                                ),
                            )
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="Acepten mi visión diabólica",
    ),
    Card(
        "I Delight in Your Convulsions",
        faces=(
            Face(
                "I Delight in Your Convulsions",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=Sequence(
                            (
                                LoseLife(Number(3), who=Each(Opponent())),
                                GainLife(AmountThisWay("life lost"), who=YOU),
                            )
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="Me deleito con sus convulsiones",
    ),
    Card(
        "Ignite the Cloneforge!",
        faces=(
            Face(
                "Ignite the Cloneforge!",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=CreateCopies(
                            ONE, of=Target(All((Permanent(), ControlledByOpponent())))
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="¡Enciendan la fábrica de clones!",
    ),
    Card(
        "Look Skyward and Despair",
        faces=(
            Face(
                "Look Skyward and Despair",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
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
        layout="scheme",
        spanish="Miren al cielo y desesperen",
    ),
    Card(
        "Realms Befitting My Majesty",
        faces=(
            Face(
                "Realms Befitting My Majesty",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=Search(
                            Number(2),
                            what=All(
                                (OfSupertype(Supertype.BASIC), OfType(Type.LAND), CardFilter())
                            ),
                            up_to=True,
                            it="them",
                            to=Place.TAPPED,
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="Reinos bajo mi majestad",
    ),
    Card(
        "Roots of All Evil",
        faces=(
            Face(
                "Roots of All Evil",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=CreateTokens(
                            Number(5),
                            power=ONE,
                            toughness=ONE,
                            colors=Color.GREEN,
                            subtypes=("Saproling",),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="Las raíces del mal",
    ),
    Card(
        "The Iron Guardian Stirs",
        faces=(
            Face(
                "The Iron Guardian Stirs",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=CreateTokens(
                            ONE,
                            power=Number(4),
                            toughness=Number(6),
                            types=Type.ARTIFACT | Type.CREATURE,
                            subtypes=("Golem",),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="El guardián de hierro se alza",
    ),
    Card(
        "The Very Soil Shall Shake",
        faces=(
            Face(
                "The Very Soil Shall Shake",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                supertypes=Supertype.ONGOING,
                abilities=(
                    Static(
                        All((CREATURE, Controlled())),
                        changes=(
                            PowerToughness(Number(2), toughness=Number(2)),
                            GainAbilities((TRAMPLE,)),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                    Triggered(
                        Dies(All((CREATURE, Controlled()))),
                        effect=AbandonThis(),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="El mismo suelo se sacudirá",
    ),
    Card(
        "Tooth, Claw, and Tail",
        faces=(
            Face(
                "Tooth, Claw, and Tail",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=Destroy(
                            Target(All((Not(OfType(Type.LAND)), Permanent())), minimum=0, maximum=3)
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="Uñas, dientes y colas",
    ),
    Card(
        "What's Yours Is Now Mine",
        faces=(
            Face(
                "What's Yours Is Now Mine",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=Sequence(
                            (
                                GainControl(Target(All((CREATURE, ControlledByOpponent())))),
                                Untap(It(Target(All((CREATURE, ControlledByOpponent()))))),
                            ),
                            joiner="and",
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
    ),
    Card(
        "Your Puny Minds Cannot Fathom",
        faces=(
            Face(
                "Your Puny Minds Cannot Fathom",
                mana_cost=None,
                colors=0,
                types=Type.SCHEME,
                abilities=(
                    Triggered(
                        SetsInMotion(),
                        effect=Sequence(
                            (
                                DrawCards(Number(4)),
                                Change(
                                    YOU,
                                    changes=(NoMaximumHandSize(),),
                                    duration=Duration.YOUR_NEXT_TURN,
                                ),
                            )
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
            ),
        ),
        layout="scheme",
        spanish="Sus pequeñas mentes no pueden imaginarlo",
    ),
)

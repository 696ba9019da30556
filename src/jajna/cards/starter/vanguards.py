"""Vanguards of the starter pool."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import Activated, Static, Triggered
from jajna.ir.amounts import ONE, Number, X
from jajna.ir.costs import PayMana
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import ANY_TARGET, Permanent, Player
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import YOU, EventObject, It, Target
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.actions.regenerate import Regenerate
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.costs.things import Discard, Sacrifice
from jajna.mechanics.keywords.common import BY_YOU, CREATURE
from jajna.mechanics.keywords.hexproof import HEXPROOF
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.rules.player_limits import ExtraLands
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.damage import DealsDamage
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.mechanics.variants.avatars import CreateRandomCreature
from jajna.vocab import Type, Zone, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Ashnod",
        faces=(
            Face(
                "Ashnod",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Triggered(
                        DealsDamage(CREATURE, to=BY_YOU),
                        effect=Destroy(It(EventObject())),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="+1",
                life_modifier="-8",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Barrin",
        faces=(
            Face(
                "Barrin",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Activated(
                        (Sacrifice(Some(ONE, what=Permanent())),),
                        effect=PutIntoHand(Target(CREATURE), returned=True),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="+0",
                life_modifier="+6",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Crovax",
        faces=(
            Face(
                "Crovax",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Triggered(
                        DealsDamage(All((CREATURE, Controlled())), to=Either((CREATURE, Player()))),
                        effect=GainLife(ONE, who=YOU),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="+2",
                life_modifier="+0",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Ertai",
        faces=(
            Face(
                "Ertai",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Static(
                        All((CREATURE, Controlled())),
                        changes=(GainAbilities((HEXPROOF,)),),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="-1",
                life_modifier="+4",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Gix",
        faces=(
            Face(
                "Gix",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{3}")),),
                        effect=PutIntoHand(
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
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="-2",
                life_modifier="+18",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Maraxus",
        faces=(
            Face(
                "Maraxus",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Static(
                        All((CREATURE, Controlled())),
                        changes=(PowerToughness(ONE),),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="+1",
                life_modifier="+2",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Momir Vig, Simic Visionary Avatar",
        faces=(
            Face(
                "Momir Vig, Simic Visionary Avatar",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{X}")), Discard(Some(ONE, what=CardFilter()))),
                        effect=CreateRandomCreature(X()),
                        sorcery_speed=True,
                        limit=1,
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="+0",
                life_modifier="+4",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Rofellos",
        faces=(
            Face(
                "Rofellos",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Triggered(
                        Dies(All((CREATURE, Controlled())), word="whenever"),
                        effect=DrawCards(ONE),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="-2",
                life_modifier="+4",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Serra",
        faces=(
            Face(
                "Serra",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Static(
                        All((CREATURE, Controlled())),
                        changes=(PowerToughness(toughness=Number(2)),),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="+1",
                life_modifier="+1",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Sidar Kondo",
        faces=(
            Face(
                "Sidar Kondo",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{3}")),),
                        effect=Change(
                            Target(CREATURE),
                            changes=(PowerToughness(Number(3), toughness=Number(3)),),
                        ),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="-1",
                life_modifier="+12",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Titania",
        faces=(
            Face(
                "Titania",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(Static(BY_YOU, changes=(ExtraLands(),), zones=1 << Zone.COMMAND),),
                hand_modifier="+2",
                life_modifier="-5",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Urza",
        faces=(
            Face(
                "Urza",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Activated(
                        (PayMana(mana_cost("{3}")),),
                        effect=DealDamage(ONE, to=ANY_TARGET),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="-1",
                life_modifier="+10",
            ),
        ),
        layout="vanguard",
    ),
    Card(
        "Xantcha",
        faces=(
            Face(
                "Xantcha",
                mana_cost=None,
                colors=0,
                types=Type.VANGUARD,
                abilities=(
                    Activated(
                        (Sacrifice(Some(ONE, what=Permanent())),),
                        effect=Regenerate(Target(CREATURE)),
                        zones=1 << Zone.COMMAND,
                    ),
                ),
                hand_modifier="+1",
                life_modifier="+3",
            ),
        ),
        layout="vanguard",
    ),
)

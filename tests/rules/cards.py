"""Cards to try rules with: facts of real cards, their abilities as data."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import (
    Ability,
    Activated,
    Replacing,
    SpellAbility,
    Static,
    Triggered,
)
from jajna.ir.amounts import CountOf, Number, X
from jajna.ir.base import Effect
from jajna.ir.composites import Mode, Modes, Sequence
from jajna.ir.costs import TAP, LoyaltyCost, PayMana
from jajna.ir.filters.identity import SELF, Is, Other
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import ANY_TARGET, OfType, Permanent, Player, Spell
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor
from jajna.ir.filters.zones import InZone
from jajna.ir.mana import AddMana
from jajna.ir.refs import YOU, Attached, Each, EachWord, Target
from jajna.mechanics.actions.counter import Counter
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.actions.regenerate import Regenerate
from jajna.mechanics.continuous.abilities import LoseAllAbilities
from jajna.mechanics.continuous.power_toughness import (
    DefinePowerToughness,
    PowerToughness,
    SetPowerToughness,
)
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.lasting.prevention import Prevent
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.moving.to_hand import PutIntoHand
from jajna.mechanics.replacements.entering import EntersTapped
from jajna.mechanics.things.damage import DealDamage
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.mechanics.triggers.zone_changes import Dies, Enters
from jajna.vocab import (
    LETTER_MANA,
    Color,
    Step,
    Supertype,
    Type,
    Zone,
    mana_cost,
)

__all__ = [
    "CARDS",
    "CREATURE",
    "TARGET_CREATURE",
    "artifact",
    "creature",
    "enchantment",
    "instant",
    "land",
    "made",
    "planeswalker",
    "sorcery",
]


def made(
    name: str,
    cost: str | None,
    types: int,
    *abilities: Ability,
    supertypes: int = 0,
    subtypes: tuple[str, ...] = (),
    stats: tuple[str, str] = ("", ""),
    loyalty: str = "",
) -> Card:
    """A card of one face; its colors are those of its cost."""
    price = mana_cost(cost) if cost is not None else None
    colors = price.colors if price is not None else 0
    face = Face(
        name,
        price,
        colors,
        types,
        supertypes,
        subtypes,
        stats[0],
        stats[1],
        loyalty,
        abilities=abilities,
    )
    return Card(name, (face,))


def creature(
    name: str,
    cost: str | None,
    power: str,
    toughness: str,
    *abilities: Ability,
    supertypes: int = 0,
    subtypes: tuple[str, ...] = (),
    types: int = 0,
) -> Card:
    """A creature card."""
    return made(
        name,
        cost,
        Type.CREATURE | types,
        *abilities,
        supertypes=supertypes,
        subtypes=subtypes,
        stats=(power, toughness),
    )


def instant(name: str, cost: str, *effects: Effect) -> Card:
    """An instant with one line for each effect."""
    return made(name, cost, Type.INSTANT, *[SpellAbility(effect) for effect in effects])


def sorcery(name: str, cost: str, *effects: Effect) -> Card:
    """A sorcery with one line for each effect."""
    return made(name, cost, Type.SORCERY, *[SpellAbility(effect) for effect in effects])


def enchantment(
    name: str, cost: str, *abilities: Ability, aura: bool = False, supertypes: int = 0
) -> Card:
    """An enchantment; an Aura enchants creatures."""
    if not aura:
        return made(name, cost, Type.ENCHANTMENT, *abilities, supertypes=supertypes)
    keyword = enchant((OfType(Type.CREATURE),))
    return made(name, cost, Type.ENCHANTMENT, keyword, *abilities, subtypes=("Aura",))


def artifact(name: str, cost: str, *abilities: Ability, subtypes: tuple[str, ...] = ()) -> Card:
    """An artifact."""
    return made(name, cost, Type.ARTIFACT, *abilities, subtypes=subtypes)


def planeswalker(name: str, cost: str, loyalty: str, *abilities: Ability) -> Card:
    """A planeswalker."""
    return made(name, cost, Type.PLANESWALKER, *abilities, loyalty=loyalty)


def tap_for(*letters: str) -> Activated:
    """ "{T}: Add", with each text one choice of what is added."""
    rows = tuple([tuple([LETTER_MANA[one] for one in row]) for row in letters])
    return Activated((TAP,), AddMana(rows))


def land(name: str, *letters: str, basic: bool = False, entering: bool = False) -> Card:
    """A land that taps for one of the rows given, a basic one by its type; ``entering`` tapped."""
    abilities: list[Ability] = [tap_for(*letters)] if letters and not basic else []
    if entering:
        abilities.append(Replacing(EntersTapped(SELF)))
    return made(
        name,
        None,
        Type.LAND,
        *abilities,
        supertypes=Supertype.BASIC if basic else 0,
        subtypes=(name,) if basic else (),
    )


CREATURE: Final = OfType(Type.CREATURE)
TARGET_CREATURE: Final = Target(CREATURE)
YOUR_CREATURE: Final = All((CREATURE, Controlled()))
ANOTHER_CREATURE: Final = All((Other(), CREATURE))


def loyalty_ability(change: int, effect: Effect) -> Activated:
    """A loyalty ability that adds or removes so many counters."""
    return Activated((LoyaltyCost(change),), effect, loyalty=True)


CARDS: Final[dict[str, Card]] = {
    card.name: card
    for card in (
        land("Plains", "W", basic=True),
        land("Island", "U", basic=True),
        land("Swamp", "B", basic=True),
        land("Mountain", "R", basic=True),
        land("Forest", "G", basic=True),
        land("Taiga", "R", "G"),
        land("Ancient Tomb", "CC"),
        land("Tranquil Thicket", "G", entering=True),
        artifact("Sol Ring", "{1}", tap_for("CC")),
        creature("Grizzly Bears", "{1}{G}", "2", "2", subtypes=("Bear",)),
        creature("Hill Giant", "{3}{R}", "3", "3", subtypes=("Giant",)),
        creature("Wind Drake", "{2}{U}", "2", "2", FLYING, subtypes=("Drake",)),
        creature("Eager Cadet", "{W}", "1", "1", subtypes=("Human", "Soldier")),
        creature("Isamaru", "{W}", "2", "2", supertypes=Supertype.LEGENDARY, subtypes=("Dog",)),
        creature("Llanowar Elves", "{G}", "1", "1", tap_for("G"), subtypes=("Elf", "Druid")),
        creature(
            "Prodigal Pyromancer",
            "{2}{R}",
            "1",
            "1",
            Activated((TAP,), DealDamage(Number(1), ANY_TARGET)),
            subtypes=("Human", "Wizard"),
        ),
        creature(
            "Drudge Skeletons",
            "{1}{B}",
            "1",
            "1",
            Activated((PayMana(mana_cost("{B}")),), Regenerate(Each(SELF))),
            subtypes=("Skeleton",),
        ),
        creature(
            "Elvish Visionary",
            "{1}{G}",
            "1",
            "1",
            Triggered(Enters(SELF), DrawCards(Number(1))),
        ),
        creature(
            "Soul Warden",
            "{W}",
            "1",
            "1",
            Triggered(Enters(ANOTHER_CREATURE), GainLife(Number(1))),
        ),
        creature(
            "Blood Artist",
            "{1}{B}",
            "0",
            "1",
            Triggered(Dies(CREATURE), LoseLife(Number(1), Target(Player()))),
        ),
        creature(
            "Keldon Megaliths",
            "{R}",
            "1",
            "1",
            Triggered(AtBeginning(Step.UPKEEP), DealDamage(Number(1), ANY_TARGET)),
        ),
        creature(
            "Nightmare",
            "{5}{B}",
            "*",
            "*",
            Static(
                SELF,
                (DefinePowerToughness(CountOf(All((OfType(Type.LAND), Controlled())))),),
                defining=True,
            ),
        ),
        creature(
            "Tarmogoyf",
            "{1}{G}",
            "*",
            "*",
            Static(
                SELF,
                (DefinePowerToughness(CountOf(All((Permanent(), InZone(Zone.GRAVEYARD))))),),
                defining=True,
            ),
        ),
        instant("Lightning Bolt", "{R}", DealDamage(Number(3), ANY_TARGET)),
        instant("Shock", "{R}", DealDamage(Number(2), ANY_TARGET)),
        instant("Counterspell", "{U}{U}", Counter(Target(Spell()))),
        instant(
            "Giant Growth",
            "{G}",
            Change(TARGET_CREATURE, (PowerToughness(Number(3), Number(3)),)),
        ),
        instant(
            "Terror",
            "{1}{B}",
            Destroy(Target(All((Not(OfColor(Color.BLACK)), CREATURE))), True),
        ),
        instant("Murder", "{1}{B}{B}", Destroy(TARGET_CREATURE)),
        instant("Unsummon", "{U}", PutIntoHand(TARGET_CREATURE, "its owner's", returned=True)),
        instant("Healing Salve", "{W}", Prevent(Number(3), ANY_TARGET)),
        instant(
            "Twin Bolt",
            "{1}{R}",
            DealDamage(Number(2), TARGET_CREATURE),
            DealDamage(Number(2), Target(Player(), slot=1)),
        ),
        instant(
            "Azorius Charm",
            "{W}{U}",
            Modes(
                (
                    Mode(GainLife(Number(3))),
                    Mode(DrawCards(Number(1))),
                    Mode(Destroy(TARGET_CREATURE)),
                )
            ),
        ),
        sorcery("Divination", "{2}{U}", DrawCards(Number(2))),
        sorcery("Blaze", "{X}{R}", DealDamage(X(), ANY_TARGET)),
        sorcery("Wrath of God", "{2}{W}{W}", Destroy(Each(CREATURE, EachWord.ALL), True)),
        sorcery(
            "Raise the Alarm",
            "{1}{W}",
            CreateTokens(Number(2), Number(1), Number(1), Color.WHITE, Type.CREATURE, ("Soldier",)),
        ),
        sorcery("Sign in Blood", "{B}{B}", Sequence((DrawCards(Number(2)), LoseLife(Number(2))))),
        enchantment(
            "Glorious Anthem",
            "{1}{W}{W}",
            Static(YOUR_CREATURE, (PowerToughness(Number(1), Number(1)),)),
        ),
        enchantment(
            "Humility",
            "{2}{W}{W}",
            Static(CREATURE, (LoseAllAbilities(), SetPowerToughness(Number(1), Number(1)))),
        ),
        enchantment(
            "Holy Strength",
            "{W}",
            Static(Is(Attached(CREATURE)), (PowerToughness(Number(1), Number(2)),)),
            aura=True,
        ),
        enchantment("Concordant Crossroads", "{G}", supertypes=Supertype.WORLD),
        enchantment("Arboria", "{2}{G}{G}", supertypes=Supertype.WORLD),
        planeswalker(
            "Jace Beleren",
            "{1}{U}{U}",
            "3",
            loyalty_ability(2, DrawCards(Number(1), Each(Player()))),
            loyalty_ability(-1, DrawCards(Number(1), Target(Player()))),
            loyalty_ability(-10, LoseLife(Number(20), YOU)),
        ),
    )
}

"""Rule eras: the switches in which editions of the rules differ, and the editions.

The kernel asks the era of its game at the one place where each rule lives. ``SWITCHES`` has every
switch with its setting and the number of its rule in each of the ``EDITIONS``.
"""

from __future__ import annotations

from difflib import get_close_matches
from enum import Enum
from typing import ClassVar, Final, final

from jajna.errors import EraError
from jajna.messages import Message, alternatives

__all__ = [
    "CURRENT",
    "EDITIONS",
    "ERAS",
    "SWITCHES",
    "AnyTargets",
    "CardTypes",
    "CombatDamage",
    "Edition",
    "Era",
    "LegendRule",
    "Legends",
    "LookingBack",
    "ManaTriggers",
    "Mulligan",
    "Pools",
    "PowerLayers",
    "Reach",
    "Sealed",
    "Setting",
    "Sideboards",
    "Switch",
    "TimestampOrder",
    "TokenOwner",
    "find",
    "switch",
    "word",
]


class Sideboards(Enum):
    """How great a sideboard is, and how cards of it are exchanged between games."""

    FIFTEEN = "fifteen"
    """Fifteen cards or none, exchanged one for one, as tournaments asked for until 2013."""
    UP_TO_FIFTEEN = "up-to-fifteen"
    """Fifteen cards at most, exchanged in any number. CR 100.4a."""


class Sealed(Enum):
    """What each player opens for sealed deck play."""

    TOURNAMENT_PACK = "tournament-pack"
    """A tournament pack and two boosters, as in the time of CR 2003-07-01 100.3."""
    BOOSTERS = "boosters"
    """Six boosters. CR 100.2b."""


class Mulligan(Enum):
    """How players take mulligans."""

    PARIS = "paris"
    """One player after the other, each time a hand of one card fewer. CR 2003-07-01 101.4."""
    SCRY = "scry"
    """All at once, a hand of one card fewer; who begins with fewer cards than usual may look at
    the top card and put it on the bottom. CR 2016-08-26 103.4.
    """
    LONDON = "london"
    """All at once, a whole new hand; cards of it then go to the bottom. CR 103.5."""


class Pools(Enum):
    """When mana pools empty."""

    PHASE = "phase"
    """As a phase ends. CR 2003-07-01 300.3."""
    STEP = "step"
    """As a step or phase ends. CR 106.4, 500.5."""


class LegendRule(Enum):
    """What happens to several legendary permanents of one name."""

    OLDEST = "oldest"
    """Whoever controls them, all but the one that has been one the longest are put into graveyards.
    CR 2003-07-01 420.5e.
    """
    ALL = "all"
    """Whoever controls them, all are put into graveyards, as from 2004 to 2013."""
    CHOICE = "choice"
    """A player who controls several chooses one to keep. CR 704.5j."""


class CardTypes(Enum):
    """Which card types there are."""

    SIX = "six"
    """Artifacts, creatures, enchantments, instants, lands and sorceries. CR 2003-07-01 205.2a."""
    PLANESWALKERS = "planeswalkers"
    """Planeswalkers and what was then called tribal too. CR 2016-08-26 205.2a."""
    BATTLES = "battles"
    """Battles too. CR 205.2a."""


class Legends(Enum):
    """What makes a permanent legendary."""

    CREATURE_TYPE = "creature-type"
    """The creature type Legend for creatures, a supertype for what is none.
    CR 2003-07-01 215.1, 215.2.
    """
    SUPERTYPE = "supertype"
    """A supertype. CR 205.4d."""


class TokenOwner(Enum):
    """Who owns a token."""

    EFFECT = "effect"
    """The controller of the spell or ability that creates it. CR 2003-07-01 200.4a, 216.1."""
    CREATOR = "creator"
    """Whoever creates it, under whose control it enters. CR 111.2, CR 2016-08-26 110.5a."""


class AnyTargets(Enum):
    """The objects and players that "any target" can mean."""

    CREATURES = "creatures"
    """A creature or player. CR 2016-08-26 114.1."""
    ALL = "all"
    """A creature, player, planeswalker or battle. CR 115.4."""


class CombatDamage(Enum):
    """How a player divides the combat damage of a creature among several others."""

    FREE = "free"
    """As they choose. CR 510.1c, 510.1d."""
    ORDERED = "ordered"
    """In an order announced as blockers are declared: lethal damage to each before the next.
    CR 2016-08-26 509.2, 509.3, 510.1c, 510.1d.
    """


class PowerLayers(Enum):
    """The place of counters and switching among changes of power and toughness."""

    TIMESTAMPS = "timestamps"
    """Counters after type-changing effects and before what else changes colors, abilities, power
    and toughness, which is applied in the order of timestamps. CR 2003-07-01 418.5a, 418.5i.
    """
    OWN = "own"
    """Counters in layer 7d, switching in layer 7e. CR 2016-08-26 613.3d, 613.3e."""
    JOINED = "joined"
    """Counters in layer 7c with other changes, switching in layer 7d. CR 613.4c, 613.4d."""


class TimestampOrder(Enum):
    """Who orders objects that get a timestamp at the same time."""

    ACTIVE_PLAYER = "active-player"
    """The active player, all of them. CR 2019-05-03 613.6j."""
    EACH_PLAYER = "each-player"
    """Each player theirs, in APNAP order. CR 613.7m."""


class LookingBack(Enum):
    """For which events the game looks back in time to see what they trigger."""

    PLAY = "play"
    """What leaves play, and the loss of control over it. CR 2003-07-01 410.10d."""
    ZONES = "zones"
    """These, and what leaves a graveyard, phases out, becomes unattached or is put into a hand or
    library. CR 2016-08-26 603.6d.
    """
    LOSSES = "losses"
    """These, and spells that are countered and players who lose the game. CR 603.10."""


class ManaTriggers(Enum):
    """The events from which a triggered mana ability can trigger."""

    USE = "use"
    """The activation or resolution of a mana ability. CR 2003-07-01 406.1, 406.2."""
    RESOLUTION = "resolution"
    """The resolution of an activated mana ability. CR 2016-08-26 605.1b."""
    MANA = "mana"
    """That, or mana being added. CR 2019-05-03 605.1b."""
    ALL = "all"
    """The activation or resolution of an activated mana ability, or mana being added. CR 605.1b."""


class Reach(Enum):
    """How a creature with reach can block creatures with flying."""

    FLYING = "flying"
    """As though it had flying, whatever asks for that. CR 2003-07-01 502.4b and its glossary."""
    KEYWORD = "keyword"
    """As itself: what flies can be blocked by creatures with reach too. CR 702.9b, 702.17b."""


Setting = (
    bool
    | Mulligan
    | Pools
    | CardTypes
    | Legends
    | LegendRule
    | TokenOwner
    | AnyTargets
    | CombatDamage
    | PowerLayers
    | TimestampOrder
    | LookingBack
    | ManaTriggers
    | Reach
    | Sideboards
    | Sealed
)
"""What a switch can be set to."""


def word(setting: Setting) -> str:
    """A setting as it is written in the name of an era: ``on``, ``off``, ``london``."""
    if isinstance(setting, bool):
        return "on" if setting else "off"
    value = setting.value
    assert isinstance(value, str), value
    return value


@final
class Edition:
    """A text of the rules: the name of its era and the date from which it was in force."""

    def __init__(self, name: str, date: str) -> None:
        self.name: Final = name
        self.date: Final = date


@final
class Switch:
    """One rule in which eras differ.

    ``name`` is its attribute of an era, ``settings`` what it can be set to, ``editions`` its
    setting and the number of its rule for each of the ``EDITIONS``, "" where that edition has none.
    ``changes`` are the dates since which a rule was another, ISO, from what to what.
    """

    def __init__(
        self,
        name: str,
        settings: list[Setting],
        editions: list[tuple[Setting, str]],
        changes: list[tuple[str, Setting, Setting]],
    ) -> None:
        assert len(editions) == len(EDITIONS), name
        assert all(setting in settings for setting, _ in editions), name
        self.name: Final = name
        self.settings: Final = settings
        self.editions: Final = editions
        self.changes: Final = changes

    def setting_of(self, wanted: str) -> Setting | None:
        """The setting written as this word; None if it has no such setting."""
        for setting in self.settings:
            if word(setting) == wanted:
                return setting
        return None


EDITIONS: Final = [
    Edition("2003-07", "2003-07-01"),
    Edition("2016-08", "2016-08-26"),
    Edition("2019-05", "2019-05-03"),
    Edition("2023-04", "2023-04-14"),
    Edition("current", "2026-01-16"),
]
"""The editions that have an era, in the order of time."""

SWITCHES: Final = [
    Switch(
        "sideboards",
        [Sideboards.FIFTEEN, Sideboards.UP_TO_FIFTEEN],
        [
            (Sideboards.FIFTEEN, ""),
            (Sideboards.UP_TO_FIFTEEN, "100.4a"),
            (Sideboards.UP_TO_FIFTEEN, "100.4a"),
            (Sideboards.UP_TO_FIFTEEN, "100.4a"),
            (Sideboards.UP_TO_FIFTEEN, "100.4a"),
        ],
        [],
    ),
    Switch(
        "sealed_product",
        [Sealed.TOURNAMENT_PACK, Sealed.BOOSTERS],
        [
            (Sealed.TOURNAMENT_PACK, "100.3"),
            (Sealed.BOOSTERS, "100.2b"),
            (Sealed.BOOSTERS, "100.2b"),
            (Sealed.BOOSTERS, "100.2b"),
            (Sealed.BOOSTERS, "100.2b"),
        ],
        [],
    ),
    Switch(
        "mythic_rares",
        [False, True],
        [(False, "206.2"), (True, "206.2"), (True, "206.2"), (True, "206.2"), (True, "206.2")],
        [("2008-10-03", False, True)],
    ),
    Switch(
        "card_types",
        [CardTypes.SIX, CardTypes.PLANESWALKERS, CardTypes.BATTLES],
        [
            (CardTypes.SIX, "205.2a"),
            (CardTypes.PLANESWALKERS, "205.2a"),
            (CardTypes.PLANESWALKERS, "205.2a"),
            (CardTypes.BATTLES, "205.2a"),
            (CardTypes.BATTLES, "205.2a"),
        ],
        [],
    ),
    Switch(
        "color_indicators",
        [False, True],
        [(False, "203.2"), (True, "204.1"), (True, "204.1"), (True, "204.1"), (True, "204.1")],
        [],
    ),
    Switch(
        "legendary",
        [Legends.CREATURE_TYPE, Legends.SUPERTYPE],
        [
            (Legends.CREATURE_TYPE, "215.2"),
            (Legends.SUPERTYPE, "205.4d"),
            (Legends.SUPERTYPE, "205.4d"),
            (Legends.SUPERTYPE, "205.4d"),
            (Legends.SUPERTYPE, "205.4d"),
        ],
        [],
    ),
    Switch(
        "shuffled_first",
        [False, True],
        [(True, "101.1"), (True, "103.1"), (True, "103.1"), (False, "103.1"), (False, "103.1")],
        [],
    ),
    Switch(
        "mulligan",
        [Mulligan.PARIS, Mulligan.SCRY, Mulligan.LONDON],
        [
            (Mulligan.PARIS, "101.4"),
            (Mulligan.SCRY, "103.4"),
            (Mulligan.SCRY, "103.4"),
            (Mulligan.LONDON, "103.5"),
            (Mulligan.LONDON, "103.5"),
        ],
        [("2019-07-12", Mulligan.SCRY, Mulligan.LONDON)],
    ),
    Switch(
        "first_player_draws",
        [False, True],
        [
            (False, "101.5"),
            (False, "103.7a"),
            (False, "103.7a"),
            (False, "103.8a"),
            (False, "103.8a"),
        ],
        [],
    ),
    Switch(
        "mana_burn",
        [False, True],
        [(True, "300.3"), (False, "500.4"), (False, "500.4"), (False, "500.4"), (False, "500.5")],
        [("2009-07-11", True, False)],
    ),
    Switch(
        "pools_empty",
        [Pools.PHASE, Pools.STEP],
        [
            (Pools.PHASE, "300.3"),
            (Pools.STEP, "106.4"),
            (Pools.STEP, "106.4"),
            (Pools.STEP, "106.4"),
            (Pools.STEP, "106.4"),
        ],
        [("2009-07-11", Pools.PHASE, Pools.STEP)],
    ),
    Switch(
        "walls_attack",
        [False, True],
        [(False, "308.2a"), (True, "508.1a"), (True, "508.1a"), (True, "508.1a"), (True, "508.1a")],
        [],
    ),
    Switch(
        "reach",
        [Reach.FLYING, Reach.KEYWORD],
        [
            (Reach.FLYING, "502.4b"),
            (Reach.KEYWORD, "702.17b"),
            (Reach.KEYWORD, "702.17b"),
            (Reach.KEYWORD, "702.17b"),
            (Reach.KEYWORD, "702.17b"),
        ],
        [("2007-05-04", Reach.FLYING, Reach.KEYWORD)],
    ),
    Switch(
        "combat_damage",
        [CombatDamage.FREE, CombatDamage.ORDERED],
        [
            (CombatDamage.FREE, "310.2"),
            (CombatDamage.ORDERED, "509.2"),
            (CombatDamage.ORDERED, "509.2"),
            (CombatDamage.ORDERED, "509.2"),
            (CombatDamage.FREE, "510.1c"),
        ],
        [
            ("2009-07-11", CombatDamage.FREE, CombatDamage.ORDERED),
            ("2024-11-08", CombatDamage.ORDERED, CombatDamage.FREE),
        ],
    ),
    Switch(
        "any_target",
        [AnyTargets.CREATURES, AnyTargets.ALL],
        [
            (AnyTargets.CREATURES, "415.1"),
            (AnyTargets.CREATURES, "114.1"),
            (AnyTargets.ALL, "114.4"),
            (AnyTargets.ALL, "115.4"),
            (AnyTargets.ALL, "115.4"),
        ],
        [("2018-04-27", AnyTargets.CREATURES, AnyTargets.ALL)],
    ),
    Switch(
        "token_owner",
        [TokenOwner.EFFECT, TokenOwner.CREATOR],
        [
            (TokenOwner.EFFECT, "200.4a"),
            (TokenOwner.CREATOR, "110.5a"),
            (TokenOwner.CREATOR, "110.5a"),
            (TokenOwner.CREATOR, "111.2"),
            (TokenOwner.CREATOR, "111.2"),
        ],
        [("2009-07-11", TokenOwner.EFFECT, TokenOwner.CREATOR)],
    ),
    Switch(
        "spell_copies_enter",
        [False, True],
        [
            (False, "420.5j"),
            (False, "704.5e"),
            (False, "704.5e"),
            (True, "608.3f"),
            (True, "608.3f"),
        ],
        [("2020-09-25", False, True)],
    ),
    Switch(
        "keyword_counters",
        [False, True],
        [(False, ""), (False, ""), (False, ""), (True, "122.1b"), (True, "122.1b")],
        [("2020-04-17", False, True)],
    ),
    Switch(
        "entry_choices_copied",
        [False, True],
        [(False, "503.2"), (True, "706.2"), (True, "706.2"), (True, "707.2"), (True, "707.2")],
        [],
    ),
    Switch(
        "looking_back",
        [LookingBack.PLAY, LookingBack.ZONES, LookingBack.LOSSES],
        [
            (LookingBack.PLAY, "410.10d"),
            (LookingBack.ZONES, "603.6d"),
            (LookingBack.LOSSES, "603.10"),
            (LookingBack.LOSSES, "603.10"),
            (LookingBack.LOSSES, "603.10"),
        ],
        [],
    ),
    Switch(
        "caused_triggers_last",
        [False, True],
        [
            (False, "410.3"),
            (False, "603.3b"),
            (False, "603.3b"),
            (True, "603.3b"),
            (True, "603.3b"),
        ],
        [("2021-04-19", False, True)],
    ),
    Switch(
        "mana_triggers",
        [ManaTriggers.USE, ManaTriggers.RESOLUTION, ManaTriggers.MANA, ManaTriggers.ALL],
        [
            (ManaTriggers.USE, "406.1"),
            (ManaTriggers.RESOLUTION, "605.1b"),
            (ManaTriggers.MANA, "605.1b"),
            (ManaTriggers.ALL, "605.1b"),
            (ManaTriggers.ALL, "605.1b"),
        ],
        [],
    ),
    Switch(
        "damage_on_stack",
        [False, True],
        [(True, "310.1"), (False, "510.2"), (False, "510.2"), (False, "510.2"), (False, "510.2")],
        [("2009-07-11", True, False)],
    ),
    Switch(
        "planeswalker_redirection",
        [False, True],
        [(False, ""), (True, "306.7"), (False, "306.7"), (False, "306.7"), (False, "306.7")],
        [("2018-04-27", True, False)],
    ),
    Switch(
        "fizzled_is_countered",
        [False, True],
        [
            (True, "413.2a"),
            (True, "608.2b"),
            (False, "608.2b"),
            (False, "608.2b"),
            (False, "608.2b"),
        ],
        [("2018-04-27", True, False)],
    ),
    Switch(
        "legend_rule",
        [LegendRule.OLDEST, LegendRule.ALL, LegendRule.CHOICE],
        [
            (LegendRule.OLDEST, "420.5e"),
            (LegendRule.CHOICE, "704.5k"),
            (LegendRule.CHOICE, "704.5j"),
            (LegendRule.CHOICE, "704.5j"),
            (LegendRule.CHOICE, "704.5j"),
        ],
        [("2013-07-11", LegendRule.ALL, LegendRule.CHOICE)],
    ),
    Switch(
        "planeswalker_uniqueness",
        [False, True],
        [(False, ""), (True, "306.4"), (False, "306.4"), (False, "306.4"), (False, "306.4")],
        [],
    ),
    Switch(
        "opposite_counters",
        [False, True],
        [(False, ""), (True, "704.5r"), (True, "704.5q"), (True, "704.5q"), (True, "704.5q")],
        [],
    ),
    Switch(
        "power_defined_everywhere",
        [False, True],
        [(False, "208.2"), (True, "112.6a"), (True, "112.6a"), (True, "113.6a"), (True, "113.6a")],
        [],
    ),
    Switch(
        "power_layers",
        [PowerLayers.TIMESTAMPS, PowerLayers.OWN, PowerLayers.JOINED],
        [
            (PowerLayers.TIMESTAMPS, "418.5a"),
            (PowerLayers.OWN, "613.3"),
            (PowerLayers.OWN, "613.3"),
            (PowerLayers.JOINED, "613.4"),
            (PowerLayers.JOINED, "613.4"),
        ],
        [("2020-04-17", PowerLayers.OWN, PowerLayers.JOINED)],
    ),
    Switch(
        "timestamp_order",
        [TimestampOrder.ACTIVE_PLAYER, TimestampOrder.EACH_PLAYER],
        [
            (TimestampOrder.ACTIVE_PLAYER, "418.5e"),
            (TimestampOrder.ACTIVE_PLAYER, "613.6j"),
            (TimestampOrder.ACTIVE_PLAYER, "613.6j"),
            (TimestampOrder.EACH_PLAYER, "613.7m"),
            (TimestampOrder.EACH_PLAYER, "613.7m"),
        ],
        [("2020-04-17", TimestampOrder.ACTIVE_PLAYER, TimestampOrder.EACH_PLAYER)],
    ),
]
"""Every switch, in the order in which a game comes to ask it."""


@final
class Era:
    """The rules of a time: what every switch is set to. A value: nothing changes it.

    ``name`` is what ``find`` finds it by: that of an edition, or one with other settings behind it,
    as ``current+mana_burn=on``. ``date`` is that of its edition, ISO. ``rules`` has the number of
    the rule for each switch, "" where there is none; behind the date of the edition if that is
    another, as in "2003-07-01 300.3".
    """

    current: ClassVar[Era]
    """The rules of today."""

    def __init__(self, edition: Edition, settings: dict[str, Setting]) -> None:
        self.edition: Final = edition.name
        self.date: Final = edition.date
        self.settings: Final = settings
        self.name: Final = edition.name + _difference(edition, settings)
        self.rules: Final = _rules(edition, settings)
        sideboards = settings["sideboards"]
        assert isinstance(sideboards, Sideboards), sideboards
        self.sideboards: Final = sideboards
        """CR 100.4a."""
        sealed = settings["sealed_product"]
        assert isinstance(sealed, Sealed), sealed
        self.sealed_product: Final = sealed
        """CR 100.2b; CR 2003-07-01 100.3."""
        self.mythic_rares: Final = settings["mythic_rares"] is True
        """Whether there are mythic rare cards: CR 206.2 has four rarities, CR 2003-07-01 206.2
        three.
        """
        card_types = settings["card_types"]
        assert isinstance(card_types, CardTypes), card_types
        self.card_types: Final = card_types
        """CR 205.2a; CR 2003-07-01 205.2a."""
        self.color_indicators: Final = settings["color_indicators"] is True
        """Whether a color indicator gives a card its colors: CR 204.1, 202.2e say so; by
        CR 2003-07-01 203.2 only its mana cost does.
        """
        legendary = settings["legendary"]
        assert isinstance(legendary, Legends), legendary
        self.legendary: Final = legendary
        """CR 205.4d; CR 2003-07-01 215.2."""
        any_target = settings["any_target"]
        assert isinstance(any_target, AnyTargets), any_target
        self.any_target: Final = any_target
        """CR 115.4; CR 2016-08-26 114.1."""
        token_owner = settings["token_owner"]
        assert isinstance(token_owner, TokenOwner), token_owner
        self.token_owner: Final = token_owner
        """CR 111.2; CR 2003-07-01 200.4a."""
        self.spell_copies_enter: Final = settings["spell_copies_enter"] is True
        """Whether a copy of a permanent spell becomes a token: CR 608.3f says so; by
        CR 2016-08-26 704.5e it ceases to exist.
        """
        self.keyword_counters: Final = settings["keyword_counters"] is True
        """Whether counters give keywords: CR 122.1b says so, CR 2019-05-03 121.1 doesn't."""
        self.entry_choices_copied: Final = settings["entry_choices_copied"] is True
        """Whether what something became by choice as it entered is copied: CR 707.2 says so, by
        CR 2003-07-01 503.2 what is printed is.
        """
        looking_back = settings["looking_back"]
        assert isinstance(looking_back, LookingBack), looking_back
        self.looking_back: Final = looking_back
        """CR 603.10; CR 2016-08-26 603.6d; CR 2003-07-01 410.10d."""
        self.caused_triggers_last: Final = settings["caused_triggers_last"] is True
        """Whether abilities that triggered because others did come onto the stack after all
        others: CR 603.3b says so, CR 2019-05-03 603.3b doesn't.
        """
        mana_triggers = settings["mana_triggers"]
        assert isinstance(mana_triggers, ManaTriggers), mana_triggers
        self.mana_triggers: Final = mana_triggers
        """CR 605.1b; CR 2003-07-01 406.1."""
        self.shuffled_first: Final = settings["shuffled_first"] is True
        """Whether decks are shuffled before it is determined who chooses who begins:
        CR 2019-05-03 103.1 says so, by CR 103.1, 103.3 they are shuffled later.
        """
        mulligan = settings["mulligan"]
        assert isinstance(mulligan, Mulligan), mulligan
        self.mulligan: Final = mulligan
        """CR 103.5; CR 2016-08-26 103.4; CR 2003-07-01 101.4."""
        self.first_player_draws: Final = settings["first_player_draws"] is True
        """Whether whoever plays first draws in their first turn: CR 103.8a says no."""
        self.mana_burn: Final = settings["mana_burn"] is True
        """Whether unspent mana costs life: CR 2003-07-01 300.3 says so, CR 500.5 doesn't."""
        pools = settings["pools_empty"]
        assert isinstance(pools, Pools), pools
        self.pools_empty: Final = pools
        """CR 106.4; CR 2003-07-01 300.3."""
        self.walls_attack: Final = settings["walls_attack"] is True
        """Whether creatures of type Wall can attack: CR 2003-07-01 308.2a says no."""
        reach = settings["reach"]
        assert isinstance(reach, Reach), reach
        self.reach: Final = reach
        """CR 702.17b; CR 2003-07-01 502.4b."""
        combat_damage = settings["combat_damage"]
        assert isinstance(combat_damage, CombatDamage), combat_damage
        self.combat_damage: Final = combat_damage
        """CR 510.1c, 510.1d; CR 2016-08-26 509.2, 509.3; CR 2003-07-01 310.2."""
        self.damage_on_stack: Final = settings["damage_on_stack"] is True
        """Whether combat damage waits on the stack: CR 2003-07-01 310.1 says so, CR 510.2 doesn't.
        """
        self.planeswalker_redirection: Final = settings["planeswalker_redirection"] is True
        """Whether an opponent's noncombat damage to a player may be dealt to a planeswalker of
        theirs instead: CR 2016-08-26 306.7 says so, CR 306.7 doesn't.
        """
        self.fizzled_is_countered: Final = settings["fizzled_is_countered"] is True
        """Whether what has no legal target left is countered: CR 2016-08-26 608.2b and
        CR 2003-07-01 413.2a say so; by CR 608.2b it doesn't resolve.
        """
        legend_rule = settings["legend_rule"]
        assert isinstance(legend_rule, LegendRule), legend_rule
        self.legend_rule: Final = legend_rule
        """CR 704.5j; CR 2003-07-01 420.5e."""
        self.planeswalker_uniqueness: Final = settings["planeswalker_uniqueness"] is True
        """Whether a player keeps one planeswalker of each type, and planeswalkers aren't
        legendary: CR 2016-08-26 306.4 says so, CR 306.4 doesn't.
        """
        self.opposite_counters: Final = settings["opposite_counters"] is True
        """Whether +1/+1 and -1/-1 counters on a permanent are removed in pairs: CR 704.5q says so,
        CR 2003-07-01 420.5 doesn't.
        """
        self.power_defined_everywhere: Final = settings["power_defined_everywhere"] is True
        """Whether a card's ability defines its power and toughness in every zone: CR 113.6a says
        so; by CR 2003-07-01 208.2 and 405.2a they are 0 outside of play.
        """
        power_layers = settings["power_layers"]
        assert isinstance(power_layers, PowerLayers), power_layers
        self.power_layers: Final = power_layers
        """CR 613.4; CR 2019-05-03 613.3; CR 2003-07-01 418.5a."""
        timestamp_order = settings["timestamp_order"]
        assert isinstance(timestamp_order, TimestampOrder), timestamp_order
        self.timestamp_order: Final = timestamp_order
        """CR 613.7m; CR 2019-05-03 613.6j; CR 2003-07-01 418.5e."""

    def cited(self, name: str) -> str:
        """The rule for a switch as the engine cites it; "" if there is none.

        A rule of today is cited by number, an older one by date and number.
        """
        rule = self.rules[name]
        if not rule or " " in rule or self.edition == EDITIONS[-1].name:
            return rule
        return f"{self.date} {rule}"

    def with_(self, **switches: Setting) -> Era:
        """The same rules but for some switches.

        Raises EraError for a switch or a setting that there isn't, and for settings that can't go
        together.
        """
        settings = self.settings.copy()
        for name, setting in switches.items():
            one = switch(name)
            if setting not in one.settings:
                raise EraError(
                    Message(
                        "{name} can't be {setting}; it can be {known}",
                        name=repr(name),
                        setting=repr(setting),
                        known=alternatives([word(setting) for setting in one.settings]),
                    )
                )
            settings[name] = setting
        why = why_not(settings)
        if why is not None:
            raise EraError(Message("an era can't have these switches together: {why}", why=why))
        return Era(_edition(self.edition), settings)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Era) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Era({self.name!r})"


def why_not(settings: dict[str, Setting]) -> Message | None:
    """The reason why these settings can't go together, with its rule; None if they can."""
    if settings["planeswalker_uniqueness"] and settings["legend_rule"] is not LegendRule.CHOICE:
        return Message(
            "planeswalker_uniqueness=on lets a player choose what to keep (CR 2016-08-26 306.4), as"
            " the rule for legendary permanents of that time does; with it goes legend_rule=choice"
        )
    if settings["planeswalker_redirection"] and settings["any_target"] is AnyTargets.ALL:
        return Message(
            "planeswalker_redirection=on is for what could only target a creature or player"
            " (CR 2016-08-26 306.7); with it goes any_target=creatures"
        )
    if settings["card_types"] is CardTypes.SIX:
        for name in ("planeswalker_redirection", "planeswalker_uniqueness"):
            if settings[name]:
                return Message(
                    "{name}=on is about planeswalkers, and with card_types=six"
                    " (CR 2003-07-01 205.2a) there are none; with that goes {name}=off",
                    name=name,
                )
    return None


def switch(name: str) -> Switch:
    """The switch of this name. Raises EraError if there is none, saying which is nearest."""
    for one in SWITCHES:
        if one.name == name:
            return one
    known = [one.name for one in SWITCHES]
    raise EraError(
        Message(
            "there is no switch of eras {name}; {meant}known: {known}",
            name=repr(name),
            meant=_meant(name, known),
            known=", ".join(known),
        )
    )


def find(name: str) -> Era:
    """The era of this name: an edition and, as ``+switch=setting``, each setting that differs.

    The beginning of the edition's name will do if it fits no other.

    Raises EraError if there is none, saying which is nearest, and as ``Era.with_`` does.
    """
    parts = name.strip().split("+")
    found = _named(parts[0].strip())
    chosen: dict[str, Setting] = {}
    for part in parts[1:]:
        halves = part.split("=")
        one = switch(halves[0].strip())
        wanted = halves[1].strip() if len(halves) == 2 else "on"
        setting = one.setting_of(wanted)
        if setting is None:
            raise EraError(
                Message(
                    "{name} can't be {setting}; it can be {known}",
                    name=repr(one.name),
                    setting=repr(wanted),
                    known=alternatives([word(setting) for setting in one.settings]),
                )
            )
        chosen[one.name] = setting
    return found.with_(**chosen) if chosen else found


def _named(name: str) -> Era:
    exact = ERAS.get(name)
    if exact is not None:
        return exact
    begun = [era for era in ERAS.values() if name and era.name.startswith(name)]
    if len(begun) == 1:
        return begun[0]
    raise EraError(
        Message(
            "there is no era {name}; {meant}known: {known}",
            name=repr(name),
            meant=_meant(name, list(ERAS)),
            known=", ".join(ERAS),
        )
    )


def _meant(name: str, known: list[str]) -> Message | str:
    """The question after the nearest name, with a blank behind it; empty if none is near."""
    near = get_close_matches(name, known, 1, 0.5)
    return Message("did you mean {name}? ", name=repr(near[0])) if near else ""


def _edition(name: str) -> Edition:
    for edition in EDITIONS:
        if edition.name == name:
            return edition
    known = [edition.name for edition in EDITIONS]
    raise EraError(
        Message(
            "there is no edition {name}; {meant}known: {known}",
            name=repr(name),
            meant=_meant(name, known),
            known=", ".join(known),
        )
    )


def _settings(edition: Edition) -> dict[str, Setting]:
    """The setting of every switch in an edition."""
    place = EDITIONS.index(edition)
    return {one.name: one.editions[place][0] for one in SWITCHES}


def _difference(edition: Edition, settings: dict[str, Setting]) -> str:
    """The settings that differ from the edition, as they are written behind its name."""
    place = EDITIONS.index(edition)
    text = ""
    for one in SWITCHES:
        setting = settings[one.name]
        if setting != one.editions[place][0]:
            text += f"+{one.name}={word(setting)}"
    return text


def _rules(edition: Edition, settings: dict[str, Setting]) -> dict[str, str]:
    """The rule for each switch: its number in the edition, or date and number in the last edition
    that sets it so.
    """
    place = EDITIONS.index(edition)
    found: dict[str, str] = {}
    for one in SWITCHES:
        setting, rule = one.editions[place]
        if settings[one.name] != setting:
            rule = ""
            for there, (other, number) in zip(EDITIONS, one.editions, strict=True):
                if other == settings[one.name]:
                    rule = f"{there.date} {number}" if number else ""
        found[one.name] = rule
    return found


ERAS: Final[dict[str, Era]] = {one.name: Era(one, _settings(one)) for one in EDITIONS}
"""The eras of the editions by name."""

CURRENT: Final = ERAS["current"]
"""The rules of today."""

Era.current = CURRENT

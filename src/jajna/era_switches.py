"""The switches in which editions of the rules differ, and the editions.

``SWITCHES`` has every switch with its setting and the number of its rule in each of the
``EDITIONS``.
"""

from __future__ import annotations

from difflib import get_close_matches
from enum import Enum
from typing import Final, final

from jajna.errors import EraError
from jajna.messages import Message

__all__ = [
    "EDITIONS",
    "SWITCHES",
    "UNBUILT",
    "AnyTargets",
    "CardTypes",
    "CombatDamage",
    "Edition",
    "LegendRule",
    "Legends",
    "LookingBack",
    "ManaTriggers",
    "Mulligan",
    "Phasing",
    "Pools",
    "PowerLayers",
    "Reach",
    "Sealed",
    "Setting",
    "Sideboards",
    "Switch",
    "TimestampOrder",
    "TokenOwner",
    "Unbuilt",
    "edition",
    "nearest",
    "switch",
    "unbuilt",
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


class Phasing(Enum):
    """What it is to be phased out."""

    ZONE = "zone"
    """To be in a zone of its own: what phases out leaves play and all damage on it behind, a token
    ceases to exist, and what comes back is free of summoning sickness. CR 2003-07-01 217.8, 502.15.
    """
    STATUS = "status"
    """A status of a permanent, which changes no zone. CR 702.26b, 702.26d."""


Setting = (
    bool
    | Mulligan
    | Phasing
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
class Unbuilt:
    """Rules that the engine doesn't have: their name, and their number in each of the ``EDITIONS``.

    The number is "" where the edition has none, or where what it says is built.
    """

    def __init__(self, name: str, rules: list[str]) -> None:
        self.name: Final = name
        self.rules: Final = rules


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

UNBUILT: Final = [
    Unbuilt("ante", ["217.9", "407", "407", "407", "407"]),
    Unbuilt("subgames", ["506", "718", "719", "724", "728"]),
    Unbuilt("restarting", ["", "717", "718", "723", "726"]),
    Unbuilt("stickers", ["", "", "", "123", "123"]),
    Unbuilt("attractions", ["", "", "", "717", "717"]),
    Unbuilt("cases", ["", "", "", "", "719"]),
    Unbuilt("station", ["", "", "", "", "721"]),
    Unbuilt("rad_counters", ["", "", "", "", "727"]),
    Unbuilt("shared_team_turns", ["", "805", "", "", ""]),
    Unbuilt("grand_melee", ["", "807", "807", "807", "807"]),
    Unbuilt("two_headed_giant", ["", "810", "", "", ""]),
    Unbuilt("archenemy", ["", "904", "", "", ""]),
    Unbuilt("conspiracy_draft", ["", "905", "905", "905", "905"]),
]
"""The rules of the editions that no game is played by."""


def unbuilt(edition: str) -> list[tuple[str, str]]:
    """What of an edition isn't built: names with the numbers of the rules there, in their order."""
    place = [one.name for one in EDITIONS].index(edition)
    found = [(one.name, one.rules[place]) for one in UNBUILT if one.rules[place]]
    return sorted(found, key=_by_rule)


def _by_rule(found: tuple[str, str]) -> str:
    return found[1]


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
        "tokens_named_token",
        [False, True],
        [
            (False, "216.1"),
            (False, "110.5c"),
            (False, "110.5c"),
            (True, "111.4"),
            (True, "111.4"),
        ],
        [],
    ),
    Switch(
        "halves_compared",
        [False, True],
        [
            (True, "505.6"),
            (True, "708.6a"),
            (False, "708.4b"),
            (False, "709.4b"),
            (False, "709.4b"),
        ],
        [("2017-04-28", True, False)],
    ),
    Switch(
        "both_halves_named",
        [False, True],
        [
            (True, "505.7"),
            (False, "708.7"),
            (False, "708.4a"),
            (False, "709.4a"),
            (False, "709.4a"),
        ],
        [],
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
        "commanders_die",
        [False, True],
        [
            (True, ""),
            (False, "903.9"),
            (False, "903.9"),
            (True, "903.9a"),
            (True, "903.9a"),
        ],
        [],
    ),
    Switch(
        "wishes_keep_to_deck",
        [False, True],
        [(False, ""), (False, ""), (False, ""), (True, "903.11"), (True, "903.11a")],
        [],
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
        "phasing",
        [Phasing.ZONE, Phasing.STATUS],
        [
            (Phasing.ZONE, "217.8a"),
            (Phasing.STATUS, "702.25b"),
            (Phasing.STATUS, "702.25b"),
            (Phasing.STATUS, "702.26b"),
            (Phasing.STATUS, "702.26b"),
        ],
        [],
    ),
    Switch(
        "removed_is_outside",
        [False, True],
        [
            (True, "217.1e"),
            (False, "400.10"),
            (False, "400.10"),
            (False, "400.11"),
            (False, "400.11"),
        ],
        [("2009-07-11", True, False)],
    ),
    Switch(
        "madness_optional",
        [False, True],
        [
            (True, "502.24a"),
            (False, "702.34a"),
            (False, "702.34a"),
            (False, "702.35a"),
            (False, "702.35a"),
        ],
        [],
    ),
    Switch(
        "madness_until_passing",
        [False, True],
        [
            (True, "502.24a"),
            (False, "702.34a"),
            (False, "702.34a"),
            (False, "702.35a"),
            (False, "702.35a"),
        ],
        [],
    ),
    Switch(
        "sagas_without_chapters",
        [False, True],
        [
            (True, ""),
            (True, ""),
            (False, "714.2d"),
            (False, "714.2d"),
            (True, "704.5s"),
        ],
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
            meant=nearest(name, known),
            known=", ".join(known),
        )
    )


def edition(name: str) -> Edition:
    for edition in EDITIONS:
        if edition.name == name:
            return edition
    known = [edition.name for edition in EDITIONS]
    raise EraError(
        Message(
            "there is no edition {name}; {meant}known: {known}",
            name=repr(name),
            meant=nearest(name, known),
            known=", ".join(known),
        )
    )


def nearest(name: str, known: list[str]) -> Message | str:
    """The question after the nearest name, with a blank behind it; empty if none is near."""
    near = get_close_matches(name, known, 1, 0.5)
    return Message("did you mean {name}? ", name=repr(near[0])) if near else ""

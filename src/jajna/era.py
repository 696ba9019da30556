"""Eras: the rules of a time, found by name and adapted by switches.

The kernel asks the era of its game at the one place where each rule lives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from jajna.era_switches import (
    EDITIONS,
    SWITCHES,
    AnyTargets,
    CardTypes,
    CombatDamage,
    LegendRule,
    Legends,
    LookingBack,
    ManaTriggers,
    Mulligan,
    Phasing,
    Pools,
    PowerLayers,
    Reach,
    Sealed,
    Sideboards,
    TimestampOrder,
    TokenOwner,
    edition,
    nearest,
    switch,
    word,
)
from jajna.errors import EraError
from jajna.messages import Message, alternatives

if TYPE_CHECKING:
    from jajna.era_switches import Edition, Setting

__all__ = ["CURRENT", "ERAS", "Era", "find"]


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
        self.tokens_named_token: Final = settings["tokens_named_token"] is True
        """Whether the name of a token without a given one ends with "Token": CR 111.4 says so,
        CR 2019-05-03 110.5c doesn't.
        """
        self.halves_compared: Final = settings["halves_compared"] is True
        """Whether each half of a split card is compared, except on the stack:
        CR 2016-08-26 708.6a and CR 2003-07-01 505.6 say so; by CR 709.4b both are combined.
        """
        self.both_halves_named: Final = settings["both_halves_named"] is True
        """Whether who names a split card names both halves: CR 2003-07-01 505.7 says so; by
        CR 709.4a they name one.
        """
        self.spell_copies_enter: Final = settings["spell_copies_enter"] is True
        """Whether a copy of a permanent spell becomes a token: CR 608.3f says so; by
        CR 2016-08-26 704.5e it ceases to exist.
        """
        self.commanders_die: Final = settings["commanders_die"] is True
        """Whether commanders go into graveyards and exile, from where their owners may return them:
        CR 903.9a says so; by CR 2019-05-03 903.9 they go to the command zone instead.
        """
        self.wishes_keep_to_deck: Final = settings["wishes_keep_to_deck"] is True
        """Whether a player with a commander can't bring in cards with names that they own in the
        game already, or of other colors: CR 903.11a says so, CR 2019-05-03 903 nothing of it.
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
        phasing = settings["phasing"]
        assert isinstance(phasing, Phasing), phasing
        self.phasing: Final = phasing
        """CR 702.26b; CR 2003-07-01 217.8a, 502.15d."""
        self.removed_is_outside: Final = settings["removed_is_outside"] is True
        """Whether what is in exile counts as outside the game: CR 2003-07-01 217.1e says so,
        CR 400.11 doesn't.
        """
        self.madness_optional: Final = settings["madness_optional"] is True
        """Whether a player may let a discarded card with madness go to the graveyard:
        CR 2003-07-01 502.24a says so, CR 702.35a doesn't.
        """
        self.madness_until_passing: Final = settings["madness_until_passing"] is True
        """Whether a player may cast a card discarded by madness until they pass next:
        CR 2003-07-01 502.24a says so; by CR 702.35a they do as its ability resolves, or not.
        """
        self.sagas_without_chapters: Final = settings["sagas_without_chapters"] is True
        """Whether a Saga that has no chapter abilities stays: CR 704.5s says so; by
        CR 2023-04-14 714.2d its final chapter number is 0, and it is sacrificed.
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
        return Era(edition(self.edition), settings)

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
            meant=nearest(name, list(ERAS)),
            known=", ".join(ERAS),
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

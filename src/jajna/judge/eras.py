"""The meanings of the switches of eras, and the differences between eras, in words and as data."""

from __future__ import annotations

from typing import Final

from jajna.era import ERAS, Era
from jajna.era_switches import SWITCHES, Setting, Switch, unbuilt, word
from jajna.text.catalogue import Language, message

__all__ = [
    "MEANINGS",
    "TITLES",
    "UNBUILT_WORDS",
    "differing",
    "era_data",
    "era_lines",
    "list_lines",
    "meaning",
    "switch_data",
    "switch_lines",
]

TITLES: Final[dict[str, str]] = {
    "sideboards": message("sideboards"),
    "sealed_product": message("what is opened for sealed deck play"),
    "mythic_rares": message("rarities"),
    "card_types": message("card types"),
    "color_indicators": message("color indicators"),
    "legendary": message("what makes a permanent legendary"),
    "shuffled_first": message("shuffling and the choice who begins"),
    "mulligan": message("mulligans"),
    "first_player_draws": message("the first draw"),
    "mana_burn": message("unspent mana"),
    "pools_empty": message("mana pools"),
    "walls_attack": message("Walls"),
    "reach": message("blocking as though flying"),
    "combat_damage": message("dividing combat damage"),
    "any_target": message("any target"),
    "token_owner": message("the owner of a token"),
    "tokens_named_token": message("names of tokens"),
    "halves_compared": message("split cards that are compared"),
    "both_halves_named": message("split cards that are named"),
    "spell_copies_enter": message("copies of permanent spells"),
    "commanders_die": message("commanders that die or are exiled"),
    "wishes_keep_to_deck": message("cards from outside the game beside a commander"),
    "keyword_counters": message("counters named for keywords"),
    "entry_choices_copied": message("copies of what became something by choice as it entered"),
    "looking_back": message("triggers that look back in time"),
    "caused_triggers_last": message("abilities that trigger as others do"),
    "mana_triggers": message("triggered mana abilities"),
    "damage_on_stack": message("combat damage between assigning and dealing"),
    "planeswalker_redirection": message("noncombat damage to planeswalkers"),
    "fizzled_is_countered": message("no legal targets left"),
    "legend_rule": message("the legend rule"),
    "planeswalker_uniqueness": message("planeswalkers of one type"),
    "opposite_counters": message("+1/+1 and -1/-1 counters on one permanent"),
    "phasing": message("what has phased out"),
    "removed_is_outside": message("cards from outside the game"),
    "madness_optional": message("discarding a card with madness"),
    "madness_until_passing": message("casting a card for its madness cost"),
    "sagas_without_chapters": message("Sagas that have lost their chapters"),
    "power_defined_everywhere": message("power and toughness that an ability defines"),
    "power_layers": message("counters and switching among what changes power and toughness"),
    "timestamp_order": message("timestamps at the same time"),
}
"""The subject of each switch."""

UNBUILT_WORDS: Final[dict[str, str]] = {
    "ante": message("Playing for ante."),
    "subgames": message("Subgames."),
    "restarting": message("Restarting the game."),
    "stickers": message("Stickers."),
    "attractions": message("Attractions."),
    "cases": message("Cases."),
    "station": message("Station cards."),
    "rad_counters": message("Rad counters."),
    "shared_team_turns": message("Shared team turns."),
    "grand_melee": message("Grand Melee."),
    "two_headed_giant": message("Two-Headed Giant."),
    "archenemy": message("Archenemy."),
    "conspiracy_draft": message("Conspiracy drafts."),
}
"""What of the rules isn't built."""

MEANINGS: Final[dict[str, str]] = {
    "sideboards=fifteen": message("Fifteen cards or none, exchanged one for one between games."),
    "sideboards=up-to-fifteen": message(
        "Fifteen cards at most, exchanged in any number between games."
    ),
    "sealed_product=tournament-pack": message("A tournament pack and two boosters."),
    "sealed_product=boosters": message("Six boosters."),
    "mythic_rares=off": message("Cards are common, uncommon or rare."),
    "mythic_rares=on": message("Cards are common, uncommon, rare or mythic rare."),
    "card_types=six": message(
        "Artifacts, creatures, enchantments, instants, lands and sorceries; no others are played."
    ),
    "card_types=planeswalkers": message("Planeswalkers too, and tribal cards, now called kindred."),
    "card_types=battles": message("Battles too."),
    "color_indicators=off": message("A card has the colors of its mana cost alone."),
    "color_indicators=on": message("A card has the colors of its mana cost or color indicator."),
    "legendary=creature-type": message(
        "For a creature the creature type Legend, which what changes its types takes away; for "
        "other permanents a supertype."
    ),
    "legendary=supertype": message("A supertype, which stays whatever types it has."),
    "any_target=creatures": message("A creature or player."),
    "any_target=all": message("A creature, player, planeswalker or battle."),
    "token_owner=effect": message("Who controls the spell or ability that creates it."),
    "token_owner=creator": message("Who creates it and first controls it."),
    "tokens_named_token=off": message("They are their subtypes: Goblin Scout."),
    "tokens_named_token=on": message("They are their subtypes and Token: Goblin Scout Token."),
    "halves_compared=on": message("It is enough that one half fits, except on the stack."),
    "halves_compared=off": message("Both halves are one card, of their mana values together."),
    "both_halves_named=on": message("Whoever names one names both halves."),
    "both_halves_named=off": message("Whoever names one names one of its halves."),
    "commanders_die=off": message("They may go to the command zone instead."),
    "commanders_die=on": message("They go there, and may then return to the command zone."),
    "wishes_keep_to_deck=off": message("Any card may be brought in that an effect allows."),
    "wishes_keep_to_deck=on": message(
        "Only ones of other names than the player's cards, and of the commander's colors."
    ),
    "spell_copies_enter=off": message("They enter and cease to exist at once."),
    "spell_copies_enter=on": message("They become tokens."),
    "keyword_counters=off": message("They give nothing."),
    "keyword_counters=on": message("What has one has the keyword."),
    "entry_choices_copied=off": message("They are as the original is printed."),
    "entry_choices_copied=on": message("They are what the original became."),
    "looking_back=play": message(
        "Those that wait for something to leave play, or for a player to lose control of it."
    ),
    "looking_back=zones": message(
        "Those too that wait for something to leave a graveyard, phase out, become unattached or "
        "be put into a hand or library."
    ),
    "looking_back=losses": message(
        "Those too that wait for a spell to be countered or for a player to lose the game."
    ),
    "caused_triggers_last=off": message("They are put on the stack in any order with all others."),
    "caused_triggers_last=on": message("They are put on the stack after all others."),
    "mana_triggers=use": message(
        "Those that trigger as a mana ability is activated or resolves don't use the stack."
    ),
    "mana_triggers=resolution": message(
        "Those that trigger as an activated mana ability resolves don't use the stack."
    ),
    "mana_triggers=mana": message(
        "Those that trigger as an activated mana ability resolves, or as mana is added in any way, "
        "don't use the stack."
    ),
    "mana_triggers=all": message(
        "Those that trigger as a mana ability is activated or resolves, or as mana is added in any "
        "way, don't use the stack."
    ),
    "shuffled_first=on": message("Decks are shuffled, then a player chooses who begins."),
    "shuffled_first=off": message("A player chooses who begins, then decks are shuffled."),
    "mulligan=paris": message(
        "One player after the other takes them, each time for a hand of one card fewer."
    ),
    "mulligan=scry": message(
        "All take them at once, for a hand of one card fewer; who begins with fewer than seven may "
        "put the top card of the library on the bottom."
    ),
    "mulligan=london": message(
        "All take them at once, for seven new cards, of which one for each mulligan goes to the "
        "bottom."
    ),
    "first_player_draws=off": message("Who plays first doesn't draw in the first turn."),
    "first_player_draws=on": message("Who plays first draws in the first turn too."),
    "mana_burn=on": message("Each mana lost as a pool empties costs 1 life."),
    "mana_burn=off": message("It is lost without harm."),
    "pools_empty=phase": message("They empty as each phase ends."),
    "pools_empty=step": message("They empty as each step and phase ends."),
    "walls_attack=off": message("Creatures of the type Wall can't attack."),
    "walls_attack=on": message("Walls can attack, unless they have defender."),
    "reach=flying": message(
        "Creatures with what is now reach block as though they had flying, whatever asks for that."
    ),
    "reach=keyword": message(
        "Creatures with reach can block those with flying, and are no creatures with flying."
    ),
    "combat_damage=free": message("A player divides it as they choose."),
    "combat_damage=ordered": message(
        "It goes in an order announced as blockers are declared, lethal damage to each before the "
        "next."
    ),
    "damage_on_stack=off": message("It is dealt as soon as it is assigned."),
    "damage_on_stack=on": message(
        "It waits on the stack while players get priority, and is dealt as it was assigned even if "
        "its sources have left."
    ),
    "planeswalker_redirection=on": message(
        "A source's controller may have damage to an opponent dealt to a planeswalker of theirs."
    ),
    "planeswalker_redirection=off": message("It is dealt to what the effect says."),
    "fizzled_is_countered=on": message("The spell or ability is countered."),
    "fizzled_is_countered=off": message("The spell or ability doesn't resolve."),
    "legend_rule=oldest": message(
        "Of one name only the oldest stays, whoever controls it; of equally old ones none."
    ),
    "legend_rule=all": message("Of several of one name none stays, whoever controls them."),
    "legend_rule=choice": message("A player with several of one name chooses the one that stays."),
    "planeswalker_uniqueness=on": message(
        "A player with several chooses the one that stays; planeswalkers aren't legendary."
    ),
    "planeswalker_uniqueness=off": message("Only the legend rule limits them."),
    "opposite_counters=off": message("They stay side by side."),
    "opposite_counters=on": message("They are removed in pairs."),
    "phasing=zone": message(
        "It is in a zone of its own: it has left play, damage on it is gone, a token ceases to "
        "exist, and as it comes back it can attack at once."
    ),
    "phasing=status": message("It stays where it is, and is treated as though it did not exist."),
    "removed_is_outside=on": message("Removed cards are among them."),
    "removed_is_outside=off": message("Exiled cards are not among them."),
    "madness_optional=on": message("The player may remove it from the game."),
    "madness_optional=off": message("It is exiled."),
    "madness_until_passing=on": message(
        "Whenever an instant could be, until its owner passes; then it goes to the graveyard."
    ),
    "madness_until_passing=off": message("As its ability resolves, or not at all."),
    "sagas_without_chapters=off": message("They are sacrificed."),
    "sagas_without_chapters=on": message("They stay."),
    "power_defined_everywhere=off": message("They are 0 except in play."),
    "power_defined_everywhere=on": message("They are defined in every zone."),
    "power_layers=timestamps": message(
        "Counters come before all other effects on it; those apply in timestamp order, and so does "
        "switching."
    ),
    "power_layers=own": message("Counters have layer 7d, after 7c; switching is layer 7e."),
    "power_layers=joined": message("Counters belong to layer 7c; switching is layer 7d."),
    "timestamp_order=active-player": message("The active player orders the objects of all."),
    "timestamp_order=each-player": message(
        "Each player orders their own, the active player's being the earliest."
    ),
}
"""The meaning of each setting of a switch, by ``switch=setting``."""


def meaning(one: Switch, setting: Setting) -> str:
    """The meaning of a switch's setting, in English."""
    return MEANINGS[f"{one.name}={word(setting)}"]


def differing(first: Era, second: Era) -> list[Switch]:
    """The switches that two eras set otherwise."""
    return [one for one in SWITCHES if first.settings[one.name] != second.settings[one.name]]


def list_lines(spoken: Language) -> list[str]:
    """Every era on a line: name, date, by how much it differs from today's rules."""
    lines: list[str] = []
    for era in ERAS.values():
        number = len(differing(era, Era.current))
        count = spoken.count(number, "one rule unlike today's", "{number} rules unlike today's")
        lines.append(f"{era.name:<8}  {era.date}  {count if number else spoken.say('today')}")
    return lines


def era_lines(era: Era, spoken: Language) -> list[str]:
    """An era in words: its date, then each rule with its number."""
    lines = [spoken.say("{era}: the rules of {date}", era=era.name, date=era.date)]
    for one in SWITCHES:
        lines += ["", *_rule_lines(one, [era], spoken)]
    missing = unbuilt(era.edition)
    if missing:
        lines += ["", spoken.say("Not built:")]
        lines += [f"  {spoken.say(UNBUILT_WORDS[name])} (CR {rule})" for name, rule in missing]
    return lines


def switch_lines(first: Era, second: Era, spoken: Language) -> list[str]:
    """The rules in which two eras differ, side by side, with numbers and dates."""
    found = differing(first, second)
    lines = [
        spoken.count(
            len(found),
            "{first} and {second} differ in one rule",
            "{first} and {second} differ in {number} rules",
            first=first.name,
            second=second.name,
        )
    ]
    for one in found:
        lines += ["", *_rule_lines(one, [first, second], spoken)]
    return lines


def _rule_lines(one: Switch, eras: list[Era], spoken: Language) -> list[str]:
    title = spoken.say(TITLES[one.name])
    lines = [f"{title[:1].upper()}{title[1:]} ({one.name})"]
    for era in eras:
        setting = era.settings[one.name]
        rule = era.rules[one.name]
        cited = f"CR {rule}" if rule else spoken.say("no rule")
        said = spoken.say(meaning(one, setting))
        lines.append(f"  {era.name} [{word(setting)}, {cited}]: {said}")
    for date, before, after in _changes(one, eras):
        lines.append(
            spoken.say(
                "  changed on {date}: {before} to {after}",
                date=date,
                before=word(before),
                after=word(after),
            )
        )
    return lines


def _changes(one: Switch, eras: list[Era]) -> list[tuple[str, Setting, Setting]]:
    """The changes of a rule between the first and the last of these eras."""
    dates = sorted(era.date for era in eras)
    return [change for change in one.changes if dates[0] < change[0] <= dates[-1]]


def era_data(era: Era) -> dict[str, object]:
    """An era as JSON: name, date, and each switch with its setting and rule."""
    return {
        "name": era.name,
        "date": era.date,
        "switches": {
            one.name: {"setting": word(era.settings[one.name]), "rule": era.rules[one.name]}
            for one in SWITCHES
        },
        "unbuilt": [{"name": name, "rule": rule} for name, rule in unbuilt(era.edition)],
    }


def switch_data(one: Switch, eras: list[Era], spoken: Language) -> dict[str, object]:
    """A switch as JSON: its setting in each era, the rule for that, and the dates of changes."""
    return {
        "switch": one.name,
        "title": spoken.say(TITLES[one.name]),
        "eras": [
            {
                "era": era.name,
                "setting": word(era.settings[one.name]),
                "rule": era.rules[one.name],
                "text": spoken.say(meaning(one, era.settings[one.name])),
            }
            for era in eras
        ],
        "changes": [
            {"date": date, "from": word(before), "to": word(after)}
            for date, before, after in _changes(one, eras)
        ],
    }

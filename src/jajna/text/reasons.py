"""The reasons why an action isn't allowed, in words, with their rules."""

from __future__ import annotations

from typing import Final

from jajna.errors import Reason
from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.base import walk
from jajna.ir.filters.logic import All, Not
from jajna.text.catalogue import message
from jajna.text.things import Teller, printer_of
from jajna.wording import KEYWORDS

__all__ = ["REASONS", "reason_text"]

REASONS: Final[dict[str, str]] = {
    "a loyalty ability was activated this turn": message(
        "A loyalty ability of {thing} was already activated this turn."
    ),
    "all modes or no more": message(
        "For {thing} either all modes are chosen, or no more than {number}."
    ),
    "too many pawprints": message(
        "The chosen modes of {thing} have more than {number} pawprint symbols."
    ),
    "already activated": message("That ability of {thing} was already activated."),
    "already activated this turn": message(
        "That ability of {thing} was already activated this turn (limit: {number})."
    ),
    "an effect forbids it": message("An effect forbids it: {things}."),
    "attacks only others": message("{thing} can't attack {other}."),
    "attacks twice": message("{thing} can attack only one thing."),
    "battle": message("{thing} is a battle: it can't attack or block."),
    "bands attack one thing": message("{thing} and {other} don't attack the same."),
    "blocked by too many": message("{thing} can't be blocked by more than {number}."),
    "blocked only by others": message("{other} can't be blocked by {thing}."),
    "blocks only others": message("{thing} can't block {other}."),
    "blocks too many": message("{thing} can't block more than {number} at a time."),
    "blocks twice": message("{thing} is named twice as a blocker of the same creature."),
    "can't be fused there": message("Both halves of {thing} can only be cast from a hand."),
    "can't be cast from there": message("{thing} can't be cast from where it is."),
    "can't be sacrificed": message("What the cost asks for can't be sacrificed: {things}."),
    "can't be the target": message("{thing} can't be the target of this."),
    "can't target itself": message("A spell or ability can't target itself."),
    "cannot attack": message("{thing} can't attack."),
    "attacks only alone": message("{thing} can attack only alone."),
    "cannot attack alone": message("{thing} can't attack alone."),
    "cannot be blocked": message("{thing} can't be blocked."),
    "cannot block": message("{thing} can't block."),
    "cannot block alone": message("{thing} can't block alone."),
    "doesn't make that mana": message("That ability of {thing} doesn't make that mana."),
    "doesn't fit": message("{thing} isn't what the target must be."),
    "doesn't work there": message("That ability of {thing} doesn't work where it is."),
    "game over": message("The game is over."),
    "gone": message("It is no longer there."),
    "its condition isn't met": message("The condition for that isn't met: {things}."),
    "lacks company": message("{thing} lacks the others without which it can't attack or block."),
    "lands aren't cast": message("{thing} is a land: lands are played, not cast."),
    "left the game": message("{thing} has left the game."),
    "must attack": message("These creatures must attack: {things}."),
    "must block": message(
        "More of what is required to block or be blocked could be obeyed: {things}."
    ),
    "needs more blockers": message("{thing} can't be blocked by fewer than {number} creatures."),
    "can't be turned face up": message("{thing} can't be turned face up."),
    "no cost to turn it up": message("{thing} has no such way to be turned face up."),
    "no land play left": message("You may play no more lands this turn (limit: {number})."),
    "no legendary creature or planeswalker": message(
        "{thing} is legendary, and you control no legendary creature or planeswalker."
    ),
    "no legal mode": message("None of the modes of {thing} can be chosen."),
    "no legal target": message("There is no legal target for {thing}."),
    "no mana cost": message("{thing} has no mana cost, so it can't be paid."),
    "no such ability": message("{thing} has no such ability."),
    "not a creature": message("{thing} isn't a creature."),
    "not a land": message("{thing} isn't a land."),
    "not a main phase with an empty stack": message(
        "Only in your main phase and with an empty stack."
    ),
    "no mana ability to activate": message("{thing} has no mana ability that you can activate."),
    "not face down": message("{thing} isn't face down."),
    "not in combat with it": message("{thing} can't deal its combat damage to that."),
    "not its power": message("{thing} must deal exactly {number} damage."),
    "not its loyalty": message(
        "What tramples over {thing} must first deal it damage equal to its loyalty: {number} more."
    ),
    "out of order": message(
        "Damage goes in the order announced: first {number} more, as lethal damage, to {things}."
    ),
    "not the announced order": message("What was announced for {thing} keeps its order."),
    "not lethal": message(
        "What tramples must first deal lethal damage to its blockers: {number} to {things}."
    ),
    "not all costs at once": message("Not all parts of the cost of {thing} can be paid together."),
    "not an option": message("That isn't one of the options."),
    "taken back": message("The action was taken back, as it can't be completed."),
    "not attackable": message("{thing} can't be attacked."),
    "not attacking": message("{thing} isn't attacking."),
    "not attacking you": message("{thing} isn't attacking you."),
    "no life lost": message("You can't lose life, so you can't pay any."),
    "no band": message("These creatures can't be a band: {things}."),
    "not free to band": message("{thing} isn't an attacker that is free to band."),
    "not enough cards": message("There aren't enough cards for the cost (needed: {number})."),
    "not enough counters": message("There aren't enough counters for the cost."),
    "nobody can gain life": message("No opponent can gain the life that {thing} asks for."),
    "not enough life": message("You don't have enough life for the cost."),
    "not enough loyalty": message("{thing} doesn't have enough loyalty (it has {number})."),
    "not enough mana": message("You don't have enough mana of the right kinds."),
    "not in hand": message("{thing} isn't in your hand."),
    "not on the battlefield": message("{thing} isn't on the battlefield."),
    "not there": message("What the cost asks for isn't where it should be."),
    "not your turn": message("It isn't your turn."),
    "not yours": message("{thing} isn't yours."),
    "out of range": message("{thing} is outside the range of influence."),
    "no commander": message("Nobody leads your deck, so there is no color identity."),
    "nothing to choose": message("There is no opponent to choose."),
    "nothing to exile": message("There isn't enough to exile for the cost (needed: {number})."),
    "nothing to return": message("There isn't enough to return for the cost (needed: {number})."),
    "nothing to reveal": message("There isn't enough to reveal for the cost (needed: {number})."),
    "nothing to sacrifice": message(
        "There isn't enough to sacrifice for the cost (needed: {number})."
    ),
    "nothing to blight": message("There is no creature to put counters on for the cost."),
    "nothing to tap": message("There isn't enough to tap for the cost (needed: {number})."),
    "nothing to untap": message("There isn't enough to untap for the cost (needed: {number})."),
    "on an adventure": message(
        "{thing} is on an adventure: from exile it can be cast as the permanent, not as the "
        "Adventure."
    ),
    "only from a graveyard": message("{thing} can only be cast from a graveyard."),
    "only one target": message("Only one target of {thing} may be changed."),
    "only when a sorcery could be cast": message(
        "Only when you could cast a sorcery: in your main phase and with an empty stack."
    ),
    "protection": message("Protection forbids it: {things}."),
    "split second": message("Something with split second is on the stack."),
    "summoning sick": message(
        "{thing} has summoning sickness: you haven't controlled it since your turn began."
    ),
    "tapped": message("{thing} is already tapped."),
    "target is gone": message("{thing} is no longer there."),
    "too little for the other costs": message(
        "That would leave too little for the other costs of {thing}."
    ),
    "too many attack it": message("No more than {number} can attack {thing}."),
    "too many attackers": message("No more than {number} can attack."),
    "too many blockers": message("No more than {number} can block."),
    "unseen": message("You can't see that."),
    "untapped": message("{thing} isn't tapped."),
    "unattached": message("{thing} isn't attached to anything."),
}
"""The reasons that the engine gives, by their code."""


def reason_text(reason: Reason, teller: Teller) -> str:
    """The reason as a sentence with its rule, and the ability that it comes of."""
    things = [teller.titled(thing) for thing in dict.fromkeys(reason.things)]
    text = teller.say(
        REASONS[reason.code],
        thing=things[0] if things else "",
        other=things[-1] if things else "",
        things=teller.language.listed(things),
        number=reason.number,
    )
    rules = [reason.rule]
    ability = _forbidding(reason, teller)
    if ability is not None:
        text = f"{text} {_said(ability, reason.source, teller)}".rstrip()
        if isinstance(ability, Keyworded) and ability.name in KEYWORDS:
            rule = KEYWORDS[ability.name].rule
            rules += [rule] if rule and not reason.rule.startswith(rule) else []
    return f"{text} (CR {teller.language.rule(', '.join(rules))})"


def _forbidding(reason: Reason, teller: Teller) -> Ability | None:
    """The ability that forbids something, if the player sees it."""
    source = teller.view.find(reason.source) if reason.because is not None else None
    if source is None:
        return None
    because = reason.because
    part = because
    if isinstance(because, Not):
        part = because.of
    elif isinstance(because, All):
        part = because.parts[-1]  # what else bars it stands before what the ability says
    for shown in (source, *source.faces):
        for ability in shown.kit.all if shown.kit is not None else ():
            if any(node is because or node is part for node in walk(ability)):
                return ability
    return None


def _said(ability: Ability, source: int, teller: Teller) -> str:
    printer = printer_of(teller.language, teller.own(source))
    name = teller.name(source)
    try:
        said = " ".join(printer.lines((ability,))).replace("~", name).replace("@", name)
    except LookupError:  # part of an ability, for which there are no words
        return ""
    if isinstance(ability, Keyworded):
        return teller.say('{name} has "{ability}".', name=name, ability=said)
    if said.startswith(name):
        return said
    return teller.say("{name} says: {ability}", name=name, ability=said)

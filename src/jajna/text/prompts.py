"""The questions to a player and their possible answers, in words."""

from __future__ import annotations

from typing import Final

from jajna.decision import (
    FREE,
    Activate,
    Answer,
    Assign,
    Cast,
    Decision,
    Division,
    Kind,
    NamedCard,
    Number,
    Ordering,
    Part,
    Pass,
    Pay,
    Pick,
    PlayLand,
    Several,
    Shape,
    TakeAction,
    TapForMana,
    Thing,
    TurnFaceUp,
    YesNo,
)
from jajna.ir.abilities import CastingCost
from jajna.ir.composites import Modes
from jajna.ir.conspiracies import AGENDA
from jajna.ir.doors import UnlockHalf
from jajna.ir.planes import PLANAR_DIE
from jajna.ir.refs import Target
from jajna.kernel.objects.characteristics import SEPARATOR
from jajna.kernel.state.targets import Announcement, phrase_asked_for, target_phrases
from jajna.kernel.views.view import ObjectView
from jajna.text.catalogue import capital, message
from jajna.text.own_names import NAME, OwnName
from jajna.text.things import Teller, cost_text, effects_text, node_text, printer_of
from jajna.vocab import Step, Zone, is_another_player, is_player
from jajna.wording import TABLES

__all__ = ["PROMPTS", "WORDS", "YES_NO", "about", "ends", "option", "prompt", "short_option"]

PROMPTS: Final[dict[Kind, str]] = {
    Kind.MULLIGAN: message("Keep this hand, or take a mulligan?"),
    Kind.BOTTOM: message("Choose {cards} to put on the bottom of your library."),
    Kind.STARTING_PLAYER: message("Who takes the first turn?"),
    Kind.MODES: message("Choose {modes} of {source}."),
    Kind.SPLICE: message("Choose {cards} to splice onto {source}, in the order of their effects."),
    Kind.ADDITIONAL_COST: message("Pay the additional cost of {source}: {cost}?"),
    Kind.ALTERNATIVE_COST: message("Which cost do you pay for {source}?"),
    Kind.X: message("Choose X for {source}, from {minimum} to {maximum}."),
    Kind.TARGETS: message("Choose {targets} for {source}."),
    Kind.DIVIDE: message("Divide {total} among the targets of {source}, at least {minimum} each."),
    Kind.PAY: message("How do you pay for {source}?"),
    Kind.PAY_COST: message("Do you pay what {source} asks for?"),
    Kind.ATTACKERS: message("Declare attackers."),
    Kind.BAND: message("Which attackers form a band? None: no further band."),
    Kind.BLOCKERS: message("Declare blockers."),
    Kind.DAMAGE: message("Divide the {total} combat damage of {source}."),
    Kind.TRIGGERS: message(
        "These abilities trigger at the same time. In which order do you put them on the stack? "
        "The last one resolves first."
    ),
    Kind.REPLACEMENT: message("Which effect applies first to {subject}?"),
    Kind.MAY: message("Do you do what {source} lets you do?"),
    Kind.OBJECTS: message("Choose {things} for {source}."),
    Kind.SEARCH: message("Choose what you find for {source}: {things}."),
    Kind.DISCARD: message("Choose {cards} to discard."),
    Kind.SACRIFICE: message("Choose what you sacrifice: {things}."),
    Kind.PLAYER: message("Choose a player for {source}."),
    Kind.LIFE_TOTAL: message("Choose whose life total {subject} gets."),
    Kind.COLOR: message("Choose a color for {source}."),
    Kind.WORD: message("Choose for {source}."),
    Kind.NUMBER: message("Choose a number for {source}, from {minimum} to {maximum}."),
    Kind.NEXT: message("Choose for which {source} is followed next."),
    Kind.LEGEND: message("Choose the legendary permanent that you keep."),
    Kind.MANA: message("Which mana does {source} add?"),
    Kind.CAST: message("Do you cast what {source} lets you cast?"),
    Kind.COMPANION: message("Do you reveal a companion?"),
    Kind.COMMANDER: message("Do you put {source} into the command zone?"),
}
"""The text of each kind of question; that of priority depends on the moment instead."""

ORDERS: Final[dict[Ordering, str]] = {
    Ordering.TOP: message(
        "Choose the order for {source}. The first one will be nearest to the top of the library."
    ),
    Ordering.BOTTOM: message(
        "Choose the order for {source}. The last one will be at the very bottom of the library."
    ),
    Ordering.GRAVEYARD: message(
        "Choose the order for {source}. The last one will lie on top in the graveyard."
    ),
    Ordering.TIME: message(
        "Choose the order for {source}. The last one counts as the latest, as if it came after the "
        "others."
    ),
    Ordering.STACK: message("Choose the order for {source}. The last one resolves first."),
    Ordering.COST: message(
        "Choose the order in which you pay the costs of {source}. The first one is paid first."
    ),
    Ordering.DAMAGE: message(
        "Choose the order in which {source} deals its damage. The first one comes first."
    ),
}
"""What is asked for in an order of everything, by what the order means."""

FIRSTS: Final[dict[Ordering, str]] = {
    Ordering.TOP: message("Which card of {source} will be nearer to the top of the library?"),
    Ordering.BOTTOM: message("Which card of {source} will be above the other in the library?"),
    Ordering.GRAVEYARD: message(
        "Which card of {source} will lie below the other in the graveyard?"
    ),
    Ordering.TIME: message("Which card of {source} counts as the earlier one?"),
}
"""The same of two, of which one is chosen as the first. CR 712.21a."""

PUT_AWAY: Final[dict[Ordering, str]] = {
    Ordering.BOTTOM: message(
        "Choose what you put on the bottom of your library for {source}. The last one chosen will "
        "be at the very bottom; the others stay on top."
    ),
    Ordering.GRAVEYARD: message(
        "Choose what you put into your graveyard for {source}. The last one chosen will lie on "
        "top; the others stay on top of your library."
    ),
}
"""What is asked of cards looked at that are put away. CR 701.22a, 701.25a."""

ENDS: Final[dict[Ordering, tuple[str, str]]] = {
    Ordering.TOP: (message("nearest to the top"), ""),
    Ordering.BOTTOM: ("", message("at the very bottom")),
    Ordering.GRAVEYARD: ("", message("on top")),
    Ordering.TIME: (message("earliest"), message("latest")),
    Ordering.STACK: ("", message("resolves first")),
    Ordering.COST: (message("paid first"), ""),
    Ordering.DAMAGE: (message("damaged first"), ""),
}
"""The words for the first and the last of an order, "" where there is no need to say it."""

YES_NO: Final[dict[Kind, tuple[str, str]]] = {
    Kind.MULLIGAN: (message("Take a mulligan"), message("Keep this hand")),
    Kind.ADDITIONAL_COST: (message("Pay it"), message("Don't pay it")),
    Kind.PAY_COST: (message("Pay"), message("Don't pay")),
    Kind.CAST: (message("Cast it"), message("Don't cast it")),
}
"""The words for yes and no in questions where these alone aren't clear."""

ACTIONS: Final[dict[str, str]] = {
    "companion": message("Put into your hand"),
    "end": message("End the effect of"),
    "foretell": message("Foretell"),
    "ignore": message("Ignore"),
    "plot": message("Plot"),
    "suspend": message("Suspend"),
    "unlock": message("Unlock"),
}
"""The words for special actions, by the keyword that allows them. CR 116.2."""

WORDS: Final[dict[str, str]] = {
    "left": message("left"),
    "right": message("right"),
    "others": message("others"),
    "self": message("self"),
    "white": message("white"),
    "blue": message("blue"),
    "black": message("black"),
    "red": message("red"),
    "green": message("green"),
    "tap": message("tap it"),
    "untap": message("untap it"),
    "top": message("on the top"),
    "second from the top": message("second from the top"),
    "bottom": message("on the bottom"),
    "with the library": message("with the library"),
    "without the library": message("without the library"),
    "greater": message("greater"),
    "artifact": message("artifact"),
    "battle": message("battle"),
    "creature": message("creature"),
    "enchantment": message("enchantment"),
    "planeswalker": message("planeswalker"),
    "the first cost": message("the first cost"),
    "the second cost": message("the second cost"),
    "on top of it": message("on top of it"),
    "under it": message("under it"),
    "not greater": message("not greater"),
    "land": message("land"),
    "nonland": message("nonland"),
    "odd": message("odd"),
    "even": message("even"),
}
"""The words for options that are single words."""


VOTING: Final = "701.38a"
"""The number of the rule that asks for a vote."""


def prompt(decision: Decision, teller: Teller) -> str:
    """The question as a sentence, with the rule that asks it."""
    if decision.kind is Kind.PRIORITY:
        text = _priority(teller)
    elif decision.kind is Kind.ADDITIONAL_COST and decision.shape is Shape.NUMBER:
        text = teller.say(
            "How many times do you pay the additional cost of {source}: {cost}? Up to {maximum}.",
            source=_source(decision, teller),
            cost=_additional_cost(decision, teller),
            maximum=decision.maximum,
        )
    elif decision.rule == "702.132a" and decision.kind is Kind.NUMBER:
        text = teller.say(
            "How much of the generic mana in the cost of {source} do you pay? Up to {maximum}.",
            source=_source(decision, teller),
            maximum=decision.maximum,
        )
    elif decision.rule == "702.132a":
        text = teller.say(
            "Which other player may help to pay for {source}?", source=_source(decision, teller)
        )
    elif decision.kind is Kind.WORD and isinstance(decision.options[0], NamedCard):
        text = teller.say("Name a card for {source}.", source=_source(decision, teller))
    elif decision.order is not None and decision.kind is not Kind.TRIGGERS:
        text = _ordered(decision, decision.order, teller)
    elif decision.rule == "615.7":
        text = teller.say(
            "Divide {total}, what {source} can still act on, among the damage dealt at once.",
            source=_source(decision, teller),
            total=decision.total,
        )
    else:
        text = teller.say(
            PROMPTS[decision.kind],
            source=_source(decision, teller),
            cards=_quantity(decision, teller, card=True),
            things=_quantity(decision, teller, card=False),
            modes=_modes(decision, teller),
            targets=_targets(decision, teller),
            cost=_additional_cost(decision, teller),
            subject=_subject(decision, teller),
            minimum=decision.minimum,
            maximum=decision.maximum,
            total=decision.total,
        )
    text = capital(text)
    for seat, whose in zip(decision.players, decision.whose, strict=True):
        if seat == teller.view.player and is_another_player(whose, seat):
            player = teller.view.players[whose]
            text = teller.say("For {player}: {question}", player=player.name, question=text)
    return f"{text} (CR {teller.language.rule(decision.rule)})"


def _ordered(decision: Decision, order: Ordering, teller: Teller) -> str:
    """What is asked of who says an order too, with what that means."""
    if decision.kind is Kind.BOTTOM:
        text = teller.say(PROMPTS[Kind.BOTTOM], cards=_quantity(decision, teller, card=True))
        if decision.maximum > 1:
            text += " " + teller.say("The last one chosen will be at the very bottom.")
        return text
    asked = FIRSTS if decision.shape is Shape.ONE else ORDERS
    if decision.kind is Kind.OBJECTS:
        asked = PUT_AWAY
    return teller.say(asked[order], source=_source(decision, teller))


def ends(decision: Decision, teller: Teller) -> tuple[str, str]:
    """What it means to be the first or the last in the answer, in a few words; "" for nothing."""
    if decision.order is None or decision.shape is not Shape.SOME or decision.maximum < 2:
        return "", ""
    first, last = ENDS[decision.order]
    return teller.say(first) if first else "", teller.say(last) if last else ""


def about(decision: Decision, teller: Teller) -> str:
    """The clause that asks a question, or else all effects of the spell or ability that asks it.

    It is "" if the rules themselves ask.
    """
    if decision.kind in (Kind.PRIORITY, Kind.PAY, Kind.MODES, Kind.DAMAGE) or not decision.source:
        return ""
    if decision.clause is not None:
        source = _source_of(decision.source, teller)
        own = teller.own(source)
        said = node_text(teller.language, decision.clause, teller.name(source), own, teller.name)
        if said:
            return said
    if teller.effects(decision.source):
        return teller.effects(decision.source)
    for shown in reversed(teller.view.stack):
        if shown.source == decision.source:
            return teller.effects(shown.id)
    return ""


def _priority(teller: Teller) -> str:
    view = teller.view
    if view.stack:
        top = view.stack[-1]
        if top.assigned:
            return teller.say("Combat damage is on the stack. Do you do something first?")
        if top.controller == view.player:
            return teller.say(
                "{thing} is on the stack. Do you add to it?", thing=teller.name(top.id)
            )
        return teller.say(
            "{player} has {thing} on the stack. Do you respond?",
            player=teller.player(top.controller),
            thing=teller.name(top.id),
        )
    step = teller.step(view.step)
    if view.own_turn:
        return teller.say("Your {step}. What do you do?", step=step)
    return teller.say(
        "{player}'s {step}. Do you do something?", player=teller.player(view.active), step=step
    )


def _source(decision: Decision, teller: Teller) -> str:
    return teller.name(decision.source) if decision.source else teller.say("the game")


def _subject(decision: Decision, teller: Teller) -> str:
    thing = decision.subject
    if decision.kind is Kind.LIFE_TOTAL:
        return teller.name(thing)
    if decision.kind is not Kind.REPLACEMENT:
        return ""
    if is_player(thing):
        return teller.person(thing, "what happens to you", "what happens to {player}")
    return teller.say("what happens to {thing}", thing=teller.name(thing))


def _quantity(decision: Decision, teller: Teller, card: bool) -> str:
    """The number of objects to be chosen, in words; ``card`` says that they are cards."""
    low, high = decision.minimum, decision.maximum
    if decision.shape is Shape.ONE:
        low = high = 1
    if card:
        exact = teller.count(high, "one card", "{number} cards")
        most = teller.count(high, "up to one card", "up to {number} cards")
    else:
        exact = teller.count(high, "one", "{number}")
        most = teller.count(high, "up to one", "up to {number}")
    if low == high:
        return exact
    if low == 0:
        return most
    return teller.say("between {low} and {high}", low=low, high=high)


def _modes(decision: Decision, teller: Teller) -> str:
    high = decision.maximum
    if decision.minimum == high:
        return teller.count(high, "one mode", "{number} modes")
    return teller.say("between {low} and {high} modes", low=decision.minimum, high=high)


def _targets(decision: Decision, teller: Teller) -> str:
    """The target phrase of the text ("target creature"), or else the number of targets."""
    if decision.kind is not Kind.TARGETS:
        return ""
    target = _target(decision, teller)
    if target is not None:
        printer = printer_of(teller.language)
        try:
            return printer.finish(printer.reference(target, "", False))
        except LookupError:
            pass
    return teller.count(decision.maximum, "a target", "up to {number} targets")


def _target(decision: Decision, teller: Teller) -> Target | None:
    item = teller.view.find(decision.source)
    if item is None or not item.effects:
        return None
    needs = Announcement(item.effects)
    phrases = target_phrases(needs, list(item.modes), None)
    return phrase_asked_for(needs, phrases, decision.subject)


def _additional_cost(decision: Decision, teller: Teller) -> str:
    spell = teller.view.find(decision.source)
    if decision.kind is not Kind.ADDITIONAL_COST or spell is None or spell.kit is None:
        return ""
    offered = [cost for cost in spell.kit.costs if cost.optional and not cost.alternative]
    if decision.subject >= len(offered):
        return ""
    return _casting_cost(offered[decision.subject], spell, teller)


def _casting_cost(cost: CastingCost, spell: ObjectView, teller: Teller) -> str:
    return cost_text(teller.language, cost.costs, teller.name(spell.id))


# -- options -------------------------------------------------------------------------------------


def option(decision: Decision, answer: Answer, teller: Teller) -> str:
    """An answer in words that can be understood without the question."""
    if isinstance(answer, Several):
        parts = [option(decision, one, teller) for one in answer.options]
        return "; ".join(parts) if parts else teller.say("nothing")
    if isinstance(answer, Number):
        return str(answer.number)
    if isinstance(answer, Division):
        return _division(decision, answer, teller)
    if isinstance(answer, Assign):
        return _assign(decision, answer, teller)
    if isinstance(answer, NamedCard):
        return teller.card(answer.name)
    if isinstance(answer, Pick):
        return _pick(decision, answer, teller)
    if isinstance(answer, YesNo):
        return _yes_no(decision, answer, teller)
    if isinstance(answer, Thing):
        return _thing(decision, answer, teller)
    if isinstance(answer, (Pay, TapForMana)):
        return _payment(answer, teller)
    if isinstance(answer, Part):
        return capital(cost_text(teller.language, (answer.cost,), _source(decision, teller)))
    return _action(answer, teller)


def _action(answer: Answer, teller: Teller) -> str:
    """An action of a player with priority. CR 117.1."""
    if isinstance(answer, Pass):
        return _pass(teller)
    if isinstance(answer, PlayLand):
        return teller.say("Play {card}", card=_face_name(answer.card, answer.face, teller))
    if isinstance(answer, Cast):
        return _cast(answer, teller)
    if isinstance(answer, TakeAction):
        return _special(answer, teller)
    if isinstance(answer, Activate):
        text = teller.ability(answer.source, answer.ability)
        if text:
            return teller.say("{card} — {ability}", card=teller.name(answer.source), ability=text)
        return teller.say("Activate an ability of {card}", card=teller.name(answer.source))
    assert isinstance(answer, TurnFaceUp), answer
    return _turn_up(answer, teller)


def _special(answer: TakeAction, teller: Teller) -> str:
    """A special action by the keyword that allows it. CR 702.62a."""
    shown = teller.view.find(answer.card)
    card = teller.name(answer.card)
    if shown is None or answer.index >= len(shown.special):
        return teller.say("Take a special action with {card}", card=card)
    action = shown.special[answer.index]
    if isinstance(action.effect, UnlockHalf) and SEPARATOR in shown.card_name:
        doors = shown.card_name.split(SEPARATOR)
        card = teller.card(doors[action.effect.door - 1])  # CR 709.5e
    cost = cost_text(teller.language, action.costs, card)
    if action.name == PLANAR_DIE:
        due = teller.seat(teller.view.player).planar_die
        return teller.say("Roll the planar die: {cost}", cost=f"{{{due}}}")  # CR 901.9
    if action.name == AGENDA and shown.beneath is not None:
        card = teller.card(shown.beneath.name)
        names = teller.language.listed([teller.card(name) for name in shown.agenda])
        return teller.say("Turn {card} up: {names}", card=card, names=names)  # CR 702.106c
    word = teller.say(ACTIONS[action.name])
    return teller.say("{action} {card}: {cost}", action=word, card=card, cost=cost)


def short_option(decision: Decision, answer: Answer, teller: Teller) -> str:
    """An answer in few words, without the text of abilities."""
    if isinstance(answer, Activate):
        return teller.say("Activate an ability of {card}", card=teller.name(answer.source))
    return option(decision, answer, teller)


def _pass(teller: Teller) -> str:
    """Passing priority: if all pass, the top of the stack resolves or the step ends. CR 117.4."""
    if teller.view.stack:
        return teller.say("Pass: let it resolve")
    if teller.view.own_turn and teller.view.step is Step.PRECOMBAT_MAIN:
        return teller.say("Pass: go on to combat")
    if teller.view.own_turn and teller.view.step >= Step.POSTCOMBAT_MAIN:
        return teller.say("Pass: end the turn")
    return teller.say("Pass")


def _turn_up(answer: TurnFaceUp, teller: Teller) -> str:
    """Turning a permanent face up, with its cost. CR 702.37e, 701.40b."""
    card = teller.face(answer.source)
    shown = teller.view.find(answer.source)
    face = shown.beneath if shown is not None else None
    if face is None or face.kit is None:
        return teller.say("Turn {card} face up", card=card)
    hidden = face.kit.face_down
    if answer.way < len(hidden):
        cost = cost_text(teller.language, hidden[answer.way].costs, card)
    else:
        cost = str(face.mana_cost) if face.mana_cost is not None else ""
    return teller.say("Turn {card} face up: {cost}", card=card, cost=cost)


def _cast(answer: Cast, teller: Teller) -> str:
    if _is_face_down(answer, teller):
        return teller.say("Cast {card} face down", card=teller.name(answer.card)) + " {3}"
    card = _face_name(answer.card, answer.face, teller)
    if answer.way == FREE:
        return teller.say("Cast {card} without paying its mana cost", card=card)
    seen = teller.view.find(answer.card)
    shown = seen.as_played(answer.face) if seen is not None else None
    if shown is not None and answer.way >= 0 and shown.kit is not None:
        if answer.way >= len(shown.kit.costs):
            return teller.say("Cast {card} by an ability that it was given", card=card)
        cost = _casting_cost(shown.kit.costs[answer.way], shown, teller)
        return teller.say("Cast {card} for its alternative cost: {cost}", card=card, cost=cost)
    mana = shown.mana_cost if shown is not None else None
    return teller.say("Cast {card}", card=card) + (f" {mana}" if mana is not None else "")


def _is_face_down(answer: Cast, teller: Teller) -> bool:
    """Whether a card is to be cast face down. CR 702.37c."""
    seen = teller.view.find(answer.card)
    if seen is None or answer.face >= len(seen.faces):
        return False
    return not seen.faces[answer.face].name


def _face_name(card: int, face: int, teller: Teller) -> str:
    """The name of the card, or of the face or half chosen. CR 709.3, 712.11."""
    shown = teller.view.find(card)
    if shown is None or not shown.faces:
        return teller.name(card)
    return teller.card(shown.as_played(face).name)


def _assign(decision: Decision, answer: Assign, teller: Teller) -> str:
    creature = teller.titled(answer.creature)
    if decision.kind is Kind.BLOCKERS:
        return teller.say(
            "{blocker} blocks {attacker}", blocker=creature, attacker=teller.titled(answer.to)
        )
    if is_player(answer.to):
        return teller.say(
            "Attack {player} with {creature}", player=teller.player(answer.to), creature=creature
        )
    return teller.say(
        "Attack {what} with {creature}", what=teller.titled(answer.to), creature=creature
    )


def _division(decision: Decision, answer: Division, teller: Teller) -> str:
    parts = [
        teller.say(
            "{number} to {thing}",
            number=share,
            thing=option(decision, decision.options[place], teller),
        )
        for place, share in enumerate(answer.shares)
    ]
    return "; ".join(parts)


def _yes_no(decision: Decision, answer: YesNo, teller: Teller) -> str:
    words = YES_NO.get(decision.kind, (message("Yes"), message("No")))
    return teller.say(words[0] if answer.yes else words[1])


def _thing(decision: Decision, answer: Thing, teller: Teller) -> str:
    if decision.kind is Kind.STARTING_PLAYER:
        return teller.person(answer.thing, "You go first", "{player} goes first")
    return capital(teller.whose(answer.thing))


def _payment(answer: Pay | TapForMana, teller: Teller) -> str:
    """A payment: a source tapped for mana, or life and mana paid. CR 601.2g, 107.4f."""
    if isinstance(answer, TapForMana):
        if answer.ability < 0:
            return _instead(answer, teller)
        return teller.say(
            "Tap {card} for {mana}", card=teller.name(answer.source), mana=_mana(answer, teller)
        )
    taps = [
        f"{teller.name(tap.source)} ({_mana(tap, teller)})"
        for tap in answer.taps
        if tap.ability >= 0
    ]
    parts = [teller.say("Pay with {cards}", cards=", ".join(taps))] if taps else []
    parts += [_instead(tap, teller) for tap in answer.taps if tap.ability < 0]
    if answer.life:
        life = teller.count(2 * answer.life, "{number} life", "{number} life")
        parts.append(teller.say("pay {life}", life=life))
    return capital("; ".join(parts)) if parts else teller.say("Pay from your pool")


def _mana(tap: TapForMana, teller: Teller) -> str:
    """The mana made, with that of triggered mana abilities. CR 605.4a."""
    return teller.mana((*tap.mana, *(one for row in tap.more for one in row)))


def _instead(tap: TapForMana, teller: Teller) -> str:
    """An object tapped or exiled rather than paying one mana. CR 702.51a, 702.66a, 702.126a."""
    shown = teller.view.find(tap.source)
    mana = teller.mana(tap.mana) if tap.mana else "{1}"
    if shown is not None and shown.zone is Zone.GRAVEYARD:
        return teller.say("exile {card} for {mana}", card=teller.name(tap.source), mana=mana)
    return teller.say("tap {card} for {mana}", card=teller.name(tap.source), mana=mana)


def _pick(decision: Decision, answer: Pick, teller: Teller) -> str:
    if decision.kind is Kind.MODES:
        return _mode(decision, answer.index, teller)
    if decision.kind is Kind.TRIGGERS:
        return _trigger(decision, answer, teller)
    if decision.kind is Kind.REPLACEMENT:
        return _replacement(decision, answer, teller)
    if decision.kind is Kind.MANA:
        symbols = "".join("{" + letter + "}" for letter in answer.word)
        return teller.say("Add {mana}", mana=symbols)
    if decision.meanings:
        return capital(_meaning(decision, answer, teller, "~"))
    if answer.word in WORDS:
        return capital(teller.say(WORDS[answer.word]))
    if decision.rule == VOTING and answer.word in TABLES["ballot"]:
        return capital(teller.in_table("ballot", answer.word))
    return teller.card(answer.word)


def _mode(decision: Decision, index: int, teller: Teller) -> str:
    item = teller.view.find(decision.source)
    if item is not None:
        for effect in item.effects:
            if isinstance(effect, Modes):
                source = item.source if item.is_ability else item.id
                name, own = teller.name(source), teller.own(source)
                text = effects_text(
                    teller.language, (effect.modes[index].effect,), name, own, teller.name
                )
                if text:
                    return text
    return teller.say("Mode {number}", number=index + 1)


def _trigger(decision: Decision, answer: Pick, teller: Teller) -> str:
    """A triggered ability: its source and its effect."""
    name = teller.name(int(answer.word))
    text = _meaning(decision, answer, teller, name, teller.own(int(answer.word)))
    return f"{name}: {text}" if text else name


def _replacement(decision: Decision, answer: Pick, teller: Teller) -> str:
    """A replacement effect: its source and its text. CR 616.1.

    The answer's word begins with the id of the source, before a full stop.
    """
    source = answer.word.partition(".")[0]
    if not source.isdigit():
        said = teller.say("an effect of a spell or ability that has resolved")
        text = _meaning(decision, answer, teller, "~")
        return f"{said}: {text}" if text and "~" not in text else said
    name = teller.name(int(source))
    text = _meaning(decision, answer, teller, name, teller.own(int(source)))
    return f"{name}: {text}" if text else teller.say("the effect of {thing}", thing=name)


def _meaning(
    decision: Decision, answer: Pick, teller: Teller, name: str, own: OwnName = NAME
) -> str:
    if answer.index >= len(decision.meanings):
        return ""
    return node_text(teller.language, decision.meanings[answer.index], name, own, teller.name)


def _source_of(thing: int, teller: Teller) -> int:
    """The source of an ability; a spell is its own source."""
    shown = teller.view.find(thing)
    return shown.source if shown is not None and shown.is_ability else thing

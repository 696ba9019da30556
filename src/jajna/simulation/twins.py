"""Twin games: they differ only in what is hidden from one player, who can't tell them apart.

What that player is asked, told, shown and explained must be equal, letter for letter. CR 400.2.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from jajna.decision import (
    Activate,
    Answer,
    Assign,
    Cast,
    Decision,
    Kind,
    NamedCard,
    Pay,
    PlayLand,
    Several,
    TakeAction,
    TapForMana,
    Thing,
    TurnFaceUp,
)
from jajna.events.base import Event
from jajna.events.hidden import DrawnRevealed, Revealed
from jajna.events.moves import ZoneChange
from jajna.judge.chains import chain_lines
from jajna.judge.explanations import explanation_lines
from jajna.kernel.game import Game
from jajna.kernel.layers import layers
from jajna.kernel.layers.explanation import explain
from jajna.kernel.objects.object import Object
from jajna.kernel.state.causes import chain
from jajna.kernel.state.new_actions import look_again
from jajna.kernel.zones.knowledge import eyes_of, is_masked, knew, knows, seen_face_down
from jajna.kernel.zones.move import PUBLIC, begin_anew
from jajna.text.catalogue import Language, language
from jajna.text.log import account
from jajna.text.prompts import about, option, prompt
from jajna.text.reasons import reason_text
from jajna.text.things import Teller
from jajna.vocab import FIRST_OBJECT, Zone

__all__ = ["other_choice", "twin", "why_choice_shows", "why_hidden_shows"]

LATEST: Final = 40
"""The number of the latest events that are told again."""
ASKED: Final = 8
"""The number of objects about which every conceivable answer is tried."""
EXPLAINED: Final = 2
"""The number of objects and of events that are explained."""
OPTIONS: Final = 20
"""The number of options that are put into words."""


# -- twins -----------------------------------------------------------------------------------------


def twin(game: Game, seat: int, chance: Random) -> Game:
    """A copy in which cards that a player doesn't know have become one another, owner by owner.

    A face-down card in the command zone is known to be a conspiracy. CR 315.2.
    """
    other = game.fork()
    eyes = eyes_of(other, seat)
    for owner in range(len(other.players)):
        hidden = _hidden(other, eyes, owner)
        for nontraditional in (False, True):
            alike = [thing for thing in hidden if thing.is_nontraditional() is nontraditional]
            _exchange(other, eyes, alike, chance)
    look_again(other)
    if not other.over:
        layers.recompute_all(other)
    return other


def _hidden(game: Game, eyes: list[int], owner: int) -> list[Object]:
    """The cards of an owner that the players who look don't know."""
    return [
        thing
        for thing in game.objects.values()
        if thing.owner == owner
        and _is_one_card(thing)
        and not knows(game, eyes, thing)
        and (thing.zone is not Zone.NOWHERE or thing.id in game.players[owner].outside)
    ]


def _is_one_card(thing: Object) -> bool:
    """Whether a single card of a deck represents an object."""
    if thing.token or thing.copied_card or thing.parts or thing.partner is not None:
        return False
    return thing.item is None or (thing.item.is_spell and not thing.item.copied)


def _exchange(game: Game, eyes: list[int], hidden: list[Object], chance: Random) -> None:
    definitions = [thing.definition for thing in hidden]
    chance.shuffle(definitions)
    for thing, definition in zip(hidden, definitions, strict=True):
        if definition is thing.definition:
            continue
        for number in [thing.id, *_earlier(game, eyes, thing)]:
            changed = game.objects.own(number)
            changed.definition = definition
            changed.face = 0
            values = definition.values(changed.zone, 0)
            if number == thing.id:
                begin_anew(game, changed, values)
            changed.base = changed.copiable = values
            changed.beneath = values
            if not is_masked(changed):
                changed.now = values


def _earlier(game: Game, eyes: list[int], thing: Object) -> Iterator[int]:
    """The objects that a card was before, back to where the players could see it."""
    number = thing.came_from
    while number in game.objects.departed:
        earlier = game.objects.departed[number]
        if knew(eyes, earlier) and not is_masked(earlier):
            return
        yield number
        number = earlier.came_from


def why_hidden_shows(game: Game, chance: Random) -> str | None:
    """What tells a player of cards that are hidden from them; None for nothing. CR 400.2."""
    for player in game.players:
        other = twin(game, player.id, chance)
        found = _difference(game, other, player.id, chance)
        if found is not None:
            return f"hidden cards show to player {player.id}: {found}"
    return None


# -- choices ---------------------------------------------------------------------------------------


def other_choice(game: Game, seat: int, answer: Answer, chance: Random) -> Answer | None:
    """Another answer that differs only in which hidden cards it chooses; None for none.

    The player at ``seat`` may know the cards, but doesn't see which are chosen.
    """
    question = game.decision
    if question is None or seat in question.players or seat in question.whose:
        return None
    if any(rules.hand_revealed or rules.top_revealed for rules in game.effects.rules):
        return None  # everybody sees what becomes of the cards: CR 401.5, 701.20a
    if any(_is_watched(game, seat, number) for number in _chosen(answer)):
        return None
    others: list[Answer] = []
    if isinstance(answer, Several):
        if any(not _is_hidden_choice(game, question, one) for one in answer.options):
            return None
        options = [one for one in question.options if _is_hidden_choice(game, question, one)]
        if len(answer.options) <= len(options):
            others = [Several(tuple(chance.sample(options, len(answer.options))))]
    elif isinstance(answer, (Cast, TakeAction, Thing)) and _is_hidden_choice(
        game, question, answer
    ):
        others = [one for one in question.options if _is_alike(game, question, answer, one)]
    others = [
        one
        for one in others
        if _is_another(game, question, answer, one) and game.why_not(one) is None
    ]
    return chance.choice(others) if others else None


def _is_watched(game: Game, seat: int, number: int) -> bool:
    """Whether a player watches a card: one in their own hand, or one that is being shown."""
    thing = game.objects.get(number)
    if thing is None:
        return False
    if thing.zone is Zone.HAND and thing.owner in eyes_of(game, seat):
        return True
    return game.knowledge.shown.get(number, 0) & 1 << seat != 0


def _is_another(game: Game, question: Decision, answer: Answer, other: Answer) -> bool:
    """Whether two answers choose different cards, or order them differently, by their names."""
    names = [
        [game.object(number).definition.card.name for number in _chosen(one)]
        for one in (answer, other)
    ]
    if question.kind is not Kind.ORDER:
        names = [sorted(one) for one in names]
    return names[0] != names[1]


def _is_hidden_choice(game: Game, question: Decision, answer: Answer) -> bool:
    """Whether an option is a card that need not be shown if it is chosen."""
    if isinstance(answer, Thing) and answer.thing >= FIRST_OBJECT:
        thing = game.objects.get(answer.thing)
        ordered = question.kind is Kind.ORDER and question.rule == "401.4"
        return thing is not None and (ordered or not 1 << thing.zone & PUBLIC)
    if isinstance(answer, (Cast, TakeAction)):
        thing = game.objects.get(answer.card)
        if thing is None or thing.zone is not Zone.HAND:
            return False
        return isinstance(answer, TakeAction) or answer.face == thing.definition.face_down
    return False


def _is_alike(game: Game, question: Decision, answer: Answer, other: Answer) -> bool:
    if type(answer) is not type(other) or not _is_hidden_choice(game, question, other):
        return False
    return not isinstance(answer, Cast) or _seen_of(game, answer) == _seen_of(game, other)


def _seen_of(game: Game, answer: Answer) -> list[str]:
    """What everybody sees of the cards chosen, if they are cast face down. CR 708.2."""
    return [seen_face_down(game.object(number).definition) for number in _chosen(answer)]


def why_choice_shows(
    game: Game, seat: int, answer: Answer, other: Answer, chance: Random
) -> str | None:
    """What tells a player which of two answers another player gave; None for nothing.

    Nothing is asked of answers if everybody sees one of the cards that were offered then: the one
    chosen, or one that was left.
    """
    question = game.decision
    assert question is not None, "nothing is asked"
    offered = {number for one in question.options for number in _chosen(one)}
    games = [game.fork(), game.fork()]
    for one, given in zip(games, (answer, other), strict=True):
        one.settings.always_ask = True
        one.answer(given)
        if _is_seen(one.history.log[len(game.history.log) :], offered.copy(), seat):
            return None
    found = _difference(games[0], games[1], seat, chance)
    if found is None:
        return None
    told = f"{answer.notation()} or {other.notation()}"
    return f"player {seat} can tell which was answered, {told}: {found}"


def _chosen(answer: Answer) -> list[int]:
    """The cards that an answer chooses."""
    if isinstance(answer, (Cast, TakeAction)):
        return [answer.card]
    options = answer.options if isinstance(answer, Several) else (answer,)
    return [one.thing for one in options if isinstance(one, Thing)]


def _is_seen(events: list[Event], chosen: set[int], seat: int) -> bool:
    """Whether a player sees one of the chosen cards by what happened."""
    for event in events:
        if isinstance(event, ZoneChange) and event.object in chosen:
            if 1 << event.to & PUBLIC and not event.face_down:
                return True
            chosen.add(event.became)
        elif isinstance(event, Revealed) and event.to in (-1, seat):
            if chosen & set(event.cards):
                return True
        elif isinstance(event, DrawnRevealed) and event.card in chosen:
            return True
    return False


# -- comparing -------------------------------------------------------------------------------------


def _difference(game: Game, other: Game, seat: int, chance: Random) -> str | None:
    """The first thing that a player at a seat is told differently in two games; None for none."""
    again, others = _asked_anew(game, seat), _asked_anew(other, seat)
    seed = chance.getrandbits(32)
    spoken = language("es" if seed % 8 == 0 else "en").in_era(game.era)
    told = _told(again, seat, Random(seed), spoken)
    also = _told(others, seat, Random(seed), spoken)
    for one, two in zip(told, also, strict=False):
        if one != two:
            return f"{one!r} or {two!r}"
    return None


def _asked_anew(game: Game, seat: int) -> Game:
    """A fork in which a player who is asked anything is asked it again; others aren't asked."""
    made = game.fork()
    question = made.decision
    if question is not None and (seat in question.players or seat in question.whose):
        made.decision = None
        made.frames.top().ask_anew()
        look_again(made)
        made.advance()
    return made


def _told(game: Game, seat: int, chance: Random, spoken: Language) -> Iterator[str]:
    """Everything that the game tells a player, line by line."""
    log = game.history.log[-LATEST:]
    view = game.view(seat, past=True)
    yield from view.summary().splitlines()
    yield from (f"{number} was {view.names[number]}" for number in sorted(view.names))
    yield f"abilities {view.sources} damage {view.damage}"
    teller = Teller(spoken, view, events=log)
    yield from account(log, teller)
    question = game.decision
    if question is not None and seat in question.players:
        decider = Teller(spoken, game.view_to_decide(seat), events=log)
        yield from _asked(question, decider)
        yield from _reasons(game, seat, chance, decider)
    yield from _explained(game, seat, chance, teller)


def _asked(question: Decision, teller: Teller) -> Iterator[str]:
    """A question as data and in words."""
    few = list(islice(question.options, OPTIONS)) if question.pairs is None else []
    yield (
        f"{question.kind} {question.rule} {question.shape} {question.minimum} {question.maximum} "
        f"{question.total} {question.source} {question.subject} {question.fallback} "
        f"{question.count} {[one.notation() for one in question.options]}"
    )
    yield prompt(question, teller)
    yield about(question, teller)
    yield from (option(question, one, teller) for one in few)


def _reasons(game: Game, seat: int, chance: Random, teller: Teller) -> Iterator[str]:
    """The reasons for every conceivable answer about some objects. CR 400.2."""
    view = teller.view
    hidden = [number for number in range(FIRST_OBJECT, game.objects.next_id + 2)
              if number not in view.objects]  # fmt: skip
    seen = list(view.objects)
    numbers = [*_some(hidden, chance), *_some(seen, chance)]
    for number in numbers:
        for answer in _conceivable(number, seat):
            yield _verdict(game, answer, teller)
    names = sorted({thing.definition.card.name for thing in game.objects.values()})
    for name in chance.sample(names, min(len(names), ASKED)):
        yield _verdict(game, NamedCard(name), teller)


def _verdict(game: Game, answer: Answer, teller: Teller) -> str:
    """Whether an answer is legal, or the reason why not."""
    reason = game.why_not(answer)
    if reason is None:
        return f"{answer.notation()}: legal"
    return f"{answer.notation()}: {reason.code} {reason.things} {reason_text(reason, teller)}"


def _some(numbers: list[int], chance: Random) -> list[int]:
    return chance.sample(numbers, min(len(numbers), ASKED))


def _conceivable(number: int, seat: int) -> Iterator[Answer]:
    """Answers that name an object, whether they fit it or not."""
    for face in range(3):
        yield PlayLand(number, face)
        for way in range(-2, 3):
            yield Cast(number, face, way)
    for index in range(3):
        yield Activate(number, index)
        yield TapForMana(number, index, (1,))
        yield TakeAction(number, index)
        yield TurnFaceUp(number, index)
    yield Thing(number)
    yield Several((Thing(number),))
    for other in (0 if seat else 1, number):
        yield Several((Assign(number, other),))
        yield Several((Assign(other, number),))
    yield Pay((TapForMana(number, 0, (1,)),))


def _explained(game: Game, seat: int, chance: Random, teller: Teller) -> Iterator[str]:
    """The explanations of some objects and events that the player sees."""
    shown = [one for one in teller.view.objects.values() if one.known and not one.is_ability]
    if not game.over:
        for one in chance.sample(shown, min(len(shown), EXPLAINED)):
            yield from explanation_lines(explain(game, one.id, seat), teller)
    events = game.history.log[-LATEST:]
    for event in chance.sample(events, min(len(events), EXPLAINED)):
        yield from chain_lines(chain(game, event), teller)

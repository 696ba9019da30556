"""What players may know of the cards. CR 400.2, 401.5, 402.3, 406.3, 701.20, 708.5, 722.4.

Decisions, reasons, views, explanations and logs ask ``knows`` and ``sees``. What players remember
is kept in ``game.knowledge``; it follows a card as it moves, but not through a choice that another
player makes in secret. See docs/decisions/0020-what-a-player-may-know.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.decision import (
    Activate,
    Assign,
    Cast,
    Kind,
    Pay,
    PlayLand,
    Several,
    TakeAction,
    TapForMana,
    Thing,
    TurnFaceUp,
)
from jajna.errors import Reason
from jajna.ir.refs import all_that_fit
from jajna.kernel.players import player_control
from jajna.kernel.state.game_state import Secret
from jajna.vocab import Zone, is_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object

__all__ = [
    "WATCHED_FROM",
    "carried_over",
    "choose_in_secret",
    "eyes_of",
    "is_masked",
    "knew",
    "known_places",
    "knows",
    "moved_within_library",
    "put_in_secret",
    "remember_exiled",
    "seen_by_effects",
    "seen_face_down",
    "sees",
    "take_in_secret",
    "why_unseen",
]

WATCHED_FROM: Final = "watched from"
"""Name of the mark on a card exiled face down with the permanent that exiled it. CR 702.75a.

The controller of that permanent may look at the card.
"""
PUBLIC_CHOICES: Final = (Kind.PRIORITY, Kind.PAY, Kind.TARGETS, Kind.ATTACKERS, Kind.BLOCKERS)
"""The kinds of questions whose answers everybody hears."""

# -- what a player may know ------------------------------------------------------------------------


def eyes_of(game: Game, player: int, others: Sequence[int] = ()) -> list[int]:
    """The players who look: the player, the others, and those whom they control. CR 722.4."""
    eyes = [player]
    for seat in (player, *others):
        for one in (seat, *player_control.commanded(game, seat)):
            if one not in eyes:
                eyes.append(one)
    return eyes


def knows(game: Game, eyes: list[int], thing: Object) -> bool:
    """Whether one of the players who look may identify an object. CR 400.2.

    Only the owner looks at cards outside the game (CR 722.4).
    """
    if len(eyes) == 1 or thing.zone is Zone.NOWHERE:
        return _knows_by_itself(game, eyes[0], thing)
    return any(_knows_by_itself(game, player, thing) for player in eyes)


def sees(game: Game, eyes: list[int], thing: Object) -> bool:
    """Whether one of the players who look may know an object's present characteristics.

    Everybody may know those that a permanent or spell has face down. CR 708.2.
    """
    return is_masked(thing) or knows(game, eyes, thing)


def knew(eyes: list[int], thing: Object) -> bool:
    """Whether one of the players who look could see a departed object as it left. CR 400.2."""
    if thing.zone is Zone.HAND:
        return thing.owner in eyes
    if thing.zone is Zone.LIBRARY:
        return False
    return not thing.face_down or is_masked(thing)


def known_places(game: Game, eyes: list[int], seat: int) -> list[int]:
    """The places, from the top of a player's library, of the cards that those who look know."""
    looking = 0
    top = False
    for looker in eyes:
        looking |= 1 << looker
        top = top or _shows_top(game, looker, seat)
    library = game.players[seat].library
    found = [0] if top and library else []
    for card, who in game.knowledge.seen.items():
        if who & looking:
            thing = game.objects.get(card)
            if thing is not None and thing.zone is Zone.LIBRARY and thing.owner == seat:
                place = library.index(card)
                if place not in found:
                    found.append(place)
    found.sort()
    return found


def is_masked(thing: Object) -> bool:
    """Whether being face down gives an object other characteristics. CR 708.2."""
    return thing.face_down and thing.zone in (Zone.BATTLEFIELD, Zone.STACK)


def _knows_by_itself(game: Game, player: int, thing: Object) -> bool:
    """Whether a player may identify an object. CR 400.2, 708.5."""
    if game.knowledge.seen.get(thing.id, 0) & 1 << player:
        return True
    if thing.zone is Zone.LIBRARY:
        return _shows_top(game, player, thing.owner) and (
            game.players[thing.owner].library[0] == thing.id
        )
    if thing.zone is Zone.HAND:
        if thing.owner == player or _shows_hand(game, thing.owner):
            return True
        return game.players.shows_hand(player, thing.owner)
    if thing.zone is Zone.NOWHERE and thing.id in game.players[thing.owner].outside:
        return thing.owner == player
    if thing.face_down and thing.zone is Zone.EXILE:
        watching = [game.objects.get(one) for one in thing.marks.get(WATCHED_FROM, [])]
        return any(
            one is not None and one.controller == player for one in watching
        ) or _sees_exiled(game, player, thing)
    if thing.face_down:
        return _may_look(game, player, thing)
    return True


def _sees_exiled(game: Game, player: int, thing: Object) -> bool:
    """Whether an effect lets a player look at a card exiled face down. CR 406.3."""
    if not game.effects.rules:
        return False
    seen = game.effects.rules[player].sees_exiled
    return any(what.matches(game, ctx, thing.id) for ctx, what in seen)


def remember_exiled(game: Game) -> None:
    """Note what players may look at in exile: they may continue to, whatever comes. CR 406.3."""
    for card in game.zones.exile:
        exiled = game.objects[card]
        if exiled.face_down and WATCHED_FROM in exiled.marks:
            for number in exiled.marks[WATCHED_FROM]:
                permanent = game.objects.get(number)
                if permanent is not None:
                    game.knowledge.show([card], 1 << permanent.controller)
    if not game.effects.rules:
        return
    for player in game.players.held:
        for ctx, what in game.effects.rules[player.id].sees_exiled:
            for card in all_that_fit(game, ctx, what):
                if game.object(card).face_down:
                    game.knowledge.show([card], 1 << player.id)


def _may_look(game: Game, player: int, thing: Object) -> bool:
    """Whether the player may look at a face-down permanent or spell. CR 708.5."""
    if thing.controller == player:
        return True
    creature = thing.zone is Zone.BATTLEFIELD and thing.is_creature()
    return creature and bool(game.effects.rules) and game.effects.rules[player].sees_face_down


def _shows_hand(game: Game, seat: int) -> bool:
    """Whether an effect lets everybody see a player's hand. CR 701.20a."""
    return len(game.effects.rules) > 0 and game.effects.rules[seat].hand_revealed


def _shows_top(game: Game, looker: int, seat: int) -> bool:
    """Whether an effect lets one player see the top card of the other's library. CR 401.5."""
    if not game.effects.rules:
        return False
    rules = game.effects.rules[seat]
    return rules.top_revealed or (rules.top_seen and looker == seat)


# -- what a player may ask about -------------------------------------------------------------------


def why_unseen(game: Game, question: Decision, answer: Answer) -> Reason | None:
    """Why an answer names what those who may answer don't see; None if they see all of it.

    No other reason is given before this one, since it might tell of what is hidden. CR 400.2.
    """
    eyes = eyes_of(game, question.player, question.players)
    for number in _named(answer):
        if not is_player(number) and not _may_name(game, eyes, number, _is_of_card(answer)):
            return Reason("unseen", "400.2", (number,))
    return None


def _may_name(game: Game, eyes: list[int], number: int, as_card: bool) -> bool:
    """Whether players may know what an id stands for, or stood for when it was last seen."""
    thing = game.objects.get(number)
    if thing is None:
        thing = game.zones.phased.get(number)
    if thing is None:
        gone = game.objects.departed.get(number)
        return gone is not None and knew(eyes, gone)
    return knows(game, eyes, thing) if as_card else sees(game, eyes, thing)


def _is_of_card(answer: Answer) -> bool:
    """Whether an answer is an action with a card, whose legality depends on its face."""
    return isinstance(answer, (Cast, PlayLand, TakeAction))


def _named(answer: Answer) -> list[int]:
    """The list of players and objects that an answer names."""
    if isinstance(answer, Thing):
        return [answer.thing]
    if isinstance(answer, (Cast, PlayLand, TakeAction)):
        return [answer.card]
    if isinstance(answer, (Activate, TapForMana, TurnFaceUp)):
        return [answer.source]
    if isinstance(answer, Assign):
        return [answer.creature, answer.to]
    found: list[int] = []
    if isinstance(answer, Several):
        for option in answer.options:
            found += _named(option)
    elif isinstance(answer, Pay):
        for tap in answer.taps:
            found.append(tap.source)
    return found


# -- what a player remembers -----------------------------------------------------------------------


def seen_by_effects(game: Game, thing: Object) -> int:
    """The mask of the players whom effects let see a card in a hidden zone. CR 401.5, 701.20a."""
    if not game.effects.rules:
        return 0
    if thing.zone is Zone.HAND:
        return game.players.mask(-1) if _shows_hand(game, thing.owner) else 0
    if thing.zone is not Zone.LIBRARY or game.players[thing.owner].library[0] != thing.id:
        return 0
    seats = 0
    for player in game.players.held:
        if _shows_top(game, player.id, thing.owner):
            seats |= 1 << player.id
    return seats


def choose_in_secret(game: Game, question: Decision, answer: Answer) -> None:
    """Note the hidden cards that an answer chooses or orders, in case they go where others can't
    see which they were. CR 400.2, 401.4.

    The only answer that there is counts too: others don't know that it is.
    """
    if question.kind in PUBLIC_CHOICES:
        return
    chosen = _named(answer)
    if question.kind is Kind.ORDER:
        put_in_secret(game, chosen, _mask(question))
        return
    offered: list[int] = []
    for number in chosen:
        thing = game.objects.get(number)
        if thing is None or thing.zone not in (Zone.HAND, Zone.LIBRARY):
            continue
        if not offered:
            offered = [one for option in question.options for one in _named(option)]
        among, fitting = _choosable(game, question, thing, offered)
        knowing = _mask(question) | (1 << thing.owner if thing.zone is Zone.HAND else 0)
        game.knowledge.secrets[number] = Secret(among, fitting, knowing)


def _mask(question: Decision) -> int:
    """The mask of the players who know an answer: whoever answers, and whose choice it is."""
    mask = 0
    for seat in (*question.players, *question.whose):
        mask |= 1 << seat
    return mask


def _choosable(
    game: Game, question: Decision, thing: Object, offered: list[int]
) -> tuple[list[int], list[int]]:
    """The cards among which a hidden card was chosen: its hand, or those of its library that the
    player who chose has looked at; and those among them that were offered.
    """
    player = game.players[thing.owner]
    if thing.zone is Zone.HAND:
        return player.hand.copy(), offered
    eyes = eyes_of(game, question.player, question.players)
    return [one for one in player.library if knows(game, eyes, game.objects[one])], offered


def take_in_secret(game: Game, player: int, card: int, face_down: bool) -> None:
    """Note that a player takes a card of a hand to be put somewhere face down.

    With ``face_down`` it is cast so, as only cards with a like ability can be: everybody sees that
    a spell cast with disguise has ward. CR 708.4, 702.168a.
    """
    thing = game.objects[card]
    if thing.zone is not Zone.HAND:
        return
    hand = game.players[thing.owner].hand.copy()
    fitting = hand
    if face_down:
        values = seen_face_down(thing.definition)
        fitting = [one for one in hand if seen_face_down(game.objects[one].definition) == values]
    seats = 1 << thing.owner | 1 << player | 1 << player_control.decider(game, player)
    game.knowledge.secrets[card] = Secret(hand, fitting, seats)


def seen_face_down(definition: Definition) -> str:
    """What everybody sees of a card cast face down, as text; "" if it can't be. CR 708.2."""
    if definition.face_down < 0:
        return ""
    return definition.faces[definition.face_down].summary()


def put_in_secret(game: Game, cards: list[int], knowing: int) -> None:
    """Note that cards will be put somewhere in an order that only some players know: a mask of
    them, 0 if chance orders the cards. CR 401.4, 701.24a.
    """
    if len(cards) > 1:
        secret = Secret(cards, cards, knowing, ordered=True)
        for card in cards:
            game.knowledge.secrets[card] = secret


def carried_over(game: Game, card: int, known: int, watching: int) -> int:
    """The mask of the players who still know a card when it goes where others can't see it.

    ``known`` is that of those who knew it, ``watching`` of those who see it go, as a hand or the
    top of a library is revealed. If it was chosen in secret, the others no longer know it, nor
    those cards that it might have been.
    """
    secret = game.knowledge.secrets.pop(card, None)
    if secret is None:
        return known
    shown = 0 if secret.ordered else game.knowledge.shown.get(card, 0) | watching
    for player in game.players.held:
        bit = 1 << player.id
        if (secret.knowing | shown) & bit:
            continue
        possible = _possible(game, secret, card, known, player.id)
        if not possible:
            continue
        known &= ~bit
        for one in possible:
            game.knowledge.hide(one, player.id)
    return known


def moved_within_library(game: Game, card: int) -> None:
    """Note who still knows a card of a library as it changes its place there. CR 401.4."""
    watching = seen_by_effects(game, game.objects[card])
    known = game.knowledge.seen.pop(card, 0) | watching
    if game.knowledge.secrets:
        known = carried_over(game, card, known, watching)
    if known:
        game.knowledge.seen[card] = known


def _possible(game: Game, secret: Secret, card: int, known: int, seat: int) -> list[int]:
    """The cards that a card chosen in secret might be for a player; none if they can tell."""
    bit = 1 << seat
    found: list[int] = []
    alike = known & bit != 0
    for one in secret.among:
        seen = (known if one == card else game.knowledge.seen.get(one, 0)) & bit
        if seen and one not in secret.fitting:
            continue
        found.append(one)
        if not seen or game.object(one).definition is not game.object(card).definition:
            alike = False
    return [] if alike else found

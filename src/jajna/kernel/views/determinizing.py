"""Games as they may be for all that one player knows. CR 400.2.

``determinize`` deals anew what a seat doesn't know. Two games in which a seat knows and has seen
the same become the same game by the same chance, so nothing that is hidden from a player gets to
whoever sees a game only through this door.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final, final

from jajna.kernel.layers import layers
from jajna.kernel.state.chance import Chance
from jajna.kernel.state.checkpoints import Checkpoint
from jajna.kernel.state.new_actions import look_again
from jajna.kernel.zones.knowledge import eyes_of, is_masked, knew, knows, seen_face_down
from jajna.kernel.zones.move import begin_anew, enter_index, silence
from jajna.vocab import Type, Zone, bit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.card import Card
    from jajna.kernel.card_kinds.commanders import Commander
    from jajna.kernel.game import Game
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object

__all__ = ["Beliefs", "Determinizer", "determinize"]

_LANDS: Final = 2
_OF: Final = 5
"""So many of so many cards are taken to be lands where no deck is believed in."""
_CAST: Final = "cast"


@final
class Beliefs:
    """What decks a player takes the others to have: lists of cards for each seat, with weights.

    Lists that fit the cards that have been seen best are believed in, the more the likelier these
    were to be seen. An open list is the only one of its seat.
    """

    def __init__(self) -> None:
        self._lists: dict[int, list[tuple[int, list[Card]]]] = {}

    def add(self, seat: int, deck: Sequence[Card], weight: int = 1) -> None:
        """Add a list that the player at a seat may have, with a weight against their others."""
        assert weight > 0, f"a list with weight {weight}"
        self._lists.setdefault(seat, []).append((weight, list(deck)))

    def of(self, seat: int, seen: list[str]) -> list[tuple[int, list[Card]]]:
        """The lists that fit the names of the cards seen best, with their weights now."""
        found: list[tuple[int, list[Card]]] = []
        fewest = -1
        for weight, deck in self._lists.get(seat, []):
            counts = _counts([card.name for card in deck])
            misses = 0
            for name, number in _counts(seen).items():
                held = counts.get(name, 0)
                misses += max(number - held, 0)
                weight *= comb(held, min(number, held))
            if fewest < 0 or misses < fewest:
                fewest = misses
                found = []
            if misses == fewest:
                found.append((weight, deck))
        return found


def _counts(names: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found


def determinize(game: Game, seat: int, chance: Chance, beliefs: Beliefs | None = None) -> Game:
    """A fork in which all that the player at a seat doesn't know is dealt anew. CR 400.2.

    The player's own cards are those that they have left. Others have cards of a deck that is
    believed in; where none is, of those that they have shown, and of the player's own deck. Known
    cards stay where they are known to be. What was cast face down can be cast so. A question to
    somebody else is asked anew. Cards of others outside the game, the log and past answers are left
    out.
    """
    return Determinizer(game, seat, beliefs).deal(chance)


def _dealt_to(game: Game, commander: Commander, dealt: dict[int, Definition]) -> int:
    """The object as which a commander was dealt anew; 0 if no card of its owner's is it."""
    for number, definition in dealt.items():
        thing = game.objects.get(number)
        if definition is commander.definition and thing is not None:
            if thing.owner == commander.owner:
                return number
    return 0


@final
class _Unseen:
    """The cards of an owner that a seat doesn't know, in the order of their zones."""

    def __init__(self, own: bool) -> None:
        self.own = own
        self.cards: list[Object] = []
        self.masked = False
        """Whether some of them can be only certain cards."""
        self.lists: list[tuple[int, list[Definition]]] = []
        """The cards from which they are dealt, as lists with weights."""
        self.lands: list[Definition] = []
        self.others: list[Definition] = []
        """The cards they are taken to be like if no list is believed in."""


@final
class Determinizer:
    """Deals anew what a seat doesn't know of a game as it is now, as often as wanted.

    The game may go on meanwhile: that changes nothing here.
    """

    def __init__(self, game: Game, seat: int, beliefs: Beliefs | None = None) -> None:
        self.seat = seat
        self._game = _stripped(game)
        self._before: Game | None = None
        """The game before the action under way. CR 732.1."""
        if game.history.checkpoint is not None:
            self._before = _stripped(game.history.checkpoint.game())
        self._eyes = eyes_of(self._game, seat)
        self._made: dict[tuple[int, int], Object] = {}
        """Objects that forks share, by their ids and the identity of their definitions."""
        self._passive: dict[tuple[int, Zone], bool] = {}
        self._reaching = any(
            one.where & (bit(Zone.HAND) | bit(Zone.LIBRARY))
            for one in self._game.characteristics.index.statics
        )
        """Whether the characteristics of cards in hands and libraries are changed."""
        self._earlier: dict[int, list[int]] = {}
        _leave_out_sideboards(self._game, self._eyes)
        if self._before is not None:
            _leave_out_sideboards(self._before, self._eyes)
        self._unseen = [self._look(owner, beliefs) for owner in range(len(self._game.players))]

    # -- what isn't known ----------------------------------------------------------------------

    def _look(self, owner: int, beliefs: Beliefs | None) -> _Unseen:
        game = self._game
        found = _Unseen(owner == self.seat)
        player = game.players[owner]
        for number in (*player.hand, *player.library):
            thing = game.objects[number]
            if not knows(game, self._eyes, thing) and _is_one_card(thing):
                found.cards.append(thing)
        for thing in (*game.objects.values(), *game.zones.phased.values()):
            if thing.owner != owner or thing.zone is Zone.HAND or thing.zone is Zone.LIBRARY:
                continue
            if thing.zone is Zone.NOWHERE or knows(game, self._eyes, thing):
                continue
            if _is_one_card(thing):
                found.cards.append(thing)
                found.masked = True
        for thing in found.cards:
            self._earlier[thing.id] = _before_that(game, self._eyes, thing)
        if found.own:
            found.lists = [(1, sorted([one.definition for one in found.cards], key=_name))]
        elif found.cards:
            self._believe(owner, found, beliefs)
        return found

    def _believe(self, owner: int, found: _Unseen, beliefs: Beliefs | None) -> None:
        """Note of what decks the cards of another player may be."""
        seen = self._seen_of(owner)
        definitions = self._game.definitions
        known = {one.card.name: one for one in (*self._deck(), *seen)}
        if beliefs is not None:
            for weight, deck in beliefs.of(owner, [one.card.name for one in seen]):
                counts = _counts([one.card.name for one in seen])
                left: list[Definition] = []
                for card in deck:
                    held = counts.get(card.name, 0)
                    if held:
                        counts[card.name] = held - 1
                    else:
                        left.append(known.get(card.name) or definitions.of(card))
                if left:
                    found.lists.append((weight, sorted(left, key=_name)))
        if found.lists:
            return
        mine = self._deck()
        for land in (True, False):
            like = _different([one for one in seen if _is_land(one) == land])
            if not like:
                like = _different([one for one in mine if _is_land(one) == land])
            if land:
                found.lands = like
            else:
                found.others = like

    def _seen_of(self, owner: int) -> list[Definition]:
        """The cards of a player that the seat knows, wherever they are."""
        return [
            thing.definition
            for thing in (*self._game.objects.values(), *self._game.zones.phased.values())
            if thing.owner == owner
            and thing.zone is not Zone.NOWHERE
            and _is_one_card(thing)
            and knows(self._game, self._eyes, thing)
        ]

    def _deck(self) -> list[Definition]:
        """The cards of the seat's own deck, wherever they are."""
        return [
            thing.definition
            for thing in self._game.objects.values()
            if thing.owner == self.seat and thing.zone is not Zone.NOWHERE and _is_one_card(thing)
        ]

    # -- dealing -------------------------------------------------------------------------------

    def deal(self, chance: Chance) -> Game:
        """The game with what isn't known dealt by chance."""
        dealt: dict[int, Definition] = {}
        for unseen in self._unseen:
            if unseen.cards:
                self._deal_out(unseen, chance, dealt)
        seed = chance.below(1 << 62)
        made = self._with(self._game, dealt, seed)
        before = self._before
        if before is not None:
            made.history.checkpoint = Checkpoint(self._with(before, dealt, seed), [], 0)
        question = made.decision
        if question is not None and not made.over and self.seat not in question.players:
            made.decision = None
            made.frames.top().ask_anew()
            made.advance()
        return made

    def _deal_out(self, unseen: _Unseen, chance: Chance, dealt: dict[int, Definition]) -> None:
        """Note which cards the unseen ones of an owner become."""
        cards = unseen.cards
        if not unseen.lists:
            for thing in cards:
                like = unseen.lands if chance.below(_OF) < _LANDS else unseen.others
                if not like:
                    like = unseen.lands if unseen.lands else unseen.others
                if like:
                    dealt[thing.id] = like[chance.below(len(like))]
            return
        deck = unseen.lists[_drawn([weight for weight, _ in unseen.lists], chance)][1]
        order = list(range(len(deck)))
        chance.shuffle(order)
        if unseen.masked:
            order = self._fitting_first(cards, deck, order)
        for place, thing in enumerate(cards):
            dealt[thing.id] = deck[order[place % len(order)]]

    def _fitting_first(
        self, cards: list[Object], deck: list[Definition], order: list[int]
    ) -> list[int]:
        """The order changed so that what was cast face down is a card that can be cast so."""
        found = order.copy()
        while len(found) < len(cards):
            found += order
        for place, thing in enumerate(cards):
            if _fits(thing, deck[found[place]]):
                continue
            for other in range(len(found)):
                taken = other < len(cards) and not _fits(cards[other], deck[found[place]])
                if not taken and _fits(thing, deck[found[other]]):
                    found[place], found[other] = found[other], found[place]
                    break
        return found

    def _with(self, game: Game, dealt: dict[int, Definition], seed: int) -> Game:
        """A fork of a game with these cards."""
        made = game.fork()
        made.chance = Chance(seed)
        anew = False
        for number, definition in dealt.items():
            for one in (number, *self._earlier.get(number, ())):
                thing = made.objects.get(one)
                if thing is None:
                    thing = made.zones.phased.get(one)
                    if thing is not None:
                        _become(thing, definition)
                        continue
                    thing = made.objects.departed.get(one)
                    if thing is not None and thing.definition is not definition:
                        made.objects.departed[one] = self._as(thing, definition)
                elif thing.definition is not definition and self._change(made, thing, definition):
                    anew = True
        for deck in made.players.decks:
            deck.shuffle(made.chance)
        for commander in made.players.commanders:
            if commander.card in dealt:
                commander.card = _dealt_to(made, commander, dealt)
        if anew and not made.over:
            layers.refresh(made)
        look_again(made)
        return made

    def _change(self, made: Game, thing: Object, definition: Definition) -> bool:
        """Make an object in a zone another card; whether characteristics must be computed."""
        if thing.zone is Zone.HAND or thing.zone is Zone.LIBRARY or thing.zone is Zone.EXILE:
            kits = made.characteristics.index.kits
            passive = self._is_passive(thing.definition, thing.zone)
            if passive and self._is_passive(definition, thing.zone) and not self._reaching:
                made.objects[thing.id] = self._as(thing, definition)
                if thing.id in kits:
                    kits[thing.id] = definition.values(thing.zone, 0).kit
                return False
            silence(made, thing)
            changed = made.objects.own(thing.id)
            _become(changed, definition)
            changed.now = changed.base
            enter_index(made, changed)
            return True
        begin_anew(made, thing, definition.values(thing.zone, 0))
        _become(thing, definition)
        return True

    def _as(self, thing: Object, definition: Definition) -> Object:
        """The object with another card; forks share it, since they replace what they change."""
        key = (thing.id, id(definition))
        known = self._made.get(key)
        if known is None:
            known = thing.clone({})
            known.left_at = thing.left_at
            _become(known, definition)
            if not is_masked(known):
                known.now = known.base
            self._made[key] = known
        return known

    def _is_passive(self, definition: Definition, zone: Zone) -> bool:
        """Whether no ability of a card works in a zone where it can be hidden. CR 113.6."""
        key = (id(definition), zone)
        known = self._passive.get(key)
        if known is None:
            kit = definition.values(zone, 0).kit
            where = bit(zone)
            known = not (
                any(one.zones & where for one in kit.triggered)
                or any(one.zones & where for one in kit.replacing)
                or any(one.zones & where or one.defining for one in kit.statics)
            )
            self._passive[key] = known
        return known


def _stripped(game: Game) -> Game:
    """A fork without what tells of hidden things that have been."""
    made = game.fork()
    answered = game.history.checkpoint.answered if game.history.checkpoint is not None else -1
    made.history.log = []
    made.history.answers = made.history.answers[answered:] if answered >= 0 else []
    made.history.checkpoint = None
    made.history.base = None
    made.state_based.checked_until = 0
    return made


def _leave_out_sideboards(game: Game, eyes: list[int]) -> None:
    """Remove the cards outside the game that the seat doesn't know. CR 400.11a."""
    for player in game.players.held:
        if player.id in eyes:
            continue
        for number in player.outside:
            if game.objects.exists(number):
                del game.objects[number]
        player.outside = []


def _is_one_card(thing: Object) -> bool:
    """Whether a single card of a deck represents an object."""
    if thing.token or thing.copied_card or thing.parts or thing.partner is not None:
        return False
    if thing.zone is Zone.COMMAND and (
        thing.definition.card.layout == "emblem" or thing.is_nontraditional()
    ):
        return False
    return thing.item is None or (thing.item.is_spell and not thing.item.copied)


def _before_that(game: Game, eyes: list[int], thing: Object) -> list[int]:
    """The objects that a card was before, back to where the seat could see it."""
    found: list[int] = []
    number = thing.came_from
    while True:
        earlier = game.objects.departed.get(number)
        if earlier is None or (knew(eyes, earlier) and not is_masked(earlier)):
            return found
        found.append(number)
        number = earlier.came_from


def _fits(thing: Object, definition: Definition) -> bool:
    """Whether an object that lies face down may be a card, as it was put there. CR 702.37c."""
    if not is_masked(thing) or thing.face_down_by != _CAST:
        return True
    return seen_face_down(definition) == thing.face_down_values.summary()


def _become(thing: Object, definition: Definition) -> None:
    """Make an object another card, except for its computed characteristics."""
    values = definition.values(thing.zone, 0)
    thing.definition = definition
    thing.face = 0
    thing.base = values
    thing.copiable = values
    thing.beneath = values


def _name(definition: Definition) -> str:
    return definition.card.name


def _is_land(definition: Definition) -> bool:
    return definition.faces[0].types & Type.LAND != 0


def _different(definitions: list[Definition]) -> list[Definition]:
    """Each of them once, in the order of their names."""
    return sorted(dict.fromkeys(definitions), key=_name)


def _drawn(weights: list[int], chance: Chance) -> int:
    """A place in a list of weights, by chance."""
    left = chance.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("chance goes beyond the weights")

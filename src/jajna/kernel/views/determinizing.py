"""Games as they may be for all that one player knows. CR 400.2.

``determinize`` deals anew what a seat doesn't know. Two games in which a seat knows and has seen
the same become the same game by the same chance, so nothing that is hidden from a player gets to
whoever sees a game only through this door.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final, final

from jajna.card import Card, Face
from jajna.kernel.layers import layers
from jajna.kernel.state.chance import Chance
from jajna.kernel.state.checkpoints import Checkpoint
from jajna.kernel.state.new_actions import look_again
from jajna.kernel.zones.conspiracies import face_down_conspiracies
from jajna.kernel.zones.knowledge import eyes_of, is_masked, knew, knows, seen_face_down
from jajna.kernel.zones.move import begin_anew, enter_index, silence
from jajna.vocab import FIRST_OBJECT, Type, Zone, bit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.kernel.card_kinds.commanders import Commander
    from jajna.kernel.game import Game
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object

__all__ = ["Beliefs", "Determinizer", "determinize"]

_LANDS: Final = 2
_OF: Final = 5
"""So many of so many cards are taken to be lands where no deck is believed in."""
_CAST: Final = "cast"
_SOME_CONSPIRACY: Final = Card("Conspiracy", (Face("Conspiracy", None, 0, Type.CONSPIRACY),))
"""What face-down conspiracies of others are taken to be: nothing is known of them."""


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
    return Determinizer(game, seat, beliefs).deal_once(chance)


def _dealt_to(made: Game, commander: Commander, hidden: list[_Hidden]) -> int:
    """The object as which a commander was dealt anew; 0 if no card of its owner's is it."""
    for one in hidden:
        thing = made.objects.get(one.thing.id)
        if thing is not None and thing.owner == commander.owner:
            if thing.definition is commander.definition:
                return thing.id
    return 0


@final
class _Hidden:
    """A card that a seat doesn't know."""

    def __init__(self, thing: Object, earlier: list[int] | None, is_passive: bool) -> None:
        self.thing = thing
        self.earlier = earlier
        """The objects that it was before, unknown to the seat too; None if it was none."""
        self.is_passive = is_passive
        """Whether no index has anything of it, nor will if it is another card without abilities
        that work there.
        """
        self.forms: dict[int, Object] | None = None
        """The object as each card that it may be, by their numbers, as far as it was dealt."""


@final
class _Unseen:
    """The cards of an owner that a seat doesn't know, in the order of their zones."""

    def __init__(self, own: bool) -> None:
        self.own = own
        self.cards: list[_Hidden] = []
        self.masked = False
        """Whether some of them can be only certain cards."""
        self.weights: list[int] = []
        self.lists: list[list[int]] = []
        """The cards from which they are dealt, by their numbers, as lists with weights."""
        self.lands: list[int] = []
        self.others: list[int] = []
        """The cards they are taken to be like if no list is believed in."""

    def add(self, weight: int, cards: list[int]) -> None:
        """Add a list from which they may be dealt."""
        self.weights.append(weight)
        self.lists.append(cards)


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
        self._cards: list[Definition] = []
        """The cards that are dealt. Their places are their numbers here."""
        self._numbers: dict[int, int] = {}
        """Their numbers by the identity of their definitions."""
        self._active: list[int] = []
        """The set of zones in which abilities of each work while it is hidden."""
        self._departed: dict[tuple[int, int], Object] = {}
        """Objects as which cards are dealt, if they have departed."""
        self._reaching = any(
            one.where & (bit(Zone.HAND) | bit(Zone.LIBRARY))
            for one in self._game.characteristics.index.statics
        )
        """Whether the characteristics of cards in hands and libraries are changed."""
        _leave_out_sideboards(self._game, self._eyes)
        _leave_out_agendas(self._game, self._eyes)
        if self._before is not None:
            _leave_out_sideboards(self._before, self._eyes)
            _leave_out_agendas(self._before, self._eyes)
        self._unseen: list[_Unseen] = []
        self._seen: list[list[Definition]] = []
        """The cards of each player that the seat knows, wherever they are."""
        for player in self._game.players.held:
            self._unseen.append(_Unseen(player.id == seat))
            self._seen.append([])
        self._look()
        self._hidden = [one for unseen in self._unseen for one in unseen.cards]
        for unseen in self._unseen:
            if unseen.own:
                own = sorted([one.thing.definition for one in unseen.cards], key=_name)
                unseen.add(1, self._numbered(own))
        for owner, unseen in enumerate(self._unseen):
            if unseen.cards and not unseen.own:
                self._believe(owner, unseen, beliefs)

    # -- what isn't known ----------------------------------------------------------------------

    def _look(self) -> None:
        """Note which cards of each player the seat knows, and which it doesn't."""
        game = self._game
        for player in game.players.held:
            for held in (player.hand, player.library):
                for number in held:
                    thing = game.objects[number]
                    if _is_one_card(thing):
                        self._sort(thing)
        for thing in (*game.objects.values(), *game.zones.phased.values()):
            if thing.zone not in (Zone.HAND, Zone.LIBRARY, Zone.NOWHERE) and _is_one_card(thing):
                self._sort(thing)

    def _sort(self, thing: Object) -> None:
        if knows(self._game, self._eyes, thing):
            self._seen[thing.owner].append(thing.definition)
            return
        unseen = self._unseen[thing.owner]
        in_place = thing.zone in (Zone.HAND, Zone.LIBRARY)
        if not in_place:
            unseen.masked = True
        passive = (
            (in_place or thing.zone is Zone.EXILE)
            and not self._reaching
            and not _active_zones(thing.definition) & bit(thing.zone)
        )
        earlier = _before_that(self._game, self._eyes, thing) if thing.came_from else None
        unseen.cards.append(_Hidden(thing, earlier, passive))

    def _numbered(self, cards: list[Definition]) -> list[int]:
        """The numbers of cards, new ones for those that have none."""
        found: list[int] = []
        for card in cards:
            number = self._numbers.get(id(card), -1)
            if number < 0:
                number = len(self._cards)
                self._numbers[id(card)] = number
                self._cards.append(card)
                self._active.append(_active_zones(card))
            found.append(number)
        return found

    def _believe(self, owner: int, unseen: _Unseen, beliefs: Beliefs | None) -> None:
        """Note of what decks the cards of another player may be."""
        seen = self._seen[owner]
        if beliefs is not None:
            definitions = self._game.definitions
            names = [one.card.name for one in seen]
            known = {one.card.name: one for one in (*self._deck(), *seen)}
            for weight, deck in beliefs.of(owner, names):
                counts = _counts(names)
                left: list[Definition] = []
                for card in deck:
                    held = counts.get(card.name, 0)
                    if held:
                        counts[card.name] = held - 1
                    else:
                        left.append(known.get(card.name) or definitions.of(card))
                if left:
                    unseen.add(weight, self._numbered(sorted(left, key=_name)))
        if unseen.lists:
            return
        mine = self._deck()
        for land in (True, False):
            like = _different([one for one in seen if _is_land(one) == land])
            if not like:
                like = _different([one for one in mine if _is_land(one) == land])
            if land:
                unseen.lands = self._numbered(like)
            else:
                unseen.others = self._numbered(like)

    def _deck(self) -> list[Definition]:
        """The cards of the seat's own deck, wherever they are."""
        hidden = [one.thing.definition for one in self._unseen[self.seat].cards]
        return [*hidden, *self._seen[self.seat]]

    # -- dealing -------------------------------------------------------------------------------

    def deal(self, chance: Chance) -> Game:
        """The game with what isn't known dealt by chance."""
        before = self._before
        return self._dealt(
            self._game.fork(), before.fork() if before is not None else None, True, chance
        )

    def deal_once(self, chance: Chance) -> Game:
        """The same without a fork for it: nothing can be dealt by this dealer afterwards."""
        return self._dealt(self._game, self._before, False, chance)

    def _dealt(self, made: Game, before: Game | None, again: bool, chance: Chance) -> Game:
        """A game, and the one before the action under way, with what isn't known dealt by chance;
        ``again`` if others will be dealt.
        """
        dealt: list[int] = []
        for unseen in self._unseen:
            if unseen.cards:
                self._deal_out(unseen, chance, dealt)
        seed = chance.below(1 << 62)
        self._become_dealt(made, dealt, seed, again)
        if before is not None:
            self._become_dealt(before, dealt, seed, again)
            made.history.checkpoint = Checkpoint(before, [], 0)
        question = made.decision
        if question is not None and not made.over and self.seat not in question.players:
            made.decision = None
            made.frames.top().ask_anew()
            made.advance()
        return made

    def _deal_out(self, unseen: _Unseen, chance: Chance, dealt: list[int]) -> None:
        """Add the number of the card that each unseen one of an owner becomes; -1 for none."""
        cards = unseen.cards
        if not unseen.lists:
            for _ in cards:
                like = unseen.lands if chance.below(_OF) < _LANDS else unseen.others
                if not like:
                    like = unseen.lands if unseen.lands else unseen.others
                dealt.append(like[chance.below(len(like))] if like else -1)
            return
        deck = unseen.lists[_drawn(unseen.weights, chance)].copy()
        chance.shuffle(deck)
        if unseen.masked:
            deck = self._fitting_first(cards, deck)
        for place in range(len(cards)):
            dealt.append(deck[place % len(deck)])

    def _fitting_first(self, cards: list[_Hidden], deck: list[int]) -> list[int]:
        """The deck in another order, so that what was cast face down can be cast so."""
        found = deck.copy()
        while len(found) < len(cards):
            found += deck
        for place, one in enumerate(cards):
            if self._fits(one, found[place]):
                continue
            for other in range(len(found)):
                taken = other < len(cards) and not self._fits(cards[other], found[place])
                if not taken and self._fits(one, found[other]):
                    found[place], found[other] = found[other], found[place]
                    break
        return found

    def _fits(self, one: _Hidden, card: int) -> bool:
        """Whether an object that lies face down may be a card, as it was put there. CR 702.37c."""
        thing = one.thing
        if not is_masked(thing) or thing.face_down_by != _CAST:
            return True
        return seen_face_down(self._cards[card]) == thing.face_down_values.summary()

    def _become_dealt(self, made: Game, dealt: list[int], seed: int, again: bool) -> None:
        """Make the hidden cards of a game those dealt; ``again`` if others will be."""
        made.chance = Chance(seed)
        held = made.objects.held
        kits = made.characteristics.index.kits
        anew = False
        for place, one in enumerate(self._hidden):
            card = dealt[place]
            if card < 0:
                continue
            here = one.thing.id - FIRST_OBJECT
            is_quiet = one.is_passive and not self._active[card] & bit(one.thing.zone)
            if is_quiet and held[here] is one.thing:
                form = self._form(one, card, again)
                if form is not one.thing:
                    held[here] = form
                    if form.id in kits:
                        kits[form.id] = form.base.kit
            elif self._change(made, one.thing.id, card):
                anew = True
            if one.earlier is not None:
                for number in one.earlier:
                    if self._change(made, number, card):
                        anew = True
        for deck in made.players.decks:
            deck.shuffle(made.chance)
        for commander in made.players.commanders:
            if any(one.thing.id == commander.card for one in self._hidden):
                commander.card = _dealt_to(made, commander, self._hidden)
        if anew and not made.over:
            layers.refresh(made)
        look_again(made)

    def _form(self, one: _Hidden, card: int, again: bool) -> Object:
        """The hidden object as a card; forks share it, since they replace what they change."""
        definition = self._cards[card]
        if one.thing.definition is definition:
            return one.thing
        if not again:
            return _as(one.thing, definition)
        if one.forms is None:
            one.forms = {}
        form = one.forms.get(card)
        if form is None:
            form = one.forms[card] = _as(one.thing, definition)
        return form

    def _change(self, made: Game, number: int, card: int) -> bool:
        """Make an object a card, wherever it is in a game; whether characteristics must be
        computed.
        """
        definition = self._cards[card]
        thing = made.objects.get(number)
        if thing is not None:
            if thing.definition is not definition:
                _change_there(made, thing, definition)
                return True
        elif number in made.zones.phased:
            _become(made.zones.phased[number], definition)
        else:
            gone = made.objects.departed.get(number)
            if gone is not None and gone.definition is not definition:
                key = (number, card)
                if key not in self._departed:
                    self._departed[key] = _as(gone, definition)
                made.objects.departed[number] = self._departed[key]
        return False


def _change_there(made: Game, thing: Object, definition: Definition) -> None:
    """Make an object in a zone another card."""
    if thing.zone in (Zone.HAND, Zone.LIBRARY, Zone.EXILE):
        silence(made, thing)
        changed = made.objects.own(thing.id)
        _become(changed, definition)
        changed.now = changed.base
        enter_index(made, changed)
        return
    begin_anew(made, thing, definition.values(thing.zone, 0))
    _become(thing, definition)


def _as(thing: Object, definition: Definition) -> Object:
    """A copy of an object that is another card."""
    made = thing.clone({})
    made.left_at = thing.left_at
    _become(made, definition)
    if not is_masked(made):
        made.now = made.base
    return made


def _active_zones(definition: Definition) -> int:
    """The set of zones in which a card may be hidden and has abilities that work. CR 113.6."""
    if definition.active_zones < 0:
        kit = definition.values(Zone.HAND, 0).kit
        found = 0
        for zone in (Zone.HAND, Zone.LIBRARY, Zone.EXILE):
            where = bit(zone)
            if (
                any(one.zones & where for one in kit.triggered)
                or any(one.zones & where for one in kit.replacing)
                or any(one.zones & where or one.defining for one in kit.statics)
            ):
                found |= where
        definition.active_zones = found
    return definition.active_zones


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


def _leave_out_agendas(game: Game, eyes: list[int]) -> None:
    """Forget which face-down conspiracies others have, and the names chosen for them. CR 315.7."""
    for player in game.players.held:
        if player.id in eyes:
            continue
        player.agendas = {}
        for number in face_down_conspiracies(game, player.id):
            game.objects.own(number).definition = game.definitions.of(_SOME_CONSPIRACY)


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

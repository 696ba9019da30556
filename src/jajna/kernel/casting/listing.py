"""Everything that a player with priority may do. CR 117.1.

The functions that explain a refusal are asked (``legality``, ``turning``); only what can't be for a
reason common to many things, the time or too little mana, is left out beforehand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import FREE, Activate, Answer, Cast, PlayLand, TakeAction
from jajna.ir.abilities import IN_HAND
from jajna.ir.refs import all_that_fit
from jajna.kernel.casting import legality, turning
from jajna.kernel.casting.costs import least_mana
from jajna.kernel.sources import most_mana
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects import Characteristics, Object

__all__ = ["legal_actions"]


def legal_actions(game: Game, player: int) -> list[Answer]:
    """Everything the player with priority may do besides passing. CR 117.1.

    Mana abilities that cost nothing but {T} are left out: they are offered while a cost is paid,
    and accepted at any time (CR 605.3a).
    """
    listing = _Listing(game, player)
    for number in game.players[player].hand:
        listing.add_card(game.objects[number])
    face_down: list[Object] = []
    for number in game.battlefield:
        thing = game.objects[number]
        if thing.controller == player:
            if thing.now.kit.offered:
                listing.add_abilities(thing)
            if thing.face_down:
                face_down.append(thing)
    all_graveyards = legality.plays_graveyards(game, player)
    for other in game.players:
        if other.id != player and not all_graveyards:
            continue
        for number in other.graveyard:
            thing = game.objects[number]
            kit = thing.now.kit
            if kit.offered or kit.costs or kit.transformed or kit.cast_from != IN_HAND:
                listing.add_card(thing)
    for number in game.exile:
        thing = game.objects[number]
        if legality.is_on_an_adventure(thing, player) or thing.now.kit.costs:
            listing.add_card(thing)
    if game.rules and game.rules[player].playable:
        listing.add_permitted()
    for thing in face_down:
        listing.found += turning.offers(game, player, thing)
    return listing.found


@final
class _Listing:
    """The actions found so far, and what holds for all that could be added."""

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        self.found: list[Answer] = []
        self.any_time = legality.sorcery_speed(game, player) or (
            len(game.rules) > 0 and len(game.rules[player].flash) > 0
        )
        """Whether not only instants and the like might be cast."""
        self.lands = legality.why_no_land(game, player) is None
        self.most_mana = -1
        """How much mana the player has at most; -1 as long as nobody has asked."""

    def add_card(self, thing: Object) -> None:
        """Add what can be done with a card outside the battlefield."""
        for face in thing.definition.castable:
            self._add_face(thing, face)
        kit = thing.now.kit
        if kit.offered:
            self.add_abilities(thing)
        for index in range(len(kit.special)):
            if legality.why_not_special(self.game, self.player, thing.id, index) is None:
                self.found.append(TakeAction(thing.id, index))

    def _add_face(self, thing: Object, face: int) -> None:
        """Playing the card as one of its faces or halves. CR 709.3, 712.11b, 712.12, 715.3."""
        game, player = self.game, self.player
        played = legality.as_played(thing, face)
        if played.types & Type.LAND:
            if self.lands and legality.why_not_play_land(game, player, thing.id, face) is None:
                self.found.append(PlayLand(thing.id, face))
        elif self._may_be_in_time(played) and not self._is_too_dear(thing, face, played):
            if legality.why_not_cast(game, player, thing.id, face) is None:
                self.found.append(Cast(thing.id, face))
        if not played.kit.costs or not self._may_be_in_time(played):
            return
        for way, cost in enumerate(played.kit.costs):
            if cost.alternative:
                if legality.why_not_cast(game, player, thing.id, face, way) is None:
                    self.found.append(Cast(thing.id, face, way))

    def _may_be_in_time(self, played: Characteristics) -> bool:
        return (
            self.any_time
            or legality.instant_speed(played)
            or any(cost.any_time for cost in played.kit.costs)
        )

    def _is_too_dear(self, thing: Object, face: int, played: Characteristics) -> bool:
        """Whether there is too little mana for its mana cost, whatever is tapped."""
        if face == thing.definition.face_down:
            return False
        if self.most_mana < 0:
            self.most_mana = most_mana(self.game, self.player)
        return least_mana(self.game, self.player, played) > self.most_mana

    def add_abilities(self, thing: Object) -> None:
        """Add the activated abilities that work where the object is, but for plain mana abilities.
        CR 605.3a.
        """
        kit = thing.now.kit
        zone = 1 << thing.zone
        for index in kit.offered:
            if not kit.activated[index].zones & zone:
                continue
            if legality.why_not_activate(self.game, self.player, thing.id, index) is None:
                self.found.append(Activate(thing.id, index))

    def add_permitted(self) -> None:
        """Add what effects let the player play from where the cards are, or without paying.
        CR 601.3.
        """
        for permission in self.game.rules[self.player].playable:
            for card in all_that_fit(self.game, permission.ctx, permission.cards):
                self._add_permitted_card(self.game.objects[card], permission.free)

    def _add_permitted_card(self, thing: Object, free: bool) -> None:
        before = self.found
        self.found = []
        for face in thing.definition.castable:
            if not free or legality.as_played(thing, face).types & Type.LAND:
                self._add_face(thing, face)
            elif legality.why_not_cast(self.game, self.player, thing.id, face, FREE) is None:
                self.found.append(Cast(thing.id, face, FREE))
        self.found = before + [one for one in self.found if one not in before]

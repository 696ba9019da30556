"""The actions that a player with priority may take. CR 117.1.

The functions that explain a refusal are asked (``legality``, ``turning``); only what can't be for a
reason common to many things, the time or too little mana, is left out beforehand. What was found is
kept until anything happens, so that nothing is listed anew for each step that nobody uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import FREE, Activate, Answer, Cast, PlayLand, TakeAction
from jajna.ir.base import IN_HAND
from jajna.ir.costs import PayMana, TapThis
from jajna.ir.refs import all_that_fit
from jajna.kernel.card_kinds.prepared import may_cast_copy
from jajna.kernel.casting import legality, turn_face_up
from jajna.kernel.costs.granted_abilities import as_played, as_spell, spells_change
from jajna.kernel.costs.mana_sources import most_mana, possible_mana
from jajna.kernel.costs.total_cost import ability_needs_more, needs_more
from jajna.kernel.objects import doors
from jajna.kernel.zones import move
from jajna.vocab import Type, Zone, bit, is_another_player

if TYPE_CHECKING:
    from jajna.ir.abilities import Activated
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player import Player

__all__ = ["KeptActions", "kept", "legal_actions"]


def legal_actions(game: Game, player: int) -> list[Answer]:
    """The list of actions the player with priority may take besides passing. CR 117.1.

    Mana abilities that cost nothing but {T} are left out: they are offered while a cost is paid,
    and accepted at any time (CR 605.3a).
    """
    actor = game.players.held[player]
    sorcery_speed = legality.sorcery_speed(game, player)
    known = _kept(game, actor, sorcery_speed)
    if known is not None:
        return known.found
    listing = _Listing(game, player, sorcery_speed)
    listing.add_all()
    listed = KeptActions(game, listing, sorcery_speed)
    if sorcery_speed:
        actor.kept_actions = listed
    else:
        actor.kept_instant_actions = listed
    return listing.found


def kept(game: Game, player: int) -> KeptActions | None:
    """The cached actions of the player, if they are still valid; None otherwise."""
    return _kept(game, game.players.held[player], legality.sorcery_speed(game, player))


def _kept(game: Game, actor: Player, sorcery_speed: bool) -> KeptActions | None:
    known = actor.kept_actions
    if known is not None and known.holds(game, actor, sorcery_speed):
        return known
    known = actor.kept_instant_actions
    if known is not None and known.holds(game, actor, sorcery_speed):
        return known
    return None


@final
class KeptActions:
    """The actions a player had at some moment, valid until anything happens.

    The beginning of a step counts only if an action may depend on the step (``timed``), or if it
    changes whether sorceries can be cast. If every card and permanent was ruled out for a common
    reason (``dead``), the result is valid until the player gets something new.
    """

    def __init__(self, game: Game, listing: _Listing, sorcery_speed: bool) -> None:
        self.found = listing.found
        self.clock = game.effects.clock
        self.next_id = game.objects.next_id
        self.events = game.history.events_happened
        self.fighting = _fighting(game)
        self.sorcery_speed = sorcery_speed
        self.timed = listing.timed
        self.dead = listing.is_dead()

    def holds(self, game: Game, player: Player, sorcery_speed: bool) -> bool:
        """Whether the player still has the same actions, with or without sorcery timing."""
        if sorcery_speed and not self.sorcery_speed:
            return False
        if self.dead and player.woken <= self.events and not game.effects.ruled:
            return not game.characteristics.index.for_anyone
        if self.clock != game.effects.clock or self.next_id != game.objects.next_id:
            return False
        if self.events < (game.history.events_happened if self.timed else game.history.acted):
            return False
        if self.fighting != _fighting(game):
            return False
        return self.sorcery_speed == sorcery_speed or (not self.found and not self.timed)


def _sleeps(card: Definition) -> bool:
    """Whether a card in hand, as printed, can be used only when a sorcery could be cast.

    The step must not matter otherwise.
    """
    if card.sleeps < 0:
        kit = card.values(Zone.HAND, 0).kit
        awake = len(kit.offered) > 0 or len(kit.special) > 0
        for face in card.castable:
            spell = card.faces[face]
            awake = awake or legality.instant_speed(spell) or spell.kit.is_timed()
            awake = awake or any(cost.any_time for cost in spell.kit.costs)
        card.sleeps = 0 if awake else 1
    return card.sleeps == 1


def _with(action: Answer, number: int) -> Answer:
    """The same action with another card."""
    if isinstance(action, Cast):
        return Cast(number, action.face, action.way)
    if isinstance(action, PlayLand):
        return PlayLand(number, action.face)
    if isinstance(action, Activate):
        return Activate(number, action.ability)
    assert isinstance(action, TakeAction), action
    return TakeAction(number, action.index)


def _acts_in_exile(thing: Object) -> bool:
    """Whether an activated ability of the card works in exile. CR 113.6."""
    kit = thing.now.kit
    return any(kit.activated[place].zones & 1 << Zone.EXILE for place in kit.offered)


def _fighting(game: Game) -> bool:
    return game.turn.combat is not None and len(game.turn.combat.attacks) > 0


@final
class _Listing:
    """The actions found so far, and what holds for all that could be added."""

    def __init__(self, game: Game, player: int, sorcery_speed: bool) -> None:
        self.game = game
        self.player = player
        self.found: list[Answer] = []
        self.sorceries = sorcery_speed
        self.any_time = self.sorceries or (
            len(game.effects.rules) > 0 and len(game.effects.rules[player].flash) > 0
        )
        """Whether the player might cast more than instants and spells with flash."""
        self.lands = legality.why_no_land(game, player) is None
        self.timed = False
        """Whether an action may depend on the step."""
        self.reached = False
        """Whether a card or permanent was not ruled out for a common reason."""
        self.most_mana = -1
        """The greatest amount of mana the player could have; -1 until computed."""
        self.mana = 0
        """Mask of the types the player's mana could have; computed with ``most_mana``."""

    def is_dead(self) -> bool:
        """Whether the player can't act before they get something new."""
        if self.found or self.reached or self.timed or self.game.effects.ruled:
            return False
        if self.most_mana < 0:
            return True
        sources = self.game.players[self.player].sources
        return sources is not None and sources.lasting

    def add_all(self) -> None:
        """Add the actions with cards in all zones and with permanents."""
        game, player = self.game, self.player
        self.timed = game.effects.ruled
        self._add_hand()
        for number in game.players[player].outside:
            self._add_special(game.objects[number])
        face_down: list[Object] = []
        for number in move.acting(game):
            thing = game.objects[number]
            if thing.controller == player:
                if thing.now.kit.offered:
                    self.add_abilities(thing)
                if thing.now.kit.special or thing.copiable.doors is not None:
                    self._add_special(thing)
                if thing.face_down:
                    face_down.append(thing)
            elif number in game.characteristics.index.for_anyone:
                self._add_for_anyone(thing)
        if game.characteristics.index.for_anyone:
            for number in game.zones.stack:
                if number in game.characteristics.index.for_anyone:
                    self._add_for_anyone(game.objects[number])
        self._add_graveyards()
        for number in game.zones.exile:
            thing = game.objects[number]
            if (
                legality.is_on_an_adventure(thing, player)
                or may_cast_copy(game, thing, player)
                or thing.now.kit.costs
            ):
                self.add_card(thing)
            elif thing.owner == player and _acts_in_exile(thing):
                self.add_abilities(thing)
        for number in game.zones.command:
            thing = game.objects[number]
            if not thing.has_controller() or not game.players.are_as_one(thing.controller, player):
                continue
            if thing.now.kit.offered and thing.controller == player:
                self.add_abilities(thing)
            if thing.is_nontraditional():
                self._add_special(thing)
        for one in game.players.commanders:
            if one.owner == player:
                leader = game.objects.get(one.card)
                if leader is not None and leader.zone is Zone.COMMAND:
                    self.add_card(leader)
        if game.effects.rules and game.effects.rules[player].playable:
            self.add_permitted()
        if game.effects.rules:
            for ctx, what in game.effects.rules[player].plots_from:
                for number in all_that_fit(game, ctx, what):
                    self._add_special(game.objects[number])
        for thing in face_down:
            self.timed = True
            self.found += turn_face_up.offers(game, player, thing)
        sources = game.players[player].sources
        if sources is not None and not sources.timeless:
            self.timed = True

    def _add_hand(self) -> None:
        """Add the actions with cards in hand; of several alike cards only one is examined."""
        game = self.game
        asleep = not self.any_time and not self.lands and not spells_change(game)
        known: dict[int, list[Answer]] = {}
        for number in game.players[self.player].hand:
            card = game.objects[number]
            if card.now is not card.base or card.marks or card.used or game.effects.ruled:
                self.add_card(card)
            elif not (asleep and _sleeps(card.definition)):
                alike = known.get(id(card.definition))
                if alike is None:
                    before = len(self.found)
                    self.add_card(card)
                    known[id(card.definition)] = self.found[before:]
                else:
                    self.found += [_with(one, number) for one in alike]

    def _add_graveyards(self) -> None:
        game, player = self.game, self.player
        all_graveyards = legality.plays_graveyards(game, player)
        for other in game.players.held:
            if not all_graveyards and is_another_player(other.id, player):
                continue
            for number in other.graveyard:
                thing = game.objects[number]
                kit = thing.now.kit
                if kit.offered or kit.costs or kit.transformed or kit.cast_from != IN_HAND:
                    self.add_card(thing)

    def add_card(self, thing: Object) -> None:
        """Add the actions with a card outside the battlefield."""
        for face in thing.definition.castable:
            self._add_face(thing, face)
        kit = thing.now.kit
        if kit.offered:
            self.add_abilities(thing)
        self._add_special(thing)

    def _add_special(self, thing: Object) -> None:
        """Add the special actions that can be taken with a card. CR 116.2."""
        for index, action in enumerate(doors.special_actions(thing)):
            here = action.zones & bit(thing.zone) != 0
            if not here and not legality.plots_there(self.game, self.player, action, thing):
                continue
            self.timed = True
            if legality.why_not_special(self.game, self.player, thing.id, index) is None:
                self.found.append(TakeAction(thing.id, index))

    def _add_face(self, thing: Object, face: int) -> None:
        """Add playing one face or half of a card. CR 709.3, 712.11b, 712.12, 715.3."""
        game, player = self.game, self.player
        played = as_spell(game, thing, face)
        self.timed = self.timed or played.kit.is_timed()
        if played.types & Type.LAND:
            self.reached = self.reached or self.lands
            if self.lands and legality.why_not_play_land(game, player, thing.id, face) is None:
                self.found.append(PlayLand(thing.id, face))
        elif self._may_be_in_time(played) and not self._is_too_dear(thing, face, played):
            self.reached = True
            if legality.why_not_cast(game, player, thing.id, face) is None:
                self.found.append(Cast(thing.id, face))
        if not played.kit.costs or not self._may_be_in_time(played):
            return
        self.reached = True
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
        """Whether the player has too little mana for a card's mana cost, whatever they tap."""
        if face == thing.definition.face_down:
            return False
        self._look_at_mana()
        return needs_more(self.game, self.player, played, self.most_mana, self.mana)

    def _look_at_mana(self) -> None:
        if self.most_mana < 0:
            self.most_mana = most_mana(self.game, self.player)
            self.mana = possible_mana(self.game, self.player)

    def add_abilities(self, thing: Object) -> None:
        """Add the activated abilities that function in the object's zone. CR 602.2.

        Mana abilities that cost only {T} are left out (CR 605.3a).
        """
        kit = thing.now.kit
        self.timed = self.timed or kit.is_timed()
        zone = bit(thing.zone)
        for index in kit.offered:
            ability = kit.activated[index]
            if not ability.zones & zone or self._is_out_of_reach(thing, ability):
                continue
            self.reached = True
            if legality.why_not_activate(self.game, self.player, thing.id, index) is None:
                self.found.append(Activate(thing.id, index))

    def _is_out_of_reach(self, thing: Object, ability: Activated) -> bool:
        """Whether an ability can't be activated before its object untaps, the player gets more
        mana, or a sorcery could be cast. CR 118.3, 602.5d.
        """
        if ability.sorcery_speed and not self.sorceries:
            return True
        mana = False
        for cost in ability.costs:
            if isinstance(cost, TapThis):
                if thing.tapped:
                    return True
            elif isinstance(cost, PayMana):
                mana = True
        if not mana:
            return False
        self._look_at_mana()
        return ability_needs_more(self.game, self.player, ability, self.most_mana, self.mana)

    def _add_for_anyone(self, thing: Object) -> None:
        """Add the abilities that anyone may activate of a spell, or of another player's permanent.
        CR 602.2.
        """
        self.timed = True
        self._add_special(thing)
        for index in thing.now.kit.offered:
            if thing.now.kit.activated[index].anyone:
                self.reached = True
                if legality.why_not_activate(self.game, self.player, thing.id, index) is None:
                    self.found.append(Activate(thing.id, index))

    def add_permitted(self) -> None:
        """Add cards that effects let the player play from elsewhere or without paying. CR 601.3."""
        for permission in self.game.effects.rules[self.player].playable:
            for card in all_that_fit(self.game, permission.ctx, permission.cards):
                self._add_permitted_card(self.game.objects[card], permission.free)

    def _add_permitted_card(self, thing: Object, free: bool) -> None:
        before = self.found
        self.found = []
        for face in thing.definition.castable:
            if not free or as_played(self.game, thing, face).types & Type.LAND:
                self._add_face(thing, face)
            elif legality.why_not_cast(self.game, self.player, thing.id, face, FREE) is None:
                self.found.append(Cast(thing.id, face, FREE))
        self.found = before + [one for one in self.found if one not in before]

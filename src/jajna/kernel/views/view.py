"""Views of a game by one player, without hidden information. CR 400.2, 402.3, 701.20.

A view is a snapshot of plain data. Cards hidden from the player never change it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.ir.planes import ACTIONS
from jajna.kernel.card_kinds import dungeons
from jajna.kernel.card_kinds.commanders import TAX, is_commander, led_by
from jajna.kernel.card_kinds.supplementary_decks import COMMUNAL
from jajna.kernel.objects.doors import special_actions
from jajna.kernel.objects.object import class_level
from jajna.kernel.players import designations
from jajna.kernel.zones.knowledge import eyes_of, is_masked, knew, known_places, knows
from jajna.variant import DUEL
from jajna.vocab import Step, Zone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.ir.abilities import SpecialAction
    from jajna.ir.base import Effect
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.kit import Kit
    from jajna.kernel.objects.object import Object
    from jajna.noted import Noted
    from jajna.variant import Variant
    from jajna.vocab import ManaCost

__all__ = ["CombatView", "CommanderView", "ObjectView", "PlayerView", "View", "view"]


_ORDERED: Final[dict[frozenset[str], tuple[str, ...]]] = {}
_KEPT: Final = 10_000


def _in_order(subtypes: frozenset[str]) -> tuple[str, ...]:
    """Subtypes in the order of the alphabet, which is looked up where it was needed before."""
    if not subtypes:
        return ()
    found = _ORDERED.get(subtypes)
    if found is None:
        if len(_ORDERED) >= _KEPT:
            _ORDERED.clear()
        found = _ORDERED[subtypes] = tuple(sorted(subtypes))
    return found


@final
class ObjectView:
    """An object as a player sees it. ``name`` is "" for what they can't identify.

    Fields are as in ``Object``; ``controller`` is -1 for a card that has none, as only what
    is on the battlefield or the stack has one (CR 108.4, 109.4); ``kit`` has its abilities,
    ``targets`` those of a spell or ability on the stack, ``effects`` its instructions, ``source``
    where such an ability comes from
    (0 otherwise), ``assigned`` the combat damage that waits on the stack (CR 2003-07-01 310.1),
    ``sick`` whether summoning sickness holds it back (CR 302.6). ``faces`` are, of
    a card that can be played in several ways, what it would be as each (CR 709.3, 712.11b, 715.3,
    702.37c). A face-down permanent or spell is seen by everybody as it is face down (CR 708.2);
    ``beneath`` is its face for those who know it (CR 708.5).
    """

    def __init__(self, thing: Object, known: bool, values: Characteristics | None = None) -> None:
        now = values if values is not None else thing.now
        self.id = thing.id
        self.zone = thing.zone
        self.owner = thing.owner
        self.controller = thing.controller if thing.has_controller() else -1
        self.known = known
        self.name = now.name if known else ""
        self.mana_cost: ManaCost | None = now.mana_cost if known else None
        self.colors = now.colors if known else 0
        self.types = now.types if known else 0
        self.supertypes = now.supertypes if known else 0
        self.subtypes: tuple[str, ...] = _in_order(now.subtypes) if known else ()
        self.keywords = now.keywords if known else 0
        self.power = now.power if known else 0
        self.toughness = now.toughness if known else 0
        self.copiable_power = thing.copiable.power if known else 0
        """The power before layer 7, as ``copiable_toughness``. CR 613.2c."""
        self.copiable_toughness = thing.copiable.toughness if known else 0
        self.cannot = now.cannot if known else 0
        self.must = now.must if known else 0
        self.kit: Kit | None = now.kit if known else None
        self.card_name = thing.definition.card.name if known else ""
        self.face = thing.face if known else 0
        self.faces: tuple[ObjectView, ...] = ()
        self.beneath: ObjectView | None = None
        self.agenda: tuple[str, ...] = ()
        """The names chosen in secret for a face-down conspiracy, for who knows it. CR 702.106b."""
        if known and values is None and not is_masked(thing) and len(thing.definition.castable) > 1:
            self.faces = tuple([ObjectView(thing, True, one) for one in thing.definition.faces])
        self.token = thing.token
        self.special: tuple[SpecialAction, ...] = ()
        """The special actions that it allows. CR 116.2."""
        if known:
            special = special_actions(thing)
            if special:
                self.special = tuple(special)
        self.merged: tuple[str, ...] = ()
        """The names of a merged permanent's components below the topmost one. CR 729.2."""
        if known and not is_masked(thing):
            self.merged = tuple(part.values.name for part in thing.parts[1:])
        self.tapped = thing.tapped
        self.face_down = thing.face_down
        self.face_down_by = thing.face_down_by
        self.damage = thing.damage
        self.counters: dict[str, int] = thing.counters.copy()
        self.attached_to = thing.attached_to
        self.attachments: tuple[int, ...] = tuple(thing.attachments)
        self.sick = False
        self.commander = False
        """Whether it is known to be a commander. CR 903.3."""
        self.level = class_level(thing) if known and "Class" in now.subtypes else 0
        """The level of a Class on the battlefield, 0 for other objects. CR 716.2d."""
        self.is_ability = thing.item is not None and thing.item.is_ability()
        self.assigned: tuple[tuple[int, int, int], ...] = ()
        self.source = thing.item.ctx.source if thing.item is not None else 0
        self.x = thing.item.ctx.x if thing.item is not None else 0
        self.effects: tuple[Effect, ...] = ()
        self.modes: tuple[int, ...] = ()
        self.targets: tuple[int, ...] = ()
        if thing.item is not None:
            self.assigned = thing.item.assigned
            if known:
                self.effects = thing.item.effects
            self.modes = tuple(thing.item.ctx.modes)
            self.targets = tuple(one for slot in thing.item.ctx.targets for one in slot)

    def __repr__(self) -> str:
        name = self.name if self.name else "unknown"
        return f"<ObjectView {self.id} {name}, {self.zone.name.lower()}>"

    def belongs_to(self) -> int:
        """The controller of the object, or its owner if it has none. CR 108.4a."""
        return self.controller if self.controller >= 0 else self.owner

    def as_played(self, face: int) -> ObjectView:
        """The card as it would be with one of its faces or halves chosen."""
        return self.faces[face] if face < len(self.faces) else self

    def summary(self) -> str:
        """Everything in one line."""
        counters = " ".join(f"{name}:{self.counters[name]}" for name in sorted(self.counters))
        return (
            f"{self.id} {self.zone.name} {self.name!r} {self.owner} {self.controller} "
            f"{self.colors} {self.types} {self.supertypes} {self.subtypes} {self.keywords} "
            f"{self.power}/{self.toughness} {self.cannot} {self.must} {self.token} "
            f"{self.tapped} {self.face_down}{self.face_down_by} {self.damage} "
            f"{counters} {self.attached_to} {self.attachments} {self.sick} "
            f"{self.level} {self.merged} {self.source} {self.x} {self.modes} {self.targets} "
            f"{self.assigned} "
            f"{'commander ' if self.commander else ''}"
            f"{self.agenda if self.agenda else ''}"
            f"{self.card_name!r}" + (f" ({self.beneath.summary()})" if self.beneath else "")
        )


@final
class CommanderView:
    """A commander of a deck: its ``name``, and the id of the ``card``, 0 where that isn't known.

    ``tax`` is what it costs its owner more to cast it from the command zone (CR 903.8), ``damage``
    the combat damage it has dealt to each player, and ``lethal`` that with which a player loses,
    0 where it isn't counted (CR 903.10a). ``zone`` is None where it is unknown.
    """

    def __init__(self, name: str, tax: int, damage: dict[int, int]) -> None:
        self.name = name
        self.tax = tax
        self.damage = damage
        self.lethal = 0
        self.card = 0
        self.zone: Zone | None = None

    def __repr__(self) -> str:
        return f"<CommanderView {self.name}, tax {self.tax}>"

    def summary(self) -> str:
        """Everything in one line."""
        zone = self.zone.name if self.zone is not None else "?"
        return f"{self.name!r} {self.card} {zone} {self.tax} {sorted(self.damage.items())}"


@final
class PlayerView:
    """A player as another sees them. ``hand`` and ``library`` list only the cards that are known.

    ``library`` has (position from the top, card) for cards the viewer knows the place of.
    """

    def __init__(self, seat: int, name: str) -> None:
        self.id = seat
        self.name = name
        self.team = seat
        """The number of the player's team. CR 102.3."""
        self.is_emperor = False
        """Whether the player is the emperor of their team. CR 809.2."""
        self.in_range = True
        """Whether the player is within the viewer's range of influence. CR 801.2."""
        self.life = 0
        self.in_game = True
        self.hand_size = 0
        self.library_size = 0
        self.hand: list[ObjectView] = []
        self.library: list[tuple[int, ObjectView]] = []
        self.graveyard: list[ObjectView] = []
        self.outside: list[ObjectView] = []
        """The known cards of the player outside the game. CR 400.11a."""
        self.commanders: tuple[CommanderView, ...] = ()
        """The commanders of the player's deck. CR 903.3."""
        self.noted: tuple[Noted, ...] = ()
        """What the player noted as cards were drafted, which all may look at. CR 905.2b."""
        self.supplementary = 0
        """The number of cards in the planar or scheme deck the player plays with. CR 100.2d."""
        self.planar_die = 0
        """How much mana it costs the player to roll the planar die now. CR 901.9."""
        self.pool: tuple[int, ...] = ()
        self.counters: dict[str, int] = {}
        self.lands_played = 0
        self.land_plays = 1
        self.mulligans = 0
        self.speed = 0
        """The player's speed; 0 for none. CR 702.179."""
        self.designations: tuple[str, ...] = ()
        """The names of the player's designations, such as "monarch". CR 724.1, 725.1, 702.131c."""
        self.dungeon = 0
        """The dungeon card that the player owns in the command zone; 0 for none. CR 309.3."""
        self.controlled_by = -1
        """The player who controls this player this turn; -1: nobody else. CR 722.1."""
        self.room = 0
        """The number of the room with the player's venture marker. CR 309.4."""

    def __repr__(self) -> str:
        return (
            f"<PlayerView p{self.id} {self.name}: {self.life} life, "
            f"{self.hand_size} in hand, {self.library_size} in library>"
        )

    def summary(self) -> str:
        """Everything in a few lines."""
        head = (
            f"{self.id} {self.name!r} {self.life} {self.in_game} {self.hand_size} "
            f"{self.library_size} {self.pool} {sorted(self.counters.items())} "
            f"{self.lands_played}/{self.land_plays} {self.mulligans} {self.designations} "
            f"{self.speed} {self.dungeon}.{self.room} {self.controlled_by} {self.supplementary} "
            f"{self.planar_die}"
            f"{' emperor' if self.is_emperor else ''}{'' if self.in_range else ' out of range'}"
            f"{f' noted {self.noted}' if self.noted else ''}"
        )
        lines = [head]
        lines += ["hand " + card.summary() for card in self.hand]
        lines += [f"library {place} " + card.summary() for place, card in self.library]
        lines += ["graveyard " + card.summary() for card in self.graveyard]
        lines += ["outside " + card.summary() for card in self.outside]
        lines += ["commander " + one.summary() for one in self.commanders]
        return "\n".join(lines)


@final
class CombatView:
    """The attacks and blocks of a combat. CR 508, 509.

    ``attacks`` gives the attacked player or permanent by attacker, ``blocks`` a tuple of creatures.
    ``blocked`` are the attackers that became blocked, ``bands`` those banded together (CR 702.22c).
    """

    def __init__(
        self,
        attacks: dict[int, int],
        blocks: dict[int, tuple[int, ...]],
        blocked: tuple[int, ...],
        bands: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.attacks = attacks
        self.blocks = blocks
        self.blocked = blocked
        self.bands = bands


@final
class View:
    """A game as one player may know it; ``player`` is the seat of that player."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.variant: Variant = DUEL
        self.turn = 0
        self.active = 0
        self.own_turn = False
        """Whether it is the player's turn, or that of their team. CR 102.1, 805.4a."""
        self.step = Step.UNTAP
        self.players: list[PlayerView] = []
        self.battlefield: list[ObjectView] = []
        self.phased_out: list[ObjectView] = []
        """The phased-out permanents. CR 702.26b."""
        self.stack: list[ObjectView] = []
        """The bottom object first."""
        self.exile: list[ObjectView] = []
        self.command: list[ObjectView] = []
        self.combat: CombatView | None = None
        self.objects: dict[int, ObjectView] = {}
        """Every object in the view by id, except phased-out ones."""
        self.names: dict[int, str] = {}
        """The names of departed objects that the player knew, for reading the log."""
        self.sources: dict[int, int] = {}
        """The sources of abilities that have left the stack, for reading the log."""
        self.damage: dict[int, bool] = {}
        """The objects that were combat damage on the stack, as keys, for reading the log.
        CR 2003-07-01 310.1.
        """

    def __repr__(self) -> str:
        """Whose view it is, the moment, and the life totals."""
        step = self.step.name.lower().replace("_", " ")
        lives = ", ".join([f"{one.name} {one.life}" for one in self.players])
        return f"<View of p{self.player}: turn {self.turn}, {step} of p{self.active}; life {lives}>"

    @property
    def me(self) -> PlayerView:
        """The view of the player whose view this is."""
        return self.players[self.player]

    def find(self, number: int) -> ObjectView | None:
        """The object with an id; None for one the player can't see."""
        return self.objects.get(number)

    def permanents(self, controller: int) -> list[ObjectView]:
        """The permanents that a player controls."""
        return [thing for thing in self.battlefield if thing.controller == controller]

    def is_opponent(self, player: int) -> bool:
        """Whether another player is an opponent of this player. CR 102.2, 102.3."""
        return self.are_opponents(player, self.player)

    def are_opponents(self, one: int, other: int) -> bool:
        """Whether two players are opponents. CR 102.2, 102.3."""
        return self.players[one].team != self.players[other].team

    def opponents(self) -> list[PlayerView]:
        """The opponents who are still in the game. CR 102.2, 102.3."""
        return [one for one in self.players if one.in_game and self.is_opponent(one.id)]

    def summary(self) -> str:
        """Everything as text; equal views have equal summaries."""
        lines = [f"{self.player} {self.turn} {self.active} {self.step.name}"]
        lines += [one.summary() for one in self.players]
        for zone in (self.battlefield, self.phased_out, self.stack, self.exile, self.command):
            lines += [thing.summary() for thing in zone]
        if self.combat is not None:
            lines.append(f"{self.combat.attacks} {self.combat.blocks} {self.combat.blocked}")
            lines.append(f"bands {self.combat.bands}")
        return "\n".join(lines)


def view(game: Game, player: int, past: bool = False, others: Sequence[int] = ()) -> View:
    """The view of a player now; with ``past`` also of objects that have left.

    A player who controls another knows what that player knows of the game (CR 722.4). The view
    also includes what ``others`` know, such as the player who decides for this one.
    """
    made = View(player)
    eyes = eyes_of(game, player, others)
    made.variant = game.players.variant
    made.turn = game.turn.number
    made.active = game.turn.active
    made.own_turn = game.players.are_as_one(game.turn.active, player)
    made.step = game.turn.step
    for seat in range(len(game.players)):
        made.players.append(_player(game, eyes, seat, made))
    made.battlefield = [_seen(game, eyes, number, made) for number in game.zones.battlefield]
    made.phased_out = [_shown(game, eyes, thing) for thing in game.zones.phased.values()]
    made.stack = [_seen(game, eyes, number, made) for number in game.zones.stack]
    made.exile = [_seen(game, eyes, number, made) for number in game.zones.exile]
    made.command = [_seen(game, eyes, number, made) for number in game.zones.command]
    if game.turn.combat is not None:
        made.combat = _combat(game)
    if past:
        _remember(game, eyes, made)
    return made


def _remember(game: Game, eyes: list[int], made: View) -> None:
    """Add the names of departed objects that the player knew when they left. CR 400.2."""
    for number, thing in game.objects.departed.items():
        if thing.item is not None and thing.item.is_ability():
            made.sources[number] = thing.item.ctx.source
        elif thing.item is not None and thing.item.assigned:
            made.damage[number] = True
        elif knew(eyes, thing):
            made.names[number] = thing.now.name


def _seen(game: Game, eyes: list[int], number: int, made: View) -> ObjectView:
    shown = _shown(game, eyes, game.objects[number])
    made.objects[number] = shown
    return shown


def _shown(game: Game, eyes: list[int], thing: Object) -> ObjectView:
    known = knows(game, eyes, thing)
    masked = is_masked(thing)
    shown = ObjectView(thing, known or masked)
    if masked and known:
        shown.beneath = ObjectView(thing, True, thing.beneath)
    elif masked:
        shown.card_name = ""
    elif known and thing.face_down and thing.zone is Zone.COMMAND:  # CR 315.7
        shown.beneath = ObjectView(thing, True, thing.definition.values(Zone.COMMAND, 0))
        shown.agenda = game.players[thing.owner].agendas.get(thing.id, ())
    if game.players.commanders and known:
        shown.commander = is_commander(game, thing.id)
    if thing.zone is Zone.BATTLEFIELD:
        shown.sick = thing.since_turn >= game.players[thing.controller].latest_turn
    return shown


def _player(game: Game, eyes: list[int], seat: int, made: View) -> PlayerView:
    player = game.players[seat]
    shown = PlayerView(seat, player.name)
    shown.team = game.players.variant.team(seat)
    shown.is_emperor = game.players.variant.is_emperor(seat)
    shown.in_range = game.players.is_within(made.player, seat)
    shown.life = player.life
    shown.in_game = player.in_game
    shown.hand_size = len(player.hand)
    shown.library_size = len(player.library)
    for card in player.hand:
        if knows(game, eyes, game.objects[card]):
            shown.hand.append(_seen(game, eyes, card, made))
    shown.controlled_by = player.controlled_by
    for place in known_places(game, eyes, seat):
        shown.library.append((place, _seen(game, eyes, player.library[place], made)))
    shown.graveyard = [_seen(game, eyes, card, made) for card in player.graveyard]
    for card in player.outside:
        if knows(game, eyes, game.objects[card]):
            shown.outside.append(_seen(game, eyes, card, made))
    if game.players.commanders:
        shown.commanders = _commanders(game, eyes, seat)
    for deck in game.players.decks:
        if deck.owner in (seat, COMMUNAL):
            shown.supplementary = len(deck.cards)
    shown.noted = player.noted
    shown.planar_die = player.happened(ACTIONS)
    shown.pool = tuple(unit.mana for unit in player.pool)
    shown.counters = player.counters.copy()
    shown.lands_played = player.lands_played
    shown.land_plays = 1 + (game.effects.rules[seat].extra_lands if game.effects.rules else 0)
    shown.mulligans = player.mulligans
    shown.speed = player.speed
    shown.designations = designations.held_by(game, seat)
    held = dungeons.dungeon_of(game, seat)
    if held is not None:
        shown.dungeon = held.id
        shown.room = dungeons.marker(held)
    return shown


def _commanders(game: Game, eyes: list[int], seat: int) -> tuple[CommanderView, ...]:
    """A player's commanders; in a hidden zone only who knows the card is told which it is."""
    found: list[CommanderView] = []
    for one in led_by(game, seat):
        name = one.definition.card.name
        shown = CommanderView(name, TAX * one.casts.get(seat, 0), one.damage.copy())
        shown.lethal = game.players.variant.commander_damage
        card = game.objects.get(one.card)
        if card is not None and knows(game, eyes, card):
            shown.card = card.id
            shown.zone = card.zone
        found.append(shown)
    return tuple(found)


def _combat(game: Game) -> CombatView:
    combat = game.turn.combat
    assert combat is not None
    attackers = list(combat.attacks)
    return CombatView(
        {attacker: combat.attacks[attacker] for attacker in attackers},
        {attacker: tuple(combat.blockers.get(attacker, [])) for attacker in attackers},
        tuple(attacker for attacker in attackers if combat.is_blocked(attacker)),
        tuple(tuple(band) for band in combat.bands if len(band) > 1),
    )

"""The position of a running game as a scenario: what can't be written is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, final

import msgspec
import yaml

from jajna.card import Card
from jajna.decision import Kind
from jajna.era import CURRENT
from jajna.errors import CardError
from jajna.events.marks import UNLOCKED
from jajna.events.permanents import unlocked
from jajna.judge.scenario.building import CAST, COLOR_WORDS, DAYTIMES, DESIGNATIONS, RESUMABLE
from jajna.judge.scenario.cards import written_card
from jajna.judge.scenario.model import (
    DESIGNATION_WORDS,
    STEP_NAMES,
    CardText,
    ColorWord,
    FaceDownBy,
    Placed,
    Scenario,
    Seat,
    StepName,
)
from jajna.judge.table import BLANK
from jajna.kernel.card_kinds import day_night, dungeons
from jajna.kernel.card_kinds.supplementary_decks import COMMUNAL
from jajna.kernel.game import Game
from jajna.kernel.objects.characteristics import FACE_DOWN, Characteristics
from jajna.kernel.objects.definition import PROTOTYPED, Definition
from jajna.kernel.objects.doors import ALL_DOORS, as_unlocked
from jajna.kernel.objects.object import PROTECTOR, Object
from jajna.kernel.players.designations import held_by
from jajna.kernel.players.player import Player
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.mechanics.keywords.start_your_engines import INHERENT
from jajna.mechanics.replacements.entering import (
    CHOSEN_COLOR,
    CHOSEN_PLAYER,
    CHOSEN_TYPE,
    TYPES_IN_ORDER,
)
from jajna.messages import Message
from jajna.text.catalogue import message
from jajna.vocab import FIRST_OBJECT, MANA_LETTERS, Step, Type, Zone

__all__ = ["Written", "of"]

DAYTIME_WORDS: Final = {time: word for word, time in DAYTIMES.items()}
STEP_WORDS: Final[dict[Step, StepName]] = {step: name for name, step in STEP_NAMES.items()}
COLOR_OF: Final = {bit: word for word, bit in COLOR_WORDS.items()}
FACE_DOWN_BY: Final[dict[str, FaceDownBy]] = {
    "cast": "cast",
    "manifest": "manifest",
    "cloak": "cloak",
}
WIDTH: Final = 100


@final
class Written:
    """A position written down, and a list of the parts of the game that it omits."""

    def __init__(self, data: Scenario, omitted: list[Message]) -> None:
        self.data = data
        self.omitted = omitted

    def text(self) -> str:
        """The scenario as YAML."""
        return yaml.dump(
            msgspec.to_builtins(self.data),
            Dumper=yaml.SafeDumper,
            sort_keys=False,
            allow_unicode=True,
            default_flow_style=None,
            width=WIDTH,
        )


def of(game: Game, title: str, lookup: Callable[[str], Card] | None = None) -> Written:
    """The position of a game. Cards that ``lookup`` finds are named, all others written out."""
    return _Writer(game, lookup).write(title)


@final
class _Writer:
    """Writes one position."""

    def __init__(self, game: Game, lookup: Callable[[str], Card] | None) -> None:
        self.game = game
        self.lookup = lookup
        self.omitted: list[Message] = []
        self.cards: dict[str, tuple[Card, CardText]] = {}
        self.names: dict[int, str] = {}
        """The names in the scenario of the cards of definitions, by the card's identity."""
        self.aliases: dict[int, str] = {}

    def write(self, title: str) -> Written:
        """The whole position."""
        game = self.game
        self._note_what_is_under_way()
        self._name_referred()
        stamps = self._timestamps()
        battlefield = self._zone(game.zones.battlefield, 0, stamps)
        exile = self._zone(game.zones.exile, 0)
        command = self._zone(game.zones.command, 0)
        players = [self._seat(player) for player in game.players]
        step = game.turn.step if game.turn.step in RESUMABLE else Step.BEGINNING_OF_COMBAT
        data = Scenario(
            title=title,
            era=game.era.name if game.era != CURRENT else "",
            cards=[written for _, written in self.cards.values()],
            players=players,
            battlefield=battlefield,
            exile=exile,
            command=command,
            turn=game.players[game.turn.active].name,
            turn_number=max(game.turn.number, 1),
            step=STEP_WORDS[step],
            daytime=DAYTIME_WORDS[day_night.daytime(game)],
        )
        return Written(data, self.omitted)

    def _omit(self, text: str, /, **words: str | int) -> None:
        self.omitted.append(Message(text, **words))

    # -- what is no part of a position ---------------------------------------------------------

    def _note_what_is_under_way(self) -> None:
        game = self.game
        if any(deck.owner == COMMUNAL for deck in game.players.decks):
            self._omit(message("The planar deck that the players share."))
        asked = game.decision
        if game.turn.combat is not None:
            self._omit(message("Combat is under way."))
        if game.zones.stack:
            self._omit(message("The stack isn't empty."))
        if asked is not None and (
            asked.kind is not Kind.PRIORITY or game.turn.active not in asked.whose
        ):
            self._omit(
                message("{player} is in the middle of something else: {kind}."),
                player=game.players[asked.whose[0]].name,
                kind=asked.kind.value,
            )
        going_on = len(game.effects.lasting) + len(game.effects.upcoming)
        if going_on:
            self._omit(
                message("{count} continuous effects of spells and abilities go on."),
                count=going_on,
            )
        if game.effects.shields:
            self._omit(
                message("{count} replacement or prevention effects go on."),
                count=len(game.effects.shields),
            )
        waiting = sum(1 for one in game.effects.delayed if not _is_inherent(one))
        if waiting:
            self._omit(message("{count} delayed triggered abilities wait."), count=waiting)
        for away in game.zones.phased.values():
            self._omit(message("{card} is phased out."), card=away.base.name)
        if dungeons.any_completed(game):
            self._omit(message("Dungeons that players have completed."))
        if game.players.reversed:
            self._omit(message("The turn order is reversed."))
        turn = game.turn
        if turn.extra_turns or turn.extra_steps or turn.next_steps or turn.postcombat_steps:
            self._omit(message("Extra turns or steps are to come."))

    def _note_player(self, player: Player) -> None:
        if any(player.history.values()):
            self._omit(message("What happened to {player} this turn."), player=player.name)
        if any(player.skips.values()):
            self._omit(message("{player} has a skipped step or turn to come."), player=player.name)
        if any(unit.snow or unit.only_for is not None or unit.more for unit in player.pool):
            self._omit(message("What the mana of {player} may be spent on."), player=player.name)

    # -- order and names -----------------------------------------------------------------------

    def _timestamps(self) -> list[int]:
        """The place of each permanent in the order of timestamps, from 1.

        All are 0 where reading the list in order gives the same.
        """
        held = [self.game.objects[number] for number in self.game.zones.battlefield]
        seen: set[int] = set()
        read: list[Object] = []
        late: list[Object] = []
        for thing in held:
            there = thing.attached_to < FIRST_OBJECT or thing.attached_to in seen
            (read if there else late).append(thing)
            seen.add(thing.id)
        by_time = sorted(held, key=_timestamp)
        if [*read, *late] == by_time:
            return [0] * len(held)
        return [by_time.index(thing) + 1 for thing in held]

    def _name_referred(self) -> None:
        """Give names to the objects that others refer to, in order."""
        wanted: set[int] = set()
        for thing in self.game.objects.values():
            if thing.zone is Zone.STACK:
                continue
            wanted |= {thing.attached_to}
            for name, values in thing.marks.items():
                if name not in (CHOSEN_COLOR, CHOSEN_TYPE, CHOSEN_PLAYER):
                    wanted |= set(values)
        count = 0
        for number in [
            *self.game.zones.battlefield,
            *self.game.zones.exile,
            *self.game.zones.command,
        ]:
            if number in wanted:
                count += 1
                self.aliases[number] = f"a{count}"

    # -- cards ---------------------------------------------------------------------------------

    def _card_name(self, card: Card) -> str:
        """The name that stands for a card; "" if it can't be written."""
        known = self.names.get(id(card))
        if known is None:
            known = self._new_name(card)
            self.names[id(card)] = known
        return known

    def _new_name(self, card: Card) -> str:
        if card is BLANK or self._found(card):
            return card.name
        for name, (other, _) in self.cards.items():
            if other == card:
                return name
        written = written_card(card)
        if written is None:
            self._omit(
                message("The text of {card} doesn't give the same card again."), card=card.name
            )
            return ""
        name, count = card.name, 1
        while name in self.cards or self._is_known(name):
            count += 1
            name = f"{card.name} {count}"
        if name != written.name:
            written = msgspec.structs.replace(written, alias=name)
        self.cards[name] = (card, written)
        return name

    def _found(self, card: Card) -> bool:
        return self._known(card.name) == card

    def _is_known(self, name: str) -> bool:
        return name == BLANK.name or self._known(name) is not None

    def _known(self, name: str) -> Card | None:
        if self.lookup is None:
            return None
        try:
            return self.lookup(name)
        except (CardError, KeyError):
            return None

    # -- objects -------------------------------------------------------------------------------

    def _zone(
        self, numbers: Sequence[int], owner: int, stamps: Sequence[int] = ()
    ) -> list[str | Placed]:
        """The objects of a zone; those next to each other that are alike as one."""
        found: list[Placed] = []
        for place, number in enumerate(numbers):
            stamp = stamps[place] if stamps else 0
            for placed in self._placed(self.game.objects[number], owner, stamp):
                if found and not placed.alias and _alike(found[-1], placed):
                    found[-1] = msgspec.structs.replace(found[-1], times=found[-1].times + 1)
                else:
                    found.append(placed)
        return [one.card if one == Placed(card=one.card) else one for one in found]

    def _placed(self, thing: Object, owner: int, stamp: int) -> list[Placed]:
        """The object as it is written: one, or none if its card can't be."""
        game = self.game
        # A copy's definition names the card it was copied from.
        name = self._card_name(thing.definition.card)
        if not name:
            return []
        if thing.face_down and not thing.face_down_values.same(self._listed(thing)):
            self._omit(message("What {card} is while face down."), card=thing.base.name)
        sick, since = self._since(thing)
        in_play = thing.zone is Zone.BATTLEFIELD
        host = thing.attached_to
        color, kind, player, marks = self._marks(thing)
        return [
            Placed(
                card=name,
                alias=self.aliases.get(thing.id, ""),
                owner=game.players[thing.owner].name if thing.owner != owner else "",
                controller=game.players[thing.first_controller].name
                if in_play and thing.first_controller != thing.owner
                else "",
                tapped=thing.tapped,
                face_down=thing.face_down,
                face_down_by=FACE_DOWN_BY.get(thing.face_down_by, ""),
                token=thing.token,
                face=self._face(thing),
                unlocked=_open_doors(thing),
                copy_of=self._copied(thing),
                melded_with=self._card_name(thing.partner.card) if thing.partner else "",
                attached_to=self._reference(host) if host >= 0 else "",
                counters=dict(sorted(thing.counters.items())),
                damage=thing.damage,
                deathtouched=thing.deathtouched,
                sick=sick,
                since=since,
                color=color,
                kind=kind,
                player=player,
                protector=self._protector(thing),
                marks=marks,
                used=dict(sorted(thing.used.items())) if in_play else {},
                known_to=self._known_to(thing),
                timestamp=stamp,
            )
        ]

    def _listed(self, thing: Object) -> Characteristics:
        """The characteristics of a face-down object that a scenario can tell. CR 708.2."""
        if thing.face_down_by == CAST and thing.definition.face_down >= 0:
            return thing.definition.faces[thing.definition.face_down]
        return FACE_DOWN

    def _face(self, thing: Object) -> str:
        """The name of the face that is up, if that isn't the first one. CR 712."""
        if thing.partner is not None:
            return ""
        if not thing.face or thing.definition.split or thing.face == thing.definition.face_down:
            return ""
        if thing.face == thing.definition.prototype:
            return PROTOTYPED
        return thing.definition.faces[thing.face].name

    def _copied(self, thing: Object) -> str:
        """The card whose copiable values it has instead of its own. CR 707.5."""
        own = self.game.definitions.of(thing.definition.card)
        if thing.base.same(_values(own, thing)):
            return ""
        for definition in self.game.definitions.all():
            if thing.base.same(_values(definition, thing)):
                name = self._card_name(definition.card)
                if name:
                    return name
        self._omit(message("{card} has copiable values of no card."), card=thing.base.name)
        return ""

    def _since(self, thing: Object) -> tuple[bool, int]:
        """A pair: whether the object is summoning sick, and else the turn since which it is there.

        The turn is -1 where it no longer matters.
        """
        if thing.zone is not Zone.BATTLEFIELD:
            return False, -1
        controller = self.game.players[thing.controller]
        if thing.since_turn >= controller.latest_turn:
            return True, -1
        if thing.since_turn < controller.turn_before or thing.since_turn < 0:
            return False, -1
        count = len(self.game.players)
        behind = (self.game.turn.active - controller.id) % count
        return False, max(self.game.turn.number - behind - count, 0)

    def _protector(self, thing: Object) -> str:
        """The name of the protector chosen for a battle. CR 310.8."""
        if not thing.now.types & Type.BATTLE:
            return ""
        return ", ".join(self.game.players[one].name for one in thing.marks.get(PROTECTOR, []))

    def _known_to(self, thing: Object) -> list[str]:
        mask = self.game.knowledge.seen.get(thing.id, 0)
        return [player.name for player in self.game.players if mask & 1 << player.id]

    def _reference(self, number: int) -> str:
        if number < FIRST_OBJECT:
            return self.game.players[number].name
        return self.aliases[number]

    def _marks(
        self, thing: Object
    ) -> tuple[ColorWord | Literal[""], str, str, dict[str, list[int | str]]]:
        """The color, type and player chosen for an object, and its other marks. CR 607.2d."""
        color: ColorWord | Literal[""] = ""
        kind = player = ""
        others: dict[str, list[int | str]] = {}
        for name in sorted(thing.marks):
            if name == UNLOCKED:
                continue
            values = thing.marks[name]
            if name == CHOSEN_COLOR and len(values) == 1:
                color = COLOR_OF[values[0]]
            elif name == CHOSEN_TYPE and len(values) == 1:
                kind = TYPES_IN_ORDER[values[0]]
            elif name == CHOSEN_PLAYER and len(values) == 1:
                player = self.game.players[values[0]].name
            elif name == PROTECTOR and thing.now.types & Type.BATTLE:
                continue
            elif all(value < FIRST_OBJECT or value in self.aliases for value in values):
                others[name] = [self.aliases.get(value, value) for value in values]
            else:
                self._omit(
                    message("What is noted for {card} as {name}."), card=thing.base.name, name=name
                )
        return color, kind, player, others

    # -- players -------------------------------------------------------------------------------

    def _seat(self, player: Player) -> Seat:
        self._note_player(player)
        held = held_by(self.game, player.id)
        return Seat(
            name=player.name,
            life=player.life,
            pool="".join(MANA_LETTERS[unit.mana] for unit in player.pool),
            counters=dict(sorted(player.counters.items())),
            lands_played=player.lands_played,
            in_game=player.in_game,
            speed=player.speed,
            designations=[one for one in DESIGNATION_WORDS if one in held],
            hand=self._zone(player.hand, player.id),
            library=self._zone(player.library, player.id),
            graveyard=self._zone(player.graveyard, player.id),
            planar_deck=self._deck(player.id, Type.PLANE | Type.PHENOMENON),
            scheme_deck=self._deck(player.id, Type.SCHEME),
        )

    def _deck(self, owner: int, types: int) -> list[str]:
        """The names of the cards in a player's planar or scheme deck. CR 901.3, 904.3."""
        return [
            self._card_name(one.card)
            for deck in self.game.players.decks
            if deck.owner == owner
            for one in deck.cards
            if one.card.faces[0].types & types
        ]


def _is_inherent(trigger: DelayedTrigger) -> bool:
    """Whether a triggered ability comes with a designation or with speed.
    CR 702.179d, 724.2, 725.2.
    """
    if trigger.on == INHERENT.on and trigger.effect == INHERENT.effect:
        return True
    return any(
        trigger.on == on and trigger.effect == effect
        for _, abilities in DESIGNATIONS.values()
        for on, effect in abilities
    )


def _timestamp(thing: Object) -> int:
    return thing.timestamp


def _alike(one: Placed, other: Placed) -> bool:
    return msgspec.structs.replace(one, times=1) == other and not one.alias


def _values(definition: Definition, thing: Object) -> Characteristics:
    """The values that an object would have as this card; the front face if it has no other."""
    if thing.face >= len(definition.faces):
        return definition.values(thing.zone, 0)
    return as_unlocked(definition.values(thing.zone, thing.face), unlocked(thing))


def _open_doors(thing: Object) -> list[str]:
    """The names of a permanent's unlocked doors. CR 709.5c, 709.5j."""
    doors = thing.base.doors
    if doors is None or thing.zone is not Zone.BATTLEFIELD:
        return []
    return [doors.states[door].name for door in ALL_DOORS if unlocked(thing) & door]

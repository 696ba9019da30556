"""From a scenario's position to a game in it. CR 110.5, 400, 613.7."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Final, final

from jajna.card import Card, CardNames, Face, PrintedName, printed_names
from jajna.cards.names import nearest
from jajna.era import ERAS, Era
from jajna.era import find as find_era
from jajna.errors import CardError, EraError
from jajna.events.marks import UNLOCKED
from jajna.judge.scenario.cards import Refused, compiled_card
from jajna.judge.scenario.model import STEP_NAMES, ColorWord, Daytime, Placed, Seat
from jajna.judge.scenario.reading import Script
from jajna.judge.scenario.source import Place
from jajna.judge.scenario.wording import ScenarioError, first_of
from jajna.judge.table import BLANK, AmbiguousError, Table
from jajna.kernel.card_kinds import day_night, melded
from jajna.kernel.card_kinds.supplementary_decks import SupplementaryDeck
from jajna.kernel.layers import layers
from jajna.kernel.objects.definition import PROTOTYPED
from jajna.kernel.objects.doors import ALL_DOORS, as_unlocked
from jajna.kernel.objects.object import PROTECTOR, Object
from jajna.kernel.players import earned_designations
from jajna.kernel.players.designations import INITIATIVE, MONARCH
from jajna.kernel.players.earned_designations import EARNED
from jajna.kernel.players.player import ManaUnit
from jajna.kernel.players.speed import inherent_trigger
from jajna.kernel.state.context import Context
from jajna.kernel.zones import move
from jajna.limits import MOST_CARDS, MOST_NAME
from jajna.mechanics.designations import initiative, monarch
from jajna.mechanics.designations.common import hold
from jajna.mechanics.keywords.start_your_engines import INHERENT
from jajna.mechanics.replacements.entering import (
    CHOSEN_COLOR,
    CHOSEN_PLAYER,
    CHOSEN_TYPE,
    TYPES_IN_ORDER,
)
from jajna.messages import Message, cause
from jajna.typed import is_name, is_number
from jajna.vocab import COLORS, LETTER_MANA, Step, Type, Zone, is_player

__all__ = ["COLOR_WORDS", "DAYTIMES", "DESIGNATIONS", "RESUMABLE", "build", "mana_of", "thing_of"]

COLOR_WORDS: Final[dict[ColorWord, int]] = dict(
    zip(("white", "blue", "black", "red", "green"), COLORS, strict=True)
)
DAYTIMES: Final[dict[Daytime, int]] = {
    "neither": day_night.NEITHER,
    "day": day_night.DAY,
    "night": day_night.NIGHT,
}
DESIGNATIONS: Final = {
    MONARCH: ("The Monarch", monarch.INHERENT),
    INITIATIVE: ("The Initiative", initiative.INHERENT),
}
"""For each designation that one player has at a time, the name that its triggered abilities go by
where a position begins with it, and these. CR 724.2, 725.2.
"""
CAST: Final = "cast"
"""The cause for which a permanent that was cast face down is so. CR 708.6."""
RESUMABLE: Final = (
    Step.UNTAP,
    Step.UPKEEP,
    Step.DRAW,
    Step.PRECOMBAT_MAIN,
    Step.BEGINNING_OF_COMBAT,
    Step.POSTCOMBAT_MAIN,
    Step.END,
)
"""The steps in which a position can stand: no combat is under way."""


def build(
    script: Script,
    lookup: Callable[[str], Card] | None = None,
    names: CardNames | None = None,
) -> Table:
    """A table in the position of the scenario, at its first decision.

    ``lookup`` finds the cards that the scenario doesn't write out, and ``names`` are those that
    players may choose besides the names of cards that it does (CR 201.4). Raises ScenarioError for
    an impossible position.
    """
    return _Builder(script, lookup, names).build()


def thing_of(table: Table, script: Script, place: Place, name: str) -> int:
    """The player or object that a part of a scenario names. Raises ScenarioError for none."""
    try:
        return table.id(name)
    except KeyError:
        raise script.error(
            place,
            Message("Nothing is named {name}.", name=name),
            Message("Name a player, an object, or give an object a name with 'as'."),
        ) from None
    except AmbiguousError as error:
        raise script.error(place, *several_named(error)) from None


def several_named(error: AmbiguousError) -> tuple[Message, Message]:
    """The message and the remedy for a name that fits several objects."""
    return (
        Message("Several objects are named {name}.", name=error.name),
        Message(
            "Say {first} for the first one, or give it a name with 'as'.",
            first=f"'{error.name} #1'",
        ),
    )


def mana_of(script: Script, place: Place, letters: str) -> list[int]:
    """Mana by its letters. Raises ScenarioError for others."""
    found: list[int] = []
    for letter in letters.upper().replace("{", "").replace("}", ""):
        if letter not in LETTER_MANA:
            raise script.error(
                place,
                Message("{mana} is no mana.", mana=letters),
                Message("Write letters of WUBRGC."),
            )
        found.append(LETTER_MANA[letter])
    return found


def _era(script: Script) -> Era:
    """The era that the scenario names. Raises ScenarioError for one that isn't known."""
    try:
        return find_era(script.data.era)
    except EraError as error:
        raise script.error(
            ("eras",) if script.data.eras else ("era",),
            Message("There is no era {era}.", era=script.data.era),
            Message("There are: {known}.", known=", ".join(ERAS)),
        ) from error


@final
class _Builder:
    """Puts the objects of a scenario where they belong, in order."""

    def __init__(
        self,
        script: Script,
        lookup: Callable[[str], Card] | None,
        card_names: CardNames | None,
    ) -> None:
        self.script = script
        self.card_names = card_names if card_names is not None else CardNames(list)
        self.count = 0
        self.names = [seat.name for seat in script.data.players]
        era = _era(script)
        self._check_names()
        self.table = Table(
            self.names,
            script.data.seed,
            lookup,
            era,
            library=1,
            strict=True,
            card_names=CardNames(self._all_card_names, self.card_names.meant),
        )
        self.game = self.table.game
        self.unattached: list[tuple[int, Place, int, str]] = []
        self.stamped: list[tuple[Place, Object, int]] = []
        self.marked: list[tuple[Place, Placed, Object]] = []
        self.errors: list[ScenarioError] = []
        self.number = script.data.turn_number or len(self.names) + 1

    def build(self) -> Table:
        """The table in the position."""
        data = self.script.data
        active = self._seat(("turn",), data.turn) if data.turn else 0
        self._define_cards()
        self._raise_errors()
        for player in self.game.players:
            for card in player.library.copy():
                move.discard_for_setup(self.game, card)
        self._fill(("battlefield",), data.battlefield, Zone.BATTLEFIELD, 0)
        self._fill(("exile",), data.exile, Zone.EXILE, 0)
        self._fill(("command",), data.command, Zone.COMMAND, 0)
        for seat, player_data in enumerate(data.players):
            self._set_up_player(seat, player_data)
            self._designate(seat, player_data)
        self._lay_decks(active)
        day_night.begin_at(self.game, DAYTIMES[data.daytime])
        self._raise_errors()
        self.unattached.sort(key=itemgetter(0))  # CR 613.7e
        for _, place, number, host in self.unattached:
            self._attach(place, number, host)
        self._set_timestamps()
        self._mark()
        self._set_control()
        step = STEP_NAMES[data.step]
        if step not in RESUMABLE:
            raise self.script.error(
                ("step",),
                Message("A position can't stand in the step {step}.", step=data.step),
                Message("Begin earlier and go on with steps."),
            )
        self.table.resume(active, step, self.number, self._note_this_turn)
        return self.table

    def _raise_errors(self) -> None:
        """Raise the errors found so far."""
        if self.errors:
            raise first_of(self.errors)

    def _note_this_turn(self) -> None:
        """Note the lands played and the abilities used this turn. CR 305.2, 602.5b."""
        for seat, player in enumerate(self.script.data.players):
            self.game.players[seat].lands_played = player.lands_played
        for _, placed, thing in self.marked:
            thing.used = dict(placed.used)

    def _check_names(self) -> None:
        for index, name in enumerate(self.names):
            self._check_name(("players", index, "name"), name)
            if name in self.names[:index] or is_number(name):
                raise self.script.error(
                    ("players", index, "name"),
                    Message("{name} can't be the name of another player.", name=name),
                )

    def _check_name(self, place: Place, name: str) -> None:
        if not is_name(name):
            raise self.script.error(
                place,
                Message("{name} can't be a name.", name=repr(name)),
                Message(
                    "A name is on one line, without control characters, and has at most {most} "
                    "letters.",
                    most=MOST_NAME,
                ),
            )

    def _seat(self, place: Place, name: str) -> int:
        if name not in self.names:
            raise self.script.error(
                place,
                Message("No player is named {name}.", name=name),
                Message("There are: {known}.", known=", ".join(self.names)),
            )
        return self.names.index(name)

    # -- cards ---------------------------------------------------------------------------------

    def _define_cards(self) -> None:
        for index, written in enumerate(self.script.data.cards):
            if not self.script.has(written.era):
                continue
            for one in (written, written.back or written):
                self._check_name(("cards", index, "name"), one.name)
            try:
                card = compiled_card(written)
            except Refused as error:
                self.errors.append(self.script.error(("cards", index), error.what, error.remedy))
                continue
            name = written.alias or written.name
            if name in self.table.defined:
                raise self.script.error(
                    ("cards", index),
                    Message("{name} names something else already.", name=name),
                )
            self.table.defined[name] = card

    def _all_card_names(self) -> list[PrintedName]:
        """The names of cards that are given, and of those that the scenario writes out."""
        written = [one for card in self.table.defined.values() for one in printed_names(card)]
        return [*written, *self.card_names.every()]

    def _card(self, place: Place, name: str) -> Card:
        if name == BLANK.name and name not in self.table.defined:
            return BLANK
        card = self._card_named(place, name)
        try:
            self.game.definitions.of(card)
        except CardError as error:
            raise self.script.error(
                place,
                Message("No card {card} can be used: {problem}", card=name, problem=cause(error)),
            ) from None
        return card

    def _card_named(self, place: Place, name: str) -> Card:
        try:
            return self.table.card(name)
        except (CardError, KeyError) as error:
            raise self.script.error(
                place,
                Message("No card {card} can be used: {problem}", card=name, problem=cause(error)),
                Message("Write it out under 'cards'."),
            ) from None

    # -- zones ---------------------------------------------------------------------------------

    def _fill(self, place: Place, held: Sequence[str | Placed], zone: Zone, owner: int) -> None:
        for index, one in enumerate(held):
            placed = Placed(card=one) if isinstance(one, str) else one
            here = (*place, index)
            if placed.times > 1 and placed.alias:
                raise self.script.error(
                    (*here, "as"),
                    Message("{name} can't name several objects.", name=placed.alias),
                )
            self.count += placed.times
            if self.count > MOST_CARDS:
                raise self.script.error(
                    here, Message("A position can have at most {most} cards.", most=MOST_CARDS)
                )
            try:
                for _ in range(placed.times):
                    self._put(here, placed, zone, owner)
            except ScenarioError as error:
                self.errors.append(error)

    def _set_up_player(self, seat: int, data: Seat) -> None:
        player = self.game.players[seat]
        place: Place = ("players", seat)
        player.life = data.life
        player.counters = dict(data.counters)
        player.in_game = data.in_game
        mana = mana_of(self.script, (*place, "pool"), data.pool)
        player.pool = [ManaUnit(unit, 0) for unit in mana]
        self._fill((*place, "hand"), data.hand, Zone.HAND, seat)
        self._fill((*place, "graveyard"), data.graveyard, Zone.GRAVEYARD, seat)
        library = data.library
        if isinstance(library, int):
            blanks = [Placed(card=BLANK.name, times=library)] if library else []
            self._fill((*place, "library"), blanks, Zone.LIBRARY, seat)
        else:
            self._fill((*place, "library"), library, Zone.LIBRARY, seat)

    def _lay_decks(self, active: int) -> None:
        """Lay out the planar and scheme decks, and let the active player be planar controller.
        CR 901.3, 901.6, 904.3.
        """
        kinds = 0
        for seat, data in enumerate(self.script.data.players):
            for key, names, types in (
                ("planar_deck", data.planar_deck, Type.PLANE | Type.PHENOMENON),
                ("scheme_deck", data.scheme_deck, Type.SCHEME),
            ):
                place: Place = ("players", seat, key)
                cards = [self._deck_card((*place, at), one, types) for at, one in enumerate(names)]
                if cards:
                    deck = [self.game.definitions.of(card) for card in cards]
                    self.game.players.decks.append(SupplementaryDeck(seat, deck))
                    kinds |= types
            if data.planar_deck and data.scheme_deck:
                raise self.script.error(
                    ("players", seat, "scheme_deck"),
                    Message("A player has a planar deck or a scheme deck."),
                )
        if kinds & Type.PLANE:
            self.game.players.planar_controller = active
        if kinds:
            variant = self.game.players.variant
            self.game.players.variant = replace(variant, supplementary=kinds)

    def _deck_card(self, place: Place, name: str, types: int) -> Card:
        """A card of a planar or scheme deck. Raises ScenarioError for a card of another kind."""
        card = self._card(place, name)
        if not card.faces[0].types & types:
            raise self.script.error(place, Message("{name} is no card of such a deck.", name=name))
        return card

    def _designate(self, seat: int, data: Seat) -> None:
        """Let a player have designations and speed. CR 702.131c, 702.179d, 724.2, 725.2."""
        for designation in data.designations:
            if designation in EARNED:
                earned_designations.give(self.game, seat, designation)
                continue
            if designation in self.game.players.designations:
                raise self.script.error(
                    ("players", seat, "designations"),
                    Message("Only one player can have the designation {name}.", name=designation),
                )
            name, inherent = DESIGNATIONS[designation]
            source = self._sourceless(seat, name)
            hold(self.game, Context(source, seat), designation, seat, inherent)
        if data.speed:
            source = self._sourceless(seat, "Speed")
            trigger = inherent_trigger(source, seat, INHERENT)
            self.game.kernel.begin_effect(self.game, trigger)
            self.game.players[seat].speed = data.speed

    def _sourceless(self, seat: int, name: str) -> int:
        """What abilities without a source go by: an object that has left the game."""
        thing = self.table.make(seat, Zone.COMMAND, Card(name, (Face(name, None, 0, 0),)))
        del self.game.objects[thing.id]
        self.game.objects.departed[thing.id] = thing
        return thing.id

    def _put(self, place: Place, placed: Placed, zone: Zone, owner: int) -> None:
        if placed.owner:
            named = self._seat((*place, "owner"), placed.owner)
            if zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD) and named != owner:
                raise self.script.error(
                    (*place, "owner"),
                    Message("{card} can only be in a zone of its owner.", card=placed.card),
                )
            owner = named
        thing = self.table.make(owner, zone, self._card((*place, "card"), placed.card))
        self._set_face(place, placed, thing)
        self._set_status(place, placed, thing)
        # The last card of a library is put where the number of those above it says.
        self.table.add(thing, len(self.game.players[owner].library))
        self._name(place, placed, thing)
        if placed.attached_to:
            if not placed.timestamp and self._is_there(placed.attached_to):
                self._attach(place, thing.id, placed.attached_to)
            else:
                self.unattached.append((placed.timestamp, place, thing.id, placed.attached_to))
        if zone is Zone.BATTLEFIELD:
            self.stamped.append((place, thing, placed.timestamp))
        self.marked.append((place, placed, thing))

    def _set_face(self, place: Place, placed: Placed, thing: Object) -> None:
        """Turn the wanted face up, with its copiable values. CR 707.2, 712."""
        definition = thing.definition
        if placed.copy_of:
            definition = self.game.definitions.of(self._card((*place, "copy_of"), placed.copy_of))
        if placed.face == PROTOTYPED and definition.prototype >= 0:
            thing.face = definition.prototype
        elif placed.face:
            names = [face.name for face in definition.card.faces]
            if placed.face not in names:
                raise self.script.error(
                    (*place, "face"),
                    Message("{card} has no face {face}.", card=placed.card, face=placed.face),
                    Message("There are: {known}.", known=", ".join(names)),
                )
            thing.face = names.index(placed.face)
        if placed.melded_with:
            self._meld(place, placed, thing)
        elif definition.melds and thing.face:
            raise self.script.error(
                (*place, "face"),
                Message("The back of {card} is up only as it is melded.", card=placed.card),
                Message("Say 'melded_with' and the other card of the pair."),
            )
        thing.base = as_unlocked(definition.values(thing.zone, thing.face), 0)
        if placed.unlocked:
            self._unlock(place, placed, thing)
        thing.copiable = thing.base
        thing.now = thing.base

    def _unlock(self, place: Place, placed: Placed, thing: Object) -> None:
        """Unlock the wanted doors of a Room. CR 709.5c."""
        doors = thing.base.doors
        names = {} if doors is None else {doors.states[door].name: door for door in ALL_DOORS}
        if doors is None or thing.zone is not Zone.BATTLEFIELD:
            raise self.script.error(
                (*place, "unlocked"),
                Message("{card} has no doors there.", card=placed.card),
                Message("Doors are the halves of a Room on the battlefield."),
            )
        mask = 0
        for name in placed.unlocked:
            if name not in names:
                raise self.script.error(
                    (*place, "unlocked"),
                    Message("{card} has no door {name}.", card=placed.card, name=name),
                    Message("There are: {known}.", known=", ".join(names)),
                )
            mask |= names[name]
        thing.mark(UNLOCKED, [mask])
        thing.base = doors.states[mask]

    def _meld(self, place: Place, placed: Placed, thing: Object) -> None:
        """Let another card represent the permanent too. CR 712.4a."""
        other = self.game.definitions.of(self._card((*place, "melded_with"), placed.melded_with))
        if thing.zone is not Zone.BATTLEFIELD or not melded.fit(thing.definition, other):
            raise self.script.error(
                (*place, "melded_with"),
                Message(
                    "{card} and {other} can't be melded there.",
                    card=placed.card,
                    other=placed.melded_with,
                ),
                Message("Name the two cards of a meld pair, on the battlefield."),
            )
        thing.face = 1
        melded.join(thing, other)

    def _set_status(self, place: Place, placed: Placed, thing: Object) -> None:
        if thing.zone is not Zone.BATTLEFIELD:
            self._refuse_status(place, placed, thing)
        if placed.controller:
            thing.first_controller = self._seat((*place, "controller"), placed.controller)
            thing.controller = thing.first_controller
        thing.token = placed.token
        thing.tapped = placed.tapped
        thing.face_down = placed.face_down
        thing.face_down_by = placed.face_down_by
        if placed.face_down_by == CAST and thing.definition.face_down >= 0:
            thing.face_down_values = thing.definition.faces[thing.definition.face_down]
        thing.damage = placed.damage
        thing.deathtouched = placed.deathtouched
        thing.counters = {**thing.counters, **placed.counters}
        for name in placed.known_to:
            seat = self._seat((*place, "known_to"), name)
            self.game.knowledge.seen[thing.id] = (
                self.game.knowledge.seen.get(thing.id, 0) | 1 << seat
            )

    def _refuse_status(self, place: Place, placed: Placed, thing: Object) -> None:
        """Only permanents have status. CR 110.5, 400.7."""
        for key in ("tapped", "token", "controller", "attached_to", "damage", "sick", "timestamp"):
            if getattr(placed, key):
                raise self.script.error(
                    (*place, key),
                    Message(
                        "{card} isn't on the battlefield: {key} means nothing there.",
                        card=placed.card,
                        key=key,
                    ),
                )

    def _name(self, place: Place, placed: Placed, thing: Object) -> None:
        name = placed.alias
        if not name:
            return
        self._check_name((*place, "as"), name)
        if name in self.table.called or name in self.names or is_number(name):
            raise self.script.error(
                (*place, "as"), Message("{name} names something else already.", name=name)
            )
        self.table.call(name, thing.id)

    # -- what refers to others -----------------------------------------------------------------

    def _is_there(self, name: str) -> bool:
        try:
            self.table.id(name)
        except KeyError:
            return False
        except AmbiguousError:
            return True
        return True

    def _attach(self, place: Place, number: int, host: str) -> None:
        found = thing_of(self.table, self.script, (*place, "attached_to"), host)
        if not is_player(found) and self.game.objects[found].zone is not Zone.BATTLEFIELD:
            raise self.script.error(
                (*place, "attached_to"),
                Message("{name} isn't on the battlefield.", name=host),
            )
        move.attach(self.game, number, found)

    def _set_timestamps(self) -> None:
        given = [entry for entry in self.stamped if entry[2]]
        if not given:
            return
        for place, thing, stamp in self.stamped:
            if not stamp:
                raise self.script.error(
                    place,
                    Message("{card} has no timestamp, but others have.", card=thing.base.name),
                    Message("Give every permanent a timestamp, or none."),
                )
            thing.timestamp = stamp
        self.game.effects.clock = max(self.game.effects.clock, *[stamp for _, _, stamp in given])

    def _set_control(self) -> None:
        """Since when permanents have been controlled. CR 302.6.

        Effects that change control are applied before, as they would make it begin now.
        """
        layers.recompute_all(self.game)
        for _, placed, thing in self.marked:
            if thing.zone is Zone.BATTLEFIELD:
                thing.since_turn = self.number if placed.sick else placed.since

    def _mark(self) -> None:
        """Set the choices and marks of permanents, which may refer to any of them. CR 607.2d."""
        for place, placed, thing in self.marked:
            if placed.color:
                thing.mark(CHOSEN_COLOR, [COLOR_WORDS[placed.color]])
            if placed.kind:
                if placed.kind not in TYPES_IN_ORDER:
                    alike = nearest(placed.kind, TYPES_IN_ORDER, 1)
                    raise self.script.error(
                        (*place, "kind"),
                        Message("{word} is no type.", word=placed.kind),
                        Message("Did you mean {key}?", key=alike[0]) if alike else None,
                    )
                thing.mark(CHOSEN_TYPE, [TYPES_IN_ORDER.index(placed.kind)])
            if placed.player:
                thing.mark(CHOSEN_PLAYER, [self._seat((*place, "player"), placed.player)])
            if placed.protector:
                self._protect(place, placed, thing)
            for name, values in placed.marks.items():
                things = [
                    value
                    if isinstance(value, int)
                    else thing_of(self.table, self.script, (*place, "marks", name), value)
                    for value in values
                ]
                thing.mark(name, things)

    def _protect(self, place: Place, placed: Placed, thing: Object) -> None:
        """Let a player be the protector of a battle. CR 310.8."""
        if not thing.now.types & Type.BATTLE:
            raise self.script.error(
                (*place, "protector"), Message("{card} is no battle.", card=placed.card)
            )
        thing.mark(PROTECTOR, [self._seat((*place, "protector"), placed.protector)])

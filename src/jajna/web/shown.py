"""What a seat is shown of a game: the table as data, in the words of its language.

Things that can't be told apart are one pile. Everything comes from the seat's view and nothing
else, and every number of an object is the seat's own (``web.numbers``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, final

import msgspec

from jajna.card import Card, Face
from jajna.cards.printing import face_text, type_line
from jajna.kernel.views.view import ObjectView, PlayerView
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.tables.designations import designations_of
from jajna.text.catalogue import Language
from jajna.text.things import Teller
from jajna.vocab import Color, Keyword, Type, Zone, bits
from jajna.web.numbers import Numbers

__all__ = ["Board", "CardShown", "Cards", "PlayerShown", "ThingShown", "board", "tell_deck"]

Ranges: TypeAlias = "tuple[tuple[int, int], ...]"
"""Numbers, as pairs of the first and the last of a row."""
Counts: TypeAlias = "tuple[tuple[str, int], ...]"
"""Kinds of counters in words, with how many there are."""
LETTERS: Final = {
    Color.WHITE: "W",
    Color.BLUE: "U",
    Color.BLACK: "B",
    Color.RED: "R",
    Color.GREEN: "G",
}
KINDS: Final = {
    Type.CREATURE: "creature",
    Type.PLANESWALKER: "planeswalker",
    Type.BATTLE: "battle",
    Type.LAND: "land",
    Type.INSTANT: "spell",
    Type.SORCERY: "spell",
}
"""What something is drawn as, by the first of its types that is listed."""


class CardShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card says: as it is now, with what it has been granted."""

    name: str
    types: str = ""
    cost: str = ""
    colors: str = ""
    """Letters of WUBRG."""
    text: tuple[str, ...] = ()
    numbers: str = ""
    """Power and toughness, loyalty or defense, where no object has others."""
    kind: str = ""
    """What it is drawn as: creature, land, planeswalker, battle, spell or other."""
    makes: str = ""
    """Letters of the mana that it makes by its basic land types. CR 305.6."""


class ThingShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pile of things that are alike: ``things`` are their numbers, ``card`` what they say."""

    things: Ranges
    count: int = 1
    card: int = -1
    controller: int = -1
    owner: int = -1
    numbers: str = ""
    printed: str = ""
    """Power and toughness before anything changed them, where they are others now. CR 613.2c."""
    tapped: bool = False
    sick: bool = False
    token: bool = False
    face_down: bool = False
    damage: int = 0
    counters: Counts = ()
    notes: tuple[str, ...] = ()
    attached_to: int = -1
    attacks: int = -1
    """What it attacks, -1 for nothing."""
    blocked: bool = False
    blocks: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    source: int = -1
    x: int = 0
    effects: str = ""
    """What a spell or ability on the stack does."""
    assigned: tuple[tuple[int, int, int], ...] = ()
    """Combat damage that waits on the stack: whose, how much, to whom. CR 2003-07-01 310.1."""


class CommanderShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A commander of a deck: what casting it costs more, and its combat damage to each player that
    it has struck. CR 903.8, 903.10a.
    """

    name: str
    tax: int = 0
    damage: tuple[tuple[int, int], ...] = ()


class PlayerShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player; the lists are piles by the number of their first thing, the graveyard's latest
    card last.
    """

    name: str
    life: int
    hand: int
    library: int
    in_game: bool = True
    team: int = -1
    mana: str = ""
    counters: Counts = ()
    designations: tuple[str, ...] = ()
    known: tuple[int, ...] = ()
    """The known cards of the hand."""
    top: tuple[tuple[int, int], ...] = ()
    """The known cards of the library, with their places from the top."""
    graveyard: tuple[int, ...] = ()
    lands_left: int = 0
    """How many lands they may still play in this turn."""
    commanders: tuple[CommanderShown, ...] = ()


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as a seat sees it. ``things`` has the piles by the number of their first thing."""

    seat: int
    turn: int
    active: int
    step: str
    step_name: str
    players: dict[str, PlayerShown]
    things: dict[str, ThingShown]
    battlefield: tuple[int, ...] = ()
    stack: tuple[int, ...] = ()
    exile: tuple[int, ...] = ()
    command: tuple[int, ...] = ()
    phased_out: tuple[int, ...] = ()


@final
class Cards:
    """What cards say, each by a number that it keeps; ``new`` are those not sent yet."""

    def __init__(self) -> None:
        self._numbers: dict[CardShown, int] = {}
        self._told: dict[tuple[object, ...], tuple[int, object]] = {}
        self.new: dict[str, CardShown] = {}

    def known(self, key: tuple[object, ...], kit: object) -> int | None:
        """The number that was kept for what is made of this kit, None for none."""
        found = self._told.get((id(kit), *key))
        return found[0] if found is not None else None

    def keep(self, key: tuple[object, ...], kit: object, number: int) -> None:
        """Keep the number of what is made of this kit. ``key`` ends with its numbers: where these
        don't matter, they are "", and any will do.
        """
        self._told[id(kit), *key] = (number, kit)
        self._told.setdefault((id(kit), *key[:-1], ""), (number, kit))

    def number(self, card: CardShown) -> int:
        """The number of what a card says."""
        found = self._numbers.get(card)
        if found is None:
            found = len(self._numbers)
            self._numbers[card] = found
            self.new[str(found)] = card
        return found

    def take_new(self) -> dict[str, CardShown]:
        """What hasn't been sent yet, which now is."""
        new, self.new = self.new, {}
        return new


def board(teller: Teller, numbers: Numbers, cards: Cards) -> Board:
    """The table as the player sees it to whom ``teller`` tells it."""
    return _Maker(teller, numbers, cards).board()


@final
class _Maker:
    """Makes a board: the piles grow zone by zone."""

    def __init__(self, teller: Teller, numbers: Numbers, cards: Cards) -> None:
        self.teller = teller
        self.view = teller.view
        self.numbers = numbers
        self.cards = cards
        self.things: dict[str, ThingShown] = {}
        aimed = (one for item in self.view.stack for one in (*item.targets, item.source))
        combat = self.view.combat
        attacked = combat.attacks.values() if combat is not None else ()
        self.singled_out = frozenset([*aimed, *attacked])
        """What must be a pile of its own, as something points at it."""

    def board(self) -> Board:
        view, teller = self.view, self.teller
        players = {str(one.id): self._player(one) for one in view.players}
        return Board(
            seat=view.player,
            turn=view.turn,
            active=view.active,
            step=view.step.name.lower(),
            step_name=teller.step(view.step),
            players=players,
            battlefield=self._piles(view.battlefield),
            stack=self._piles(view.stack, alone=True),
            exile=self._piles(view.exile),
            command=self._piles(view.command),
            phased_out=self._piles(view.phased_out),
            things=self.things,
        )

    def _player(self, player: PlayerView) -> PlayerShown:
        teller = self.teller
        return PlayerShown(
            name=player.name,
            life=player.life,
            hand=player.hand_size,
            library=player.library_size,
            in_game=player.in_game,
            team=player.team,
            mana=teller.mana(player.pool) if player.pool else "",
            counters=self._counters(player.counters),
            designations=tuple(designations_of(player, teller)),
            known=self._piles(player.hand),
            top=tuple(
                (place, self._piles([card], alone=True)[0]) for place, card in player.library
            ),
            graveyard=self._piles(player.graveyard, alone=True),
            lands_left=max(player.land_plays - player.lands_played, 0),
            commanders=tuple(
                CommanderShown(teller.card(one.name), one.tax, tuple(sorted(one.damage.items())))
                for one in player.commanders
            ),
        )

    def _counters(self, counters: dict[str, int]) -> Counts:
        """The counters that no number of a thing shows already."""
        return tuple(
            (self.teller.counter_kind(kind), counters[kind])
            for kind in sorted(counters)
            if counters[kind] and kind not in ("loyalty", "defense")
        )

    # -- piles -----------------------------------------------------------------------------------

    def _piles(self, things: Iterable[ObjectView], alone: bool = False) -> tuple[int, ...]:
        """The first numbers of the piles of these things, in the order in which they begin."""
        alike: dict[ThingShown, list[int]] = {}
        found: list[list[int]] = []
        for thing in things:
            number = self.numbers.of(thing.id)
            shown = self._thing(thing)
            is_alone = alone or self._is_alone(thing)
            members = None if is_alone else alike.get(shown)
            if members is None:
                members = []
                found.append(members)
                if not is_alone:
                    alike[shown] = members
                self.things[str(number)] = shown
            members.append(number)
        for members in found:
            first = str(members[0])
            self.things[first] = msgspec.structs.replace(
                self.things[first], things=_ranges(members), count=len(members)
            )
        return tuple([members[0] for members in found])

    def _is_alone(self, thing: ObjectView) -> bool:
        """Whether something points at a thing, so that it can't be one of many."""
        if thing.id in self.singled_out or thing.attachments:
            return True
        combat = self.view.combat
        if combat is None:
            return False
        blockers = combat.blocks.get(thing.id, ())
        return bool(blockers) or any(thing.id in band for band in combat.bands)

    def _thing(self, thing: ObjectView) -> ThingShown:
        """A thing as a pile of its own; most of what can be said is said of permanents alone."""
        if thing.zone is Zone.BATTLEFIELD:
            return self._permanent(thing)
        if thing.zone is Zone.STACK:
            return self._item(thing)
        counters = thing.counters
        return ThingShown(
            things=(),
            card=self._card(thing),
            controller=thing.controller,
            owner=_owner(thing),
            token=thing.token,
            face_down=thing.face_down,
            counters=self._counters(counters) if counters else (),
            notes=self._notes(thing),
        )

    def _item(self, thing: ObjectView) -> ThingShown:
        """A spell or ability on the stack. CR 405.1."""
        number_of = self.numbers.of
        counters = thing.counters
        return ThingShown(
            things=(),
            card=self._card(thing),
            controller=thing.controller,
            owner=_owner(thing),
            token=thing.token,
            face_down=thing.face_down,
            counters=self._counters(counters) if counters else (),
            notes=self._notes(thing),
            targets=tuple(number_of(one) for one in thing.targets),
            source=number_of(thing.source) if thing.source else -1,
            x=thing.x,
            effects=self.teller.effects(thing.id),
            assigned=tuple(
                (number_of(whose), amount, number_of(to)) for whose, to, amount in thing.assigned
            ),
        )

    def _permanent(self, thing: ObjectView) -> ThingShown:
        number_of = self.numbers.of
        numbers = self.teller.numbers(thing) if thing.known else ""
        counters = thing.counters
        attacks, is_blocked, blocks = self._fight(thing)
        return ThingShown(
            things=(),
            card=self._card(thing),
            controller=thing.controller,
            owner=_owner(thing),
            numbers=numbers,
            printed=_printed(thing, numbers) if numbers else "",
            tapped=thing.tapped,
            sick=bool(
                thing.sick and thing.types & Type.CREATURE and not thing.keywords & Keyword.HASTE
            ),
            token=thing.token,
            face_down=thing.face_down,
            damage=thing.damage,
            counters=self._counters(counters) if counters else (),
            notes=self._notes(thing),
            attached_to=number_of(thing.attached_to) if thing.attached_to >= 0 else -1,
            attacks=attacks,
            blocked=is_blocked,
            blocks=blocks,
        )

    def _fight(self, thing: ObjectView) -> tuple[int, bool, tuple[int, ...]]:
        """What a permanent attacks, -1 for nothing; whether it is blocked; and what it blocks."""
        combat = self.view.combat
        if combat is None:
            return -1, False, ()
        number_of = self.numbers.of
        attacked = combat.attacks.get(thing.id, -1)
        return (
            number_of(attacked) if attacked >= 0 else -1,
            thing.id in combat.blocked,
            tuple([number_of(one) for one, held in combat.blocks.items() if thing.id in held]),
        )

    def _notes(self, thing: ObjectView) -> tuple[str, ...]:
        """What else is particular to a thing, in words."""
        if not thing.level and not thing.merged and not thing.face_down:
            return ()
        teller = self.teller
        found: list[str] = []
        if thing.level and thing.zone is Zone.BATTLEFIELD:
            found.append(teller.say("level {number}", number=thing.level))
        if thing.merged:
            names = teller.language.listed([teller.card(name) for name in thing.merged])
            found.append(teller.say("merged with {cards}", cards=names))
        if not thing.known and thing.face_down:
            found.append(teller.say("a face-down card"))
        return tuple(found)

    def _card(self, thing: ObjectView) -> int:
        """The number of what a thing says, -1 for what the player doesn't know."""
        teller = self.teller
        if thing.is_ability or thing.assigned:
            return self.cards.number(CardShown(name=teller.name(thing.id), kind="ability"))
        if not thing.known and thing.beneath is None:
            return -1
        told = thing.beneath if thing.beneath is not None else thing
        numbers = "" if thing.zone is Zone.BATTLEFIELD else teller.numbers(told)
        door = "" if thing.name or not thing.known else thing.card_name  # CR 709.5
        key = (thing.name, door, thing.face_down, told.name, told.mana_cost, told.colors,
               told.types, told.supertypes, told.subtypes, numbers)  # fmt: skip
        known = self.cards.known(key, told.kit)
        if known is None:
            known = self.cards.number(self._said(told, teller.name(thing.id), numbers))
            self.cards.keep(key, told.kit, known)
        return known

    def _said(self, told: ObjectView, name: str, numbers: str) -> CardShown:
        """What a card or permanent says, in words."""
        is_creature = told.types & Type.CREATURE != 0
        face = Face(
            told.name,
            told.mana_cost,
            told.colors,
            told.types,
            told.supertypes,
            told.subtypes,
            str(told.power) if is_creature else "",
            str(told.toughness) if is_creature else "",
            abilities=told.kit.all if told.kit is not None else (),
        )
        return _shown(face, name, numbers, self.teller.language)


def tell_deck(
    deck: Iterable[Card], language: Language, names: Mapping[str, str], to: Cards
) -> None:
    """Let a player know what the cards of their deck say, before they have them in hand."""
    for card in sorted(set(deck), key=lambda one: one.name):
        face = card.faces[0]
        is_creature = face.types & Type.CREATURE
        numbers = f"{face.power}/{face.toughness}" if is_creature else ""
        to.number(_shown(face, names.get(face.name, face.name), numbers, language))


def _shown(face: Face, name: str, numbers: str, language: Language) -> CardShown:
    """What a face says, in words."""
    return CardShown(
        name=name,
        types=type_line(face, language.code, language.era),
        cost=str(face.mana_cost) if face.mana_cost is not None else "",
        colors="".join(LETTERS[bit] for bit in bits(face.colors)),
        text=tuple(face_text(face, language.code, name, language.era).splitlines()),
        numbers=numbers,
        kind=_kind(face.types),
        makes="".join(
            LETTERS[color]
            for color, name in zip(LETTERS, BASIC_LAND_TYPES, strict=True)
            if name in face.subtypes
        ),
    )


def _owner(thing: ObjectView) -> int:
    """The owner of a thing if another player controls it, -1 if nobody else does. CR 108.3."""
    return thing.owner if thing.owner != thing.controller else -1


def _kind(types: int) -> str:
    return next((kind for name, kind in KINDS.items() if types & name), "other")


def _printed(thing: ObjectView, numbers: str) -> str:
    """Power and toughness of a creature before anything changed them, "" where they are shown."""
    if not numbers or not thing.types & Type.CREATURE:
        return ""
    printed = f"{thing.copiable_power}/{thing.copiable_toughness}"
    return printed if printed != numbers else ""


def _ranges(numbers: list[int]) -> Ranges:
    """Numbers as pairs of the first and the last of each row."""
    found: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return tuple(found)

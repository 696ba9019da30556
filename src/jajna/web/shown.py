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
from jajna.tables.designations import command_cost, designations_of
from jajna.text.catalogue import Language
from jajna.text.things import Teller
from jajna.text.worded import Worded
from jajna.variant import ATTACKS_AROUND
from jajna.vocab import NONTRADITIONAL, Color, Keyword, Type, Zone, bits
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
    **dict.fromkeys(bits(NONTRADITIONAL | Type.DUNGEON), "beside"),
}
"""What something is drawn as, by the first of its types that is listed."""


NO_FIGHT: Final[tuple[int, bool, tuple[int, ...]]] = (-1, False, ())
"""How a permanent fights that doesn't."""


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
    """What it is drawn as: creature, land, planeswalker, battle, spell, beside or other: what is
    beside a deck is a plane, scheme or the like, and a dungeon.
    """
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
    lethal: int = 0
    """With how much of it a player loses; 0 if with none."""
    cost: str = ""
    """Its mana cost, where it is in the command zone."""


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
    emperor: bool = False
    """Whether the player is the emperor of their team. CR 809.2."""
    in_range: bool = True
    """Whether the player is within the seat's range of influence. CR 801.2."""
    prey: tuple[int, ...] = ()
    """Those whom their creatures can attack, where that isn't every opponent. CR 803.1, 811.4."""


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
    shared_turns: bool = False
    """Whether the players of a team take their turns together. CR 805.1."""
    shared_life: bool = False
    """Whether they have one life total, and their poison counters together. CR 810.4, 810.10."""
    poison_limit: int = 10
    """The number of poison counters with which a player or team loses. CR 704.5c, 810.8d."""


@final
class _Saying:
    """What something on the table says with any numbers: the card by its numbers."""

    def __init__(self) -> None:
        self.cards: dict[str, CardShown] = {}


_SAYINGS: Final = Worded[_Saying]()
"""All tables' sayings by what they were made of, so that none is put into words twice."""
_TOLD: Final = Worded[CardShown]()
"""Likewise what the cards of decks say."""


@final
class Cards:
    """What cards say, each by a number that it keeps; ``new`` are those not sent yet."""

    def __init__(self) -> None:
        self._numbers: dict[CardShown, int] = {}
        self._told: dict[int, tuple[int, str, _Saying]] = {}
        """By the identity of a saying: a number of it, and with what numbers."""
        self.new: dict[str, CardShown] = {}

    def known(self, saying: _Saying, numbers: str | None) -> int | None:
        """The number of what is said with these numbers, any with None; None for none yet."""
        found = self._told.get(id(saying))
        if found is not None and (numbers is None or numbers == found[1]):
            return found[0]
        card = saying.cards.get(numbers or "")
        return self._numbers.get(card) if card is not None else None

    def keep(self, saying: _Saying, numbers: str, card: CardShown) -> int:
        """The number of what is said with these numbers."""
        number = self.number(card)
        self._told.setdefault(id(saying), (number, numbers, saying))
        return number

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
            shared_turns=view.variant.shared_turns,
            shared_life=view.variant.shared_life,
            poison_limit=view.variant.poison_limit,
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
                CommanderShown(
                    teller.card(one.name),
                    one.tax,
                    tuple(sorted(one.damage.items())),
                    one.lethal if one.damage else 0,
                    command_cost(teller.view, one),
                )
                for one in player.commanders
            ),
            emperor=player.is_emperor,
            in_range=player.in_range,
            prey=self._prey(player.id),
        )

    def _prey(self, player: int) -> tuple[int, ...]:
        """The opponents whom a player's creatures can attack, () where that is all of them."""
        view = self.view
        if view.variant.attacks == ATTACKS_AROUND:
            return ()
        around = [*range(player, len(view.players)), *range(player)]
        seats = [seat for seat in around if view.players[seat].in_game]
        if player not in seats:
            return ()
        return tuple(
            sorted(
                seat
                for left, seat in enumerate(seats)
                if view.are_opponents(player, seat) and view.variant.may_attack(left, len(seats))
            )
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
        of, shown_as, things_shown = self.numbers.of, self._thing, self.things
        singled_out, fights = self.singled_out, self.view.combat is not None
        for thing in things:
            number = of(thing.id)
            shown = shown_as(thing)
            is_alone = alone or thing.id in singled_out or thing.attachments
            if is_alone or (fights and self._is_fought(thing)):
                found.append([number])
                things_shown[str(number)] = shown
                continue
            members = alike.get(shown)
            if members is None:
                alike[shown] = members = []
                found.append(members)
                things_shown[str(number)] = shown
            members.append(number)
        for members in found:
            first = str(members[0])
            things_shown[first] = msgspec.structs.replace(
                things_shown[first], things=_ranges(members), count=len(members)
            )
        return tuple([members[0] for members in found])

    def _is_fought(self, thing: ObjectView) -> bool:
        """Whether a creature is blocked or in a band, so that it can't be one of many."""
        combat = self.view.combat
        if combat is None:
            return False
        blockers = combat.blocks.get(thing.id, ())
        return bool(blockers) or any(thing.id in band for band in combat.bands)

    def _thing(self, thing: ObjectView) -> ThingShown:
        """A thing as a pile of its own; most of what can be said is said of permanents alone."""
        zone = thing.zone
        if zone is Zone.BATTLEFIELD:
            return self._permanent(thing)
        if zone is Zone.STACK:
            return self._item(thing)
        counters, is_face_down = thing.counters, thing.face_down
        has_notes = is_face_down or thing.level or thing.merged
        return ThingShown(
            (), 1, self._card(thing), thing.controller, _owner(thing), "", "", False, False,
            thing.token, is_face_down, 0, self._counters(counters) if counters else (),
            self._notes(thing) if has_notes else (),
        )  # fmt: skip

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
        numbers = self.teller.numbers(thing) if thing.known else ""
        counters, controller, owner = thing.counters, thing.controller, thing.owner
        attached_to, is_face_down = thing.attached_to, thing.face_down
        has_notes = is_face_down or thing.level or thing.merged
        fights = self.view.combat is not None
        attacks, is_blocked, blocks = self._fight(thing) if fights else NO_FIGHT
        # Fields without their names: thousands are made a second.
        return ThingShown(
            (), 1, self._card(thing), controller, owner if owner != controller else -1, numbers,
            _printed(thing) if numbers else "", thing.tapped, thing.sick and _is_held_back(thing),
            thing.token, is_face_down, thing.damage,
            self._counters(counters) if counters else (),
            self._notes(thing) if has_notes else (),
            self.numbers.of(attached_to) if attached_to >= 0 else -1, attacks, is_blocked, blocks,
        )  # fmt: skip

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
        beneath = thing.beneath
        if not thing.known and beneath is None:
            return -1
        told = beneath if beneath is not None else thing
        saying = self._saying(thing, told)
        numbers = None if thing.zone is Zone.BATTLEFIELD else teller.numbers(told)
        known = self.cards.known(saying, numbers)
        if known is not None:
            return known
        card = saying.cards.get(numbers or "")
        if card is None:
            card = self._said(told, teller.name(thing.id), numbers or "")
            saying.cards[numbers or ""] = card
        return self.cards.keep(saying, numbers or "", card)

    def _saying(self, thing: ObjectView, told: ObjectView) -> _Saying:
        """What a thing says that is told as another, whatever its numbers are."""
        teller = self.teller
        spoken, kit, cost = teller.language, told.kit, told.mana_cost
        name = thing.name
        door = "" if name or not thing.known else thing.card_name  # CR 709.5
        called = name or told.name or door
        if teller.names:
            called = teller.card(called)
        key = (id(kit), id(cost), id(spoken.era), spoken.code, called, name, door, thing.face_down,
               told.name, told.colors, told.types, told.supertypes, told.subtypes)  # fmt: skip
        found = _SAYINGS.found(key)
        return found or _SAYINGS.keep(key, (kit, cost, spoken.era), _Saying())

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
    different = {card.name: card for card in deck}
    for _, card in sorted(different.items()):
        face = card.faces[0]
        name = names.get(face.name, face.name)
        key = (id(card), id(language.era), language.code, name)
        told = _TOLD.found(key)
        if told is None:
            is_creature = face.types & Type.CREATURE
            numbers = f"{face.power}/{face.toughness}" if is_creature else ""
            told = _shown(face, name, numbers, language)
            _TOLD.keep(key, (card, language.era), told)
        to.number(told)


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


def _is_held_back(thing: ObjectView) -> bool:
    """Whether summoning sickness matters to a permanent that has just come. CR 302.6."""
    return bool(thing.types & Type.CREATURE and not thing.keywords & Keyword.HASTE)


def _owner(thing: ObjectView) -> int:
    """The owner of a thing if another player controls it, -1 if nobody else does. CR 108.3."""
    return thing.owner if thing.owner != thing.controller else -1


def _kind(types: int) -> str:
    return next((kind for name, kind in KINDS.items() if types & name), "other")


def _printed(thing: ObjectView) -> str:
    """Power and toughness of a creature before anything changed them, "" where they are shown."""
    power, toughness = thing.copiable_power, thing.copiable_toughness
    if (power == thing.power and toughness == thing.toughness) or not thing.types & Type.CREATURE:
        return ""
    return f"{power}/{toughness}"


def _ranges(numbers: list[int]) -> Ranges:
    """Numbers as pairs of the first and the last of each row."""
    if len(numbers) == 1:
        return ((numbers[0], numbers[0]),)
    found: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return tuple(found)

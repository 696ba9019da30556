"""Players, objects and abilities in words, as far as one player may know them. CR 400.2."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias, final

from jajna.card import Card
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import Replacing
from jajna.ir.base import Cost, Effect, Node, Replacement, walk
from jajna.ir.refs import NamedSource
from jajna.kernel.objects.characteristics import SEPARATOR
from jajna.kernel.views.view import ObjectView, PlayerView, View
from jajna.kernel.zones.move import PUBLIC
from jajna.text.agreement import Agreement
from jajna.text.catalogue import SPANISH, Language, capital, message
from jajna.text.own_names import NAME, OwnName, noun_of
from jajna.text.printer import Printer
from jajna.text.spanish.subtypes import (
    SPANISH_SUBTYPES,
    TOKEN,
    spanish_token,
    spanish_token_subtypes,
)
from jajna.text.worded import Worded
from jajna.vocab import Step, Type, Zone, bits, is_player
from jajna.wording import TABLES

__all__ = [
    "STEPS",
    "ZONES",
    "NameOf",
    "Teller",
    "card_names",
    "cost_text",
    "effects_text",
    "names_in",
    "node_text",
    "printer_of",
    "with_names",
]

STEPS: Final[dict[Step, str]] = {
    Step.UNTAP: message("untap step"),
    Step.UPKEEP: message("upkeep step"),
    Step.DRAW: message("draw step"),
    Step.PRECOMBAT_MAIN: message("first main phase"),
    Step.BEGINNING_OF_COMBAT: message("beginning of combat"),
    Step.DECLARE_ATTACKERS: message("declare attackers step"),
    Step.DECLARE_BLOCKERS: message("declare blockers step"),
    Step.FIRST_STRIKE_DAMAGE: message("first-strike damage step"),
    Step.COMBAT_DAMAGE: message("combat damage step"),
    Step.END_OF_COMBAT: message("end of combat"),
    Step.POSTCOMBAT_MAIN: message("second main phase"),
    Step.END: message("end step"),
    Step.CLEANUP: message("cleanup step"),
}
"""The steps and main phases by name. CR 500.1."""

ZONES: Final[dict[Zone, str]] = {
    Zone.LIBRARY: message("the library"),
    Zone.HAND: message("the hand"),
    Zone.BATTLEFIELD: message("the battlefield"),
    Zone.GRAVEYARD: message("the graveyard"),
    Zone.STACK: message("the stack"),
    Zone.EXILE: message("exile"),
    Zone.COMMAND: message("the command zone"),
    Zone.NOWHERE: message("outside the game"),
}
"""The zones with their article. CR 400.1."""
PAYER: Final = Agreement(you=True, implied=True)
"""Who pays a cost that stands before a colon."""


def printer_of(language: Language, own: OwnName = NAME) -> Printer:
    """The printer of abilities in a language, in the words of its era.

    ``own`` is the name or noun that an ability's text has for its source.
    """
    # The phrase book is slow to load, and most texts don't need it.
    from jajna.oracle.vocabulary import load
    from jajna.text.printers import printer

    load()
    return printer(language.code, language.era, own.named(), True)


NameOf: TypeAlias = Callable[[int], str]
"""The function that names an object of the game by its id."""


class _Said(NamedTuple):
    """A node in words: with marks for names, and the object that granted it, 0 for none.

    ``text`` is None where the phrase book has no words for it.
    """

    text: str | None
    granter: int


_SAID: Final = Worded[_Said]()


def with_names(text: str, nodes: Iterable[Node], name: str, name_of: NameOf | None = None) -> str:
    """The text of some nodes with the names that it has marks for.

    They are that of the source, and that of the object which granted the ability. CR 201.5a.
    """
    granters = [granter for granter in map(_granter, nodes) if granter]
    return _named(text, granters, name, name_of)


def _named(text: str, granters: list[int], name: str, name_of: NameOf | None) -> str:
    granter = name_of(granters[0]) if granters and name_of is not None else name
    return text.replace("~", name).replace("@", granter)


def _granter(node: Node) -> int:
    """The object that granted the ability of which a node is a part, 0 for none. CR 201.5a."""
    for part in walk(node):
        if isinstance(part, NamedSource) and part.granter:
            return part.granter
    return 0


def _said(node: Effect | Cost, printer: Printer) -> _Said:
    """An instruction or part of a cost in words, which are found once."""
    key = (id(node), id(printer))
    known = _SAID.found(key)
    if known is not None:
        return known
    try:
        tokens = printer.cost(node, PAYER) if isinstance(node, Cost) else printer.text(node)
        text = capital(printer.finish(tokens))
    except LookupError:
        text = None
    return _SAID.keep(key, (node, printer), _Said(text, _granter(node)))


def _all_said(
    nodes: Iterable[Effect | Cost],
    joiner: str,
    language: Language,
    name: str,
    own: OwnName,
    name_of: NameOf | None,
) -> str:
    """Instructions or costs in words with names; "" if the phrase book lacks any for one."""
    printer = printer_of(language, own)
    texts: list[str] = []
    granters: list[int] = []
    for node in nodes:
        said = _said(node, printer)
        if said.text is None:
            return ""
        texts.append(said.text)
        if said.granter:
            granters.append(said.granter)
    return _named(joiner.join(texts), granters, name, name_of)


def effects_text(
    language: Language,
    effects: Iterable[Effect],
    name: str,
    own: OwnName = NAME,
    name_of: NameOf | None = None,
) -> str:
    """Instructions as sentences; "" if the phrase book has no words for one."""
    return _all_said(effects, " ", language, name, own, name_of)


def cost_text(
    language: Language,
    costs: Iterable[Cost],
    name: str,
    own: OwnName = NAME,
    name_of: NameOf | None = None,
) -> str:
    """Costs as they stand before a colon; "" if the phrase book has no words for one."""
    return _all_said(costs, ", ", language, name, own, name_of)


def node_text(
    language: Language,
    node: Node,
    name: str,
    own: OwnName = NAME,
    name_of: NameOf | None = None,
) -> str:
    """An instruction, part of a cost or replacement effect in words; "" if there are none."""
    if isinstance(node, Effect):
        return effects_text(language, (node,), name, own, name_of)
    if isinstance(node, Cost):
        return cost_text(language, (node,), name, own, name_of)
    if isinstance(node, Replacement):
        try:
            found = printer_of(language, own).lines((Replacing(node),))
        except LookupError:
            return ""
        return with_names(" ".join(found), (node,), name, name_of)
    return ""


def names_in(language: Language, cards: Iterable[Card]) -> dict[str, str]:
    """The names of cards, and of tokens by their subtypes, that differ from the English ones."""
    if language.code != SPANISH:
        return {}
    different = {card.name: card for card in cards}
    subtypes = {english: word for english, (word, _) in SPANISH_SUBTYPES.items()}
    return subtypes | card_names((card.name, card.spanish) for card in different.values())


def card_names(cards: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The Spanish names of cards and their faces by the English ones, from pairs of names."""
    found: dict[str, str] = {}
    for english, spanish in cards:
        if spanish:
            found[english] = spanish
            parts, parts_es = english.split(" // "), spanish.split(" // ")
            if len(parts) == len(parts_es):
                found.update(zip(parts, parts_es, strict=True))
    return found


@final
class Teller:
    """Names players, objects and abilities for one player in a language.

    ``names`` has the names of cards in that language that differ from the English ones.
    ``events`` are the events to be told: an object that they moved to a public zone is known.
    """

    def __init__(
        self,
        language: Language,
        view: View,
        names: Mapping[str, str] | None = None,
        events: Iterable[Event] = (),
    ) -> None:
        self.language = language
        self.view = view
        self.names = names or {}
        self.became: dict[int, int] = {}
        """The id of each object that these events moved, with the id of the object it became."""
        self.moved: dict[int, int] = {}
        """Like ``became``, for objects that arrived in public or that the player saw before."""
        shown: set[int] = set()
        for event in events:
            if isinstance(event, Revealed) and event.to in (-1, view.player):
                shown |= set(event.cards)
            if isinstance(event, ZoneChange):
                self.became[event.object] = event.became
                seen = 1 << event.to & PUBLIC and not event.face_down
                if seen or event.object in shown:
                    self.moved[event.object] = event.became

    def say(self, message: str, /, **words: str | int) -> str:
        """The message in the language."""
        return self.language.say(message, **words)

    def count(self, number: int, one: str, many: str, /, **words: str | int) -> str:
        """The message ``one`` or ``many``, as the number asks; ``{number}`` stands for it."""
        return self.language.count(number, one, many, **words)

    def person(self, seat: int, you: str, other: str, /, **words: str | int) -> str:
        """The message ``you`` if the player is the one told, else ``other`` with ``{player}``."""
        if seat == self.view.player:
            return self.language.say(you, **words)
        return self.language.say(other, player=self.player(seat), **words)

    # -- players and objects ---------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """The player's name."""
        return self.view.players[seat].name

    def seat(self, seat: int) -> PlayerView:
        """The view of the player at a seat."""
        return self.view.players[seat]

    def card(self, name: str) -> str:
        """A card's name in the language."""
        known = self.names.get(name, "")
        if known or not self.names:
            return known or name
        return (self.language.code == SPANISH and spanish_token(name)) or name

    def token(self, name: str) -> str:
        """What a token is called beside the word token: without it. CR 111.4."""
        if not name.endswith(TOKEN):
            return self.card(name)
        spanish = self.language.code == SPANISH and spanish_token_subtypes(name)
        return spanish or name.removesuffix(TOKEN)

    def name(self, thing: int) -> str:
        """The name of a player or object; "a card" for an object that the player may not know, and
        for a number that is nobody's.
        """
        if is_player(thing) and thing < len(self.view.players):
            return self.player(thing)
        known = self.known_name(thing)
        return known if known else self.say("a card")

    def known_name(self, thing: int, later: bool = True) -> str:
        """The name of an object if the player may know it, else "".

        With ``later``, a card is also known by the object that it became: a spell cast from a hand.
        """
        shown = self.view.find(thing)
        if shown is not None and shown.is_ability:
            return self._ability(shown.source)
        if (shown is not None and shown.assigned) or thing in self.view.damage:
            return self.say("combat damage")
        if thing in self.view.sources:
            return self._ability(self.view.sources[thing])
        if shown is not None:
            return self._shown_name(shown)
        if thing in self.view.names:
            return self.card(self.view.names[thing]) or self.say("a face-down card")
        became = self.moved.get(thing, 0) if later else 0
        return self.known_name(became) if became and not self._is_veiled(became) else ""

    def _is_veiled(self, thing: int) -> bool:
        """Whether an object lies face down for the player: what it was isn't told. CR 406.3."""
        shown = self.view.find(thing)
        return shown is not None and shown.face_down and not shown.name and shown.beneath is None

    def _ability(self, source: int) -> str:
        return self.say("the ability of {source}", source=self.name(source))

    def _shown_name(self, shown: ObjectView) -> str:
        if shown.name:
            return self.card(shown.name)
        if shown.beneath is not None:
            return self.say("{card}, face down", card=self.card(shown.beneath.name))
        if shown.face_down:
            return self.say("a face-down card")
        if shown.known and shown.zone is Zone.BATTLEFIELD and SEPARATOR in shown.card_name:
            return self.say("{card}, locked", card=self.card(shown.card_name))  # CR 709.5
        return ""

    def own(self, thing: int) -> OwnName:
        """The name or noun that an object's own text has for it."""
        shown = self.view.find(thing)
        return noun_of(shown.types, tuple(shown.subtypes)) if shown is not None else NAME

    def face(self, thing: int) -> str:
        """The name of an object; a face-down one's true name if the player knows it."""
        shown = self.view.find(thing)
        if shown is not None and shown.beneath is not None:
            return self.card(shown.beneath.name)
        return self.name(thing)

    def numbers(self, thing: ObjectView) -> str:
        """Power and toughness, loyalty or defense as they are now; "" for other objects."""
        if thing.types & Type.CREATURE:
            return f"{thing.power}/{thing.toughness}"
        for kind, counter in ((Type.PLANESWALKER, "loyalty"), (Type.BATTLE, "defense")):
            if thing.types & kind and thing.zone is Zone.BATTLEFIELD:
                return str(thing.counters.get(counter, 0))
        return ""

    def titled(self, thing: int) -> str:
        """The name of an object; with its power and toughness if it is a creature."""
        shown = self.view.find(thing) if not is_player(thing) else None
        numbers = self.numbers(shown) if shown is not None and shown.known else ""
        return f"{self.name(thing)} ({numbers})" if numbers else self.name(thing)

    def whose(self, thing: int) -> str:
        """The name of an object with its notes, its controller or owner, and its zone."""
        if is_player(thing):
            return self.person(thing, "you", "{player}")
        shown = self.view.find(thing)
        if shown is None:
            return self.name(thing)
        notes = self.notes(shown)
        state = f", {', '.join(notes)}" if notes else ""
        place = self._place(shown)
        return f"{self.titled(thing)}{state} [{place}]" if place else self.titled(thing) + state

    def _place(self, shown: ObjectView) -> str:
        """The controller or owner of an object, and its zone; "" for the player's own hand."""
        if shown.zone in (Zone.BATTLEFIELD, Zone.STACK):
            return self.person(shown.controller, "you", "{player}")
        if shown.owner == self.view.player and shown.zone in (Zone.HAND, Zone.LIBRARY):
            return ""
        owner = self.person(shown.owner, "you", "{player}")
        return f"{owner}, {self.say(ZONES[shown.zone])}"

    def notes(self, shown: ObjectView, alike: int = 1) -> list[str]:
        """The visible state of an object as a list: tapped, in combat, damage, counters, attached.

        ``alike`` is the number of like objects that share the notes.
        """
        found: list[str] = []
        if shown.tapped:
            found.append(self.count(alike, "tapped", "tapped"))
        if shown.level and shown.zone is Zone.BATTLEFIELD:
            found.append(self.say("level {number}", number=shown.level))
        found += self._in_combat(shown.id, alike)
        if shown.damage:
            found.append(self.count(shown.damage, "{number} damage", "{number} damage"))
        for name in sorted(shown.counters):
            if name not in ("loyalty", "defense"):
                found.append(self.counters(name, shown.counters[name]))
        if shown.merged:
            names = self.language.listed([self.card(name) for name in shown.merged])
            found.append(self.say("merged with {cards}", cards=names))
        return found + [self.name(one) for one in shown.attachments]

    def _in_combat(self, thing: int, alike: int) -> list[str]:
        """The notes on an object that attacks or blocks, as a list. CR 508.1k, 509.1g."""
        combat = self.view.combat
        if combat is None:
            return []
        if thing in combat.attacks:
            what = combat.attacks[thing]
            if what < 0 or is_player(what):
                return [self.count(alike, "attacking", "attacking")]
            name = self.name(what)
            return [self.count(alike, "attacking {what}", "attacking {what}", what=name)]
        blocked = [self.name(one) for one, held in combat.blocks.items() if thing in held]
        if blocked:
            names = self.language.listed(blocked)
            return [self.count(alike, "blocking {what}", "blocking {what}", what=names)]
        return []

    def counters(self, kind: str, number: int) -> str:
        """So many counters of a kind. CR 122.1."""
        return self.count(
            number,
            "{number} {kind} counter",
            "{number} {kind} counters",
            kind=self.counter_kind(kind),
        )

    def counter_kind(self, kind: str) -> str:
        """The kind of a counter, as it stands beside the noun."""
        printer = printer_of(self.language)
        words = TABLES["counter"].get(kind)
        return words[printer.language] if words is not None else kind

    def keywords(self, mask: int) -> list[str]:
        """Keyword abilities by name, or in words in an era that had no name for them. CR 702."""
        place = printer_of(self.language).language
        names = [TABLES["keyword"][bit] for bit in bits(mask)]
        return [self.language.keyword(words[0]) or words[place] for words in names]

    # -- abilities, mana, steps -----------------------------------------------------------------

    def shares(self, shares: Iterable[tuple[int, int, int]]) -> str:
        """Assigned combat damage in words, from triples of creature, amount and recipient."""
        return self.language.listed([self._share(*share) for share in shares])

    def _share(self, creature: int, to: int, number: int) -> str:
        name = self.name(creature)
        if to == self.view.player:
            return self.say("{number} from {creature} to you", number=number, creature=name)
        return self.say(
            "{number} from {creature} to {thing}",
            number=number,
            creature=name,
            thing=self.name(to),
        )

    def effects(self, thing: int) -> str:
        """The effects of a spell or ability on the stack, as sentences."""
        shown = self.view.find(thing)
        if shown is None or not shown.effects:
            return ""
        source = shown.source if shown.is_ability else thing
        return effects_text(
            self.language, shown.effects, self.name(source), self.own(source), self.name
        )

    def ability(self, source: int, index: int) -> str:
        """An activated ability of an object: its costs, a colon, its effect. CR 602.1."""
        shown = self.view.find(source)
        if shown is None or shown.kit is None or index >= len(shown.kit.activated):
            return ""
        ability = shown.kit.activated[index]
        name = self.name(source)
        own = self.own(source)
        costs = cost_text(self.language, ability.costs, name, own, self.name)
        effect = effects_text(self.language, (ability.effect,), name, own, self.name)
        return f"{costs}: {effect}" if costs and effect else costs or effect

    def cost(self, thing: int) -> str:
        """The mana cost of an object; "" if it has none or the player doesn't know it."""
        shown = self.view.find(thing)
        if shown is None or shown.mana_cost is None:
            return ""
        return str(shown.mana_cost)

    def mana(self, units: Iterable[int]) -> str:
        """Mana by its symbols."""
        return self.language.mana(units)

    def in_table(self, name: str, value: str) -> str:
        """A value's words in a table of the phrase book."""
        return TABLES[name][value][printer_of(self.language).language]

    def step(self, step: Step) -> str:
        """The name of a step."""
        return self.say(STEPS[step])

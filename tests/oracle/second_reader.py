"""A second reader of references: which earlier words of a card's text a pronoun speaks of.

It transcribes, slowly and literally, what the rules and the way in which cards are written say, and
works on printed English text alone: it knows neither the compiler nor its nodes. The tests compare
what both find.

The rules that it follows:

- CR 608.2c: text is read in order, as English. A pronoun means the latest mention before it of its
  number and kind; a noun after "that" or "those" must be one by which the mention was called.
- After "when", "whenever" or "at", what the effect has mentioned comes first, then the subject of
  the event, then what else the event mentions.
- CR 201.5, 201.5a: a text that names its object means that object alone. "That creature" is not
  something that the text calls by name, if the event has mentioned something else.
- CR 109.5: "you" is the controller, whom no other word for a player means.
- CR 700.2: a mode says nothing to the other modes. CR 201.5: a text in quotation marks is a text of
  its own.
- What is only counted or asked for ("for each artifact you control", "if you control a Wall") is
  no thing of which the text goes on to speak.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final, final

__all__ = ["Kind", "Mention", "Reading", "readings", "words_of"]


@final
class Kind(Enum):
    """What sort of thing a mention is."""

    SOURCE = "the object itself"
    TARGET = "a target"
    HOST = "what the object is attached to"
    EVENT = "of the event"
    EACH = "each or all of a kind"
    OWNER = "whose a thing is"
    SOME = "chosen, made or found"


@final
@dataclass(frozen=True)
class Mention:
    """A thing that the text names: where it begins, and what it is called."""

    at: int
    kind: Kind
    nouns: frozenset[str]
    plural: bool
    player: bool
    each: bool = False
    end: int = 0
    again: int = -1
    """Where it is named again."""

    @property
    def here(self) -> int:
        """Where it was named last."""
        return self.at if self.again < 0 else self.again


@final
@dataclass(frozen=True)
class Reading:
    """A word that speaks of something mentioned, and what it means; None if nothing fits."""

    at: int
    word: str
    meant: Mention | None


def _set_of(words: str) -> frozenset[str]:
    return frozenset(words.split())


_WORD: Final = re.compile(
    r"\{[^{}]*\}|[+−-]?[\dX*]+/[+−-]?[\dX*]+|[+−-]\d+|\d+|[A-Za-zÀ-ÿ]+(?:-[A-Za-zÀ-ÿ]+)*(?:'t|'ve|'ll|'d)?"
    r"|'s\b|'re\b|\S"
)
_REMINDER: Final = re.compile(r" ?\([^()]*\)")
_THIS: Final = _set_of(
    "creature land artifact enchantment aura equipment vehicle permanent planeswalker token "
    "saga class card battle siege fortification case room spacecraft spell emblem scheme"
)


def words_of(text: str, name: str, legendary: bool) -> list[str]:
    """The words of a text without reminders; ``~`` stands for the object's own name. CR 201.5."""
    bare = _REMINDER.sub("", text).replace("’", "'")
    names = [name]
    if legendary:
        names += [name.split(mark)[0] for mark in (",", " the ", " of ") if mark in name]
        first = name.split(" ")[0]
        if re.search(rf"\b{re.escape(first)}\b(?! target)", bare) and first not in bare.split(". "):
            names.append(first)
    for one in names:
        bare = re.sub(rf"(?<![A-Za-z]){re.escape(one)}(?![A-Za-z]| target\b)", "~", bare)
    found: list[str] = []
    for line in bare.split("\n"):
        found += [*_WORD.findall(line.strip()), "\n"]
    return found


_NOUNS: Final = {
    "creature": "creatures", "artifact": "artifacts", "enchantment": "enchantments",
    "land": "lands", "planeswalker": "planeswalkers", "permanent": "permanents", "card": "cards",
    "spell": "spells", "ability": "abilities", "token": "tokens", "battle": "battles",
    "instant": "instants", "sorcery": "sorceries", "source": "sources", "player": "players",
    "opponent": "opponents", "controller": "controllers", "owner": "owners",
    "emblem": "emblems", "commander": "commanders", "blocker": "blockers", "attacker": "attackers",
    "nonland": "", "noncreature": "", "nontoken": "", "noncreature ": "",
}  # fmt: skip
_SINGULAR: Final = {
    **{one: one for one, many in _NOUNS.items() if many},
    **{many: one for one, many in _NOUNS.items() if many},
}
_PLAYERS: Final = frozenset({"player", "opponent", "controller", "owner"})
_LANDS: Final = _set_of(
    "Plains Island Swamp Mountain Forest Islands Swamps Mountains Forests Desert Deserts Gate "
    "Gates Locus Lair Mine Tower Cave Caves Sphere Town Towns"
)
_ARTIFACTS: Final = _set_of(
    "Equipment Vehicle Vehicles Treasure Treasures Food Foods Clue Clues Gold Map Maps "
    "Powerstone Powerstones Blood Junk Fortification Contraption Lander Mutagen Spacecraft"
)
_ENCHANTMENTS: Final = _set_of(
    "Aura Auras Saga Sagas Class Curse Curses Shrine Shrines Cartouche Room Rooms Role Case"
)
_NO_SUBTYPES: Final = _set_of("X Y ~ I II III IV V VI LEVEL")
_ADJECTIVES: Final = _set_of(
    "white blue black red green colorless multicolored monocolored legendary basic snow "
    "tapped untapped attacking blocking blocked unblocked nontoken nonland noncreature "
    "nonartifact nonbasic nonlegendary nonenchantment nonwhite nonblue nonblack nonred "
    "nongreen face-down face-up historic modified equipped enchanted goaded suspected new "
    "more additional first next top bottom random single exiled sacrificed discarded revealed "
    "returned milled chosen target other tapped, monstrous outlaw kicked copied countered "
    "destroyed transformed phased-out activated triggered loyalty mana transforming double- "
    "faced commander different defending attacked noncard last least permanent's nonsnow "
    "saddled colored creature's unattached opposing named active nonattacking nonplaneswalker "
    "dealt"
)
_NUMBERS: Final = _set_of(
    "one two three four five six seven eight nine ten eleven twelve thirteen X x many all"
)
_FOR_EACH: Final = (Kind.SOME, Kind.TARGET)
_SPOKEN_OF: Final = (Kind.TARGET, Kind.HOST, Kind.EVENT)
_KINDS: Final = _set_of(
    "creature artifact enchantment land planeswalker permanent card spell token"
)
_OWN: Final = frozenset({"~"})
_WAS_CARD: Final = frozenset({"card", "permanent", "spell", "token"})
_PREDICATE: Final = _set_of("'re 's are be become becomes been is still")
_OF_PLAYERS: Final = _set_of(
    "hand hands library libraries graveyard graveyards life mana turn turns upkeep draw next "
    "end opponents starting step"
)
_DONE_BY_PLAYERS: Final = _set_of(
    "control controlled own discard draw drew pay may sacrifice reveal choose cast play "
    "search do don't did didn't exile shuffle put create return controls played drawn lost "
    "sacrificed"
)
_RESTRICTING: Final = re.compile(
    r"(?:blocking(?: or blocked by)?|blocked by|attacking|attached to|enchanting|equipping|for each"
    r"|other than|controlled by|exiled with"
    r"|(?:you control )?other than"
    r"|(?:(?:you|they|(?:an|your|target) opponents?|target player|that player)"
    r" (?:owns?|controls?) )?"
    r"(?:that|which|with|from|in|on|of|for each|'s a copy of)(?: .*)?)"
)
"""Words that go on describing the thing before them."""
_VERBS: Final = re.compile(
    r" (?:if|unless|until|onto|into|under|gets?|gains?|deals?|loses?|may|can't) | (?:if|unless)$"
)
"""Words that end a description."""
_MOVING: Final = (" to", " onto", " into", " under", " without", " during", " of")
_WHEN: Final = frozenset({"when", "whenever"})
_NEVER_THAT: Final = _set_of(
    "much many damage turn way amount color colors type types name kind mana number mode step "
    "phase combat size ability's life power toughness choice cost tie time"
)
_POSSESSIVES: Final = {"its": "it", "their": "they", "them": "they", "they": "they", "it": "it"}


def _is_subtype(words: list[str], at: int) -> bool:
    word = words[at]
    if not word[:1].isupper() or word in _NO_SUBTYPES or len(word) < 2:
        return False
    return (at > 0 and words[at - 1] not in (".", "\n", ":", '"', "•", "—")) or (
        at + 1 < len(words)
        and words[at + 1] in ("creature", "creatures", "card", "spell", "spells")
    )


def _noun_at(words: list[str], at: int) -> tuple[str, bool] | None:
    """The noun at a place in the singular, and whether it is plural; None if it is no noun."""
    if at >= len(words):
        return None
    word = words[at]
    low = word.lower()
    if words[at + 1 : at + 2] and words[at + 1] in ("type", "types", "name", "counter", "counters"):
        return None
    if low in _SINGULAR:
        return _SINGULAR[low], _SINGULAR[low] != low
    if low == "targets" and at and words[at - 1].lower() in (*_NUMBERS, "of", "other", "more"):
        return "target", True
    if _is_subtype(words, at):
        plural = word.endswith(("s", "Elves", "Wolves", "men")) and not word.endswith(("ss", "us"))
        return word, plural and word not in ("Plains", "Pegasus", "Homarus", "Equipment")
    return None


def _kinds(word: str) -> set[str]:
    """The nouns that speak of what a noun describes too: a Goblin is a creature."""
    if word[:1].isupper():
        if word in _LANDS:
            return {word, "land"}
        if word in _ARTIFACTS:
            return {word, "artifact"}
        if word in _ENCHANTMENTS:
            return {word, "enchantment"}
        return {word, "creature"}
    return {word}


@final
class _Phrase:
    """A noun phrase: where it begins, ends and has its last noun."""

    def __init__(self, at: int, end: int, nouns: set[str], plural: bool, head: str) -> None:
        self.at = at
        self.end = end
        self.nouns = nouns
        self.plural = plural
        self.head = head


def _phrase(words: list[str], at: int, listed: bool = True) -> _Phrase | None:
    """The noun phrase that begins at a word, after its article; None if there is none.

    ``listed``: its adjectives may be a list.
    """
    place = at
    while place < len(words):
        word = words[place]
        low = word.lower()
        if _noun_at(words, place) is not None and not (
            low in ("target",) or (low in _ADJECTIVES and low not in _SINGULAR)
        ):
            break
        fits = (
            low in _ADJECTIVES
            or low.startswith("non-")
            or re.fullmatch(r"[\dX*]+/[\dX*]+", word) is not None
            or (low in _NUMBERS and place == at)
        )
        joined = word in (",", "and", "or", "and/or") and place > at and listed
        after = place + 1
        if word == "," and words[after : after + 1] and words[after] in ("or", "and", "and/or"):
            after += 1
        if not fits and not (joined and after < len(words) and _goes_on(words, after)):
            return None
        place += 1
    nouns: set[str] = set()
    plural = False
    head = ""
    while place < len(words):
        found = _noun_at(words, place)
        if found is not None:
            nouns |= _kinds(found[0])
            head, plural = found
            place += 1
            continue
        after = place + 1
        if head and words[place] in (",", "or", "and", "and/or"):
            if words[after : after + 1] and words[after] in ("or", "and", "and/or"):
                after += 1
            while after < len(words) and words[after].lower().startswith("non"):
                after += 1
            if words[after : after + 1] == ["a"] or words[after : after + 1] == ["an"]:
                break
            here = _noun_at(words, after)
            if here is not None and (words[place] != "," or _is_listed(words, after)):
                place = after
                continue
        break
    if not head:
        return None
    if words[place : place + 1] == ["named"]:
        place += 1
        while place < len(words) and (
            words[place][:1].isupper() or words[place] in ("of", "the", "~")
        ):
            place += 1
    return _Phrase(at, place, nouns, plural, head)


def _goes_on(words: list[str], at: int) -> bool:
    return (
        words[at].lower().startswith("non-")
        or words[at].lower() in _ADJECTIVES
        or _noun_at(words, at) is not None
    )


def _is_listed(words: list[str], at: int) -> bool:
    """Whether a word after a comma belongs to a list: another comma or "or" follows soon."""
    return any(word in ("or", "and", ",") for word in words[at + 1 : at + 3])


_WHOSE: Final = (["you", "control"], ["you", "don't", "control"], ["an", "opponent", "controls"])
"""Words that tell one of two targets from the other."""


@final
class _Text:
    """One text with its mentions: an ability, or what stands in quotation marks."""

    def __init__(self) -> None:
        self.said: list[Mention] = []
        self.event: list[Mention] = []
        self.in_event = False
        self.waiting = False
        """Whether the words being read are of an event that the effect waits for."""
        self.asked = False
        """Whether the words being read only ask for something."""

    def add(self, mention: Mention) -> None:
        (self.event if self.in_event else self.said).append(mention)

    def known(self) -> list[Mention]:
        """The mentions in the order in which a pronoun takes them."""
        if self.in_event:
            return list(reversed(self.event))
        return [*reversed(self.said), *self.event]


def readings(words: list[str], spell: bool) -> list[Reading]:
    """What each pronoun of a text means, in order.

    ``spell``: of an instant or sorcery, whose lines are instructions one after the other.
    """
    return _Reader(words, spell).read()


def _are_alike(nouns: frozenset[str], things: frozenset[str] | set[str]) -> bool:
    """Whether a mention is one of the kinds of things that a noun names."""
    if "any" in nouns or ("permanent" in things and nouns & _KINDS and "card" not in nouns):
        return True
    if "spell" in nouns and "spell" not in things:
        return False
    return bool(nouns & things)


def _is_same(one: Mention, other: Mention | None) -> bool:
    """Whether two mentions are of one thing."""
    if other is None:
        return False
    return one.at == other.at or (one.kind is other.kind and one.kind in (Kind.SOURCE, Kind.HOST))


@final
class _Reader:
    def __init__(self, words: list[str], spell: bool) -> None:
        self.words = words
        self.spell = spell
        self.hand = False
        """Whether the text has spoken of a hand that is shown."""
        self.predicate = -1
        """Where what something is or becomes ended."""
        self.found: list[Reading] = []
        self.text = _Text()
        self.outer: _Text | None = None
        self.header: _Text | None = None
        """What was said before the modes."""

    def low(self, at: int) -> str:
        return self.words[at].lower() if 0 <= at < len(self.words) else ""

    def read(self) -> list[Reading]:
        at = 0
        while at < len(self.words):
            at = self._step(at)
        return self.found

    def _step(self, at: int) -> int:
        word = self.words[at]
        low = word.lower()
        if word == "\n":
            self._end_line(at)
            return at + 1
        if word == '"':
            if self.outer is None:
                self.outer, self.text = self.text, _Text()
            else:
                self.text, self.outer = self.outer, None
            return at + 1
        if word in (".", ":", "—"):
            self.text.asked = False
            if word == ".":
                self.text.in_event = self.text.waiting = False
            return at + 1
        if word == ",":
            if (self.text.in_event or self.text.waiting) and not self._lists(at):
                self.text.in_event = self.text.waiting = False
            self.text.asked = False
            return at + 1
        spent = self.words[at : at + 5] == ["If", "that", "mana", "is", "spent"]  # CR 106.6
        if spent or low in _WHEN or (low == "at" and self.low(at + 2) == "beginning"):
            self._event(at)
            return at + 1
        if low in ("if", "unless") or (low == "as" and self.low(at + 1) == "long"):
            both = self.low(at + 2) == "both"  # "if you both own and control"
            self.text.asked = not both and not self._is_of_event(at)
            return at + 1
        if word == "~":
            self.text.add(Mention(at, Kind.SOURCE, _OWN, False, False, False, at + 1))
            return at + 1
        if low == "this" and self.low(at + 1) in _THIS:
            nouns = frozenset({"~", self.low(at + 1)})
            self.text.add(Mention(at, Kind.SOURCE, nouns, False, False, False, at + 2))
            return at + 2
        if low in ("manifest", "manifests", "cloak", "cloaks"):  # CR 701.40a, 701.58a
            made = frozenset({"creature", "card", "permanent"})
            self.text.add(Mention(at, Kind.SOME, made, False, False))
            return at + 1
        if low in ("earthbend", "earthbends"):  # CR 701.66a
            self.text.add(Mention(at, Kind.TARGET, frozenset({"land"}), False, False))
            return at + 1
        if low == "hand" and {"reveals", "reveal", "look"} & set(self.words[max(0, at - 7) : at]):
            self.hand = True
            self.text.add(Mention(at, Kind.SOME, frozenset({"card"}), True, False))
            return at + 1
        if low in _POSSESSIVES:
            return self._pronoun(at)
        if low in ("that", "those"):
            return self._that(at)
        return self._described(at)

    def _end_line(self, at: int) -> None:
        """The end of a line: another ability, or a mode. CR 113.2c, 700.2."""
        if self.outer is not None:
            self.text, self.outer = self.outer, None
        if "|" in self.words[at + 2 : at + 5]:
            return  # a row of a table goes on with the text of the roll. CR 706.3
        if self.low(at + 1) == "•":
            if self.header is None:
                self.header = self.text
            self.text = _Text()
            self.text.said = list(self.header.said)
            self.text.event = list(self.header.event)
            return
        keyword = self.low(at + 2) == "—" and self.low(at + 3).startswith("{")
        if self.spell and self.header is None and not self.text.event and not keyword:
            self.text.asked = False
            return
        self.header = None
        self.text = _Text()

    def _event(self, at: int) -> None:
        """The beginning of a trigger event; one later in the text speaks of what was said too."""
        text = self.text
        if text.said or text.event:
            earlier = [*reversed(text.said), *text.event]
            text.said = []
            text.event = []
            later = _Text()
            later.event = []
            self.text = later
            self.text.said = list(reversed(earlier))
            self.text.waiting = True
            return
        text.in_event = True

    def _lists(self, at: int) -> bool:
        """Whether a comma joins the parts of a list in a trigger event."""
        after = at + 1
        if self.low(after) in ("or", "and") or self.low(after) in _WHEN:
            return True
        found = _phrase(self.words, after)
        if found is None:
            return False
        return self.low(found.end) in (",", "or") and self.low(found.end + 1) != "you"

    def _is_of_event(self, at: int) -> bool:
        """Whether what follows "if" would happen: "if a creature would die". CR 614.1."""
        for place in range(at, min(at + 30, len(self.words))):
            if self.words[place] in (",", ".", "\n"):
                return False
            if self.low(place) == "would":
                return True
        return False

    # -- mentions --------------------------------------------------------------------------------

    def _described(self, at: int) -> int:
        low = self.low(at)
        words = self.words
        if low in ("enchanted", "equipped", "fortified"):
            found = _phrase(words, at + 1)
            if found is not None and self.low(at - 1) not in ("each", "all", "an", "a", "target"):
                self._add(found, at, Kind.HOST)
                return found.end
        if low == "any" and self.low(at + 1) == "target":
            everything = frozenset({"any", "creature", "permanent", "player", "planeswalker"})
            self.text.add(Mention(at, Kind.TARGET, everything, False, False))
            return at + 2
        start = at
        kind = Kind.SOME
        while self.low(at) in ("up", "to", "any", "number", "of", "another", "other", "each", "all",
                               "one", "two", "three", "four", "five", "x", "or", "more", "a", "an",
                               "the", "target", "exactly", "third", "your"):  # fmt: skip
            if self.low(at) == "target" and self.low(at + 1) == "of":
                return at + 1
            if at == start and self.low(at) in ("to", "of", "or", "more", "number"):
                return at + 1
            if self.low(at) == "target":
                kind = Kind.TARGET
            if self.low(at) in ("each", "all") and kind is Kind.SOME:
                kind = Kind.EACH
            if self.low(at) == "number" and self.low(at - 1) == "the":
                return self._counted(at)
            at += 1
        found = _phrase(words, at, at > start)
        if found is None:
            return start + 1
        if self.low(at - 1) == "the" and at == start + 1 and found.at == at:
            back = self._definite(start, found)
            if back:
                return back
        if found.head == "player" and self.low(found.end) in ("does", "doesn't"):
            return found.end  # of those that were asked
        drawn = self.low(start - 1) in ("draw", "draws", "drew")
        if drawn and found.head == "card" and not found.plural:
            if "reveal" not in self.words[found.end : found.end + 12]:
                return found.end  # nobody sees what was drawn
        if at == start and not found.plural and found.head not in _PLAYERS:
            return start + 1
        if self.low(start - 1) in _PREDICATE and self.low(start) in ("a", "an"):
            self.predicate = found.end
            return found.end  # what a thing is or becomes is no other thing
        if self.low(start - 1) in ("or", "and") and self.predicate == start - 1:
            self.predicate = found.end
            return found.end
        if kind is Kind.SOME and at == start:
            kind = Kind.EACH
        self._other(start, at, kind, found)
        counted = (self.low(start - 1), self.low(start)) == ("for", "each")
        if counted and self.low(start - 2) not in ("", ".", "\n", ":", ","):
            return found.end
        hosting = self.low(start - 1) == "to" and self.low(start - 2) == "attached"
        if hosting and not self.text.asked and not self.text.in_event:
            return found.end  # it only says which thing is meant
        hosting = hosting or self.low(start) in ("the", "exactly", "all")
        if self.low(start) == "exactly":
            kind = Kind.EACH
        indefinite = not hosting and kind in (Kind.SOME, Kind.EACH)
        if self.text.asked and indefinite and found.head not in _PLAYERS:
            return found.end
        before = self.text.said[-1] if self.text.said else None
        if (self.low(start), self.low(start + 1)) == ("one", "of"):
            found.plural = False
        if found.head == "target":
            kind = Kind.TARGET
            found.nouns |= {"any", "creature", "permanent", "player", "planeswalker"}
        self._add(found, start, kind, each=self.low(start) == "each")
        if before is not None and not before.player:
            self._joined(before, found, start)
        return found.end

    def _other(self, start: int, at: int, kind: Kind, found: _Phrase) -> None:
        """ "Other" and "another": than the targets before, or than what the text is about.

        That is what the object is attached to, or the subject of the event, if they are of the
        same kind of things; else it is the object itself.
        """
        if found.head in _PLAYERS or {"other", "another"}.isdisjoint(self.words[start:at]):
            return
        place = next(one for one in range(start, at) if self.low(one) in ("other", "another"))
        things = found.nouns & _KINDS
        than: Mention | None = None
        if kind is Kind.TARGET or not self.text.in_event:
            said = [*self.text.event, *self.text.said]
            if kind is Kind.TARGET:
                said = [one for one in said if one.kind is Kind.TARGET]
            for mention in said:
                if mention.player or mention.kind not in _SPOKEN_OF or mention.each:
                    continue
                if mention.kind is Kind.EVENT and mention is not self.text.event[0]:
                    continue
                if mention.kind is Kind.EVENT and (mention.plural or self._is_another(mention)):
                    continue
                if _are_alike(mention.nouns, things):
                    than = mention
                    break
        elif self.low(start - 1) == "or" and self.text.event:
            last = self.text.event[-1]
            than = last if last.kind is Kind.HOST else None
        if self.low(start - 1) == "than":  # "its power is greater than each other creature's"
            one = [m for m in self.text.known() if not m.player and not m.plural]
            than = one[0] if one else than
        if "spell" in self.words[max(0, start - 3) : start] and self.low(start - 1) == "for":
            # "Copies that spell for each other creature" than those that it targets.
            than = next((one for one in self.text.event if "spell" in one.nouns), than)
        own = Mention(place, Kind.SOURCE, _OWN, False, False)
        self.found.append(Reading(place, "other", than or own))

    def _is_another(self, mention: Mention) -> bool:
        return self.low(mention.at) in ("another", "other")

    def _definite(self, start: int, found: _Phrase) -> int:
        """ "The player" and "the creature", if they go back to something; where they end."""
        after = self.low(found.end)
        if found.end != start + 2 or after in ("with", "of", "that", "named", "from", "in", "'s"):
            return 0
        meant = self._whose(found) or self._named(start, found.head, False, None)
        if meant is None or found.head not in ("player", "creature", "artifact", "land"):
            return 0
        self.found.append(Reading(start, f"the {found.head}", meant))
        self.text.add(self._again(meant, start, meant.nouns, False))
        return found.end

    def _whose(self, found: _Phrase) -> Mention | None:
        """The target that is described as "the creature you control" says."""
        for said in _WHOSE:
            if self.words[found.end : found.end + len(said)] != said:
                continue
            for mention in self.text.known():
                alike = mention.end and self.words[mention.end : mention.end + len(said)] == said
                if alike and mention.kind is Kind.TARGET and found.head in mention.nouns:
                    return mention
        return None

    def _joined(self, before: Mention, found: _Phrase, start: int) -> None:
        """Two things named one after the other, which are several; and what something copies."""
        text = self.text
        copying = self.low(start - 1) == "of" and self.low(start - 2) in ("copy", "copies")
        if copying and "token" in before.nouns:
            text.said.append(before)  # the text is about the token
        link = [word for word in self.words[before.end : start] if word != ","]
        described = link[:1] and link[0] in ("from", "in", "you", "that", "with", "on")
        both = link in (["and"], ["and/or"], ["and", "/", "or"]) or (
            described and link[-1] == "and" and "." not in link
        )
        if both and found.head not in _PLAYERS:
            nouns = before.nouns | found.nouns
            text.said.append(Mention(before.at, before.kind, nouns, True, False, False, found.end))

    def _counted(self, at: int) -> int:
        """What is counted: "the number of creatures you control"."""
        if self.low(at + 1) != "of":
            return at + 1
        place = at + 2
        while self.low(place) in ("other", "different"):
            place += 1
        found = _phrase(self.words, place)
        return at + 2 if found is None else found.end

    def _add(self, found: _Phrase, start: int, kind: Kind, each: bool = False) -> None:
        player = found.head in _PLAYERS
        if (self.text.in_event or self.text.waiting) and kind is Kind.SOME:
            kind = Kind.EVENT
        nouns = frozenset(found.nouns)
        event = self.text.event
        if self.text.in_event and event and self.low(start - 1) == "or" and not player:
            if event[-1].end == start - 1 and event[-1].plural == found.plural:
                nouns |= event.pop().nouns  # whichever of the two it was
                kind = Kind.EVENT
        self.text.add(Mention(start, kind, nouns, found.plural, player, each, found.end))

    # -- pronouns --------------------------------------------------------------------------------

    def _pronoun(self, at: int) -> int:
        low = self.low(at)
        plain = _POSSESSIVES[low]
        if low == "it" and self._is_about_turns(at + 1):
            return at + 1
        things = (low == "they" and self._is_done_by_things(at + 1)) or (
            low == "them" and self.low(at - 1) not in ("to", "by", "than", "from", "with")
        )
        person = (low == "their" and self.low(at + 1) in _OF_PLAYERS) or (
            low == "they" and self.low(at + 1) in _DONE_BY_PLAYERS and not things
        )
        if low == "it" and self.low(at - 1) == "from" and self.hand:
            return at + 1  # the hand
        subject = self._subject(at) if low in ("it", "them") else None
        asks_card = (
            low == "it"
            and self.low(at + 1) in ("is", "was", "'s")
            and ("card" in self.words[at + 2 : at + 6])
        )
        meant = self._by_verb(at) if low == "it" else None
        for mention in self.text.known() if meant is None else ():
            if _is_same(mention, subject) or self._describes(mention, at):
                continue
            if things and mention.player:
                continue
            if mention.end == at and self.low(at + 2) in ("blocking", "blocked"):
                continue  # "target creature it's blocking" is not the one that blocks
            if asks_card and "token" in mention.nouns:
                continue  # a token is no card (CR 111.6)
            if low == "they" and mention.kind is Kind.OWNER and self._is_whose(mention):
                continue  # "its owner's hand" doesn't speak of the owner
            if plain == "it" and not mention.player and not mention.plural:
                meant = mention
                break
            if plain == "they" and (mention.player or (mention.plural and not person)):
                meant = mention
                break
        self.found.append(Reading(at, low, meant))
        self._some_of(at, meant)
        owned = _phrase(self.words, at + 1, False) if low in ("its", "their") else None
        if owned is not None and not owned.nouns & _PLAYERS and not owned.plural:
            self._add(owned, at, Kind.SOME)
            return owned.end
        if low in ("its", "their") and self.low(at + 1) in ("controller", "owner"):
            self.text.add(Mention(at, Kind.OWNER, frozenset({"player"}), False, True))
            return at + 2
        if low == "their" and self.low(at + 1) in ("controllers", "owners"):
            self.text.add(Mention(at, Kind.OWNER, frozenset({"player"}), True, True))
            return at + 2
        return at + 1

    def _is_about_turns(self, at: int) -> bool:
        """Whether "it" names nothing: "it's your turn", "it's the first combat phase"."""
        if self.low(at) != "'s":
            return False
        at += 2 if self.low(at + 1) == "not" else 1
        is_first = self.low(at) == "the" and self.low(at + 1) == "first"
        return (
            is_first
            or self.low(at) == "your"
            or "turn" in [self.low(at + more) for more in range(1, 4)]
        )

    def _is_whose(self, owner: Mention) -> bool:
        """Whether an owner is named only to say whose a zone is: "its owner's hand"."""
        return self.low(owner.at) in ("its", "their") and self.low(owner.at + 2) == "'s"

    def _is_done_by_things(self, at: int) -> bool:
        """Whether the verb after "they" says what only objects do: "they gain haste"."""
        verb, after = self.low(at), self.low(at + 1)
        if verb in ("gain", "lose"):
            return not (after.isdigit() or after in ("x", "that", "life", "half", "the"))
        if verb == "don't":
            return after == "untap"
        return verb in ("can't", "are", "'re", "become", "enter", "get", "deal", "still", "fight")

    def _by_verb(self, at: int) -> Mention | None:
        """What "it" is by its verb: what was kicked is a spell, and what deals damage in place of
        damage said before is what dealt that. CR 702.33d, 608.2c.
        """
        known = self.text.known()
        if self.low(at + 1) in ("was", "wasn't") and self.low(at + 2) in ("kicked", "bargained"):
            spells = [one for one in known if "spell" in one.nouns and one.kind is not Kind.SOURCE]
            own = [one for one in known if one.kind is Kind.SOURCE]
            return spells[0] if spells else own[0] if own else None
        if self.low(at + 1) == "deals":
            dealing = [one for one in known if one.end and self.low(one.end) == "deals"]
            return dealing[0] if dealing and not dealing[0].player else None
        return None

    def _again(self, meant: Mention, at: int, nouns: frozenset[str], plural: bool) -> Mention:
        return Mention(meant.at, meant.kind, nouns, plural, meant.player, meant.each, 0, at)

    def _some_of(self, at: int, meant: Mention | None) -> None:
        """ "One of them" is a thing by itself."""
        if meant is not None and meant.plural and self.low(at - 1) == "of":
            if self.low(at - 2) in ("one", "each"):
                self.text.add(Mention(at - 2, Kind.SOME, meant.nouns, False, meant.player))

    def _describes(self, mention: Mention, at: int) -> bool:
        """Whether a word is within the description of a thing, which can't be that thing."""
        if not mention.end or mention.end > at or mention.kind is Kind.SOURCE:
            return False
        between = " ".join(self.words[mention.end : at])
        if any(sign in between for sign in (",", ".", ":", '"', "\n")):
            return False
        if between.endswith(_MOVING) and not between.endswith(("equal to", "attached to")):
            return False
        if _VERBS.search(f" {between}") and not between.startswith("for each"):
            return False
        return _RESTRICTING.fullmatch(between) is not None and " and " not in f"{between} "

    def _subject(self, at: int) -> Mention | None:
        """The subject of the clause, if a word is an object of its verb: not "itself"."""
        before, earlier = self.low(at - 1), self.low(at - 2)
        if before not in ("to", "block", "blocks", "fight", "fights", "of"):
            return None
        if before == "of" and earlier not in ("copy", "copies"):
            return None
        if before == "to" and earlier in ("equal", "up"):
            return None
        if before == "to" and earlier == "attached":
            near = self.words[max(0, at - 16) : at]
            placed = "onto" in near or "create" in near or "Create" in near
            return self.text.said[-1] if placed and self.text.said else None
        start = at
        while start > 0 and self.words[start - 1] not in (",", ".", ":", "\n", '"', "—", "•"):
            start -= 1
            if self.low(start) in ("then", "and", "have", "may"):
                break
        for mention in [*self.text.event, *self.text.said]:
            if start <= mention.here < at:
                return mention
        return None

    def _that(self, at: int) -> int:
        if self.low(at + 1) in _NEVER_THAT:
            return at + 2
        noun = _noun_at(self.words, at + 1)
        plural = self.low(at) == "those"
        if noun is None or noun[1] != plural:
            return at + 1
        found = _phrase(self.words, at + 1)
        assert found is not None
        meant = self._target_of_both(found.nouns) or self._named(
            at, found.head, plural, self._subject(at)
        )
        self.found.append(Reading(at, f"{self.low(at)} {self.low(found.end - 1)}", meant))
        if meant is not None:
            nouns = meant.nouns | {found.head}
            before = self.text.said[-1] if self.text.said else None
            self.text.add(self._again(meant, at, nouns, plural))
            copying = self.low(at - 1) == "of" and self.low(at - 2) in ("copy", "copies")
            if copying and before is not None and "token" in before.nouns:
                self.text.said.append(before)
            self._some_of(at, meant)
        if self.low(found.end) == "'s" and self.low(found.end + 1) in ("controller", "owner"):
            self.text.add(Mention(at, Kind.OWNER, frozenset({"player"}), False, True))
            return found.end + 2
        return found.end

    def _target_of_both(self, nouns: set[str]) -> Mention | None:
        """The target that is a player or an object: "that permanent or player"."""
        if not nouns & _PLAYERS or nouns <= _PLAYERS:
            return None
        for mention in self.text.known():
            if mention.kind is Kind.TARGET and mention.nouns & _PLAYERS:
                if mention.nouns & {"any", "target"} or not mention.nouns <= _PLAYERS:
                    return mention
        return None

    def _named(self, at: int, head: str, plural: bool, subject: Mention | None) -> Mention | None:
        """The latest mention that a noun can speak of."""
        known = [
            one
            for one in self.text.known()
            if not _is_same(one, subject) and not self._describes(one, at)
        ]
        if head == "card":  # what was exiled is a card then
            for mention in reversed(self.text.said):
                done = self.low(mention.at - 1) in ("exile", "sacrifice", "destroy")
                fits = mention.plural == plural and mention.kind is not Kind.SOURCE
                if (done or "card" in mention.nouns) and fits and not mention.player:
                    return mention
        for mention in known:
            if head in ("player", "opponent"):
                if mention.player and (mention.plural == plural or mention.each):
                    return mention
                continue
            if mention.player or (mention.plural != plural and not (plural and mention.each)):
                continue
            if head in mention.nouns and mention.kind is not Kind.SOURCE:
                return self._not_by_name(mention, head)
            if (
                head == "permanent"
                and mention.nouns
                & {"creature", "artifact", "enchantment", "land", "planeswalker", "token"}
                and "card" not in mention.nouns
            ):
                return mention
        if head == "card":
            for mention in known:
                if mention.player or mention.plural != plural or mention.kind is Kind.SOURCE:
                    continue
                if "token" not in mention.nouns:  # CR 111.6
                    return mention
        if plural:  # what was found or targeted for each of several
            for mention in known:
                if not mention.player and mention.kind in _FOR_EACH and head in mention.nouns:
                    return mention
        for mention in known:  # a card that was put onto the battlefield
            if not mention.player and mention.plural == plural and mention.nouns & _WAS_CARD:
                return mention
        return None

    def _not_by_name(self, found: Mention, head: str) -> Mention:
        """Of an event's two objects the one that isn't called otherwise."""
        if found.kind is not Kind.HOST or found not in self.text.event:
            return found
        for mention in self.text.event:
            if mention is not found and not mention.player and head in mention.nouns:
                return mention
        return found

"""Brings Oracle text into its normal form: no reminder text, own name as ``~``, present wording.
CR 201.5, 207.2.
"""

from __future__ import annotations

import re
from typing import Final

from jajna.oracle.source import FaceData
from jajna.subtypes import ALL_SUBTYPES
from jajna.text.own_names import before_epithet

__all__ = ["is_station_card", "normal_lines", "short_name"]

_REMINDER: Final = re.compile(r" ?\([^()]*\)")
_ENTERS: Final = re.compile(r"\b([Ee]nter(?:s|ed|ing)?) the battlefield\b")
_SPANISH_ENTERS: Final = re.compile(r"\b([Ee]ntr(?:e|en|a|an|ar|ó|aron)) al campo de batalla\b")
_YOURS: Final = re.compile(
    r"\b([Ww]hen(?:ever)? (?:you [^,.:\"]*? or )?(?:a|an|another|one or more|~ or another)"
    r" [^,.:\"]*?) you control"
    r"( (?:with|named|that)\b[^,.:\"]*?)? (enters?)(?=,| or an?(?:other)? )"
)
"""Trigger events with "you control", the wording since 2024; "under your control" before."""
_ENDS_WITHIN: Final = re.compile(r',"(?= (?:and|where)\b)')
"""The end of a quoted ability that isn't the last of three things that an object has."""
_BARE_WARD: Final = re.compile(r'\b(have|has|gains?) ward—([^."]+)\.')
"""Ward for a cost that is a sentence of its own, which stands in quotation marks."""
_FIRST_MAIN: Final = re.compile(r"\bprecombat (?=main phase)")
_SHORT_BOTTOM: Final = "bottom in a random order"
"""Where the rest of the cards of your library are put, since 2023 on some cards."""
_YOUR_TURN: Final = re.compile(
    r"^((?:[^,.]* — )?)During your turn, (?=[^,.:]* (?:has|have|gets?) )"
)
"""The start of static abilities since 2024; it was "as long as it's your turn" before."""
_YOUR_TURN_AND: Final = re.compile(r"^((?:[^,.]* — )?)During your turn, as long as ")
"""The start of those with a further condition."""
_THIS: Final = (
    "creature", "land", "artifact", "enchantment", "Aura", "Equipment", "Vehicle", "permanent",
    "planeswalker", "token", "Saga", "Class", "card", "battle", "Siege", "Fortification", "Case",
    "Room", "Spacecraft", "scheme", "conspiracy",
)  # fmt: skip
_ESTE: Final = (
    "esta criatura", "esta tierra", "este artefacto", "este encantamiento", "esta aura",
    "este equipo", "este vehículo", "este permanente", "este planeswalker", "esta ficha",
    "esta saga", "esta clase", "este caso", "esta fortificación", "esta batalla", "este plan",
    "esta conspiración",
)  # fmt: skip
_CARD: Final = (
    r"esta carta(?= (?:de|desde) tu \w)", r"(?<=descarta )esta carta", r"(?<=descartes )esta carta",
    r"(?<=cicles )esta carta",
)  # fmt: skip
"""The places where "esta carta" is the card itself, not one that was cast."""
_SPANISH_THIS: Final = re.compile(r"\b(?:" + "|".join([*_ESTE, *_CARD]) + r")\b", re.IGNORECASE)
_THIS_PATTERN: Final = re.compile(r"\b[Tt]his (" + "|".join(_THIS) + r")\b(?! type)")


def _as_before_2024(line: str) -> str:
    """The line with the wording of before 2024."""
    line = _YOURS.sub(r"\1\2 \3 under your control", line)
    line = _FIRST_MAIN.sub("first ", line)
    line = line.replace(_SHORT_BOTTOM, "bottom of your library in a random order")
    line = _ENDS_WITHIN.sub('.",', line)
    line = _BARE_WARD.sub(r'\1 "Ward—\2."', line)
    line = _YOUR_TURN_AND.sub(r"\1As long as it's your turn and ", line)
    return _YOUR_TURN.sub(r"\1As long as it's your turn, ", line)


_PERSON: Final = re.compile(
    r"\b(?:he|she|him|his|himself|herself|"
    r"her(?P<of> (?=(?:[a-z-]+ )?(?:power|toughness|loyalty|owner|controller|name|base|mana"
    r"|counters|cost)\b))?)(?P<is>'s)?\b",
    re.IGNORECASE,
)
"""A pronoun for a person: the legendary object itself, since all others are "it" or "they"."""
_THINGS: Final = re.compile(
    r"\b(?:it|its|them|they|that(?! damage| many| much| player)|those|card|creature|permanent|spell"
    r"|token|artifact|enchantment|land|planeswalker|ability|one)s?\b|(?<=[a-z,] )[A-Z][a-z]|@"
)
"""Words that "it" could stand for besides the object itself."""


_NO_THING: Final = re.compile(r"\b(?:it's your turn|one or more [a-z]+ counters)\b")
"""Words that sound like those but name no single object."""
_SEVERAL_NAMED: Final = re.compile(r" (?:and|&) |^The \w+s$")
"""What makes a name one of several persons, of whom some texts speak in the plural."""
_THEIR_VERB: Final = re.compile(r"(?<!have )(?<!has )~ ([a-z]+(?<!s)|do|have)\b(?=[ ,.])")
"""The verb after such a name."""
_THEIR_VERBS: Final = {
    "are": "is", "attack": "attacks", "become": "becomes", "block": "blocks", "deal": "deals",
    "die": "dies", "do": "does", "enter": "enters", "fight": "fights", "gain": "gains",
    "get": "gets", "have": "has", "leave": "leaves", "lose": "loses", "mutate": "mutates",
    "transform": "transforms", "were": "was",
}  # fmt: skip
_THEY: Final = re.compile(
    r"\b(they were|they are|they're|they have|they|them|their)\b", re.IGNORECASE
)
_SAID_OF_ONE: Final = {
    "they were": "it was", "they are": "it is", "they're": "it's", "they have": "it has",
    "they": "it", "them": "it", "their": "its",
}  # fmt: skip
_MORE_THAN_ONE: Final = re.compile(r"\b(?:players?|opponents?|owners?|controllers?)\b")
"""Words besides ``_THINGS`` that "they" could stand for."""


def _in_the_singular(line: str, data: FaceData) -> str:
    """The line with the verbs and pronouns for an object that has the name of several persons
    as those for one object. CR 201.5.
    """
    if _SEVERAL_NAMED.search(data.name.partition(",")[0]) is None:
        return line
    parts = _THEIR_VERB.sub(_their_verb, line).split('"')
    for number in range(0, len(parts), 2):
        made = ""
        end = 0
        for found in _THEY.finditer(parts[number]):
            spoken = '"'.join([*parts[:number], parts[number][: found.start()]])
            spoken = spoken.partition(" — ")[2] or spoken
            made += parts[number][end : found.start()]
            end = found.end()
            other = _THINGS.search(spoken) or _MORE_THAN_ONE.search(spoken)
            said = found[0] if other else _SAID_OF_ONE[found[0].lower()]
            made += said[0].upper() + said[1:] if found[0][0].isupper() else said
        parts[number] = made + parts[number][end:]
    return '"'.join(parts)


def _their_verb(found: re.Match[str]) -> str:
    return f"~ {_THEIR_VERBS.get(found[1], found[1])}"


def _without_persons(line: str) -> str:
    """The line with the pronouns for the object itself as a person in other words. CR 201.5.

    They are "it" where nothing else was spoken of before, and ``~`` where "it" could be another.
    """
    parts = line.split('"')
    for number in range(0, len(parts), 2):
        made = ""
        end = 0
        for found in _PERSON.finditer(parts[number]):
            made += parts[number][end : found.start()]
            end = found.end()
            word = found[0].lower().removesuffix("'s").strip()
            owning = word == "his" or found["of"] is not None
            spoken = '"'.join([*parts[:number], parts[number][: found.start()]])
            spoken = spoken.partition(" — ")[2] or spoken
            plain = _THINGS.search(_NO_THING.sub("", spoken)) is None
            said = ("its" if owning else "it") if plain else ("~'s" if owning else "~")
            if word in ("himself", "herself"):
                said = "itself" if plain else "~"
            if found["is"] is not None:
                said += "'s" if plain else " is"
            if found[0][0].isupper():
                said = said[0].upper() + said[1:]
            made += said + (" " if found["of"] is not None else "")
        parts[number] = made + parts[number][end:]
    return '"'.join(parts)


_ANCHORS: Final = re.compile(r"\b(?:choose|elige) [A-Z]\w+ (?:or|o) [A-Z]\w+\.$")
"""The end of a line that lets one of two anchor words be chosen. CR 614.12c."""

_PAWPRINTS: Final = re.compile(r"(?:\{P\})+ — ")
"""The beginning of a mode with pawprint symbols. CR 107.18."""

_SENTENCE: Final = re.compile(r"[.:\"]")
"""Signs that no line of keywords has; between keywords, a semicolon is a comma."""


def normal_lines(data: FaceData, language: str = "en") -> list[str]:
    """The lines of a face in their normal form, as a list; modes stay on the line above them.

    ``language`` is that of the text, "en" or "es".
    """
    text = data.text.replace("’", "'").replace("−", "−")
    lines: list[str] = []
    stationed = is_station_card(data)
    for line in text.split("\n"):
        bare = _REMINDER.sub("", line).strip()
        if not bare:
            continue
        if bare.startswith("+ {"):  # CR 702.172b
            bare = "•" + bare[1:]
        if _PAWPRINTS.match(bare):  # CR 700.2i
            bare = "• " + bare
        bare = _without_name(bare, data, language)
        bare = (_ENTERS if language == "en" else _SPANISH_ENTERS).sub(r"\1", bare)
        if language == "en":
            if "Legendary" in data.supertypes:
                bare = _without_persons(_in_the_singular(bare, data))
            bare = _as_before_2024(bare)
        if not _SENTENCE.search(bare):
            bare = bare.replace(";", ",")
        bare = bare.replace('"bands with', '"Bands with')
        if bare.startswith("• ") and any(_ANCHORS.search(one) for one in lines):
            bare = bare.removeprefix("• ")  # CR 614.12c: these are abilities, not modes
        if "Class" in data.subtypes and (bar := _LEVEL_SECTION.fullmatch(bare)):
            lines.append(f"{bar[1]}\n• {bar[2]}")
        elif lines and (bare.startswith("•") or _is_instead(bare, data, lines[-1])):
            lines[-1] += "\n" + bare
        elif stationed and _STATION_SYMBOL.match(bare):
            lines.append(_with_bullet(bare))
        elif lines and ((stationed and _STATION_SYMBOL.match(lines[-1])) or _ROW.match(bare)):
            lines[-1] += "\n• " + bare
        elif lines and _LEVEL.match(lines[-1]) and not _LEVEL.match(bare):
            lines[-1] += f" {bare}" if _STATS.fullmatch(bare) else f"\n• {bare}"
        elif lines and _LEVEL_BAR.match(lines[-1]) and not _LEVEL_BAR.match(bare):
            lines[-1] += "\n• " + bare
        else:
            lines.append(bare)
    if stationed and data.power and _STATION_SYMBOL.match(lines[-1]):
        first, mark, rest = lines[-1].partition("\n•")
        lines[-1] = f"{first} {data.power}/{data.toughness}{mark}{rest}"
    return lines


def is_station_card(data: FaceData) -> bool:
    """Whether station symbols stand in the text box. CR 702.184b, 721.1."""
    return _STATION_LINE.search(data.text) is not None


def _with_bullet(line: str) -> str:
    """A line that begins with a station symbol, with its ability after a bullet."""
    symbol, _, ability = line.partition("| ")
    return f"{symbol}|\n• {ability}"


def _is_instead(line: str, data: FaceData, before: str) -> bool:
    """Whether a spell's paragraph is one sentence that replaces an instruction before it.
    CR 608.2c.

    Such a paragraph stays on the line before it.
    """
    spell = "Instant" in data.types or "Sorcery" in data.types
    if not spell or not before.endswith("."):
        return False
    return _INSTEAD.fullmatch(line) is not None and _WOULD.search(line) is None


_INSTEAD: Final = re.compile(r"[^.]*\b(?:instead|[Ee]n (?:vez|lugar) de eso)\b[^.]*\.")
_WOULD: Final = re.compile(
    r"\binstead of\b|\bwould\b(?! be dealt this turn)|(?<!\bque se )(?<!\bque se te )\bfuera\b"
)
"""Words of replacement effects, which replace events instead of instructions. CR 614.1a."""
_ROW: Final = re.compile(r"\d+(?:—\d+|\+)? \|")
"""The beginning of a row of a results table, which stays on the line of the roll. CR 706.3."""
_STATION_SYMBOL: Final = re.compile(r"\d+\+ \|")
"""A station symbol; the power and toughness of the card belong to the last. CR 721.2."""
_STATION_LINE: Final = re.compile(r"^(?:Station|Estación)(?: \(|$)", re.MULTILINE)
_LEVEL: Final = re.compile(r"(?:LEVEL|NIVEL) ")
"""The beginning of a level symbol's line. CR 711.2."""
_LEVEL_BAR: Final = re.compile(r"[^:]*: (?:Level|Nivel) \d+$", re.MULTILINE)
"""A class level bar; the abilities of its section get bullets. CR 716.2."""
_LEVEL_SECTION: Final = re.compile(r"([^:]*: (?:Level|Nivel) \d+) — (.*)")
"""A class level bar on one line with the only ability of its section. CR 716.2."""
_STATS: Final = re.compile(r"\d+/\d+")
"""The power and toughness of a level, which stay on its line; its abilities get bullets."""


_GIVEN_TO_ITSELF: Final = re.compile(
    r"(?:~|(?:[Aa]s long as|[Ii]f) ~ [^.]*, it)"
    r" (?:gets|has|gains|loses|enters(?: the battlefield)? with|escapes with)((?: [^\s.]+)*) ?$"
)
"""Words before a quotation that give the quoted ability to the object itself."""
_CREATED: Final = re.compile(r"\b[Cc]reates? ([A-Z][^,\"]*), a legendary ")
"""The name of the only token that is created, which speaks of itself by it. CR 201.5."""
_OTHERS: Final = re.compile(r"\b(?:creatures?|permanents?|lands?|players?|spells?|you|tokens?)\b")


def _is_given_to_itself(before: str) -> bool:
    """Whether the words before a quotation give its ability to the object itself. CR 201.5.

    In such a quotation the object's name is the same as "this creature".
    """
    found = _GIVEN_TO_ITSELF.search(before)
    return found is not None and not _OTHERS.search(found[1])


def _without_name(line: str, data: FaceData, language: str) -> str:
    """The line with its own name as ``~``, or as ``@`` within quotation marks.

    "This creature" in a quotation is another object, unless the object itself has the ability.
    """
    parts = line.split('"')
    made: list[str] = []
    if (created := _CREATED.search(parts[0])) is not None:
        own = rf"\b{re.escape(created[1])}\b"
        parts[1::2] = [re.sub(own, "~", part) for part in parts[1::2]]
    for number, part in enumerate(parts):
        quoted = number % 2 == 1 and not _is_given_to_itself(made[-1])
        part = _replace_names(part, data, "@" if quoted else "~")
        this = _THIS_PATTERN if language == "en" else _SPANISH_THIS
        made.append(this.sub("~", part))
    return '"'.join(made)


def _replace_names(text: str, data: FaceData, mark: str) -> str:
    """The text with a mark for each own name; a word before "target" is a verb, not a name."""
    names = [data.name]
    short = short_name(data)
    if short:
        names.append(short)
    named = [*_OTHER_CARD.findall(text), *_NAMED_TOKEN.findall(text)]
    others = [one for one in named if one not in names]
    for number, other in enumerate(others):
        text = text.replace(f"named {other}", f"named \0{number}\0")
    created = _CREATED.search(text)
    token = created[1] if created is not None and created[1] not in names else ""
    if token:
        text = text.replace(token, _TOKEN)
    for name in names:
        pattern = r"(?<![A-Za-z])" + re.escape(name) + r"(?! target\b)(?![A-Za-z])"
        if name in ALL_SUBTYPES:  # "each other attacking Aurochs" isn't the object itself
            pattern = r"(?<!attacking )(?<!Target )" + pattern
        text = re.sub(pattern, mark, text)
    for number, other in enumerate(others):
        text = text.replace(f"named \0{number}\0", f"named {other}")
    return text.replace(_TOKEN, token)


_TOKEN: Final = "\0token\0"
"""What stands for the name of a created token, which may have the own name in it."""


_OTHER_CARD: Final = re.compile(r"\bcard named ([A-Z][\w'-]*(?: (?:of|the) [A-Z][\w'-]*)+)")
"""Another card whose name may have the own name in it: "a card named Hammer of Nazahn"."""


_NAMED_TOKEN: Final = re.compile(
    r"\btokens? named ((?:[A-Z][\w'-]*|of|the)(?: (?:[A-Z][\w'-]*|of|the))*)"
)
"""Tokens whose name may have the own name in it: "tokens named Koma's Coil"."""


def short_name(data: FaceData) -> str:
    """A legendary permanent's short name, the part before a comma, "the" or "of"; "" if none."""
    if "Legendary" not in data.supertypes:
        return ""
    before = before_epithet(data.name, "en")
    if before != data.name:
        return before
    words = data.name.split(" ")
    text = data.text.replace(data.name, "")
    for count in range(len(words) - 1, 0, -1):  # "King Darien" of "King Darien XLVIII"
        first = " ".join(words[:count])
        if first not in ("The", *ALL_SUBTYPES) and re.search(rf"\b{re.escape(first)}\b", text):
            return first
    return ""

"""The judge's page and the handbook, as pages ask for them.

Scenarios are played in a process of their own (``web.judging``), which is ended where one takes
too long; the handbook and the glossary are told here.
"""

from __future__ import annotations

import re
from typing import Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from jajna.era import ERAS as ERAS_BY_NAME
from jajna.errors import JajnaError
from jajna.glossary import (
    CURRENT_ERA,
    ERAS,
    Page,
    Section,
    Term,
    chapter_of,
    chapters,
    find_sections,
    links,
    pages_about,
    pages_of,
    sections,
    terms,
    terms_in,
)
from jajna.messages import Message
from jajna.text.catalogue import Language, language
from jajna.text.messages import error_text, worded
from jajna.text.rule_numbers import numbers
from jajna.web import puzzles
from jajna.web.exchange import as_json, language_of, posted, refused
from jajna.web.judging import BoardWanted, Failed, Lessons, LessonWanted, Ran, work
from jajna.web.lookups import Said
from jajna.web.puzzles import PuzzleShown, PuzzleWanted
from jajna.web.workshop import Workshop

__all__ = ["Handbook", "Labs", "RuleShown", "ScenarioWanted"]

SECONDS: Final = 10.0
"""Most seconds that a text of scenarios may take."""
MOST_LETTERS: Final = 20_000
"""Of a text of scenarios."""
RULE: Final = re.compile(r"\d(?:\d{2}(?:\.\d{1,3}[a-z]?)?)?")
"""The number of a chapter, a section or a rule."""


class ScenarioWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of scenarios, as ``BoardWanted``."""

    text: str
    line: int = 0
    thing: int = -1


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a text; with a ``term`` it leads to that of the glossary."""

    text: str
    term: str = ""


class PageShown(msgspec.Struct, frozen=True):
    """A page of the handbook: its paragraphs, and the sections that say it in full."""

    id: str
    title: str
    paragraphs: list[list[Part]]
    sections: list[tuple[str, str]]
    pages: list[str]


class TermShown(msgspec.Struct, frozen=True):
    """A term of the glossary: what it means today, and meant in other eras."""

    id: str
    name: str
    other: str
    """What it is called in the other language."""
    aliases: list[str]
    text: list[Part]
    rules: list[tuple[str, str]]
    """Its rules by the era of the edition."""
    wordings: list[tuple[str, str]]
    """What was different, by eras."""
    related: list[tuple[str, str]]
    cards: list[str]


class Handbook(msgspec.Struct, frozen=True):
    """The whole handbook with its glossary, and the sections of the rules by number."""

    chapters: list[PageShown]
    pages: list[PageShown]
    terms: list[TermShown]
    sections: list[tuple[str, str]]


class RuleShown(msgspec.Struct, frozen=True):
    """What is known of a number of the rules, in our own words."""

    number: str
    section: tuple[str, str]
    chapter: tuple[str, str]
    editions: list[tuple[str, str]]
    """Its number by the era of the edition, "" where there is no such rule."""
    inside: list[tuple[str, str]]
    pages: list[tuple[str, str]]
    terms: list[tuple[str, str, str]]
    """Terms with what they mean."""
    lessons: list[tuple[str, int, str]]
    """Questions of the practice class: the topic, the place in it, and what is asked."""


@final
class Labs:
    """The routes for scenarios, the practice class, handbook and glossary."""

    def __init__(self, workshop: Workshop | None = None) -> None:
        self.workshop = workshop or Workshop(work, SECONDS)
        self.puzzles = Workshop(puzzles.work, SECONDS)
        self._classes: dict[str, bytes] = {}
        self._books: dict[str, Response] = {}

    def routes(self) -> list[BaseRoute]:
        """What pages can ask."""
        return [
            Route("/api/judge/run", self.run, methods=["POST"]),
            Route("/api/judge/class", self.lessons, methods=["GET"]),
            Route("/api/puzzles/play", self.puzzle, methods=["POST"]),
            Route("/api/handbook", self.handbook, methods=["GET"]),
            Route("/api/rules/{number}", self.rule, methods=["GET"]),
        ]

    async def run(self, request: Request) -> Response:
        """What comes of a text of scenarios, and the board at one of its steps."""
        wish = await posted(request, ScenarioWanted)
        if isinstance(wish, Response):
            return wish
        code = language_of(request)
        if len(wish.text) > MOST_LETTERS:
            why = Message("a text of scenarios can have {most} letters", most=MOST_LETTERS)
            return refused(worded(why, code))
        wanted = BoardWanted(wish.text, wish.line, wish.thing, code)
        try:
            content = await self.workshop.do(msgspec.msgpack.encode(wanted), "")
        except JajnaError as error:
            return refused(error_text(error, code))
        told = msgspec.json.decode(content, type=Ran | Said | Failed)
        if isinstance(told, Failed):
            return refused(told.why)
        return Response(content, media_type="application/json")

    async def puzzle(self, request: Request) -> Response:
        """A puzzle after some answers, and what comes of another."""
        wish = await posted(request, PuzzleWanted)
        if isinstance(wish, Response):
            return wish
        code = language_of(request)
        wanted = msgspec.structs.replace(wish, language=code)
        try:
            content = await self.puzzles.do(msgspec.msgpack.encode(wanted), "")
        except JajnaError as error:
            return refused(error_text(error, code))
        told = msgspec.json.decode(content, type=PuzzleShown | Said | Failed)
        if isinstance(told, Failed):
            return refused(told.why)
        return Response(content, media_type="application/json")

    async def lessons(self, request: Request) -> Response:
        """The practice class."""
        code = language_of(request)
        try:
            return Response(await self._class(code), media_type="application/json")
        except JajnaError as error:
            return refused(error_text(error, code))

    async def handbook(self, request: Request) -> Response:
        """The handbook and the glossary."""
        code = language_of(request)
        if code not in self._books:
            self._books[code] = as_json(_book(language(code)))
        return self._books[code]

    async def rule(self, request: Request) -> Response:
        """What is known of a number of the rules."""
        code, number = language_of(request), request.path_params["number"]
        found = find_sections(number) if RULE.fullmatch(number) else ()
        if not found:
            return refused(worded(Message("there is no rule {number}", number=number), code), 404)
        try:
            topics = msgspec.json.decode(await self._class(code), type=Lessons).topics
        except JajnaError as error:
            return refused(error_text(error, code))
        asked = [
            (topic.id, place, one.ask)
            for topic in topics
            for place, one in enumerate(topic.lessons, 1)
            if any(_is_within(rule, number) for rule in one.rules)
        ]
        return as_json(_rule(number, found[0], language(code), asked))

    async def _class(self, code: str) -> bytes:
        if code not in self._classes:
            wanted = msgspec.msgpack.encode(LessonWanted(code))
            self._classes[code] = await self.workshop.do(wanted, "")
        return self._classes[code]


def _is_within(rule: str, number: str) -> bool:
    """Whether a rule is the one with a number, a part of it, or in the section with it."""
    if not rule.startswith(number):
        return False
    rest = rule[len(number) :]
    return not rest or not rest[0].isdigit() or ("." not in number and len(number) < 3)


def _book(spoken: Language) -> Handbook:
    listed = chapters()
    below = [page for chapter in listed for page in pages_of(chapter.id)]
    return Handbook(
        [_page(one, spoken) for one in listed],
        [_page(one, spoken) for one in below],
        [_term(one, spoken) for one in terms() if CURRENT_ERA not in one.absent],
        [_titled(one, spoken) for one in sections(CURRENT_ERA)],
    )


def _page(page: Page, spoken: Language) -> PageShown:
    return PageShown(
        page.id,
        page.title(spoken.code),
        [_parts(spoken.worded(text), spoken) for text in page.paragraphs(spoken.code)],
        [_titled(one, spoken) for one in page.sections_in(CURRENT_ERA)],
        [one.id for one in pages_of(page.id)],
    )


def _term(one: Term, spoken: Language) -> TermShown:
    code = spoken.code
    return TermShown(
        one.id,
        one.title(code),
        one.title("en" if code == "es" else "es"),
        list(one.aliases(code)),
        _parts(one.text(code, CURRENT_ERA), spoken, one),
        [(era, rule) for era, rule in one.rules.items() if rule],
        [
            (
                ", ".join(wording.eras),
                ". ".join(said for said in (wording.name(code), wording.text(code)) if said),
            )
            for wording in one.wording
        ],
        [(other.id, other.name(code, CURRENT_ERA)) for other in one.related_in(CURRENT_ERA)],
        list(one.cards),
    )


def _parts(text: str, spoken: Language, own: Term | None = None) -> list[Part]:
    """A text in parts, in which each term leads to its entry where it first stands."""
    found: list[Part] = []
    seen = {own.id} if own is not None else set()
    place = 0
    for link in links(text, spoken.code, CURRENT_ERA):
        if link.term.id in seen:
            continue
        seen.add(link.term.id)
        if link.start > place:
            found.append(Part(text[place : link.start]))
        found.append(Part(text[link.start : link.end], link.term.id))
        place = link.end
    if place < len(text):
        found.append(Part(text[place:]))
    return found


def _titled(one: Section, spoken: Language) -> tuple[str, str]:
    return one.number(CURRENT_ERA), one.title(spoken.code)


def _rule(
    number: str, section: Section, spoken: Language, asked: list[tuple[str, int, str]]
) -> RuleShown:
    chapter = chapter_of(section)
    own = section.number(CURRENT_ERA)
    inside = [one for one in sections(CURRENT_ERA) if chapter is None and one is not section]
    known = numbers().get(number, {})
    is_rule = "." in number
    editions = [
        (era, number if era == CURRENT_ERA else known.get(ERAS_BY_NAME[era].edition, ""))
        for era in ERAS
        if era == CURRENT_ERA or known
    ] if is_rule else [(era, section.number(era)) for era in ERAS]  # fmt: skip
    about = [
        one
        for one in terms_in(section)
        if not is_rule
        or any(_is_within(rule, number) for rule in one.rules[CURRENT_ERA].split(", "))
    ]
    return RuleShown(
        number,
        _titled(section, spoken),
        _titled(chapter, spoken) if chapter is not None else ("", ""),
        editions,
        [_titled(one, spoken) for one in inside if one.number(CURRENT_ERA).startswith(own)],
        [(page.id, page.title(spoken.code)) for page in pages_about(section)],
        [
            (one.id, one.name(spoken.code, CURRENT_ERA), one.text(spoken.code, CURRENT_ERA))
            for one in about
        ],
        asked,
    )

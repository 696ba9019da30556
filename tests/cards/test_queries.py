"""Queries for cards: what they find, and what is no query."""

from __future__ import annotations

import pytest

from jajna.cards.conditions import Searched
from jajna.cards.mtgjson import CardData
from jajna.cards.queries import QueryError, parse_query, typed
from jajna.oracle.source import FaceData


def card(
    name: str,
    types: str,
    text: str = "",
    cost: str = "",
    value: float = 0,
    power: str = "",
    **more: str,
) -> CardData:
    front, _, behind = types.partition(" — ")
    colors = "".join(letter for letter in "WUBRG" if f"{{{letter}}}" in cost)
    face = FaceData(
        name, name, cost, types, (), tuple(front.split()), tuple(behind.split()), text,
        power, power, more.get("loyalty", ""), "", colors, "", "normal", "", (),
    )  # fmt: skip
    return CardData(name, "normal", value, (face,), (more.get("spanish", ""),), ("8ED",))


CARDS = (
    card("Raging Goblin", "Creature — Goblin Berserker", "Haste", "{R}", 1, "1", spanish="Trasgo"),
    card("Goblin King", "Creature — Goblin", "Other Goblins get +1/+1.", "{1}{R}{R}", 3, "2"),
    card("Grizzly Bears", "Creature — Bear", "", "{1}{G}", 2, "2", spanish="Osos grises"),
    card("Assassin", "Creature — Goblin Assassin", "{B}: Draw a card.", "{R}", 1, "*"),
    card("Opt", "Instant", "Scry 1. (Look first.)\nDraw a card.", "{U}", 1, spanish="Opción"),
    card("Charm", "Instant", "Draw two cards.", "{R}{G}", 2),
    card("Forest", "Basic Land — Forest", "({T}: Add {G}.)"),
    card("Relic", "Artifact", "Destroy Relic.", "{3}", 3),
    card("Walker", "Planeswalker — Jace", "Draw a card.", "{U}{U}", 2, loyalty="4"),
)
STATES = {
    "modern": {"Opt": "Legal", "Grizzly Bears": "Legal", "Charm": "Banned"},
    "vintage": {"Opt": "Restricted", "Charm": "Legal"},
}
UNPLAYABLE = ("Relic",)


def searched(one: CardData) -> Searched:
    def state(format: str) -> str:
        return STATES.get(format, {}).get(one.name, "")

    return Searched(one, frozenset(), state, lambda: one.name not in UNPLAYABLE)


def found(query: str) -> list[str]:
    condition = parse_query(query)
    return [one.name for one in CARDS if condition.fits(searched(one))]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("", [one.name for one in CARDS]),
        ("goblin", ["Raging Goblin", "Goblin King", "Assassin"]),
        ("t:goblin mv<=2", ["Raging Goblin", "Assassin"]),
        ("t:goblin mv:<=2", ["Raging Goblin", "Assassin"]),
        ("tipo:trasgo vm<2", ["Raging Goblin", "Assassin"]),
        ("t:goblin pow>1", ["Goblin King"]),
        ("t:goblin pow<1", ["Assassin"]),
        ("t:creature pow!=2", ["Raging Goblin", "Assassin"]),
        ("fuerza=2", ["Goblin King", "Grizzly Bears"]),
        ("loy>=4", ["Walker"]),
        ('o:"draw a card"', ["Assassin", "Opt", "Walker"]),
        ('texto:"draw a card" -t:planeswalker', ["Assassin", "Opt"]),
        ("o:~", ["Relic"]),
        ("n:osos", ["Grizzly Bears"]),
        ("n:draw", []),
        ("c:r", ["Raging Goblin", "Goblin King", "Assassin", "Charm"]),
        ("c=r", ["Raging Goblin", "Goblin King", "Assassin"]),
        ("c:rg", ["Charm"]),
        ("c<rg c>=g", ["Grizzly Bears"]),
        ("c:c", ["Forest", "Relic"]),
        ("id:r t:creature", ["Raging Goblin", "Goblin King"]),
        ("id:rb t:goblin", ["Raging Goblin", "Goblin King", "Assassin"]),
        ("id=g", ["Grizzly Bears", "Forest"]),
        ("f:modern", ["Grizzly Bears", "Opt"]),
        ("f:vintage", ["Opt", "Charm"]),
        ("banned:modern or restricted:vintage", ["Opt", "Charm"]),
        ("-is:playable", ["Relic"]),
        ("t:artifact is:playable", []),
        ("s:8ed t:land", ["Forest"]),
        ("-s:8ed", []),
        ("t:instant (c:u or c:g)", ["Opt", "Charm"]),
        ("t:instant -(c:u or c:b)", ["Charm"]),
        ("n:opción o vm>=3", ["Goblin King", "Opt", "Relic"]),
        ("opt or forest relic or charm", ["Opt", "Charm"]),
        ("+1/+1", ["Goblin King"]),
        ("-goblin t:creature", ["Grizzly Bears"]),
        ("Protection:", []),
    ],
)
def test_a_query_finds_what_meets_it(query: str, names: list[str]) -> None:
    assert found(query) == names


@pytest.mark.parametrize(
    ("query", "why", "part"),
    [
        ("c:q", "not one of WUBRG", "color"),
        ("mv:two", "not like 3, <=3", "mana value"),
        ("pow>many", "not like 3, <=3", "mana value"),
        ("colour:r", "'colour' is nothing that cards are searched by; that are t, o, n,", "words"),
        ("t>goblin", "'t' is no number", "words"),
        ("is:funny", "is:playable, not 'funny'", "words"),
        ("or bears", "nothing stands before 'or'", "words"),
        ("bears or", "nothing stands after 'or'", "words"),
        ("(bears", "opens a parenthesis", "words"),
        ("bears)", "closes a parenthesis", "words"),
    ],
)
def test_what_is_no_query_is_refused_with_the_reason(query: str, why: str, part: str) -> None:
    with pytest.raises(QueryError, match=why.replace("(", "[(]")) as refused:
        parse_query(query)
    assert refused.value.part == part


@pytest.mark.parametrize(
    ("words", "query"),
    [
        (["t:goblin", "mv<=2"], "t:goblin mv<=2"),
        (["o:draw a card", "c:u"], 'o:"draw a card" c:u'),
        (["-o:draw a card"], '-o:"draw a card"'),
        (["draw a card"], '"draw a card"'),
        (["t:goblin or t:elf"], "t:goblin or t:elf"),
        (["goblin t:elf"], "goblin t:elf"),
        (['o:"draw a card" c:u'], 'o:"draw a card" c:u'),
    ],
)
def test_a_command_line_gets_its_quotation_marks_back(words: list[str], query: str) -> None:
    assert typed(words) == query

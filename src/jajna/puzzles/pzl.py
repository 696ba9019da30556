"""Forge's puzzle files, read as scenarios with a goal and written from them.

What can't be taken over is refused with the file, the line and the option that stops it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, final

from jajna.card import Card
from jajna.era import CURRENT
from jajna.errors import CardError, JajnaError
from jajna.judge.scenario import ScenarioError, Script
from jajna.judge.scenario.model import CardText, ColorWord, Goal, Placed, Scenario, Seat, StepName
from jajna.judge.scenario.source import Document
from jajna.judge.scenario.wording import first_of
from jajna.messages import Message, cause
from jajna.typed import is_number

__all__ = ["PlacedCards", "read", "write"]

SECTION: Final = re.compile(r"\[(\w+)\]")
ENTRY: Final = re.compile(r"(\w+)\s*[=:]\s*(.*)")
SEATS: Final = {"human": 0, "p0": 0, "ai": 1, "p1": 1}
NAMES: Final = ("Human", "AI")
ZONES: Final = ("hand", "library", "graveyard", "battlefield", "play", "exile", "command")
STEPS: Final[dict[str, StepName]] = {
    "UPKEEP": "upkeep",
    "DRAW": "draw",
    "MAIN1": "first main",
    "COMBAT_BEGIN": "beginning of combat",
    "MAIN2": "second main",
    "END_OF_TURN": "end",
}
GOALS: Final = {"win": "win", "survive": "survive"}
COUNTERS: Final = {"P1P1": "+1/+1", "M1M1": "-1/-1", "P1P0": "+1/+0", "P0P1": "+0/+1"}
COUNTER_KEYS: Final = {words: key for key, words in COUNTERS.items()}
SKIPPED: Final = ("set", "art", "noetbtrigs", "foil")
"""Options that change nothing here: nothing triggers as a position is set up."""
COLORS: Final[dict[str, ColorWord]] = {
    "white": "white",
    "blue": "blue",
    "black": "black",
    "red": "red",
    "green": "green",
}
TOKEN: Final = re.compile(r"t:([wubrgc]+)_([0-9]+)_([0-9]+)_([a-z_]+)")
TOKEN_KEYWORDS: Final = (
    *("flying", "haste", "vigilance", "trample", "first_strike", "double_strike", "deathtouch"),
    *("lifelink", "menace", "reach", "defender", "hexproof", "indestructible", "prowess"),
)
ARTIFACT: Final = "a"
PlacedCards = list[str | Placed]


def read(content: bytes, file: str, lookup: Callable[[str], Card]) -> Script:
    """The scenario that a file says. Raises ScenarioError, which knows all that can't be read."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("latin-1")
    return _Reader(file, lookup).read(text)


@final
class _Reader:
    """Reads one file."""

    def __init__(self, file: str, lookup: Callable[[str], Card]) -> None:
        self.file = file
        self.lookup = lookup
        self.document = Document()
        self.errors: list[ScenarioError] = []
        self.values: dict[tuple[str, str], tuple[int, str]] = {}
        self.tokens: dict[str, CardText] = {}
        self.zones: dict[tuple[int, str], list[str | Placed]] = {}

    def read(self, text: str) -> Script:
        """The scenario. Raises ScenarioError."""
        self._split(text)
        goal = self._goal()
        for (section, key), (line, value) in self.values.items():
            if section == "state":
                self._state(key, value, line)
        data = self._scenario(goal)
        if self.errors:
            raise first_of(self.errors)
        return Script(self.file, self.document, data)

    def _split(self, text: str) -> None:
        """The entries by section and key, with their lines."""
        section = ""
        for line, row in enumerate(text.splitlines(), 1):
            row = row.strip()
            if not row or row.startswith(("#", ";")):
                continue
            found = SECTION.fullmatch(row)
            if found is not None:
                section = found[1].lower()
                continue
            entry = ENTRY.fullmatch(row)
            if entry is None or not section:
                self._refuse(line, Message("This is no entry of a puzzle: {text}.", text=row))
                continue
            self.values[section, entry[1].lower()] = (line, entry[2].strip())

    def _refuse(self, line: int, what: Message, remedy: Message | None = None) -> None:
        self.errors.append(ScenarioError(line, what, remedy, self.file))

    def _told(self, section: str, key: str, otherwise: str = "") -> str:
        return self.values.get((section, key), (0, otherwise))[1]

    def _number(self, line: int, key: str, value: str, otherwise: int) -> int:
        number = value.removeprefix("-")
        if is_number(number):
            return int(value)
        self._refuse(line, Message("{key} is no number: {value}.", key=key, value=value))
        return otherwise

    # -- what is asked -----------------------------------------------------------------------------

    def _goal(self) -> Goal:
        line, told = self.values.get(("metadata", "goal"), (0, "Win"))
        reach = GOALS.get(told.lower())
        if reach is None:
            self._refuse(
                line,
                Message("The goal {goal} can't be read.", goal=repr(told)),
                Message("There are: {known}.", known="Win, Survive"),
            )
        line, turns = self.values.get(("metadata", "turns"), (0, "1"))
        control = self.values.get(("metadata", "humancontrol"))
        if control is not None and control[1].lower() not in ("true", "human", "p0", "0"):
            self._refuse(control[0], Message("{key} can't be read.", key="HumanControl"))
        return Goal(
            reach="survive" if reach == "survive" else "win",
            turns=max(self._number(line, "Turns", turns, 1), 1),
            difficulty=self._told("metadata", "difficulty"),
            description=self._told("metadata", "description").replace("\\n", "\n"),
        )

    # -- the position ------------------------------------------------------------------------------

    def _state(self, key: str, value: str, line: int) -> None:
        """An entry of the state that is no number or word of its own: a zone."""
        if key in ("turn", "activeplayer", "activephase") or key.endswith(("life", "counters")):
            return
        seat = next((name for name in SEATS if key.startswith(name)), None)
        zone = key.removeprefix(seat) if seat is not None else key
        if seat is None or zone not in ZONES:
            if value:
                self._refuse(
                    line,
                    Message("{key} can't be read.", key=key),
                    Message("Zones, life, counters, turn and phase can."),
                )
            return
        zone = "battlefield" if zone == "play" else zone
        cards = self.zones.setdefault((SEATS[seat], zone), [])
        for part in value.split(";"):
            if part.strip():
                self._card(SEATS[seat], zone, part.strip(), line, cards)

    def _card(self, seat: int, zone: str, text: str, line: int, to: list[str | Placed]) -> None:
        name, *options = (part.strip() for part in text.split("|"))
        token = name.lower().startswith("t:")
        card = None
        if token:
            name = self._token(name, line)
        else:
            card = self._known(name, line)
        held: dict[str, object] = {}
        for one in options:
            if one:
                self._option(one, card, name, line, held)
        placed = self._placed(name, token, seat, zone, held)
        if placed is not None:
            to.append(placed)

    def _placed(
        self, name: str, token: bool, seat: int, zone: str, held: dict[str, object]
    ) -> Placed | None:
        counters: dict[str, int] = {}
        for kind, number in held.items():
            if kind.startswith("counters ") and isinstance(number, int):
                counters[kind.removeprefix("counters ")] = number
        color = held.get("color")
        damage = held.get("damage")
        own = zone in ("battlefield", "exile", "command")
        return Placed(
            card=name,
            alias=str(held.get("as", "")),
            owner=NAMES[seat] if own and seat else "",
            tapped="tapped" in held,
            sick="sick" in held,
            face_down="facedown" in held,
            token=token,
            face=str(held.get("face", "")),
            attached_to=str(held.get("attached_to", "")),
            counters=counters,
            damage=damage if isinstance(damage, int) else 0,
            color=COLORS[color] if isinstance(color, str) else "",
            kind=str(held.get("kind", "")),
        )

    def _known(self, name: str, line: int) -> Card | None:
        try:
            return self.lookup(name)
        except CardError as error:
            self._refuse(line, Message("{why}", why=cause(error)))
            return None

    def _token(self, script: str, line: int) -> str:
        """The name of a token, of which the card is written out."""
        found = TOKEN.fullmatch(script.lower())
        if found is None:
            self._refuse(
                line,
                Message("The token {name} can't be read.", name=script),
                Message("Tokens like {example} can.", example="t:w_1_1_soldier_flying"),
            )
            return script
        colors, power, toughness, words = found.groups()
        keywords = [one for one in TOKEN_KEYWORDS if one in words]
        for one in keywords:
            words = words.replace(one, "")
        parts = [part for part in words.split("_") if part]
        types = [part.title() for part in parts if part != ARTIFACT]
        name = " ".join(types)
        kind = "Artifact Creature" if ARTIFACT in parts else "Creature"
        text = ", ".join(one.replace("_", " ") for one in keywords).capitalize()
        label = f"{name} {script[2:]}"
        self.tokens.setdefault(
            label,
            CardText(
                name=name or "Token",
                alias=label,
                type=f"{kind} — {name}" if name else kind,
                text=text,
                pt=f"{power}/{toughness}",
                colors="" if colors == "c" else colors.upper(),
            ),
        )
        return label

    def _option(
        self, text: str, card: Card | None, name: str, line: int, held: dict[str, object]
    ) -> None:
        """Note what an option of a card says."""
        word, _, value = text.partition(":")
        key = word.strip().lower()
        value = value.strip()
        if key in SKIPPED:
            return
        if key in ("tapped", "facedown"):
            held[key] = True
        elif key == "summonsick":
            held["sick"] = True
        elif key in ("transformed", "flipped"):
            if card is not None and len(card.faces) > 1:
                held["face"] = card.faces[1].name
        elif key == "damage":
            held["damage"] = self._number(line, word, value, 0)
        elif key == "id":
            held["as"] = _label(value)
        elif key in ("attaching", "attachedto"):
            held["attached_to"] = _label(value)
        elif key == "enchantingplayer":
            held["attached_to"] = NAMES[SEATS.get(value.lower(), 0)]
        elif key == "chosencolor" and value.lower() in COLORS:
            held["color"] = value.lower()
        elif key == "chosentype":
            held["kind"] = value
        elif key == "counters":
            for part in value.split(","):
                kind, _, number = part.partition("=")
                words = COUNTERS.get(kind.strip().upper(), kind.strip().lower())
                held[f"counters {words}"] = self._number(line, word, number.strip() or "1", 1)
        else:
            self._refuse(
                line,
                Message("The option {option} of {card} can't be read.", option=text, card=name),
            )

    def _scenario(self, goal: Goal) -> Scenario:
        phase_line, phase = self.values.get(("state", "activephase"), (0, "MAIN1"))
        step = STEPS.get(phase.upper())
        if step is None:
            self._refuse(
                phase_line,
                Message("A position can't stand in the step {step}.", step=phase),
                Message("There are: {known}.", known=", ".join(STEPS)),
            )
        line, active = self.values.get(("state", "activeplayer"), (0, "human"))
        if active.lower() not in SEATS:
            self._refuse(line, Message("There is no player {name}.", name=active))
        turn_line, turn = self.values.get(("state", "turn"), (0, "0"))
        battlefield: list[str | Placed] = []
        for seat in (0, 1):
            battlefield += self.zones.get((seat, "battlefield"), [])
        return Scenario(
            title=self._told("metadata", "name") or self.file or "?",
            era=CURRENT.name,
            cards=list(self.tokens.values()),
            players=[self._seat(0), self._seat(1)],
            battlefield=battlefield,
            exile=[*self.zones.get((0, "exile"), []), *self.zones.get((1, "exile"), [])],
            command=[*self.zones.get((0, "command"), []), *self.zones.get((1, "command"), [])],
            turn=NAMES[SEATS.get(active.lower(), 0)],
            turn_number=max(self._number(turn_line, "turn", turn, 0), 0),
            step=step or "first main",
            goal=goal,
        )

    def _seat(self, seat: int) -> Seat:
        counters: dict[str, int] = {}
        life = 20
        for name in (name for name, place in SEATS.items() if place == seat):
            line, told = self.values.get(("state", f"{name}life"), (0, ""))
            if told:
                life = self._number(line, f"{name}life", told, 20)
            line, told = self.values.get(("state", f"{name}counters"), (0, ""))
            for part in told.split(","):
                kind, _, number = part.partition("=")
                if kind.strip():
                    counters[kind.strip().lower()] = self._number(line, "counters", number, 1)
        return Seat(
            name=NAMES[seat],
            life=life,
            counters=counters,
            hand=self.zones.get((seat, "hand"), []),
            library=self.zones.get((seat, "library"), []),
            graveyard=self.zones.get((seat, "graveyard"), []),
        )


def _label(number: str) -> str:
    """What a card with a number of its own is called in the scenario."""
    return f"id {number}"


# -- writing ---------------------------------------------------------------------------------------


def write(data: Scenario) -> str:
    """A puzzle as a file of Forge's. Raises JajnaError, with the culprit, for what has no place in
    one.
    """
    goal = data.goal
    if goal is None:
        raise JajnaError(Message("The scenario has no goal, so it is no puzzle."))
    names = [one.name for one in data.players]
    if len(names) != 2 or goal.player not in ("", names[0]):
        raise JajnaError(Message("A .pzl file has two players, the first of which solves it."))
    if data.cards:
        raise JajnaError(
            Message("{card} is written out; a .pzl file only names cards.", card=data.cards[0].name)
        )
    phases = {step: phase for phase, step in STEPS.items()}
    if data.step not in phases:
        raise JajnaError(Message("A .pzl file knows no step {step}.", step=data.step))
    lines = ["[metadata]", f"Name:{data.title}", f"Goal:{goal.reach.title()}"]
    lines.append(f"Turns:{goal.turns}")
    if goal.difficulty:
        lines.append(f"Difficulty:{goal.difficulty}")
    if goal.description:
        told = goal.description.replace("\n", "\\n")
        lines.append(f"Description:{told}")
    lines.append("[state]")
    ids: dict[str, int] = {}
    active = names.index(data.turn) if data.turn else 0
    lines += [f"ActivePlayer={('Human', 'AI')[active]}", f"ActivePhase={phases[data.step]}"]
    for seat, player in enumerate(data.players):
        who = ("Human", "AI")[seat]
        lines.append(f"{who}Life={player.life}")
        if player.counters:
            told = ",".join(f"{kind.upper()}={number}" for kind, number in player.counters.items())
            lines.append(f"{who}Counters={told}")
        library = player.library if isinstance(player.library, list) else []
        own = {
            "Hand": player.hand,
            "Library": library,
            "Graveyard": player.graveyard,
            "Battlefield": _owned(data.battlefield, names, seat),
            "Exile": _owned(data.exile, names, seat),
            "Command": _owned(data.command, names, seat),
        }
        for zone, cards in own.items():
            if cards:
                told = ";".join(_written(card, names, ids) for card in cards)
                lines.append(f"{who}{zone}={told}")
    return "\n".join(lines) + "\n"


def _owned(zone: PlacedCards, names: list[str], seat: int) -> PlacedCards:
    found: PlacedCards = []
    for card in zone:
        owner = card.owner if isinstance(card, Placed) else ""
        if (names.index(owner) if owner else 0) == seat:
            found.append(card)
    return found


def _written(card: str | Placed, names: list[str], ids: dict[str, int]) -> str:
    """A card with its options. Raises JajnaError for a status that can't be written."""
    if isinstance(card, str):
        return card
    plain = Placed(
        card=card.card,
        alias=card.alias,
        owner=card.owner,
        controller=card.controller if card.controller == card.owner else "",
        times=card.times,
        tapped=card.tapped,
        sick=card.sick,
        face_down=card.face_down,
        attached_to=card.attached_to,
        counters=card.counters,
        damage=card.damage,
        color=card.color,
        kind=card.kind,
    )
    if plain != card:
        raise JajnaError(
            Message("The status of {card} has no place in a .pzl file.", card=card.card)
        )
    options = [card.card]
    if card.alias:
        options.append(f"Id:{_number_of(card.alias, ids)}")
    options += [word for word, held in _FLAGS if getattr(card, held)]
    if card.counters:
        told = [f"{COUNTER_KEYS.get(kind, kind.upper())}={n}" for kind, n in card.counters.items()]
        options.append(f"Counters:{','.join(told)}")
    if card.damage:
        options.append(f"Damage:{card.damage}")
    if card.attached_to in names:
        options.append(f"EnchantingPlayer:{('human', 'ai')[names.index(card.attached_to)]}")
    elif card.attached_to:
        options.append(f"AttachedTo:{_number_of(card.attached_to, ids)}")
    if card.color:
        options.append(f"ChosenColor:{card.color}")
    if card.kind:
        options.append(f"ChosenType:{card.kind}")
    return ";".join(["|".join(options)] * card.times)


_FLAGS: Final = (("Tapped", "tapped"), ("SummonSick", "sick"), ("FaceDown", "face_down"))


def _number_of(alias: str, ids: dict[str, int]) -> int:
    return ids.setdefault(alias, len(ids) + 1)

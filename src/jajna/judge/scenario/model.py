"""The structures of a scenario, which a file is checked against as it is read.

The JSON Schema of the format is made of them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, final

from msgspec import Meta, Struct

from jajna.decision import Kind
from jajna.kernel.players.speed import MAX_SPEED
from jajna.limits import GREATEST, MOST_CARDS, MOST_COPIES, MOST_PLAYERS
from jajna.vocab import Step

__all__ = [
    "ACTIONS",
    "DESIGNATION_WORDS",
    "STEPS",
    "STEP_NAMES",
    "Action",
    "Activate",
    "Answer",
    "Attack",
    "Block",
    "CardText",
    "Cast",
    "Choice",
    "ColorWord",
    "Concede",
    "Daytime",
    "Designation",
    "Eras",
    "Expect",
    "Expectations",
    "FaceDownBy",
    "Go",
    "Goal",
    "ObjectExpectation",
    "Pass",
    "Placed",
    "Play",
    "PlayerExpectation",
    "Question",
    "Resolve",
    "Scenario",
    "Seat",
    "Special",
    "StepName",
    "Tap",
    "TurnUp",
    "Verb",
]

Whole: TypeAlias = Annotated[int, Meta(ge=-GREATEST, le=GREATEST)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=GREATEST)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=GREATEST)]
Cards: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_CARDS)]
Mana: TypeAlias = Annotated[str, Meta(max_length=MOST_COPIES)]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Rule: TypeAlias = str | int
"""A rule's number; that of a whole section may be written as a number."""
Choice: TypeAlias = "str | int | bool | list[str | int] | dict[str, int]"
"""An answer; what a number is divided among as a map of names and shares."""
Eras: TypeAlias = "str | list[str]"
"""The eras in which something is there or happens: none for all of the scenario's."""

FaceDownBy = Literal["", "cast", "manifest", "cloak"]
Designation = Literal["monarch", "initiative", "city's blessing", "enduring story"]
DESIGNATION_WORDS: Final[tuple[Designation, ...]] = (
    "monarch",
    "initiative",
    "city's blessing",
    "enduring story",
)
Daytime = Literal["neither", "day", "night"]
ColorWord = Literal["white", "blue", "black", "red", "green"]
ZoneWord = Literal[
    "library", "hand", "battlefield", "graveyard", "exile", "stack", "command", "nowhere"
]
StepName = Literal[
    "untap",
    "upkeep",
    "draw",
    "first main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "first strike damage",
    "combat damage",
    "end of combat",
    "second main",
    "end",
    "cleanup",
]

STEP_NAMES: Final[dict[StepName, Step]] = {
    "untap": Step.UNTAP,
    "upkeep": Step.UPKEEP,
    "draw": Step.DRAW,
    "first main": Step.PRECOMBAT_MAIN,
    "beginning of combat": Step.BEGINNING_OF_COMBAT,
    "declare attackers": Step.DECLARE_ATTACKERS,
    "declare blockers": Step.DECLARE_BLOCKERS,
    "first strike damage": Step.FIRST_STRIKE_DAMAGE,
    "combat damage": Step.COMBAT_DAMAGE,
    "end of combat": Step.END_OF_COMBAT,
    "second main": Step.POSTCOMBAT_MAIN,
    "end": Step.END,
    "cleanup": Step.CLEANUP,
}


class _Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all parts: unknown keys are refused, what is as usual is not written."""


# -- the position ----------------------------------------------------------------------------------


@final
class CardText(_Part, frozen=True, rename={"alias": "as"}):
    """A card written out: its Oracle text is compiled as that of any card. ``as`` is what the
    scenario calls it, if not by its name.

    ``colors`` are letters of WUBRG, for a color indicator or a token. ``back`` is the second face
    of a card of two; ``layout`` is then needed, in MTGJSON's words. ``era``: it reads so in these
    of the scenario's eras alone.
    """

    name: Text
    type: Text
    alias: str = ""
    cost: str = ""
    text: str = ""
    pt: str = ""
    loyalty: str = ""
    defense: str = ""
    colors: str = ""
    layout: str = "normal"
    back: CardText | None = None
    era: Eras = []


@final
class Placed(_Part, frozen=True, rename={"alias": "as"}):
    """An object in a zone with its status; ``times`` puts so many alike.

    ``owner`` is the first player, ``controller`` the owner where nothing is said. ``as`` gives the
    object a name of its own. ``sick``: its controller hasn't controlled it since their turn began
    (CR 302.6); ``since`` is the turn in which they began to. ``face`` is the name of the face that
    is up, ``copy_of`` the card whose copiable values it has, ``melded_with`` the other card of a
    melded permanent (CR 712.4a). ``color``, ``kind`` and ``player`` are choices made as it entered,
    ``protector`` that of a battle, ``marks`` what else was noted for it. ``timestamp`` counts where
    the order of entry is not the order of timestamps; then every permanent has one.
    """

    card: Text
    alias: str = ""
    owner: str = ""
    controller: str = ""
    times: Annotated[int, Meta(ge=1, le=MOST_CARDS)] = 1
    tapped: bool = False
    face_down: bool = False
    face_down_by: FaceDownBy = ""
    token: bool = False
    face: str = ""
    unlocked: list[str] = []
    copy_of: str = ""
    melded_with: str = ""
    attached_to: str = ""
    counters: dict[str, Positive] = {}
    damage: Count = 0
    deathtouched: bool = False
    sick: bool = False
    since: Whole = -1
    color: ColorWord | Literal[""] = ""
    kind: str = ""
    player: str = ""
    protector: str = ""
    marks: dict[str, list[int | str]] = {}
    used: dict[int, Positive] = {}
    known_to: list[str] = []
    timestamp: Count = 0


Zone: TypeAlias = list[str | Placed]


@final
class Seat(_Part, frozen=True):
    """A player; ``pool`` are letters of WUBRGC. ``library`` begins with the top card; as a number
    it is so many blank cards. ``planar_deck`` and ``scheme_deck`` are the names of the cards face
    down in such a deck of the player, the top one first (CR 901.3, 904.3).
    """

    name: Text
    life: Whole = 20
    pool: Mana = ""
    counters: dict[str, Positive] = {}
    lands_played: Count = 0
    in_game: bool = True
    designations: list[Designation] = []
    speed: Annotated[int, Meta(ge=0, le=MAX_SPEED)] = 0
    hand: Zone = []
    library: Zone | Cards = 20
    graveyard: Zone = []
    planar_deck: list[Text] = []
    scheme_deck: list[Text] = []


@final
class Goal(_Part, frozen=True):
    """What a puzzle asks of a player, the first one where nobody is named: to win before so many
    turns are over, the present one counted, or not to lose before they are.
    """

    reach: Literal["win", "survive"]
    turns: Positive = 1
    player: str = ""
    difficulty: str = ""
    description: str = ""


@final
class Scenario(_Part, frozen=True):
    """A position, what happens in it, and what is expected. With a ``goal`` it is a puzzle.

    It is played in its ``era``, the current one where nothing is said, or in each of ``eras``.
    """

    title: Text
    players: Annotated[list[Seat], Meta(min_length=2, max_length=MOST_PLAYERS)]
    rules: list[Rule] = []
    era: str = ""
    eras: list[Text] = []
    seed: Whole = 1
    cards: list[CardText] = []
    battlefield: Zone = []
    exile: Zone = []
    command: Zone = []
    turn: str = ""
    turn_number: Positive = 0
    step: StepName = "first main"
    daytime: Daytime = "neither"
    goal: Goal | None = None
    steps: list[object] = []


# -- steps -----------------------------------------------------------------------------------------


class _Step(_Part, frozen=True, kw_only=True):
    """Base of all steps. ``era``: it is taken in these of the scenario's eras alone."""

    era: Eras = []


class _Choosing(_Step, frozen=True):
    """Base of steps that ask: answers by the kind of question, and others in their order."""

    by: str = ""
    modes: list[Positive] = []
    x: Count | None = None
    targets: list[Choice] = []
    choices: list[Choice] = []


@final
class Cast(_Choosing, frozen=True, kw_only=True):
    """Cast a card; ``way`` is the alternative cost that is paid: its keyword, a part of its text,
    or its number among all that the card says of costs; or ``free`` where an effect lets it be
    cast without paying its mana cost.
    """

    cast: Text
    face: str = ""
    way: Positive | Text | None = None


@final
class Activate(_Choosing, frozen=True, kw_only=True):
    """Activate an ability of an object: by its number among its activated ones, keyword or text."""

    activate: Text
    ability: Positive | str = 1


@final
class Play(_Choosing, frozen=True, kw_only=True):
    """Play a land."""

    play: Text
    face: str = ""


@final
class Tap(_Step, frozen=True, rename={"mana": "for"}):
    """Activate a mana ability for mana, as letters of WUBRGC."""

    tap: Text
    mana: Text
    by: str = ""
    ability: Positive = 1


@final
class TurnUp(_Choosing, frozen=True, kw_only=True):
    """Turn a face-down permanent face up; ``way`` is the number of its way to do so."""

    turn_up: Text
    way: Positive = 1


@final
class Special(_Choosing, frozen=True, kw_only=True):
    """Take a special action that a card allows: by its number among them."""

    special: Text
    action: Positive = 1


@final
class Attack(_Step, frozen=True):
    """Declare attackers: those in the list attack ``at``, or the next opponent; as keys they attack
    their value.
    """

    attack: list[str] | dict[str, str]
    at: str = ""


@final
class Block(_Step, frozen=True):
    """Declare blockers: each key blocks its value."""

    block: dict[str, str | list[str]]


@final
class Pass(_Step, frozen=True, rename={"player": "pass"}):
    """A player passes priority."""

    player: Text


@final
class Resolve(_Step, frozen=True):
    """All pass until so many objects on top of the stack have resolved."""

    resolve: Positive | Literal["all"]
    choices: list[Choice] = []


@final
class Answer(_Step, frozen=True):
    """Answer the question that is open; ``by`` says whose it must be."""

    answer: Choice
    by: str = ""
    choices: list[Choice] = []


@final
class Go(_Step, frozen=True):
    """All pass, and nobody attacks or blocks, until somebody has priority in this step.

    ``turn`` is whose; without it the step is of this turn.
    """

    go: StepName
    turn: str = ""
    choices: list[Choice] = []


@final
class Concede(_Step, frozen=True):
    """A player concedes."""

    concede: Text


# -- expectations ----------------------------------------------------------------------------------


@final
class ObjectExpectation(_Part, frozen=True, rename={"is_": "is"}):
    """The expectations of an object.

    ``types``, ``subtypes``, ``supertypes``, ``colors`` and ``keywords`` are exactly these; ``is``
    and ``is_not`` name some of them, ``has`` and ``lacks`` keywords or abilities. ``known_to`` are
    the players who see which card it is, or may look at it.
    """

    pt: str | None = None
    name: str | None = None
    cost: str | None = None
    mana_value: Count | None = None
    types: list[str] | None = None
    subtypes: list[str] | None = None
    supertypes: list[str] | None = None
    colors: list[ColorWord] | None = None
    keywords: list[str] | None = None
    abilities: list[str] | None = None
    is_: list[str] = []
    is_not: list[str] = []
    has: list[str] = []
    lacks: list[str] = []
    zone: ZoneWord | None = None
    controller: str | None = None
    owner: str | None = None
    tapped: bool | None = None
    face_down: bool | None = None
    token: bool | None = None
    sick: bool | None = None
    damage: Count | None = None
    counters: dict[str, int] | None = None
    attached_to: str | None = None
    attachments: list[str] | None = None
    targets: list[str] | None = None
    protector: str | None = None
    known_to: list[str] | None = None


@final
class PlayerExpectation(_Part, frozen=True):
    """The expectations of a player.

    Zones are lists of names, hands and graveyards in any order, or numbers of cards.
    """

    life: int | None = None
    pool: str | None = None
    counters: dict[str, int] | None = None
    in_game: bool | None = None
    designations: list[Designation] | None = None
    speed: Count | None = None
    hand: list[str] | Count | None = None
    graveyard: list[str] | Count | None = None
    library: list[str] | Count | None = None
    battlefield: list[str] | Count | None = None


@final
class Question(_Part, frozen=True):
    """The expectations of a question: its player, kind, rule and options.

    ``decided_by`` answers for the player: the player themselves, or who controls them. CR 722.5.
    """

    player: str | None = None
    decided_by: str | None = None
    kind: Kind | None = None
    rule: Rule | None = None
    options: list[str] | None = None
    offers: list[str] = []


@final
class Expectations(_Part, frozen=True):
    """The expectations at one moment. A text for an object is its power and toughness.

    ``legal`` and ``illegal`` are actions, an illegal one with the ``rule`` that forbids it. ``log``
    are parts of lines of the log, ``gone`` objects that no longer exist.
    """

    objects: dict[str, str | ObjectExpectation] = {}
    players: dict[str, PlayerExpectation | int] = {}
    stack: list[str] | None = None
    exile: list[str] | None = None
    asked: Question | None = None
    legal: list[object] = []
    illegal: list[object] = []
    log: list[str] = []
    log_lacks: list[str] = []
    turn: str | None = None
    step: StepName | None = None
    daytime: Daytime | None = None
    winner: str | None = None
    gone: list[str] = []


@final
class Expect(_Step, frozen=True):
    """The step that states expectations."""

    expect: Expectations


Action: TypeAlias = Cast | Activate | Play | Tap | TurnUp | Special | Attack | Block | Answer
Verb: TypeAlias = Action | Pass | Resolve | Go | Concede | Expect

ACTIONS: Final[dict[str, type[Action]]] = {
    "cast": Cast,
    "activate": Activate,
    "play": Play,
    "tap": Tap,
    "turn_up": TurnUp,
    "special": Special,
    "attack": Attack,
    "block": Block,
    "answer": Answer,
}
"""The actions that can be legal or not, by the key that says them."""

STEPS: Final[dict[str, type[Verb]]] = {
    **ACTIONS,
    "pass": Pass,
    "resolve": Resolve,
    "go": Go,
    "concede": Concede,
    "expect": Expect,
}
"""The steps by the key that says which it is."""

"""Views and decisions as JSON: what a player may know and is asked, in words and plain data.

``docs/json.md`` is the contract. The words are English or Spanish; numbers of objects are those of
the view, and an option's ``answer`` is the notation that ``Decision.parse`` reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, final

import msgspec

from jajna.card import Face
from jajna.cards.printing import face_text, type_line
from jajna.decision import Decision
from jajna.kernel.views.view import ObjectView, PlayerView, View
from jajna.text.catalogue import ENGLISH, language
from jajna.text.prompts import option, prompt
from jajna.text.things import Teller
from jajna.vocab import COLOR_LETTERS, Step, Type, bits

__all__ = [
    "CombatSnapshot",
    "DecisionSnapshot",
    "ObjectSnapshot",
    "OptionSnapshot",
    "PlayerSnapshot",
    "ViewSnapshot",
    "decision_json",
    "decision_snapshot",
    "view_json",
    "view_snapshot",
]

Names: TypeAlias = Mapping[str, str]
"""Names of cards in another language by their English ones."""
MANY_OPTIONS: Final = 500
"""Most options of a decision that are listed; a declaration can have thousands."""


@final
class ObjectSnapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """An object; of one that the player can't identify only where it is and whose. In JSON it has
    no keys for what there isn't.
    """

    id: int
    name: str
    owner: int
    controller: int
    """-1 for a card that has none. CR 108.4."""
    types: str = ""
    cost: str = ""
    colors: str = ""
    """Letters of WUBRG."""
    text: list[str] = []
    keywords: list[str] = []
    power: int | None = None
    toughness: int | None = None
    token: bool = False
    tapped: bool = False
    face_down: bool = False
    sick: bool = False
    """It came under its controller's control in this turn. CR 302.6."""
    damage: int = 0
    counters: dict[str, int] = {}
    attached_to: int | None = None
    attachments: list[int] = []
    source: int | None = None
    """The object that an ability on the stack is of."""
    targets: list[int] = []
    x: int = 0
    does: str = ""
    """What a spell or ability on the stack does."""


@final
class PlayerSnapshot(msgspec.Struct, frozen=True):
    """A player; ``hand`` and ``library`` list only the cards that the viewer knows."""

    seat: int
    name: str
    team: int
    in_game: bool
    life: int
    hand_size: int
    library_size: int
    hand: list[ObjectSnapshot]
    library: list[tuple[int, ObjectSnapshot]]
    """The place from the top, from 0, and the card."""
    graveyard: list[ObjectSnapshot]
    mana: str
    counters: dict[str, int]
    designations: list[str]
    lands_played: int
    land_plays: int
    is_emperor: bool = False
    in_range: bool = True


@final
class CombatSnapshot(msgspec.Struct, frozen=True):
    """The attackers, each with what it attacks and the creatures that block it."""

    attacker: int
    attacks: int
    blocked: bool
    blockers: list[int]


@final
class ViewSnapshot(msgspec.Struct, frozen=True):
    """A game as one player may know it."""

    seat: int
    turn: int
    active: int
    step: str
    players: list[PlayerSnapshot]
    battlefield: list[ObjectSnapshot]
    stack: list[ObjectSnapshot]
    """The bottom object first."""
    exile: list[ObjectSnapshot]
    command: list[ObjectSnapshot]
    phased_out: list[ObjectSnapshot]
    combat: list[CombatSnapshot]


@final
class OptionSnapshot(msgspec.Struct, frozen=True):
    """An option by its notation and in words."""

    answer: str
    words: str


@final
class DecisionSnapshot(msgspec.Struct, frozen=True):
    """A question: who is asked what, by which rule, and what may be answered."""

    player: int
    kind: str
    rule: str
    shape: str
    prompt: str
    minimum: int
    maximum: int
    total: int
    count: int
    """How many options there are; the first 500 are listed."""
    options: list[OptionSnapshot]
    fallback: str
    """The notation of an answer that is always legal."""


def view_snapshot(view: View, lang: str = ENGLISH, names: Names | None = None) -> ViewSnapshot:
    """A view as data. ``names`` has the cards' names in the language.

    Raises JajnaError for a language that isn't spoken.
    """
    teller = Teller(language(lang), view, names)
    return ViewSnapshot(
        view.player,
        view.turn,
        view.active,
        _step(view.step),
        [_player(one, teller) for one in view.players],
        _objects(view.battlefield, teller),
        _objects(view.stack, teller),
        _objects(view.exile, teller),
        _objects(view.command, teller),
        _objects(view.phased_out, teller),
        _combat(view),
    )


def view_json(view: View, lang: str = ENGLISH, names: Names | None = None) -> str:
    """A view as JSON. Raises JajnaError for a language that isn't spoken."""
    return msgspec.json.encode(view_snapshot(view, lang, names)).decode()


def decision_snapshot(
    question: Decision, view: View, lang: str = ENGLISH, names: Names | None = None
) -> DecisionSnapshot:
    """A decision as data, in the words of the player whose view this is.

    Raises JajnaError for a language that isn't spoken.
    """
    teller = Teller(language(lang), view, names)
    listed = [question.option(place) for place in range(min(question.count, MANY_OPTIONS))]
    return DecisionSnapshot(
        question.whose[0],
        question.kind.value,
        question.rule,
        question.shape.value,
        prompt(question, teller),
        question.minimum,
        question.maximum,
        question.total,
        question.count,
        [OptionSnapshot(one.notation(), option(question, one, teller)) for one in listed],
        question.fallback.notation(),
    )


def decision_json(
    question: Decision, view: View, lang: str = ENGLISH, names: Names | None = None
) -> str:
    """A decision as JSON. Raises JajnaError for a language that isn't spoken."""
    return msgspec.json.encode(decision_snapshot(question, view, lang, names)).decode()


def _step(step: Step) -> str:
    return step.name.lower().replace("_", " ")


def _player(player: PlayerView, teller: Teller) -> PlayerSnapshot:
    return PlayerSnapshot(
        player.id,
        player.name,
        player.team,
        player.in_game,
        player.life,
        player.hand_size,
        player.library_size,
        _objects(player.hand, teller),
        [(place, _object(card, teller)) for place, card in player.library],
        _objects(player.graveyard, teller),
        teller.mana(player.pool) if player.pool else "",
        dict(sorted(player.counters.items())),
        list(player.designations),
        player.lands_played,
        player.land_plays,
        player.is_emperor,
        player.in_range,
    )


def _objects(things: Iterable[ObjectView], teller: Teller) -> list[ObjectSnapshot]:
    return [_object(thing, teller) for thing in things]


def _object(thing: ObjectView, teller: Teller) -> ObjectSnapshot:
    told = thing.beneath if thing.beneath is not None else thing
    if not told.known or thing.is_ability or thing.assigned:
        return ObjectSnapshot(
            thing.id,
            teller.name(thing.id) if told.known else "",
            thing.owner,
            thing.controller,
            face_down=thing.face_down,
            tapped=thing.tapped,
            source=thing.source if thing.source else None,
            targets=list(thing.targets),
            x=thing.x,
            does=teller.effects(thing.id),
        )
    creature = told.types & Type.CREATURE != 0
    face = _face(told)
    spoken = teller.language
    return ObjectSnapshot(
        thing.id,
        teller.card(told.name),
        thing.owner,
        thing.controller,
        type_line(face, spoken.code),
        str(told.mana_cost) if told.mana_cost is not None else "",
        "".join(COLOR_LETTERS[bit] for bit in bits(told.colors)),
        face_text(face, spoken.code, teller.card(told.name)).splitlines(),
        teller.keywords(told.keywords),
        told.power if creature else None,
        told.toughness if creature else None,
        thing.token,
        thing.tapped,
        thing.face_down,
        thing.sick,
        thing.damage,
        {kind: number for kind, number in sorted(thing.counters.items()) if number},
        thing.attached_to if thing.attached_to >= 0 else None,
        list(thing.attachments),
        thing.source if thing.source else None,
        list(thing.targets),
        thing.x,
        teller.effects(thing.id),
    )


def _face(told: ObjectView) -> Face:
    """What a card or permanent says now."""
    creature = told.types & Type.CREATURE != 0
    return Face(
        told.name,
        told.mana_cost,
        told.colors,
        told.types,
        told.supertypes,
        told.subtypes,
        str(told.power) if creature else "",
        str(told.toughness) if creature else "",
        abilities=told.kit.all if told.kit is not None else (),
    )


def _combat(view: View) -> list[CombatSnapshot]:
    combat = view.combat
    if combat is None:
        return []
    return [
        CombatSnapshot(attacker, attacked, attacker in combat.blocked, list(blockers))
        for attacker, attacked in combat.attacks.items()
        for blockers in (combat.blocks.get(attacker, ()),)
    ]

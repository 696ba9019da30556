"""Spells and creatures written in words, and how they are cast for nothing."""

from __future__ import annotations

from jajna.card import Card
from jajna.judge import Table
from jajna.judge.table import ANN, BOB, Choice
from jajna.kernel.state.new_actions import look_again
from jajna.oracle import FaceData, compile_face

__all__ = [
    "ANN",
    "BOB",
    "ask_again",
    "cast",
    "creature",
    "permanent",
    "spell",
    "text_card",
]


def text_card(
    name: str, types: str, text: str, stats: tuple[str, str] = ("", ""), cost: str = "{0}"
) -> Card:
    """A card of one face, compiled from its text."""
    front, _, behind = types.partition(" — ")
    words = front.split(" ")
    supertypes = tuple(word for word in words if word in ("Basic", "Legendary", "Snow"))
    data = FaceData(
        name=name,
        full_name=name,
        mana_cost=cost,
        types_line=types,
        supertypes=supertypes,
        types=tuple(word for word in words if word not in supertypes),
        subtypes=tuple(behind.split(" ")) if behind else (),
        text=text,
        power=stats[0],
        toughness=stats[1],
        loyalty="",
        defense="",
        colors="",
        color_indicator="",
        layout="normal",
        side="",
        keywords=(),
    )
    compiled = compile_face(data)
    assert compiled.face is not None, f"{text!r} doesn't compile: {compiled.blockers}"
    return Card(name, (compiled.face,))


def spell(text: str, name: str = "Spell", types: str = "Instant") -> Card:
    """An instant that costs {0} and does what the text says."""
    return text_card(name, types, text)


def creature(
    name: str,
    power: int = 2,
    toughness: int = 2,
    text: str = "",
    types: str = "Creature",
    cost: str = "{0}",
) -> Card:
    """A creature."""
    return text_card(name, types, text, (str(power), str(toughness)), cost)


def permanent(name: str, types: str = "Artifact", text: str = "", cost: str = "{0}") -> Card:
    """A permanent that is no creature."""
    return text_card(name, types, text, cost=cost)


BEAR = creature("Bear")
WALL = creature("Wall", 0, 4)
GIANT = creature("Giant", 5, 5)
LAND = permanent("Field", "Land", cost="")
RELIC = permanent("Relic")


def ask_again(at: Table) -> None:
    """Have the present question asked anew, as something was put into a hand meanwhile."""
    at.game.decision = None
    look_again(at.game)
    at.game.advance()


def cast(
    at: Table, text: str, *choices: Choice, by: int = ANN, then: tuple[Choice, ...] = ()
) -> None:
    """Let a player cast a spell of this text and let it resolve.

    ``choices`` are made as it is cast (targets, modes), ``then`` as it resolves; what nobody had to
    choose is forgotten.
    """
    at.hand(by, spell(text))
    ask_again(at)
    at.act(by, "cast Spell", *choices)
    at.choices.clear()
    at.choose(*then)
    at.resolve()

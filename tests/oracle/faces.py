"""Faces for tests of the compiler, from a text and a few facts."""

from __future__ import annotations

from jajna.oracle import Compiled, FaceData, compile_face

__all__ = ["compiled", "face"]


def face(text: str, types: str = "Creature", name: str = "Test Card") -> FaceData:
    """A face with this text; ``types`` is its type line without subtypes."""
    words = types.split(" ")
    supertypes = tuple(word for word in words if word in ("Basic", "Legendary", "Snow"))
    rest = tuple(word for word in words if word not in supertypes)
    power = "2" if "Creature" in rest else ""
    return FaceData(
        name, name, "{1}", types, supertypes, rest, (), text, power, power, "", "", "", "",
        "normal", "", (),
    )  # fmt: skip


def compiled(text: str, types: str = "Creature", name: str = "Test Card") -> Compiled:
    """What becomes of a face with this text."""
    return compile_face(face(text, types, name))

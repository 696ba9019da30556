"""The Oracle compiler: the text of a face to abilities, by the phrase book read backwards."""

from __future__ import annotations

from jajna.oracle.compiler import Compiled, compile_face
from jajna.oracle.source import FaceData

__all__ = ["Compiled", "FaceData", "compile_face"]

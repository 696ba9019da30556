"""The Oracle compiler: reads the text of a face into abilities, by the phrase book's templates.

The compiler is large, so it is imported only when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from jajna.oracle.source import FaceData

if TYPE_CHECKING:
    from jajna.oracle.compiler import Compiled, compile_face

__all__ = ["Compiled", "FaceData", "compile_face"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'jajna.oracle' has no attribute {name!r}")
        return getattr(import_module("jajna.oracle.compiler"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})

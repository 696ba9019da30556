"""Environments for learning: PettingZoo's, Gymnasium's, and vectors of games in processes.

They need the extra ``rl``: ``pip install 'jajna[rl]'``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from jajna.rl.duel_env import DuelEnv
    from jajna.rl.playing import Play, Rules
    from jajna.rl.table_env import TableEnv
    from jajna.rl.vector_env import DuelVectorEnv

__all__ = ["DuelEnv", "DuelVectorEnv", "Play", "Rules", "TableEnv"]

_HOMES: Final = {
    "DuelEnv": "duel_env",
    "DuelVectorEnv": "vector_env",
    "Play": "playing",
    "Rules": "playing",
    "TableEnv": "table_env",
}
_OF_THE_EXTRA: Final = ("gymnasium", "numpy", "pettingzoo")

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'jajna.rl' has no attribute {name!r}")
        try:
            return getattr(import_module(f"jajna.rl.{_HOMES[name]}"), name)
        except ModuleNotFoundError as error:
            if error.name not in _OF_THE_EXTRA:
                raise
            told = f"jajna.rl needs {error.name}: pip install 'jajna[rl]'"
            raise ModuleNotFoundError(told, name=error.name) from error

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})

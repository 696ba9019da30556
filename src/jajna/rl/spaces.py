"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from jajna.rl.features import ROWS
from jajna.rl.playing import ARRAYS

__all__ = ["action_space", "masked_space", "observation_space"]


def action_space() -> spaces.Space[Any]:
    """An action is the place of a step among those that are offered."""
    return spaces.Discrete(ROWS)


def observation_space() -> spaces.Space[Any]:
    """The arrays of an observation and the mask of actions, by name."""
    return spaces.Dict({**_arrays(), "action_mask": _mask()})


def masked_space() -> spaces.Space[Any]:
    """The arrays under ``observation``, and the mask of actions beside them."""
    return spaces.Dict({"observation": spaces.Dict(_arrays()), "action_mask": _mask()})


def _mask() -> spaces.Space[Any]:
    return spaces.Box(0, 1, (ROWS,), np.int8)


def _arrays() -> dict[str, spaces.Space[Any]]:
    limits = np.iinfo(np.int16)
    return {
        name: spaces.Box(int(limits.min), int(limits.max), shape, np.int16)
        for name, shape in ARRAYS.items()
    }

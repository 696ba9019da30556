"""The language of the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

import click

from jajna.text.catalogue import ENGLISH, LANGUAGES

__all__ = ["CHOSEN", "VARIABLE", "default_language"]

VARIABLE: Final = "JAJNA_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that say the locale of messages, the first one set being the one that counts."""
CHOSEN: Final = "jajna.language"
"""The key in the context of a command for the language that was asked for."""


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that was asked for with the command, or before it; else that of JAJNA_LANG or
    of the locale. English where neither is spoken here.
    """
    context = click.get_current_context(silent=True)
    if environment is None and context is not None and CHOSEN in context.meta:
        return str(context.meta[CHOSEN])
    known = os.environ if environment is None else environment
    for variable in (VARIABLE, *LOCALE_VARIABLES):
        value = known.get(variable, "")
        if value:
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH

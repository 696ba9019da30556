"""Helpers for standard output and standard error."""

from __future__ import annotations

import sys

import msgspec

__all__ = ["print_json", "write_anything"]


def write_anything() -> None:
    """Let what the output can't show be replaced rather than end the game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if callable(reconfigure):
            reconfigure(errors="replace")


def print_json(data: object) -> None:
    """Print data as JSON, in lines."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")

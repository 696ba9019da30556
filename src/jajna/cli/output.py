"""Data on standard output."""

from __future__ import annotations

import sys

import msgspec

__all__ = ["print_json"]


def print_json(data: object) -> None:
    """Print data as JSON, in lines."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")

"""The files of the page, as the package has them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, final

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["PAGE", "page"]

PAGE: Final = Path(__file__).resolve().parent / "page"
LEAST_PACKED: Final = 1000
"""Bytes of a file that is sent packed."""


def page(folder: Path = PAGE) -> Mount:
    """The files of a folder, at the root of the server."""
    files = _Files(directory=folder, html=True)
    return Mount("/", GZipMiddleware(files, LEAST_PACKED), name="page")


@final
class _Files(StaticFiles):
    """Files that keep their names as they change, so that browsers ask each time whether they have.

    They are told so by the files' tags, without getting them again.
    """

    def file_response(
        self,
        full_path: os.PathLike[str] | str,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The answer with a file, or that it hasn't changed."""
        made = super().file_response(full_path, stat_result, scope, status_code)
        made.headers["cache-control"] = "no-cache"
        return made

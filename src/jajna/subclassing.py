"""Which compiled classes programs may inherit from.

mypyc makes classes that only compiled ones can inherit from, unless ``mypyc_attr`` says so. It
reads the decorator as it compiles; where nothing is compiled the decorator does nothing. So the
library that declares it isn't needed to run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**wanted: bool):
        """The class as it is."""
        return lambda made: made


__all__ = ["mypyc_attr"]

"""Poison for workers: a wish to hold hangs or ends the process, at tables whose players say so."""

import os
import signal
import sys

if "spawn_main" in " ".join(sys.orig_argv):
    from unittest.mock import patch

    from jajna.tables.requests import Hold, Request
    from jajna.tables.table import Table

    usual = Table.handle

    def poisoned(table: Table, seat: int, request: Request, now: float) -> None:
        """Do what a player's name says."""
        name = table.session.setup.names[seat]
        if isinstance(request, Hold) and name == "Hang":
            while True:
                pass
        if isinstance(request, Hold) and name == "Crash":
            os.kill(os.getpid(), signal.SIGSEGV)
        usual(table, seat, request, now)

    patch.object(Table, "handle", poisoned).start()

"""Tables: who sits where, what they are asked, and what is done for them, without a protocol.

A table is told with requests, which are data, what its people want; it moves the game on to the
next question that somebody really has to answer. The terminal and the server are adapters of it.
"""

from jajna.tables.clock import Clock, ClockRules
from jajna.tables.offers import Offer, Offered
from jajna.tables.requests import Request, request_in
from jajna.tables.seat import Seat
from jajna.tables.stops import Stops
from jajna.tables.table import Stage, Table, TableError
from jajna.tables.yields import Until, Yields

__all__ = [
    "Clock",
    "ClockRules",
    "Offer",
    "Offered",
    "Request",
    "Seat",
    "Stage",
    "Stops",
    "Table",
    "TableError",
    "Until",
    "Yields",
    "request_in",
]

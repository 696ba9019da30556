"""The tools of a seat, offered over the Model Context Protocol."""

from __future__ import annotations

from typing import Final

from mcp.server.mcpserver import MCPServer

from jajna import __version__
from jajna.language_models.seat import ModelSeat

__all__ = ["INSTRUCTIONS", "make_server"]

INSTRUCTIONS: Final = """\
You play a game of Magic: The Gathering. 'state' shows the table and the question that you are
asked; 'answer' answers it by its number and the notation of an option. What is illegal is refused
with the rule and costs nothing; 'why_not' asks without answering. Numbers before names are the ids
of things.
"""


def make_server(seat: ModelSeat) -> MCPServer[object]:
    """A server with the tools of a seat; what they do is said where they are defined."""
    server: MCPServer[object] = MCPServer(
        "jajna", title="Jajna", instructions=INSTRUCTIONS, version=__version__
    )
    for tool in (seat.state, seat.options, seat.answer, seat.why_not, seat.explain, seat.rules):
        server.add_tool(tool, structured_output=False)
    return server

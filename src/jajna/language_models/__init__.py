"""A game that a language model plays by tools, over the Model Context Protocol.

It needs the extra ``mcp``: ``pip install 'jajna[mcp]'``.
"""

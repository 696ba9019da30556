"""The table in a browser: what a seat is shown and asked, as messages."""

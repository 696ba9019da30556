"""The IR in words: English as Oracle text writes it, and Spanish."""

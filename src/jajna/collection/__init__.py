"""What players own: collections, boosters opened, cards traded, and the decks built from them."""

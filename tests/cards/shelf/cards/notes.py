"""A module of the pool that holds no cards."""

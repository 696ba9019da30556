"""A player who looks ahead in games as the present one may be."""

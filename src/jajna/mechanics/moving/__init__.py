"""From zone to zone: instructions that put, return, exile and shuffle. CR 400, 608.2."""

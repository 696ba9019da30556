"""The cards that a player knows: what came out is what is new among them."""

from __future__ import annotations

from collections import Counter

from jajna.kernel.views.view import View

__all__ = ["known_cards"]


def known_cards(view: View) -> Counter[tuple[int, str]]:
    """The cards that a player knows, by owner and name, wherever they are.

    Tokens, abilities and combat damage on the stack are no cards. CR 108.2, 2003-07-01 310.1.
    """
    return Counter(
        (thing.owner, thing.card_name)
        for thing in (*view.objects.values(), *view.phased_out)
        if thing.card_name and not (thing.token or thing.is_ability or thing.assigned)
    )

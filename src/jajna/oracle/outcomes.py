"""What costs and instructions do to things, of which others speak then. CR 607.2, 608.2c."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jajna.ir.abilities import Ability, CastingCost, Keyworded, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Effect, Filter, Node, Ref, children, walk
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, OfType, Permanent, Token
from jajna.ir.refs import Each, It, Same, You
from jajna.mechanics.actions.cards import RevealHand
from jajna.mechanics.actions.chosen import AnyNumber
from jajna.mechanics.actions.countering import COUNTERED
from jajna.mechanics.actions.library import LookAt, Mill, Reveal, TopCards
from jajna.mechanics.actions.moving import EXILED
from jajna.mechanics.actions.searching import SearchFor, SearchForEach
from jajna.mechanics.actions.sorting import RevealUntil, TakeAmong
from jajna.mechanics.actions.to_battlefield import PutOntoBattlefield
from jajna.mechanics.actions.to_exile import Exile
from jajna.text.agreement import agreement_of
from jajna.vocab import Type

__all__ = [
    "CHOSEN_BY_KIND",
    "COUNTS_EACH",
    "DONE",
    "NEEDED",
    "SHUFFLED",
    "TELLS_EACH",
    "TIMES",
    "describing",
    "done_by",
    "linked_by",
    "made_by",
    "makes_group",
    "makes_several",
    "takes_several",
    "takes_top_cards",
]


TIMES: Final = "times"
"""What was spoken of once a condition asked how often an ability has resolved."""

SHUFFLED: Final = "shuffled"
"""What was done once an instruction has shuffled your library, of which the next one speaks."""


DONE: Final[dict[str, str]] = {
    "PutTwoExileOne": EXILED,
    "Counter": COUNTERED,
    "Destroy": "destroyed",
    "SacrificeOne": "sacrificed",
    "SacrificeAny": "sacrificed",
    "Sacrifice": "sacrificed",
    "SacrificeThose": "sacrificed",
    "Discard": "discarded",
    "DiscardOne": "discarded",
    "DiscardCards": "discarded",
    "DiscardAtRandom": "discarded",
    "DiscardHand": "discarded",
    "DiscardOfThem": "discarded",
    "ExileOne": "exiled",
    "HideOne": "exiled",
    "ExileCards": "exiled",
    "Exile": "exiled",
    "ExileHand": "exiled",
    "Mill": "milled",
    "RevealFromHand": "revealed",
    "RevealHand": "revealed",
    "ReturnOne": "returned",
    "ReturnToHand": "returned",
    "TapOne": "tapped",
    "TapOthers": "tapped",
    "RevealOne": "revealed",
    "Reveal": "revealed",
    "ChooseColor": "color",
    "CountThings": "counted",
    "ChooseName": "name",
    "GuessManaValue": "guess",
    "LookAtHand": "hand",
    "SearchFor": "found",
    "SearchForEach": "found",
    "CopySpell": "copied",
    "ChooseFromIt": "chosen",
    "ChooseOfThem": "chosen",
    "LevelPermanents": "leveled",
    "DealDamage": "damaged",
    "DealDamageToThree": "damaged",
    "DealDividedDamage": "damaged",
    "DealEvenDamage": "damaged",
}
"""What costs and instructions do, by their class: the name under which they bind the things."""

TELLS_EACH: Final = frozenset(
    {"Discard", "DiscardAtRandom", "DiscardHand", "PutHandOnBottom", "ShuffleZones"}
)
"""Instructions after which each of several players has "that many" of their own, by class."""

COUNTS_EACH: Final = frozenset({"CreateTokens", "DrawCards", "GainLife", "LoseLife", "Mill"})
"""Instructions whose number is counted for each of several players, by class."""

NEEDED: Final[dict[str, str]] = {
    "AddMoreMana": "mana",
    "DestroyedThisWay": "destroyed",
    "DiesThisWay": "destroyed",
    "ItIsDestroyed": "destroyed",
    "PutIntoGraveyardThisWay": "destroyed",
    "ChooseFromIt": "hand",
    "MostDiscarded": "discarded",
    "WhoDiscardedNone": "discarded",
    "PutFoundTwoWays": "found",
    "SearchedLibrary": "found",
    "OfThatColor": "color",
    "AddManaOfThatColor": "color",
    "DevotionToThatColor": "color",
    "GainChosenProtection": "color",
    "ThatNumber": "counted",
    "LevelOthers": "leveled",
    "MayCastCopy": "copied",
    "CastCopies": "copied",
    "GuessedWrong": "guess",
    "SomeDamagedThisWay": "damaged",
    "YouDamagedThisWay": "damaged",
}
"""What must have been chosen before something can speak of it, by its class."""


def done_by(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """What the additional costs among a spell's abilities do: "the sacrificed creature" is the one
    sacrificed as it was cast. CR 601.2h, 607.2.
    """
    found: list[str] = []
    for ability in abilities:
        if isinstance(ability, CastingCost) and not ability.alternative:
            found += [
                DONE[type(one).__name__] for one in ability.costs if type(one).__name__ in DONE
            ]
    return tuple(found)


def linked_by(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """What the triggered abilities of a permanent, or its keywords, do to something of which its
    other abilities can then speak: "the exiled card". CR 607.2a.
    """
    for ability in abilities:
        for node in walk(ability) if isinstance(ability, (Triggered, Keyworded)) else []:
            if DONE.get(type(node).__name__) == EXILED:
                return (EXILED,)
    return ()


MADE: Final[dict[str, tuple[str, Filter]]] = {
    "CreateTokensWith": ("created", All((OfType(Type.CREATURE), Token()))),
    "CreateTokens": ("created", All((OfType(Type.CREATURE), Token()))),
    "CreateListed": ("created", Token()),
    "CreateLegend": ("created", All((OfType(Type.CREATURE), Token()))),
    "Reveal": ("revealed", Card()),
    "RevealAtRandom": ("revealed", Card()),
    "LookAt": ("looked at", Card()),
    "ExileHand": ("exiled", Card()),
    "Mill": ("milled", Card()),
    "RevealFromHand": ("revealed", Card()),
    "RevealHand": ("revealed", Card()),
    "TakeAmong": ("taken", Card()),
    "Search": ("found", Card()),
    "SearchFor": ("found", Card()),
    "SearchForEach": ("found", Card()),
    "ChooseFromIt": ("chosen", Card()),
    "ChooseOfThem": ("chosen", Card()),
    "Choose": ("chosen", Card()),
    "Sacrifice": ("sacrificed", Permanent()),
    "Discard": ("discarded", Card()),
    "Manifest": ("manifested", All((OfType(Type.CREATURE), Permanent()))),
}
"""Instructions whose outcome is spoken of as "it": the bound name and what it is."""


CHOSEN_BY_KIND: Final = frozenset({"sacrificed", "discarded", "taken", "chosen"})
"""What things of a stated kind had done to them: "that creature" is such a one."""


def made_by(node: Effect) -> tuple[str, Filter] | None:
    """The name under which an instruction binds what is then spoken of as "it", and what it is."""
    if isinstance(node, Exile) and isinstance(node.what, AnyNumber):
        return EXILED, Card()
    if isinstance(node, PutOntoBattlefield) and node.what.is_choice():
        return "put onto the battlefield", Permanent()
    return MADE.get(type(node).__name__)


def describing(node: Effect) -> Node:
    """What describes what an instruction is about: what is chosen for it, or itself."""
    for child in children(node):
        if isinstance(child, Ref) and child.is_choice():
            return child
    return node


def makes_several(node: Effect) -> bool:
    if type(node).__name__ in ("CreateListed", "ExileHand", "RevealHand"):
        return True
    if isinstance(node, (Reveal, LookAt)) and isinstance(node.what, TopCards):
        return takes_several(node)
    if isinstance(node, SearchForEach):
        return True
    if isinstance(node, SearchFor):
        return node.how in ("any number", "all", "up to x") or node.count != Number(1)
    if isinstance(node, TakeAmong):
        return node.how == "any number" or node.how == "all" or node.count != Number(1)
    count: object = getattr(node, "count", None)
    if not isinstance(count, Amount):
        chosen = describing(node)
        if isinstance(chosen, AnyNumber):
            return True
        count = getattr(chosen, "count", None)
    return isinstance(count, Amount) and count != Number(1)


def makes_group(node: Effect) -> bool:
    """Whether an instruction finds cards of which some may be taken and the rest put away."""
    if isinstance(node, (Exile, Reveal, LookAt)):
        return isinstance(node.what, TopCards)
    return isinstance(node, (Mill, RevealHand, RevealUntil))


def takes_top_cards(node: Effect) -> bool:
    """Whether an instruction exiles the top cards of libraries, which are then "it" or "them"."""
    return isinstance(node, Exile) and isinstance(node.what, TopCards)


def takes_several(node: Effect) -> bool:
    what: object = getattr(node, "what", None)
    if not isinstance(what, TopCards) or what.count != Number(1):
        return True
    players = node.who if isinstance(node, Exile) and not _is_implied(node.who) else what.whose
    if isinstance(players, (It, Same)) and players.of is not None:
        players = players.of
    return isinstance(players, Each) or agreement_of(players).plural


def _is_implied(who: Ref) -> bool:
    return who.implied if isinstance(who, You) else isinstance(who, Same) and who.bare

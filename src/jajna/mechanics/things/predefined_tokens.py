"""Predefined tokens: Treasures, Maps, Roles and the like. CR 111.10."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.moves import TokenCreated
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Activated, Static, Triggered
from jajna.ir.amounts import ONE, CountOf, Number, PerEach
from jajna.ir.base import Amount, Effect, Modification, Ref
from jajna.ir.comparisons import Comparison
from jajna.ir.composites import Sequence
from jajna.ir.conditions.objects import HasStat
from jajna.ir.costs import TAP, PayMana
from jajna.ir.declared.binding import leaves
from jajna.ir.declared.names import EXILED, binds, notes
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.mana_uses import NotToCast, ToCast
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.nouns import OfType, Opponent, Spell, Token
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfSupertype
from jajna.ir.mana import AddMana, AddManaOfColors
from jajna.ir.measures import Stat
from jajna.ir.refs import IMPLIED, THIS, YOU, Attached, Bound, Each, Target
from jajna.mechanics.actions.explore import Explore
from jajna.mechanics.actions.scry import Scry
from jajna.mechanics.actions.search import Search
from jajna.mechanics.choices.chosen_by_each import in_turn_order, on_battlefield
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.power_toughness import PowerToughness, SetPowerToughness
from jajna.mechanics.costs.things import Discard as DiscardCost
from jajna.mechanics.costs.things import Sacrifice
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.trample import TRAMPLE
from jajna.mechanics.keywords.ward import ward
from jajna.mechanics.lasting.permissions import AllowPlaying
from jajna.mechanics.moving.places import Place
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.things.counters import PutCounters
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.library import TopCards
from jajna.mechanics.things.life import GainLife, LoseLife
from jajna.mechanics.things.tokens import CREATED, Creation, create, creations, token_face
from jajna.mechanics.triggers.combat import Attacks
from jajna.mechanics.triggers.zone_changes import PutIntoGraveyard
from jajna.vocab import PLUS_COUNTER, Mana, Supertype, Type, mana_cost
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CreateNamedTokens", "CreateRole"]

CREATURE: Final = OfType(Type.CREATURE)
OPPONENTS: Final = Each(Opponent())

_ANY_COLOR: Final = AddManaOfColors(ONE)
_NONARTIFACT: Final = All((Not(OfType(Type.ARTIFACT)), Spell()))
_NAMED: Final[dict[str, Ability]] = {
    "Treasure": Activated((TAP, Sacrifice()), _ANY_COLOR),
    "Gold": Activated((Sacrifice(),), _ANY_COLOR),
    "Food": Activated((PayMana(mana_cost("{2}")), TAP, Sacrifice()), GainLife(Number(3), YOU)),
    "Clue": Activated((PayMana(mana_cost("{2}")), Sacrifice()), DrawCards(ONE)),
    "Blood": Activated(
        (PayMana(mana_cost("{1}")), TAP, DiscardCost(Some(ONE, CardFilter())), Sacrifice()),
        DrawCards(ONE),
    ),
    "Map": Activated(
        (PayMana(mana_cost("{1}")), TAP, Sacrifice()),
        Explore(Target(All((CREATURE, Controlled())))),
        sorcery_speed=True,
    ),
    "Junk": Activated(
        (TAP, Sacrifice()),
        Sequence((Exile(TopCards()), AllowPlaying(Bound(EXILED)))),
        sorcery_speed=True,
    ),
    "Lander": Activated(
        (PayMana(mana_cost("{2}")), TAP, Sacrifice()),
        Search(
            ONE,
            All((OfSupertype(Supertype.BASIC), OfType(Type.LAND), CardFilter())),
            to=Place.TAPPED,
        ),
    ),
    "Powerstone": Activated(
        (TAP,), AddMana(((Mana.COLORLESS,),), only_for=NotToCast(ToCast(_NONARTIFACT)))
    ),
    "Mutagen": Activated(
        (PayMana(mana_cost("{1}")), TAP, Sacrifice()),
        PutCounters(ONE, PLUS_COUNTER, Target(CREATURE)),
        sorcery_speed=True,
    ),
}
"""The ability of each predefined artifact token. CR 111.10. That of a Mutagen is as the cards tell
it that create one.
"""

_SHARD: Final = Activated(
    (PayMana(mana_cost("{2}")), Sacrifice()), Sequence((Scry(ONE), DrawCards(ONE)), ", then")
)
"""The ability of a Shard, which is an enchantment. CR 111.10e."""


@final
@dataclass(frozen=True)
class CreateNamedTokens(Creation):
    """An instruction to create predefined tokens, such as Treasures. CR 111.10."""

    count: Amount
    name: str
    tapped: bool = False
    who: Ref = IMPLIED
    late: bool = False
    """Whether the text says how many at the end, "a number of ... equal to"."""
    another: bool = field(default=False, compare=False)
    """Whether the text says that it is "an additional" token."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        create(game, ctx, self.creations(game, ctx, self.who))

    def creations(self, game: Game, ctx: Context, who: Ref) -> list[Event]:
        shard = self.name == "Shard"
        types = Type.ENCHANTMENT if shard else Type.ARTIFACT
        ability = _SHARD if shard else _NAMED[self.name]
        card = token_face("", 0, 0, 0, types, (self.name,), (ability,))
        return creations(game, ctx, who, self.count, card, self.tapped)


binds(CreateNamedTokens, CREATED)
notes(CreateNamedTokens, CREATED)


words(
    "predefined",
    {
        "Treasure": ("Treasure", "Tesoro"),
        "Gold": ("Gold", "Oro"),
        "Food": ("Food", "Comida"),
        "Clue": ("Clue", "Pista"),
        "Blood": ("Blood", "Sangre"),
        "Shard": ("Shard", "Fragmento"),
        "Map": ("Map", "Mapa"),
        "Junk": ("Junk", "Chatarra"),
        "Lander": ("Lander", "Módulo de Aterrizaje"),
        "Powerstone": ("Powerstone", "Piedra de Poder"),
        "Mutagen": ("Mutagen", "Mutágeno"),
    },
)
phrase(
    CreateNamedTokens,
    en="{who} <creates> a number of [tapped? tapped] {name:predefined} tokens equal to {count}",
    es="{who} <crea> una cantidad de fichas de {name:predefined}[tapped? giradas] igual a {count}",
    when={"late": True},
)
phrase(
    CreateNamedTokens,
    en="{who} <creates> {count:a} [tapped? tapped] {name:predefined} token/tokens",
    es="{who} <crea> {count:una} ficha/fichas de {name:predefined}[tapped? girada/giradas]",
    when={"late": False, "another": False},
)
phrase(
    CreateNamedTokens,
    en="an additional {name:predefined} token",
    es="una ficha de {name:predefined} adicional",
    when={"late": False, "another": True, "count": ONE, "tapped": False},
    place="listed",
)
phrase(
    CreateNamedTokens,
    en="{count:a} [tapped? tapped] {name:predefined} token/tokens",
    es="{count:una} ficha/fichas de {name:predefined}[tapped? girada/giradas]",
    when={"late": False},
    place="listed",
)


# -- Roles -----------------------------------------------------------------------------------------

_HOST: Final = Is(Attached(CREATURE))


def _grants(*changes: Modification) -> Static:
    """The ability "enchanted creature ...". CR 303.4b."""
    return Static(_HOST, changes)


_PUMP: Final = PowerToughness(ONE, ONE)
_EACH_ENCHANTMENT: Final = PerEach(ONE, CountOf(All((OfType(Type.ENCHANTMENT), Controlled()))))
_ROLES: Final[dict[str, tuple[Ability, ...]]] = {
    "Cursed": (_grants(SetPowerToughness(ONE, ONE)),),
    "Monster": (_grants(_PUMP, GainAbilities((TRAMPLE,))),),
    "Royal": (_grants(_PUMP, GainAbilities((ward((PayMana(mana_cost("{1}")),)),))),),
    "Sorcerer": (_grants(_PUMP, GainAbilities((Triggered(Attacks(SELF), Scry(ONE)),))),),
    "Virtuous": (_grants(PowerToughness(_EACH_ENCHANTMENT, _EACH_ENCHANTMENT)),),
    "Wicked": (
        _grants(_PUMP),
        Triggered(PutIntoGraveyard(SELF), LoseLife(ONE, OPPONENTS)),
    ),
    "Young Hero": (
        _grants(
            GainAbilities(
                (
                    Triggered(
                        Attacks(SELF),
                        PutCounters(ONE, PLUS_COUNTER, THIS),
                        HasStat(THIS, Stat.TOUGHNESS, Number(3), Comparison.OR_LESS),
                    ),
                )
            )
        ),
    ),
}
"""The abilities of the Role tokens besides enchant creature. CR 111.10j to 111.10r."""


@final
@dataclass(frozen=True)
class CreateRole(Effect):
    """An instruction to create a Role token attached to a creature. CR 111.10, 303.7.

    A token that can't be attached there isn't created (CR 303.4i).
    """

    name: str
    to: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        abilities = (enchant((CREATURE,)), *_ROLES[self.name])
        role = token_face(self.name, 0, 0, 0, Type.ENCHANTMENT, ("Aura", "Role"), abilities)
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            for host in on_battlefield(game, self.to.things(game, ctx)):
                event = TokenCreated(player, game.definitions.of(role))
                event.by = ctx.controller
                event.attach_to = host
                events.append(event)
        create(game, ctx, events)


binds(CreateRole, CREATED)
notes(CreateRole, CREATED)
words(
    "role",
    {
        "Cursed": ("Cursed", "Maldito"),
        "Monster": ("Monster", "Monstruo"),
        "Royal": ("Royal", "Realeza"),
        "Sorcerer": ("Sorcerer", "Hechicero"),
        "Virtuous": ("Virtuous", "Virtuoso"),
        "Wicked": ("Wicked", "Malvado"),
        "Young Hero": ("Young Hero", "Joven Héroe"),
    },
)
phrase(
    CreateRole,
    en="{who} <creates> a {name:role} Role token attached to {to}",
    es="{who} <crea> una ficha de Rol de {name:role} anexada a {to}",
)
leaves(CreateRole, CREATED, Token())
touches(CreateRole, "who", Does.TOKENS)

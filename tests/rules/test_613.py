"""Continuous effects: their layers, their order, how long they last. CR 611, 613."""

from __future__ import annotations

from jajna.events.counters import CountersPut
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import Static
from jajna.ir.amounts import CountOf, Number
from jajna.ir.base import Duration, Filter, Modification
from jajna.ir.control import SetController
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.qualities import OfColor, WithKeyword
from jajna.ir.refs import Attached
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.layers import layers
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.kernel.zones.move import attach
from jajna.mechanics.continuous.abilities import GainAbilities, LoseAllAbilities
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.continuous.power_toughness import (
    DefinePowerToughness,
    PowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from jajna.mechanics.continuous.types import AddTypes, SetTypes
from jajna.mechanics.keywords.flying import FLYING
from jajna.vocab import Color, Keyword, Step, Type, Zone
from tests.mechanics.bench import permanent
from tests.rules.cards import CREATURE, artifact, creature, enchantment
from tests.table import table


def plus(power: int, toughness: int) -> Modification:
    return PowerToughness(Number(power), Number(toughness))


def base(power: int, toughness: int) -> Modification:
    return SetPowerToughness(Number(power), Number(toughness))


def begin(
    position: Table,
    *changes: Modification,
    things: list[int] | None = None,
    fits: Filter | None = None,
    duration: int = Duration.END_OF_TURN,
    by: int = ANN,
) -> None:
    """A continuous effect begins as a spell of this player would make it."""
    source = things[0] if things else position.game.zones.battlefield[0]
    effect = Continuous(Context(source, by), changes, duration, things, fits)
    perform(position.game, [EffectBegan(effect)])


def with_bears(*names: str) -> tuple[Table, int]:
    """Ann's turn with Grizzly Bears and more; their id."""
    position = table(ann=("Grizzly Bears", *names))
    return position, position.object("Grizzly Bears").id


def test_613_1_an_effect_of_a_later_layer_sees_the_earlier_ones() -> None:
    position, _ = with_bears()
    lord = Static(All((OfColor(Color.RED), CREATURE)), (plus(1, 1),))
    paint = Static(CREATURE, (SetColors(Color.RED),))
    position.define(enchantment("Lord", "{R}", lord), enchantment("Paint", "{R}", paint))
    position.battlefield(ANN, "Lord", "Paint")
    assert position.power_toughness("Grizzly Bears") == (3, 3)


def test_613_1b_control_comes_before_everything_that_asks_for_it() -> None:
    position, bears = with_bears("Glorious Anthem")
    assert position.power_toughness(bears) == (3, 3)
    begin(position, SetController(), things=[bears], by=BOB)
    assert position.object(bears).controller == BOB
    assert position.power_toughness(bears) == (2, 2)


def test_613_1d_what_became_a_creature_gets_what_creatures_get() -> None:
    position, _ = with_bears("Glorious Anthem", "Sol Ring")
    ring = position.id("Sol Ring")
    begin(position, AddTypes(Type.CREATURE), base(2, 2), things=[ring])
    assert position.power_toughness(ring) == (3, 3)


def test_613_1f_and_613_4b_an_ability_is_lost_before_power_is_set() -> None:
    position, bears = with_bears("Humility")
    drake = position.battlefield(BOB, "Wind Drake")[0]
    assert position.power_toughness(bears) == (1, 1)
    assert position.power_toughness(drake) == (1, 1)
    assert not position.object(drake).has(Keyword.FLYING)


def test_613_4_the_sublayers_follow_their_own_order_whatever_came_first() -> None:
    position, bears = with_bears()
    begin(position, SwitchPowerToughness(), things=[bears])
    begin(position, plus(3, 0), things=[bears])
    begin(position, base(0, 4), things=[bears])
    assert position.power_toughness(bears) == (4, 3)


def test_613_4a_defined_values_come_before_those_that_are_set() -> None:
    position, _ = with_bears("Humility")
    beast = creature(
        "Beast", "{G}", "*", "*", Static(SELF, (DefinePowerToughness(Number(7)),), defining=True)
    )
    position.define(beast)
    position.battlefield(ANN, "Beast")
    assert position.power_toughness("Beast") == (1, 1)


def test_613_4b_the_later_of_two_base_values_counts() -> None:
    position, bears = with_bears()
    begin(position, base(5, 5), things=[bears])
    begin(position, base(3, 3), things=[bears])
    assert position.power_toughness(bears) == (3, 3)


def test_613_4b_what_says_the_power_of_others_defines_nothing_but_sets_it() -> None:
    position, bears = with_bears()
    begin(position, base(1, 1), things=[bears])
    ruler = enchantment("Ruler", "{G}", Static(CREATURE, (DefinePowerToughness(Number(7)),)))
    position.define(ruler)
    position.battlefield(ANN, "Ruler")
    assert position.power_toughness(bears) == (7, 7)
    begin(position, base(1, 1), things=[bears])
    assert position.power_toughness(bears) == (1, 1)


def test_613_4c_counters_add_to_what_was_set() -> None:
    position, bears = with_bears()
    perform(position.game, [CountersPut(bears, "+1/+1", 2)])
    begin(position, base(0, 1), things=[bears])
    assert position.power_toughness(bears) == (2, 3)


def test_613_4d_switching_twice_changes_nothing() -> None:
    position, bears = with_bears()
    begin(position, plus(1, 0), things=[bears])
    begin(position, SwitchPowerToughness(), things=[bears])
    assert position.power_toughness(bears) == (2, 3)
    begin(position, SwitchPowerToughness(), things=[bears])
    assert position.power_toughness(bears) == (3, 2)


def test_613_6_an_effect_that_began_to_apply_goes_on_without_its_ability() -> None:
    position, _ = with_bears()
    humility = Static(
        Either((CREATURE, OfType(Type.ENCHANTMENT))), (LoseAllAbilities(), base(1, 1))
    )
    position.define(enchantment("Silent Humility", "{W}", humility))
    position.battlefield(ANN, "Silent Humility", "Hill Giant")
    assert position.power_toughness("Hill Giant") == (1, 1)
    assert position.object("Silent Humility").now.kit.all == ()


def test_613_6_an_ability_lost_before_it_applies_does_nothing() -> None:
    position, bears = with_bears()
    lord = creature("Lord", "{W}", "2", "2", Static(CREATURE, (plus(1, 1),)))
    position.define(lord)
    position.battlefield(ANN, "Lord")
    assert position.power_toughness(bears) == (3, 3)
    position.battlefield(BOB, "Humility")
    assert position.power_toughness(bears) == (1, 1)


def test_613_7_within_a_layer_the_earlier_timestamp_comes_first() -> None:
    position, bears = with_bears()
    position.define(
        enchantment("Small", "{W}", Static(CREATURE, (base(1, 1),))),
        enchantment("Large", "{W}", Static(CREATURE, (base(6, 6),))),
    )
    position.battlefield(ANN, "Small", "Large")
    assert position.power_toughness(bears) == (6, 6)


def test_613_7d_entering_again_gives_a_new_timestamp() -> None:
    position, bears = with_bears()
    position.define(
        enchantment("Small", "{W}", Static(CREATURE, (base(1, 1),))),
        enchantment("Large", "{W}", Static(CREATURE, (base(6, 6),))),
    )
    small = position.battlefield(ANN, "Small", "Large")[0]
    perform(position.game, [ZoneChange(small, Zone.BATTLEFIELD, Zone.EXILE)])
    exiled = position.game.objects.latest(small)
    assert position.power_toughness(bears) == (6, 6)
    perform(position.game, [ZoneChange(exiled, Zone.EXILE, Zone.BATTLEFIELD)])
    assert position.power_toughness(bears) == (1, 1)


def test_613_7e_an_attached_aura_has_a_new_timestamp() -> None:
    position, bears = with_bears()
    position.define(
        enchantment("Shrink", "{W}", Static(Is(Attached(CREATURE)), (base(0, 1),)), aura=True),
        enchantment("Large", "{W}", Static(CREATURE, (base(6, 6),))),
    )
    giant = position.battlefield(ANN, "Hill Giant")[0]
    aura = position.put(ANN, Zone.BATTLEFIELD, "Shrink", attached_to=giant)[0]
    position.battlefield(ANN, "Large")
    assert position.power_toughness(giant) == (6, 6)
    attach(position.game, aura, bears)
    layers.refresh(position.game)
    assert position.power_toughness(bears) == (0, 1)
    assert position.power_toughness(giant) == (6, 6)


def test_613_3_characteristics_are_defined_first() -> None:
    position, _ = with_bears()
    red = Static(SELF, (SetColors(Color.RED),), defining=True)
    position.define(
        enchantment("Bleach", "{W}", Static(CREATURE, (SetColors(Color.WHITE),))),
        creature("Devil", "{1}", "1", "1", red),
    )
    position.battlefield(ANN, "Bleach", "Devil")
    assert position.object("Devil").now.colors == Color.WHITE


def test_604_3_a_defined_power_is_so_in_every_zone() -> None:
    position, _ = with_bears("Forest", "Forest")
    position.hand(ANN, "Nightmare")
    position.graveyard(ANN, "Nightmare")
    for zone in (Zone.HAND, Zone.GRAVEYARD):
        held = position.game.zones.of(zone, position.game.players[ANN])[-1]
        assert position.power_toughness(held) == (2, 2)


def test_613_5_power_follows_what_it_counts() -> None:
    position, _ = with_bears("Forest")
    position.battlefield(ANN, "Nightmare")
    assert position.power_toughness("Nightmare") == (1, 1)
    island = position.hand(ANN, "Island")[0]
    perform(position.game, [ZoneChange(island, Zone.HAND, Zone.BATTLEFIELD)])
    assert position.power_toughness("Nightmare") == (2, 2)
    perform(position.game, [ZoneChange(position.id("Forest"), Zone.BATTLEFIELD, Zone.GRAVEYARD)])
    assert position.power_toughness("Nightmare") == (1, 1)


def test_613_1f_a_granted_ability_works() -> None:
    position, bears = with_bears()
    anthem = Static(All((CREATURE, Controlled())), (plus(1, 1),))
    grant = Static(OfType(Type.ARTIFACT), (GainAbilities((anthem,)),))
    position.define(enchantment("Blessing", "{W}", grant))
    position.battlefield(ANN, "Blessing")
    assert position.power_toughness(bears) == (2, 2)
    position.battlefield(ANN, "Sol Ring")
    assert position.power_toughness(bears) == (3, 3)


def test_613_1f_who_gained_flying_counts_among_the_flying() -> None:
    position, bears = with_bears()
    lord = Static(All((CREATURE, WithKeyword(Keyword.FLYING))), (plus(1, 1),))
    position.define(
        enchantment("Wind", "{U}", lord),
        enchantment("Wings", "{U}", Static(CREATURE, (GainAbilities((FLYING,)),))),
    )
    position.battlefield(ANN, "Wind")
    assert position.power_toughness(bears) == (2, 2)
    position.battlefield(ANN, "Wings")
    assert position.power_toughness(bears) == (3, 3)


def test_613_1d_who_is_no_creature_any_more_has_no_power() -> None:
    position, bears = with_bears("Glorious Anthem")
    begin(position, SetTypes(Type.ARTIFACT), things=[bears])
    assert not position.object(bears).is_creature()


def test_611_2a_until_end_of_turn_ends_in_the_cleanup_step() -> None:
    position, bears = with_bears("Forest")
    position.hand(ANN, "Giant Growth")
    position.act(ANN, "cast Giant Growth")
    position.resolve()
    assert position.power_toughness(bears) == (5, 5)
    position.to(Step.END)
    assert position.power_toughness(bears) == (5, 5)
    position.to_turn(BOB, Step.UPKEEP)
    assert position.power_toughness(bears) == (2, 2)


def test_611_2a_an_effect_without_duration_stays() -> None:
    position, bears = with_bears()
    begin(position, base(4, 4), things=[bears], duration=Duration.PERMANENT)
    position.to_turn(BOB)
    position.to_turn(ANN)
    assert position.power_toughness(bears) == (4, 4)


def test_611_2b_as_long_as_you_control_the_source_ends_with_it() -> None:
    position, bears = with_bears("Sol Ring")
    ring = position.id("Sol Ring")
    effect = Continuous(Context(ring, ANN), (plus(2, 2),), Duration.WHILE_SOURCE_REMAINS, [bears])
    perform(position.game, [EffectBegan(effect)])
    assert position.power_toughness(bears) == (4, 4)
    perform(position.game, [ZoneChange(ring, Zone.BATTLEFIELD, Zone.HAND)])
    assert position.power_toughness(bears) == (2, 2)
    assert position.game.effects.lasting == []


def test_611_2a_until_your_next_turn_lasts_through_the_turn_of_the_other() -> None:
    position, bears = with_bears()
    begin(position, plus(2, 2), things=[bears], duration=Duration.YOUR_NEXT_TURN)
    position.to_turn(BOB)
    assert position.power_toughness(bears) == (4, 4)
    position.to_turn(ANN, Step.UPKEEP)
    assert position.power_toughness(bears) == (2, 2)


def test_611_2c_who_comes_later_is_not_affected() -> None:
    position, bears = with_bears()
    begin(position, plus(2, 2), things=[bears])
    position.battlefield(ANN, "Hill Giant")
    assert position.power_toughness("Hill Giant") == (3, 3)


def test_611_3a_a_static_ability_affects_who_comes_later() -> None:
    position, _ = with_bears("Glorious Anthem")
    position.battlefield(ANN, "Hill Giant")
    assert position.power_toughness("Hill Giant") == (4, 4)


def test_400_7_an_effect_forgets_what_left() -> None:
    position, bears = with_bears()
    begin(position, plus(2, 2), things=[bears])
    game = position.game
    perform(game, [ZoneChange(bears, Zone.BATTLEFIELD, Zone.EXILE)])
    perform(game, [ZoneChange(game.objects.latest(bears), Zone.EXILE, Zone.BATTLEFIELD)])
    assert position.power_toughness("Grizzly Bears") == (2, 2)


def test_400_7a_effects_on_a_permanent_spell_go_on() -> None:
    position, _ = with_bears("Forest", "Forest")
    position.hand(ANN, "Grizzly Bears")
    position.act(ANN, "cast Grizzly Bears")
    spell = position.game.zones.stack[-1]
    begin(position, SetColors(Color.BLUE), things=[spell], duration=Duration.PERMANENT)
    position.resolve()
    entered = position.game.zones.battlefield[-1]
    assert position.object(entered).now.colors == Color.BLUE


def test_613_4_counting_creatures_while_computing_is_stable() -> None:
    position, _ = with_bears()
    horde = creature(
        "Horde",
        "{G}",
        "*",
        "*",
        Static(
            SELF, (DefinePowerToughness(CountOf(All((CREATURE, Controlled())))),), defining=True
        ),
    )
    position.define(
        horde, artifact("Idol", "{1}", Static(OfType(Type.LAND), (AddTypes(4), base(1, 1))))
    )
    position.battlefield(ANN, "Horde")
    assert position.power_toughness("Horde") == (2, 2)
    position.battlefield(ANN, "Forest", "Idol")
    assert position.power_toughness("Horde") == (3, 3)


def test_604_3_a_defined_power_is_so_in_a_library_from_the_start() -> None:
    beast = Static(SELF, (DefinePowerToughness(Number(7)),), defining=True)
    deck = [creature("Beast", "{G}", "*", "*", beast)] * 10
    game = new_game([deck, deck])
    held = game.objects[game.players[ANN].library[-1]]
    assert (held.now.power, held.now.toughness) == (7, 7)


def test_613_1d_an_enchanted_artifact_is_a_creature_of_its_mana_value() -> None:
    spark = permanent(
        "Spark",
        "Enchantment — Aura",
        "Enchant artifact\nAs long as enchanted artifact isn't a creature, it's an artifact "
        "creature with power and toughness each equal to its mana value.",
    )
    at = table()
    at.battlefield(ANN, permanent("Engine", cost="{5}"))
    at.hand(ANN, spark)
    at.begin(ANN)
    at.act(ANN, "cast Spark")
    at.resolve_all()
    assert at.power_toughness("Engine") == (5, 5)
    assert at.object("Engine").now.types == Type.ARTIFACT | Type.CREATURE


def test_613_1f_a_quotation_within_a_sentence_has_no_full_stop() -> None:
    pool = permanent(
        "Pool",
        "Land",
        '{0}: Pool becomes a 1/1 black Skeleton creature with "{0}: Regenerate this creature" '
        "until end of turn. It's still a land.",
        cost="",
    )
    at = table()
    at.battlefield(ANN, pool)
    at.begin(ANN)
    at.act(ANN, "activate Pool")
    at.resolve_all()
    assert len(at.object("Pool").now.kit.activated) == 2
    at.to_turn(BOB)
    assert len(at.object("Pool").now.kit.activated) == 1


def test_613_1e_permanents_become_the_chosen_color() -> None:
    at = table()
    sky = permanent(
        "Sky",
        "Enchantment",
        "As Sky enters, choose a color.\nAll nonland permanents are the chosen color.",
    )
    at.battlefield(ANN, "Bear", "Field")
    at.hand(ANN, sky)
    at.act(ANN, "cast Sky")
    at.choose("blue")
    at.resolve()
    assert at.object("Bear").now.colors == 2
    assert at.object("Field").now.colors == 0


def test_613_4c_what_is_counted_stands_before_the_ability() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Field", permanent("Meadow", "Land", "", ""))
    wings = permanent(
        "Wings",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature gets +1/+1 for each land you control and has flying.",
    )
    at.hand(ANN, wings)
    at.act(ANN, "cast Wings", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (4, 4)
    assert at.object("Bear").now.keywords


GENJU = permanent(
    "Genju",
    "Enchantment — Aura",
    "Enchant Plains\n{0}: Until end of turn, enchanted Plains becomes a 2/5 white Spirit creature "
    'with "Whenever this creature deals damage, its controller gains that much life." It\'s still '
    "a land.\nWhen enchanted Plains is put into a graveyard, you may return Genju from your "
    "graveyard to your hand.",
)


def test_613_1f_a_land_becomes_a_creature_with_a_quoted_ability() -> None:
    at = table()
    at.battlefield(ANN, permanent("Plain", "Basic Land — Plains", "", ""))
    at.hand(ANN, GENJU)
    at.act(ANN, "cast Genju", "Plain")
    at.resolve()
    at.act(ANN, "activate Genju")
    at.resolve()
    assert at.power_toughness("Plain") == (2, 5)
    at.attack("Plain")
    at.to(Step.END_OF_COMBAT)
    assert (at.life(ANN), at.life(BOB)) == (22, 18)

"""Meld. CR 701.42, 712.4, 712.21."""

from __future__ import annotations

from jajna.simulation.invariants import census, why_cards_lost
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.rules.melds import RATS, SCAVENGERS, meld, melded, pair
from tests.table import table


def test_701_42a_two_cards_become_one_object() -> None:
    at = melded()
    (host,) = at.game.zones.battlefield
    assert at.object(host).now.name == "Chittering Host"
    assert at.power_toughness(host) == (5, 6)
    assert at.names_in(Zone.EXILE) == []


def test_701_42a_it_is_a_new_object_that_enters() -> None:
    at = pair()
    at.battlefield(
        ANN, permanent("Shrine", "Enchantment", "When a creature enters, you gain 1 life.")
    )
    at.battlefield(ANN, "Bear")
    meld(at)
    assert at.life(ANN) == 21
    assert at.power_toughness("Bear") == (3, 2)


def test_701_42b_a_token_is_no_part_of_a_pair() -> None:
    at = table()
    at.define(RATS, SCAVENGERS)
    at.battlefield(ANN, SCAVENGERS, RATS)
    cast(at, "Create a token that's a copy of target creature.", "Midnight Scavengers")
    original, _, token = at.game.zones.battlefield
    at.to(Step.BEGINNING_OF_COMBAT)
    at.choose(token)
    at.resolve_all()
    assert at.game.zones.battlefield == [original]
    assert at.names_in(Zone.EXILE) == ["Graf Rats"]


def test_701_42c_what_cannot_be_melded_stays_exiled() -> None:
    at = table()
    at.define(RATS)
    at.battlefield(ANN, RATS, creature("Midnight Scavengers", 1, 1))
    meld(at)
    assert sorted(at.names_in(Zone.EXILE)) == ["Graf Rats", "Midnight Scavengers"]
    assert at.game.zones.battlefield == []


def test_603_4_another_creature_is_no_counterpart() -> None:
    at = table(ann=[RATS, "Bear"])
    meld(at)
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Graf Rats"]
    assert at.names_in(Zone.EXILE) == []


def test_603_4_what_has_the_name_but_is_no_creature_is_no_counterpart() -> None:
    at = table(ann=[RATS, permanent("Midnight Scavengers")])
    meld(at)
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Graf Rats", "Midnight Scavengers"]


def test_603_4_both_must_be_owned_and_controlled() -> None:
    at = table()
    at.define(RATS, SCAVENGERS)
    at.battlefield(BOB, SCAVENGERS)
    at.battlefield(ANN, RATS)
    cast(at, "Gain control of target creature.", "Midnight Scavengers")
    meld(at)
    assert len(at.game.zones.battlefield) == 2


def test_712_4b_a_meld_card_elsewhere_has_its_front_face_alone() -> None:
    at = table()
    (card,) = at.graveyard(ANN, RATS)
    assert at.object(card).now.name == "Graf Rats"
    assert at.object(card).now.mana_value() == 2


def test_712_4c_no_meld_card_transforms() -> None:
    at = pair()
    cast(at, "Transform target creature.", "Graf Rats")
    assert at.object("Graf Rats").face == 0
    at = melded()
    (host,) = at.game.zones.battlefield
    cast(at, "Transform target creature.", host)
    assert at.object(host).now.name == "Chittering Host"


def test_712_16_it_cannot_be_turned_face_down() -> None:
    at = melded()
    (host,) = at.game.zones.battlefield
    cast(at, "Turn target creature face down.", host)
    assert not at.object(host).face_down


def test_202_3c_its_mana_value_is_that_of_both_front_faces() -> None:
    at = melded()
    (host,) = at.game.zones.battlefield
    assert at.object(host).now.mana_value() == 7
    cast(at, "Create a token that's a copy of target creature.", host)
    copy = at.game.zones.battlefield[-1]
    assert at.object(copy).now.name == "Chittering Host"
    assert at.object(copy).now.mana_value() == 0


def test_707_8_of_a_melded_permanent_the_combined_face_is_copied() -> None:
    at = melded()
    (host,) = at.game.zones.battlefield
    at.battlefield(BOB, "Bear")
    text = "Target creature an opponent controls becomes a copy of target creature you control."
    cast(at, text, "Bear", host)
    (copy,) = [one for one in at.game.zones.battlefield if at.game.object(one).controller == BOB]
    assert at.power_toughness(copy) == (5, 6)
    assert at.object(copy).now.types == Type.CREATURE
    assert at.object(copy).now.subtypes == {"Eldrazi", "Horror"}


def test_712_21_one_permanent_leaves_and_two_cards_are_put() -> None:
    at = melded()
    at.battlefield(
        BOB,
        permanent("Knell", "Enchantment", "Whenever a creature dies, you gain 1 life."),
        permanent(
            "Toll",
            "Enchantment",
            "Whenever a card is put into a graveyard from anywhere, you gain 10 life.",
        ),
    )
    cast(at, "Destroy target creature.", at.game.zones.battlefield[0], then=("Graf Rats",))
    at.resolve_all()
    # The spell that destroyed it is a card too.
    assert at.life(BOB) == 20 + 1 + 30


def test_712_21a_its_owner_orders_the_cards_in_the_graveyard() -> None:
    for first, order in (
        ("Graf Rats", ["Graf Rats", "Midnight Scavengers"]),
        ("Midnight Scavengers", ["Midnight Scavengers", "Graf Rats"]),
    ):
        at = melded()
        cast(at, "Destroy target creature.", at.game.zones.battlefield[0], then=(first,))
        names = [name for name in at.names_in(Zone.GRAVEYARD, ANN) if name != "Spell"]
        assert names == order


def test_400_3_both_go_to_their_owners_hand() -> None:
    at = melded()
    cast(at, "Return target creature to its owner's hand.", at.game.zones.battlefield[0])
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Graf Rats", "Midnight Scavengers"]
    assert [at.object(card).face for card in at.game.players[ANN].hand] == [0, 0]


def test_712_21c_an_effect_that_finds_it_finds_both_cards() -> None:
    at = melded()
    text = (
        "Exile target creature, then return that card to the battlefield under its owner's control."
    )
    cast(at, text, at.game.zones.battlefield[0], then=("Graf Rats",))
    names = sorted(at.object(one).now.name for one in at.game.zones.battlefield)
    assert names == ["Graf Rats", "Midnight Scavengers"]


def test_712_21c_so_does_one_that_returns_what_it_exiled_later() -> None:
    at = melded()
    at.hand(
        ANN,
        creature(
            "Jailer",
            1,
            1,
            "When this creature enters, exile target creature until ~ leaves the "
            "battlefield.".replace("~", "this creature"),
        ),
    )
    host = at.game.zones.battlefield[0]
    at.to(Step.POSTCOMBAT_MAIN)
    at.choose(host, "Midnight Scavengers")
    at.act(ANN, "cast Jailer")
    at.resolve_all()
    assert sorted(at.names_in(Zone.EXILE)) == ["Graf Rats", "Midnight Scavengers"]
    cast(at, "Destroy target creature.", "Jailer")
    names = sorted(at.object(one).now.name for one in at.game.zones.battlefield)
    assert names == ["Graf Rats", "Midnight Scavengers"]


def test_712_21d_what_replaces_where_it_goes_affects_both_cards() -> None:
    at = melded()
    at.battlefield(
        BOB,
        permanent(
            "Peace",
            "Enchantment",
            "If a card or token would be put into a graveyard from anywhere, exile it instead.",
        ),
    )
    cast(at, "Destroy target creature.", at.game.zones.battlefield[0], then=("Graf Rats",))
    exiled = [name for name in at.names_in(Zone.EXILE) if name != "Spell"]
    assert sorted(exiled) == ["Graf Rats", "Midnight Scavengers"]


def test_732_1_a_fork_of_the_game_goes_on_with_both_cards() -> None:
    at = melded().fork()
    cast(at, "Return target creature to its owner's hand.", at.game.zones.battlefield[0])
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Graf Rats", "Midnight Scavengers"]


def test_701_42a_it_is_said_in_spanish() -> None:
    assert SPANISH.lines(RATS.faces[0].abilities) == [
        "Al comienzo del combate en tu turno, si controlas ~ y una criatura con el nombre Midnight "
        "Scavengers, y ambos son de tu propiedad, exílialos, luego combínalos en Chittering Host."
    ]


def test_712_4a_no_card_is_lost_by_melding() -> None:
    at = pair()
    before = census(at.game)
    meld(at)
    (host,) = at.game.zones.battlefield
    assert at.object(host).partner is not None
    assert why_cards_lost(at.game, before) is None

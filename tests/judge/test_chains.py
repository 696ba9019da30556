"""What led to an event, told with its rules. CR 603.2, 608.2, 614.6, 616.1, 704.3."""

from __future__ import annotations

from jajna.decision import Kind, Pick
from jajna.events.base import Event
from jajna.events.damage import DamageDealt
from jajna.events.life import LifeGained
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Destroyed
from jajna.events.players import PlayerLost
from jajna.events.stack import SpellCast, TriggerStacked
from jajna.judge import ANN, BOB, Table
from jajna.judge.chains import chain_data, chain_lines, events_with
from jajna.kernel.state.causes import chain
from jajna.text.catalogue import language
from jajna.text.log import account
from jajna.text.things import Teller
from jajna.vocab import Step, Zone
from tests.mechanics.bench import permanent, spell, text_card
from tests.table import table


def teller(position: Table, code: str = "en", seat: int = ANN) -> Teller:
    game = position.game
    return Teller(language(code), game.view(seat, past=True), {}, game.history.log)


def told(position: Table, words: str, code: str = "en") -> list[str]:
    """What led to the latest event with these words."""
    to = teller(position, code)
    return chain_lines(
        chain(position.game, events_with(position.game.history.log, words, to)[0]), to
    )


def warded() -> Table:
    """A creature has entered beside a Soul Warden."""
    position = table()
    position.battlefield(ANN, "Forest", "Forest", "Soul Warden", "Mountain")
    position.battlefield(BOB, "Hill Giant")
    position.hand(ANN, "Grizzly Bears", "Shock")
    position.begin(ANN)
    position.act(ANN, "cast Grizzly Bears")
    position.resolve_all()
    return position


def test_603_2_a_resolved_trigger_leads_back_to_the_spell_that_began_it() -> None:
    assert told(warded(), "gain 1 life") == [
        "You gain 1 life.",
        "  as the ability of Soul Warden resolves (CR 608.2):",
        "An ability of Soul Warden triggers.",
        "  it triggered as this happened (CR 603.2):",
        "Grizzly Bears enters the battlefield.",
        "  as Grizzly Bears resolves (CR 608.2):",
        "You cast Grizzly Bears.",
        "  as a player with priority decided (CR 601.2i)",
    ]


def test_603_2_the_log_names_what_triggered_an_ability() -> None:
    position = warded()
    lines = account(position.game.history.log, teller(position))
    assert (
        "An ability of Soul Warden triggers. (Grizzly Bears enters the battlefield; CR 603.2)"
        in lines
    )


SHOCKED = [
    "Shock deals 2 damage to Grizzly Bears.",
    "  as Shock resolves (CR 608.2):",
    "You cast Shock.",
    "  as a player with priority decided (CR 601.2i)",
]


def test_704_5g_a_death_leads_to_the_damage_and_the_spell_that_dealt_it() -> None:
    position = warded()
    position.act(ANN, "cast Shock", "Grizzly Bears")
    position.resolve_all()
    assert told(position, "from the battlefield to the graveyard") == [
        "Grizzly Bears goes from the battlefield to the graveyard.",
        "  it follows by rule from this (CR 701.8a):",
        "Grizzly Bears is destroyed.",
        "  by a state-based action (CR 704.5g), after this:",
        *SHOCKED,
    ]
    assert told(position, "se destruye", "es")[1] == (
        "  por una acción basada en estado (CR 704.5g), después de esto:"
    )


def deed(position: Table, text: str, *choices: str) -> None:
    """Ann casts a spell of this text and everything resolves."""
    position.hand(ANN, spell(text, "Deed"))
    position.begin(ANN)
    position.act(ANN, "cast Deed", *choices)
    position.resolve_all()


def rows(position: Table, kind: type[Event]) -> list[tuple[str, str]]:
    """Of the links that lead to the latest such event, the kind and the rule of each."""
    latest = [event for event in position.game.history.log if isinstance(event, kind)][-1]
    to = teller(position)
    links = chain(position.game, latest)
    data = chain_data(links, to)
    return [(type(link).__name__, str(row["rule"])) for link, row in zip(links, data, strict=True)]


DEED = [("SpellCast", "601.2i")]


def test_704_5a_a_lost_game_leads_to_the_lost_life_and_the_damage() -> None:
    position = table()
    position.set_life(BOB, 3)
    deed(position, "This spell deals 4 damage to target player.", "Bob")
    assert rows(position, PlayerLost) == [
        ("PlayerLost", "704.5a"),
        ("LifeLost", "120.3"),
        ("DamageDealt", "608.2"),
        *DEED,
    ]


def test_704_5b_a_lost_game_leads_to_the_draw_from_an_empty_library() -> None:
    position = table(blanks=1)
    deed(position, "Target player draws two cards.", "Bob")
    assert rows(position, PlayerLost) == [("PlayerLost", "704.5b"), ("Draw", "608.2"), *DEED]


def test_704_5c_a_lost_game_leads_to_the_poison() -> None:
    position = table()
    deed(position, "Target player gets ten poison counters.", "Bob")
    assert rows(position, PlayerLost)[:2] == [("PlayerLost", "704.5c"), ("CountersPut", "608.2")]


def test_704_5f_a_death_leads_to_what_made_the_creature_so_small() -> None:
    position = table()
    position.battlefield(BOB, "Hill Giant")
    deed(position, "Target creature gets -3/-3 until end of turn.")
    assert rows(position, ZoneChange)[:2] == [("ZoneChange", "704.5f"), ("EffectBegan", "608.2")]


def test_704_5f_a_death_leads_to_the_leaving_of_what_had_kept_the_creature_alive() -> None:
    position = table(step=None)
    position.battlefield(BOB, text_card("Husk", "Creature", "", ("0", "0")))
    anthem = "Creatures you control get +1/+1."
    position.battlefield(BOB, permanent("Anthem", "Enchantment", anthem))
    deed(position, "Destroy target enchantment.")
    died = [event for event in position.game.history.log if isinstance(event, ZoneChange)][-1]
    links = chain(position.game, died)
    names = [position.game.object(link.things()[0]).now.name for link in links]
    assert names == ["Husk", "Anthem", "Anthem", "Deed"]


def test_704_5g_damage_counts_that_was_dealt_before_the_creature_shrank() -> None:
    position = table()
    position.battlefield(BOB, "Hill Giant")
    deed(position, "This spell deals 2 damage to target creature.")
    deed(position, "Target creature gets -1/-1 until end of turn.")
    assert rows(position, Destroyed)[:2] == [("Destroyed", "704.5g"), ("EffectBegan", "608.2")]


def test_704_5i_a_planeswalkers_end_leads_to_the_damage() -> None:
    position = table()
    position.battlefield(BOB, "Jace Beleren")
    deed(position, "This spell deals 5 damage to target planeswalker.")
    assert rows(position, ZoneChange)[:3] == [
        ("ZoneChange", "704.5i"),
        ("CountersRemoved", "120.3"),
        ("DamageDealt", "608.2"),
    ]


def test_704_5j_a_legends_end_leads_to_the_other_that_entered() -> None:
    position = table()
    position.battlefield(ANN, text_card("Mira", "Legendary Creature", "", ("2", "2")))
    position.hand(ANN, text_card("Mira", "Legendary Creature", "", ("2", "2")))
    position.begin(ANN)
    position.act(ANN, "cast Mira")
    position.resolve_all()
    assert rows(position, ZoneChange) == [
        ("ZoneChange", "704.5j"),
        ("ZoneChange", "608.2"),
        ("SpellCast", "601.2i"),
    ]


def test_704_5m_an_auras_end_leads_to_its_hosts() -> None:
    position = table()
    position.battlefield(BOB, "Hill Giant")
    aura = text_card("Bond", "Enchantment — Aura", "Enchant creature")
    position.put(BOB, Zone.BATTLEFIELD, aura, attached_to=position.id("Hill Giant"))
    deed(position, "Destroy target creature.")
    assert rows(position, ZoneChange)[:3] == [
        ("ZoneChange", "704.5m"),
        ("ZoneChange", "701.8a"),
        ("Destroyed", "608.2"),
    ]


def test_704_5d_a_tokens_end_leads_to_its_leaving() -> None:
    position = table()
    position.battlefield(BOB, "Hill Giant")
    position.hand(ANN, spell("Create a 1/1 green Saproling creature token.", "Seed"))
    position.begin(ANN)
    position.act(ANN, "cast Seed")
    position.resolve_all()
    deed(position, "Return target creature to its owner's hand.", "Saproling Token")
    assert rows(position, ZoneChange)[:2] == [("ZoneChange", "704.5d"), ("ZoneChange", "608.2")]


def test_704_5g_a_fork_tells_the_same_chain() -> None:
    position = warded()
    position.act(ANN, "cast Shock", "Grizzly Bears")
    fork = position.fork()
    for other in (fork, position):
        other.resolve_all()
        assert told(other, "is destroyed")[2:] == SHOCKED


def test_120_3_lost_life_follows_from_damage() -> None:
    position = warded()
    position.act(ANN, "cast Shock", "Bob")
    position.resolve_all()
    links = chain(
        position.game, events_with(position.game.history.log, "loses 2 life", teller(position))[0]
    )
    assert isinstance(links[1], DamageDealt)
    assert [row["rule"] for row in chain_data(links, teller(position))] == [
        "120.3",
        "608.2",
        "601.2i",
    ]


def test_614_6_what_would_have_happened_is_told_with_what_changed_it() -> None:
    position = table()
    position.battlefield(ANN, permanent("Keep", "Land", "Keep enters tapped.", ""))
    position.hand(ANN, permanent("Ruin", "Land", "Ruin enters tapped.", ""))
    position.begin(ANN)
    position.act(ANN, "play Ruin")
    entered = [event for event in position.game.history.log if isinstance(event, ZoneChange)][-1]
    assert entered.why is not None
    (instead,) = entered.why.instead
    assert instead.player == -1
    assert isinstance(instead.event, ZoneChange)
    assert not instead.event.tapped
    assert entered.tapped
    lines = account(position.game.history.log, teller(position))
    assert "You play Ruin. (as Ruin has it, CR 614.6)" in lines


def test_615_6_prevented_damage_is_told_though_nothing_happens() -> None:
    position = table()
    position.battlefield(ANN, "Hill Giant")
    position.battlefield(BOB, "Forest")
    calm = "Prevent all combat damage that would be dealt this turn."
    position.hand(BOB, spell(calm, "Calm"))
    position.begin(ANN)
    position.act(BOB, "cast Calm")
    position.resolve_all()
    position.attack("Hill Giant")
    position.to(Step.END_OF_COMBAT)
    assert position.life(BOB) == 20
    lines = account(position.game.history.log, teller(position))
    assert "Nothing happens instead of: Hill Giant deals 3 damage to Bob; Calm, CR 615.6." in lines


def test_616_1_who_chose_among_effects_is_told() -> None:
    position = table()
    double = "If you would gain life, you gain twice that much life instead."
    more = "If you would gain life, you gain that much life plus 1 instead."
    position.battlefield(ANN, permanent("Twice", "Enchantment", double))
    position.battlefield(ANN, permanent("More", "Enchantment", more))
    position.hand(ANN, spell("You gain 2 life.", "Rest"))
    position.begin(ANN)
    position.act(ANN, "cast Rest")
    position.to_question(Kind.REPLACEMENT)
    fork = position.fork()
    for other in (fork, position):
        other.answer(Pick(0))
        other.resolve_all()
        gained = [event for event in other.game.history.log if isinstance(event, LifeGained)][-1]
        assert gained.number == 5
        assert gained.why is not None
        assert [(one.player, one.options) for one in gained.why.instead] == [(ANN, 2), (-1, 1)]
        assert [type(link) for link in chain(other.game, gained)] == [LifeGained, SpellCast]
    lines = "\n".join(account(position.game.history.log, teller(position)))
    assert "instead of: You gain 2 life; Twice, CR 614.6; you chose it among 2 effects" in lines


def test_603_2_nothing_is_noted_in_a_game_without_a_log() -> None:
    position = table()
    position.game.settings.keep_log = False
    position.game.history.log = []
    position.battlefield(ANN, "Soul Warden", "Forest", "Forest")
    position.hand(ANN, "Grizzly Bears")
    position.begin(ANN)
    position.act(ANN, "cast Grizzly Bears")
    position.resolve_all()
    assert position.life(ANN) == 21
    assert position.game.history.log == []


def test_603_2_a_chain_is_told_in_spanish() -> None:
    lines = told(warded(), "ganas 1 vida", "es")
    assert lines[0] == "Ganas 1 vida."
    assert lines[3] == "  se disparó al suceder esto (CR 603.2):"


def test_603_8_a_state_has_no_event_before_it() -> None:
    position = table()
    gone = "When you control no Islands, sacrifice Serpent."
    position.battlefield(ANN, text_card("Serpent", "Creature — Serpent", gone, ("5", "5")))
    position.begin(ANN)
    position.resolve_all()
    stacked = [event for event in position.game.history.log if isinstance(event, TriggerStacked)][
        -1
    ]
    assert stacked.why is not None
    assert stacked.why.after is None
    assert len(chain(position.game, stacked)) == 1

"""The fields of an expectation and the verbs of attempts, as results call them in each language."""

from __future__ import annotations

from typing import Final

from jajna.messages import SOURCE, TRANSLATION

__all__ = ["SPANISH", "field"]

SPANISH: Final = {
    # of an object
    "pt": "fuerza y resistencia",
    "name": "nombre",
    "cost": "coste",
    "mana_value": "valor de maná",
    "types": "tipos",
    "subtypes": "subtipos",
    "supertypes": "supertipos",
    "colors": "colores",
    "keywords": "habilidades de palabra clave",
    "abilities": "habilidades",
    "is": "es",
    "is_not": "no es",
    "has": "tiene",
    "lacks": "no tiene",
    "zone": "zona",
    "controller": "controlador",
    "owner": "propietario",
    "tapped": "girado",
    "face_down": "boca abajo",
    "token": "ficha",
    "sick": "mareo",
    "damage": "daño",
    "counters": "contadores",
    "attached_to": "anexado a",
    "attachments": "lo anexado",
    "targets": "objetivos",
    "protector": "protector",
    "known_to": "lo conocen",
    # of a player
    "life": "vidas",
    "pool": "reserva de maná",
    "in_game": "en la partida",
    "designations": "designaciones",
    "speed": "velocidad",
    "hand": "mano",
    "graveyard": "cementerio",
    "library": "biblioteca",
    "battlefield": "campo de batalla",
    # of a question
    "player": "jugador",
    "decided_by": "decide",
    "kind": "clase",
    "rule": "regla",
    "options": "opciones",
    "offers": "ofrece",
    # of the game
    "turn": "turno",
    "step": "paso",
    "daytime": "día o noche",
    "winner": "ganador",
    # what is tried
    "cast": "lanzar",
    "activate": "activar",
    "play": "jugar",
    "tap": "girar",
    "turn_up": "poner boca arriba",
    "special": "acción especial",
    "attack": "atacar",
    "block": "bloquear",
    "answer": "responder",
}
"""What each is called in Spanish; in English it is called as it is written."""


def field(key: str) -> dict[str, str]:
    """The word for a field or a verb, by language code."""
    return {SOURCE: key, TRANSLATION: SPANISH[key]}

import type { Words } from "./en";

/** The words of the page in Spanish. */
export const es: Words = {
  play: "Jugar",
  yourDeck: "Tu mazo",
  against: "Contra",
  hand: "mano",
  library: "biblioteca",
  graveyard: "cementerio",
  exile: "exilio",
  stack: "pila",
  log: "registro",
  turn: (number: number) => `turno ${number}`,
  waiting: (who: string) => `Se espera a ${who}`,
  connecting: "Conectando …",
  confirm: "Confirmar",
};

/** The words of the table; cards, questions and events come from the server in the same language. */
export const en = {
  hand: "hand",
  library: "library",
  graveyard: "graveyard",
  exile: "exile",
  stack: "stack",
  log: "log",
  turn: (number: number) => `turn ${number}`,
  connecting: "Connecting …",
};

export const es: typeof en = {
  hand: "mano",
  library: "biblioteca",
  graveyard: "cementerio",
  exile: "exilio",
  stack: "pila",
  log: "registro",
  turn: (number: number) => `turno ${number}`,
  connecting: "Conectando …",
};

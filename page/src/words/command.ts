/** Words of the command line. */
export const en = {
  title: "Command",
  hint: "A card, an answer or an action: “shock on hill giant”, “pass until my turn”",
  several: (count: number) => `${count} things are called so. Type more, or choose with the arrows.`,
  nothing: "Nothing that can be done now is called so.",
  all: "attack with all",
  none: "none",
  until: (what: string) => `pass until ${what}`,
};

export const es: typeof en = {
  title: "Orden",
  hint: "Una carta, una respuesta o una acción: «conmoción sobre gigante», «pasar hasta mi turno»",
  several: (count: number) => `${count} cosas se llaman así. Escribe más o elige con las flechas.`,
  nothing: "Nada de lo que se puede hacer ahora se llama así.",
  all: "atacar con todas",
  none: "ninguna",
  until: (what: string) => `pasar hasta ${what}`,
};

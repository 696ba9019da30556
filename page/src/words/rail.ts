/** The words of a table of more than two, and of commanders. */
export const en = {
  opponents: "Opponents",
  others: "The other players",
  yourTeam: "your team",
  team: (number: number) => `team ${number}`,
  yourPrey: "you attack",
  theirPrey: "attacks you",
  together: (number: number) => `${number} life together`,
  boardOf: (who: string) => `Show ${who}'s battlefield`,
  pile: (count: number, of: string) => `${count} ${of}`,
  emptyBoard: "nothing on the battlefield",
  taxSaid: (name: string, number: number) => `Casting ${name} costs {${number}} more`,
  commander: (name: string) => `Commander: ${name}`,
  struck: (number: number, name: string) => `${number} combat damage by ${name}`,
};

export const es: typeof en = {
  opponents: "Oponentes",
  others: "Los demás jugadores",
  yourTeam: "tu equipo",
  team: (number: number) => `equipo ${number}`,
  yourPrey: "le atacas",
  theirPrey: "te ataca",
  together: (number: number) => `${number} vidas en común`,
  boardOf: (who: string) => `Mostrar el campo de batalla de ${who}`,
  pile: (count: number, of: string) => `${count} ${of}`,
  emptyBoard: "nada en el campo de batalla",
  taxSaid: (name: string, number: number) => `Lanzar a ${name} cuesta {${number}} más`,
  commander: (name: string) => `Comandante: ${name}`,
  struck: (number: number, name: string) => `${number} puntos de daño de combate de ${name}`,
};

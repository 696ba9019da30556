/** The words of a table of more than two, and of commanders. */
export const en = {
  opponents: "Opponents",
  boardOf: (who: string) => `Show ${who}'s battlefield`,
  pile: (count: number, of: string) => `${count} ${of}`,
  emptyBoard: "nothing on the battlefield",
  taxSaid: (name: string, number: number) => `Casting ${name} costs {${number}} more`,
  commander: (name: string) => `Commander: ${name}`,
  struck: (number: number, name: string) => `${number} combat damage by ${name}`,
};

export const es: typeof en = {
  opponents: "Oponentes",
  boardOf: (who: string) => `Mostrar el campo de batalla de ${who}`,
  pile: (count: number, of: string) => `${count} ${of}`,
  emptyBoard: "nada en el campo de batalla",
  taxSaid: (name: string, number: number) => `Lanzar a ${name} cuesta {${number}} más`,
  commander: (name: string) => `Comandante: ${name}`,
  struck: (number: number, name: string) => `${number} puntos de daño de combate de ${name}`,
};

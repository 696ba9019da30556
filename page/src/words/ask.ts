/** The words around a question. */
export const en = {
  waiting: (who: string) => `Waiting for ${who}`,
  confirm: "Confirm",
  back: "Back",
  close: "Close",
  glossary: "Glossary",
  search: "Search a term",
  seeAlso: "See also",
  andMore: (count: number) => `and ${count} more`,
  whyNot: "What can be done with it",
  whySo: "Why it is what it is",
};

export const es: typeof en = {
  waiting: (who: string) => `Se espera a ${who}`,
  confirm: "Confirmar",
  back: "Atrás",
  close: "Cerrar",
  glossary: "Glosario",
  search: "Busca un término",
  seeAlso: "Véase también",
  andMore: (count: number) => `y ${count} más`,
  whyNot: "Qué se puede hacer con ello",
  whySo: "Por qué es lo que es",
};

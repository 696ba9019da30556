/** The words around a question. */
export const en = {
  waiting: (who: string) => `Waiting for ${who}`,
  confirm: "Confirm",
};

export const es: typeof en = {
  waiting: (who: string) => `Se espera a ${who}`,
  confirm: "Confirmar",
};

/** The words of the page in English; cards, questions and events come from the server. */
export const en = {
  play: "Play",
  yourDeck: "Your deck",
  against: "Against",
  hand: "hand",
  library: "library",
  graveyard: "graveyard",
  exile: "exile",
  stack: "stack",
  log: "log",
  turn: (number: number) => `turn ${number}`,
  waiting: (who: string) => `Waiting for ${who}`,
  connecting: "Connecting …",
  confirm: "Confirm",
};
export type Words = typeof en;

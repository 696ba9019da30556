/** The words of the start page. */
export const en = {
  play: "Play",
  yourDeck: "Your deck",
  against: "Against",
};

export const es: typeof en = {
  play: "Jugar",
  yourDeck: "Tu mazo",
  against: "Contra",
};

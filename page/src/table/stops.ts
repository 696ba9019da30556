/** The words of `SetStops` for the steps of a board. */
export const WORDS: Record<string, string> = {
  upkeep: "upkeep",
  draw: "draw",
  precombat_main: "main",
  beginning_of_combat: "combat",
  declare_attackers: "attackers",
  declare_blockers: "blockers",
  first_strike_damage: "first-strike",
  combat_damage: "damage",
  end_of_combat: "end-combat",
  postcombat_main: "main2",
  end: "end",
  cleanup: "cleanup",
};

/** The steps that the strip shows; those besides show while they are. */
export const STRIP = ["untap", ...Object.keys(WORDS).filter((step) => step !== "cleanup" && step !== "first_strike_damage")];

/** The word for a step, in one's own turn or in others'. */
export const word = (step: string, mine: boolean) => `${mine ? "" : "opp:"}${WORDS[step]}`;

/** The words that are set. */
export const held = (stops: string | undefined) => new Set((stops ?? "").split(","));

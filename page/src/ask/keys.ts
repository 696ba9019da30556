import type { Asked, OptionShown } from "../lib/protocol";

const LETTERS: Record<string, string> = { yes: "y", no: "n" };

/** Whether an option is the likely answer, which is the one filled button. */
export function isMain(ask: Asked | null, option: OptionShown): boolean {
  return ask?.shape === "one" && (ask.usual ?? []).some((one) => option.places.includes(one));
}

/** Whether digits choose among the options: with priority they belong to the zones. */
export function hasDigits(ask: Asked | null): boolean {
  return ask !== null && !ask.pairs && ask.kind !== "priority" && ask.shape !== "division" && ask.shape !== "number";
}

/** The key of an option, as it is shown on its button; `space` is the name of that key. */
export function hint(ask: Asked | null, option: OptionShown, at: number, space: string): string {
  if (isMain(ask, option)) return space;
  const letter = LETTERS[option.what];
  if (letter) return letter;
  return hasDigits(ask) && at < 9 ? String(at + 1) : "";
}

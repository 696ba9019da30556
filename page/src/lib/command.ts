/** Something that can be done now, as it is called. */
export interface Doable {
  text: string;
  act(): void;
}

/** What a typed command means: one thing to do, and what is to be chosen for it next. */
export interface Meant<T> {
  found: T[];
  /** What is said of the next choice: in "shock on hill giant", the giant. */
  rest: string;
}

const ON = /\s(?:on|at|sobre|a)\s/g;

/** The words of a text, without accents and signs. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
  return plain.split(/[^\p{L}\p{N}{}+/-]+/u).filter(Boolean);
}

/** Whether each word of a command begins a word of a text. */
function fits(command: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return command.every((one) => words.some((word) => word.startsWith(one)));
}

/** What a command names among what can be done; one that is called just so is meant alone. */
export function named<T extends { text: string }>(command: string, all: readonly T[]): T[] {
  const wanted = wordsOf(command);
  if (!wanted.length) return [...all];
  const found = all.filter((one) => fits(wanted, one.text));
  const exact = found.filter((one) => wordsOf(one.text).join(" ") === wanted.join(" "));
  return exact.length === 1 ? exact : found;
}

/**
 * What a command means: by all of its words, or by those before an "on" or "sobre" that name one
 * thing to do. What fits nothing means nothing.
 */
export function meant<T extends { text: string }>(command: string, all: readonly T[]): Meant<T> {
  const found = named(command, all);
  if (found.length) return { found, rest: "" };
  for (const match of command.matchAll(ON)) {
    const first = named(command.slice(0, match.index), all);
    const rest = command.slice(match.index + match[0].length).trim();
    if (first.length === 1 && rest) return { found: first, rest };
  }
  return { found: [], rest: "" };
}

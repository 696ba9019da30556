import type { OptionShown } from "./protocol";

/**
 * The payment most like one that is chosen, with some of these sources instead of others; without
 * them, where no payment uses more of them. Undefined if there is none.
 */
export function swapped(options: readonly OptionShown[], paid: OptionShown | null, sources: readonly number[]): OptionShown | undefined {
  const now = paid?.taps ?? [];
  const has = (one: OptionShown) => one.taps?.filter((tap) => sources.includes(tap)).length ?? 0;
  const alike = (one: OptionShown) => one.taps?.filter((tap) => now.includes(tap)).length ?? 0;
  const uses = paid ? has(paid) : 0;
  const payments = options.filter((one) => one.what === "pay");
  const more = payments.filter((one) => has(one) > uses);
  const among = more.length ? more : payments.filter((one) => has(one) < uses);
  return [...among].sort((one, other) => alike(other) - alike(one))[0];
}

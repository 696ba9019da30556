/** Shares of a total after one of them is set; of two, the other gets the rest. CR 601.2d. */
export function sharedOut(before: readonly number[], place: number, wanted: number, total: number, least: number): number[] {
  const others = before.length - 1;
  const value = Math.max(least, Math.min(wanted, total - least * others));
  const shares = before.map((one, at) => (at === place ? value : one));
  let over = shares.reduce((sum, one) => sum + one, 0) - total;
  for (let at = others; at >= 0 && over > 0; at -= 1) {
    if (at === place) continue;
    const less = Math.min(over, shares[at]! - least);
    shares[at]! -= less;
    over -= less;
  }
  if (others === 1 && over < 0) shares[1 - place]! -= over;
  return shares;
}

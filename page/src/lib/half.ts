/** An answer that isn't given yet, by places in its question: numbers of things outlast no page. */
export interface Half {
  number: number;
  game: number;
  places: number[];
  pairs: [number, number][];
  shares: number[];
  typed: string;
}

const KEY = "jajna.half.";

/** Keep what a seat has made of its answer, for as long as its tab is open. */
export function keep(own: string, half: Half | null): void {
  if (half) sessionStorage.setItem(KEY + own, JSON.stringify(half));
}

/** What a seat had made of its answer. */
export function recalled(own: string): Half | null {
  const kept = sessionStorage.getItem(KEY + own);
  return kept === null ? null : (JSON.parse(kept) as Half);
}

/** A deck list as it is typed: copies of cards in its main part. */

const MAIN = /^(\/\/\s*)?(deck|mazo|main|maindeck|main deck|mainboard|principal|mazo principal)\s*([([]\d+[)\]])?:?$/i;
const OTHER = /^(\/\/\s*)?(sideboard|side|sb|banquillo|reserva|commanders?|comandantes?|companion|compañero|maybeboard|about|acerca de)\b/i;
const COUNT = /^\s*(\d+)/;

/** The name on a line, without its count, its printing and its marks. */
function named(line: string): string {
  return line.replace(/^\s*\d+x?\s+/, "").replace(/\s+\([A-Za-z0-9]+\).*$/, "").replace(/\s+\*[A-Za-z]+\*$/, "").trim().toLowerCase();
}

/** The list with `by` more copies of a card in its main part, or fewer; a printing stays as it is written. */
export function changed(text: string, card: string, by: number): string {
  const lines = text.split("\n");
  let start = lines.findIndex((line) => MAIN.test(line.trim())) + 1;
  while (start < lines.length && !lines[start]!.trim()) start += 1;
  if (start >= lines.length) start = Math.min(lines.findIndex((line) => MAIN.test(line.trim())) + 1, lines.length);
  let end = start;
  while (end < lines.length && lines[end]!.trim() && !OTHER.test(lines[end]!.trim())) end += 1;
  const place = lines.findIndex((line, at) => at >= start && at < end && named(line) === card.toLowerCase());
  if (place >= 0) {
    const line = lines[place]!;
    const count = Number(COUNT.exec(line)?.[1] ?? 1) + by;
    if (count <= 0) lines.splice(place, 1);
    else lines[place] = COUNT.test(line) ? line.replace(COUNT, String(count)) : `${count} ${line.trim()}`;
  } else if (by > 0) lines.splice(end, 0, `${by} ${card}`);
  return lines.join("\n").replace(/^\n+/, "");
}

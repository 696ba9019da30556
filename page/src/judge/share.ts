/** Most letters of a scenario in a link. */
const MOST = 8192;

/** A text in letters that an address may have; "" if it would be too long. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const made = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return made.length > MOST ? "" : made;
}

/** The text that was packed. Throws for other letters, and for one that unpacks to too much. */
export async function unpacked(made: string): Promise<string> {
  const bytes = Uint8Array.from(atob(made.slice(0, MOST).replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > 20_000) throw new Error("too long");
  }
}

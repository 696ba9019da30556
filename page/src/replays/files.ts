import type { FileOpened } from "../lib/protocol";
import { ask } from "../start/server";

/** Most bytes of a file that the server takes. */
export const MOST_BYTES = 4 << 20;

/** The files that were opened on this page, by the names that the server gave them. */
const opened = new Map<string, string>();

/** Send the content of a file; the games in it. Throws Refusal for one that holds none. */
export async function open(content: string): Promise<FileOpened> {
  const found = await ask<FileOpened>("/api/replays/file", JSON.parse(content));
  opened.set(found.file, content);
  return found;
}

/** The content of a file, null for one that wasn't opened on this page. */
export function content(file: string): string | null {
  return opened.get(file) ?? null;
}

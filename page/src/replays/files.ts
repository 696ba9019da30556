import type { FileOpened } from "../lib/protocol";
import { ask } from "../start/server";

/** Most bytes of a file that the server takes. */
export const MOST_BYTES = 4 << 20;

/** The files that were opened on this page, by the names that the server gave them. */
const opened = new Map<string, string>();

/** Send the content of a file, under a name that is made for it. Throws Refusal for one without games. */
export async function open(content: string): Promise<string> {
  let whole: unknown;
  try {
    whole = JSON.parse(content);
  } catch {
    whole = null;
  }
  const name = `file-${[...crypto.getRandomValues(new Uint8Array(8))].map((one) => one.toString(16).padStart(2, "0")).join("")}`;
  await send(name, whole);
  opened.set(name, content);
  return name;
}

/** Send a file again that the server has forgotten; whether it was opened on this page. */
export async function again(name: string): Promise<boolean> {
  const content = opened.get(name);
  if (content === undefined) return false;
  await send(name, JSON.parse(content));
  return true;
}

async function send(name: string, whole: unknown): Promise<void> {
  await ask<FileOpened>(`/api/tables/${name}/replay/file`, whole);
}

/** The content of a file, null for one that wasn't opened on this page. */
export function content(name: string): string | null {
  return opened.get(name) ?? null;
}

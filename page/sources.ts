import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const NAME = "sources.json";
const GENERATED = ["node_modules", "src/lib/protocol.ts"];

/** The files below a folder that people write, by name. */
function written(folder: string, from = folder): string[] {
  return readdirSync(from, { withFileTypes: true }).flatMap((one) => {
    const path = join(from, one.name);
    const name = relative(folder, path).split(sep).join("/");
    if (one.name.startsWith(".") || GENERATED.includes(name)) return [];
    return one.isDirectory() ? written(folder, path) : [name];
  });
}

/** SHA-256 over the names and contents of files, in the order of their names. */
function digest(folder: string, names: string[]): string {
  const hash = createHash("sha256");
  for (const name of [...names].sort()) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/**
 * Writes beside the bundle of which sources it was built, and what came of them. Whoever has no
 * Node can tell by it that a bundle is stale, or was changed by hand.
 */
export function sources(): Plugin {
  let root = "";
  return {
    name: "sources",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    writeBundle({ dir = "" }) {
      const made = written(dir).filter((name) => name !== NAME);
      const said = { sources: digest(root, written(root)), built: digest(dir, made) };
      writeFileSync(join(dir, NAME), `${JSON.stringify(said, null, 1)}\n`);
    },
  };
}

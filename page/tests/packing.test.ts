import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Unpacker } from "../src/lib/packing";
import { patched, type Data } from "../src/lib/patch";

interface Stream {
  state: Data;
  sent: { packed: Data; new: Data }[];
}

// Written by tools/patch_cases.py, from what the server does.
const stream = JSON.parse(readFileSync(new URL("packed.json", import.meta.url), "utf-8")) as Stream;

test("a stream of packed patches makes the states that the server had", () => {
  const unpacker = new Unpacker();
  unpacker.begin(stream.state, {});
  let state = stream.state;
  for (const one of stream.sent) {
    state = patched(state, unpacker.patch(one.packed, state));
    expect(state).toEqual(one.new);
  }
});

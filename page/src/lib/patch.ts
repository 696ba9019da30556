/** A state as JSON, and a merge patch for it (RFC 7396). */
export type Data = null | boolean | number | string | Data[] | { [key: string]: Data };

function isObject(value: Data | undefined): value is { [key: string]: Data } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The state that a patch makes of another, which isn't changed; what is the same stays itself. */
export function patched(old: Data | undefined, patch: Data): Data {
  if (!isObject(patch)) return patch;
  const made: { [key: string]: Data } = isObject(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete made[key];
    else made[key] = patched(made[key], value);
  }
  return made;
}

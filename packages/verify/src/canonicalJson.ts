/**
 * JSON with one possible spelling per value: keys sorted by code unit, no white space, nothing undefined
 * (the scheme of RFC 8785 for strings, whole numbers, booleans, null, arrays and objects). Hashes are taken of
 * this text, so it must never change.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(fields[key])}`);
  }
  return `{${parts.join(',')}}`;
};

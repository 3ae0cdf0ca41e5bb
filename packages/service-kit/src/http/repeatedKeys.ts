const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;

/** How many keys a JSON text writes: the colons outside its strings. */
const writtenKeys = (text: string): number => {
  let colons = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) inString = !inString;
    else if (code === BACKSLASH) at += 1;
    else if (code === COLON && !inString) colons += 1;
  }
  return colons;
};

/** Without recursion: nobody has looked yet at how deep it is. */
const keptKeys = (value: unknown): number => {
  let keys = 0;
  const waiting: unknown[] = [value];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (typeof item !== 'object' || item === null) continue;
    const inside: unknown[] = Object.values(item);
    if (!Array.isArray(item)) keys += inside.length;
    for (const each of inside) waiting.push(each);
  }
  return keys;
};

/**
 * Whether a JSON text names a key twice in one object. Parsers differ in which one they take, so a filter in front may
 * have judged another body than the one that is used.
 * @param value what `JSON.parse` made of the text
 */
export const hasRepeatedKeys = (text: string, value: unknown): boolean =>
  writtenKeys(text) !== keptKeys(value);

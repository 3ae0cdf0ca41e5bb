/** Shortest value that can tell visitors apart, and least bits per character of one that was drawn by lot. */
const LIMITS = { length: 8, most: 200, bits: 2.5 } as const;

/** Shannon's entropy of a text, in bits per character. */
const entropyOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
};

/** Times, dates, versions, numbers with a point, words, addresses: long, but the same for many. */
const COMMON = [
  /^1\d{9}(?:\d{3})?$/,
  /^\d{4}-\d\d?-\d\d?/,
  /^\d+(?:\.\d+){0,2}$/,
  /^[a-z]+(?:[-_ ][a-z]+)*$/i,
  /:\/\//,
  /^\w{3}, \d\d \w{3} \d{4}/,
];
/** Long numbers are identifiers all the same. */
const LONG_NUMBER = /^(?!1\d{12}$)\d{12,}$|^\d{6,}\.\d{6,}$/;

/** Whether a value looks as if it had been made to tell one visitor from all others. Pure. */
export const isIdentifier = (value: string): boolean => {
  if (value.length < LIMITS.length || value.length > LIMITS.most || entropyOf(value) <= LIMITS.bits)
    return false;
  return LONG_NUMBER.test(value) || (!COMMON.some((pattern) => pattern.test(value)) && /\d/.test(value));
};

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Several things written into one value, as settings are: only its parts can be identifiers. */
const STRUCTURED = /[\s{}[\]":;,&]/;

/**
 * The identifiers in a stored value: the whole, its parts, and of `GA1.1.123456789.1700000000` what is sent of it.
 * They are compared and forgotten.
 */
export const identifiersIn = (stored: string): string[] => {
  const value = decoded(stored.slice(0, 2_000));
  const parts = value.split(/[^\w.-]+/);
  const pairs = parts.flatMap((part) => /^\w+\.\d\.(\d{6,}\.\d{6,})$/.exec(part)?.[1] ?? []);
  return [...new Set([...(STRUCTURED.test(value) ? [] : [value]), ...parts, ...pairs])].filter(isIdentifier);
};

/**
 * The form of an API key: `yk_live_{id}_{secret}_{check}`: 8 public characters, 32 secret ones (190 bits), and a CRC-32 of all
 * before it, so that a typing error, or a text that only looks like a key, is known without a look-up.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const API_KEY_ID_LENGTH = 8;
export const API_KEY_SECRET_LENGTH = 32;
const CHECK_LENGTH = 6;

/** `test` on an installation that is not in production, so that scanners for leaked secrets can tell them apart. */
export type ApiKeyKind = 'live' | 'test';

const FORM = /^(yk_(?:live|test)_([0-9A-Za-z]{8})_[0-9A-Za-z]{32}_)([0-9A-Za-z]{6})$/;
/** A key inside any other text, such as an address. */
const INSIDE = /yk_(?:live|test)_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}/;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 (IEEE 802.3) of a text's UTF-8. */
export const crc32 = (text: string): number => {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

const base62 = (value: number): string => {
  let rest = value;
  let text = '';
  do {
    text = ALPHABET[rest % 62] + text;
    rest = Math.floor(rest / 62);
  } while (rest > 0);
  return text.padStart(CHECK_LENGTH, '0');
};

/** Whether a bearer token is meant to be an API key: the prefix alone decides, and no access token begins so. */
export const isMeantAsApiKey = (token: string): boolean => token.startsWith('yk_');

/** What everybody may see of a key: with it a person finds the one that is meant. */
export const apiKeyPrefix = (kind: ApiKeyKind, id: string): string => `yk_${kind}_${id}`;

/** Puts a key together from characters of base 62. */
export const joinApiKey = (kind: ApiKeyKind, id: string, secret: string): string => {
  const before = `${apiKeyPrefix(kind, id)}_${secret}_`;
  return before + base62(crc32(before));
};

/** The public id of a key; null for what is none or was mistyped. */
export const apiKeyIdOf = (text: string): string | null => {
  const [, before, id, check] = FORM.exec(text) ?? [];
  return before !== undefined && id !== undefined && base62(crc32(before)) === check ? id : null;
};

/** The first whole key in a text, or null. */
export const apiKeyIn = (text: string): string | null => INSIDE.exec(text)?.[0] ?? null;

/** Characters for ids and secrets. Bytes of 248 and above are passed over: with them some would be likelier than others. */
export const base62Of = (bytes: Iterable<number>): string =>
  [...bytes]
    .filter((byte) => byte < 248)
    .map((byte) => ALPHABET[byte % 62])
    .join('');

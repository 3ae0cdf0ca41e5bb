/** The words that the platform derives a website's key with. */
const SALT = 'yinyom';
const INFO = 'choice-cookie/1';
const KEY_BITS = 256;
export const SECRET_BYTES = 32;

const encode = (text: string) => new TextEncoder().encode(text);

/** Bytes of base64url, without padding; null for what is none. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
};

const derive = async (secret: string): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret) ?? new Uint8Array(), 'HKDF', false, [
    'deriveBits',
  ]);
  const derived = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: encode(SALT), info: encode(INFO) },
    material,
    KEY_BITS,
  );
  return crypto.subtle.importKey('raw', derived, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
};

const keys = new Map<string, Promise<CryptoKey>>();

/** The key of a secret that was checked, derived once. */
const keyOf = (secret: string): Promise<CryptoKey> => {
  const known = keys.get(secret) ?? derive(secret);
  keys.set(secret, known);
  return known;
};

/** HMAC-SHA256 over a text with the key of a website's secret. */
export const macOf = async (secret: string, text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), encode(text)));

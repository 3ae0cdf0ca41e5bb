const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** The platform's key, as the page has it (SPKI in base64); null when it is none. */
export const importKey = (publicKey: string): Promise<CryptoKey | null> =>
  // Also what is no base64 is a rejection.
  Promise.resolve()
    .then(() => crypto.subtle.importKey('spki', bytesOf(publicKey), ALGORITHM, false, ['verify']))
    .catch(() => null);

/** Whether a text was signed with the key. What is no signature is none of it. */
export const isSignedWith = async (key: CryptoKey, text: string, signature: string): Promise<boolean> => {
  try {
    return await crypto.subtle.verify(ALGORITHM, key, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
};

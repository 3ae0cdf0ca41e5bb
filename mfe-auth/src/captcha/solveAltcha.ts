import { CaptchaError } from './createCaptcha';
import type { SolvedCaptcha } from './createCaptcha';

/** A signed proof-of-work challenge as `getCaptcha` answers it. */
export interface AltchaChallenge {
  parameters: Record<string, unknown>;
  signature: string;
}

/** The parameters of a challenge that the search needs; bytes are hexadecimal. */
interface Parameters {
  algorithm: string;
  cost: number;
  nonce: string;
  salt: string;
  keyPrefix: string;
  keyLength?: number;
}

/** Longest search in milliseconds; a challenge is meant to take a second or two on a phone. */
const PATIENCE = 60_000;
/** Used when a challenge names no end of its validity (milliseconds). */
const DEFAULT_LIFETIME = 300_000;
/** A token that is about to end is not worth sending (milliseconds). */
const MARGIN = 10_000;

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Work {
  algorithm: string;
  cost: number;
  keyLength: number;
  salt: Uint8Array<ArrayBuffer>;
}

/** The key of one try, by the challenge's algorithm. Uses the browser's own cryptography: no script to load. */
const deriveKey = async (work: Work, password: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const { algorithm, cost, keyLength, salt } = work;
  if (algorithm.startsWith('PBKDF2/')) {
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const settings = { name: 'PBKDF2', salt, iterations: cost, hash: algorithm.slice('PBKDF2/'.length) };
    return new Uint8Array(await crypto.subtle.deriveBits(settings, key, keyLength * 8));
  }
  let derived = new Uint8Array([...salt, ...password]);
  for (let round = 0; round < Math.max(1, cost); round += 1) {
    derived = new Uint8Array(await crypto.subtle.digest(algorithm, derived));
  }
  return derived.slice(0, keyLength);
};

const search = async (parameters: AltchaChallenge['parameters']) => {
  const { algorithm, cost, nonce, salt, keyPrefix, keyLength = 32 } = parameters as unknown as Parameters;
  const work = { algorithm, cost, keyLength, salt: fromHex(salt) };
  const start = performance.now();
  const counterAt = fromHex(nonce);
  const password = new Uint8Array(counterAt.length + 4);
  password.set(counterAt);
  const view = new DataView(password.buffer);
  for (let counter = 0; performance.now() - start < PATIENCE; counter += 1) {
    view.setUint32(counterAt.length, counter, false);
    const derivedKey = toHex(await deriveKey(work, password));
    if (derivedKey.startsWith(keyPrefix.toLowerCase())) {
      return { counter, derivedKey, time: Math.round(performance.now() - start) };
    }
  }
  throw new CaptchaError('captcha_invalid');
};

/**
 * Solves a proof of work of the self-hosted bot check (altcha, second protocol; SHA and PBKDF2 challenges) without
 * a worker and without eval, so that it runs under the console's content security policy.
 * @returns the payload that the server verifies, as Base64 of JSON
 */
export const solveAltcha = async (challenge: AltchaChallenge): Promise<SolvedCaptcha> => {
  const solution = await search(challenge.parameters);
  const end = Number(challenge.parameters.expiresAt ?? Number.NaN) * 1000;
  const lifetime = Number.isFinite(end) ? Math.max(0, end - Date.now() - MARGIN) : DEFAULT_LIFETIME;
  return { token: btoa(JSON.stringify({ challenge, solution })), lifetime };
};

import { hkdfSync, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAction } from '@yinyom/contracts/identity/guest';
import type { Key, KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { CaptchaProvider } from './captcha';
import type { UsedChallengeStore } from './usedChallenge.store';

/** About half a second of work on a desktop, two on a phone: nothing for a person, much for a flood. */
const ITERATIONS = 1_000;
const MIN_COUNTER = 400;
const MAX_COUNTER = 1_600;
const LIFETIME_MS = 10 * 60_000;

const readPayload = (token: string): Payload | null => {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    const { challenge, solution } = value as Partial<Payload>;
    const readable =
      typeof challenge?.parameters === 'object' &&
      typeof challenge.signature === 'string' &&
      typeof solution?.counter === 'number' &&
      typeof solution.derivedKey === 'string';
    return readable ? (value as Payload) : null;
  } catch {
    return null;
  }
};

/** Each form has keys of its own: what is signed for one is no challenge of another. */
const keysOf = ({ secret }: Key, action: CaptchaAction) => {
  const keyFor = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `altcha ${use} ${action}`, 32)).toString('base64url');
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
};

/**
/**
 * The self-hosted bot check: proof of work, nobody else involved. A challenge is signed for one form, lives ten
 * minutes and counts once.
 * @param ring JWT_SECRET; keys for this use are derived from it
 */
export const createAltcha = (used: UsedChallengeStore, ring: KeyRing) => {
  const isSolved = async (payload: Payload, action: CaptchaAction): Promise<boolean> => {
    for (const key of ring.all) {
      const result = await verifySolution({ ...payload, deriveKey, ...keysOf(key, action) }).catch(
        () => null,
      );
      if (result?.verified) return true;
    }
    return false;
  };

  const provider: CaptchaProvider = {
    verify: async (token, action) => {
      const payload = readPayload(token);
      if (!payload) return 'invalid';
      if (!(await isSolved(payload, action))) return 'invalid';
      const firstUse = await used.add(payload.challenge.signature ?? '', new Date(Date.now() + LIFETIME_MS));
      return firstUse ? 'ok' : 'invalid';
    },
  };

  return {
    ...provider,
    challenge: (action: CaptchaAction): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(MIN_COUNTER, MAX_COUNTER),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        ...keysOf(ring.current, action),
      }),
  };
};
export type Altcha = ReturnType<typeof createAltcha>;

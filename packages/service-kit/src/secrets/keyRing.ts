import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_LENGTH = 10;

/** A secret with a name that may be told: it says which one was used, and nothing of what it is. */
export interface Key {
  id: string;
  secret: string;
}

/** What something is made with, and what is taken besides while a secret is changed (docs/keys.md). */
export interface KeyRing {
  current: Key;
  /** `current` first. */
  all: readonly Key[];
}

const keyOf = (secret: string): Key => ({
  id: createHmac('sha256', secret).update('yinyom key id').digest('base64url').slice(0, ID_LENGTH),
  secret,
});

/** @param previous secrets that are taken, but with which nothing new is made */
export const keyRing = (secret: string, previous: readonly string[] = []): KeyRing => {
  const current = keyOf(secret);
  return { current, all: [current, ...previous.map(keyOf)] };
};

/**
 * Whether a code was made with any key of a ring.
 * @param mac the code that it would be with a secret
 */
export const isMadeWith = (ring: KeyRing, given: Buffer, mac: (secret: string) => Buffer): boolean =>
  ring.all.some(({ secret }) => {
    const expected = mac(secret);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });

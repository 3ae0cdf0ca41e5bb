import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { AppError } from '@yinyom/service-kit/AppError';

/** `Algorithm.Argon2id` of the library, whose const enum cannot be read across modules. */
const ARGON2ID = 2;

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
export const ARGON2 = {
  algorithm: ARGON2ID,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Waiting longer than this many hashes is worse for everybody than an honest "try again". */
const MAX_WAITING = 200;

/**
 * Hashes and checks passwords on worker threads, only as many at once as there are processors, so that other
 * requests keep being answered during a rush of logins.
 */
export const createPasswordHasher = (concurrency = availableParallelism()) => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const withSlot = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= MAX_WAITING) throw new AppError(503, 'unavailable', { retryAfterSeconds: 2 });
      // The slot is handed over by the one who leaves, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  // Compatibility forms of the same character are the same password on every keyboard.
  const bytes = (password: string) => Buffer.from(password.normalize('NFKC'));
  const dummy = hash('no account has this password', ARGON2);

  return {
    hash: (password: string): Promise<string> => withSlot(() => hash(bytes(password), ARGON2)),

    /** Checks a password; without a hash it does the same work and says no, so that time reveals nothing. */
    verify: (stored: string | null, password: string): Promise<boolean> =>
      withSlot(async () => {
        const matches = await verify(stored ?? (await dummy), bytes(password));
        return stored !== null && matches;
      }),

    /** Whether a hash was made with weaker or other parameters than today's. */
    isOutdated: (stored: string): boolean =>
      !stored.startsWith(
        `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`,
      ),

    /** A slow hash of a short secret under a given salt, to compare it with several stored ones at once. */
    derive: (secret: string, salt: string): Promise<string> =>
      withSlot(async () =>
        (await hashRaw(secret, { ...ARGON2, salt: Buffer.from(salt, 'base64url') })).toString('base64url'),
      ),
  };
};
export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { AppError } from '@yinyom/service-kit/AppError';

/** `Algorithm.Argon2id` of the library, whose const enum cannot be read across modules. */
const ARGON2ID = 2;

/** How much work one hash is. */
export interface HashStrength {
  /** Memory in MiB. */
  mib: number;
  passes: number;
}

const argon2 = ({ mib, passes }: HashStrength) => ({
  algorithm: ARGON2ID,
  memoryCost: mib * 1_024,
  timeCost: passes,
  parallelism: 1,
});

/** OWASP's minimum for Argon2id. Recovery codes are random, so this is plenty, and their hashes never change. */
export const LEAST_STRENGTH: HashStrength = { mib: 19, passes: 2 };

/** Waiting longer than this many hashes is worse for everybody than an honest "try again". */
const MAX_WAITING = 200;

/**
 * Hashes and checks passwords on worker threads, only as many at once as there are processors, so that other
 * requests keep being answered during a rush of logins.
 */
export const createPasswordHasher = (strength: HashStrength, concurrency = availableParallelism()) => {
  const options = argon2(strength);
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
  const dummy = hash('no account has this password', options);

  return {
    hash: (password: string): Promise<string> => withSlot(() => hash(bytes(password), options)),

    /** Checks a password; without a hash it does the same work and says no, so that time reveals nothing. */
    verify: (stored: string | null, password: string): Promise<boolean> =>
      withSlot(async () => {
        const matches = await verify(stored ?? (await dummy), bytes(password));
        return stored !== null && matches;
      }),

    /** Whether a hash was made with weaker or other parameters than today's. */
    isOutdated: (stored: string): boolean =>
      !stored.startsWith(
        `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`,
      ),

    /** A slow hash of a short secret under a given salt, to compare it with several stored ones at once. */
    derive: (secret: string, salt: string): Promise<string> =>
      withSlot(async () => {
        const salted = { ...argon2(LEAST_STRENGTH), salt: Buffer.from(salt, 'base64url') };
        return (await hashRaw(secret, salted)).toString('base64url');
      }),
  };
};
export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

import type { Logger } from '../logger';
import type { DataCipher } from './dataCipher';
import { renewEach } from './resealEach';

/** A stored secret, and how it is replaced. */
export interface StoredSecret {
  sealed: string;
  /** What it is bound to. */
  owner: string;
  /** Resolves when the store has the new text instead of `sealed`. */
  replace(renewed: string): Promise<unknown>;
}

/**
 * Encrypts every secret again that an earlier DATA_SECRET encrypted, so that the earlier one can be forgotten. A secret that
 * no DATA_SECRET opens is left as it is.
 * @param what names the secrets in the log
 * @returns how many were encrypted again, and how many could not be opened
 */
export const encryptAgain = async (
  what: string,
  secrets: Iterable<StoredSecret> | AsyncIterable<StoredSecret>,
  cipher: Pick<DataCipher, 'open' | 'seal'>,
  logger: Logger,
): Promise<{ resealed: number; unreadable: number }> => {
  const { renewed, unreadable } = await renewEach(secrets, async ({ sealed, owner, replace }) => {
    const { text, stale } = cipher.open(sealed, owner);
    if (stale) await replace(cipher.seal(text, owner));
    return stale;
  });
  const counted = { resealed: renewed, unreadable };
  logger[counted.unreadable > 0 ? 'error' : 'info'](
    counted,
    `${what} were looked through for those of an earlier DATA_SECRET`,
  );
  return counted;
};

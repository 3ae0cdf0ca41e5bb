import type { Logger } from '../logger';
import { SealedForAnother } from './dataCipher';

/** What was encrypted again, and what none of the secrets opens. */
interface Resealed {
  renewed: number;
  unreadable: number;
}

/** Renews records one by one; what none of the secrets opens is counted and left. */
export const renewEach = async <T>(
  records: Iterable<T> | AsyncIterable<T>,
  renew: (record: T) => Promise<boolean>,
): Promise<Resealed> => {
  const counted = { renewed: 0, unreadable: 0 };
  for await (const record of records)
    try {
      if (await renew(record)) counted.renewed += 1;
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      counted.unreadable += 1;
    }
  return counted;
};

/**
 * Encrypts again, one by one, what an earlier DATA_SECRET encrypted. What none of the secrets opens is counted and left.
 * @param renew false: it changed or went meanwhile, and is left for the next start
 * @param sentence for the log
 */
export const resealEach = async <T>(
  records: Iterable<T> | AsyncIterable<T>,
  renew: (record: T) => Promise<boolean>,
  logger: Logger,
  sentence: string,
): Promise<void> => {
  const counted = await renewEach(records, renew);
  logger[counted.unreadable > 0 ? 'error' : 'info'](counted, sentence);
};

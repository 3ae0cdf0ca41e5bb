import type { Logger } from '../logger';
import { SealedForAnother } from './dataCipher';

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
  const counted = { renewed: 0, unreadable: 0 };
  for await (const record of records)
    try {
      if (await renew(record)) counted.renewed += 1;
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      counted.unreadable += 1;
    }
  logger[counted.unreadable > 0 ? 'error' : 'info'](counted, sentence);
};

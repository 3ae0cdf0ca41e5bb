import { createHash } from 'node:crypto';
import type { Logger } from '../logger';
import type { Tally } from './Tally';

/** Nobody waits longer to be counted together with others. */
const PATIENCE_MS = 1_000;
/** After a failure each process counts by itself for so long, rather than let every call wait for what does not answer. */
const REST_MS = 5_000;

type Told = Awaited<ReturnType<Tally['add']>>;

/**
 * Like `Tally.add`; null while the tally cannot be reached: then each process counts by itself. `unheard`: the answer did not
 * come in time, so the uses may have been counted, and told again they would be counted twice.
 */
export type Share = (key: string, uses: number, ms: number) => Promise<Told | 'unheard' | null>;

class Late extends Error {
  override message = 'the tally is late';
}

const inTime = async (answer: Promise<Told>, patienceMs: number): Promise<Told> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late()), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Addresses and names do not leave the process, nor are they stored, only to be counted. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24);

/**
 * Makes of a tally, which may be away, what counts can rely on.
 * @param patienceMs after which an answer is no longer waited for
 */
export const createShare = (
  tally: Tally,
  logger: Pick<Logger, 'warn'>,
  patienceMs: number = PATIENCE_MS,
): Share => {
  let restsUntil = 0;
  return async (key, uses, ms) => {
    if (Date.now() < restsUntil) return null;
    try {
      return await inTime(tally.add(hidden(key), uses, ms), patienceMs);
    } catch (error) {
      restsUntil = Date.now() + REST_MS;
      logger.warn({ err: error }, 'rate limits are counted by this process alone for a moment');
      return error instanceof Late ? 'unheard' : null;
    }
  };
};

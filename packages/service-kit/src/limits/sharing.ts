import { createHash } from 'node:crypto';
import type { Logger } from '../logger';
import type { Tally } from './Tally';

/** Nobody waits longer to be counted together with others. */
const PATIENCE_MS = 1_000;
/** After a failure each process counts by itself for so long, rather than let every call wait for what does not answer. */
const REST_MS = 5_000;

type Told = Awaited<ReturnType<Tally['add']>>;

/** Like `Tally.add`; null while the tally cannot be reached: then each process counts by itself. */
export type Share = (key: string, uses: number, ms: number) => Promise<Told | null>;

const inTime = async (answer: Promise<Told>): Promise<Told> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the tally is late')), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Addresses and names do not leave the process, nor are they stored, only to be counted. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24);

/** Makes of a tally, which may be away, what counts can rely on. */
export const createShare = (tally: Tally, logger: Pick<Logger, 'warn'>): Share => {
  let restsUntil = 0;
  return async (key, uses, ms) => {
    if (Date.now() < restsUntil) return null;
    try {
      return await inTime(tally.add(hidden(key), uses, ms));
    } catch (error) {
      restsUntil = Date.now() + REST_MS;
      logger.warn({ err: error }, 'rate limits are counted by this process alone for a moment');
      return null;
    }
  };
};

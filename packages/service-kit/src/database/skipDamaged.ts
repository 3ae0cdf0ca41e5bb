import { mongo } from 'mongoose';
import type { Logger } from '../logger';

/** The embedded database, as MongoDB, answers so for what is stored and is not as it was written. */
const DATA_CORRUPTION_DETECTED = 246;

/** Whether something could not be read since the database found it damaged. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof mongo.MongoError && error.code === DATA_CORRUPTION_DETECTED;

/**
 * Does something that a start can do without where its data is damaged: one damaged document must not keep the others from
 * being served.
 * @param what as the log names it
 */
export const skipDamaged = async (
  what: string,
  logger: Pick<Logger, 'error'>,
  work: () => Promise<unknown>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!isDamaged(error)) throw error;
    logger.error({ err: error, what }, 'stored data is damaged: the start goes on without this');
  }
};

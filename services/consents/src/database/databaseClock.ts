import type { Logger } from '@yinyom/service-kit/logger';
import type { Connection } from 'mongoose';
import { databaseOf } from './databaseOf';

/** What time it is. */
export type Clock = () => Promise<Date>;

const WORTH_A_WARNING_MS = 10_000;

/**
 * The database's clock: the same for every process, so that none of them signs a day or removes evidence because its own
 * clock runs ahead. A process whose clock is wrong is told so in its log.
 */
export const createDatabaseClock =
  (database: Connection, logger: Logger): Clock =>
  async () => {
    const { localTime } = (await databaseOf(database).command({ hello: 1 })) as { localTime: Date };
    const aheadMs = Date.now() - localTime.getTime();
    if (Math.abs(aheadMs) > WORTH_A_WARNING_MS)
      logger.warn({ ahead_ms: aheadMs }, 'the clock of this process differs from that of the database');
    return localTime;
  };

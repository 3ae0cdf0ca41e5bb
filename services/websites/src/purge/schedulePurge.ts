import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import type { Stores } from '../createStores';
import { purgeDeleted } from './purgeDeleted';

const EVERY_MS = 6 * HOUR_MS;

/** Purges deleted websites a few times a day. Several processes may do it at once: each step can be repeated. */
export const schedulePurge = (stores: Stores, logger: Logger) =>
  scheduledJob('website_purge', () => purgeDeleted(stores), EVERY_MS, logger, {
    done: 'purged deleted websites',
    failed: 'purge of deleted websites failed',
  });

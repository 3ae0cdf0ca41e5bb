import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { Stores } from '../createStores';
import { purgeDeleted } from './purgeDeleted';

const EVERY_MS = 6 * HOUR_MS;

/** Purges deleted websites a few times a day. Several processes may do it at once: each step can be repeated. */
export const schedulePurge = (stores: Stores, logger: Logger) =>
  repeatedly(
    () =>
      watchJob('website_purge', () => purgeDeleted(stores)).then(
        (count) => {
          if (count > 0) logger.info({ count }, 'purged deleted websites');
        },
        (error: unknown) => logger.warn({ err: error }, 'purge of deleted websites failed'),
      ),
    EVERY_MS,
  );

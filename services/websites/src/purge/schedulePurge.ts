import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { Stores } from '../createStores';
import { purgeDeleted } from './purgeDeleted';

const EVERY_MS = 6 * 3_600_000;

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

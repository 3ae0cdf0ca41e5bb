import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import { purgeGone, type PurgeParts } from './purgeGone';

const EVERY_MS = 6 * HOUR_MS;

/** Looks a few times a day which websites are gone for good. */
export const schedulePurge = (parts: PurgeParts, logger: Logger) =>
  repeatedly(
    () =>
      watchJob('scan_purge', () => purgeGone(parts)).then(
        (count) => {
          if (count > 0) logger.info({ count }, 'purged what was set up about scans of deleted websites');
        },
        (error: unknown) => logger.warn({ err: error }, 'purge of what was set up about scans failed'),
      ),
    EVERY_MS,
  );

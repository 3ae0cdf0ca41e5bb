import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import { purgeGone, type PurgeParts } from './purgeGone';

const EVERY_MS = 6 * HOUR_MS;

/** Looks a few times a day which websites are gone for good. */
export const schedulePurge = (parts: PurgeParts, logger: Logger) =>
  scheduledJob('scan_purge', () => purgeGone(parts), EVERY_MS, logger, {
    done: 'purged what was set up about scans of deleted websites',
    failed: 'purge of what was set up about scans failed',
  });

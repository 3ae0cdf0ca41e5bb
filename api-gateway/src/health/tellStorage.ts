import type { RequestHandler } from 'express';
import { STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import type { Logger } from '@yinyom/service-kit/logger';
import type { HealthChecks } from './healthRouter';

const LOOK_MS = 10_000;

/**
 * Checks whether the services can store what they are given: at the start and then with calls, at most every ten seconds. No
 * timer runs, so that nothing outlives the gateway. The log says when the result changes, and the returned handler tells
 * consoles with every answer while nothing can be stored.
 */
export const tellStorage = (checks: HealthChecks, logger: Logger): RequestHandler => {
  let full = false;
  let lookedAt = -Infinity;
  const look = async () => {
    const found = await Promise.all(Object.values(checks).map((check) => check().catch(() => 'down')));
    // Who is away for a moment says nothing about the disk.
    const now = found.includes('full') || (full && found.includes('down'));
    if (now && !full)
      logger.error(
        'the disk of the database is full: nothing is stored until there is room; reading goes on',
      );
    if (!now && full) logger.warn('the database has room again and stores what it is given');
    full = now;
  };
  const lookNowAndThen = () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_MS) return;
    lookedAt = now;
    void look();
  };
  lookNowAndThen();
  return (_req, res, next) => {
    lookNowAndThen();
    if (full) res.setHeader(STORAGE_HEADER, STORAGE_FULL);
    next();
  };
};

import type { RequestHandler } from 'express';
import { STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import type { Logger } from '@yinyom/service-kit/logger';
import type { HealthChecks } from './healthRouter';

const LOOK_MS = 10_000;

/**
 * Looks now and then whether the services can store what they are given. The log says when that changes, and the
 * returned handler tells consoles with every answer while nothing can be stored.
 */
export const tellStorage = (checks: HealthChecks, logger: Logger): RequestHandler => {
  let full = false;
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
  setInterval(() => void look(), LOOK_MS).unref();
  void look();
  return (_req, res, next) => {
    if (full) res.setHeader(STORAGE_HEADER, STORAGE_FULL);
    next();
  };
};

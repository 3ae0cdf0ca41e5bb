import type { RequestHandler } from 'express';
import { STORAGE_DAMAGED, STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import type { Logger } from '@yinyom/service-kit/logger';
import { storageDamaged } from '@yinyom/service-kit/metrics/instruments';
import type { HealthChecks } from './healthRouter';

const LOOK_MS = 10_000;

/**
 * Checks whether the services can store what they are given, and whether their stored data is whole: at the start and then with
 * calls, at most every ten seconds. No timer runs, so that nothing outlives the gateway. The log and the metrics say when the
 * result changes, and the returned handler tells consoles with every answer.
 */
export const tellStorage = (checks: HealthChecks, logger: Logger): RequestHandler => {
  let full = false;
  let damaged: string[] = [];
  let lookedAt = -Infinity;
  const look = async () => {
    const names = Object.keys(checks);
    const found = await Promise.all(Object.values(checks).map((check) => check().catch(() => 'down')));
    // Who is away for a moment says nothing about the disk.
    const now = found.includes('full') || (full && found.includes('down'));
    if (now && !full)
      logger.error(
        'the disk of the database is full: nothing is stored until there is room; reading goes on',
      );
    if (!now && full) logger.warn('the database has room again and stores what it is given');
    full = now;
    // A database that is away, or full, is not whole again for that.
    const known = names.filter((name, at) => {
      const health = found[at];
      return health === 'damaged' || (health !== 'ok' && damaged.includes(name));
    });
    if (known.some((name) => !damaged.includes(name)))
      logger.error(
        { databases: known },
        'stored data is damaged: everything that does not need it is served; npm run check names it, npm run salvage copies the rest',
      );
    damaged = known;
  };
  const lookNowAndThen = () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_MS) return;
    lookedAt = now;
    void look();
  };
  lookNowAndThen();
  storageDamaged.ask(() => {
    lookNowAndThen();
    return damaged.length;
  });
  return (_req, res, next) => {
    lookNowAndThen();
    if (full) res.setHeader(STORAGE_HEADER, STORAGE_FULL);
    else if (damaged.length > 0) res.setHeader(STORAGE_HEADER, STORAGE_DAMAGED);
    next();
  };
};

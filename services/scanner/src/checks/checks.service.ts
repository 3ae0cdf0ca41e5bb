import type { BodyOf } from '@yinyom/contracts/endpoint';
import { CHECK_LIMITS, type PublicCheck, type startCheck } from '@yinyom/contracts/scanner/publicCheck';
import { AppError, notFound, rejected } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { ScanQueue } from '../jobs/scanQueue';
import type { AddressRules } from '../scans/startUrls';
import type { CheckLimits } from './checkLimits';
import type { CheckRecord } from './CheckRecord';
import type { CheckStore } from './check.store';
import { checkTargetOf } from './checkTarget';
import { toCheck } from './toCheck';

interface Parts {
  checks: CheckStore;
  limits: CheckLimits;
  queue: Pick<ScanQueue, 'addCheck'>;
  identity: Pick<IdentityClient, 'checkCaptcha'>;
  rules: AddressRules;
}

/** Checks of any public website for anybody (decision 160). */
export const createChecksService = ({ checks, limits, queue, identity, rules }: Parts) => {
  const shown = async (record: CheckRecord): Promise<PublicCheck> =>
    toCheck(record, record.status === 'queued' ? await checks.placeOf(record) : null);

  /** @throws AppError 422 captcha_required, captcha_invalid; 429 */
  const demandPerson = async (token: string | undefined, ip: string): Promise<void> => {
    const { verdict, wait_seconds } = await identity.checkCaptcha({
      token: token ?? null,
      action: 'check',
      ip,
    });
    if (verdict === 'ok') return;
    if (verdict !== 'rate_limited') throw rejected(verdict);
    const seconds = wait_seconds ?? 60;
    throw new AppError(429, verdict, { values: { seconds }, retryAfterSeconds: seconds });
  };

  return {
    /**
     * A check of the address: the one that waits or is at work, the kept one of the last day, or a new one.
     * @param ip whose hourly allowance a new one is taken from
     * @throws AppError 422 for the address or the bot check, 429, 503 while too many wait
     */
    start: async ({ url, fresh, captcha_token }: BodyOf<typeof startCheck>, ip: string) => {
      const { address, key, target } = checkTargetOf(url, rules);
      await demandPerson(captcha_token, ip);
      const now = new Date();
      const known = (await checks.alive(key)) ?? (fresh ? null : await checks.latestResult(key, now));
      if (known) return shown(known);
      if ((await checks.countWaiting()) >= CHECK_LIMITS.waiting)
        throw new AppError(503, 'check_busy', { retryAfterSeconds: 600 });
      const giveBack = await limits.spend(ip, target, now);
      const record = await checks.insert({ address, address_key: key, target }, now);
      if (!record) {
        // Somebody asked for the same at the same moment.
        await giveBack();
        const other = await checks.alive(key);
        if (!other) throw new AppError(503, 'check_busy', { retryAfterSeconds: 5 });
        return shown(other);
      }
      await queue.addCheck(record._id);
      return shown(record);
    },

    /** @throws AppError 404, also for one whose day is over */
    find: async (id: string): Promise<PublicCheck> => {
      const record = await checks.find(id, new Date());
      if (!record) throw notFound();
      return shown(record);
    },
  };
};
export type ChecksService = ReturnType<typeof createChecksService>;

import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { CHECK_LIMITS } from '@yinyom/contracts/scanner/publicCheck';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';
import { HOUR_MS } from '@yinyom/contracts/durations';
import { AppError } from '@yinyom/service-kit/AppError';
import { createCounters } from '@yinyom/service-kit/database/createCounters';
import { networkOf } from '@yinyom/service-kit/request/networkOf';

/** The wider network of an IPv6 address, in which many subscribers may live, has this many times as much. */
const WIDE = 4;

interface Allowance {
  name: string;
  most: number;
  ms: number;
  code: MessageCode;
}

/** Addresses are not stored in clear only to count. */
const hidden = (network: string): string =>
  createHash('sha256').update(network).digest('base64url').slice(0, 24);

const allowancesOf = (ip: string, target: string): Allowance[] => {
  const { near, wide } = networkOf(ip);
  const network = (name: string, most: number): Allowance => ({
    name: `network ${hidden(name)}`,
    most,
    ms: HOUR_MS,
    code: 'check_hourly_limit',
  });
  return [
    {
      name: `target ${target}`,
      most: CHECK_LIMITS.per_target_day,
      ms: 24 * HOUR_MS,
      code: 'check_target_limit',
    },
    network(near, CHECK_LIMITS.per_network_hour),
    ...(wide === null ? [] : [network(wide, CHECK_LIMITS.per_network_hour * WIDE)]),
    { name: 'all', most: CHECK_LIMITS.per_hour, ms: HOUR_MS, code: 'check_busy' },
  ];
};

/**
 * Counts new checks, for all processes together. No organization's allowance knows of them.
 * @param enabled off only for load tests on a closed machine
 */
export const createCheckLimits = (connection: Connection, enabled: boolean) => {
  const counters = createCounters(connection, 'public_check_counters');
  return {
    /**
     * Takes what a new check costs from the allowances.
     * @returns gives it back
     * @throws AppError 429 check_hourly_limit, check_target_limit, check_busy
     */
    spend: async (ip: string, target: string, now: Date): Promise<() => Promise<void>> => {
      const taken: string[] = [];
      const giveBack = async () => {
        for (const name of taken) await counters.giveBack(name);
      };
      if (!enabled) return giveBack;
      for (const { name, most, ms, code } of allowancesOf(ip, target)) {
        const window = Math.floor(now.getTime() / ms);
        const end = new Date((window + 1) * ms);
        const counter = `${name} ${window}`;
        if (await counters.take(counter, most, end)) {
          taken.push(counter);
          continue;
        }
        await giveBack();
        throw new AppError(429, code, {
          retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000),
        });
      }
      return giveBack;
    },
  };
};
export type CheckLimits = ReturnType<typeof createCheckLimits>;

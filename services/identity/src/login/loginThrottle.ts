import { createHash } from 'node:crypto';
import { AppError } from '@yinyom/service-kit/AppError';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import type { FailureStore } from './failure.store';

const WINDOW_MS = 15 * 60_000;
/** From this many failures in 15 minutes on there is a pause, doubling with each further one. */
const FREE_FAILURES = 10;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** From this many failures on a login needs the bot check as well (decision on bot checks). */
const CAPTCHA_AFTER = 3;

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

const pauseMs = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES), LONGEST_PAUSE_MS);

/**
 * Slows down guessing. Pauses hold for an account together with a network, so that an attacker elsewhere never
 * locks a person out; failures of an account from anywhere count for the bot check.
 */
export const createLoginThrottle = (failures: FailureStore, enabled: boolean) => {
  const keys = (account: string, ip: string) => ({
    network: keyOf('network', account, truncateIp(ip)),
    account: keyOf('account', account),
  });
  return {
    /**
     * @returns whether this login needs the bot check, and whether anything failed here that it may forgive
     * @throws AppError 429 during a pause
     */
    check: async (
      account: string,
      ip: string,
      now = new Date(),
    ): Promise<{ needsCaptcha: boolean; failedHere: boolean }> => {
      if (!enabled) return { needsCaptcha: false, failedHere: false };
      const key = keys(account, ip);
      const found = await failures.find([key.network, key.account]);
      const network = found.find(({ _id }) => _id === key.network);
      const anywhere = found.find(({ _id }) => _id === key.account);
      const left = network ? network.last_at.getTime() + pauseMs(network.count) - now.getTime() : 0;
      if (left > 0) {
        const seconds = Math.ceil(left / 1000);
        throw new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
      }
      return {
        needsCaptcha: Math.max(network?.count ?? 0, anywhere?.count ?? 0) >= CAPTCHA_AFTER,
        failedHere: network !== undefined,
      };
    },
    failed: async (account: string, ip: string, now = new Date()): Promise<void> => {
      const key = keys(account, ip);
      const forgetAt = new Date(now.getTime() + WINDOW_MS);
      await Promise.all([failures.add(key.network, now, forgetAt), failures.add(key.account, now, forgetAt)]);
    },
    /** A right password forgives what happened on this network; elsewhere an attack may still go on. */
    succeeded: (account: string, ip: string): Promise<unknown> => failures.clear(keys(account, ip).network),
  };
};
export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

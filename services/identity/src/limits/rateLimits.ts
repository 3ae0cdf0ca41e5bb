import { createHash } from 'node:crypto';
import { ORGANIZATIONS_PER_DAY } from '@yinyom/contracts/identity/organizations';
import { AppError } from '@yinyom/service-kit/AppError';
import type { CounterStore } from './counter.store';

interface Limit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Limits per account, kept in the database so that all processes count together. Limits per address alone are
 * the gateway's (API contract, "Rate limits").
 */
const LIMITS = {
  login_account: { points: 5, seconds: MINUTE },
  code_refused_mail: { points: 1, seconds: HOUR },
  otp_user: { points: 10, seconds: HOUR },
  forgot_account: { points: 3, seconds: HOUR },
  signup_address: { points: 3, seconds: HOUR },
  refresh_session: { points: 30, seconds: MINUTE },
  password_check: { points: 10, seconds: 15 * MINUTE },
  /** Mails of one organization to one address: the invitation, and three more. */
  invitation: { points: 4, seconds: 24 * HOUR },
  /** The same over all organizations: a mailbox is nobody's to fill. */
  invitation_address: { points: 12, seconds: 24 * HOUR },
  /** Mails about installing a script: to one mailbox, whoever asks, and of one organization. */
  install_mailbox: { points: 3, seconds: 24 * HOUR },
  install_organization: { points: 20, seconds: 24 * HOUR },
  confirm_mail: { points: 3, seconds: HOUR },
  captcha_down: { points: 5, seconds: HOUR },
  email_change: { points: 3, seconds: HOUR },
  new_organization: { points: ORGANIZATIONS_PER_DAY, seconds: 24 * HOUR },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Addresses and names are not stored in clear only to count. */
const keyOf = (name: LimitName, subject: string, window: number) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 24)}:${window}`;

/** @param enabled off only for load tests on a closed machine */
export const createRateLimits = (counters: CounterStore, enabled: boolean) => {
  const count = async (name: LimitName, subject: string) => {
    const { points, seconds } = LIMITS[name];
    const now = Date.now();
    const window = Math.floor(now / (seconds * 1000));
    const end = new Date((window + 1) * seconds * 1000);
    const used = await counters.increment(keyOf(name, subject, window), end);
    return { exceeded: used > points, secondsLeft: Math.ceil((end.getTime() - now) / 1000) };
  };
  return {
    /** Counts one use. @throws AppError 429 with Retry-After when there were too many */
    consume: async (name: LimitName, subject: string): Promise<void> => {
      if (!enabled) return;
      const { exceeded, secondsLeft } = await count(name, subject);
      if (exceeded)
        throw new AppError(429, 'rate_limited', {
          values: { seconds: secondsLeft },
          retryAfterSeconds: secondsLeft,
        });
    },
    /** Counts one use. @returns seconds until the next is allowed when there were too many, else null */
    wait: async (name: LimitName, subject: string): Promise<number | null> => {
      if (!enabled) return null;
      const { exceeded, secondsLeft } = await count(name, subject);
      return exceeded ? secondsLeft : null;
    },
    /** Counts one use and tells whether it is still allowed, for acts that are dropped silently. */
    allows: async (name: LimitName, subject: string): Promise<boolean> =>
      !enabled || !(await count(name, subject)).exceeded,
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;

import { AppError } from '@yinyom/service-kit/AppError';

const WINDOW_MS = 60_000;
/** API contract, "Rate limits": the gateway counts networks, this service what only the body tells. */
const PER_CLIENT = 10;
const PER_SITE = 6_000;
const MOST_KEYS = 200_000;

/** Counts decisions per client and per site in windows of a minute, in this process. */
export const createClientLimits = (enabled: boolean) => {
  let counts = new Map<string, number>();
  let windowEnds = 0;

  const count = (key: string, most: number, now: number): void => {
    const used = (counts.get(key) ?? 0) + 1;
    counts.set(key, used);
    if (used <= most) return;
    const seconds = Math.max(1, Math.ceil((windowEnds - now) / 1_000));
    throw new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
  };

  /** @throws AppError 429 */
  return (siteKey: string, clientId: string): void => {
    if (!enabled) return;
    const now = Date.now();
    if (now >= windowEnds || counts.size > MOST_KEYS) {
      counts = new Map();
      windowEnds = now + WINDOW_MS;
    }
    count(`${siteKey} ${clientId}`, PER_CLIENT, now);
    count(siteKey, PER_SITE, now);
  };
};

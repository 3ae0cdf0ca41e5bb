import { DAY_MS } from '@yinyom/contracts/durations';
import { verifyConfigToken, type VerifiedConfig } from '@yinyom/service-kit/auth/configToken';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { PublishedSite } from '../sites/siteDirectory';

const MOST_TOKENS = 10_000;

/**
 * Reads configuration tokens. All visitors of a website carry the same one for a day, so what a good one says is
 * remembered until the day ends.
 * @param ring INGEST_SECRET
 */
export const createTokenReader = (ring: KeyRing) => {
  let known = new Map<string, VerifiedConfig>();
  let today = 0;

  /** @returns null for a token that was not signed for this site, was changed or is too old */
  return (site: PublishedSite, token: string, now: Date = new Date()): VerifiedConfig | null => {
    const day = Math.floor(now.getTime() / DAY_MS);
    if (day !== today || known.size >= MOST_TOKENS) known = new Map();
    today = day;
    const key = `${site.site_key} ${token}`;
    const config = known.get(key) ?? verifyConfigToken(site.site_key, token, now, ring);
    if (config) known.set(key, config);
    return config;
  };
};

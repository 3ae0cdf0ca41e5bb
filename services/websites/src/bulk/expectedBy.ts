import { DAY_MS } from '@yinyom/contracts/durations';
import { SCANS_PER_DAY, SCANS_PER_TARGET } from '@yinyom/contracts/scanner/scanLimits';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import { getDomain } from 'tldts';

interface Scanned {
  domain_name: string;
  isVerified: boolean;
}

const most = (counts: Iterable<number>): number => Math.max(0, ...counts);

/**
 * By when scans of websites can have been ordered under the limits of a day: those of the organization, of a registrable domain, and one
 * of an unverified domain. Scans that were asked for today already are not known here, so it can be a day more. Pure.
 * @returns null where the first day is enough
 */
export const expectedBy = (websites: readonly Scanned[], now: Date): Date | null => {
  const perTarget = new Map<string, number>();
  const unverified = new Map<string, number>();
  for (const { domain_name, isVerified } of websites) {
    const host = hostOf(domain_name);
    const target = getDomain(host) ?? host;
    perTarget.set(target, (perTarget.get(target) ?? 0) + 1);
    if (!isVerified) unverified.set(target, (unverified.get(target) ?? 0) + 1);
  }
  const days = Math.max(
    Math.ceil(websites.length / SCANS_PER_DAY),
    Math.ceil(most(perTarget.values()) / SCANS_PER_TARGET),
    most(unverified.values()),
  );
  return days > 1 ? new Date(now.getTime() + (days - 1) * DAY_MS) : null;
};

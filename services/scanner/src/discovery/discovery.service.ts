import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { reportDiscovery } from '@yinyom/contracts/scanner/discovery';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { WebsitesClient } from '../access/WebsitesClient';
import { takeOver } from '../delivery/takeOver';
import type { FoundItem } from '../engine/ScanOutcome';
import type { DayCounterStore } from '../scans/dayCounter.store';

type Reported = BodyOf<typeof reportDiscovery>['items'][number];

/**
 * All visitors of a website see much the same: of many reports these are looked at, and strangers who make reports
 * up cannot fill a list.
 */
const MOST_PER_MINUTE = 5;
const MOST_PER_DAY = 500;
const MINUTE_MS = 60_000;
const MOST_SITES = 10_000;

/** A visitor's browser tells a name and where it is kept, and nothing else. */
const toItem = ({ name, type, party, initiator_host }: Reported, host: string): FoundItem => {
  const session = type === 'cookie' || type === 'sessionStorage';
  return {
    name,
    domain: party === 'third' ? (initiator_host ?? host) : host,
    kind: type,
    party,
    setterHost: initiator_host,
    durationSeconds: session ? 0 : null,
    isSession: session,
    beforeConsent: false,
    passes: [],
    firstPage: '',
    lastPage: '',
    setBy: { kind: 'unknown', url: null, line: null },
  };
};

/** Takes names that visitors' browsers saw over to the list of a website whose owner wants them. */
export const createDiscoveryService = (websites: WebsitesClient, counters: DayCounterStore) => {
  const minutes = new Map<string, { minute: number; count: number }>();

  const isSampled = (applicationId: string, now: Date): boolean => {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const known = minutes.get(applicationId);
    const count = known?.minute === minute ? known.count + 1 : 1;
    if (minutes.size > MOST_SITES) minutes.clear();
    minutes.set(applicationId, { minute, count });
    return count <= MOST_PER_MINUTE;
  };

  return {
    /** Nothing happens unless the owner switched reports on. */
    report: async (applicationId: string, items: readonly Reported[]): Promise<void> => {
      const now = new Date();
      if (!isSampled(applicationId, now)) return;
      const target = await websites.getScanTarget({ application_id: applicationId });
      if (!target?.discovery || !target.enabled) return;
      if (!(await counters.take(`discovery ${applicationId}`, MOST_PER_DAY, now))) return;
      const host = hostOf(target.domain_name);
      await takeOver(
        websites,
        items.map((item) => toItem(item, host)),
        {
          application_id: applicationId,
          source: 'visitor',
          seen_at: now.toISOString(),
          complete: false,
          held_back: false,
        },
      );
    },
  };
};
export type DiscoveryService = ReturnType<typeof createDiscoveryService>;

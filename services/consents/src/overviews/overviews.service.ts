import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import { SENTENCE_DAYS, type LateVisitors } from '@yinyom/contracts/compliance/lateVisitors';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { CounterStore } from '../figures/counter.store';
import { latestResults } from '../figures/tally';
import type { Projector } from '../ledger/projector';
import type { DayCounter } from '../projection/DayCounter';
import type { WebsitesClient } from '../sites/siteDirectory';

interface Parts {
  websites: Pick<WebsitesClient, 'listComplianceFacts'>;
  identity: Pick<IdentityClient, 'organizationContact'>;
  counters: CounterStore;
  projector: Pick<Projector, 'catchUp'>;
}

export type Latest = Pick<DayCounter, 'day' | 'latest'>;

/** Visitors who decided in a period, each once by the latest decision of it. */
export const decidedIn = (counters: readonly Latest[], from: string, to: string) => {
  const results = latestResults(
    counters.filter(({ day }) => day >= from && day <= to),
    to,
  );
  const accepted = (results['accept_all'] ?? 0) + (results['accept'] ?? 0);
  return { decided: accepted + (results['decline_all'] ?? 0), accepted };
};

/** What visitors decided in the last days with today, and in as many before them; each once, by the latest decision. */
export const lateVisitorsOf = (counters: readonly Latest[], today: string): LateVisitors => {
  const from = addDays(today, 1 - SENTENCE_DAYS);
  return {
    ...decidedIn(counters, from, today),
    before: decidedIn(counters, addDays(from, -SENTENCE_DAYS), addDays(from, -1)),
  };
};

/** How websites stand: the eight checks and what visitors decided, for any number of websites with the same questions. */
export const createOverviews = ({ websites, identity, counters, projector }: Parts) => {
  /** Undefined when nobody can be asked: then it is not known, and not missing. */
  const dpoNamed = async (organizationId: string): Promise<boolean | undefined> => {
    const contact = await identity.organizationContact({ organization_id: organizationId }).catch(() => null);
    return contact ? contact.dpo !== null : undefined;
  };

  const read = async (organizationId: string, applicationIds: readonly string[] | null, now: Date) => {
    const [facts, dpo] = await Promise.all([
      websites.listComplianceFacts({
        organization_id: organizationId,
        application_ids: applicationIds && [...applicationIds],
      }),
      dpoNamed(organizationId),
    ]);
    const today = bangkokDay(now);
    const ids = facts.map(({ application_id }) => application_id);
    const decided = await counters.ofSites(ids, addDays(today, 1 - 2 * SENTENCE_DAYS), today);
    return facts.map((site) => ({
      site,
      overview: {
        application_id: site.application_id,
        default_language: site.default_language,
        checks: judgeCompliance(site, { now, dpo }),
        visitors: lateVisitorsOf(decided.get(site.application_id) ?? [], today),
        scan_id: site.scan.result_id,
      } satisfies WebsiteOverview,
    }));
  };

  return {
    /** One website, in step with the ledger; undefined when it was deleted meanwhile. */
    one: async (organizationId: string, applicationId: string, now = new Date()) => {
      await projector.catchUp(applicationId);
      return (await read(organizationId, [applicationId], now))[0]?.overview;
    },

    /** Websites among the ids that are the organization's. Their figures may be a moment behind the ledger. */
    list: async (organizationId: string, applicationIds: readonly string[], now = new Date()) =>
      (await read(organizationId, applicationIds, now)).map(({ overview }) => overview),

    /** Every enabled website of an organization with its overview. */
    ofOrganization: (
      organizationId: string,
      now = new Date(),
    ): Promise<{ site: ComplianceFacts; overview: WebsiteOverview }[]> => read(organizationId, null, now),
  };
};
export type Overviews = ReturnType<typeof createOverviews>;

import { PROPOSAL_NETWORKS } from '@yinyom/contracts/websites/proposal';
import { MOST_SUBJECTS } from '@yinyom/contracts/notify/alertRules';
import type { CookieStore } from '../cookie/cookie.store';
import { isListed } from './isListed';
import { proposalKey, type ReportedName } from './ProposalRecord';
import type { Told } from './proposal.store';
import type { ProposalStore } from './proposal.store';
import type { UnagreedStore } from './unagreed.store';

/** From this confidence on the library is believed, as it is about what scans find. */
const SURE = 0.8;

/** Whether the library is sure that a name needs consent. Pure. */
const needsConsent = ({ suggestion }: Pick<ReportedName, 'suggestion'>): boolean =>
  suggestion !== null &&
  suggestion.category_type >= 2 &&
  suggestion.category_type <= 4 &&
  suggestion.confidence >= SURE;

interface Parts {
  proposals: Pick<ProposalStore, 'markUnagreed' | 'unagreed'>;
  unagreed: UnagreedStore;
  cookies: Pick<CookieStore, 'all'>;
}

/** Names that need consent and that browsers of visitors who had agreed to nothing hold (decision 162). */
export const createUnagreedNames = ({ proposals, unagreed, cookies }: Parts) => ({
  /** Counts one visitor's report; only names that the library knows, so that nobody can fill the collection. */
  count: async (applicationId: string, told: readonly Told[], now: Date, expiresAt: Date): Promise<void> => {
    for (const { item, mark } of told.filter((one) => needsConsent(one.item))) {
      const key = proposalKey(item);
      if ((await unagreed.add(applicationId, { key, mark }, expiresAt)) < PROPOSAL_NETWORKS) continue;
      await proposals.markUnagreed(applicationId, key, now);
      await unagreed.remove(applicationId, key);
    }
  },

  /** Without what a scan or a person has put into the list meanwhile. */
  list: async (applicationId: string) => {
    const found = await proposals.unagreed(applicationId, MOST_SUBJECTS);
    if (found.length === 0) return [];
    const known = await cookies.all(applicationId);
    return found.filter((record) => !isListed(record, known));
  },
});
export type UnagreedNames = ReturnType<typeof createUnagreedNames>;

import { DAY_MS } from '@yinyom/contracts/durations';
import type { Stores } from '../createStores';

/** Days between a website's deletion and the removal of what its owner worked on (decision D-31). */
const KEPT_DAYS = 30;
const BATCH = 100;

/**
 * Removes cookies, proposals, draft, fonts, category settings and rules of blocking, and remarks of reviewers, of websites that were deleted 30 days ago. Published versions stay:
 * they prove what visitors were told, as long as their consents are kept.
 * @returns how many websites
 */
export const purgeDeleted = async (stores: Stores, now: Date = new Date()): Promise<number> => {
  const due = await stores.applications.deletedBefore(new Date(now.getTime() - KEPT_DAYS * DAY_MS), BATCH);
  for (const id of due) {
    await stores.cookies.removeAll(id);
    await stores.imports.removeAll(id);
    await stores.proposals.removeAll(id);
    await stores.unagreedReports.removeAll(id);
    await stores.drafts.remove(id);
    await stores.policyDrafts.remove(id);
    await stores.fonts.removeAll(id);
    await stores.remarks.removeAll(id);
    await stores.categories.removeOverridesOf(id);
    await stores.serverSecrets.remove(id);
    await stores.applications.markPurged(id);
  }
  return due.length;
};

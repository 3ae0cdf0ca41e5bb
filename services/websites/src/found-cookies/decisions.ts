import type { DecisionReach } from '../access/decisionReach';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { systemCategoryId } from '../category/category.store';
import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { CookieRecord } from '../cookie/CookieRecord';
import { decisionKey } from '../inheritance/decisionKey';
import type { DecisionStore } from './decision.store';

type Site = Pick<ApplicationRecord, 'organization_id' | 'domain_name'>;
type Decided = Pick<CookieRecord, 'name' | 'type' | 'domain' | 'owned'>;
/** Keeps in mind what an organization decided about a cookie, for its other websites and for later scans. */
export const createDecisions = (store: DecisionStore) => ({
  /**
   * To be called when a person gives a cookie a category. Back to unclassified takes the decision back.
   * @param reach whether other websites of the organization learn of it
   * @returns which facts of the cookie are the owner's from now on
   */
  take: async (
    site: Site,
    cookie: Decided,
    categoryId: string,
    reach: DecisionReach,
  ): Promise<CookieRecord['owned']> => {
    const key = decisionKey(cookie, site.domain_name);
    const others = (cookie.owned ?? []).filter((field) => field !== 'category_id');
    if (categoryId === systemCategoryId(site.organization_id, CATEGORY_TYPES.unclassified)) {
      if (reach === 'organization') await store.forget(site.organization_id, key);
      return others;
    }
    if (reach === 'organization') await store.remember(site.organization_id, key, categoryId);
    return [...others, 'category_id'];
  },
});
export type Decisions = ReturnType<typeof createDecisions>;

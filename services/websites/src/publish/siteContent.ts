import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import type { CategoryStore } from '../category/category.store';
import { effectiveCategories } from '../category/effectiveCategory';
import type { CookieStore } from '../cookie/cookie.store';

interface Stores {
  applications: ApplicationStore;
  categories: CategoryStore;
  cookies: CookieStore;
}

type Site = Pick<ApplicationRecord, '_id' | 'organization_id'>;

/** What a website is made of besides its banner: categories as they take effect, and cookies. */
export const createSiteContent = ({ applications, categories, cookies }: Stores) => {
  const categoriesOf = async ({ _id, organization_id }: Site): Promise<Category[]> => {
    const [catalogue, overrides] = await Promise.all([
      categories.catalogue(organization_id),
      categories.overridesOf(String(_id)),
    ]);
    return effectiveCategories(catalogue, overrides);
  };

  /** Categories whose cookies nobody can consent to: unclassified, and those that are switched off. */
  const blockedCategoryIds = (effective: readonly Category[]): string[] =>
    effective
      .filter(({ type, enabled }) => type === CATEGORY_TYPES.unclassified || !enabled)
      .map(({ id }) => id);

  return {
    categoriesOf,
    blockedCategoryIds,
    cookiesOf: ({ _id }: Site) => cookies.all(String(_id)),

    /** Counts a website's cookies anew after a change, so that lists show the numbers without counting. */
    recount: async (site: Site): Promise<void> => {
      const id = String(site._id);
      const unclassified = blockedCategoryIds(await categoriesOf(site));
      const count = () => Promise.all([cookies.count(id), cookies.count(id, unclassified)]);
      let counted = await count();
      for (;;) {
        await applications.setCookieCounts(id, ...counted);
        // Whoever writes last looks again: of two changes at once neither leaves the number of before the other.
        const now = await count();
        if (now.join() === counted.join()) return;
        counted = now;
      }
    },
  };
};
export type SiteContent = ReturnType<typeof createSiteContent>;

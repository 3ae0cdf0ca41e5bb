import { systemCategoryId } from '../category/category.store';
import { newlyStored } from '../cookie/newlyStored';
import type { Stores } from '../createStores';
import { DEMO_COOKIES } from './demoCookies';

/** Fills a demo website's list with what its pages set. Doing it again adds nothing. */
export const insertDemoCookies = async (
  { cookies }: Pick<Stores, 'cookies'>,
  { organizationId, applicationId, seenAt }: { organizationId: string; applicationId: string; seenAt: Date },
): Promise<void> => {
  for (const { category, match = 'exact', ...cookie } of DEMO_COOKIES)
    await cookies.insertOrFind({
      ...cookie,
      match,
      application_id: applicationId,
      category_id: systemCategoryId(organizationId, category),
      is_session: cookie.expiry === 0,
      source: 'manual',
      ...newlyStored(seenAt),
    });
};

import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { BulkOperation } from '@yinyom/contracts/bulk/bulkOperation';
import type { Site } from '../access/Site';
import { decisionKey } from '../inheritance/decisionKey';
import { groupCookieKey } from '../inheritance/effectiveDraft';
import type { SiteContent } from '../publish/siteContent';
import type { ReassignService } from '../reassign/reassign.service';
import type { Ended } from './BulkActionRecord';

interface Parts {
  content: Pick<SiteContent, 'cookiesOf' | 'categoriesOf'>;
  reassign: Pick<ReassignService, 'move'>;
}
type Order = Extract<BulkOperation, { action: 'categorize' }>;

/** Gives the cookies of a website the categories that were decided; others without a category get the suggested one, if wanted. */
export const createCategorizeCookies =
  ({ content, reassign }: Parts) =>
  async (site: Site, { cookies, suggested }: Pick<Order, 'cookies' | 'suggested'>): Promise<Ended> => {
    const { application } = site;
    const [found, categories] = await Promise.all([
      content.cookiesOf(application),
      content.categoriesOf(application),
    ]);
    const decided = new Map(cookies.map((cookie) => [groupCookieKey(cookie), cookie.category_id]));
    const open = new Set(
      categories.filter(({ type }) => type === CATEGORY_TYPES.unclassified).map(({ id }) => id),
    );
    const moves = found.flatMap((cookie) => {
      const named = decided.get(decisionKey(cookie, application.domain_name));
      const offered = suggested && open.has(cookie.category_id) ? cookie.suggested_category_id : undefined;
      const category_id = named ?? offered;
      if (category_id === undefined || category_id === cookie.category_id) return [];
      return [{ cookie_id: String(cookie._id), category_id }];
    });
    if (moves.length === 0) return { outcome: 'unchanged', code: null };
    const { updated, failed } = await reassign.move(site, moves);
    const code = failed[0]?.code ?? null;
    return updated.length > 0 ? { outcome: 'done', code } : { outcome: 'failed', code };
  };
export type CategorizeCookies = ReturnType<typeof createCategorizeCookies>;

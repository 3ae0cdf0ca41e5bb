import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { OrganizationReassignItem, ReassignItem } from '@yinyom/contracts/websites/reassign';
import { rejected } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { CookieStore } from '../cookie/cookie.store';
import type { Decisions } from '../found-cookies/decisions';
import type { SiteContent } from '../publish/siteContent';
import type { UndoRecord, UndoStore } from './undo.store';

interface Parts {
  applications: ApplicationStore;
  cookies: CookieStore;
  undos: UndoStore;
  decisions: Decisions;
  content: SiteContent;
}
interface Move {
  cookie_id: string;
  category_id: string;
}

/** The list is for a person; what it cannot hold comes up once the first ones are done. */
const MOST_ITEMS = 1_000;
/** Websites whose cookies are looked through between two readings of the list of websites. */
const SITES_AT_ONCE = 100;

const reasonOf = (cookie: CookieRecord, category: Category | undefined): ReassignItem['reason'] | null => {
  if (!category || category.type === CATEGORY_TYPES.unclassified) return 'unclassified';
  if (!category.enabled) return 'category_disabled';
  const decided = cookie.owned?.includes('category_id');
  if (!decided && cookie.suggested_category_id && cookie.suggested_category_id !== cookie.category_id)
    return 'suggestion_differs';
  return cookie.stale ? 'stale' : null;
};

/** Finds cookies whose category wants a decision, and moves many at once. */
export const createReassignService = ({ applications, cookies, undos, decisions, content }: Parts) => {
  const assign = async ({ application }: Site, cookie: CookieRecord, category_id: string): Promise<void> => {
    const owned = await decisions.take(application, cookie, category_id);
    await cookies.update(String(cookie._id), { category_id, owned });
  };

  const finish = async ({ application }: Site): Promise<void> => {
    await content.recount(application);
    await applications.touch(String(application._id));
  };

  const listOf = async (application: Site['application']): Promise<ReassignItem[]> => {
    const [records, categories] = await Promise.all([
      content.cookiesOf(application),
      content.categoriesOf(application),
    ]);
    const byId = new Map(categories.map((category) => [category.id, category]));
    return records.flatMap((cookie): ReassignItem[] => {
      const category = byId.get(cookie.category_id);
      const reason = reasonOf(cookie, category);
      if (!reason) return [];
      return [
        {
          id: String(cookie._id),
          name: cookie.name,
          provider: cookie.provider,
          type: cookie.type,
          category: { id: cookie.category_id, type: category?.type ?? 0, title: category?.title ?? {} },
          suggested_category_id: cookie.suggested_category_id ?? null,
          confidence: cookie.suggested_confidence ?? 0,
          reason,
        },
      ];
    });
  };

  return {
    list: async ({ application }: Site): Promise<ReassignItem[]> =>
      (await listOf(application)).slice(0, MOST_ITEMS),

    /** The same over all websites of an organization, one website after the other. */
    listOrganization: async ({ organizationId }: Member): Promise<OrganizationReassignItem[]> => {
      const found: OrganizationReassignItem[] = [];
      for (let page = 1, more = true; more && found.length < MOST_ITEMS; page += 1) {
        const { records, total } = await applications.list(
          { organizationId },
          { sort: 'domain_name', order: 'asc', page, limit: SITES_AT_ONCE },
        );
        for (const application of records) {
          const shown = { id: String(application._id), domain_name: application.domain_name };
          found.push(...(await listOf(application)).map((item) => ({ ...item, application: shown })));
        }
        more = page * SITES_AT_ONCE < total;
      }
      return found.slice(0, MOST_ITEMS);
    },

    /** Moves cookies of this website to categories of its catalogue; anything else fails alone, as not found. */
    move: async (site: Site, items: readonly Move[]) => {
      const applicationId = String(site.application._id);
      const known = new Set((await content.categoriesOf(site.application)).map(({ id }) => id));
      const moves: UndoRecord['moves'] = [];
      const failed: { cookie_id: string; code: string }[] = [];
      for (const { cookie_id, category_id } of items) {
        const cookie = await cookies.find(cookie_id);
        if (cookie?.application_id !== applicationId || !known.has(category_id)) {
          failed.push({ cookie_id, code: 'not_found' });
          continue;
        }
        await assign(site, cookie, category_id);
        moves.push({ cookie_id, from: cookie.category_id, to: category_id });
      }
      const undo_token = moves.length > 0 ? await undos.insert(applicationId, moves) : null;
      if (moves.length > 0) await finish(site);
      return { updated: moves.map(({ cookie_id }) => cookie_id), failed, undo_token };
    },

    /**
     * Takes a re-assignment back; cookies that were moved again since then stay where they are.
     * @throws AppError 422 undo_expired
     */
    undo: async (site: Site, token: string) => {
      const record = await undos.take(token, String(site.application._id));
      if (!record) throw rejected('undo_expired');
      const updated: string[] = [];
      const failed: { cookie_id: string; code: string }[] = [];
      for (const { cookie_id, from, to } of [...record.moves].reverse()) {
        const cookie = await cookies.find(cookie_id);
        if (cookie?.category_id !== to) {
          failed.push({ cookie_id, code: cookie ? 'conflict' : 'not_found' });
          continue;
        }
        await assign(site, cookie, from);
        updated.push(cookie_id);
      }
      await finish(site);
      return { updated, failed, undo_token: null };
    },
  };
};
export type ReassignService = ReturnType<typeof createReassignService>;

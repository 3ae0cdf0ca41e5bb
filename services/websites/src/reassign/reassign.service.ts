import { createHash } from 'node:crypto';
import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { OrganizationReassignItem, ReassignItem } from '@yinyom/contracts/websites/reassign';
import { AppError, rejected } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { Jobs } from '@yinyom/service-kit/jobs/createJobs';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { CookieStore } from '../cookie/cookie.store';
import { reachOf } from '../access/decisionReach';
import { decisionKey } from '../inheritance/decisionKey';
import type { InheritedParts } from '../inheritance/inheritedSections';
import type { SiteContent } from '../publish/siteContent';
import type { MovePlan, ReassignJobs } from './reassignJobs';
import type { UndoRecord, UndoStore } from './undo.store';

interface Parts {
  applications: ApplicationStore;
  cookies: CookieStore;
  undos: UndoStore;
  content: SiteContent;
  inheritedParts: InheritedParts;
  jobs: Jobs;
  kinds: ReassignJobs;
}
type Turn = <T>(work: () => Promise<T>) => Promise<T>;
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
export const createReassignService = (parts: Parts) => {
  const { applications, cookies, undos, content, inheritedParts, jobs, kinds } = parts;

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

    /**
     * The same over all websites of an organization, one website after the other.
     * @param turn runs the work of a website when it may
     */
    listOrganization: async (
      { organizationId, limits }: Member,
      turn: Turn,
    ): Promise<OrganizationReassignItem[]> => {
      const found: OrganizationReassignItem[] = [];
      for (let page = 1, more = true; more && found.length < MOST_ITEMS; page += 1) {
        const { records, total } = await applications.list(
          { organizationId, ...(limits && { limits }) },
          { sort: 'domain_name', order: 'asc', page, limit: SITES_AT_ONCE },
        );
        for (const application of records) {
          const shown = { id: String(application._id), domain_name: application.domain_name };
          found.push(
            ...(await turn(() => listOf(application))).map((item) => ({ ...item, application: shown })),
          );
        }
        more = page * SITES_AT_ONCE < total;
      }
      return found.slice(0, MOST_ITEMS);
    },

    /** Moves cookies of this website to categories of its catalogue; anything else fails alone, as not found. */
    move: async (site: Site, items: readonly Move[]) => {
      const applicationId = String(site.application._id);
      const key = createHash('sha256')
        .update(JSON.stringify([applicationId, items]))
        .digest('base64url');
      const moved = await jobs.run(kinds.move, key, async () => {
        const known = new Set((await content.categoriesOf(site.application)).map(({ id }) => id));
        const moves: UndoRecord['moves'] = [];
        const failed: MovePlan['failed'] = [];
        const given = await inheritedParts.cookiesOf(site.application);
        const isGiven = (cookie: CookieRecord): boolean =>
          given.has(decisionKey(cookie, site.application.domain_name));
        for (const { cookie_id, category_id } of items) {
          const cookie = await cookies.find(cookie_id);
          if (cookie?.application_id !== applicationId || !known.has(category_id))
            failed.push({ cookie_id, code: 'not_found' });
          else if (isGiven(cookie)) failed.push({ cookie_id, code: 'section_inherited' });
          else moves.push({ cookie_id, from: cookie.category_id, to: category_id });
        }
        const reach = reachOf(site.member);
        return { application_id: applicationId, undo_id: undos.newId(), moves, failed, reach };
      });
      // The same was asked for twice at once, and the other call has answered.
      if (!moved) throw new AppError(409, 'conflict', { retryAfterSeconds: 1 });
      return moved.result;
    },

    /**
     * Takes a re-assignment back; cookies that were moved again since then stay where they are.
     * @throws AppError 422 undo_expired
     */
    undo: async (site: Site, token: string) => {
      const applicationId = String(site.application._id);
      const undone = await jobs.run(kinds.undo, `${applicationId}:${token}`, async () => {
        const record = await undos.find(token, applicationId);
        if (!record) throw rejected('undo_expired');
        const moves = [...record.moves].reverse();
        return { application_id: applicationId, undo_id: token, moves, reach: reachOf(site.member) };
      });
      if (!undone) throw rejected('undo_expired');
      return undone.result;
    },
  };
};
export type ReassignService = ReturnType<typeof createReassignService>;

import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { Cookie, createCookie, listCookies, updateCookie } from '@yinyom/contracts/websites/cookie';
import { AppError, invalidField, notFound } from '@yinyom/service-kit/AppError';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import { reachOf } from '../access/decisionReach';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import type { Decisions } from '../found-cookies/decisions';
import { decisionKey } from '../inheritance/decisionKey';
import { refuseOther, sectionInherited, type InheritedParts } from '../inheritance/inheritedSections';
import type { SiteContent } from '../publish/siteContent';
import type { CookieRecord } from './CookieRecord';
import type { CookieStore } from './cookie.store';
import { newlyStored } from './newlyStored';
import { toCookie } from './toCookie';

interface Parts {
  applications: ApplicationStore;
  cookies: CookieStore;
  decisions: Decisions;
  content: SiteContent;
  inheritedParts: InheritedParts;
}

/** Keeps the cookies of websites. */
export const createCookieService = ({ applications, cookies, decisions, content, inheritedParts }: Parts) => {
  /** @throws AppError 409 section_inherited where a group decided otherwise about a cookie */
  const checkGroup = async (
    { application }: Site,
    cookie: Pick<CookieRecord, 'name' | 'type' | 'domain'>,
    { category_id, purpose }: Partial<Pick<CookieRecord, 'category_id' | 'purpose'>>,
  ): Promise<void> => {
    const given = (await inheritedParts.cookiesOf(application)).get(
      decisionKey(cookie, application.domain_name),
    );
    if (!given) return;
    if (category_id !== undefined && category_id !== given.category_id) throw sectionInherited(['cookies']);
    if (given.purpose) refuseOther(application, 'cookies', given.purpose, purpose ?? given.purpose);
  };

  /** A category of another organization cannot be told from one that does not exist. @throws AppError 404 */
  const checkCategory = async ({ application }: Site, categoryId: string): Promise<void> => {
    const known = await content.categoriesOf(application);
    if (!known.some(({ id }) => id === categoryId)) throw notFound();
  };

  const changed = async ({ application }: Site): Promise<void> => {
    await content.recount(application);
    await applications.touch(String(application._id));
  };

  const show = async ({ application }: Site, record: CookieRecord): Promise<Cookie> =>
    toCookie(record, await content.categoriesOf(application));

  /** Categories that a list is narrowed to; undefined = all. */
  const categoryFilter = async (
    { application }: Site,
    { category_id, state }: QueryOf<typeof listCookies>,
  ): Promise<string[] | undefined> => {
    if (state !== 'unclassified') return category_id === undefined ? undefined : [category_id];
    const blocked = content.blockedCategoryIds(await content.categoriesOf(application));
    return category_id === undefined ? blocked : blocked.filter((id) => id === category_id);
  };

  return {
    show,

    /** @throws AppError 404 for a category of another organization, 409 duplicate_cookie */
    create: async (
      site: Site,
      { application_id, ...body }: BodyOf<typeof createCookie>,
    ): Promise<CookieRecord> => {
      await checkCategory(site, body.category_id);
      await checkGroup(site, body, body);
      const now = new Date();
      const record = await cookies.insert({
        ...body,
        application_id,
        is_session: false,
        source: 'manual',
        ...newlyStored(now),
      });
      await decisions.take(site.application, record, record.category_id, reachOf(site.member));
      await changed(site);
      return record;
    },

    list: async (site: Site, query: QueryOf<typeof listCookies>) => {
      const { type, source, state, q, sort, order, page, limit } = query;
      const categoryIds = await categoryFilter(site, query);
      const categories = await content.categoriesOf(site.application);
      const filter = {
        applicationId: String(site.application._id),
        ...(categoryIds && { categoryIds }),
        ...(type && { type }),
        ...(source && { source }),
        ...(state === 'stale' && { stale: true }),
        ...(q !== undefined && { q }),
      };
      const { records, total } =
        sort === 'category'
          ? await cookies.listByCategory(
              filter,
              categories.map(({ id }) => id),
              { order, page, limit },
            )
          : await cookies.list(filter, { sort, order, page, limit });
      return numberedPage(
        records.map((record) => toCookie(record, categories)),
        { page, limit },
        total,
      );
    },

    /** @throws AppError 404, 409 duplicate_cookie, 412, 422 */
    update: async (
      site: Site,
      cookie: CookieRecord,
      body: BodyOf<typeof updateCookie>,
      revision: number | undefined,
    ): Promise<CookieRecord> => {
      const locked = (['name', 'type'] as const).find(
        (field) => body[field] !== undefined && body[field] !== cookie[field],
      );
      if (locked && cookie.source !== 'manual') throw invalidField(locked, 'found_cookie_locked');
      const type = body.type ?? cookie.type;
      const expiry = body.expiry === undefined ? cookie.expiry : body.expiry;
      // One that was taken over without a duration may be changed in other ways before somebody knows it.
      const judged = body.expiry !== undefined || body.type !== undefined;
      if (judged && expiry === null && type !== COOKIE_TYPES.html)
        throw invalidField('expiry', 'duration_required');
      if (body.category_id !== undefined) await checkCategory(site, body.category_id);
      await checkGroup(site, { ...cookie, name: body.name ?? cookie.name, type }, body);
      const id = String(cookie._id);
      const updated = await cookies.update(
        id,
        {
          ...body,
          ...(body.expiry !== undefined && {
            is_session: false,
            owned: [...(cookie.owned ?? []).filter((field) => field !== 'expiry'), 'expiry'],
          }),
        },
        revision,
      );
      if (!updated) throw revision === undefined ? notFound() : new AppError(412, 'version_conflict');
      if (body.category_id !== undefined) {
        const reach = reachOf(site.member);
        await cookies.setOwned(id, await decisions.take(site.application, updated, body.category_id, reach));
      }
      await changed(site);
      return updated;
    },

    remove: async (site: Site, cookie: CookieRecord): Promise<void> => {
      await cookies.remove(String(cookie._id));
      await changed(site);
    },
  };
};
export type CookieService = ReturnType<typeof createCookieService>;

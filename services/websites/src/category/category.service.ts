import { CATEGORY_TYPES, type Lang } from '@yinyom/contracts/constants';
import type { BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { L10n } from '@yinyom/contracts/fields';
import {
  MAX_CUSTOM_CATEGORIES,
  type Category,
  type createCategory,
  type listCategories,
  type updateCategory,
  type updateSiteCategory,
} from '@yinyom/contracts/websites/category';
import { textIn } from '@yinyom/notice/texts/textIn';
import { AppError, conflict, notFound } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import type { CookieStore } from '../cookie/cookie.store';
import { refuseInherited } from '../inheritance/inheritedSections';
import type { SiteContent } from '../publish/siteContent';
import type { Settling } from '../settling/Settling';
import type { CategoryRecord } from './CategoryRecord';
import { systemCategoryId, type CategoryStore } from './category.store';
import { isLocked, toCategory } from './effectiveCategory';

interface Parts {
  applications: ApplicationStore;
  categories: CategoryStore;
  cookies: CookieStore;
  content: SiteContent;
  settling: Settling;
}

/** Own categories stand between marketing and unclassified until somebody orders them. */
const CUSTOM_ORDER = 100;

const inLanguage = (category: Category, language: Lang | undefined): Category =>
  language === undefined
    ? category
    : {
        ...category,
        title: { [language]: textIn(category.title, language) },
        description: { [language]: textIn(category.description, language) },
      };

const merged = (before: L10n, given: L10n | undefined): L10n => {
  const texts = Object.entries({ ...before, ...given });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
};

const sameTitle = (one: L10n, other: L10n): boolean =>
  (['th', 'en'] as const).some(
    (language) => one[language] && one[language].toLowerCase() === other[language]?.toLowerCase(),
  );

type CategoryChanges = Parameters<CategoryStore['update']>[1];

/** Keeps the organizations' catalogues and what websites do differently. */
export const createCategoryService = ({ applications, categories, cookies, content, settling }: Parts) => {
  /** Numbers of the websites whose cookies are of a category. */
  const recountUsers = async (record: CategoryRecord, users: readonly string[]): Promise<void> => {
    for (const id of users) {
      const application = await applications.find(id);
      if (application) await content.recount(application);
    }
    await applications.markPending(record.organization_id);
  };

  /** Changes a category, and what its websites' records say of it. @throws AppError 404, 409 duplicate_title, 412 */
  const change = async (
    record: CategoryRecord,
    changes: CategoryChanges,
    revision?: number,
  ): Promise<Category> => {
    const users = await cookies.applicationsWith(String(record._id));
    return settling.websites({ applications: users }, async () => {
      const updated = await categories.update(record, changes, revision);
      if (!updated) throw revision === undefined ? notFound() : new AppError(412, 'version_conflict');
      await recountUsers(record, users);
      return toCategory(updated);
    });
  };

  const setEnabled = async (
    record: CategoryRecord,
    enabled: boolean,
    revision?: number,
  ): Promise<Category> => {
    if (!enabled && isLocked(record)) throw conflict('category_locked');
    return change(record, { enabled }, revision);
  };

  const refuseDuplicate = async (
    organizationId: string,
    title: L10n,
    except: string | null,
  ): Promise<void> => {
    const catalogue = await categories.catalogue(organizationId);
    const taken = catalogue.some((record) => String(record._id) !== except && sameTitle(record.title, title));
    if (taken) throw conflict('duplicate_title');
  };

  return {
    listSite: async ({ application }: Site, language: Lang | undefined): Promise<Category[]> => {
      const [effective, counts] = await Promise.all([
        content.categoriesOf(application),
        cookies.countByCategory(String(application._id)),
      ]);
      return effective.map((category) => ({
        ...inLanguage(category, language),
        cookie_count: counts.get(category.id) ?? 0,
      }));
    },

    /** @throws AppError 404 for a category of another organization, 409 category_locked or section_inherited */
    updateSite: async (
      { application }: Site,
      categoryId: string,
      { title, description, ...body }: BodyOf<typeof updateSiteCategory>,
    ): Promise<Category> => {
      refuseInherited(application, 'categories');
      const applicationId = String(application._id);
      const record = await categories.find(categoryId);
      if (!record || record.organization_id !== application.organization_id) throw notFound();
      if (body.enabled === false && isLocked(record)) throw conflict('category_locked');
      const before = (await categories.overridesOf(applicationId)).get(categoryId);
      await settling.websites({ applications: [applicationId] }, async () => {
        await categories.saveOverride(applicationId, categoryId, {
          ...body,
          ...(title && { title: merged(before?.title ?? {}, title) }),
          ...(description && { description: merged(before?.description ?? {}, description) }),
        });
        if (body.enabled !== undefined) await content.recount(application);
        await applications.touch(applicationId);
      });
      const updated = (await content.categoriesOf(application)).find(({ id }) => id === categoryId);
      if (!updated) throw notFound();
      return updated;
    },

    list: async ({ status, page, limit }: QueryOf<typeof listCategories>, { organizationId }: Member) => {
      const catalogue = await categories.catalogue(organizationId);
      const wanted = catalogue.filter(
        ({ enabled }) => status === 'all' || enabled === (status === 'enabled'),
      );
      const from = (page - 1) * limit;
      const shown = wanted.slice(from, from + limit);
      return numberedPage(shown.map(toCategory), { page, limit }, wanted.length);
    },

    /**
     * @param _id given to a category that was named before it was made; one that is there already is answered
     * @throws AppError 409 category_limit or duplicate_title
     */
    create: async (
      { title, description = {}, gcm = [] }: Omit<BodyOf<typeof createCategory>, 'organization_id'>,
      { organizationId }: Pick<Member, 'organizationId'>,
      _id?: CategoryRecord['_id'],
    ): Promise<CategoryRecord> => {
      const known = _id && (await categories.find(String(_id)));
      if (known) return known;
      const own = (await categories.catalogue(organizationId)).filter(({ system }) => !system);
      if (own.length >= MAX_CUSTOM_CATEGORIES) throw conflict('category_limit');
      await refuseDuplicate(organizationId, title, null);
      const now = new Date();
      const made = await categories.insert({
        ...(_id && { _id }),
        organization_id: organizationId,
        type: CATEGORY_TYPES.custom,
        system: false,
        enabled: true,
        order: CUSTOM_ORDER + own.length,
        title: merged({}, title),
        description: merged({}, description),
        gcm,
        revision: 1,
        created_at: now,
        updated_at: now,
      });
      // Others may have been made between the count and this one: whoever sees too many takes the own one back.
      const together = (await categories.catalogue(organizationId)).filter(({ system }) => !system);
      if (together.length > MAX_CUSTOM_CATEGORIES) {
        await categories.remove(String(made._id));
        throw conflict('category_limit');
      }
      return made;
    },

    /** Changes a category; nothing given disables it (specification §7). @throws AppError 409, 412 */
    update: async (
      record: CategoryRecord,
      body: BodyOf<typeof updateCategory>,
      revision: number | undefined,
    ): Promise<Category> => {
      if (Object.keys(body).length === 0) return setEnabled(record, false, revision);
      const { title, description, gcm, enabled } = body;
      if (enabled === false && isLocked(record)) throw conflict('category_locked');
      if (title) await refuseDuplicate(record.organization_id, title, String(record._id));
      return change(
        record,
        {
          ...(title && { title: merged(record.title, title) }),
          ...(description && { description: merged(record.description ?? {}, description) }),
          ...(gcm && { gcm }),
          ...(enabled !== undefined && { enabled }),
        },
        revision,
      );
    },

    setEnabled,

    /**
     * Deletes an organization's own category; its cookies become unclassified.
     * @returns how many cookies
     * @throws AppError 409 category_locked for a system category
     */
    remove: async (record: CategoryRecord): Promise<number> => {
      if (record.system) throw conflict('category_locked');
      const id = String(record._id);
      const users = await cookies.applicationsWith(id);
      const { organization_id } = record;
      const to = systemCategoryId(organization_id, CATEGORY_TYPES.unclassified);
      return settling.categoryEnd({ organization_id, category_id: id, to, applications: users }, async () => {
        const moved = await cookies.moveAll(id, to);
        await categories.remove(id);
        await recountUsers(record, users);
        return moved;
      });
    },
  };
};
export type CategoryService = ReturnType<typeof createCategoryService>;

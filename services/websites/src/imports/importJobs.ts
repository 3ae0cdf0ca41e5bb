import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { notFound } from '@yinyom/service-kit/AppError';
import type { JobKind } from '@yinyom/service-kit/jobs/JobKind';
import type { ApplicationStore } from '../application/application.store';
import type { CategoryService } from '../category/category.service';
import { systemCategoryId, toId, type CategoryStore } from '../category/category.store';
import type { CookieStore } from '../cookie/cookie.store';
import type { Decisions } from '../found-cookies/decisions';
import type { SiteContent } from '../publish/siteContent';
import type { DraftStore } from '../template/draft.store';
import type { ImportStore } from './import.store';
import type { ApplyPlan, UndoPlan } from './ImportPlan';

interface Parts {
  applications: ApplicationStore;
  cookies: CookieStore;
  drafts: DraftStore;
  imports: ImportStore;
  content: SiteContent;
  decisions: Decisions;
  categories: Pick<CategoryService, 'create' | 'remove'>;
  findCategory: CategoryStore['find'];
}

/** The two deeds of an import that write much. Each step comes to the same when it runs twice. */
export const createImportJobs = (parts: Parts) => {
  const { applications, cookies, drafts, imports, content, decisions, categories, findCategory } = parts;

  /** @throws AppError 404 when the website was deleted meanwhile */
  const websiteOf = async ({ application_id }: { application_id: string }) => {
    const application = await applications.find(application_id);
    if (!application) throw notFound();
    return application;
  };

  const removeUnused = async (categoryId: string): Promise<void> => {
    const category = await findCategory(categoryId);
    if (category && (await cookies.applicationsWith(categoryId)).length === 0)
      await categories.remove(category);
  };

  const apply: JobKind<ApplyPlan, null> = {
    name: 'import_apply',
    work: async (run) => {
      const { plan } = run;
      const application = await websiteOf(plan);
      const unclassified = systemCategoryId(plan.organization_id, CATEGORY_TYPES.unclassified);
      await run.once('begin', () => imports.begin(plan.import_id, plan.deeds));
      await run.each('categories', plan.categories, async ({ id, title, description }) => {
        const member = { organizationId: plan.organization_id };
        await categories.create({ title, description, gcm: [] }, member, toId(id));
      });
      await run.each('created', plan.created, async ({ id, ...record }) => {
        const cookie = await cookies.insertOrFind({ _id: toId(id), ...record });
        if (record.category_id !== unclassified)
          await decisions.take(application, cookie, record.category_id, plan.reach ?? 'organization');
      });
      await run.each('changed', plan.changed, async ({ id, revision, about, next }) => {
        const owned = next.category_id
          ? await decisions.take(application, about, next.category_id, plan.reach ?? 'organization')
          : about.owned;
        await cookies.update(id, { ...next, ...(owned && { owned }) }, revision);
      });
      await run.once('draft', async () => {
        if (!plan.draft) return;
        const { revision, ...texts } = plan.draft;
        await drafts.replace(plan.application_id, revision, { ...texts, updated_by: plan.user_id });
      });
      await run.once('end', async () => {
        await content.recount(application);
        await applications.touch(plan.application_id);
        await imports.applied(plan.import_id);
      });
      return null;
    },
    // Only its first step refuses anything: nothing else is written by then.
    revert: async (plan) => {
      for (const { id } of plan.categories) await removeUnused(id);
      await imports.reset(plan.import_id);
    },
  };

  const undo: JobKind<UndoPlan, { kept: string[] }> = {
    name: 'import_undo',
    work: async (run) => {
      const { plan } = run;
      const { deeds } = plan;
      const application = await websiteOf(plan);
      await run.once('begin', () => imports.beginUndo(plan.import_id));
      const kept = await run.each('created', deeds.created, async ({ id, name }) => {
        const cookie = await cookies.find(id);
        if (cookie && cookie.revision !== 1) return name;
        await cookies.remove(id);
      });
      const keptChanges = await run.each('changed', deeds.changed, async ({ id, revision, before }) => {
        if (await cookies.update(id, before, revision)) return;
        const cookie = await cookies.find(id);
        const isBack =
          cookie?.revision === revision + 1 &&
          cookie.category_id === before.category_id &&
          JSON.stringify(cookie.purpose) === JSON.stringify(before.purpose);
        return cookie && !isBack ? cookie.name : undefined;
      });
      await run.each('categories', deeds.categories, removeUnused);
      await run.once('draft', async () => {
        if (!deeds.draft) return;
        const { revision, ...texts } = deeds.draft;
        await drafts.replace(plan.application_id, revision, { ...texts, updated_by: plan.user_id });
      });
      await run.once('end', async () => {
        await content.recount(application);
        await applications.touch(plan.application_id);
        await imports.undone(plan.import_id);
      });
      return { kept: [...kept, ...keptChanges] };
    },
  };

  return { apply, undo };
};
export type ImportJobs = ReturnType<typeof createImportJobs>;

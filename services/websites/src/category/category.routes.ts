import {
  createCategory,
  deleteCategory,
  enableCategory,
  getCategory,
  listCategories,
  listSiteCategories,
  updateCategory,
  updateSiteCategory,
} from '@yinyom/contracts/websites/category';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Access } from '../access/access';
import { seenRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import { onlyPage } from '@yinyom/service-kit/http/listPages';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { CategoryService } from './category.service';
import { toCategory } from './effectiveCategory';

interface Parts {
  categories: CategoryService;
  access: Access;
  auditor: Auditor;
}

const target = (id: string, title: Record<string, string | undefined>) => ({
  type: 'category',
  id,
  label: title['th'] ?? '',
});

/** Calls about categories (API rows 47-54). */
export const bindCategoryRoutes = (bind: RouteBinder, { categories, access, auditor }: Parts): void => {
  bind(listSiteCategories, async (call) => {
    const site = await access.site(call, call.params.id);
    return onlyPage(await categories.listSite(site, call.query.language));
  });

  bind(updateSiteCategory, async (call) => {
    const site = await access.site(call, call.params.id);
    const category = await categories.updateSite(site, call.params.categoryId, call.body);
    await auditor.done(call.context, site.member, {
      action: 'category.override',
      target: target(category.id, category.title),
    });
    return category;
  });

  bind(listCategories, async ({ query, member }) =>
    categories.list(query, await member(query.organization_id)),
  );

  bind(createCategory, async ({ body: { organization_id, ...body }, member, context, res }) => {
    const owner = await member(organization_id);
    const record = await categories.create(body, owner);
    await auditor.done(context, owner, {
      action: 'category.create',
      target: target(String(record._id), record.title),
    });
    setEtag(res, record);
    return toCategory(record);
  });

  bind(getCategory, async (call) => {
    const { category } = await access.category(call, call.params.id);
    setEtag(call.res, category);
    return toCategory(category);
  });

  bind(updateCategory, async (call) => {
    const { category, member } = await access.category(call, call.params.id);
    const updated = await categories.update(category, call.body, seenRevision(call.req));
    await auditor.done(call.context, member, {
      action: updated.enabled === category.enabled ? 'category.update' : 'category.disable',
      target: target(updated.id, updated.title),
    });
    if (updated.etag) call.res.setHeader('ETag', updated.etag);
    return updated;
  });

  bind(enableCategory, async (call) => {
    const { category, member } = await access.category(call, call.params.id);
    const updated = await categories.setEnabled(category, call.body.enabled ?? true);
    await auditor.done(call.context, member, {
      action: updated.enabled ? 'category.enable' : 'category.disable',
      target: target(updated.id, updated.title),
    });
    return updated;
  });

  bind(deleteCategory, async (call) => {
    const { category, member } = await access.category(call, call.params.id);
    const reassigned_cookies = await categories.remove(category);
    await auditor.done(call.context, member, {
      action: 'category.delete',
      target: target(call.params.id, category.title),
    });
    return { deleted: true as const, reassigned_cookies };
  });
};

import { OURS } from '@yinyom/testing/identityStandIn';
import { publishedSite, readyTemplate } from './bannerEditing';
import { newGroup } from './groups';
import { categoryIds, newCategory, newCookie, saveLogo } from './sampleSite';
import type { Websites } from './startWebsites';

/** A picture of one pixel, in Base64. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An import that is only shown, and one that was taken over. */
const newImports = async (websites: Websites, siteId: string) => {
  const address = `/applications/${siteId}/imports`;
  const make = async (): Promise<string> =>
    (
      await websites.as('admin')('POST', address, {
        body: { source: 'csv', text: 'name,category\n_ga,statistics' },
      })
    ).body.id;
  const [preview, applied] = [await make(), await make()];
  await websites.as('admin')('POST', `${address}/${applied}/apply`, { body: { categories: {} } });
  return { preview, applied };
};

/** A cookie of a host that can be blocked. */
const newStatistics = (websites: Websites, siteId: string) =>
  newCookie(websites, siteId, 3, { domain: 'stats.example.org' });

/** Blocks a host. @returns categories of the website by type */
const addRule = async (websites: Websites, siteId: string) => {
  const categories = await categoryIds(websites, siteId);
  await websites.as('admin')('POST', `/applications/${siteId}/blockRules`, {
    body: { host: 'tags.example.org/own.js', category_id: categories[4] },
  });
  return categories;
};

const policyOf = async (websites: Websites, siteId: string) =>
  (await websites.as('admin')('GET', `/applications/${siteId}/policy`)).body;

/** A group with a logo. */
const newLogoGroup = async (websites: Websites) => {
  const { id } = await newGroup(websites);
  return (await websites.as('admin')('PUT', `/groups/${id}/logo`, { form: { logo: PNG } })).body;
};

/** A website with one of everything, of our organization. */
export const oneOfEverything = async (websites: Websites) => {
  const site = await publishedSite(websites);
  const cookie = await newStatistics(websites, site.id);
  const category = await newCategory(websites);
  await saveLogo(websites, site.id);
  const template = await readyTemplate(websites, site.id);
  const categories = await addRule(websites, site.id);
  const { published } = (await websites.as('admin')('GET', `/applications/${site.id}/review`)).body;
  const review = { version: published.version, content_sha256: published.content_sha256 };
  const { body: remark } = await websites.as('reviewer')('POST', `/applications/${site.id}/review/remarks`, {
    body: { version: review.version, text_path: 'banner.title', remark: 'Too long.' },
  });
  const imported = await newImports(websites, site.id);
  const policy = await policyOf(websites, site.id);
  const group = await newLogoGroup(websites);
  await websites.connection.collection('group_versions').insertOne({
    organization_id: OURS,
    group_id: group.id,
    version: 1,
    sections: {},
    logo: null,
    published_by: 'admin',
    published_at: new Date(),
  });
  const plan = await websites.as('admin')('POST', `/groups/${group.id}/publications`, {
    body: { dry_run: true },
  });
  const planned: string = plan.body.id;
  const { body: bulk } = await websites.as('admin')('POST', '/bulk-actions', {
    body: { organization_id: OURS, operation: { action: 'enable' }, application_ids: [site.id] },
  });
  const { seen } = (
    await websites.as('admin')('GET', `/applications/${site.id}/inheritance/differences?sections=design`)
  ).body;
  return {
    policy,
    site,
    cookie,
    category,
    template,
    categories,
    review,
    remark: remark.id as string,
    imported,
    group,
    seen,
    planned,
    bulk: bulk.id as string,
  };
};
export type Things = Awaited<ReturnType<typeof oneOfEverything>>;

type Renew = (websites: Websites, things: Things) => Promise<Partial<Things>>;
const freshSite = async (websites: Websites) => ({ site: await publishedSite(websites) });
const freshGroup: Renew = async (websites) => ({ group: await newLogoGroup(websites) });
const freshImports: Renew = async (websites) => {
  const { site } = await freshSite(websites);
  return { site, imported: await newImports(websites, site.id) };
};

/** By call: what it removes or changes the ETag of, made again, so that the next caller finds it. */
export const RENEWED: Readonly<Record<string, Renew>> = {
  deleteApplication: freshSite,
  deleteTemplateLogo: async (websites) => {
    const { site } = await freshSite(websites);
    await saveLogo(websites, site.id);
    return { site };
  },
  removeBlockRule: async (websites) => {
    const { site } = await freshSite(websites);
    return { site, categories: await addRule(websites, site.id) };
  },
  deleteCookie: async (websites, { site }) => ({ cookie: await newStatistics(websites, site.id) }),
  deleteCategory: async (websites) => ({ category: await newCategory(websites) }),
  deletePrivacyFile: freshSite,
  removeServerSecret: freshSite,
  saveTemplate: async (websites) => {
    const { site } = await freshSite(websites);
    return { site, template: await readyTemplate(websites, site.id) };
  },
  restoreTemplateVersion: freshSite,
  savePolicy: async (websites) => {
    const { site } = await freshSite(websites);
    return { site, policy: await policyOf(websites, site.id) };
  },
  applyImport: freshImports,
  undoImport: freshImports,
  updateGroup: freshGroup,
  saveGroupDraft: freshGroup,
  deleteGroup: freshGroup,
  deleteGroupLogo: freshGroup,
  removeGroupTag: freshGroup,
};

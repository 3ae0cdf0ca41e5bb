import * as z from 'zod/mini';
import { GCM_SIGNALS, ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, l10n, lang, list, pageQuery } from '../fields';
import { descriptions, gcmSignals, requiredTitles, titles } from './texts';

export const categoryType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

/** A category: in the organization's catalogue, or as it takes effect on one website. */
export const category = z.object({
  id,
  /** 0 unclassified, 1 necessary, 2 preference, 3 statistics, 4 marketing, 5 the organization's own. */
  type: categoryType,
  system: z.boolean(),
  enabled: z.boolean(),
  always_active: z.boolean(),
  order: z.number(),
  title: l10n,
  description: l10n,
  gcm: z.array(z.enum(GCM_SIGNALS)),
  /** Only on a website. */
  cookie_count: z.optional(z.number()),
  /** Whether the website differs from the catalogue. */
  overridden: z.optional(z.boolean()),
  /** For If-Match. Only in the catalogue: on a website each field is changed by itself. */
  etag: z.optional(z.string()),
});
export type Category = z.output<typeof category>;

const overrideFields = {
  enabled: z.optional(z.boolean()),
  title: z.optional(titles),
  description: z.optional(descriptions),
  order: z.optional(
    z.int('invalid_number').check(z.minimum(0, 'out_of_range'), z.maximum(1000, 'out_of_range')),
  ),
  gcm: z.optional(gcmSignals),
};
/** What is done differently from the catalogue, for one category. */
export const categoryOverride = z.strictObject({ category_id: id, ...overrideFields });

/** At most this many categories of its own in an organization. */
export const MAX_CUSTOM_CATEGORIES = 20;

const params = z.object({ id });

/** Row 47. */
export const listSiteCategories = endpoint({
  name: 'listSiteCategories',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/categories',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'categories:read',
  summary: 'Categories as they take effect on a website',
  params,
  query: z.strictObject({ language: z.optional(lang) }),
  answer: list(category),
  resource: 'application',
});

/** Row 48. */
export const updateSiteCategory = endpoint({
  name: 'updateSiteCategory',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/categories/:categoryId',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'categories:write',
  summary: 'Changes a category on one website',
  params: z.object({ id, categoryId: id }),
  body: z.strictObject(overrideFields),
  answer: category,
  resource: 'application',
});

/** Row 49. */
export const listCategories = endpoint({
  name: 'listCategories',
  service: 'websites',
  method: 'GET',
  path: '/categories',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'categories:read',
  summary: "The organization's catalogue of categories",
  query: z.strictObject({
    organization_id: id,
    status: z._default(z.enum(['all', 'enabled', 'disabled']), 'all'),
    ...pageQuery,
  }),
  answer: list(category),
  resource: 'organization_id',
});

/** Row 50. A new category is off on every website until it is switched on there. */
export const createCategory = endpoint({
  name: 'createCategory',
  service: 'websites',
  method: 'POST',
  path: '/categories',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'categories:write',
  summary: 'Adds a category of its own to an organization',
  body: z.strictObject({
    organization_id: id,
    title: requiredTitles,
    description: z.optional(descriptions),
    gcm: z.optional(gcmSignals),
  }),
  status: 201,
  readAt: '/categories/:id',
  answer: category,
});

/** Row 51. */
export const getCategory = endpoint({
  name: 'getCategory',
  service: 'websites',
  method: 'GET',
  path: '/categories/:id',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'categories:read',
  summary: 'One category of the catalogue',
  params,
  answer: category,
  resource: 'category',
});

/** Row 52. An empty body disables the category (specification §7). */
export const updateCategory = endpoint({
  name: 'updateCategory',
  ifMatch: 'optional',
  service: 'websites',
  method: 'PUT',
  path: '/categories/:id',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'categories:write',
  summary: 'Changes a category of the catalogue; an empty body disables it',
  params,
  body: z.strictObject({
    title: z.optional(titles),
    description: z.optional(descriptions),
    gcm: z.optional(gcmSignals),
    enabled: z.optional(z.boolean()),
  }),
  answer: category,
  resource: 'category',
});

/** Row 53. An empty body enables the category (specification §7). */
export const enableCategory = endpoint({
  name: 'enableCategory',
  service: 'websites',
  method: 'POST',
  path: '/categories/:id',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'categories:write',
  summary: 'Enables a category of the catalogue',
  params,
  body: z.strictObject({ enabled: z.optional(z.boolean()) }),
  answer: category,
  resource: 'category',
});

/** Row 54. Only an organization's own categories; their cookies become unclassified. */
export const deleteCategory = endpoint({
  name: 'deleteCategory',
  service: 'websites',
  method: 'DELETE',
  path: '/categories/:id',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'categories:write',
  summary: "Deletes an organization's own category",
  params,
  status: 200,
  answer: z.object({ deleted: z.literal(true), reassigned_cookies: z.number() }),
  resource: 'category',
});

import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, l10n } from '../fields';
import { categoryType } from './category';

const params = z.object({ id });

/** A cookie that wants a decision: which category it belongs to. */
export const reassignItem = z.object({
  id,
  name: z.string(),
  provider: z.string(),
  type: z.number(),
  category: z.object({ id, type: categoryType, title: l10n }),
  suggested_category_id: z.nullable(id),
  /** 0 to 1. */
  confidence: z.number(),
  reason: z.enum(['unclassified', 'category_disabled', 'suggestion_differs', 'stale']),
});
export type ReassignItem = z.output<typeof reassignItem>;

/** Row 60, a plain list (specification §3), at most 1,000. */
export const listReassign = endpoint({
  name: 'listReassign',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/cookies/reassign',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:read',
  summary: 'Cookies of a website whose category wants a decision',
  params,
  answer: z.array(reassignItem),
  resource: 'application',
});

/** A cookie that wants a decision, with the website it belongs to. */
export const organizationReassignItem = z.extend(reassignItem, {
  application: z.object({ id, domain_name: z.string() }),
});
export type OrganizationReassignItem = z.output<typeof organizationReassignItem>;

/** As row 60 over all websites of an organization, at most 1,000: what `/categorization` sorts out. */
export const listOrganizationReassign = endpoint({
  name: 'listOrganizationReassign',
  service: 'websites',
  method: 'GET',
  path: '/organizations/:id/cookies/reassign',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:read',
  summary: "Cookies of all of an organization's websites whose category wants a decision",
  params,
  answer: z.array(organizationReassignItem),
  resource: 'organization',
});

/** Row 61. All or none of an item; items that cannot be moved are told one by one. */
export const reassignCookies = endpoint({
  name: 'reassignCookies',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/cookies/reassign',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:write',
  summary: 'Moves cookies of a website to other categories; can be undone for 10 minutes',
  params,
  body: z.union([
    z.strictObject({
      items: z
        .array(z.strictObject({ cookie_id: id, category_id: id }))
        .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
    }),
    z.strictObject({ undo_token: id }),
  ]),
  answer: z.object({
    updated: z.array(id),
    failed: z.array(z.object({ cookie_id: id, code: z.string() })),
    undo_token: z.nullable(id),
  }),
  resource: 'application',
});

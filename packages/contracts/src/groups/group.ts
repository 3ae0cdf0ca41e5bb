import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { email, id, lang, line, list, optionalLine, pageQuery, phone } from '../fields';
import { webAddress } from '../websites/address';
import { lintFinding } from '../websites/template';
import { groupSections, sectionName, shownSections } from './sections';

/** Groups below each other, and groups in an organization. */
export const MAX_GROUP_LEVELS = 3;
export const MAX_GROUPS = 500;

/** The data protection officer of a controller. */
const dpo = z.strictObject({ name: line(200), email, phone: z.optional(z.union([z.literal(''), phone])) });

/** Who answers for the data of the websites below a group, where it is not the organization. */
export const groupController = z.strictObject({
  name: line(200),
  contact_email: email,
  dpo: z.optional(dpo),
  /** Language of reports and papers about its websites. */
  report_language: z.optional(lang),
});
export type GroupController = z.output<typeof groupController>;

const privacyUrl = webAddress('privacy_url_invalid');
const dpoEmail = z.union([z.literal(''), email], 'email_invalid');

/** A group of websites as lists give it. */
export const websiteGroup = z.object({
  id,
  organization_id: id,
  name: z.string(),
  /** Null: it is at the top. */
  parent_id: z.nullable(id),
  /** Ids from the top down to the group itself. */
  path: z.array(id),
  /** Place among the groups of the same parent. */
  position: z.number(),
  /** Absent: that of the group above, and at last the organization. */
  controller: z.optional(groupController),
  /** Values for `{privacy_url}` and `{dpo_email}`; absent: those of the group above. */
  privacy_url: z.optional(z.string()),
  dpo_email: z.optional(z.string()),
  /** Of the newest version; 0: never published. */
  version: z.number(),
  published_at: z.nullable(z.string()),
  /** Whether the draft differs from the newest version. */
  pending_changes: z.boolean(),
  /** Sections that the draft gives. */
  sections: z.array(sectionName),
  /** Websites in the group itself, and in it and all groups below. */
  website_count: z.number(),
  website_count_below: z.number(),
  /** For If-Match. */
  etag: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type WebsiteGroup = z.output<typeof websiteGroup>;

/** A group with what it gives. */
export const openGroup = z.extend(websiteGroup, {
  draft: shownSections,
  /** What would become the websites' own if the group were deleted. */
  deletion: z.object({
    /** Websites that move up. */
    websites: z.number(),
    /** Groups that move up. */
    groups: z.number(),
    /** Websites with a section from this group, which becomes their own. */
    inheriting: z.number(),
  }),
});
export type OpenGroup = z.output<typeof openGroup>;

const params = z.object({ id });

export const listGroups = endpoint({
  name: 'listGroups',
  service: 'websites',
  method: 'GET',
  path: '/groups',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'applications:read',
  summary: 'Groups of websites of an organization, each after the one above it',
  query: z.strictObject({ organization_id: id }),
  answer: list(websiteGroup),
  resource: 'organization_id',
});

export const createGroup = endpoint({
  name: 'createGroup',
  service: 'websites',
  method: 'POST',
  path: '/groups',
  auth: 'bearer',
  role: ROLES.admin,
  scope: 'applications:write',
  summary: 'Adds a group of websites; it gives nothing before it is published',
  body: z.strictObject({
    organization_id: id,
    name: line(80),
    parent_id: z._default(z.nullable(id), null),
  }),
  status: 201,
  readAt: '/groups/:id',
  answer: openGroup,
});

export const getGroup = endpoint({
  name: 'getGroup',
  service: 'websites',
  method: 'GET',
  path: '/groups/:id',
  auth: 'bearer',
  role: ROLES.viewer,
  scope: 'applications:read',
  summary: 'One group of websites with its draft',
  params,
  answer: openGroup,
  resource: 'group',
});

/** Nothing is written into websites: names, places and controllers are read where they are needed. */
export const updateGroup = endpoint({
  name: 'updateGroup',
  ifMatch: 'required',
  service: 'websites',
  method: 'PUT',
  path: '/groups/:id',
  auth: 'bearer',
  role: ROLES.admin,
  scope: 'applications:write',
  summary: 'Changes name, place, controller and values of a group; its websites keep what they have',
  params,
  body: z.strictObject({
    name: z.optional(line(80)),
    /** Moves the group with everything below it. */
    parent_id: z.optional(z.nullable(id)),
    position: z.optional(
      z.int('invalid_number').check(z.minimum(0, 'out_of_range'), z.maximum(1000, 'out_of_range')),
    ),
    /** Null: the controller of the group above. */
    controller: z.optional(z.nullable(groupController)),
    /** Empty: that of the group above. */
    privacy_url: z.optional(privacyUrl),
    dpo_email: z.optional(dpoEmail),
  }),
  answer: openGroup,
  resource: 'group',
});

export const saveGroupDraft = endpoint({
  name: 'saveGroupDraft',
  ifMatch: 'required',
  service: 'websites',
  method: 'PUT',
  path: '/groups/:id/draft',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: 'Saves what a group gives; websites get it when the group is published',
  params,
  body: z.strictObject({ sections: groupSections }),
  bodyLimit: 512 * 1024,
  answer: openGroup,
  resource: 'group',
});

export const deleteGroup = endpoint({
  name: 'deleteGroup',
  service: 'websites',
  method: 'DELETE',
  path: '/groups/:id',
  auth: 'bearer',
  role: ROLES.admin,
  scope: 'applications:write',
  summary: 'Deletes a group; its websites and groups move up, and what came from it becomes their own',
  params,
  /** The name of the group, as a confirmation. */
  query: z.strictObject({ confirm: z.optional(z.string()) }),
  resource: 'group',
});

export const listGroupVersions = endpoint({
  name: 'listGroupVersions',
  service: 'websites',
  method: 'GET',
  path: '/groups/:id/versions',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:read',
  summary: 'Published versions of a group, newest first',
  params,
  query: z.strictObject(pageQuery),
  answer: list(
    z.object({
      version: z.number(),
      published_at: z.string(),
      by: z.object({ id: z.string() }),
      note: z.optional(z.string()),
      sections: z.array(sectionName),
    }),
  ),
  resource: 'group',
});

/** One version of a group, whole. */
export const getGroupVersion = endpoint({
  name: 'getGroupVersion',
  service: 'websites',
  method: 'GET',
  path: '/groups/:id/versions/:version',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:read',
  summary: 'What a published version of a group gives',
  params: z.object({ id, version: z.string().check(z.regex(/^[1-9][0-9]{0,8}$/, 'not_found')) }),
  answer: z.object({
    version: z.number(),
    published_at: z.string(),
    by: z.object({ id: z.string() }),
    note: z.optional(z.string()),
    content: shownSections,
  }),
  resource: 'group',
});

const logoPath = '/groups/:id/logo';

/** As for a website: a PNG of at most 20 KB in base64. */
export const saveGroupLogo = endpoint({
  name: 'saveGroupLogo',
  service: 'websites',
  method: 'PUT',
  path: logoPath,
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: 'Sets the logo that belongs to the design of a group',
  params,
  body: z.strictObject({ logo: z.string().check(z.minLength(1, 'required')) }),
  bodyKind: 'form',
  bodyLimit: 40 * 1024,
  oversize: { field: 'logo', code: 'logo_size' },
  answer: openGroup,
  resource: 'group',
});

export const deleteGroupLogo = endpoint({
  name: 'deleteGroupLogo',
  service: 'websites',
  method: 'DELETE',
  path: logoPath,
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: 'Removes the logo of a group',
  params,
  answer: openGroup,
  resource: 'group',
});

export const getGroupLogo = endpoint({
  name: 'getGroupLogo',
  service: 'websites',
  method: 'GET',
  path: logoPath,
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:read',
  summary: 'The logo of a group',
  params,
  query: z.strictObject({ v: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid_value'))) }),
  answer: z.object({ logo: z.string() }),
  resource: 'group',
});

/** Findings that a publication of a group shows for a website. */
export const groupFinding = z.pick(lintFinding, { code: true, severity: true, field: true });
export const groupNote = z.optional(optionalLine(500));

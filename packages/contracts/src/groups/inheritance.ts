import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, list, pageQuery, search } from '../fields';
import { application } from '../websites/application';
import { inheritedSection, sectionName, SECTIONS } from './sections';

/**
 * How a section of a website stands: `inherited` from a group, and read-only; `own`: the website keeps its content, whatever
 * groups give; `open`: no group has given it yet, and one that does is followed.
 */
export const SECTION_STATES = ['inherited', 'own', 'open'] as const;

const source = z.omit(inheritedSection, { section: true });

/** What a website has from its groups. */
export const inheritance = z.object({
  group_id: z.nullable(id),
  /** Ids from the top down to the website's group. */
  group_path: z.array(id),
  sections: z.array(
    z.object({
      section: sectionName,
      state: z.enum(SECTION_STATES),
      /** Where it came from; null: the website's own. */
      from: z.nullable(source),
      /** Where it would come from now; null: no published group above gives it. */
      offered: z.nullable(source),
      /** It is not what the groups above give now. */
      outdated: z.boolean(),
    }),
  ),
  /** A section is outdated, or visitors do not see the newest state yet. */
  outdated: z.boolean(),
});
export type Inheritance = z.output<typeof inheritance>;

/** Most differences that are listed for a section. */
export const MAX_DIFFERENCES = 200;

const params = z.object({ id });
const some = z.array(sectionName).check(
  z.minLength(1, 'required'),
  z.maxLength(SECTIONS.length, 'too_long'),
  z.refine((given) => new Set(given).size === given.length, 'invalid_value'),
);
/** Several in one field, with commas. */
const listed = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.split(',')),
    some,
  ),
);

export const getInheritance = endpoint({
  name: 'getInheritance',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/inheritance',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:read',
  summary: 'Which parts of a website come from its groups, and which are its own',
  params,
  answer: inheritance,
  resource: 'application',
});

export const compareInheritance = endpoint({
  name: 'compareInheritance',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/inheritance/differences',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:read',
  summary: "What taking the group's content again would change on a website",
  params,
  query: z.strictObject({ sections: listed }),
  answer: z.object({
    /** Names what is shown, for taking exactly that. */
    seen: z.string(),
    sections: z.array(
      z.object({
        section: sectionName,
        offered: z.nullable(source),
        changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
        /** There are more than are listed. */
        more: z.boolean(),
      }),
    ),
  }),
  resource: 'application',
});

/** Writes the content of the groups' newest versions into the website's draft; its visitors see it when it is published. */
export const takeInheritance = endpoint({
  name: 'takeInheritance',
  service: 'websites',
  method: 'POST',
  path: '/applications/:id/inheritance/take',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: "Takes the group's content again for sections of a website, after the differences were shown",
  params,
  body: z.strictObject({
    sections: some,
    /** `seen` of the differences that were shown; others are 409 plan_stale. */
    seen: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid_value')),
  }),
  answer: inheritance,
  resource: 'application',
});

/** The present content stays, and can be changed on the website. */
export const keepSections = endpoint({
  name: 'keepSections',
  service: 'websites',
  method: 'POST',
  path: '/applications/:id/inheritance/own',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: "Makes sections a website's own; their content stays as it is",
  params,
  body: z.strictObject({ sections: some }),
  answer: inheritance,
  resource: 'application',
});

/** Nothing of the website changes but its place: what it has stays its own until its group's is taken. */
export const moveApplication = endpoint({
  name: 'moveApplication',
  ifMatch: 'optional',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/group',
  auth: 'bearer',
  role: ROLES.admin,
  scope: 'applications:write',
  summary: 'Moves a website into a group or out of all groups; nothing of it is changed or published',
  params,
  body: z.strictObject({ group_id: z.nullable(id) }),
  answer: application,
  resource: 'application',
});

/** Most websites whose sections are taken in one call. */
export const MAX_TAKEN_WEBSITES = 20;

/** What a website below a group has from its groups. */
export const websiteInheritance = z.extend(inheritance, {
  application_id: id,
  domain_name: z.string(),
  /** 0: never published. */
  template_version: z.number(),
});
export type WebsiteInheritance = z.output<typeof websiteInheritance>;

const ofGroup = z.object({ id });

export const listInheritance = endpoint({
  name: 'listInheritance',
  service: 'websites',
  method: 'GET',
  path: '/groups/:id/inheritance',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:read',
  summary: 'Which parts of the websites of a group, and of groups below it, come from groups, by domain name',
  params: ofGroup,
  query: z.strictObject({ q: search, ...pageQuery }),
  answer: list(websiteInheritance),
  resource: 'group',
});

/** Each website by itself: one that is refused does not keep the others from theirs. */
export const takeGroupInheritance = endpoint({
  name: 'takeGroupInheritance',
  service: 'websites',
  method: 'POST',
  path: '/groups/:id/inheritance/take',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: "Takes the groups' content again on several websites, after the differences were shown",
  params: ofGroup,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          application_id: id,
          sections: some,
          /** `seen` of the differences that were shown for this website. */
          seen: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid_value')),
        }),
      )
      .check(
        z.minLength(1, 'required'),
        z.maxLength(MAX_TAKEN_WEBSITES, 'too_long'),
        z.refine(
          (given) => new Set(given.map(({ application_id }) => application_id)).size === given.length,
          'invalid_value',
        ),
      ),
  }),
  answer: z.object({
    /** Websites whose sections were taken. */
    updated: z.array(id),
    failed: z.array(z.object({ application_id: id, code: z.string() })),
  }),
  resource: 'group',
});

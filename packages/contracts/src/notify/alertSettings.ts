import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { ALERT_SEVERITIES, ORGANIZATION_RULES, WEBSITE_RULES } from './alertRules';

/** HH:MM in Bangkok. */
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'clock_invalid'));

const switchOf = <R extends [string, ...string[]]>(rules: R) =>
  z.object({
    rule: z.enum(rules),
    severity: z.enum(ALERT_SEVERITIES),
    enabled: z.boolean(),
    /** Whether it is on where nobody has switched it. */
    by_default: z.boolean(),
  });
const changes = <R extends [string, ...string[]]>(rules: R) =>
  z
    .array(z.strictObject({ rule: z.enum(rules), enabled: z.boolean() }))
    .check(z.minLength(1, 'required'), z.maxLength(50, 'out_of_range'));

const websiteRules = z.object({ rules: z.array(switchOf(WEBSITE_RULES)) });

/** From and to, over midnight where `to` is the earlier one. */
const quietHours = z.nullable(z.strictObject({ from: clock, to: clock }));
export type QuietHours = z.output<typeof quietHours>;

const organizationSettings = z.object({
  /** When warnings are not mailed; null: at any time. Critical alerts are always mailed. */
  quiet_hours: quietHours,
  rules: z.array(switchOf(ORGANIZATION_RULES)),
  /** Of the quiet hours, for If-Match: a switch says what it becomes and needs none. */
  etag: z.string(),
});
export type OrganizationAlertSettings = z.output<typeof organizationSettings>;

const own = { service: 'notify', auth: 'bearer' } as const;

export const getAlertRules = endpoint({
  ...own,
  name: 'getAlertRules',
  role: ROLES.viewer,
  scope: 'alerts:read',
  method: 'GET',
  path: '/applications/:id/alert-rules',
  summary: 'What is watched on a website',
  params: z.object({ id }),
  answer: websiteRules,
  resource: 'application',
});

/** Rules that are not named stay as they are. Alerts of a rule that is switched off are over. */
export const updateAlertRules = endpoint({
  ...own,
  name: 'updateAlertRules',
  readBack: true,
  role: ROLES.member,
  scope: 'alerts:write',
  method: 'PUT',
  path: '/applications/:id/alert-rules',
  summary: 'Switches what is watched on a website',
  params: z.object({ id }),
  body: z.strictObject({ rules: changes(WEBSITE_RULES) }),
  answer: websiteRules,
  resource: 'application',
});

export const getAlertSettings = endpoint({
  ...own,
  name: 'getAlertSettings',
  role: ROLES.viewer,
  scope: 'alerts:read',
  method: 'GET',
  path: '/organizations/:id/alert-settings',
  summary: 'Quiet hours of an organization, and what is watched of it as a whole',
  params: z.object({ id }),
  answer: organizationSettings,
  resource: 'organization',
});

export const updateAlertSettings = endpoint({
  ...own,
  name: 'updateAlertSettings',
  readBack: true,
  ifMatch: 'optional',
  role: ROLES.admin,
  scope: 'alerts:write',
  method: 'PUT',
  path: '/organizations/:id/alert-settings',
  summary: 'Changes quiet hours, or switches what is watched of an organization as a whole',
  params: z.object({ id }),
  body: z.strictObject({
    quiet_hours: z.optional(quietHours),
    rules: z.optional(changes(ORGANIZATION_RULES)),
  }),
  answer: organizationSettings,
  resource: 'organization',
});

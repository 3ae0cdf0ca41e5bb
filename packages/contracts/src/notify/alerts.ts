import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { cursorQuery, id, list, timestamp } from '../fields';
import { signalTold } from '../scanner/finding';
import { LEAK_KINDS } from '../scanner/leakKinds';
import { ALERT_RULE_IDS, ALERT_SEVERITIES, ALERT_STATES } from './alertRules';

const span = { from: timestamp, to: timestamp };

/** A share with its Wilson interval of 95 %; shares are from 0 to 1. */
const share = z.object({
  count: z.number(),
  total: z.number(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
export type AlertShare = z.output<typeof share>;

/** What an alert was raised on, so that a person can recheck it; each rule has some of them. */
export const alertFigures = z.object({
  window: z.optional(z.object(span)),
  measured: z.optional(share),
  /** The same of the weeks before. */
  usual: z.optional(share),
  /** Of the two-proportion test. */
  z_score: z.optional(z.number()),
  /** Since when nobody showed the banner; null: nobody ever did. */
  silent_since: z.optional(z.nullable(timestamp)),
  /** Shows that the same hours of the weeks before let one expect since then. */
  expected: z.optional(z.number()),
  /** What the looks at the home page found. */
  looked_at: z.optional(z.array(timestamp)),
  url: z.optional(z.string()),
  /** What was found there: no script, only a tag manager, or the status that answered. */
  found: z.optional(z.string()),
  scan_id: z.optional(z.string()),
  item: z.optional(
    z.object({
      name: z.string(),
      domain: z.string(),
      page: z.string(),
      before_consent: z.boolean(),
      set_by: z.nullable(z.string()),
      /** Host whose scripts a block rule would block until there is consent. */
      hold: z.nullable(z.string()),
      category_type: z.number(),
      /** Who met it; absent: a scan. What visitors' browsers told says no page, and nobody who set it. */
      seen_by: z.optional(z.enum(['scan', 'visitors'])),
    }),
  ),
  /** What a scan saw a vendor told. */
  signal: z.optional(signalTold),
  /** What one page or document publishes of people: kinds and how many, never a value nor a place. */
  leak: z.optional(
    z.object({
      source: z.enum(['page', 'document']),
      kinds: z.array(z.object({ kind: z.enum(LEAK_KINDS), count: z.number() })),
    }),
  ),
  names: z.optional(z.array(z.string())),
  /** Of an agency, the group of the client whose papers it is about; absent: the organization's own. */
  controller: z.optional(z.string()),
  amount: z.optional(z.number()),
  day: z.optional(z.string()),
  since: z.optional(timestamp),
  ends_at: z.optional(timestamp),
});
export type AlertFigures = z.output<typeof alertFigures>;

export const alert = z.object({
  id: z.string(),
  organization_id: z.string(),
  /** Null for what belongs to the organization as a whole. */
  application_id: z.nullable(z.string()),
  rule: z.enum(ALERT_RULE_IDS),
  /** What it is about where a rule can be broken in several ways: a cookie, a key, a webhook; else empty. */
  subject: z.string(),
  severity: z.enum(ALERT_SEVERITIES),
  state: z.enum(ALERT_STATES),
  figures: alertFigures,
  raised_at: timestamp,
  /** When the condition was last true. */
  last_true_at: timestamp,
  acknowledged_at: z.nullable(timestamp),
  /** Name of who takes care of it. */
  acknowledged_by: z.nullable(z.string()),
  snoozed_until: z.nullable(timestamp),
  resolved_at: z.nullable(timestamp),
  updated_at: timestamp,
});
export type Alert = z.output<typeof alert>;

const own = { service: 'notify', auth: 'bearer' } as const;

/** `open`: everything that is not over. Without a state all of them. What belongs to the organization is in every website's list. */
export const listAlerts = endpoint({
  ...own,
  name: 'listAlerts',
  role: ROLES.viewer,
  scope: 'alerts:read',
  method: 'GET',
  path: '/applications/:id/alerts',
  summary: 'Alerts of a website, newest first',
  params: z.object({ id }),
  query: z.strictObject({ state: z.optional(z.enum(['open', ...ALERT_STATES])), ...cursorQuery }),
  answer: list(alert),
  resource: 'application',
});

/**
 * `raised` takes the other two back. What is over changes no more (409 alert_resolved). A Viewer with the flag `dpo` answers the alerts that
 * officers see, and no others (403).
 */
export const updateAlert = endpoint({
  ...own,
  name: 'updateAlert',
  role: ROLES.member,
  flag: 'dpo',
  scope: 'alerts:write',
  method: 'PUT',
  path: '/alerts/:id',
  summary: 'Says that somebody takes care of an alert, or puts it off for at most 30 days',
  params: z.object({ id }),
  body: z.strictObject({
    state: z.enum(['acknowledged', 'snoozed', 'raised']),
    /** For `snoozed` alone. */
    snoozed_until: z.optional(z.iso.datetime({ offset: true, error: 'date_invalid' })),
  }),
  answer: alert,
  resource: 'alert',
});

/** Of every website that the caller sees; what nobody takes care of yet. */
export const countMyAlerts = endpoint({
  ...own,
  name: 'countMyAlerts',
  role: 'self',
  method: 'GET',
  path: '/me/alerts/count',
  summary: 'How many alerts nobody takes care of yet',
  answer: z.object({
    raised: z.number(),
    by_application: z.array(
      z.object({ application_id: z.nullable(z.string()), organization_id: z.string(), raised: z.number() }),
    ),
  }),
});

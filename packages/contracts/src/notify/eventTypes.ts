import * as z from 'zod/mini';
import { CONSENT_RESULTS, CONSENT_TYPES } from '../constants';
import { CONSENT_ACTIONS } from '../consents/consentFields';
import { EXPORT_FORMATS, EXPORT_TYPES } from '../consents/exports';
import { dailyRoot } from '../consents/transparency';
import { lang, timestamp } from '../fields';
import { OPEN_DSR_STATUSES, REQUEST_STATES } from '../requests/requestStates';
import { SUBJECT_RIGHTS } from '../requests/rights';
import { PROOF_METHODS } from '../websites/verification';
import { ALERT_RULE_IDS, ALERT_SEVERITIES } from './alertRules';
import { alertFigures } from './alerts';

/**
 * What a visitor decided, without anything that leads to the visitor. A refusal is a decision, too: `result` says which
 * one it was.
 */
export const consentItem = z.object({
  consent_id: z.string(),
  /** Position in the website's ledger: what came twice has the same one, what is missing leaves a gap. */
  seq: z.number(),
  consent_time: timestamp,
  consent_type: z.enum(CONSENT_TYPES),
  result: z.enum(CONSENT_RESULTS),
  action: z.enum(CONSENT_ACTIONS),
  language: lang,
  template_version: z.number(),
  /** Only where the webhook was told to send it; null once the visitor had it erased. */
  client_id: z.optional(z.nullable(z.string())),
});
export type ConsentItem = z.output<typeof consentItem>;

const cookie = { cookie_id: z.string(), name: z.string(), domain: z.string(), provider: z.string() };
const alertTold = {
  alert_id: z.string(),
  rule: z.enum(ALERT_RULE_IDS),
  subject: z.string(),
  severity: z.enum(ALERT_SEVERITIES),
  raised_at: timestamp,
};
/** A request of a data subject, with the field names of OpenDSR; never its person. */
const request = {
  subject_request_id: z.string(),
  number: z.string(),
  subject_request_types: z.array(z.enum(SUBJECT_RIGHTS)),
  submitted_time: timestamp,
  request_status: z.enum(OPEN_DSR_STATUSES),
  due_at: timestamp,
};
const scan = { scan_id: z.string(), violations: z.number() };

/**
 * What a message says under `data`, by its type. Thin: it names what happened and leads to the rest through the API;
 * never a value of a cookie, nor an address of a visitor.
 */
export const EVENT_DATA = {
  'consent.batch': z.object({ items: z.array(consentItem), first_seq: z.number(), last_seq: z.number() }),
  'consent.withdrawn': consentItem,
  'consent.erased': z.object({ consent_id: z.string() }),
  'template.published': z.object({ version: z.number(), asks_again: z.boolean() }),
  'application.verified': z.object({ domain_name: z.string(), method: z.enum(PROOF_METHODS) }),
  'application.script_lost': z.object({ domain_name: z.string() }),
  'scan.finished': z.object({
    ...scan,
    status: z.enum(['succeeded', 'partial', 'failed', 'cancelled']),
    pages: z.number(),
    cookies_found: z.number(),
    new: z.number(),
    removed: z.number(),
    changed: z.number(),
  }),
  'scan.violation_found': z.object(scan),
  'cookie.discovered': z.object({ ...cookie, category_type: z.number() }),
  'cookie.unclassified': z.object(cookie),
  'export.ready': z.object({
    export_id: z.string(),
    type: z.enum(EXPORT_TYPES),
    format: z.enum(EXPORT_FORMATS),
    file_name: z.string(),
    rows: z.number(),
    bytes: z.number(),
    sha256: z.string(),
    expires_at: timestamp,
  }),
  'report.monthly_ready': z.object({ month: z.string() }),
  /** The signed end of a day: whoever keeps it can show later that the ledger was changed. */
  'ledger.day_signed': dailyRoot,
  'api_key.expiring': z.object({ api_key_id: z.string(), name: z.string(), expires_at: timestamp }),
  /** With the figures that it was raised on, so that whoever is called can recheck them. */
  'alert.raised': z.object({ ...alertTold, figures: alertFigures }),
  'alert.resolved': z.object({ ...alertTold, resolved_at: timestamp }),
  'request.received': z.object(request),
  /** Once each at 7, 3 and 1 days before the end. */
  'request.due_soon': z.object({ ...request, days_left: z.number() }),
  'request.closed': z.object({ ...request, state: z.enum(REQUEST_STATES), closed_at: timestamp }),
  ping: z.object({ webhook_id: z.string() }),
} as const;
/** Type of a message that is sent. */
export type MessageType = keyof typeof EVENT_DATA;
export type EventData<T extends MessageType> = z.output<(typeof EVENT_DATA)[T]>;

/** Facts that a service tells of as they happen. Decisions come from the ledger, months from the calendar, pings from people. */
export type ToldType = Exclude<
  MessageType,
  'consent.batch' | 'consent.withdrawn' | 'report.monthly_ready' | 'ping'
>;

/** What a webhook can be sent, as people choose it. `consent.recorded` comes in batches, as `consent.batch`. */
export const EVENT_TYPES = [
  'template.published',
  'application.verified',
  'application.script_lost',
  'scan.finished',
  'scan.violation_found',
  'cookie.discovered',
  'cookie.unclassified',
  'export.ready',
  'report.monthly_ready',
  'ledger.day_signed',
  'api_key.expiring',
  'alert.raised',
  'alert.resolved',
  'request.received',
  'request.due_soon',
  'request.closed',
  'consent.erased',
  'consent.withdrawn',
  'consent.recorded',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** As many as visitors decide: chosen only together with `high_volume`. */
export const HIGH_VOLUME_TYPES: readonly EventType[] = ['consent.recorded', 'consent.withdrawn'];

/** The body of a message. */
export interface WebhookMessage<T extends MessageType = MessageType> {
  type: T;
  /** When it happened, ISO 8601 with milliseconds, UTC. */
  timestamp: string;
  data: EventData<T>;
  organization_id: string;
  /** Null for what belongs to no website. */
  application_id: string | null;
}

import * as z from 'zod/mini';
import { complianceCheck } from '../compliance/checks';
import { lateVisitors } from '../compliance/lateVisitors';
import { captchaAction } from '../identity/guest';
import { MEMBERSHIP_FLAGS } from '../identity/membershipFlag';
import { SCOPES } from '../identity/scopes';
import type { AuditAction } from '../identity/auditActions';
import { auditEvent } from '../identity/auditLog';
import { ALERT_RULE_IDS } from '../notify/alertRules';
import { alertFigures } from '../notify/alerts';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';
import { keyCalls, keyScope, refusals } from './keyCalls';
import { brandCalls } from './brandCalls';
import { mailCalls } from './mailCalls';
import { paperCalls } from './papers';
import { writingKeyCalls } from './processorSources';

const scopes = z.array(z.enum(SCOPES));

/** Groups that a website is in, from the top: people limited to one of them see it. Absent: none. */
const groupPath = z.optional(z.array(z.string()));

const role = z.union([z.literal(1000), z.literal(10), z.literal(1), z.literal(0)]);

/** What other services may ask of the identity service. */
export const identityInternal = internalContract({
  ...outboxCalls,
  /**
   * Everything a service must know before it acts for somebody, read at this moment: whether the session is
   * alive and, when an organization is asked for, the caller's role in it (null when not an active member).
   */
  authorize: {
    input: z.strictObject({
      user_id: z.string(),
      session_id: z.string(),
      organization_id: z.nullable(z.string()),
      /** For an API key, whose id is the session's: the scope that the call needs. */
      key: z.optional(z.strictObject({ scope: keyScope })),
      /** For work that goes on after the call that ordered it: the session may have ended since. */
      ordered: z.optional(z.literal(true)),
      /** What is asked for; a refusal is noted in the organization's audit log with it. */
      attempt: z.optional(
        z.strictObject({
          call: z.string(),
          least: role,
          /** Of a call that is open to people with it, too. */
          flag: z.optional(z.enum(MEMBERSHIP_FLAGS)),
          ip_truncated: z.string(),
          request_id: z.string(),
        }),
      ),
    }),
    output: z.object({
      session_alive: z.boolean(),
      role: z.nullable(role),
      organization_name: z.nullable(z.string()),
      /** What the membership carries besides its role; absent: nothing. */
      flags: z.optional(z.array(z.enum(MEMBERSHIP_FLAGS))),
      /** The organization demands two-factor and the caller has none: nothing is allowed there. */
      two_fa_missing: z.optional(z.boolean()),
      /** The installation demands a security key of Admins and the caller has none: nothing is allowed there. */
      security_key_missing: z.optional(z.boolean()),
      /** The websites that a person is limited to, or the maker of an API key; absent: every one. */
      websites: z.optional(z.array(z.string())),
      /** All in these groups and below them besides; absent: none. */
      groups: z.optional(z.array(z.string())),
      /** Of an API key: why it may not, or what it may. */
      key_refusal: z.optional(z.enum(refusals)),
      key: z.optional(
        z.object({
          scopes,
          /** An agent's: a person confirms what it publishes or removes. */
          agent: z.optional(z.literal(true)),
          application_ids: z.nullable(z.array(z.string())),
          group_ids: z.optional(z.array(z.string())),
        }),
      ),
    }),
  },
  /**
   * Adds uses to a count that all gateways share, of calls by network, person or website; a window that is not open yet
   * ends in `ms`. The key says nothing of whom it counts.
   */
  countUses: {
    input: z.strictObject({ key: z.string(), uses: z.number(), ms: z.number() }),
    output: z.object({ used: z.number(), ms_left: z.number() }),
  },
  /**
   * Whether a bot check that another service demands was solved, for one form and once; what is no `ok` is the code of its
   * message.
   */
  checkCaptcha: {
    input: z.strictObject({
      token: z.nullable(z.string()),
      action: captchaAction,
      ip: z.string(),
    }),
    output: z.object({
      verdict: z.enum(['ok', 'captcha_required', 'captcha_invalid', 'rate_limited']),
      /** Of `rate_limited`. */
      wait_seconds: z.nullable(z.number()),
    }),
  },
  /** Whether somebody runs the installation and may see how its parts do. */
  isOperator: {
    input: z.strictObject({ user_id: z.string() }),
    output: z.object({ operator: z.boolean() }),
  },
  /** All active memberships of a user, for lists across organizations. */
  listMemberships: {
    input: z.strictObject({ user_id: z.string() }),
    output: z.array(
      z.object({
        organization_id: z.string(),
        organization_name: z.string(),
        role,
        flags: z.optional(z.array(z.enum(MEMBERSHIP_FLAGS))),
        /** The websites that the person is limited to; absent: every one. */
        websites: z.optional(z.array(z.string())),
        groups: z.optional(z.array(z.string())),
      }),
    ),
  },
  ...paperCalls,
  ...writingKeyCalls,
  /** Months that an organization, also a closed one, chose to keep evidence after its validity; null: it chose none. */
  organizationRetention: {
    input: z.strictObject({ organization_id: z.string() }),
    output: z.nullable(z.object({ months: z.number() })),
  },
  /** An active member of an organization as others are told of the person; null when there is none. */
  describeMember: {
    input: z.strictObject({ organization_id: z.string(), user_id: z.string() }),
    output: z.nullable(
      z.object({
        name: z.string(),
        role,
        /** When the person was added, ISO 8601: one who was removed and added again has a later moment. Absent in answers of earlier versions. */
        added_at: z.optional(z.string()),
        external: z.optional(z.literal(true)),
        flags: z.optional(z.array(z.enum(MEMBERSHIP_FLAGS))),
        /** Of a person of some websites: which ones, and which groups. */
        websites: z.optional(z.array(z.string())),
        groups: z.optional(z.array(z.string())),
      }),
    ),
  },
  /** Active members, reviewers left out, of an organization among the addresses and ids that are asked for. */
  findMembers: {
    input: z.strictObject({
      organization_id: z.string(),
      emails: z.array(z.string()),
      user_ids: z.array(z.string()),
    }),
    output: z.array(z.object({ user_id: z.string(), name: z.string(), email: z.string() })),
  },
  /**
   * Mails the outcome of a scan, each person in their language; who is no active member (any more) gets none. What
   * failed or met cookies without the consent they need is also told to the organization's addresses for alerts.
   */
  sendScanMail: {
    input: z.strictObject({
      organization_id: z.string(),
      application_id: z.string(),
      scan_id: z.string(),
      website: z.string(),
      group_path: groupPath,
      failed: z.boolean(),
      new: z.number(),
      violations: z.number(),
      emails: z.array(z.string()),
      user_ids: z.array(z.string()),
    }),
    output: z.object({ sent: z.number() }),
  },
  /**
   * Takes an organization whose members want the weekly mail and have not got this week's: of all processes one gets it,
   * and another one after ten minutes if nothing came of it. Null when there is none left.
   */
  takeWeeklyReport: {
    /** First day of the week. */
    input: z.strictObject({ week: z.string() }),
    output: z.nullable(z.object({ organization_id: z.string() })),
  },
  /** Mails how an organization's websites stand to its members who want it, each in their language and once a week. */
  sendWeeklyReport: {
    input: z.strictObject({
      organization_id: z.string(),
      week: z.string(),
      websites: z.array(
        z.strictObject({
          application_id: z.string(),
          domain_name: z.string(),
          group_path: groupPath,
          checks: z.array(complianceCheck),
          visitors: lateVisitors,
        }),
      ),
    }),
    output: z.object({ sent: z.number() }),
  },
  /**
   * Mails how to install a website's script to whoever looks after it, in the name and language of a member. Of one
   * mailbox and one organization there are only so many a day.
   */
  sendInstallMail: {
    input: z.strictObject({
      organization_id: z.string(),
      group_path: groupPath,
      organization_name: z.string(),
      user_id: z.string(),
      website: z.string(),
      /** The line to paste. */
      script: z.string(),
      email: z.string(),
    }),
    /** Seconds until there may be another one, when there were too many. */
    output: z.object({ wait_seconds: z.nullable(z.number()) }),
  },
  /**
   * Mails every Admin of an organization, each in their language, that the platform switched a webhook off: nothing more
   * is sent to its address.
   */
  sendWebhookMail: {
    input: z.strictObject({
      organization_id: z.string(),
      webhook: z.string(),
      /** Of the address only the host. */
      host: z.string(),
      reason: z.enum(['gone', 'failing']),
    }),
    output: z.object({ sent: z.number() }),
  },
  ...mailCalls,
  ...keyCalls,
  ...brandCalls,
  /** API keys of an organization that end within some days. */
  listEndingKeys: {
    input: z.strictObject({ organization_id: z.string(), days: z.number() }),
    output: z.array(z.object({ id: z.string(), name: z.string(), expires_at: z.string() })),
  },
  /**
   * Mails alerts to the Admins of an organization and to its addresses for alerts, each in their language. A key is mailed once,
   * however often it is asked for.
   */
  sendAlertMail: {
    input: z.strictObject({
      key: z.string(),
      organization_id: z.string(),
      /** Null for what belongs to the organization as a whole. */
      application_id: z.nullable(z.string()),
      group_path: groupPath,
      /** Name of the website, or of the organization. */
      website: z.string(),
      digest: z.boolean(),
      alerts: z.array(
        z.object({ rule: z.enum(ALERT_RULE_IDS), figures: alertFigures, raised_at: z.string() }),
      ),
    }),
    output: z.object({ sent: z.number() }),
  },
  /**
   * A page of an organization's audit log, newest first: entries before a position, of days in Asia/Bangkok.
   * `from` and `to` must be days that exist.
   */
  listAudit: {
    input: z.strictObject({
      organization_id: z.string(),
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      before_seq: z.optional(z.number()),
      limit: z.number(),
    }),
    output: z.object({ entities: z.array(auditEvent), has_more: z.boolean() }),
  },
  /** Appends an audit event for something another service did. */
  recordAudit: {
    input: z.strictObject({
      organization_id: z.string(),
      actor: z.object({
        id: z.string(),
        kind: z.enum(['user', 'api_key', 'system']),
        /** Of a key; of people the service knows the name itself. */
        name: z.optional(z.string()),
      }),
      /** Any text is taken, so that services of another version are heard; ours say only what the list has. */
      action: z.custom<AuditAction>((value) => typeof value === 'string'),
      target: z.object({ type: z.string(), id: z.string(), label: z.string() }),
      result: z.enum(['success', 'denied', 'error']),
      request_id: z.string(),
      ip_truncated: z.optional(z.string()),
      changes: z.optional(z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))),
    }),
    output: z.null(),
  },
});

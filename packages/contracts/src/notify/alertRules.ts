import { ROLES, type Role } from '../constants';
import type { Scope } from '../identity/scopes';
import type { MembershipFlag } from '../identity/membershipFlag';

/** What is watched, and the figures that it is judged by. Every threshold of an alert stands here and nowhere else. */

export const ALERT_SEVERITIES = ['critical', 'warning', 'notice'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/**
 * `pending`: seen once and not told to anybody yet. `acknowledged`: somebody takes care of it. `snoozed`: not to be told of
 * until a moment. `resolved`: it is over; another one is a new alert.
 */
export const ALERT_STATES = ['raised', 'acknowledged', 'snoozed', 'resolved'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often a rule is looked at, in milliseconds; `daily`: at eight in Bangkok. */
export const ALERT_PACE = { soon: 10 * MINUTE, quarter: 15 * MINUTE, hourly: HOUR, daily: DAY } as const;

interface AlertRuleFacts {
  severity: AlertSeverity;
  /** What it is about, and where it is switched. */
  about: 'website' | 'organization';
  /** Whether it is on where nobody has switched it. */
  on: boolean;
  every: keyof typeof ALERT_PACE;
  /** Its alerts name what others must not learn: only Admins see and change them, and only Admins switch it. */
  adminsOnly?: true;
  /** With `adminsOnly`: the scope with which a key could read what the alert is about. Without it the key sees nothing of it. */
  scope?: Scope;
  /** With `adminsOnly`: people with the flag `dpo` see them and are mailed, too. */
  officers?: true;
}

/** Of rules about work that Admins and officers share. */
const FOR_OFFICERS = { adminsOnly: true, officers: true } as const;
const OF_REQUESTS = { ...FOR_OFFICERS, scope: 'requests:read' } as const;
const OF_PAPERS = { ...FOR_OFFICERS, scope: 'papers:read' } as const;

/** Every rule that can be switched. One more is a line here, a file in services/notify/src/alerts/rules, and its words. */
export const ALERT_RULES = {
  script_missing: { severity: 'critical', about: 'website', on: true, every: 'soon' },
  answers_stopped: { severity: 'critical', about: 'website', on: true, every: 'quarter' },
  violation_new: { severity: 'critical', about: 'website', on: true, every: 'quarter' },
  signal_contradiction: { severity: 'critical', about: 'website', on: true, every: 'quarter' },
  personal_data_published: {
    severity: 'critical',
    about: 'website',
    on: true,
    every: 'quarter',
    ...FOR_OFFICERS,
    scope: 'scans:read',
  },
  ledger_gap: { severity: 'critical', about: 'website', on: true, every: 'soon' },
  rate_drop: { severity: 'warning', about: 'website', on: true, every: 'hourly' },
  rate_jump: { severity: 'warning', about: 'website', on: true, every: 'hourly' },
  banner_late: { severity: 'warning', about: 'website', on: false, every: 'hourly' },
  cookie_unclassified: { severity: 'notice', about: 'website', on: true, every: 'daily' },
  consent_expiring: { severity: 'notice', about: 'website', on: false, every: 'daily' },
  certificate_expiring: { severity: 'notice', about: 'website', on: false, every: 'daily' },
  text_stale: { severity: 'warning', about: 'website', on: false, every: 'daily' },
  notice_changed: { severity: 'notice', about: 'website', on: true, every: 'daily', ...OF_PAPERS },
  delivery_failing: { severity: 'warning', about: 'organization', on: false, every: 'hourly' },
  key_expiring: { severity: 'notice', about: 'organization', on: false, every: 'daily' },
  request_due_soon: {
    severity: 'warning',
    about: 'organization',
    on: true,
    every: 'hourly',
    ...OF_REQUESTS,
  },
  request_overdue: {
    severity: 'critical',
    about: 'organization',
    on: true,
    every: 'hourly',
    ...OF_REQUESTS,
  },
  paper_review_due: {
    severity: 'notice',
    about: 'organization',
    on: true,
    every: 'daily',
    ...OF_PAPERS,
  },
  breach_notice_due: {
    severity: 'critical',
    about: 'organization',
    on: true,
    every: 'soon',
    ...OF_PAPERS,
  },
  request_unassigned: {
    severity: 'notice',
    about: 'organization',
    on: true,
    every: 'hourly',
    ...OF_REQUESTS,
  },
  agreement_review_due: {
    severity: 'notice',
    about: 'organization',
    on: true,
    every: 'daily',
    ...OF_PAPERS,
  },
  inspection_letter_due: {
    severity: 'critical',
    about: 'organization',
    on: true,
    every: 'daily',
    ...OF_PAPERS,
  },
} as const satisfies Record<string, AlertRuleFacts>;
export type AlertRule = keyof typeof ALERT_RULES;

type AboutOf<A extends AlertRuleFacts['about']> = {
  [K in AlertRule]: (typeof ALERT_RULES)[K]['about'] extends A ? K : never;
}[AlertRule];
export type WebsiteRule = AboutOf<'website'>;
export type OrganizationRule = AboutOf<'organization'>;

const rulesAbout = (about: AlertRuleFacts['about']) =>
  (Object.keys(ALERT_RULES) as AlertRule[]).filter((rule) => ALERT_RULES[rule].about === about);
export const WEBSITE_RULES = rulesAbout('website') as [WebsiteRule, ...WebsiteRule[]];
export const ORGANIZATION_RULES = rulesAbout('organization') as [OrganizationRule, ...OrganizationRule[]];
/** What can be said of a website that a demo made up, and that nobody visits: what its scan and its list of cookies say. */
export const SAMPLE_RULES: readonly AlertRule[] = [
  'violation_new',
  'signal_contradiction',
  'cookie_unclassified',
];
export const ALERT_RULE_IDS = Object.keys(ALERT_RULES) as [AlertRule, ...AlertRule[]];

/** Rules whose alerts only Admins see, wherever alerts leave: lists, counts, live events, mails, records of days. */
export const ADMIN_RULES: readonly AlertRule[] = ALERT_RULE_IDS.filter(
  (rule) => 'adminsOnly' in ALERT_RULES[rule],
);
/** Of them, those that people with the flag `dpo` see, too. */
export const OFFICER_RULES: readonly AlertRule[] = ADMIN_RULES.filter(
  (rule) => 'officers' in ALERT_RULES[rule],
);
/** Least role of a person who confirms what an agent says of alerts of these rules, or switches of them; undefined: the call's. Pure. */
export const confirmedAlertsBy = (rules: readonly string[]): Role | undefined =>
  rules.some((rule) => (ADMIN_RULES as readonly string[]).includes(rule)) ? ROLES.admin : undefined;
const NO_OFFICERS: readonly AlertRule[] = ADMIN_RULES.filter((rule) => !OFFICER_RULES.includes(rule));

/** Rules of Admins whose alerts a key with these scopes sees nothing of. Pure. */
export const rulesBeyondScopes = (scopes: readonly Scope[]): readonly AlertRule[] =>
  ADMIN_RULES.filter((rule) => {
    const { scope }: AlertRuleFacts = ALERT_RULES[rule];
    return scope === undefined || !scopes.includes(scope);
  });

/** Rules whose alerts a person with this role and these flags sees nothing of. Pure. */
export const rulesHiddenFrom = (
  role: number,
  flags: readonly MembershipFlag[] = [],
): readonly AlertRule[] => {
  if (role >= ROLES.admin) return [];
  return flags.includes('dpo') ? NO_OFFICERS : ADMIN_RULES;
};

/** Whether a person may say that they take care of an alert of a rule that they see, or put it off. Pure. */
export const mayAnswerAlert = (
  rule: AlertRule,
  role: number,
  flags: readonly MembershipFlag[] = [],
): boolean => role >= ROLES.member || (flags.includes('dpo') && OFFICER_RULES.includes(rule));

export const SCRIPT_MISSING = {
  /** Nobody showed the banner for so long, and at least `gaps` times the usual gap: then a tag manager is no excuse any more. */
  quietMs: 6 * HOUR,
  gaps: 5,
  /** From so many shows that did not come the page is looked at at once: by chance that happens once in 500 million times. */
  expectedShows: 20,
  /** Two looks that found nothing, so far apart. */
  againMs: 15 * MINUTE,
  /** Below so many shows a day the page is looked at once a day. */
  quietSitePerDay: 20,
  /** A page that was found whole is not fetched again sooner. */
  restMs: HOUR,
} as const;

export const RATE_CHANGE = {
  windowsHours: [6, 24],
  weeks: 4,
  /** Two-proportion z, and the change in points of a hundred that is asked for besides. */
  z: 3,
  points: 10,
  /** Decisions in the window, and in those that it is compared with. */
  decisions: 200,
  /** Weaker evidence than this must still stand when the whole window holds new decisions. */
  strongZ: 5,
} as const;

export const ANSWERS_STOPPED = {
  hours: 2,
  shown: 100,
  share: 0.02,
  usualShare: 0.1,
  usualShown: 500,
} as const;
/** A banner that stands later than this after the first byte of its page is late, in milliseconds. */
export const LATE_BANNER_MS = 3_000;
export const BANNER_LATE = {
  windowsHours: [3, 24],
  /** Of more than half of the shows: the median is late. */
  share: 0.5,
  /** Shows in the window whose wait is known, and in the weeks before for what is usual. */
  timed: 100,
  /** Weaker evidence than so many standard deviations must still stand when the whole window holds new shows. */
  strongZ: 5,
} as const;
export const UNCLASSIFIED_AFTER_MS = DAY;
/** A day must be signed so long after its midnight in Bangkok. */
export const SIGNED_WITHIN_MS = 30 * MINUTE;
export const CONSENT_EXPIRING = { days: 14, share: 0.3, valid: 100 } as const;
export const DELIVERY_FAILING_MS = DAY;
export const EXPIRING_DAYS = 14;
/** How long an alert says that a linked privacy notice has another text. */
export const NOTICE_CHANGED_DAYS = 7;
/** A request of a data subject that this long has been given to no worker. */
export const UNASSIGNED_AFTER_MS = DAY;

/** Evaluations without the condition until an alert is over. */
export const RESOLVED_AFTER = 2;
/** A critical alert that nobody took care of is told again. */
export const RENOTIFY_MS = DAY;
/** Mails of a website in a day; what is more comes with the digest at this hour in Bangkok. */
export const MAILS_PER_DAY = 5;
export const DIGEST_HOUR = 18;
/** Daily rules are looked at from this hour in Bangkok. */
export const DAILY_HOUR = 8;
export const MAX_SNOOZE_DAYS = 30;
export const EVALUATION_DAYS = 90;
/** How long an alert that is over is kept. */
export const ALERT_DAYS = 365;
/** Of one rule no more are open at once for a website: a scan may find hundreds of things. */
export const MOST_SUBJECTS = 20;

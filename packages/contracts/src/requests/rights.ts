/**
 * Rights of data subjects under the Thai PDPA, their limits in days and where each limit comes from. Product input, not legal
 * advice: an amendment or a new notification changes this table and no code.
 */
export const SUBJECT_RIGHTS = [
  'withdrawal',
  'access',
  'portability',
  'objection',
  'erasure',
  'restriction',
  'rectification',
] as const;
export type SubjectRight = (typeof SUBJECT_RIGHTS)[number];

/** Why a request is rejected: a closed list, which the record of section 39 (7) takes over. */
export const REJECTION_REASONS = [
  'law_or_court_order',
  'harms_others',
  'technically_impossible',
  'legal_claims',
  'public_interest',
  'not_the_person',
  'repeated',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Grounds that say nothing about the right itself: they fit every right. */
const OF_EVERY_RIGHT = ['not_the_person', 'repeated'] as const satisfies RejectionReason[];

/** `statute` and `notification`: the number is theirs. `platform`: the law has no number, and this one is ours. */
export type LimitSource = 'statute' | 'notification' | 'platform';

/**
 * Until when a mailbox must be confirmed, in days from receipt. The draft notification of 2026 on requests for access leaves it to a
 * number that is not in force.
 */
export const VERIFICATION_RULE: { days: number; source: LimitSource } = { days: 7, source: 'platform' };

/** What the law, or the platform where the law has no number, says about a right. */
export interface RightRule {
  /** Sections of the Act. */
  sections: readonly string[];
  /** Longest limit in days that an organization may set. */
  cap_days: number;
  /** Days until the answer where an organization set nothing. */
  default_days: number;
  /** Days before the end at which people are reminded. */
  remind_days: number;
  /** Whether a first step is due at once: stopping, or separating the data. */
  at_once: boolean;
  reasons: readonly RejectionReason[];
  source: LimitSource;
}

export const RIGHT_RULES: Readonly<Record<SubjectRight, RightRule>> = {
  withdrawal: {
    sections: ['19'],
    cap_days: 1,
    default_days: 1,
    remind_days: 1,
    at_once: true,
    // Consent can always be withdrawn; only who asks may be in doubt.
    reasons: OF_EVERY_RIGHT,
    source: 'platform',
  },
  access: {
    sections: ['30'],
    cap_days: 30,
    default_days: 30,
    remind_days: 7,
    at_once: false,
    reasons: ['law_or_court_order', 'harms_others', ...OF_EVERY_RIGHT],
    source: 'statute',
  },
  portability: {
    sections: ['31'],
    cap_days: 30,
    default_days: 30,
    remind_days: 7,
    at_once: false,
    reasons: ['technically_impossible', 'public_interest', 'harms_others', ...OF_EVERY_RIGHT],
    source: 'platform',
  },
  objection: {
    sections: ['32'],
    cap_days: 30,
    default_days: 30,
    remind_days: 7,
    at_once: true,
    reasons: ['public_interest', 'legal_claims', 'law_or_court_order', ...OF_EVERY_RIGHT],
    source: 'platform',
  },
  erasure: {
    // The notification on erasure of B.E. 2567, in force since 11 November 2024, counts copies and backups in.
    sections: ['33'],
    cap_days: 90,
    default_days: 90,
    remind_days: 14,
    at_once: false,
    reasons: ['law_or_court_order', 'legal_claims', 'public_interest', ...OF_EVERY_RIGHT],
    source: 'notification',
  },
  restriction: {
    sections: ['34'],
    cap_days: 30,
    default_days: 30,
    remind_days: 7,
    at_once: false,
    reasons: ['law_or_court_order', 'legal_claims', ...OF_EVERY_RIGHT],
    source: 'platform',
  },
  rectification: {
    sections: ['35', '36'],
    cap_days: 30,
    default_days: 30,
    remind_days: 7,
    at_once: false,
    reasons: ['law_or_court_order', 'technically_impossible', ...OF_EVERY_RIGHT],
    source: 'platform',
  },
};

/** Reasons with which a request for these rights may be rejected: those that fit all of them. */
export const reasonsFor = (rights: readonly SubjectRight[]): readonly RejectionReason[] =>
  REJECTION_REASONS.filter((reason) => rights.every((right) => RIGHT_RULES[right].reasons.includes(reason)));

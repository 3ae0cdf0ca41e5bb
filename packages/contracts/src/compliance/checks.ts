import * as z from 'zod/mini';
import { ROLES, type Role } from '../constants';

/** What is looked at for every website, in the order in which an owner meets it. */
export const CHECKS = [
  'published',
  'verified',
  'scanned',
  'clean',
  'classified',
  'purposes',
  'privacy_link',
  'dpo',
] as const;
export type CheckKey = (typeof CHECKS)[number];

/** A scan says something about a website for so many days. The law names no such period; it is ours. */
export const SCAN_DAYS = 30;
/** A look at the privacy link says something for so many days: it is looked at every day. */
export const LOOK_DAYS = 3;

/** Why a check stands as it does; each has a sentence in five languages. */
export const CHECK_REASONS = [
  'published',
  'unpublished',
  'disabled',
  'verified',
  'verified_seen',
  'seen_only',
  'never_seen',
  'proof_lost',
  'scanned',
  'scan_old',
  'scan_failed',
  'scan_running',
  'never_scanned',
  'nothing_ran',
  'violations',
  'all_classified',
  'unclassified',
  'no_cookies',
  'no_list',
  'purposes_written',
  'purposes_missing',
  'cookies_silent',
  'categories_silent',
  'link_answers',
  'link_status',
  'link_silent',
  'link_not_allowed',
  'link_not_looked',
  'link_look_old',
  'dpo_named',
  'dpo_missing',
  'dpo_unknown',
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** One of the eight checks of a website. */
export const complianceCheck = z.object({
  key: z.enum(CHECKS),
  /** `unknown`: not checked yet, or too long ago. `optional`: the law asks it of some only, so it counts for nothing. */
  state: z.enum(['ok', 'attention', 'unknown', 'optional']),
  reason: z.enum(CHECK_REASONS),
  /** Numbers of the reason's sentence. */
  values: z.record(z.string(), z.number()),
  /** When what it says was seen; null where it is so at this moment. */
  at: z.nullable(z.string()),
});
export type ComplianceCheck = z.output<typeof complianceCheck>;

interface Declared {
  /**
   * Sections of the Personal Data Protection Act B.E. 2562 that the check has to do with. What a section says about it,
   * and where it says nothing, stands in the words.
   */
  sections: readonly string[];
  /** Least role of whoever can mend it. */
  role: Role;
}

/** What the checks have to do with the law, and who can mend what is wrong. */
export const CHECK_FACTS: Record<CheckKey, Declared> = {
  published: { sections: ['19', '23'], role: ROLES.member },
  verified: { sections: ['19'], role: ROLES.member },
  scanned: { sections: ['19', '23(1)'], role: ROLES.member },
  clean: { sections: ['19'], role: ROLES.member },
  classified: { sections: ['19', '21'], role: ROLES.member },
  purposes: { sections: ['19', '23(1)'], role: ROLES.member },
  privacy_link: { sections: ['23'], role: ROLES.member },
  dpo: { sections: ['23(5)', '41'], role: ROLES.admin },
};

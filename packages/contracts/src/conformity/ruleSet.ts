import * as z from 'zod/mini';
import { l10n } from '../fields';

export const RULE_BASES = ['law', 'platform'] as const;
export type RuleBasis = (typeof RULE_BASES)[number];

/**
 * One rule of a set. `measured_by` names measurements by key: `check.` with one of the eight checks, `banner.` with a code of the scan's
 * check of banners. A rule without one, or with one that this release does not know, is checked by hand.
 */
export const ruleOfSet = z.strictObject({
  rule_name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/)),
  measured_by: z.array(z.string()).check(z.maxLength(10)),
  rule_title: l10n,
  /** The rule in plain words. */
  rule_text: l10n,
  /** Where it is from; a measure of our own is named as one. */
  rule_law: l10n,
  /** `platform`: the law does not ask for it itself, the platform does for the sake of the law. Absent: the source of the set does. */
  rule_basis: z.optional(z.enum(RULE_BASES)),
});
export type RuleOfSet = z.output<typeof ruleOfSet>;

export const basisOf = ({ rule_basis }: Pick<RuleOfSet, 'rule_basis'>): RuleBasis => rule_basis ?? 'law';

/** Rules that websites are compared with. A set is data: another one needs no code, and a changed one gets another version. */
export const ruleSet = z.strictObject({
  rule_set_id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  set_version: z.string(),
  set_date: z.string(),
  set_title: l10n,
  /** Who made the rules, and from what. */
  set_source: l10n,
  rules: z.array(ruleOfSet).check(z.minLength(1), z.maxLength(200)),
});
export type RuleSet = z.output<typeof ruleSet>;

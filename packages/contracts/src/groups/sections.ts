import * as z from 'zod/mini';
import type { Lang } from '../constants';
import { cookieName, id, lang } from '../fields';
import { inSmallLetters } from '../letterCase';
import { privacyAddress } from '../websites/address';
import { applicationSettings } from '../websites/applicationSettings';
import { MAX_OWN_RULES, rulePlace } from '../websites/blockRule';
import { categoryOverride } from '../websites/category';
import { cookieType } from '../websites/cookie';
import { policyAnswers } from '../websites/policy';
import { designInput, logo } from '../websites/templateDesign';
import { languageTexts } from '../websites/templateTexts';
import { requiredPurposes } from '../websites/texts';

/** What a website can have from a group, each part as a whole. Texts are one section for each language. */
export const SECTIONS = [
  'design',
  'texts.th',
  'texts.en',
  'texts.cn',
  'texts.jp',
  'texts.kh',
  'settings',
  'categories',
  'cookies',
  'block_rules',
  'policy',
] as const;
export const sectionName = z.enum(SECTIONS);
export type SectionName = (typeof SECTIONS)[number];

/** The section of a language's texts. */
export const textsSection = (language: Lang): SectionName => `texts.${language}`;

/** Settings of a website that a group can give; all others belong to one website alone. */
export const INHERITABLE_SETTINGS = [
  'audience',
  'consent_expiry_days',
  'unclassified_policy',
  'store_ip',
  'store_ua',
  'respect_gpc',
  'network_decisions',
  'consent_signals',
  'data_layer',
  'discovery',
  'data_location',
  'declaration_days',
] as const satisfies (keyof typeof applicationSettings.shape)[];

/** Answers of a policy about who answers for the data: those are the controller's, and no group gives them. */
export const CONTROLLER_ANSWERS = [
  'controller_name',
  'controller_address',
  'contact_email',
  'contact_phone',
  'dpo_contact',
] as const satisfies (keyof typeof policyAnswers.shape)[];

/** Most cookies that a group decides about, and most hosts that it lets load before consent. */
export const MAX_GROUP_COOKIES = 500;
export const MAX_UNBLOCKED_HOSTS = 200;
/** The five system categories and an organization's own ones. */
const MAX_CATEGORIES = 25;

/** Texts of a group: a file is a website's own. */
const groupTexts = z.extend(languageTexts, {
  privacy: z.strictObject({
    name: languageTexts.shape.privacy.shape.name,
    url: z.optional(privacyAddress),
  }),
});
export const groupLanguages = z.partialRecord(lang, groupTexts);

/** A cookie by what makes it the same on all websites: kind, name and, if somebody else sets it, whose it is. */
export const groupCookie = z.strictObject({
  type: cookieType,
  /** Registrable domain of the company that sets it; empty: the website itself. */
  owner: z
    .string()
    .check(
      z.maxLength(253, 'too_long'),
      z.overwrite(inSmallLetters),
      z.regex(/^[a-z0-9.-]*$/, 'domain_invalid'),
    ),
  name: cookieName,
  category_id: id,
  purpose: z.optional(requiredPurposes),
});
export type GroupCookie = z.output<typeof groupCookie>;

/** The settings that a group can give, each only if it does. */
export const inheritableSettings = z.partial(
  z.pick(applicationSettings, {
    audience: true,
    consent_expiry_days: true,
    unclassified_policy: true,
    store_ip: true,
    store_ua: true,
    respect_gpc: true,
    network_decisions: true,
    consent_signals: true,
    data_layer: true,
    discovery: true,
    data_location: true,
    declaration_days: true,
  }),
);

/** What a group gives; a section that is absent comes from a group above, or is the website's own. */
export const groupSections = z.strictObject({
  design: z.optional(designInput),
  texts: z.optional(groupLanguages),
  settings: z.optional(inheritableSettings),
  categories: z.optional(z.array(categoryOverride).check(z.maxLength(MAX_CATEGORIES, 'too_long'))),
  cookies: z.optional(z.array(groupCookie).check(z.maxLength(MAX_GROUP_COOKIES, 'too_long'))),
  block_rules: z.optional(
    z.strictObject({
      own: z
        .array(z.strictObject({ host: rulePlace, category_id: id }))
        .check(z.maxLength(MAX_OWN_RULES, 'too_long')),
      unblocked_hosts: z.array(rulePlace).check(z.maxLength(MAX_UNBLOCKED_HOSTS, 'too_long')),
    }),
  ),
  policy: z.optional(
    z.omit(policyAnswers, {
      controller_name: true,
      controller_address: true,
      contact_email: true,
      contact_phone: true,
      dpo_contact: true,
    }),
  ),
});
export type GroupSections = z.output<typeof groupSections>;

/** The same as answers give it, with the logo that belongs to the design. */
export const shownSections = z.extend(groupSections, { logo: z.nullable(logo) });

/** The sections that content gives, in their order. */
export const sectionsIn = ({ texts, ...others }: GroupSections): SectionName[] =>
  SECTIONS.filter((name) =>
    name.startsWith('texts.')
      ? texts?.[name.slice('texts.'.length) as Lang] !== undefined
      : others[name as keyof typeof others] !== undefined,
  );

/** A section and the version of the group that it came from. */
export const inheritedSection = z.object({ section: sectionName, group_id: id, version: z.number() });
export type InheritedSection = z.output<typeof inheritedSection>;

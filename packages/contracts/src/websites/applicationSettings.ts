import * as z from 'zod/mini';
import { DATA_LAYER_NAME, LANGUAGES, SIGNAL_RECEIVERS } from '../constants';
import { NETWORK_DECISIONS } from '../consents/networkDecisions';
import { optionalCountry } from '../country';
import { lang, optionalLine } from '../fields';
import { domainName } from './domainName';
import { NOTHING_TAKEN_OVER, takeOver } from './takeOver';
import { visible } from '../visible';

/** Most further hosts that can share a website's script and choices. */
export const MAX_SHARED_DOMAINS = 10;

/** Least and most days until visitors are asked again (decision D-47). */
export const EXPIRY_BOUNDS = [30, 365] as const;

/** Least and most days until a cookie that nobody meets any more leaves the declaration. */
export const DECLARATION_BOUNDS = [30, 730] as const;

export const languages = z.array(lang).check(
  z.minLength(1, 'languages_required'),
  z.maxLength(LANGUAGES.length, 'too_long'),
  z.refine((given) => new Set(given).size === given.length, 'languages_repeated'),
);

/** Further hosts of the owner; a path has no place here, as a browser tells hosts only. */
const sharedDomains = z
  .array(domainName.check(z.refine((given) => !given.includes('/'), 'domain_invalid')))
  .check(z.maxLength(MAX_SHARED_DOMAINS, 'too_long'));

/**
 * What an owner can set on a website besides its banner, declared here and nowhere else: the call that changes it, the
 * answer, the record, what visitors' browsers get, the audit log and the export follow from this list.
 */
export const applicationSettings = z.strictObject({
  /** A name for people of the console; empty = the domain. */
  name: optionalLine(120),
  domain_name: domainName,
  default_language: lang,
  languages,
  enabled: z.boolean(),
  audience: z.enum(['general', 'minors']),
  consent_expiry_days: z
    .int('invalid_number')
    .check(z.minimum(EXPIRY_BOUNDS[0], 'out_of_range'), z.maximum(EXPIRY_BOUNDS[1], 'out_of_range')),
  unclassified_policy: z.enum(['block', 'treat_as_marketing']),
  store_ip: z.enum(['none', 'truncated']),
  store_ua: z.enum(['none', 'family']),
  respect_gpc: z.boolean(),
  /** Decisions that one network may send in a minute; a campus, an office or a mobile operator may be one. */
  network_decisions: z
    .int('invalid_number')
    .check(
      z.minimum(NETWORK_DECISIONS.least, 'out_of_range'),
      z.maximum(NETWORK_DECISIONS.most, 'out_of_range'),
    ),
  /** Whose tags the script tells what was decided, each in its own words. */
  consent_signals: z
    .array(z.enum(SIGNAL_RECEIVERS))
    .check(z.refine((given) => new Set(given).size === given.length, 'invalid_value')),
  /** Name of the array that the website's tag manager reads; empty = `dataLayer`. */
  data_layer: z
    .string()
    .check(z.overwrite(visible), z.regex(new RegExp(`^$|${DATA_LAYER_NAME.source}`), 'data_layer_invalid')),
  /** Visitors' browsers report names of stored items that no scan met. */
  discovery: z.boolean(),
  /** Country (ISO 3166-1) in which the data of its visitors are kept, for receipts; empty = not stated. */
  data_location: optionalCountry,
  /** Days after which a cookie that scans do not meet any more leaves the public declaration; its history stays. */
  declaration_days: z
    .int('invalid_number')
    .check(
      z.minimum(DECLARATION_BOUNDS[0], 'out_of_range'),
      z.maximum(DECLARATION_BOUNDS[1], 'out_of_range'),
    ),
  /** Hosts of the owner that run this website's script too; visitors' choices are handed over between them. */
  shared_domains: sharedDomains,
  /** Choices that visitors made with another consent product. */
  take_over: takeOver,
});

/** The same as it is kept and told: domain names are in their normal form by then. */
export const keptSettings = z.extend(applicationSettings, {
  domain_name: z.string(),
  shared_domains: z.array(z.string()),
});
export type ApplicationSettings = z.output<typeof keptSettings>;

export const SETTING_NAMES = Object.keys(keptSettings.shape) as (keyof ApplicationSettings)[];

/** What is said when a website is registered; everything else has a default. */
type Registered = 'domain_name' | 'default_language' | 'languages';

/** What a website starts with, and what one has that is older than a setting. */
export const DEFAULT_SETTINGS: Omit<ApplicationSettings, Registered> = {
  name: '',
  enabled: true,
  audience: 'general',
  consent_expiry_days: EXPIRY_BOUNDS[1],
  unclassified_policy: 'block',
  store_ip: 'none',
  store_ua: 'none',
  respect_gpc: true,
  network_decisions: NETWORK_DECISIONS.usual,
  consent_signals: ['google'],
  data_layer: '',
  discovery: false,
  declaration_days: 90,
  data_location: '',
  shared_domains: [],
  take_over: NOTHING_TAKEN_OVER,
};

/** Settings that are part of what visitors are told: a change shows with the next version. All others take effect at once. */
export const VERSION_SETTINGS = [
  'domain_name',
  'default_language',
  'languages',
  'audience',
  'unclassified_policy',
] as const satisfies (keyof ApplicationSettings)[];

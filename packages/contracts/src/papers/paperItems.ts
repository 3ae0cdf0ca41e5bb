/**
 * What the records of sections 39 and 40 (3) consist of, and where each item is from. Product input, not legal advice. The headings are
 * texts (`packages/texts/src/paper`); an item is named here once.
 */
export const CONTROLLER_ITEMS = [
  'data',
  'purpose',
  'controller',
  'retention',
  'access',
  'disclosure',
  'refusals',
  'security',
] as const;
export const PROCESSOR_ITEMS = [
  'processor',
  'controllers',
  'dpo',
  'kinds',
  'recipients',
  'security',
] as const;

export const PAPER_ROLES = ['controller', 'processor'] as const;
export type PaperRole = (typeof PAPER_ROLES)[number];
export const PAPER_ITEMS = [
  ...CONTROLLER_ITEMS,
  ...PROCESSOR_ITEMS.filter((item) => item !== 'security'),
] as const;
export type PaperItem = (typeof PAPER_ITEMS)[number];

/** Items that people can write about; refusals are those of the register. */
export const WRITABLE_ITEMS = PAPER_ITEMS.filter(
  (item): item is Exclude<PaperItem, 'refusals'> => item !== 'refusals',
);

/** Items of a role, in the order of the law. */
export const itemsOf = (role: PaperRole): readonly PaperItem[] =>
  role === 'controller' ? CONTROLLER_ITEMS : PROCESSOR_ITEMS;

/** Where the law names an item: section 39 (1) to (8), or the notification under section 40 (3), (1) to (6). */
export const sourceOf = (role: PaperRole, item: PaperItem): string =>
  `${role === 'controller' ? '39' : '40 (3)'} (${itemsOf(role).indexOf(item) + 1})`;

/** Items of the organization as a whole: they are the same for each of its activities. */
export const SHARED_ITEMS = ['controller', 'refusals', 'processor', 'dpo'] as const satisfies PaperItem[];

/** Grounds of section 24, and consent. */
export const LEGAL_BASES = [
  'consent',
  'contract',
  'legal',
  'vital',
  'public',
  'legitimate',
  'research',
] as const;
/** Grounds on which data may go abroad, sections 28 and 29. */
export const TRANSFER_GROUNDS = ['s28', 's28_consent', 's29_bcr', 's29_safeguards'] as const;

/** `known`: from the platform. `asked`: people wrote it. `empty`: not stated. */
export const ITEM_SOURCES = ['known', 'asked', 'empty'] as const;

/** Sentences about what the platform knows; each is a text of papers with the same key. */
export const PAPER_FACTS = [
  'consent_record',
  'ip_truncated',
  'ua_family',
  'cookies_of_category',
  'cookies_of_category_more',
  'request_form',
  'form_data',
  'proof_of_consent',
  'category_purpose',
  'cookie_purpose',
  'more_purposes',
  'answering_requests',
  'name',
  'contact_email',
  'dpo_contact',
  'on_behalf_of',
  'websites',
  'more_websites',
  'evidence_months',
  'consent_days',
  'cookies_days',
  'cookies_session',
  'cookies_kept',
  'requests_months',
  'people',
  'own_record',
  'request_form_address',
  'third_parties',
  'rejected_request',
  'tls',
  'two_factor_required',
  'two_factor_optional',
  'sealed_secrets',
  'hash_chain',
  'last_backup',
] as const;
export type PaperFactName = (typeof PAPER_FACTS)[number];

export const MAX_ACTIVITIES = 200;
export const MAX_ACTIVITY_VERSIONS = 500;
/** Refusals that a record lists; the total is said besides. */
export const MAX_LISTED_REFUSALS = 500;
export const REVIEW_MONTHS = { least: 1, most: 60, usual: 12 } as const;

import type { FieldWords } from './FieldWords';

/** What fields of the cookie declaration are. See FieldWords.ts. */
export const FIELD_WORDS_DECLARATION: FieldWords = {
  schema: [
    'Name of the shape; it changes when a field goes or means something else.',
    'yinyom.declaration/1',
  ],
  site: ['Host of the website.', 'www.example.ac.th'],
  'controller.address': 'Postal address; null where nobody gave one.',
  scanned_at: 'When the latest scan with a result ended; null before the first.',
  scan_pages: ['How many pages that scan visited.', 24],
  rights_url: [
    'Where data subjects ask for their rights; null while the website has no such page.',
    'https://www.example.ac.th/rights',
  ],
  policy_url: ['Address of the privacy notice in that language.', 'https://www.example.ac.th/privacy'],
  always_on: 'Whether the category needs no consent.',
  provider_url: ['Page of the provider; null while nobody knows one.', 'https://provider.example/privacy'],
  'cookies.expiry': 'How long it stays.',
  seconds: ['Seconds; 0: until the browser closes; null: until it is deleted.', 63_072_000],
  'expiry.text': ['The same in words, in the language of the answer.', '2 years'],
  'cookies.seen_at': 'When a scan met it last; null for what no scan looks for.',
  unclassified: 'How many cookies are still being reviewed.',
  words: [
    'Words around the list, in the language of the answer; `{number}`, `{date}` and `{name}` are to be filled in.',
  ],
  declaration_days: 'Days after which a cookie that scans do not meet any more leaves the declaration.',
  network_decisions: 'Decisions that one network may send in a minute.',
  unrecorded: 'Decisions of the period that were refused for their number and have not arrived since.',
  consent_signals: ['Whose tags the script tells what was decided.', ['google', 'meta']],
  google: 'False where Google’s tags are told nothing; absent: they are.',
  data_layer: [
    'Name of the array that the website’s tag manager reads; absent or empty: `dataLayer`.',
    'shopLayer',
    '',
  ],
  vendors: ['Vendors whose tags are told in their own words.', ['meta']],
  server_cookie: [
    'When the secret of the website’s servers was made, in seconds since 1970; absent: it has none.',
    1795000000,
  ],
  reading: 'How the version is read, by language: calculated, not measured at a visitor.',
  'reading.seconds': ['Seconds that an adult needs for title and text.', 18],
  desktop: ['The same on a desktop.', 1],
  made_at: 'When it was made; null where there is none.',
  site_secret: [
    'Secret of the website’s servers, 32 bytes in base64url. Shown once.',
    'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
  ],
  choice_token: ['The choice as the website’s servers read it, signed.', 'v1.a.7.g17.gqDoNWwswktFqgYvjB69HQ'],
  valid: 'Whether it is valid still.',
  granted_types: ['Types of categories that are granted now.', [1, 3]],
  granted_categories: 'Ids of categories that are granted now.',
};

/** Every name under which a finding can say what it was judged by. Names are stable: reports and programs read them. */
export const EVIDENCE_KEYS = [
  // names of the website's own domain
  'chain',
  'cookies_set',
  'enough',
  'list',
  'listed',
  'score',
  'signs',
  // techniques
  'after_ms',
  'calls',
  'came_back',
  'characters',
  'colours',
  'cookies',
  'fonts',
  'forms',
  'height',
  'items',
  'leads_to',
  'measures',
  'media',
  'offline',
  'parameters',
  'properties',
  'sent_bytes',
  'stores',
  'submitted',
  'width',
  // signals to vendors
  'asc',
  'chosen',
  'defaults',
  'gcd',
  'gcs',
  'hits',
  'signals',
  // blocked content
  'elements',
  'requested_by',
  // the banner
  'accept_contrast',
  'after',
  'answer',
  'area_percent',
  'at_200_percent',
  'at_320_pixels',
  'banner',
  'clicks_allowed',
  'clicks_to_accept',
  'covered',
  'keys',
  'least_percent',
  'names',
  'only_informs',
  'page',
  'reject_contrast',
  'switches',
  'url',
  // what an owner answers for
  'allowed_reason',
] as const;
export type EvidenceKey = (typeof EVIDENCE_KEYS)[number];

/** Values of keys that have no others. */
export const EVIDENCE_VALUES = {
  signs: ['cookie_for_domain', 'collector_path', 'collector_label'],
  forms: ['plain', 'url_encoded', 'base64', 'sha256', 'md5'],
  stores: ['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'window.name', 'etag'],
  asc: ['G', 'D'],
  chosen: ['statistics'],
  requested_by: ['script', 'markup'],
  after: ['refusal'],
  page: ['thai', 'khmer', 'kana', 'han', 'latin'],
  banner: ['thai', 'khmer', 'kana', 'han', 'latin'],
} as const satisfies Partial<Record<EvidenceKey, readonly string[]>>;
/** Values that are words of ours, of keys whose others are names of browser calls and codes of errors. */
export const EVIDENCE_SOME_VALUES = {
  calls: ['input', 'move', 'scroll', 'oscillator', 'analyser', 'compressor'],
  answer: ['connection_failed', 'name_not_found', 'certificate_error', 'redirect_loop'],
} as const satisfies Partial<Record<EvidenceKey, readonly string[]>>;

type Closed = typeof EVIDENCE_VALUES;
/** Every key whose values have words, with these values. */
export type WordedValues = Closed & typeof EVIDENCE_SOME_VALUES;
export type EvidenceValue = string | number | boolean | string[];

/** What a detector may write: the compiler refuses a name or a value without words. */
export type FindingEvidence = {
  [K in EvidenceKey]?: K extends keyof Closed ? Closed[K][number] | Closed[K][number][] : EvidenceValue;
};

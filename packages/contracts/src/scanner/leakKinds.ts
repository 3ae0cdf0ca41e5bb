/** What leak watch looks for in pages and documents that a website publishes. */
export const LEAK_KINDS = [
  'national_id',
  'passport',
  'driving_licence',
  'phone',
  'email',
  'bank_account',
  'people_list',
  'sensitive',
  'birth_date',
  'home_address',
  'secret',
  'children',
] as const;
export type LeakKind = (typeof LEAK_KINDS)[number];

/** `possible` raises no alert: a single number with a right check digit is chance once in ten times. */
export const LEAK_CONFIDENCES = ['certain', 'likely', 'possible'] as const;
export type LeakConfidence = (typeof LEAK_CONFIDENCES)[number];

/** Where in a page or document something is: what people read, what only the source shows. */
export const LEAK_PARTS = ['text', 'hidden', 'attribute', 'comment', 'script', 'address'] as const;
export type LeakPart = (typeof LEAK_PARTS)[number];

import type { FieldWords } from './FieldWords';

/** What fields of checks of anybody's website are. See FieldWords.ts. */
export const FIELD_WORDS_CHECKS: FieldWords = {
  choices: 'Choices that were really made in the banner.',
  fresh: ['A new check, although one of the last 24 hours is kept; it counts against the limits.', false],
  items_found: ['Cookies and stored items met so far.', 12],
  items_total: ['How many there are; the list may be shorter.', 12],
  kept_until: ['When it is forgotten.', '2026-11-27T09:30:00.000Z'],
  public_checks: ['Whether anybody may have a website checked, at /check.', true],
};

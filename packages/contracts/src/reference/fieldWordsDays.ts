import type { FieldWords } from './FieldWords';

/** What fields of the records of days are. See FieldWords.ts. */
export const FIELD_WORDS_DAYS: FieldWords = {
  unfinished: 'Whether the day is not over.',
  first_day: ['Day of the first publication; null: none yet.', '2026-03-04'],
  versions: 'Versions of the banner that were served.',
  'versions.from': 'When it began to be served on the day.',
  'versions.until': 'When it stopped on the day; null: not yet.',
  scan: 'The last scan by the end of the day; null: none is known.',
  alerts: 'Alerts that were open on the day.',
  more_alerts: 'Whether there were more.',
  unknown: 'What the records do not say.',
  days: 'Days on which something changed.',
  kinds: 'What changed.',
  matches: 'Whether the hash is that of the notice.',
};

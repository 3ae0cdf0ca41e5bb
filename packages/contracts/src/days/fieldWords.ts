import type { FieldWords } from '../reference/FieldWords';

/** What the fields of days are, by their names. See reference/FieldWords.ts. */
export const FIELD_WORDS: FieldWords = {
  alerts: 'Alerts that were open on the day.',
  answered: 'How many decisions answered a banner: no withdrawal, and none of a browser’s signal.',
  days: 'Days on which something changed.',
  first_day: ['Day of the first publication; null: none yet.', '2026-03-04'],
  matches: 'Whether the hash is that of the notice.',
  more_alerts: 'Whether there were more.',
  unfinished: 'Whether the day is not over.',
  versions: 'Versions of the banner that were served.',
  'versions.until': 'When it stopped on the day; null: not yet.',
  'window.from': ['Beginning of the time that was measured.', '2026-11-25T01:00:00.000Z'],
};

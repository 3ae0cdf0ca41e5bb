import type { FieldWords } from './FieldWords';

/** What fields of the records of days are. See FieldWords.ts. */
export const FIELD_WORDS_DAYS: FieldWords = {
  unfinished: 'The day is not over: everything is as of now.',
  first_day: ['Day of the first publication; null when nothing was ever published.', '2026-03-04'],
  versions: 'Versions of the banner that were served, in their order.',
  'versions.from': ['When it began to be served on the day.', '2026-11-20T17:00:00.000Z'],
  'versions.until': ['When it stopped on the day; null while the day goes on.', '2026-11-21T03:00:00.000Z'],
  scan: 'The last scan with a result that had ended by the end of the day; null when none is known.',
  alerts: 'Alerts that were open at any moment of the day, the newest first.',
  more_alerts: 'Whether there were more than are listed.',
  unknown: ['What the records of the day do not say.', ['presence']],
  days: 'Days on which something changed.',
  kinds: ['What changed.', ['publication']],
  matches: 'Whether the hash is the one of the notice.',
};

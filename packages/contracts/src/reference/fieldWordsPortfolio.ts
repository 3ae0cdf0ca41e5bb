import type { FieldWords } from './FieldWords';

/** What fields of the portfolio are. See FieldWords.ts. */
export const FIELD_WORDS_PORTFOLIO: FieldWords = {
  acceptance: [
    'Share of the visitors who decided that accepted something or everything; null: fewer than 30 decided.',
    0.62,
  ],
  attention: 'How many checks of the website need attention.',
  check: 'The check that says so; null where none does.',
  decided_by_day: 'Visitors who decided, for each of the last 30 days, oldest first.',
  health: 'What is worst about the website.',
  'health.unknown': 'How many checks of the website nobody can answer at the moment.',
  never_scanned: 'None but websites without any scan that had a result.',
  pending: 'None but websites whose visitors do not see the newest state.',
  scan_status: 'How the latest scan stands; null before the first.',
  worst: 'What is worst, in the order of what gets fined first.',
};

import type { FieldWords } from '../reference/FieldWords';

/** What the fields of compliance are, by their names. See reference/FieldWords.ts. */
export const FIELD_WORDS: FieldWords = {
  attention: 'How many checks of the website need attention.',
  check: 'The check that says so; null where none does.',
  'health.unknown': 'How many checks of the website nobody can answer at the moment.',
  looked_at: ['When it was looked at.', ['2026-11-25T01:00:00.000Z']],
  unclassified: 'How many cookies are still being reviewed.',
  values: 'Figures of the check.',
  verified_by: 'In which way it was proved; null: not yet.',
  worst: 'What is worst, in the order of what gets fined first.',
};

import type { FieldWords } from '../reference/FieldWords';

/** What fields of actions on many websites are. See reference/FieldWords.ts. */
export const FIELD_WORDS: FieldWords = {
  operation: ['What is done to each website, with what it needs.', { action: 'enable' }],
  setting: ['One setting with its new value.', { respect_gpc: true }],
  suggested: 'Whether cookies without a category get the suggested one.',
  filter: 'The websites that are meant, as the portfolio is narrowed down.',
  confirm_count: 'How many websites are deleted, as a confirmation.',
  undo: 'Whether it begins ten seconds later and can be cancelled until then.',
  begins_at: ['When it begins; null: at once.', null],
  continues_at: ['When it goes on, where a limit of the day was reached; null: now.', null],
  expected_by: ['By when everything can have been ordered under the limits of a day; null: today.', null],
  csv: [
    'The file as text: headings, then a row for each website.',
    'domain,name\nwww.example.ac.th,Faculty of Science',
  ],
  new_groups: ['Groups that are made, each with the names from the top.', ['Science/Physics']],
  ignored_columns: ['Headings that mean nothing here.', ['price']],
  row_errors: 'Wrong cells, each with its row and column.',
  'row_errors.column': ['Heading of the column.', 'languages'],
  created: 'Websites that are added.',
  wrong: 'Rows that are left out, as a cell is wrong.',
  bulk_action: 'What carries it out; null: a dry run.',
};

import type { FieldWords } from '../reference/FieldWords';

/** What the fields of release are, by their names. See reference/FieldWords.ts. */
export const FIELD_WORDS: FieldWords = {
  build: 'Build of the part.',
  builds: 'Builds in which it was met.',
  frames: 'Places in the code, from inside to outside.',
  hours: 'Counts by hour.',
  organizations: 'Organizations of the person.',
  released_at: 'When it was released.',
  symbol: 'Name in the code.',
  team: 'Team that looks after the part.',
  times: 'How many times.',
  uses: 'How often it was used.',
  what: 'What is different.',
};

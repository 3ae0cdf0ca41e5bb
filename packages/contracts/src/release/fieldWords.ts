import type { FieldWords } from '../reference/FieldWords';

/** What the fields of release are, by their names. See reference/FieldWords.ts. */
export const FIELD_WORDS: FieldWords = {
  allowed: ['Calls that the part may make; null: those that it declares.', ['getMe']],
  'parts.asked': 'Calls of a build that was refused because they are not allowed.',
  'setPartCalls.asked': 'Calls of a build that was refused because they are not allowed.',
  declared: 'Calls that the released builds declare.',
  build: 'Build of the part.',
  builds: 'Builds that have it.',
  default: 'What it is where nothing is set; null: no build declares it.',
  flag: ['Name of a feature flag.', 'new-table'],
  flags: 'Feature flags of the part.',
  frames: 'Places in the code, from inside to outside.',
  hours: 'Counts by hour.',
  organizations: 'Organizations of the person.',
  on_call: ['Who is reached out of hours.', '+66 2 000 0000'],
  part: ['Part of the console.', 'mfe_hello'],
  released_at: 'When it was released.',
  repository: ['Where the sources of the part are.', 'https://git.example.ac.th/hello'],
  runbook: ['What to do when the part fails.', 'https://wiki.example.ac.th/hello'],
  symbol: 'Name in the code.',
  team: 'Team that looks after the part.',
  tier: [
    'How much the product needs the part: 1 is what users cannot do without, 3 what they hardly miss.',
    2,
  ],
  times: 'How many times.',
  uses: 'How often it was used.',
  what: 'What is different.',
};

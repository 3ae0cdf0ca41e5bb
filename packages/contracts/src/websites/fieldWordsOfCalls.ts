import type { FieldWords } from '../reference/FieldWords';

/** Fields of websites whose names mean something else in each call. See reference/FieldWords.ts. */
export const FIELD_WORDS_OF_CALLS: FieldWords = {
  'check.key': 'Which check it is.',
  'checks.key': 'Which check it is.',
  'colors.text': ['Colour of the text.', '#1F2937'],
  'createImport.source': ['Product that the set-up is of.', 'klaro'],
  'createImport.text': [
    'The set-up to import: a configuration file, an export, or a list of cookies as CSV. It is read as data and never run.',
    "var klaroConfig = { services: [{ name: 'ga', purposes: ['analytics'], cookies: ['_ga'] }] };",
  ],
  'createWebhook.high_volume': ['Whether decisions of visitors may be sent, of which there are many.', false],
  'createWebhook.include_client_id': [
    'Whether decisions have the random id of the visitor’s browser, which is personal data.',
    false,
  ],
  'dark.text': ['Colour of the text in the dark theme.', '#E5E7EB'],
  'failed.code': ['Why it was not done.', 'not_found'],
  'link.text': ['Words of the link.', 'Privacy notice'],
  'lint.code': ['Which weakness the text has.', 'contact_missing'],
  'notes.code': ['What the import left out or read in its own way.', 'several_purposes'],
  'verifyApplication.token':
    'Value that proves the website is yours: it goes into the DNS record, the file or the tag.',
};

import type { FieldWords } from '../reference/FieldWords';

/** What the fields of sdk are, by their names. See reference/FieldWords.ts. */
export const FIELD_WORDS: FieldWords = {
  api_base: ['Address of the API.', 'https://consent.example.ac.th/api/v1'],
  cookie_domain: 'Host that the choice is kept for.',
  cookie_setting: 'Label of the button that opens the settings.',
  dark: 'Colours where the device is dark.',
  details: 'More about it.',
  expiry_days: 'Days until the visitor is asked again.',
  expiry_text: 'How long it is kept, in words.',
  font: 'Font of the banner.',
  fresh_until:
    'Only in a copy that pages carry in themselves: until when it asks nobody first, in seconds since 1970.',
  google: 'False where Google’s tags are told nothing; absent: they are.',
  server_cookie: [
    'When the secret of the website’s servers was made, in seconds since 1970; absent: it has none.',
    1795000000,
  ],
  services: [
    'Category type (1 to 4) of each service or own category name of the other product.',
    { matomo: 3 },
  ],
  translations:
    'The banner’s texts in the other published languages; absent where the answer is for one language.',
  vendors: ['Vendors whose tags are told in their own words.', ['meta']],
};

import type { FieldWords } from './FieldWords';

/** What the fields of imports are, by their names. See FieldWords.ts. */
export const FIELD_WORDS_IMPORTS: FieldWords = {
  about: 'What the note is about, as it is called there.',
  applied_at: 'When it was taken over; null while it is only shown.',
  duration: ['How long it lasts, in the words of the other product.', '13 months'],
  expiry_known: 'Whether the duration given there was understood.',
  has_descriptions: 'Whether it says what cookies are for, in words that may be the vendor’s.',
  importId: 'Id of the import.',
  kept: 'Names of cookies that somebody has changed since: they stay.',
  notes: 'What a person should know of what was read.',
  'rows.outcome': 'What becomes of it here: `new`, `changed`, `same`, or `look` where a person has to.',
  ours: 'As it would stand here; null where a person has to look.',
  row: 'Its number in the import.',
  text_languages: 'Languages of the website in which it has texts for the banner.',
  theirs: 'As it stands there; of a category, its id.',
  undo_until: 'Until when it can be taken back; null when it cannot.',
  with_descriptions: 'Take over what cookies are for. Only with the right to use these texts.',
  with_texts: 'Take over the texts of the banner, into the draft.',
  consents: 'Whether acceptances are taken over: controller and purposes are the same. Refusals always are.',
  'choices.decided_at': 'When it was chosen, as that product noted it; null where it notes no time.',
  origin: 'Where a choice came from that was not made on the banner of this website.',
  product: ['The consent product that it was made with.', 'cookiebot'],
  remove_old: 'What the other product stored is removed once its choice was taken over.',
  services: [
    'Category type (1 to 4) of each service or own category name of the other product.',
    { matomo: 3 },
  ],
  take_over: 'Which choices of another consent product are taken over.',
};

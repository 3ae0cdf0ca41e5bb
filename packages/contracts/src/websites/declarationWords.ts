/**
 * Words around a declaration, in the language of the answer, so that whoever draws it, the platform's own page and the
 * part of the visitors' script among them, needs no translation. `{number}`, `{date}` and `{name}` are filled in.
 */
export type DeclarationWord =
  // The document.
  | 'title'
  | 'intro'
  | 'controller'
  | 'dpo'
  | 'scanned'
  | 'updated'
  | 'notice'
  | 'always_on'
  | 'reviewing'
  | 'reviewing_text'
  | 'unclassified'
  | 'none'
  // Its tables.
  | 'table'
  | 'name'
  | 'provider'
  | 'purpose'
  | 'expiry'
  | 'kind'
  | 'cookie'
  | 'storage'
  | 'third'
  // The visitor's own state.
  | 'choice'
  | 'undecided'
  | 'given'
  | 'not_given'
  | 'decided'
  | 'until'
  | 'consent_id'
  | 'copy'
  | 'copied'
  | 'change'
  | 'withdraw'
  | 'see_record'
  | 'record_file'
  | 'download'
  | 'keep_receipt'
  | 'erase'
  | 'erase_sure'
  | 'erased'
  | 'failed'
  | 'here'
  | 'yes'
  | 'no'
  | 'unreadable'
  | 'here_note';

export type DeclarationWords = Record<DeclarationWord, string>;

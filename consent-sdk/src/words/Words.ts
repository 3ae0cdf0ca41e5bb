/**
 * The script's own words; everything else that visitors read is the owner's text. Each language is an on-demand part of
 * its own, so nobody loads a language that is not shown.
 */
export interface Words {
  /** The language as `lang` says it. */
  tag: string;
  close: string;
  under_review: string;
  consent_id: string;
  receipt: string;
  /** The link to the visitor's own record. */
  own: string;
  withdrawal: string;
  /** The placeholder of a frame; `{host}` is where the content comes from. */
  ask: string;
  allow: string;
}

/** What such a part exports. */
export interface WordsPart {
  words: Words;
}

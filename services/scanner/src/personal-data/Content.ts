import type { LeakConfidence, LeakKind, LeakPart } from '@yinyom/contracts/scanner/leakKinds';

/** Where a text is in its page or document. May hold a value until it is masked. */
export interface Place {
  part: LeakPart;
  /** The nearest heading above. */
  heading: string | null;
  /** Number of the table, from 1. */
  table: number | null;
  /** Name of the sheet. */
  sheet: string | null;
  /** Letter of the column, as spreadsheets name it. */
  column: string | null;
  /** Number of the page, from 1. */
  page: number | null;
}

export interface TextPart {
  place: Place;
  text: string;
}

export interface TablePart {
  place: Place;
  /** Its values are in a text of the same place, too: it adds rows and columns to it, and has no place of its own. */
  isOfText?: boolean;
  /** What is written above it where that is no heading. Not stored. */
  caption?: string;
  rows: readonly (readonly string[])[];
}

/** A page or a document as detectors read it. */
export interface Content {
  texts: readonly TextPart[];
  tables: readonly TablePart[];
  /** Registrable domain of the website: addresses of mail of its own are those of its staff. */
  ownDomain: string;
  /** Phone numbers that the website gives as its own, as `normalPhone` writes them. */
  ownPhones: ReadonlySet<string>;
}

/** What a detector finds in one place. The values stay in this process. */
export interface Hit {
  kind: LeakKind;
  confidence: LeakConfidence;
  place: Place;
  /** Each value once, written the same way wherever it stands. */
  values: readonly string[];
  /** How many: different values, or rows of a list. */
  count: number;
}

/** Pure: content in, hits out. */
export type Detector = (content: Content) => Hit[];

/** From so many on, values or people are a list. */
export const LIST_SIZE = 10;
/** So many valid ids of one column or list are no chance any more. */
export const SURE_IDS = 3;

export const placeOf = (part: LeakPart, more: Partial<Place> = {}): Place => ({
  part,
  heading: null,
  table: null,
  sheet: null,
  column: null,
  page: null,
  ...more,
});

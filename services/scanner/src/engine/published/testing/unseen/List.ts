import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import type { Random } from './random';
import type { Values } from './values';

/** A list as its author thinks of it, before a page or document is made of it. */
export interface List {
  name: string;
  title: string;
  /** Heads of the columns, each with the key that a program uses. */
  columns: readonly (readonly [head: string, key: string])[];
  rows: readonly (readonly string[])[];
  /** Lines between title and list. */
  before?: readonly string[];
  after?: readonly string[];
  /** What an alert has to name; empty for a harmless list. */
  kinds: readonly LeakKind[];
  /** Of `kinds`, those that only the title says, so that data without it cannot be known. */
  byTitle?: readonly LeakKind[];
}

/** A statement or a record of few values. */
export interface Note {
  name: string;
  title: string;
  lines: readonly string[];
  kinds: readonly LeakKind[];
}

export type Make = (value: Values, random: Random) => List;
/** Without kinds: nothing of it is to be found. */
export type MakeHarmless = (value: Values, random: Random) => Omit<List, 'kinds'>;
export type MakeNote = (value: Values, random: Random) => Note;

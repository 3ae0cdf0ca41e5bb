/** A regular expression that stands in a configuration; it is never compiled. */
export class LiteralPattern {
  constructor(
    readonly source: string,
    readonly flags: string,
  ) {}
}

/** What a configuration may consist of. Objects have no prototype: no name in them means anything. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | LiteralPattern
  | Literal[]
  | { [name: string]: Literal };

/** A value of a file that was left out, because only a running program knows it. */
export interface Hole {
  /** Names and numbers that lead to it, as `services[2].cookies`. */
  path: string;
  line: number;
}

/** A place of a file that is more than data. */
export class NotReadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not data`);
  }
}

export const isRecord = (value: Literal | undefined): value is { [name: string]: Literal } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LiteralPattern);

/** A text of an object; empty where there is none. */
export const textOf = (value: Literal | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

export const listOf = (value: Literal | undefined): Literal[] => (Array.isArray(value) ? value : []);

export const recordOf = (value: Literal | undefined): { [name: string]: Literal } =>
  isRecord(value) ? value : {};

/** The three tables of the store. */
export const TABLES = ['meta', 'docs', 'idx'] as const;
export type Table = (typeof TABLES)[number];

export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** What a command reads and writes. */
export interface View {
  get(table: Table, key: Buffer): Buffer | undefined;
  /** Up to `limit` entries with start <= key < end, from the start or, reversed, from the end. */
  range(table: Table, start: Buffer, end: Buffer, limit: number, reverse?: boolean): Entry[];
  put(table: Table, key: Buffer, value: Buffer): void;
  remove(table: Table, key: Buffer): void;
  /** Changes the number of documents of a collection. */
  addCount(collectionId: number, delta: number): void;
}

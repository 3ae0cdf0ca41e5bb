import type { ExportRow } from './exportFormat';

/** Where an export's rows come from: pages in a fixed order, so that an interrupted one can go on. */
export interface ExportSource {
  columns: readonly string[];
  /** Position before the first row and position of the last one, for progress. */
  range: { first: number; last: number };
  /** Rows after a position, and the position of the last of them. */
  page(after: number, limit: number): Promise<{ rows: ExportRow[]; position: number }>;
  /** What an offline check needs beside the rows. */
  extra(): Promise<object[]>;
}

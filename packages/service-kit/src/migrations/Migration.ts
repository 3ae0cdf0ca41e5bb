import type { Connection } from 'mongoose';

/**
 * One change of stored data, made once in each installation. Migrations are never changed, taken out or renumbered after
 * they were released, and lead forward only.
 */
export interface Migration {
  /** 1, 2, 3 … without a gap. */
  number: number;
  /** What it does, in a few words, for the log. */
  name: string;
  /** Must end well also when a process before it was killed in the middle: what is done already is left alone. */
  up(database: Connection): Promise<void>;
}

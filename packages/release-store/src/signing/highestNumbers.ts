import { ownValue } from '@yinyom/contracts/ownValue';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * The highest number that this key ever signed, by name. It lies beside the key, not in the store: whoever can write to
 * the store alone cannot make a platform believe that an old release is the newest, nor a store that was lost begin with
 * numbers that browsers have seen.
 */
export interface HighestNumbers {
  of(name: string): number;
  raise(name: string, number: number): void;
}

/** Where the file may not be written (a mounted secret), this process remembers. */
export const createHighestNumbers = (file: string): HighestNumbers => {
  const seen = new Map<string, number>();
  const kept = (): Record<string, number> => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    } catch {
      return {};
    }
  };
  const of = (name: string) => Math.max(seen.get(name) ?? 0, ownValue(kept(), name) ?? 0);
  return {
    of,
    raise: (name, number) => {
      if (number <= of(name)) return;
      seen.set(name, number);
      try {
        const unfinished = `${file}.${process.pid}`;
        writeFileSync(unfinished, `${JSON.stringify({ ...kept(), [name]: number })}\n`, { mode: 0o600 });
        renameSync(unfinished, file);
      } catch {
        // Remembered above.
      }
    },
  };
};

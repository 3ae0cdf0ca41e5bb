import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { AnyErasureLine } from '@yinyom/contracts/operations/erasures';
import type { Logger } from '../logger';
import type { Settings } from '../settings/definitions';

/** Where the list is kept: ERASURES_FILE. */
export const erasuresFile = ({ ERASURES_FILE, DATA_DIR }: Settings): string =>
  ERASURES_FILE ?? path.join(DATA_DIR, 'erasures.jsonl');

/**
 * Erasures and purges, in a file outside the database: a backup of before brings back what was erased, and the restore has to
 * erase it again.
 */
export const createErasureList = (file: string, logger: Logger) => ({
  /** On disk when this ends. A file that cannot be written holds up nobody's erasure, and is told to the log. */
  add: async (lines: readonly AnyErasureLine[]): Promise<void> => {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      const handle = await open(file, 'a', 0o600);
      try {
        // One write: processes that add to the same file never mix their lines.
        await handle.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        await handle.datasync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      logger.error({ err: error, file }, 'an erasure could not be noted; a restore would bring it back');
    }
  },
});
export type ErasureList = ReturnType<typeof createErasureList>;

import { erasureLine, type AppliedErasures, type ErasureLine } from '@yinyom/contracts/operations/erasures';
import type { Projector } from '../ledger/projector';
import type { ErasureStore } from './erasure.store';

/**
 * Reads a list of erasures.
 * @throws Error naming the line that is none. A last line without an end was never acknowledged, and is left out
 */
export const readErasures = (text: string): ErasureLine[] => {
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  return complete.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [erasureLine.parse(JSON.parse(line))];
    } catch {
      throw new Error(`Line ${index + 1} of the list of erasures is not as it was written.`);
    }
  });
};

/** Erases again what was erased after the moment of a backup. What is erased already stays so. */
export const applyErasures = async (
  lines: readonly ErasureLine[],
  erasure: ErasureStore,
  projector: Projector,
): Promise<AppliedErasures> => {
  let erased = 0;
  let unknown = 0;
  for (const { application_id, consent_id } of lines) {
    const found = await erasure.find(application_id, consent_id);
    if (!found) unknown += 1;
    else if (found.client_id !== null) {
      await projector.catchUp(application_id);
      erased += await erasure.eraseClient(application_id, found.client_id, found.seq);
    }
  }
  return { lines: lines.length, erased, unknown };
};

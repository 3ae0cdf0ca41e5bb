import {
  isRequestPurge,
  type AnyErasureLine,
  type AppliedErasures,
} from '@yinyom/contracts/operations/erasures';
import type { Projector } from '../ledger/projector';
import type { ErasureStore } from './erasure.store';

/** Erases again what was erased after the moment of a backup. What is erased already stays so. Purged requests are the compliance service's. */
export const applyErasures = async (
  list: readonly AnyErasureLine[],
  erasure: ErasureStore,
  projector: Projector,
): Promise<AppliedErasures> => {
  const lines = list.flatMap((line) => (isRequestPurge(line) ? [] : [line]));
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

import type { Release } from '@yinyom/contracts/release/Release';
import { checkReleases } from './checkReleases';
import { checksSignatures, pageKey } from './pageFacts';
import { seenReleases } from './seenReleases';

/** The rows whose code may run here: signed by this platform, and not older than what this browser has seen. */
export const acceptedReleases = async <Row extends Release & { is_canary?: true; is_preview?: true }>(
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  if (!checksSignatures()) return rows;
  const key = pageKey();
  return checkReleases(rows, key, seenReleases(key));
};

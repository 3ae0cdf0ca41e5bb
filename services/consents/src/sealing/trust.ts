import type { DailyRoot } from '@yinyom/contracts/consents/transparency';
import { knownKeys } from 'yinyom-verify/knownKeys';
import { rootProblem } from 'yinyom-verify/sealProblems';
import { signatureHolds } from 'yinyom-verify/signature';
import { addDays } from '@yinyom/contracts/time/bangkokDay';
import type { LedgerKeys } from './ledgerKeys';
import { takeoverContent } from './takeOver';

/**
 * What the key of now says about the days of a website. A key that signs no more vouches for the days that the key after
 * it took over and, since a process that runs on may have used it, for the last two days of its time: a leak of it
 * forges nothing older.
 */
export const trustOf = async (ledgerKeys: LedgerKeys, applicationId: string) => {
  const known = await ledgerKeys.known();
  const keys = knownKeys(known);
  const current = known.at(-1);
  const takeover = current ? await ledgerKeys.takeover(current.key_id, applicationId) : null;
  const takenTo = takeover?.last_seq ?? 0;

  const mayBeLate = (root: DailyRoot): boolean => {
    const until = keys.get(root.key_id)?.until;
    return until == null || root.last_seq <= takenTo || root.day >= addDays(until, -1);
  };

  return {
    /** Whether a day was signed by a key that might sign it. */
    isSigned: (root: DailyRoot): boolean =>
      rootProblem(root, keys.get(root.key_id)) === null && mayBeLate(root),

    /** Whether the days are still those that the key of now took over. */
    holds: (days: readonly DailyRoot[]): boolean =>
      takeover === null ||
      current === undefined ||
      (takeover.application_id === applicationId &&
        signatureHolds(takeoverContent(takeover), takeover.signature, current.public_key) &&
        days.some(({ last_seq, root_hash }) => last_seq === takenTo && root_hash === takeover.root_hash)),
  };
};

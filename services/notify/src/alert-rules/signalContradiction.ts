import { MOST_SUBJECTS } from '@yinyom/contracts/notify/alertRules';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { Breach } from './Breach';

export type ScannedSignals = Awaited<ReturnType<InternalHandlers<typeof scannerInternal>['watchSignals']>>;

/** Vendors that the latest scan saw told a consent that nobody had given, each once. Pure. */
export const signalContradiction = ({
  scan_id,
  finished_at,
  contradictions,
}: NonNullable<ScannedSignals>): Breach[] =>
  contradictions.slice(0, MOST_SUBJECTS).map((signal) => ({
    subject: `${signal.code} ${signal.company}`,
    firm: true,
    figures: { scan_id, since: finished_at, signal },
  }));

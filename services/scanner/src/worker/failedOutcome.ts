import type { ScanOutcome } from '../engine/ScanOutcome';

const emptyOutcome = (state: 'failed' | 'cancelled', reason: string | null): ScanOutcome => ({
  state,
  reason,
  items: [],
  findings: [],
  pages: [],
  banner: { kind: 'none', name: null, before: null, after: null },
  choices: [],
  bannerScore: null,
  browser: null,
  missed: [],
  slowness: 1,
  refused: [],
});

/** What a scan leaves that could not be made at all. */
export const failedOutcome = (reason: string): ScanOutcome => emptyOutcome('failed', reason);

/** What a scan leaves that was stopped before its browser started. */
export const cancelledOutcome = (): ScanOutcome => emptyOutcome('cancelled', null);

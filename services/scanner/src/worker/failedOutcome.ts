import type { ScanOutcome } from '../engine/ScanOutcome';

/** What a scan leaves that could not be made at all. */
export const failedOutcome = (reason: string): ScanOutcome => ({
  state: 'failed',
  reason,
  items: [],
  findings: [],
  pages: [],
  banner: { kind: 'none', name: null, before: null, after: null },
  choices: [],
  bannerScore: null,
  browser: null,
  refused: [],
});

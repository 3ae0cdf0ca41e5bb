import type { ScanOrder, ScanOutcome, ScanProgress } from '../engine/ScanOutcome';

/** Visits a website and tells what it keeps in a browser. Ends soon after `signal` is aborted, with what it has. */
export type RunScan = (
  order: ScanOrder,
  hooks: { signal: AbortSignal; onProgress(progress: ScanProgress): void },
) => Promise<ScanOutcome>;

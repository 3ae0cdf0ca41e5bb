import type { Funnel } from '@yinyom/contracts/consents/summary';
import type { RowFilters } from '../../rows/rowFilters';

/** One step of the way from a banner to an acceptance. */
export interface FunnelStep {
  key: keyof Funnel;
  count: number;
  before: number;
  /** The step that this one is a share of, then and now. */
  of: { now: number; before: number } | null;
  /** Rows that make the figure; of what is only counted there are none. */
  rows: Partial<RowFilters> | undefined;
}

/** Shown, answered, accepted, each as a share of the step before it. */
export const funnelSteps = (now: Funnel, before: Funnel): FunnelStep[] => [
  { key: 'shown', count: now.shown, before: before.shown, of: null, rows: undefined },
  {
    key: 'answered',
    count: now.answered,
    before: before.answered,
    of: { now: now.shown, before: before.shown },
    rows: { rows: 'log', action: 'answer' },
  },
  {
    key: 'accepted',
    count: now.accepted,
    before: before.accepted,
    of: { now: now.answered, before: before.answered },
    rows: { rows: 'log', result: 'accepted' },
  },
];

import type { Breach } from './Breach';

interface LedgerStanding {
  /** A day that should have been signed by now. */
  unsigned_day: string | null;
  /** A day whose records were recomputed, and whether they still are what was recorded; null before the first check. */
  chain: { day: string; ok: boolean } | null;
}

/** A day is not signed in time, or its records were changed. Facts both. Pure. */
export const ledgerGap = ({ unsigned_day, chain }: LedgerStanding): Breach[] => [
  ...(unsigned_day === null
    ? []
    : [{ subject: 'unsigned', firm: true, figures: { day: unsigned_day, found: 'unsigned' } }]),
  ...(chain === null || chain.ok
    ? []
    : [{ subject: 'changed', firm: true, figures: { day: chain.day, found: 'changed' } }]),
];

import { seldom } from '@yinyom/service-kit/metrics/figure';
import { ledgerHeight, ledgerUnsigned } from '@yinyom/service-kit/metrics/instruments';
import type { LedgerStore } from '../ledger/ledger.store';
import type { ProjectionStore } from '../projection/projection.store';
import type { RootStore } from './root.store';

/** Two small reads per website: once a minute is often enough for what is signed once a day. */
const EVERY_MS = 60_000;

interface Parts {
  ledger: Pick<LedgerStore, 'summariesAfter'>;
  roots: Pick<RootStore, 'last'>;
  projection: Pick<ProjectionStore, 'applications' | 'recordsOfAll'>;
}

/** Age in seconds of the oldest record that no signed day holds; 0 when all are signed. */
export const unsignedSeconds = async ({ ledger, roots, projection }: Parts, now: Date): Promise<number> => {
  let oldest = now.getTime();
  for (const applicationId of await projection.applications()) {
    const signed = (await roots.last(applicationId))?.last_seq ?? 0;
    const [first] = await ledger.summariesAfter(applicationId, signed, 1);
    if (first) oldest = Math.min(oldest, first.consent_time.getTime());
  }
  return (now.getTime() - oldest) / 1_000;
};

/** Tells in the metrics how the ledgers stand. @returns ends it */
export const watchLedgers = (parts: Parts): (() => void) => {
  const ends = [
    ledgerHeight.ask(parts.projection.recordsOfAll),
    ledgerUnsigned.ask(seldom(() => unsignedSeconds(parts, new Date()), EVERY_MS)),
  ];
  return () => ends.forEach((end) => end());
};

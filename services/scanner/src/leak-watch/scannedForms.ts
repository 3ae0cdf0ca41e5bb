import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { LeakStore } from './leak.store';

/** What websites ask people for, as the latest scan with leak watch saw it. */
export const createScannedForms = (
  leaks: Pick<LeakStore, 'latestOf'>,
): Pick<InternalHandlers<typeof scannerInternal>, 'scannedForms'> => ({
  scannedForms: async ({ application_ids }) =>
    (await leaks.latestOf(application_ids)).flatMap(({ _id, latest }) =>
      latest === null ? [] : [{ application_id: _id, finished_at: latest.ended_at, forms: latest.forms }],
    ),
});

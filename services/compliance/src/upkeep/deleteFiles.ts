import { DAY_MS } from '@yinyom/contracts/durations';
import { REQUEST_FILE_DAYS } from '@yinyom/contracts/requests/requestFile';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { SYSTEM, timelineEntry } from '../register/timeline';
import type { RequestFileStore } from '../request-files/requestFile.store';
import { createSettleUploads } from '../request-files/settleUploads';

interface Deps {
  requests: Pick<RequestStore, 'outlined' | 'hasFile' | 'change'>;
  requestFiles: RequestFileStore;
  seals: Seals;
  now(): Date;
}

/** Deletes the files of requests that were closed 30 days ago, those of requests that are gone, and those of uploads that broke off. */
export const createDeleteFiles =
  ({ requests, requestFiles, seals, now }: Deps) =>
  async (): Promise<void> => {
    await createSettleUploads({ requests, requestFiles, now })();
    const at = now();
    const before = at.getTime() - REQUEST_FILE_DAYS * DAY_MS;
    for (const id of await requestFiles.requestIds()) {
      const record = await requests.outlined(id);
      if (record && (!record.closed_at || record.closed_at.getTime() > before)) continue;
      await requestFiles.removeOfRequests([id]);
      if (record && !record.purged_at)
        await requests.change(record._id, {
          entries: [timelineEntry(seals, record, { kind: 'files_deleted', by: SYSTEM, at })],
        });
    }
  };

import type { RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { SYSTEM, timelineEntry } from '../register/timeline';
import type { RequestFileHead, RequestFileStore } from '../request-files/requestFile.store';
import { createSettleUploads } from '../request-files/settleUploads';

interface Deps {
  requests: Pick<RequestStore, 'find' | 'hasFile' | 'change'>;
  answerFiles: RequestFileStore;
  seals: Seals;
  now(): Date;
}

/** Deletes the files of answers whose page has ended, those of requests that are gone, and those that no answer named in time. */
export const createDeleteAnswerFiles =
  ({ requests, answerFiles, seals, now }: Deps) =>
  async (): Promise<void> => {
    await createSettleUploads({ requests, requestFiles: answerFiles, now })();
    const at = now();
    const isOver = (record: RequestRecord | null, { _id }: RequestFileHead): boolean => {
      const letter = record?.letters.find(({ answer_files: files = [] }) =>
        files.some(({ id }) => id === String(_id)),
      );
      return !letter?.page || letter.page.expires_at <= at;
    };
    for (const id of await answerFiles.requestIds()) {
      // Files first: one is complete only once its letter is saved, so a request that is read later names it.
      const heads = await answerFiles.heads(id);
      const record = await requests.find(id);
      const over = heads.filter((file) => isOver(record, file));
      for (const { _id } of over) await answerFiles.remove(_id);
      if (over.length > 0 && record && !record.purged_at)
        await requests.change(record._id, {
          entries: [timelineEntry(seals, record, { kind: 'answer_files_deleted', by: SYSTEM, at })],
        });
    }
  };

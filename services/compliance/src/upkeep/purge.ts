import type { RequestPurgeLine } from '@yinyom/contracts/operations/erasures';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { ErasureList } from '@yinyom/service-kit/erasures/erasureList';
import type { Logger } from '@yinyom/service-kit/logger';
import type { LetterMailStore } from '../letters/letterMail.store';
import type { RequestFileStore } from '../request-files/requestFile.store';
import type { RequestStore } from '../register/request.store';

interface Deps {
  requests: RequestStore;
  letterMails: Pick<LetterMailStore, 'removeOfRequests'>;
  requestFiles: Pick<RequestFileStore, 'removeOfRequests'>;
  answerFiles: Pick<RequestFileStore, 'removeOfRequests'>;
  list: ErasureList;
  auditor: Pick<Auditor, 'bySystem'>;
  logger: Logger;
  now(): Date;
}

/** How many are purged before the next look; what is left follows in the next run. */
const AT_ONCE = 200;

/** Deletes everything personal of closed requests whose time is over. Several processes may do it at once: each step can be repeated. */
export const createPurge =
  ({ requests, letterMails, requestFiles, answerFiles, list, auditor, logger, now }: Deps) =>
  async (): Promise<void> => {
    const at = now();
    for (const { _id, organization_id, number } of await requests.purgeable(at, AT_ONCE)) {
      const id = String(_id);
      // First the list outside the database: a restore must know of every purge that ever began.
      await list.add([{ at: at.toISOString(), subject_request_id: id }]);
      await letterMails.removeOfRequests([id]);
      await requestFiles.removeOfRequests([id]);
      await answerFiles.removeOfRequests([id]);
      await requests.purge(_id, at);
      await auditor.bySystem({ log: logger, jobId: `request-purge-${id}` }, organization_id, {
        action: 'request.purged',
        target: { type: 'subject_request', id, label: number },
      });
    }
  };

/** Purges again, in restored data, what was purged since. @returns how many lost something now, and how many are not there */
export const purgeAgain = async (
  lines: readonly RequestPurgeLine[],
  requests: Pick<RequestStore, 'find' | 'purge'>,
  letterMails: Pick<LetterMailStore, 'removeOfRequests'>,
  ...files: readonly Pick<RequestFileStore, 'removeOfRequests'>[]
): Promise<{ lines: number; erased: number; unknown: number }> => {
  let [erased, unknown] = [0, 0];
  for (const { at, subject_request_id } of lines) {
    const found = await requests.find(subject_request_id);
    if (!found) unknown += 1;
    else if (!found.purged_at) {
      await letterMails.removeOfRequests([subject_request_id]);
      for (const store of files) await store.removeOfRequests([subject_request_id]);
      await requests.purge(found._id, new Date(at));
      erased += 1;
    }
  }
  return { lines: lines.length, erased, unknown };
};

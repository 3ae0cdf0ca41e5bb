import type { RequestStore } from '../register/request.store';
import type { RequestFileStore } from './requestFile.store';

interface Deps {
  requestFiles: Pick<RequestFileStore, 'expired' | 'complete' | 'remove'>;
  requests: Pick<RequestStore, 'hasFile'>;
  now(): Date;
}

/**
 * Ends uploads whose process died: a file that the history of its request names is kept, any other one is removed. Several processes
 * may do it at once: each step can be repeated.
 */
export const createSettleUploads =
  ({ requestFiles, requests, now }: Deps) =>
  /** @param of one request alone; absent: of all */
  async (of?: string): Promise<void> => {
    for (const { _id, request_id } of await requestFiles.expired(now(), of)) {
      const isAdded = await requests.hasFile(request_id, String(_id));
      await (isAdded ? requestFiles.complete([_id]) : requestFiles.remove(_id));
    }
  };

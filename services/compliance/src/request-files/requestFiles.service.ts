import { MINUTE_MS } from '@yinyom/contracts/durations';
import { isId } from '@yinyom/contracts/fields';
import {
  MAX_REQUEST_FILES,
  REQUEST_FILE_MAX_BYTES,
  type RequestFile,
} from '@yinyom/contracts/requests/requestFile';
import { isOpen, OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import { conflict, notFound } from '@yinyom/service-kit/AppError';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Actor, RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { PERSON, timelineEntry } from '../register/timeline';
import { createFileKeeper } from './fileKeeper';
import { createFileRoom } from './fileRoom';
import type { RequestFileHead, RequestFileStore } from './requestFile.store';
import { createSettleUploads } from './settleUploads';

interface Deps {
  requestFiles: RequestFileStore;
  answerFiles: Pick<RequestFileStore, 'bytesByRequest'>;
  requests: Pick<RequestStore, 'change' | 'openIds' | 'hasFile'>;
  seals: Seals;
  /** DATA_SECRET. */
  ring: KeyRing;
  now(): Date;
}

/** What an upload takes: a body with more is refused whole. */
export const UPLOADED = {
  most: MAX_REQUEST_FILES,
  bytes: REQUEST_FILE_MAX_BYTES,
  tooMany: () => conflict('request_files_full'),
};

/** After this time an upload goes on no longer: a server waits for half a minute until a body has come. */
const UPLOAD_MS = 10 * MINUTE_MS;

const toRequestFile = ({ _id, type, bytes, received_at }: RequestFileHead): RequestFile => ({
  id: String(_id),
  type,
  bytes,
  received_at: received_at.toISOString(),
});

/** Files of requests: stored encrypted, never opened or drawn by the platform, and given out as attachments. */
export const createRequestFiles = (deps: Deps) => {
  const { requestFiles: store, requests, seals, now } = deps;
  const settleUploads = createSettleUploads({ requestFiles: store, requests, now });
  const { take, removeAll, opened, reseal } = createFileKeeper({
    ...deps,
    store,
    purpose: 'files of requests',
    most: MAX_REQUEST_FILES,
    full: 'request_files_full',
    awaitsOthers: true,
    waitMs: UPLOAD_MS,
    hasRoom: createFileRoom(deps),
  });

  return {
    /**
     * Adds all of some files or none. The entries in the history of the request add them: an upload whose process dies is settled
     * by that history.
     * @param by who adds them; the person of the request by default
     * @returns how many the request has now
     * @throws AppError 409 request_closed, request_files_full, request_files_busy; 422 request_file_missing, request_file_size, request_file_type
     */
    add: async (
      request: RequestRecord,
      given: AsyncIterable<Buffer> | Iterable<Buffer>,
      by: Actor = PERSON,
    ): Promise<number> => {
      if (!isOpen(request.state)) throw conflict('request_closed');
      await settleUploads(String(request._id));
      const kept = await take(request, given);
      const at = now();
      const entries = kept.map(({ _id }) =>
        timelineEntry(seals, request, { kind: 'file_added', by, at, file_id: String(_id) }),
      );
      if (!(await requests.change(request._id, { from: OPEN_STATES, entries }))) {
        await removeAll(kept);
        throw conflict('request_closed');
      }
      await store.complete(kept.map(({ _id }) => _id));
      return (await store.heads(String(request._id))).length;
    },

    list: async (request: RequestRecord): Promise<RequestFile[]> =>
      (await store.heads(String(request._id))).map(toRequestFile),

    /** @throws AppError 404; SealedForAnother when DATA_SECRET is another one by now */
    read: async (request: RequestRecord, id: string): Promise<{ head: RequestFileHead; bytes: Buffer }> => {
      const found = isId(id) ? await store.find(String(request._id), id) : null;
      if (!found) throw notFound();
      return { head: found, bytes: opened(found) };
    },

    reseal,
  };
};
export type RequestFiles = ReturnType<typeof createRequestFiles>;

import { MINUTE_MS } from '@yinyom/contracts/durations';
import { isId } from '@yinyom/contracts/fields';
import {
  MAX_REQUEST_FILE_BYTES,
  MAX_REQUEST_FILES,
  REQUEST_FILE_MAX_BYTES,
  type RequestFile,
  type RequestFileType,
} from '@yinyom/contracts/requests/requestFile';
import { isOpen, OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import type { Logger } from '@yinyom/service-kit/logger';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Actor, RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { PERSON, timelineEntry } from '../register/timeline';
import { awaitPlace } from './awaitPlace';
import { fileType } from './fileType';
import type { RequestFileHead, RequestFileRecord, RequestFileStore } from './requestFile.store';
import { createSettleUploads } from './settleUploads';
import { resealEach } from '@yinyom/service-kit/secrets/resealEach';

interface Deps {
  requestFiles: RequestFileStore;
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
const PLACES = Array.from({ length: MAX_REQUEST_FILES }, (_, place) => place);

/** After this time an upload goes on no longer: a server waits for half a minute until a body has come. */
const UPLOAD_MS = 10 * MINUTE_MS;

const toRequestFile = ({ _id, type, bytes, received_at }: RequestFileHead): RequestFile => ({
  id: String(_id),
  type,
  bytes,
  received_at: received_at.toISOString(),
});

/** What a file is bound to: copied to another request or organization it does not open. */
const boundTo = ({
  organization_id,
  request_id,
  _id,
}: Pick<RequestFileRecord, 'organization_id' | 'request_id' | '_id'>): string =>
  `${organization_id}:${request_id}:${String(_id)}`;

/** @throws AppError 422 request_file_size, request_file_type */
const checked = (file: Buffer): { file: Buffer; type: RequestFileType } => {
  if (file.length > REQUEST_FILE_MAX_BYTES) throw invalidField('file', 'request_file_size');
  const type = fileType(file);
  if (!type) throw invalidField('file', 'request_file_type');
  return { file, type };
};

/** Files of requests: stored encrypted, never opened or drawn by the platform, and given out as attachments. */
export const createRequestFiles = ({ requestFiles: store, requests, seals, ring, now }: Deps) => {
  const cipher = createDataCipher(ring, 'files of requests');
  const settleUploads = createSettleUploads({ requestFiles: store, requests, now });

  const sumOf = (bytes: Iterable<number>): number => [...bytes].reduce((sum, one) => sum + one, 0);

  /** Files of closed requests go by themselves: only where all are too many, those of open ones are counted. */
  const hasRoom = async (organization_id: string, more: number): Promise<boolean> => {
    const kept = await store.bytesByRequest(organization_id);
    if (sumOf(kept.values()) + more <= MAX_REQUEST_FILE_BYTES) return true;
    const open = await requests.openIds(organization_id);
    return sumOf(open.map((id) => kept.get(id) ?? 0)) + more <= MAX_REQUEST_FILE_BYTES;
  };

  /**
   * Takes the first place that is free; no reader sees the file yet.
   * @param own files that the upload has stored
   * @throws AppError 409 request_files_full, request_files_busy
   */
  const keep = async (
    request: RequestRecord,
    { file, type }: { file: Buffer; type: RequestFileType },
    own: readonly RequestFileHead[],
  ): Promise<RequestFileHead> => {
    const owner = { organization_id: request.organization_id, request_id: String(request._id) };
    for (let looks = 0; ; looks += 1) {
      const taken = await store.places(owner.request_id);
      const place = PLACES.find((one) => !taken.some((other) => other.place === one));
      if (place === undefined) {
        await awaitPlace(taken, own, looks);
        continue;
      }
      const at = now();
      const head = {
        ...owner,
        _id: store.newId(),
        place,
        type,
        bytes: file.length,
        sealed_with: ring.current.id,
        received_at: at,
        pending_until: new Date(at.getTime() + UPLOAD_MS),
      };
      try {
        await store.insert({ ...head, sealed: cipher.sealBytes(file, boundTo(head)) });
        return head;
      } catch (error) {
        // Another upload took it at this moment.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  };

  const removeAll = async (files: readonly RequestFileHead[]): Promise<void> => {
    for (const { _id } of files) await store.remove(_id);
  };

  return {
    /**
     * Adds all of some files or none, each as it comes: one at a time lies in memory. The entries in the history of the request
     * add them: an upload whose process dies is settled by that history.
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
      const kept: RequestFileHead[] = [];
      try {
        for await (const file of given) {
          // A form whose person chose no file sends an empty one.
          if (file.length === 0) continue;
          const known = checked(file);
          if (!(await hasRoom(request.organization_id, file.length))) throw conflict('request_files_full');
          kept.push(await keep(request, known, kept));
        }
        if (kept.length === 0) throw invalidField('file', 'request_file_missing');
      } catch (error) {
        await removeAll(kept);
        throw error;
      }
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
      return { head: found, bytes: cipher.openBytes(found.sealed, boundTo(found)).bytes };
    },

    /** Encrypts again, one by one, what an earlier DATA_SECRET encrypted. */
    reseal: async (logger: Logger): Promise<void> =>
      resealEach(
        await store.sealedOtherwise(ring.current.id),
        async (id) => {
          const record = await store.whole(id);
          if (!record) return false;
          const { bytes } = cipher.openBytes(record.sealed, boundTo(record));
          await store.replaceSealed(record._id, cipher.sealBytes(bytes, boundTo(record)), ring.current.id);
          return true;
        },
        logger,
        'files of requests were looked through for those of an earlier DATA_SECRET',
      ),
  };
};
export type RequestFiles = ReturnType<typeof createRequestFiles>;

import { createHash } from 'node:crypto';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';
import { REQUEST_FILE_MAX_BYTES, type RequestFileType } from '@yinyom/contracts/requests/requestFile';
import { conflict, invalidField } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import type { Logger } from '@yinyom/service-kit/logger';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { resealEach } from '@yinyom/service-kit/secrets/resealEach';
import type { RequestRecord } from '../register/RequestRecord';
import { awaitPlace } from './awaitPlace';
import type { FileRoom } from './fileRoom';
import { fileType } from './fileType';
import type { RequestFileHead, RequestFileRecord, RequestFileStore } from './requestFile.store';

interface Deps {
  store: RequestFileStore;
  /** What the files are: those of another kind do not open. */
  purpose: string;
  /** Files that a request takes at one time. */
  most: number;
  /** What more of them, or more than an organization takes, are refused with. */
  full: MessageCode;
  /** Whether files that wait for a place soon have one, or none: an upload that goes on is complete within seconds. */
  awaitsOthers: boolean;
  /** After this time a file is given up that nothing names, in milliseconds. */
  waitMs: number;
  hasRoom: FileRoom;
  /** DATA_SECRET. */
  ring: KeyRing;
  now(): Date;
}

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

/** Takes files of requests, stores them encrypted, and opens them again. The platform never looks into them. */
export const createFileKeeper = (deps: Deps) => {
  const { store, purpose, most, full, awaitsOthers, waitMs, hasRoom, ring, now } = deps;
  const cipher = createDataCipher(ring, purpose);
  const places = Array.from({ length: most }, (_, place) => place);
  const opened = (record: RequestFileRecord): Buffer =>
    cipher.openBytes(record.sealed, boundTo(record)).bytes;

  /**
   * Takes the first place that is free; no reader sees the file yet.
   * @param own files that the upload has stored
   * @throws AppError 409 with the code of too many, or request_files_busy
   */
  const keep = async (
    request: RequestRecord,
    { file, type }: { file: Buffer; type: RequestFileType },
    own: readonly RequestFileHead[],
  ): Promise<RequestFileHead> => {
    const owner = { organization_id: request.organization_id, request_id: String(request._id) };
    for (let looks = 0; ; looks += 1) {
      const taken = await store.places(owner.request_id);
      const place = places.find((one) => !taken.some((other) => other.place === one));
      if (place === undefined) {
        if (!awaitsOthers) throw conflict(full);
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
        sha256: createHash('sha256').update(file).digest('hex'),
        sealed_with: ring.current.id,
        received_at: at,
        pending_until: new Date(at.getTime() + waitMs),
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
    removeAll,

    /**
     * Stores all of some files or none, each as it comes: one at a time lies in memory. They wait until something names them.
     * @throws AppError 409 with the code of too many, request_files_busy; 422 request_file_missing, request_file_size, request_file_type
     */
    take: async (
      request: RequestRecord,
      given: AsyncIterable<Buffer> | Iterable<Buffer>,
    ): Promise<RequestFileHead[]> => {
      const kept: RequestFileHead[] = [];
      try {
        for await (const file of given) {
          // A form whose person chose no file sends an empty one.
          if (file.length === 0) continue;
          const known = checked(file);
          if (!(await hasRoom(request.organization_id, file.length))) throw conflict(full);
          kept.push(await keep(request, known, kept));
        }
        if (kept.length === 0) throw invalidField('file', 'request_file_missing');
        return kept;
      } catch (error) {
        await removeAll(kept);
        throw error;
      }
    },

    /** @throws SealedForAnother when DATA_SECRET is another one by now */
    opened,

    /** Encrypts again, one by one, what an earlier DATA_SECRET encrypted. */
    reseal: async (logger: Logger): Promise<void> =>
      resealEach(
        await store.sealedOtherwise(ring.current.id),
        async (id) => {
          const record = await store.whole(id);
          if (!record) return false;
          const sealed = cipher.sealBytes(opened(record), boundTo(record));
          await store.replaceSealed(record._id, sealed, ring.current.id);
          return true;
        },
        logger,
        `${purpose} were looked through for those of an earlier DATA_SECRET`,
      ),
  };
};

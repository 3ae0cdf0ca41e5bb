import { MINUTE_MS } from '@yinyom/contracts/durations';
import { isId } from '@yinyom/contracts/fields';
import {
  ANSWER_FILE_WAIT_MINUTES,
  MAX_ANSWER_FILES,
  MAX_REQUEST_ANSWER_FILES,
  REQUEST_FILE_MAX_BYTES,
  type AnswerFile,
} from '@yinyom/contracts/requests/requestFile';
import { isOpen } from '@yinyom/contracts/requests/requestStates';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { RequestRecord, StoredEntry, StoredLetter } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { timelineEntry } from '../register/timeline';
import { createFileKeeper } from './fileKeeper';
import { createFileRoom } from './fileRoom';
import type { RequestFileHead, RequestFileStore } from './requestFile.store';
import { createSettleUploads } from './settleUploads';

interface Deps {
  answerFiles: RequestFileStore;
  requestFiles: Pick<RequestFileStore, 'bytesByRequest'>;
  requests: Pick<RequestStore, 'openIds' | 'hasFile'>;
  seals: Seals;
  /** DATA_SECRET. */
  ring: KeyRing;
  now(): Date;
}

/** What an upload takes: a body with more is refused whole. */
export const ANSWER_UPLOAD = {
  most: MAX_ANSWER_FILES,
  bytes: REQUEST_FILE_MAX_BYTES,
  tooMany: () => conflict('answer_files_full'),
};

const WAIT_MS = ANSWER_FILE_WAIT_MINUTES * MINUTE_MS;

const toAnswerFile = ({ _id, type, bytes, sha256 = '' }: RequestFileHead): AnswerFile => ({
  id: String(_id),
  type,
  bytes,
  sha256,
});

/**
 * Files that go to the person with an answer. One waits for an hour; the letter that names it, and the history, make it a part of
 * the answer in the same write: what a process leaves behind that dies is settled by that history.
 */
export const createAnswerFiles = (deps: Deps) => {
  const { answerFiles: store, requests, seals, now } = deps;
  const settle = createSettleUploads({ requestFiles: store, requests, now });
  const { take, opened, reseal } = createFileKeeper({
    ...deps,
    store,
    purpose: 'files of answers',
    most: MAX_REQUEST_ANSWER_FILES,
    full: 'answer_files_full',
    awaitsOthers: false,
    waitMs: WAIT_MS,
    hasRoom: createFileRoom(deps),
  });

  return {
    /**
     * Stores all of some files or none, for an answer that is being written.
     * @throws AppError 409 request_closed, answer_files_full; 422 request_file_missing, request_file_size, request_file_type
     */
    upload: async (
      request: RequestRecord,
      given: AsyncIterable<Buffer> | Iterable<Buffer>,
    ): Promise<AnswerFile[]> => {
      if (!isOpen(request.state)) throw conflict('request_closed');
      await settle(String(request._id));
      return (await take(request, given)).map(toAnswerFile);
    },

    /** @throws AppError 404 for a file that waits for no answer: an answer names it, or there is none */
    remove: async (request: RequestRecord, id: string): Promise<void> => {
      const requestId = String(request._id);
      const isWaiting = isId(id) && !(await requests.hasFile(requestId, id));
      if (!isWaiting || !(await store.removeWaiting(requestId, id))) throw notFound();
    },

    /**
     * Saves a letter with its files: both are stored, or neither.
     * @param save stores the letter and the entries of its files in one write
     * @throws AppError 422 answer_files_no_link, 409 answer_files_gone
     */
    attach: async <T>(
      request: RequestRecord,
      letter: StoredLetter,
      ids: readonly string[],
      save: (letter: StoredLetter, entries: StoredEntry[]) => Promise<T>,
    ): Promise<T> => {
      if (ids.length === 0) return save(letter, []);
      if (!letter.page) throw invalidField('answer_files', 'answer_files_no_link');
      const [at, letterId] = [now(), String(letter._id)];
      const until = new Date(at.getTime() + WAIT_MS);
      const taken = await store.take(String(request._id), ids, letterId, { now: at, until });
      if (!taken) throw conflict('answer_files_gone');
      // In the order in which they were chosen.
      const files = ids.flatMap((id) => taken.filter(({ _id }) => String(_id) === id).map(toAnswerFile));
      const entries = files.map(({ id, sha256 }) =>
        timelineEntry(seals, request, {
          kind: 'answer_file_added',
          by: letter.created_by,
          at,
          text: sha256,
          file_id: id,
        }),
      );
      let saved: T;
      try {
        saved = await save({ ...letter, answer_files: files }, entries);
      } catch (error) {
        await store.giveBack(letterId);
        throw error;
      }
      await store.complete(taken.map(({ _id }) => _id));
      return saved;
    },

    /** A file that a letter names; null once it was deleted. @throws SealedForAnother when DATA_SECRET is another one by now */
    read: async (request: RequestRecord, { id }: AnswerFile): Promise<Buffer | null> => {
      const found = await store.findNamed(String(request._id), id);
      return found && opened(found);
    },

    reseal,
  };
};
export type AnswerFiles = ReturnType<typeof createAnswerFiles>;

import * as z from 'zod/mini';
import { id, timestamp } from '../fields';

/** Files that a person may add to a request, and the largest one in bytes. */
export const MAX_REQUEST_FILES = 3;
export const REQUEST_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Files of all open requests of an organization together, in bytes: beyond that no file is taken. */
export const MAX_REQUEST_FILE_BYTES = 2 * 1024 ** 3;
/** Days after closing on which files are deleted: sooner than the rest of what is personal. */
export const REQUEST_FILE_DAYS = 30;
/** Kinds of files, by their first bytes. */
export const REQUEST_FILE_TYPES = ['pdf', 'jpg', 'png'] as const;
export type RequestFileType = (typeof REQUEST_FILE_TYPES)[number];

/** Files that go to the person with one answer, and those of all answers of a request at one time. */
export const MAX_ANSWER_FILES = 3;
export const MAX_REQUEST_ANSWER_FILES = 9;
/** Minutes that an uploaded file waits for its answer. */
export const ANSWER_FILE_WAIT_MINUTES = 60;
/** Minutes that the files of an answer can be downloaded after it was opened with a code. */
export const ANSWER_FILE_OPEN_MINUTES = 30;
/** Downloads of the files of one answer together: each is in the history. */
export const MAX_ANSWER_DOWNLOADS = 60;

/** A file of a request. Its name is not kept: what a person calls a file is personal, and of no use. */
export const requestFile = z.object({
  id,
  type: z.enum(REQUEST_FILE_TYPES),
  bytes: z.number(),
  received_at: timestamp,
});
export type RequestFile = z.output<typeof requestFile>;

/** A file that goes to the person with an answer. Its name is not kept either. */
export const answerFile = z.object({
  id,
  type: z.enum(REQUEST_FILE_TYPES),
  bytes: z.number(),
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string(),
});
export type AnswerFile = z.output<typeof answerFile>;

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

/** A file of a request. Its name is not kept: what a person calls a file is personal, and of no use. */
export const requestFile = z.object({
  id,
  type: z.enum(REQUEST_FILE_TYPES),
  bytes: z.number(),
  received_at: timestamp,
});
export type RequestFile = z.output<typeof requestFile>;

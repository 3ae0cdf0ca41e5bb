import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { requestToken } from './publicRequest';
import { answerFile, MAX_REQUEST_FILES, REQUEST_FILE_MAX_BYTES } from './requestFile';
import { readsRequest, writesRequest } from './requestCall';

/** A call that takes files for a request. */
const takesFiles = {
  bodyKind: 'file',
  // Room for the frame of a form around files of exactly the limit.
  bodyLimit: MAX_REQUEST_FILES * REQUEST_FILE_MAX_BYTES + 16 * 1024,
  oversize: { field: 'file', code: 'request_file_size' },
  status: 201,
  answer: z.object({
    /** How many the request has now. */
    files: z.number(),
  }),
} as const;

/**
 * Files for a request whose mailbox is confirmed and that is open. The token is in the path, so that a body is read for its holder alone;
 * lines of logs have the route, not the path. Fields of a form besides its files are left aside.
 */
export const addPublicRequestFiles = endpoint({
  name: 'addPublicRequestFiles',
  service: 'compliance',
  method: 'POST',
  path: '/public/sites/:site_key/requests/files/:token',
  auth: 'site',
  limit: 'request_files',
  summary: 'Adds files to a request, at most three of 5 MB each: PDF, JPG or PNG',
  params: z.object({ site_key: z.string(), token: requestToken }),
  ...takesFiles,
});

/** Scans of a form on paper, a power of attorney and the like. A PDF as the body itself, other kinds in a form. */
export const addRequestFiles = endpoint({
  ...writesRequest,
  name: 'addRequestFiles',
  method: 'POST',
  path: '/requests/:id/files',
  summary: 'Adds scans to a request that is open, at most three files of 5 MB each: PDF, JPG or PNG',
  params: z.object({ id }),
  ...takesFiles,
});

/**
 * Files for the answer that is being written, at most three of them with one answer. Each waits for an hour for the answer that names it.
 * 409 request_closed, answer_files_full; 422 request_file_missing, request_file_size, request_file_type.
 */
export const addAnswerFiles = endpoint({
  ...writesRequest,
  name: 'addAnswerFiles',
  method: 'POST',
  path: '/requests/:id/answer-files',
  summary: 'Uploads files for an answer, at most three of 5 MB each: PDF, JPG or PNG',
  params: z.object({ id }),
  ...takesFiles,
  answer: z.object({ files: z.array(answerFile) }),
});

/** 404 once an answer names the file: what a person was given stays until the page of the answer ends. */
export const removeAnswerFile = endpoint({
  ...writesRequest,
  name: 'removeAnswerFile',
  method: 'DELETE',
  path: '/requests/:id/answer-files/:fileId',
  summary: 'Deletes a file that waits for its answer',
  params: z.object({ id, fileId: id }),
});

/** As an attachment only: the platform opens no file. Each download is in the audit log. */
export const getRequestFile = endpoint({
  ...readsRequest,
  name: 'getRequestFile',
  path: '/requests/:id/files/:fileId',
  summary: 'A file of a request, as an attachment',
  params: z.object({ id, fileId: id }),
  files: ['application/octet-stream'],
});

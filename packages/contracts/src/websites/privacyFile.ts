import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang } from '../fields';

/** Largest privacy notice in bytes. */
export const PRIVACY_FILE_MAX_BYTES = 2 * 1024 * 1024;

const params = z.object({ id });
const path = '/applications/:id/privacyFile';
const query = z.strictObject({ language: lang });

/** Row 46. A PDF, as a multipart form field or as the body itself. */
export const savePrivacyFile = endpoint({
  name: 'savePrivacyFile',
  service: 'websites',
  method: 'PUT',
  path,
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: 'Uploads the privacy notice of one language as a PDF',
  params,
  query,
  bodyKind: 'file',
  // Room for the multipart frame around a file of exactly the limit.
  bodyLimit: PRIVACY_FILE_MAX_BYTES + 4096,
  status: 200,
  answer: z.object({ file_id: id, url: z.string() }),
  resource: 'application',
});

/** Row 46. */
export const deletePrivacyFile = endpoint({
  name: 'deletePrivacyFile',
  service: 'websites',
  method: 'DELETE',
  path,
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: 'Removes the uploaded privacy notice of one language from the draft',
  params,
  query,
  resource: 'application',
});

import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { cursorQuery, date, id, lang, list } from '../fields';
import { applicationId } from './consentFields';

/** What can be ordered. */
export const ORDERED_TYPES = [
  'consents',
  'consent_logs',
  'cookies',
  'daily',
  'audit',
  'site_config',
] as const;
export const ORDERED_FORMATS = ['csv', 'ndjson', 'json'] as const;
/** `report` is the PDF of a monthly report that took long (row 76). */
export const EXPORT_TYPES = [...ORDERED_TYPES, 'report'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];
export const EXPORT_FORMATS = [...ORDERED_FORMATS, 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const EXPORT_STATUSES = ['queued', 'running', 'ready', 'expired', 'failed'] as const;

/** A file that is made in the background and kept for seven days. */
export const exportJob = z.object({
  id: z.string(),
  application_id: z.string(),
  type: z.enum(EXPORT_TYPES),
  format: z.enum(EXPORT_FORMATS),
  status: z.enum(EXPORT_STATUSES),
  params: z.object({
    from: z.optional(z.string()),
    to: z.optional(z.string()),
    month: z.optional(z.string()),
    language: z.optional(lang),
  }),
  /** Share that is done, 0 to 1. */
  progress: z.number(),
  rows: z.number(),
  bytes: z.number(),
  /** Of the whole file, once it is ready. */
  sha256: z.optional(z.string()),
  file_name: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type ExportJob = z.output<typeof exportJob>;

/**
 * Row 77. Rows about visitors need role 10, daily figures only role 1, the audit log role 1000. An NDJSON of the log
 * can be verified offline. `language` is that of texts in the file.
 */
export const createExport = endpoint({
  name: 'createExport',
  service: 'consents',
  method: 'POST',
  path: '/exports',
  auth: 'bearer',
  role: 1,
  scope: 'exports:write',
  summary: 'Starts making a file',
  body: z.strictObject({
    application_id: applicationId,
    type: z.enum(ORDERED_TYPES),
    format: z.enum(ORDERED_FORMATS),
    from: z.optional(date),
    to: z.optional(date),
    language: z.optional(lang),
  }),
  status: 202,
  answer: exportJob,
  resource: 'application',
});

/** Row 78. Own files; an Admin sees everybody's. */
export const listExports = endpoint({
  name: 'listExports',
  service: 'consents',
  method: 'GET',
  path: '/exports',
  auth: 'bearer',
  role: 1,
  scope: 'exports:read',
  summary: 'Files of a website, newest first',
  query: z.strictObject({
    application_id: applicationId,
    cursor: cursorQuery.cursor,
    limit: cursorQuery.limit,
  }),
  answer: list(exportJob),
  resource: 'application',
});

const params = z.object({ id });

export const getExport = endpoint({
  name: 'getExport',
  service: 'consents',
  method: 'GET',
  path: '/exports/:id',
  auth: 'bearer',
  role: 1,
  scope: 'exports:read',
  summary: 'How far a file is',
  params,
  answer: exportJob,
  resource: 'export',
});

export const deleteExport = endpoint({
  name: 'deleteExport',
  service: 'consents',
  method: 'DELETE',
  path: '/exports/:id',
  auth: 'bearer',
  role: 1,
  scope: 'exports:write',
  summary: 'Stops making a file and removes it',
  params,
  resource: 'export',
});

/** Row 79. `Range` continues a download that was interrupted; `X-Content-SHA256` is of the whole file. */
export const downloadExport = endpoint({
  name: 'downloadExport',
  service: 'consents',
  method: 'GET',
  path: '/exports/:id/download',
  auth: 'bearer',
  role: 1,
  scope: 'exports:read',
  summary: 'The file',
  params,
  status: 200,
  files: ['text/csv', 'application/x-ndjson', 'application/json', 'application/pdf'],
  otherSuccesses: [{ status: 206, when: 'A part of the file, as `Range` asked.' }],
  resource: 'export',
});

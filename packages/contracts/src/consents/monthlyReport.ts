import * as z from 'zod/mini';
import { complianceCheck } from '../compliance/checks';
import { endpoint } from '../endpoint';
import { lang, month } from '../fields';
import { dpo } from '../identity/organizations';
import { applicationId, CONSENT_ACTIONS, CONSENT_METHODS } from './consentFields';
import { exportJob } from './exports';
import { periodFigures } from './summary';

/** Row 75: everything the report page and its PDF show. */
export const monthlyReport = z.object({
  month: z.string(),
  /** The month is not over: figures up to now. */
  partial: z.boolean(),
  application: z.object({
    id: z.string(),
    domain_name: z.string(),
    name: z.string(),
    /** A website of the demo: its decisions were made up. */
    sample: z.optional(z.literal(true)),
  }),
  /** With its data protection officer; null when it named none. */
  organization: z.object({ id: z.string(), name: z.string(), dpo: z.nullable(dpo) }),
  total_cookies: z.number(),
  unclassified_count: z.number(),
  ...periodFigures,
  by_action: z.array(z.object({ action: z.enum(CONSENT_ACTIONS), count: z.number() })),
  by_method: z.array(z.object({ method: z.enum(CONSENT_METHODS), count: z.number() })),
  by_template_version: z.array(z.object({ template_version: z.number(), count: z.number() })),
  /** What visitors did alone about their own records: saw them or took a copy, had their identifiers erased. */
  own_requests: z.object({ access: z.number(), erasure: z.number() }),
  previous_month: z.object({
    month: z.string(),
    unique_clients: z.number(),
    users_accepted: z.number(),
    users_customised: z.number(),
    users_declined: z.number(),
    shown: z.number(),
    consent_rate: z.nullable(z.number()),
  }),
  /** How the website stands when the report is made, whatever the month; none where that cannot be told. */
  checks: z.array(complianceCheck),
  generated_at: z.string(),
});
export type MonthlyReport = z.output<typeof monthlyReport>;

export const getMonthlyReport = endpoint({
  name: 'getMonthlyReport',
  service: 'consents',
  method: 'GET',
  path: '/reports/monthly',
  auth: 'bearer',
  role: 1,
  scope: 'reports:read',
  summary: 'Report of one month',
  query: z.strictObject({ application_id: applicationId, month }),
  answer: monthlyReport,
  resource: 'application',
});

/** Row 76. 200 with the PDF; 202 with an export when it takes long: the file is then found there. */
export const getMonthlyReportPdf = endpoint({
  name: 'getMonthlyReportPdf',
  service: 'consents',
  method: 'GET',
  path: '/reports/monthly.pdf',
  auth: 'bearer',
  role: 1,
  scope: 'reports:read',
  summary: 'Report of one month as a PDF',
  query: z.strictObject({ application_id: applicationId, month, language: z.optional(lang) }),
  status: 200,
  files: ['application/pdf'],
  otherSuccesses: [
    { status: 202, when: 'Drawing takes long: the file becomes an export.', answer: exportJob },
  ],
  resource: 'application',
});

import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang, list, month } from '../fields';

/** Reports of an organization, and people that one is sent to. */
export const MAX_PORTFOLIO_REPORTS = 50;
export const MAX_REPORT_RECIPIENTS = 20;
/** Months whose documents are kept and listed. */
export const KEPT_REPORT_MONTHS = 13;
/** From when on the report of the month before is made: the first day of a month, in Bangkok. */
export const REPORT_HOUR = 8;

/** A report that is made each month about the websites of an organization, or of a group with all below it. */
export const portfolioReport = z.object({
  id,
  organization_id: id,
  /** Null: every website of the organization. */
  group_id: z.nullable(id),
  /** Ids of members. Those who do not see all of its websites when it is sent get none. */
  recipients: z.array(id),
  /** Of document and mail. */
  language: lang,
  /** Documents that were made, newest first. */
  months: z.array(
    z.object({
      month: z.string(),
      made_at: z.string(),
      /** People who were mailed. */
      sent: z.number(),
      /** Websites in it. */
      websites: z.number(),
    }),
  ),
  /** For If-Match. */
  etag: z.string(),
  created_at: z.string(),
});
export type PortfolioReport = z.output<typeof portfolioReport>;

const common = { service: 'consents', auth: 'bearer' } as const;
/** Anything that is no organization of the caller is not found, whatever it looks like. */
const organization = z.string().check(z.minLength(1, 'required'), z.maxLength(64, 'not_found'));
const recipients = z.array(id).check(z.maxLength(MAX_REPORT_RECIPIENTS, 'out_of_range'));
const params = z.object({ id });

/** Those whose websites the caller sees all of. */
export const listPortfolioReports = endpoint({
  ...common,
  name: 'listPortfolioReports',
  method: 'GET',
  path: '/portfolioReports',
  role: ROLES.viewer,
  scope: 'reports:read',
  summary: 'Reports that are made each month about the websites of an organization or of a group',
  query: z.strictObject({ organization_id: organization }),
  answer: list(portfolioReport),
  resource: 'organization_id',
});

export const createPortfolioReport = endpoint({
  ...common,
  name: 'createPortfolioReport',
  method: 'POST',
  path: '/portfolioReports',
  role: ROLES.admin,
  scope: 'exports:write',
  summary: 'Orders a report for each month; the first one is about the present month',
  body: z.strictObject({
    organization_id: organization,
    group_id: z._default(z.nullable(id), null),
    recipients,
    language: lang,
  }),
  status: 201,
  answer: portfolioReport,
});

export const updatePortfolioReport = endpoint({
  ...common,
  name: 'updatePortfolioReport',
  ifMatch: 'required',
  method: 'PUT',
  path: '/portfolioReports/:id',
  role: ROLES.admin,
  scope: 'exports:write',
  summary: 'Changes who gets a report, and its language',
  params,
  body: z.strictObject({ recipients: z.optional(recipients), language: z.optional(lang) }),
  answer: portfolioReport,
  resource: 'portfolio_report',
});

export const deletePortfolioReport = endpoint({
  ...common,
  name: 'deletePortfolioReport',
  method: 'DELETE',
  path: '/portfolioReports/:id',
  role: ROLES.admin,
  scope: 'exports:write',
  summary: 'Ends a report and removes its documents',
  params,
  resource: 'portfolio_report',
});

/** The document as it was made: its figures do not change any more. */
export const getPortfolioReportPdf = endpoint({
  ...common,
  name: 'getPortfolioReportPdf',
  method: 'GET',
  path: '/portfolioReports/:id/months/:month',
  role: ROLES.viewer,
  scope: 'reports:read',
  summary: 'The report of a month as it was made (PDF)',
  params: z.object({ id, month }),
  files: ['application/pdf'],
  resource: 'portfolio_report',
});

/** Drawn now and kept nowhere, of the websites that the caller sees. */
export const previewPortfolioReport = endpoint({
  ...common,
  name: 'previewPortfolioReport',
  method: 'GET',
  path: '/portfolio.pdf',
  role: ROLES.viewer,
  scope: 'reports:read',
  summary: 'The report of a month so far, about the websites that the caller sees (PDF)',
  query: z.strictObject({
    organization_id: organization,
    group_id: z.optional(id),
    month,
    language: z.optional(lang),
  }),
  files: ['application/pdf'],
  resource: 'organization_id',
});

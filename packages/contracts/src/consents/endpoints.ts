import type { AnyEndpoint } from '../endpoint';
import { getConsentLog, listConsentLogs, verifyConsentLogs } from './consentLogs';
import { getConsentReceipt, getConsentReceiptLd, getOwnReceipt, getOwnReceiptLd } from './consentReceipt';
import { getConsentLogsDailyReport, getConsentsDailyReport } from './dailyReport';
import { createExport, deleteExport, downloadExport, getExport, listExports } from './exports';
import { recordConsent, recordServed } from './ingest';
import { getConsent, getConsentState, listConsents } from './listConsents';
import { getMonthlyReport, getMonthlyReportPdf } from './monthlyReport';
import { eraseOwnIdentifiers, getOwnConsent, getOwnToken } from './ownRecord';
import { getWebsiteOverview, listWebsiteOverviews } from './overview';
import { getPortfolioCsv, listPortfolio } from './portfolio';
import { getConsentProof } from './proof';
import { getTransparency, getTransparencyKeys } from './transparency';
import { getRefusedAlone } from './refusedAlone';
import { getApplicationSummary } from './summary';

/** Every call that the consents service answers, but for those about one day (`days/endpoints.ts`). Fixed words stand before parameters in the same place. */
export const consentsEndpoints: readonly AnyEndpoint[] = [
  getApplicationSummary,
  getRefusedAlone,
  getWebsiteOverview,
  listWebsiteOverviews,
  listPortfolio,
  getPortfolioCsv,
  getConsentsDailyReport,
  listConsents,
  getConsent,
  getConsentState,
  getConsentProof,
  getConsentReceipt,
  getConsentReceiptLd,
  getConsentLogsDailyReport,
  verifyConsentLogs,
  listConsentLogs,
  getConsentLog,
  getMonthlyReport,
  getMonthlyReportPdf,
  createExport,
  listExports,
  getExport,
  deleteExport,
  downloadExport,
  recordConsent,
  recordServed,
  getOwnConsent,
  getOwnToken,
  getOwnReceipt,
  getOwnReceiptLd,
  eraseOwnIdentifiers,
  getTransparencyKeys,
  getTransparency,
];

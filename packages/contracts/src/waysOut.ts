import type { ExportType } from './consents/exports';
import type { Scope } from './identity/scopes';
import type { LiveEvent } from './live/liveEvents';
import type { EventType, MessageType } from './notify/eventTypes';

/** What somebody must be allowed who gets data, however they leave. */
export interface WayOut {
  /** Those of the calls that read the same. */
  scopes: readonly Scope[];
  /** `organization`: what is in it goes beyond one website, so that rights for certain websites do not suffice. */
  about: 'application' | 'organization';
}

const application = (...scopes: Scope[]): WayOut => ({ scopes, about: 'application' });
const organization = (...scopes: Scope[]): WayOut => ({ scopes, about: 'organization' });

const exports: Record<`export.${ExportType}`, WayOut> = {
  'export.daily': application('reports:read'),
  'export.report': application('reports:read'),
  'export.consents': application('consents:read'),
  'export.consent_logs': application('consents:read'),
  'export.cookies': application('cookies:read'),
  'export.site_config': application('applications:read', 'templates:read', 'categories:read', 'cookies:read'),
  'export.audit': organization('audit:read'),
};

/** Webhooks belong to the organization and carry every website's events; `ping` carries nothing. */
const webhooks: Record<`webhook.${EventType | Exclude<MessageType, 'ping'>}`, WayOut> = {
  'webhook.template.published': organization('templates:read'),
  'webhook.application.verified': organization('applications:read'),
  'webhook.application.script_lost': organization('applications:read'),
  'webhook.scan.finished': organization('scans:read'),
  'webhook.scan.violation_found': organization('scans:read'),
  'webhook.cookie.discovered': organization('cookies:read'),
  'webhook.cookie.unclassified': organization('cookies:read'),
  'webhook.export.ready': organization('exports:read'),
  'webhook.report.monthly_ready': organization('reports:read'),
  'webhook.ledger.day_signed': organization('consents:read'),
  // No call tells a program about keys; the audit log does.
  'webhook.api_key.expiring': organization('audit:read'),
  'webhook.alert.raised': organization('alerts:read'),
  'webhook.alert.resolved': organization('alerts:read'),
  'webhook.request.received': organization('requests:read'),
  'webhook.request.due_soon': organization('requests:read'),
  'webhook.request.closed': organization('requests:read'),
  'webhook.consent.erased': organization('consents:read'),
  'webhook.consent.withdrawn': organization('consents:read'),
  'webhook.consent.recorded': organization('consents:read'),
  'webhook.consent.batch': organization('consents:read'),
};

/** The live stream takes no keys; what people of certain websites may follow is read here. */
const live: Record<`live.${LiveEvent['event']}`, WayOut> = {
  'live.figures': application('reports:read'),
  'live.decision': application('consents:read'),
  'live.scan': application('scans:read'),
  'live.export': application('exports:read'),
  'live.alert': application('alerts:read'),
};

/** Calls that answer with a file of data instead of fields. */
const documents = {
  'document.getMonthlyReportPdf': application('reports:read'),
  'document.getPortfolioCsv': application('reports:read'),
  'document.previewPortfolioReport': application('reports:read'),
  'document.getPortfolioReportPdf': application('reports:read'),
  'document.getDayRecordPdf': application(
    'templates:read',
    'reports:read',
    'cookies:read',
    'scans:read',
    'alerts:read',
  ),
  'document.getConsentReceiptLd': application('consents:read'),
  'document.getScanScreenshot': application('scans:read'),
  'document.getLeakReportPdf': application('scans:read'),
  'document.getPublicationCsv': application('templates:read'),
  'document.getBulkCsv': application('applications:read'),
  'document.watchScan': application('scans:read'),
  'document.getRequestLetterPdf': organization('requests:read'),
  'document.getRequestFile': organization('requests:read'),
  'document.getErasureCertificatePdf': organization('requests:read'),
  'document.getAppointmentLetterPdf': organization('papers:read'),
  'document.getSignedLetter': organization('papers:read'),
  'document.getTrainingList': organization('papers:read'),
  'document.getProcessingRecordPdf': organization('papers:read'),
  'document.getOfficeNoticePdf': organization('papers:read'),
  'document.getPersonsNoticePdf': organization('papers:read'),
  'document.getIncidentReportPdf': organization('papers:read'),
  'document.getKeptNotice': organization('papers:read'),
  // It lists exports and sign-ins of the audit log, with names and networks.
  'document.getIncidentEvidence': organization('papers:read', 'audit:read'),
  'document.downloadBinder': organization('papers:read'),
  'document.getConformityResultPdf': organization('papers:read'),
  'document.getProcessorAgreementPdf': organization('papers:read'),
  'document.getSignedAgreement': organization('papers:read'),
} satisfies Record<`document.${string}`, WayOut>;

/** Mails that carry data of websites or of the organization; all others are about the reader's own account. */
const mails = {
  'mail.scan_news': application('scans:read'),
  'mail.scan_failed': application('scans:read'),
  'mail.weekly_report': organization('reports:read'),
  'mail.webhook_gone': organization('webhooks:read'),
  'mail.webhook_failing': organization('webhooks:read'),
  'mail.alert_one': application('alerts:read'),
  'mail.alert_several': application('alerts:read'),
  'mail.alert_digest': application('alerts:read'),
  'mail.portfolio_report': organization('reports:read'),
  'mail.request_received': organization('requests:read'),
} satisfies Record<`mail.${string}`, WayOut>;

/** Every way on which data leave other than in the answer of the call that reads them. */
export const WAYS_OUT = { ...exports, ...webhooks, ...live, ...documents, ...mails } as const;
export type WayOutName = keyof typeof WAYS_OUT;
export const isWayOut = (name: string): name is WayOutName => Object.hasOwn(WAYS_OUT, name);

import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { isId } from '@yinyom/contracts/fields';
import { REPORT_MONTH } from './reportOf';

/** Ids to ask a call about. */
export interface About {
  site: string;
  /** Default: the same as the website, an id that no organization has. */
  organization?: string;
  consent: string;
  export: string;
  /** A monthly report. Default: the same as the website. */
  report?: string;
}

/** What calls cannot do without. */
const NEEDED: Record<string, Record<string, string>> = {
  getMonthlyReport: { month: '2026-01' },
  getMonthlyReportPdf: { month: '2026-01' },
  previewPortfolioReport: { month: REPORT_MONTH },
  getDayRecord: { day: '2026-01-02' },
  getDayRecordPdf: { day: '2026-01-02' },
  getChangedDays: { from: '2026-01-01', to: '2026-01-31' },
  getServedNotice: { version: '1', language: 'th' },
};

const pathOf = (endpoint: AnyEndpoint, about: About): string => {
  const ids: Record<string, string | undefined> = {
    application: about.site,
    export: about.export,
    portfolio_report: about.report ?? about.site,
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'month' ? REPORT_MONTH : (ids[endpoint.resource ?? ''] ?? about.consent),
  );
  const shape = (endpoint.query?.def as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  const query = new URLSearchParams();
  if ('application_id' in shape) query.set('application_id', about.site);
  if ('organization_id' in shape) query.set('organization_id', about.organization ?? about.site);
  if ('application_ids' in shape)
    query.set('application_ids', isId(about.site) ? about.site : 'a'.repeat(24));
  for (const [name, value] of Object.entries(NEEDED[endpoint.name] ?? {})) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
};

const bodyOf = ({ name }: AnyEndpoint, about: About): object | undefined => {
  switch (name) {
    case 'createExport':
      return { application_id: about.site, type: 'daily', format: 'csv' };
    case 'createPortfolioReport':
      return { organization_id: about.organization ?? about.site, recipients: [], language: 'th' };
    case 'updatePortfolioReport':
      return { language: 'en' };
    default:
      return undefined;
  }
};

/** A request that asks any call about something, with everything the call needs. */
export const requestOf = (endpoint: AnyEndpoint, about: About) => ({
  path: pathOf(endpoint, about),
  method: endpoint.method,
  body: bodyOf(endpoint, about),
  ...(endpoint.ifMatch && { headers: { 'if-match': '"0"' } }),
});

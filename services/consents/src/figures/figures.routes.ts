import { getConsentLogsDailyReport, getConsentsDailyReport } from '@yinyom/contracts/consents/dailyReport';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { WebsitesClient } from '../sites/siteDirectory';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { Unrecorded } from '../unrecorded/unrecorded.service';
import type { Figures } from './figures.service';
import { monthPeriod, periodOf } from './period';

interface Parts {
  access: ApplicationAccess;
  websites: WebsitesClient;
  figures: Figures;
  unrecorded: Pick<Unrecorded, 'missing'>;
  settings: Pick<Settings, 'MONTHLY_VISITOR_LIMIT' | 'FREE_UNTIL'>;
}

/** Rows 39, 69 and 72. */
export const bindFigures = (
  bind: RouteBinder,
  { access, websites, figures, unrecorded, settings }: Parts,
): void => {
  bind(getApplicationSummary, async (call) => {
    const application = await access(call, call.params.id);
    const period = periodOf(call.query);
    const month = bangkokDay(new Date()).slice(0, 7);
    const [cookies, summary, clients, missing] = await Promise.all([
      websites.getCookieCounts({ application_id: application.id }),
      figures.compared(application.id, period),
      figures.uniqueClients(application.id, monthPeriod(month, month)),
      unrecorded.missing(application.id, period.from, period.to),
    ]);
    const { id, domain_name, name } = application;
    return {
      application: { id, domain_name, name },
      total_cookies: cookies.total,
      unclassified_count: cookies.unclassified,
      violations: cookies.violations,
      last_scan: cookies.last_scan,
      ...summary,
      unrecorded: missing,
      usage: {
        month,
        unique_clients: clients,
        limit: settings.MONTHLY_VISITOR_LIMIT ?? null,
        free_until: settings.FREE_UNTIL ?? null,
      },
    };
  });

  bind(getConsentsDailyReport, async (call) => {
    const application = await access(call, call.query.application_id);
    return figures.daily(application.id, periodOf(call.query), 'clients');
  });

  bind(getConsentLogsDailyReport, async (call) => {
    const application = await access(call, call.query.application_id);
    return figures.daily(application.id, periodOf(call.query), 'types');
  });
};

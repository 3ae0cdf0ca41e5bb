import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import { CONSENT_ACTIONS, CONSENT_METHODS } from '@yinyom/contracts/consents/consentFields';
import type { MonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import { controllerName } from '../sites/controllerName';
import type { OwnRequestStore } from '../own-record/ownRequest.store';
import type { WebsitesClient } from '../sites/siteDirectory';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { counted, type Figures } from './figures.service';
import { monthBefore, monthPeriod, periodOf } from './period';
import { addTallies } from './tally';

/** What a report says about the website it is of. */
export interface ReportedApplication {
  id: string;
  domain_name: string;
  name: string;
  sample?: true;
  member: { organizationId: string; organizationName: string };
}

interface Deps {
  figures: Figures;
  websites: WebsitesClient;
  ownRequests: Pick<OwnRequestStore, 'counts'>;
}

/** Row 75: everything the report of a month shows. */
export const createMonthlyReport =
  ({ figures, websites, ownRequests }: Deps) =>
  /** @throws AppError 422 future_month */
  async (application: ReportedApplication, month: string): Promise<MonthlyReport> => {
    const now = new Date();
    const today = bangkokDay(now);
    const period = periodOf({ month }, now);
    const earlier = monthBefore(month);
    const { organizationId, organizationName } = application.member;
    const [cookies, contact, [facts], current, previous, own_requests] = await Promise.all([
      websites.getCookieCounts({ application_id: application.id }),
      websites.controllerOf({ application_id: application.id }),
      websites.listComplianceFacts({ organization_id: organizationId, application_ids: [application.id] }),
      figures.ofPeriod(application.id, period),
      figures.ofPeriod(application.id, monthPeriod(earlier, today)),
      ownRequests.counts(application.id, period),
    ]);
    const { counters } = current;
    const versions = addTallies(counters.map((counter) => counter.versions));
    const { unique_clients, users_accepted, users_customised, users_declined, shown, consent_rate } =
      previous.figures;
    return {
      month,
      partial: month === today.slice(0, 7),
      application: {
        id: application.id,
        domain_name: application.domain_name,
        name: application.name,
        ...(application.sample && { sample: true }),
      },
      organization: {
        id: organizationId,
        name: controllerName(contact, organizationName),
        dpo: contact?.dpo ?? null,
      },
      total_cookies: cookies.total,
      unclassified_count: cookies.unclassified,
      ...current.figures,
      by_action: counted(
        CONSENT_ACTIONS,
        counters.map(({ actions }) => actions),
      ).map(({ name, count }) => ({ action: name, count })),
      by_method: counted(
        CONSENT_METHODS,
        counters.map(({ methods }) => methods),
      ).map(({ name, count }) => ({ method: name, count })),
      by_template_version: Object.entries(versions)
        .map(([version, count]) => ({ template_version: Number(version), count }))
        .sort((a, b) => b.template_version - a.template_version),
      own_requests,
      previous_month: {
        month: earlier,
        unique_clients,
        users_accepted,
        users_customised,
        users_declined,
        shown,
        consent_rate,
      },
      checks: facts ? judgeCompliance(facts, { now, dpo: contact ? contact.dpo !== null : undefined }) : [],
      generated_at: now.toISOString(),
    };
  };
export type MonthlyReports = ReturnType<typeof createMonthlyReport>;

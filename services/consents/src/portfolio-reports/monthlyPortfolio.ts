import { REPORT_HOUR } from '@yinyom/contracts/consents/portfolioReport';
import { HOUR_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Logger } from '@yinyom/service-kit/logger';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import { documentFormat } from '../documents/documentFormat';
import { monthBefore } from '../figures/period';
import type { PortfolioReports } from './portfolioReport.service';
import type { PortfolioReportRecord, PortfolioReportStore } from './portfolioReport.store';

interface Parts {
  store: PortfolioReportStore;
  reports: Pick<PortfolioReports, 'draw' | 'pathOf' | 'isAlive'>;
  identity: Pick<IdentityClient, 'sendPortfolioReport'>;
  logger: Logger;
}

const EVERY_MS = 10 * MINUTE_MS;

/** The newest month whose report is due, YYYY-MM: the one before, from the first day of a month at eight in Bangkok on. */
export const monthDue = (now: Date): string =>
  monthBefore(bangkokDay(new Date(now.getTime() - REPORT_HOUR * HOUR_MS)).slice(0, 7));

/**
 * Makes the reports of the month that is over and mails those who were chosen, once each, whichever processes work on it: a
 * report is leased, a document that is stored stays, a mail has a key, and only then the month is done. An installation that was
 * off makes them later in the month; months that it missed as a whole are not made up.
 */
export const createMonthlyPortfolio = ({ store, reports, identity, logger }: Parts) => {
  let stopped = false;
  /** The day on which every report was last looked at. */
  let lookedOn: string | null = null;

  const make = async (record: PortfolioReportRecord, month: string, now: Date): Promise<void> => {
    const id = record._id.toHexString();
    if (!(await reports.isAlive(record))) return store.remove(record._id);
    const path = (await reports.pathOf(record)) ?? [];
    const { organization_id, group_id: groupId, language } = record;
    const of = { organizationId: organization_id, groupId, seen: null, month, language };
    const { pdf, figures } = await reports.draw(of, now);
    await store.putDocument(record._id, month, pdf);
    const { sent } = await identity.sendPortfolioReport({
      key: `portfolio ${id} ${month}`,
      organization_id,
      group_path: path,
      user_ids: record.recipients,
      language,
      month: documentFormat(language).month(month),
      websites: figures.rows.length,
      attention: figures.attention,
      decided: figures.decided,
    });
    await store.finish(record._id, { month, made_at: now, sent, websites: figures.rows.length });
  };

  /** Documents and recipients of closed organizations do not wait for the end of the month. @returns whether all were looked at */
  const removeOver = async (): Promise<boolean> => {
    let all = true;
    for await (const record of store.all()) {
      if (stopped) return false;
      try {
        if (!(await reports.isAlive(record))) await store.remove(record._id);
      } catch (error) {
        all = false;
        logger.warn({ err: error, report: record._id.toHexString() }, 'portfolio report not looked at yet');
      }
    }
    return all;
  };

  /** @returns how many reports were made */
  const run = async (now: Date = new Date()): Promise<number> => {
    const today = bangkokDay(now);
    if (lookedOn !== today && (await removeOver())) lookedOn = today;
    const month = monthDue(now);
    let made = 0;
    while (!stopped) {
      const record = await store.takeDue(month, now);
      if (!record) break;
      try {
        await make(record, month, now);
        made += 1;
      } catch (error) {
        // Its lease goes on: it is tried again, and the others do not wait for it.
        logger.warn({ err: error, report: record._id.toHexString() }, 'portfolio report not made yet');
      }
    }
    return made;
  };

  const repeated = scheduledJob('portfolio_report', run, EVERY_MS, logger, {
    done: 'portfolio reports made',
    failed: 'portfolio reports could not be made yet',
  });
  return {
    run,
    close: async (): Promise<void> => {
      stopped = true;
      await repeated.stop();
    },
  };
};

import { MAX_PORTFOLIO_REPORTS, type PortfolioReport } from '@yinyom/contracts/consents/portfolioReport';
import type { Lang } from '@yinyom/contracts/constants';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { AppError, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { monthBefore, periodOf } from '../figures/period';
import type { WebsitesClient } from '../sites/siteDirectory';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import type { MonthFigures, MonthFiguresOf } from './monthFigures';
import { portfolioDocument } from './portfolioDocument';
import type { PortfolioReportRecord, PortfolioReportStore } from './portfolioReport.store';
import { groupPathOf, reportedSites } from './reportScope';

interface Parts {
  store: PortfolioReportStore;
  figuresOf: MonthFiguresOf;
  websites: WebsitesClient;
  identity: Pick<IdentityClient, 'organizationContact' | 'brandOf' | 'findMembers'>;
  pdfs: PdfMaker;
}

/** What a document is about. */
export interface DocumentOf {
  organizationId: string;
  groupId: string | null;
  /** Websites that a caller sees; null: every one. */
  seen: readonly string[] | null;
  month: string;
  language: Lang;
}

export const toReport = (record: PortfolioReportRecord): PortfolioReport => ({
  id: record._id.toHexString(),
  organization_id: record.organization_id,
  group_id: record.group_id,
  recipients: record.recipients,
  language: record.language,
  months: record.months.map(({ made_at, ...made }) => ({ ...made, made_at: made_at.toISOString() })),
  etag: etagOf(record),
  created_at: record.created_at.toISOString(),
});

/** Orders for reports, and the documents of a month. */
export const createPortfolioReports = ({ store, figuresOf, websites, identity, pdfs }: Parts) => {
  /** @throws AppError 422 not_a_member */
  const checkRecipients = async (organizationId: string, recipients: readonly string[] | undefined) => {
    if (!recipients || recipients.length === 0) return;
    const found = await identity.findMembers({
      organization_id: organizationId,
      emails: [],
      user_ids: [...recipients],
    });
    const known = new Set(found.map(({ user_id }) => user_id));
    const at = recipients.findIndex((id) => !known.has(id));
    if (at !== -1) throw invalidField(`recipients.${at}`, 'not_a_member');
  };

  return {
    list: (organizationId: string) => store.list(organizationId),

    /** @throws AppError 404 */
    get: async (id: string): Promise<PortfolioReportRecord> => {
      const found = await store.get(id);
      if (!found) throw notFound();
      return found;
    },

    /** @throws AppError 404 for a group of others, 409 portfolio_reports_full, 422 not_a_member */
    create: async (
      given: Pick<PortfolioReportRecord, 'organization_id' | 'group_id' | 'recipients' | 'language'>,
      now: Date,
    ): Promise<PortfolioReport> => {
      if ((await groupPathOf(websites, given.organization_id, given.group_id)) === null) throw notFound();
      await checkRecipients(given.organization_id, given.recipients);
      if ((await store.list(given.organization_id)).length >= MAX_PORTFOLIO_REPORTS)
        throw new AppError(409, 'portfolio_reports_full', { values: { max: MAX_PORTFOLIO_REPORTS } });
      const done_month = monthBefore(bangkokDay(now).slice(0, 7));
      return toReport(
        await store.create({ ...given, recipients: [...new Set(given.recipients)], done_month }, now),
      );
    },

    /** @throws AppError 412, 422 not_a_member */
    update: async (
      record: PortfolioReportRecord,
      change: Partial<Pick<PortfolioReportRecord, 'recipients' | 'language'>>,
      revision: number,
    ): Promise<PortfolioReport> => {
      await checkRecipients(record.organization_id, change.recipients);
      return toReport(await store.update(record._id, change, revision));
    },

    remove: (record: PortfolioReportRecord) => store.remove(record._id),

    /** @throws AppError 404 for a month that was not made or is not kept */
    document: async (record: PortfolioReportRecord, month: string): Promise<Buffer> => {
      const found = await store.getDocument(record._id, month);
      if (!found) throw notFound();
      return found;
    },

    /** Whether there is anything to report about: its organization was not closed, and its group is there. */
    isAlive: async (record: PortfolioReportRecord): Promise<boolean> => {
      const contact = await identity.organizationContact({ organization_id: record.organization_id });
      if (contact === null) return false;
      return (await groupPathOf(websites, record.organization_id, record.group_id)) !== null;
    },

    pathOf: (record: Pick<PortfolioReportRecord, 'organization_id' | 'group_id'>) =>
      groupPathOf(websites, record.organization_id, record.group_id),

    /** Counts and draws a document now. @throws AppError 404, 422 future_month, 503 */
    draw: async (of: DocumentOf, now: Date): Promise<{ pdf: Buffer; figures: MonthFigures }> => {
      const { organizationId, groupId, seen, month, language } = of;
      const today = bangkokDay(now);
      const period = periodOf({ month }, now);
      const sites = await reportedSites(websites, organizationId, groupId, seen);
      const [path, contact] = await Promise.all([
        groupPathOf(websites, organizationId, groupId),
        identity.organizationContact({ organization_id: organizationId }),
      ]);
      const asked = { organization_id: organizationId, group_path: path ?? [], with_logos: true as const };
      const brand = await identity.brandOf(asked).catch(() => null);
      const figures = await figuresOf(sites, month, today);
      // A group has no name here; that of the controller of its websites is what a reader knows.
      const first = groupId === null ? undefined : figures.rows[0]?.application_id;
      const controller = first ? await websites.controllerOf({ application_id: first }) : null;
      const head = {
        organization: controller?.name ?? contact?.name ?? DOCUMENT_WORDS[language].none,
        group: null,
        period: { ...period, partial: month === today.slice(0, 7) },
        madeAt: now.toISOString(),
      };
      const pdf = await pdfs.make(organizationId, portfolioDocument(figures, head, language, brand));
      return { pdf, figures };
    },
  };
};
export type PortfolioReports = ReturnType<typeof createPortfolioReports>;

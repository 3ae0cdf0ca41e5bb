import type { Lang } from '@yinyom/contracts/constants';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import { createCategoryNames } from '../category-names/categoryNames';
import type { MonthlyReports, ReportedApplication } from '../figures/monthlyReport.service';
import type { WebsitesClient } from '../sites/siteDirectory';
import { reportDocument } from './reportDocument';
import type { ReportFileStore } from './reportFile.store';

/** Type of the categories that an organization made itself. */
const CUSTOM = 5;
/** Moves when the document looks different for the same figures. */
const LOOK = 7;

/** Row 76: the report of a month as a PDF, drawn once for the same figures. */
export const createReportPdf = (
  report: MonthlyReports,
  files: ReportFileStore,
  pdfs: PdfMaker,
  websites: WebsitesClient,
  identity: Pick<IdentityClient, 'brandOf'>,
) => {
  /** Without an answer a report is in the product's own name rather than not there. */
  const brandOf = async ({ id, member: { organizationId } }: ReportedApplication) => {
    const owner = await websites.getApplicationOwner({ application_id: id });
    const { group_path } = owner ?? {};
    const asked = { organization_id: organizationId, ...(group_path && { group_path }) };
    return identity.brandOf({ ...asked, with_logos: true }).catch(() => null);
  };

  const drawing = new Map<string, Promise<Buffer>>();

  /** @throws AppError 422 future_month, 503 when it cannot be drawn now */
  return async (application: ReportedApplication, month: string, lang: Lang): Promise<Buffer> => {
    const { generated_at, ...figures } = await report(application, month);
    const names = createCategoryNames(websites, application.id, lang);
    // The latest version of the month says how a category is called.
    const own = figures.by_category.some(({ type }) => type === CUSTOM);
    if (own) await names.learn(figures.by_template_version.map((entry) => entry.template_version));
    const called = figures.by_category.map(({ id }) => names.of(id) ?? '');
    const brand = await brandOf(application);
    const fingerprint = sha256(canonicalJson({ look: LOOK, called, ...figures, ...(brand && { brand }) }));
    const name = `${application.id}|${month}|${lang}`;
    const kept = await files.get(name, fingerprint);
    if (kept) return kept;
    const key = `${name}|${fingerprint}`;
    const running = drawing.get(key);
    if (running) return running;
    const work = pdfs
      .make(
        application.member.organizationId,
        reportDocument({ ...figures, generated_at }, lang, names, brand),
      )
      .then(async (pdf) => {
        await files.put(name, fingerprint, pdf);
        return pdf;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, work);
    return work;
  };
};
export type ReportPdf = ReturnType<typeof createReportPdf>;

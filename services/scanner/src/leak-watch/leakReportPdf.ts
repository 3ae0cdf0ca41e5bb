import type { Lang } from '@yinyom/contracts/constants';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import type { Site } from '../access/applicationAccess';
import type { LeakService } from './leak.service';
import { leakReport } from './leakReport';

interface Parts {
  leaks: Pick<LeakService, 'list' | 'stateOf'>;
  identity: Pick<IdentityClient, 'organizationContact' | 'brandOf'>;
  pdfs: PdfMaker;
  /** How long a caller waits, in milliseconds. */
  patienceMs: number;
}

/** Draws the report for the data protection officer. Its file is never stored. */
export const createLeakReportPdf = ({ leaks, identity, pdfs, patienceMs }: Parts) => {
  const drawing = createRepeatedDrawing(patienceMs);
  /** @throws AppError 503 with Retry-After while it is being drawn */
  return async (site: Site, lang: Lang): Promise<Buffer> => {
    const { organization_id, domain_name, group_path } = site;
    const [{ entities: findings }, { latest }, contact, brand] = await Promise.all([
      leaks.list(site),
      leaks.stateOf(site),
      identity.organizationContact({ organization_id }),
      // Without an answer a report is in the product's own name rather than not there.
      identity
        .brandOf({ organization_id, ...(group_path && { group_path }), with_logos: true })
        .catch(() => null),
    ]);
    const content = {
      domain_name,
      organization: contact?.name ?? '',
      dpo: contact?.dpo
        ? [contact.dpo.name, contact.dpo.email, contact.dpo.phone].filter(Boolean).join(' · ')
        : '',
      findings,
      latest,
      brand,
    };
    return drawing(`${site.id} ${lang} ${JSON.stringify(content)}`, () =>
      pdfs.make(organization_id, leakReport({ ...content, generated_at: new Date().toISOString() }, lang)),
    );
  };
};
export type LeakReportPdf = ReturnType<typeof createLeakReportPdf>;

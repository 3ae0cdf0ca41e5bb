import {
  acceptAgreement,
  getAgreement,
  getAgreementFile,
  getAgreementText,
  getOrganizationAgreement,
  getOrganizationAgreementFile,
} from '@yinyom/contracts/identity/agreement';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Response } from '@yinyom/service-kit/request/requestContext';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import { visitOf } from '../sessions/visit';
import type { AgreementService } from './agreement.service';
import { agreementPage } from './agreementFile';
import { headOf, type AgreementText } from './offeredAgreement';

/** Everybody may read the offered text; it changes only with a restart. */
const PUBLIC = 'public, max-age=60';
/** In the queue of documents, the owner of what belongs to no organization. */
const PLATFORM = 'platform';

const fileName = ({ version, sha256 }: AgreementText, ending: string): string =>
  `data-processing-agreement-${version}-${sha256.slice(0, 8)}.${ending}`;

const sendText = (res: Response, text: AgreementText): void => {
  res.status(200);
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="${fileName(text, 'txt')}"`);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.end(text.canonical);
};

export const agreementRoutes = (bind: RouteBinder, agreements: AgreementService, pdfs: PdfMaker): void => {
  const { offered } = agreements;
  // Drawn once: anybody may ask for it, as often as they like.
  let drawn: Promise<Buffer> | null = null;
  const offeredPdf = (): Promise<Buffer> => {
    drawn ??= pdfs.make(PLATFORM, agreementPage(offered, null)).catch((error: unknown) => {
      drawn = null;
      throw error;
    });
    return drawn;
  };

  bind(getAgreement, async ({ res }) => {
    res.setHeader('Cache-Control', PUBLIC);
    return headOf(offered);
  });
  bind(getAgreementText, async ({ res, query }) => {
    res.setHeader('Cache-Control', PUBLIC);
    return { ...headOf(offered), document: offered.documents[query.language] };
  });
  bind(getAgreementFile, async ({ res, query }) => {
    if (query.format === 'txt') sendText(res, offered);
    else sendPdf(res, fileName(offered, 'pdf'), await offeredPdf());
    return SENT;
  });
  bind(getOrganizationAgreement, async (call) => {
    const { organizationId } = await call.member(call.params.id);
    return agreements.stateOf(organizationId);
  });
  bind(acceptAgreement, async (call) =>
    agreements.accept(await call.member(call.params.id), call.body.sha256, visitOf(call)),
  );
  bind(getOrganizationAgreementFile, async (call) => {
    const { organizationId } = await call.member(call.params.id);
    const accepted = await agreements.accepted(organizationId);
    if (!accepted) throw notFound();
    const { text, acceptance } = accepted;
    if (call.query.format === 'txt') sendText(call.res, text);
    else
      sendPdf(
        call.res,
        fileName(text, 'pdf'),
        await pdfs.make(organizationId, agreementPage(text, acceptance)),
      );
    return SENT;
  });
};

import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import {
  getErasureCertificate,
  getErasureCertificatePdf,
  getRequestLetterPdf,
} from '@yinyom/contracts/requests/requestDocuments';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsScope, type Member } from '@yinyom/service-kit/auth/authorizer';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { LetterText } from '@yinyom/texts/sentences/requestLetter';
import { mayReadConsents } from '../register/mayReadConsents';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { certificateDocument } from './certificateDocument';
import type { Certify } from './certificate.service';
import { letterDocument } from './letterDocument';

interface Deps {
  requests: Pick<RequestStore, 'find'>;
  seals: Seals;
  certify: Certify;
  pdfs: PdfMaker;
  auditor: Auditor;
  /** How long a caller waits for a PDF. */
  patienceMs: number;
}
type OneCall = Pick<Call<AnyEndpoint>, 'member' | 'context'> & { params: { id: string } };

/** Letters and certificates of requests as files, for Admins and officers. Each is in the audit log. */
export const bindDocumentRoutes = (bind: RouteBinder, deps: Deps): void => {
  const { requests, seals, certify, pdfs, auditor, patienceMs } = deps;
  const drawing = createRepeatedDrawing(patienceMs);

  /** @throws AppError 401, 403, 404 */
  const open = async (call: OneCall) => openOwned(call, await requests.find(call.params.id));
  const note = ({ context }: OneCall, member: Member, action: AuditAction, record: RequestRecord) =>
    auditor.done(context, member, {
      action,
      target: { type: 'subject_request', id: String(record._id), label: record.number },
    });

  bind(getRequestLetterPdf, async (call) => {
    const { owned: record, member } = await open(call);
    needsWayOut(member, 'document.getRequestLetterPdf');
    const { letter: wanted } = call.query;
    const letter = record.letters.findLast(({ _id }) => wanted === undefined || String(_id) === wanted);
    if (!letter) throw notFound();
    if (letter.with_record) mayReadConsents(member);
    if (letter.with_processing) needsScope(member, 'papers:read');
    const { language, sha256, body } = letter;
    const text = JSON.parse(seals.open(record, body)) as LetterText;
    const pdf = await drawing(`letter ${String(letter._id)}`, () =>
      pdfs.make(record.organization_id, letterDocument(text, language, sha256)),
    );
    await note(call, member, 'request.letter_printed', record);
    sendPdf(call.res, `${record.number}-letter-${language}.pdf`, pdf);
    return SENT;
  });

  bind(getErasureCertificate, async (call) => {
    const { owned: record, member } = await open(call);
    const certificate = await certify(record, member.organizationName);
    await note(call, member, 'request.certified', record);
    return certificate;
  });

  bind(getErasureCertificatePdf, async (call) => {
    const { owned: record, member } = await open(call);
    needsWayOut(member, 'document.getErasureCertificatePdf');
    const { language = call.context.lang } = call.query;
    const certificate = await certify(record, member.organizationName);
    const pdf = await drawing(`certificate ${String(record._id)} ${language}`, () =>
      pdfs.make(record.organization_id, certificateDocument(certificate, language)),
    );
    await note(call, member, 'request.certified', record);
    sendPdf(call.res, `${record.number}-certificate-${language}.pdf`, pdf);
    return SENT;
  });
};

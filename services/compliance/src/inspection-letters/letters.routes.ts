import {
  answerInspectionLetter,
  createInspectionLetter,
  getCoverLetterPdf,
  getInspectionLetter,
  listInspectionLetters,
  updateInspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetters';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { requiredRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { RequestAccess } from '../administration/requestAccess';
import { coverDocument } from './coverDocument';
import { coverHash } from './coverText';
import type { DraftCover } from './draftCover';
import type { LetterRecord } from './LetterRecord';
import type { InspectionLetterService } from './letters.service';
import { toLetter } from './toLetter';

interface Deps {
  access: Pick<RequestAccess, 'worker'>;
  service: InspectionLetterService;
  draftCover: DraftCover;
  pdfs: PdfMaker;
  auditor: Auditor;
  /** How long a caller waits for a PDF. */
  patienceMs: number;
}

/** Letters of regulators, for Admins and officers. Each opening and each change is in the audit log, without its words. */
export const bindInspectionLetterRoutes = (bind: RouteBinder, deps: Deps): void => {
  const { access, service, draftCover, pdfs, auditor, patienceMs } = deps;
  const drawing = createRepeatedDrawing(patienceMs);

  const note = (context: RequestContext, member: Member, action: AuditAction, record: LetterRecord) =>
    auditor.done(context, member, {
      action,
      // Its number is sealed, so that the log names the day that it is due.
      target: { type: 'inspection_letter', id: String(record._id), label: record.due_date },
    });
  const personOf = async (context: RequestContext, member: Member) => {
    const { id, name } = (await access.worker(context, member)).actor;
    return { id, name };
  };
  const whole = (res: Parameters<typeof setEtag>[0], record: LetterRecord) => {
    setEtag(res, record);
    return toLetter(record, service.open(record));
  };

  bind(listInspectionLetters, async ({ member, params, query }) =>
    service.list((await member(params.id)).organizationId, query),
  );

  bind(createInspectionLetter, async ({ member, params, body, context, res }) => {
    const caller = await member(params.id);
    const by = await personOf(context, caller);
    const record = await service.create(caller.organizationId, by, body);
    await note(context, caller, 'letter.entered', record);
    return whole(res, record);
  });

  bind(getInspectionLetter, async ({ member, params, context, res }) => {
    const caller = await member(params.id);
    const record = await service.find(caller.organizationId, params.lid);
    await note(context, caller, 'letter.opened', record);
    return whole(res, record);
  });

  bind(updateInspectionLetter, async ({ member, params, body, context, req, res }) => {
    const caller = await member(params.id);
    const record = await service.update(caller.organizationId, params.lid, body, requiredRevision(req));
    await note(context, caller, 'letter.changed', record);
    return whole(res, record);
  });

  bind(answerInspectionLetter, async ({ member, params, body, context, req, res }) => {
    const caller = await member(params.id);
    const by = await personOf(context, caller);
    const { organizationId, organizationName } = caller;
    const seen = requiredRevision(req);
    const record = await service.answer(organizationId, organizationName, params.lid, by, body, seen);
    await note(context, caller, 'letter.answered', record);
    return whole(res, record);
  });

  bind(getCoverLetterPdf, async ({ member, params, query: { language }, context, res }) => {
    const caller = await member(params.id);
    const record = await service.find(caller.organizationId, params.lid);
    const content = service.open(record);
    const stored = record.state === 'answered' ? service.openCovers(record).at(-1) : undefined;
    const text =
      stored?.[language] ?? (await draftCover(record, content, caller.organizationName, null))(language);
    const sha256 = coverHash(text);
    const pdf = await drawing(`cover ${String(record._id)} ${language} ${sha256}`, () =>
      pdfs.make(caller.organizationId, coverDocument(text, language, stored ? sha256 : null)),
    );
    await note(context, caller, 'letter.cover_printed', record);
    sendPdf(res, `cover-letter-${language}.pdf`, pdf);
    return SENT;
  });
};

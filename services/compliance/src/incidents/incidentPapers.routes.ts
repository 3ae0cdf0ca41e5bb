import type { Lang } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import {
  getIncidentEvidence,
  getIncidentReportPdf,
  getOfficeNoticePdf,
  getPersonsNoticePdf,
} from '@yinyom/contracts/papers/incidentPapers';
import type { WayOutName } from '@yinyom/contracts/waysOut';
import { heavyWork } from '@yinyom/service-kit/admission/heavyWork';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import { organizationOf } from '../controllers/controllerKey';
import type { ReadEvidence } from './evidence.service';
import type { IncidentPaper } from './incidentParts';
import { incidentReportDocument } from './incidentReportDocument';
import type { IncidentsService } from './incidents.service';
import { officeNoticeDocument } from './officeNoticeDocument';
import { personsNoticeDocument } from './personsNoticeDocument';
import type { ToIncident } from './toIncident';

interface Deps {
  service: Pick<IncidentsService, 'find'>;
  show: ToIncident;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'>;
  readEvidence: ReadEvidence;
  pdfs: PdfMaker;
  auditor: Auditor;
  /** How long a caller waits for a PDF. */
  patienceMs: number;
  now(): Date;
}

type OneCall = Pick<Call<AnyEndpoint>, 'member' | 'context' | 'res'> & {
  params: { id: string; iid: string };
};

/** Documents and evidence of incidents, for Admins and officers. Each is in the audit log. */
export const bindIncidentPapers = (bind: RouteBinder, deps: Deps): void => {
  const { service, show, identity, readEvidence, pdfs, auditor, patienceMs, now } = deps;
  const drawing = createRepeatedDrawing(patienceMs);

  /** @throws AppError 401, 403, 404; 503 while it is being drawn */
  const print = async (
    call: OneCall,
    way: WayOutName,
    name: string,
    lang: Lang,
    draw: (paper: IncidentPaper, lang: Lang) => string,
  ): Promise<typeof SENT> => {
    const member = await call.member(call.params.id);
    needsWayOut(member, way);
    const record = await service.find(member.organizationId, call.params.iid);
    const contact = await identity.organizationContact({ organization_id: member.organizationId });
    if (!contact) throw notFound();
    const incident = show.toWhole(record);
    // Without the moment, so that a repeated request gets the drawing that it waits for; by hour, as time decides what is late.
    const made = now();
    const key = canonicalJson([
      name,
      lang,
      incident.id,
      incident.etag,
      contact,
      made.toISOString().slice(0, 13),
    ]);
    const pdf = await drawing(key, () =>
      pdfs.make(member.organizationId, draw({ incident, contact, made }, lang)),
    );
    await note(call, member, 'incident.printed', incident);
    sendPdf(call.res, `${record.number}-${name}-${lang}.pdf`, pdf);
    return SENT;
  };
  const note = (
    { context }: OneCall,
    member: Member,
    action: 'incident.printed' | 'incident.evidence_read',
    { id, number }: { id: string; number: string },
  ) => auditor.done(context, member, { action, target: { type: 'incident', id, label: number } });

  bind(getOfficeNoticePdf, (call) => {
    const language = call.query.language ?? (call.context.lang === 'th' ? 'th' : 'en');
    return print(call, 'document.getOfficeNoticePdf', 'office-notice', language, officeNoticeDocument);
  });

  bind(getPersonsNoticePdf, (call) => {
    const { language = call.context.lang } = call.query;
    return print(call, 'document.getPersonsNoticePdf', 'persons-notice', language, personsNoticeDocument);
  });

  bind(getIncidentReportPdf, (call) => {
    const { language = call.context.lang } = call.query;
    return print(call, 'document.getIncidentReportPdf', 'report', language, incidentReportDocument);
  });

  bind(getIncidentEvidence, async (call) => {
    const member = await call.member(call.params.id);
    needsWayOut(member, 'document.getIncidentEvidence');
    const record = await service.find(member.organizationId, call.params.iid);
    const evidence = await readEvidence(record, (work) =>
      heavyWork(organizationOf(member.organizationId), work),
    );
    await note(call, member, 'incident.evidence_read', { id: String(record._id), number: record.number });
    return evidence;
  });
};

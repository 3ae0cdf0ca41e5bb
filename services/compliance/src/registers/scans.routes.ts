import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import {
  getSignedLetter,
  getTrainingList,
  saveSignedLetter,
  saveTrainingList,
} from '@yinyom/contracts/papers/paperScans';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { uploadedPdf } from '@yinyom/service-kit/http/uploadedPdf';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { RequestAccess } from '../administration/requestAccess';
import { createSavedBy } from '../processing-record/savedBy';
import type { SignedScans } from '../signed-scans/createSignedScans';
import type { PaperFileOwner } from '../signed-scans/paperFile.store';
import { letterOf, listOf } from './scanOwners';
import type { Trainings } from './trainings.service';

interface Deps {
  trainings: Pick<Trainings, 'find'>;
  scans: SignedScans;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
}

/** Scans of the letter of appointment and of lists of trainings. Each upload and each download is in the audit log. */
export const bindScanRoutes = (bind: RouteBinder, { trainings, scans, access, auditor }: Deps): void => {
  const savedBy = createSavedBy(access);
  const note = (context: RequestContext, member: Member, action: AuditAction, label: string) =>
    auditor.done(context, member, {
      action,
      target: { type: 'organization', id: member.organizationId, label },
    });
  /** @throws AppError 404 without a scan */
  const read = async (owner: PaperFileOwner, scan: string | undefined): Promise<Buffer> => {
    const wanted = scan ?? (await scans.list(owner))[0]?.id;
    if (wanted === undefined) throw notFound();
    return scans.read(owner, wanted);
  };

  bind(saveSignedLetter, async ({ member, params, req, context }) => {
    const caller = await member(params.id);
    const by = await savedBy(context, caller);
    const { scan } = await scans.take(letterOf(caller.organizationId), uploadedPdf(req), by);
    await note(context, caller, 'paper.scan_uploaded', caller.organizationName);
    return scan;
  });
  bind(getSignedLetter, async ({ member, params, query, res, context }) => {
    const caller = await member(params.id);
    needsWayOut(caller, 'document.getSignedLetter');
    const pdf = await read(letterOf(caller.organizationId), query.signed_scan);
    await note(context, caller, 'paper.scan_downloaded', caller.organizationName);
    sendPdf(res, 'appointment-letter-signed.pdf', pdf);
    return SENT;
  });

  bind(saveTrainingList, async ({ member, params, req, context }) => {
    const caller = await member(params.id);
    const { subject } = await trainings.find(caller.organizationId, params.tid);
    const by = await savedBy(context, caller);
    const { scan } = await scans.take(listOf(caller.organizationId, params.tid), uploadedPdf(req), by);
    await note(context, caller, 'paper.scan_uploaded', subject);
    return scan;
  });
  bind(getTrainingList, async ({ member, params, query, res, context }) => {
    const caller = await member(params.id);
    needsWayOut(caller, 'document.getTrainingList');
    const { subject, held_on } = await trainings.find(caller.organizationId, params.tid);
    const pdf = await read(listOf(caller.organizationId, params.tid), query.signed_scan);
    await note(context, caller, 'paper.scan_downloaded', subject);
    sendPdf(res, `training-${held_on}.pdf`, pdf);
    return SENT;
  });
};

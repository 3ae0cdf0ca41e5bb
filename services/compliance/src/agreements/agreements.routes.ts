import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import {
  createProcessorAgreement,
  deleteProcessorAgreement,
  endProcessorAgreement,
  getProcessorAgreement,
  getProcessorAgreementPdf,
  getSignedAgreement,
  listProcessorAgreements,
  reopenProcessorAgreement,
  reviewProcessorAgreement,
  sendProcessorAgreement,
  updateProcessorAgreement,
  uploadSignedAgreement,
} from '@yinyom/contracts/papers/agreements';
import { decideProcessorProposal, listProcessorProposals } from '@yinyom/contracts/papers/processorProposals';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { requiredRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import { uploadedPdf } from '@yinyom/service-kit/http/uploadedPdf';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { RequestAccess } from '../administration/requestAccess';
import type { AgreementRecord } from './AgreementRecord';
import type { AgreementAccess } from './agreementAccess';
import type { AgreementsService, OneSeen } from './agreements.service';
import type { Proposals } from './proposals.service';
import { shownTo } from './shownSources';
import type { AgreementSteps } from './steps.service';

interface Deps {
  people: Pick<RequestAccess, 'worker'>;
  access: AgreementAccess;
  service: AgreementsService;
  steps: AgreementSteps;
  proposals: Proposals;
  auditor: Auditor;
}
type OneCall = Pick<Call<AnyEndpoint>, 'member' | 'context' | 'req' | 'res'> & {
  params: { id: string; gid: string };
};

/** Agreements with processors, for Admins and officers. Each change and each file is in the audit log. */
export const bindAgreementRoutes = (bind: RouteBinder, deps: Deps): void => {
  const { people, access, service, steps, proposals, auditor } = deps;

  const actorOf = async ({ context }: Pick<OneCall, 'context'>, member: Member): Promise<PaperActor> => {
    const { kind, id, name } = (await people.worker(context, member)).actor;
    return { kind: kind === 'api_key' ? 'api_key' : 'user', id, name };
  };
  const note = (
    { context }: Pick<OneCall, 'context'>,
    member: Member,
    action: AuditAction,
    { _id, content }: AgreementRecord,
  ) =>
    auditor.done(context, member, {
      action,
      target: { type: 'processor_agreement', id: String(_id), label: content.processor.name },
    });
  /** Changes the agreement that a call names, notes it, and answers with it. */
  const changed = async (
    call: OneCall,
    action: AuditAction,
    change: (one: OneSeen, by: PaperActor, member: Member) => Promise<AgreementRecord>,
  ) => {
    const member = await call.member(call.params.id);
    const by = await actorOf(call, member);
    const { organizationId } = member;
    const seen = requiredRevision(call.req);
    const record = await change({ organizationId, id: call.params.gid, seen }, by, member);
    await note(call, member, action, record);
    setEtag(call.res, record);
    return access.show(record);
  };

  bind(listProcessorAgreements, async ({ member, params, query }) =>
    service.list((await member(params.id)).organizationId, query),
  );

  bind(createProcessorAgreement, async (call) => {
    const member = await call.member(call.params.id);
    const by = await actorOf(call, member);
    const record = await service.create(member.organizationId, { by, member }, call.body);
    await note(call, member, 'paper.agreement_added', record);
    setEtag(call.res, record);
    return access.show(record);
  });

  bind(getProcessorAgreement, async ({ member, params, res }) => {
    const record = await access.find((await member(params.id)).organizationId, params.gid);
    setEtag(res, record);
    return access.show(record);
  });

  bind(updateProcessorAgreement, (call) =>
    changed(call, 'paper.agreement_saved', (one, by, member) =>
      service.update(one, { by, member }, call.body),
    ),
  );
  bind(sendProcessorAgreement, (call) => changed(call, 'paper.agreement_sent', steps.send));
  bind(reopenProcessorAgreement, (call) => changed(call, 'paper.agreement_reopened', steps.reopen));
  bind(uploadSignedAgreement, (call) =>
    changed(call, 'paper.agreement_signed', (one, by) =>
      steps.sign(one, by, uploadedPdf(call.req), call.query.signed_on),
    ),
  );
  bind(reviewProcessorAgreement, (call) =>
    changed(call, 'paper.agreement_reviewed', (one, by) => steps.review(one, by, call.body)),
  );
  bind(endProcessorAgreement, (call) =>
    changed(call, 'paper.agreement_ended', (one, by) => steps.end(one, by, call.body)),
  );

  bind(deleteProcessorAgreement, async (call) => {
    const member = await call.member(call.params.id);
    await note(
      call,
      member,
      'paper.agreement_deleted',
      await service.remove(member.organizationId, call.params.gid),
    );
    return undefined;
  });

  bind(getProcessorAgreementPdf, async (call) => {
    const member = await call.member(call.params.id);
    needsWayOut(member, 'document.getProcessorAgreementPdf');
    const { record, pdf } = await steps.paper(member.organizationId, call.params.gid);
    await note(call, member, 'paper.agreement_printed', record);
    sendPdf(call.res, `agreement-${String(record._id)}${record.sent ? '' : '-draft'}.pdf`, pdf);
    return SENT;
  });

  bind(getSignedAgreement, async (call) => {
    const member = await call.member(call.params.id);
    needsWayOut(member, 'document.getSignedAgreement');
    const { gid, sid } = call.params;
    const { record, pdf } = await steps.file(member.organizationId, gid, sid);
    await note(call, member, 'paper.agreement_printed', record);
    sendPdf(call.res, `agreement-${gid}-${sid}.pdf`, pdf);
    return SENT;
  });

  bind(listProcessorProposals, async (call) => {
    const member = await call.member(call.params.id);
    return proposals.list(member.organizationId, shownTo(member));
  });

  bind(decideProcessorProposal, async (call) => {
    const member = await call.member(call.params.id);
    const by = await actorOf(call, member);
    const seen = requiredRevision(call.req);
    const decided = await proposals.decide(member.organizationId, by, call.body, seen, shownTo(member));
    await auditor.done(call.context, member, {
      action: 'paper.processor_decided',
      target: { type: 'processor', id: decided.subject, label: decided.title },
      changes: [{ field: 'verdict', before: undefined, after: decided.verdict }],
    });
    return decided;
  });
};

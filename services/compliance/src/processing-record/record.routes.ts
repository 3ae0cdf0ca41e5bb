import { ROLES } from '@yinyom/contracts/constants';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import {
  createProcessingActivity,
  getProcessingActivity,
  listActivityVersions,
  listProcessingActivities,
  refreshProcessingActivities,
  updateProcessingActivity,
} from '@yinyom/contracts/papers/activities';
import { decideFoundForm, listFoundForms } from '@yinyom/contracts/papers/foundForms';
import { getProcessingRecord, getProcessingRecordPdf } from '@yinyom/contracts/papers/processingRecord';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsScope, type Member } from '@yinyom/service-kit/auth/authorizer';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { requiredRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { RequestAccess } from '../administration/requestAccess';
import type { ActivitiesService } from './activities.service';
import type { ActivityRecord } from './ActivityRecord';
import type { FoundFormsService } from './foundForms.service';
import type { ReadProcessingRecord } from './processingRecord.service';
import type { RecordPdf } from './recordPdf';
import type { RefreshService } from './refresh.service';
import { createSavedBy } from './savedBy';
import { toActivity } from './toActivity';

interface Deps {
  access: Pick<RequestAccess, 'worker'>;
  service: ActivitiesService;
  refresh: RefreshService;
  foundForms: FoundFormsService;
  readRecord: ReadProcessingRecord;
  recordPdf: RecordPdf;
  auditor: Auditor;
}

/** The record of processing, for Admins and officers. */
export const bindRecordRoutes = (bind: RouteBinder, deps: Deps): void => {
  const { access, service, refresh, foundForms, readRecord, recordPdf, auditor } = deps;

  const savedBy = createSavedBy(access);
  const note = (
    context: RequestContext,
    member: Member,
    action: AuditAction,
    { activity_id: id, name }: Pick<ActivityRecord, 'activity_id' | 'name'>,
  ) => {
    const label = name.en ?? name.th ?? '';
    return auditor.done(context, member, { action, target: { type: 'processing_activity', id, label } });
  };
  const aboutAll = (context: RequestContext, member: Member, action: AuditAction) =>
    auditor.done(context, member, {
      action,
      target: { type: 'organization', id: member.organizationId, label: member.organizationName },
    });

  bind(listProcessingActivities, async ({ member, params, query }) =>
    service.list((await member(params.id)).organizationId, query),
  );

  bind(createProcessingActivity, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    const made = await service.create(caller.organizationId, await savedBy(context, caller), body, caller);
    await note(context, caller, 'paper.activity_added', made);
    return toActivity(made);
  });

  bind(refreshProcessingActivities, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    const by = await savedBy(context, caller);
    const refreshed = await refresh(caller.organizationId, by, body.apply);
    if (body.apply && refreshed.differences.length > 0) await aboutAll(context, caller, 'paper.refreshed');
    return refreshed;
  });

  bind(getProcessingActivity, async ({ member, params, res }) => {
    const { organizationId } = await member(params.id);
    const activity = await service.read(organizationId, params.aid);
    setEtag(res, { revision: activity.version });
    return activity;
  });

  bind(updateProcessingActivity, async ({ member, params, body, req, res, context }) => {
    const caller = await member(params.id);
    const by = await savedBy(context, caller);
    const saved = await service.update(caller.organizationId, params.aid, by, body, {
      seen: requiredRevision(req),
      caller,
    });
    await note(context, caller, 'paper.activity_saved', saved);
    setEtag(res, { revision: saved.version });
    return toActivity(saved);
  });

  bind(listActivityVersions, async ({ member, params, query }) =>
    service.versions((await member(params.id)).organizationId, params.aid, query),
  );

  bind(listFoundForms, async ({ member, params }) => {
    const caller = await member(params.id);
    needsScope(caller, 'scans:read');
    return foundForms.list(caller.organizationId);
  });

  bind(decideFoundForm, async ({ member, params, body, req, context }) => {
    const caller = await member(params.id);
    needsScope(caller, 'scans:read');
    const by = await savedBy(context, caller);
    const decided = await foundForms.decide(caller.organizationId, by, body, requiredRevision(req));
    await auditor.done(context, caller, {
      action: 'paper.form_decided',
      target: { type: 'application', id: decided.form.application_id, label: decided.form.website },
      changes: [{ field: 'verdict', before: decided.before, after: decided.form.verdict }],
    });
    return decided.form;
  });

  bind(getProcessingRecord, async ({ member, params }) => {
    const { organizationId, role, flags } = await member(params.id);
    const record = await readRecord(organizationId);
    if (role >= ROLES.admin || flags?.includes('dpo')) return record;
    // Each refusal is about one person, whom colleagues may recognize.
    return { ...record, refusals: { ...record.refusals, entities: [] } };
  });

  bind(getProcessingRecordPdf, async ({ member, params, query, context, res }) => {
    const caller = await member(params.id);
    needsWayOut(caller, 'document.getProcessingRecordPdf');
    const { language = context.lang } = query;
    const pdf = await recordPdf(caller.organizationId, language);
    await aboutAll(context, caller, 'paper.printed');
    sendPdf(res, `processing-record-${language}.pdf`, pdf);
    return SENT;
  });
};

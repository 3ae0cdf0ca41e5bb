import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import {
  addIncidentEntry,
  createIncident,
  getIncident,
  listIncidents,
  updateIncident,
} from '@yinyom/contracts/papers/incidents';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { requiredRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { RequestAccess } from '../administration/requestAccess';
import type { IncidentActor, IncidentRecord } from './IncidentRecord';
import type { IncidentsService, SavedIncident } from './incidents.service';
import type { KeptNotices } from './keptNotices';
import type { ToIncident } from './toIncident';

interface Deps {
  access: Pick<RequestAccess, 'worker'>;
  service: IncidentsService;
  show: ToIncident;
  kept: Pick<KeptNotices, 'keep'>;
  auditor: Auditor;
}

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** The audit log has the hash of each entry of a timeline, so that nothing can be taken out of it unnoticed. */
const hashesOf = ({ added }: SavedIncident): Change[] =>
  added.map(({ kind, sha256 }) => ({ field: `entry.${kind}`, before: null, after: sha256 }));
const awareOf = ({ added }: SavedIncident): Change[] =>
  added.flatMap(({ kind, before, after }) =>
    kind === 'aware_changed'
      ? [{ field: 'aware_at', before: before?.toISOString() ?? null, after: after?.toISOString() ?? null }]
      : [],
  );

const actionOf = ({ added }: SavedIncident): AuditAction => {
  const kinds = added.map(({ kind }) => kind);
  if (kinds.includes('aware_changed')) return 'incident.aware_changed';
  return kinds.includes('state_changed') || kinds.includes('reopened')
    ? 'incident.state_changed'
    : 'incident.updated';
};

/** Breaches of personal data, for Admins and officers. Each opening and each change is in the audit log, without what people wrote. */
export const bindIncidentRoutes = (
  bind: RouteBinder,
  { access, service, show, kept, auditor }: Deps,
): void => {
  const workerOf = async (context: RequestContext, member: Member): Promise<IncidentActor> => {
    const { kind, id, name } = (await access.worker(context, member)).actor;
    return { kind: kind === 'api_key' ? 'api_key' : 'user', id, name };
  };
  const note = (
    context: RequestContext,
    member: Member,
    action: AuditAction,
    record: IncidentRecord,
    changes?: Change[],
  ) =>
    auditor.done(context, member, {
      action,
      target: { type: 'incident', id: String(record._id), label: record.number },
      ...(changes && { changes }),
    });

  bind(listIncidents, async ({ member, params, query }) =>
    service.list((await member(params.id)).organizationId, query),
  );

  bind(createIncident, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    const made = await service.create(caller.organizationId, await workerOf(context, caller), body);
    await note(context, caller, 'incident.entered', made.record, hashesOf(made));
    return show.toSummary(made.record);
  });

  bind(getIncident, async ({ member, params, context, res }) => {
    const caller = await member(params.id);
    const record = await service.find(caller.organizationId, params.iid);
    await note(context, caller, 'incident.opened', record);
    setEtag(res, record);
    return show.toWhole(record);
  });

  bind(updateIncident, async ({ member, params, body, req, res, context }) => {
    const caller = await member(params.id);
    const by = await workerOf(context, caller);
    const seen = requiredRevision(req);
    const saved = await service.update(caller.organizationId, params.iid, by, body, seen);
    const notices = (await kept.keep(caller.organizationId, saved, by)).map((sha256): Change => ({
      field: 'content_sha256',
      before: null,
      after: sha256,
    }));
    const changes = [...awareOf(saved), ...hashesOf(saved), ...notices];
    await note(context, caller, actionOf(saved), saved.record, changes);
    setEtag(res, saved.record);
    return show.toWhole(saved.record);
  });

  bind(addIncidentEntry, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    const by = await workerOf(context, caller);
    const saved = await service.add(caller.organizationId, params.iid, by, body);
    await note(context, caller, 'incident.entry_added', saved.record, hashesOf(saved));
    return show.toSummary(saved.record);
  });
};

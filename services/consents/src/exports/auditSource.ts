import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { bangkokTime } from '@yinyom/contracts/time/bangkokTime';
import type { ExportRow } from './exportFormat';
import type { ExportSource } from './exportSource';

const COLUMNS = [
  'seq',
  'at',
  'at_bangkok',
  'actor_id',
  'actor_name',
  'actor_kind',
  'action',
  'target_type',
  'target_id',
  'target_label',
  'result',
  'ip_truncated',
  'request_id',
  'changes',
  'hash',
  'actor_external',
  'target_external',
] as const;

const toRow = (event: AuditEvent): ExportRow => ({
  line: event,
  cells: [
    event.seq,
    event.at,
    bangkokTime(new Date(event.at)),
    event.actor.id,
    event.actor.name,
    event.actor.kind,
    event.action,
    event.target.type,
    event.target.id,
    event.target.label,
    event.result,
    event.ip_truncated,
    event.request_id,
    event.changes && JSON.stringify(event.changes),
    event.hash,
    event.actor.external ?? false,
    event.target.external ?? false,
  ],
});

/** The audit log of an organization, newest first; positions count down, so they are kept negative. */
export const auditSource = async (
  identity: IdentityClient,
  organizationId: string,
  period: { from?: string; to?: string },
): Promise<ExportSource> => {
  const ask = { organization_id: organizationId, from: period.from, to: period.to };
  const newest = (await identity.listAudit({ ...ask, limit: 1 })).entities[0]?.seq ?? 0;
  const last = -1;
  return {
    columns: COLUMNS,
    range: { first: -newest, last },
    page: async (after, limit) => {
      const { entities, has_more } = await identity.listAudit({ ...ask, before_seq: -after, limit });
      const lowest = entities.at(-1)?.seq;
      return { rows: entities.map(toRow), position: has_more && lowest !== undefined ? -lowest : last };
    },
    extra: async () => [],
  };
};

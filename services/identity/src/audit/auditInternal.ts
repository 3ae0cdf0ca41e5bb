import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { listAuditEvents } from './auditList';
import type { AuditStore } from './audit.store';

/** Lets other services read an organization's log, for exports that they have authorized. */
export const createAuditInternal = (
  store: AuditStore,
): Pick<InternalHandlers<typeof identityInternal>, 'listAudit'> => ({
  listAudit: async ({ organization_id, before_seq, from, to, limit }) => {
    const cursor = before_seq === undefined ? undefined : String(before_seq);
    const page = await listAuditEvents(store, organization_id, {
      from,
      to,
      cursor,
      limit,
    });
    return { entities: page.entities, has_more: page.has_more };
  },
});

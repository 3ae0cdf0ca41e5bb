import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import type { Bind } from '../bind';
import { listAuditEvents } from './auditList';
import type { AuditStore } from './audit.store';

export const auditRoutes = (bind: Bind, store: AuditStore): void => {
  bind(listAuditLog, async (call) => {
    const { organizationId } = await call.member(call.params.id);
    return listAuditEvents(store, organizationId, call.query);
  });
};

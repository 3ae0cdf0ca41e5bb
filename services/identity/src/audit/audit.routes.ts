import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { listAuditEvents } from './auditList';
import type { AuditStore } from './audit.store';

export const auditRoutes = (bind: RouteBinder, store: AuditStore): void => {
  bind(listAuditLog, async (call) => {
    const { organizationId } = await call.member(call.params.id);
    return listAuditEvents(store, organizationId, call.query);
  });
};

import { AUDIT_ACTIONS } from '@yinyom/contracts/identity/auditActions';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';

/** An event of a kind that this version does not know is shown under its own name and cannot be filtered for. */
export const isAuditAction = (action: string): action is AuditAction =>
  AUDIT_ACTIONS.some((name) => name === action);

/** Key of an event's words. */
export const eventText = (action: AuditAction): string => `audit.event.${action.replace('.', '_')}`;

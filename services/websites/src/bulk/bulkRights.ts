import type { BulkActionName } from '@yinyom/contracts/bulk/bulkOperation';
import { ROLES, type Role } from '@yinyom/contracts/constants';
import type { Scope } from '@yinyom/contracts/identity/scopes';

/** What somebody needs for an action: as for the call that does the same to one website, which `call` names. */
interface Right {
  call: string;
  least: Role;
  scope: Scope;
}

export const BULK_RIGHTS: Readonly<Record<BulkActionName, Right>> = {
  move: { call: 'moveApplication', least: ROLES.admin, scope: 'applications:write' },
  publish: { call: 'saveTemplate', least: ROLES.member, scope: 'templates:publish' },
  scan: { call: 'startScan', least: ROLES.member, scope: 'scans:write' },
  enable: { call: 'updateApplication', least: ROLES.member, scope: 'applications:write' },
  disable: { call: 'disableApplication', least: ROLES.member, scope: 'applications:write' },
  set: { call: 'updateApplication', least: ROLES.member, scope: 'applications:write' },
  categorize: { call: 'reassignCookies', least: ROLES.member, scope: 'cookies:write' },
  snippets: { call: 'getApplication', least: ROLES.member, scope: 'applications:read' },
  import: { call: 'createApplication', least: ROLES.member, scope: 'applications:write' },
  delete: { call: 'deleteApplication', least: ROLES.admin, scope: 'applications:write' },
};

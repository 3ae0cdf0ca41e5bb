import { officerCall } from '../officerCall';

/** Calls about papers of an organization. */
export const paperCall = { ...officerCall, resource: 'organization' } as const;
export const readsPaper = { ...paperCall, method: 'GET', scope: 'papers:read' } as const;
export const writesPaper = { ...paperCall, scope: 'papers:write' } as const;

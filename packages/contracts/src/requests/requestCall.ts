import { officerCall } from '../officerCall';

/** Calls about one request of a data subject. */
const requestCall = { ...officerCall, resource: 'subject_request' } as const;
export const readsRequest = { ...requestCall, method: 'GET', scope: 'requests:read' } as const;
export const writesRequest = { ...requestCall, scope: 'requests:write' } as const;
/** Calls about the requests of an organization. */
export const requestsCall = { ...officerCall, resource: 'organization' } as const;

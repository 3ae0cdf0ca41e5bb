import { ROLES } from './constants';

/** Calls of the compliance service for Admins and people with the flag `dpo`. */
export const officerCall = { service: 'compliance', auth: 'bearer', role: ROLES.admin, flag: 'dpo' } as const;

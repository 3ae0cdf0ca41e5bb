import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { cookieDomain, id, line, list, timestamp } from '../fields';
import { FINDING_CODES, type FindingCode } from './finding';

/** What an owner may allow with a reason: names and techniques, which protection against bots uses, too. */
export const ALLOWABLE_CODES = [
  ...FINDING_CODES.cname,
  ...FINDING_CODES.technique,
] as const satisfies FindingCode[];
/** Most of a website. */
export const MAX_ALLOWED_FINDINGS = 200;

const about = {
  code: z.enum(ALLOWABLE_CODES),
  /** Host that is responsible; null for what the pages do themselves. */
  host: z.nullable(cookieDomain),
};

/** Something that scans find and the owner answers for: it is told as a notice, with the reason. */
export const allowedFinding = z.object({
  ...about,
  reason: z.string(),
  allowed_by: z.object({ id: z.string(), name: z.string() }),
  allowed_at: timestamp,
});
export type AllowedFinding = z.output<typeof allowedFinding>;

const params = z.object({ id });

export const listAllowedFindings = endpoint({
  name: 'listAllowedFindings',
  service: 'scanner',
  method: 'GET',
  path: '/applications/:id/allowedFindings',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:read',
  summary: 'Findings of scans that the owner of a website has allowed, with reasons',
  params,
  answer: list(allowedFinding),
  resource: 'application',
});

/** Allows one, or takes that back; two people changing different ones do not undo each other. */
export const allowFinding = endpoint({
  name: 'allowFinding',
  service: 'scanner',
  method: 'PUT',
  path: '/applications/:id/allowedFindings',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'scans:write',
  summary: 'Allows a finding of scans with a reason, or takes that back',
  params,
  body: z.strictObject({
    ...about,
    /** Why it is needed; null takes it back. */
    reason: z.nullable(line(500)),
  }),
  answer: list(allowedFinding),
  resource: 'application',
});

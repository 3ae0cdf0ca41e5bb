import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, list, optionalText, pageQuery } from '../fields';
import { paperFact } from './activity';
import { reviewOfSave, statementVersion } from './statement';
import { ofController } from '../ofController';
import { paperCall } from './paperCall';

/**
 * What the notification of B.E. 2565 on security measures asks for at least. The order is ours; its numbers are not repeated. Product
 * input, not legal advice.
 */
export const SECURITY_MEASURES = [
  'organizational',
  'technical',
  'physical',
  'risk_cycle',
  'continuity',
  'components',
  'identity_and_need',
  'user_access',
  'user_duties',
  'audit_trail',
  'awareness',
  'processors',
] as const;
export type SecurityMeasure = (typeof SECURITY_MEASURES)[number];

/** What people wrote about each measure. A measure that is not sent is not stated. */
export const securityStatement = z.strictObject({
  measures: z._default(z.partialRecord(z.enum(SECURITY_MEASURES), optionalText(4_000)), {}),
});
export type SecurityStatement = z.output<typeof securityStatement>;
export const NO_MEASURES: SecurityStatement = { measures: {} };

const version = z.object({
  organization_id: id,
  measures: z.partialRecord(z.enum(SECURITY_MEASURES), z.string()),
  ...statementVersion,
});

export const securityMeasures = z.object({
  ...version.def.shape,
  /** What the platform knows of itself. It answers no measure: an organization has other systems, too. */
  facts: z.array(paperFact),
  etag: z.string(),
});
export type SecurityMeasures = z.output<typeof securityMeasures>;

const call = {
  ...paperCall,
  params: z.object({ id }),
} as const;

export const getSecurityMeasures = endpoint({
  ...call,
  name: 'getSecurityMeasures',
  method: 'GET',
  path: '/organizations/:id/security-measures',
  scope: 'papers:read',
  summary: 'Security measures as they were stated last, and what the platform knows of itself',
  query: ofController({}),
  answer: securityMeasures,
});

export const saveSecurityMeasures = endpoint({
  ...call,
  name: 'saveSecurityMeasures',
  ifMatch: 'required',
  method: 'PUT',
  path: '/organizations/:id/security-measures',
  scope: 'papers:write',
  summary: 'Saves a new version of the security measures; it takes the place of the whole statement',
  query: ofController({}),
  body: z.strictObject({ ...securityStatement.def.shape, ...reviewOfSave }),
  answer: securityMeasures,
});

export const listSecurityVersions = endpoint({
  ...call,
  name: 'listSecurityVersions',
  method: 'GET',
  path: '/organizations/:id/security-measures/versions',
  scope: 'papers:read',
  summary: 'Every version of the security measures, newest first',
  query: ofController({ ...pageQuery }),
  answer: list(version),
});

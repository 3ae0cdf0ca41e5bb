import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/** What a browser says about something it did not do for a page; what else it says is not read. */
const text = z.optional(z.nullable(z.string()));
const report = z.object({
  type: z.string(),
  body: z.object({ effectiveDirective: text, documentURL: text, blockedURL: text }),
});
/** The older form of the same, from browsers without the Reporting API. */
const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'document-uri': text,
    'blocked-uri': text,
  }),
});

export const policyReports = z.union([z.array(report).check(z.maxLength(50, 'out_of_range')), oldReport]);
export type PolicyReports = z.output<typeof policyReports>;

/** Browsers send this by themselves when the console's policy stopped something. Answered by the gateway. */
export const reportPolicyViolation = endpoint({
  name: 'reportPolicyViolation',
  service: 'identity',
  method: 'POST',
  path: '/reports/policy',
  auth: 'none',
  summary: "What the console's content security policy stopped, as browsers report it",
  body: policyReports,
  bodyKind: 'report',
  bodyLimit: 32 * 1024,
  limit: 'guest',
});

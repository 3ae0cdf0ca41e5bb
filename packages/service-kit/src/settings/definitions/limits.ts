import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import { z } from 'zod';
import { flag, list, optional } from './kinds';

/** What production refuses unless its operator says that it is meant (`weakSettings.ts`). */
const RISKY_SETTINGS = [
  'PUBLIC_URL',
  'RATE_LIMITS',
  'SCANNER_RESOLVE',
  'SCANNER_IGNORE_CERTIFICATES',
] as const;

/** Limits, evidence, and the platform's own consent script. */
export const limits = {
  FREE_UNTIL: {
    rule: z.iso.date().optional(),
    about:
      'Day until which use is stated to be free (YYYY-MM-DD), on the front page and beside the monthly limit. Unset: nothing is stated. The service that the specification describes stated 2022-06-01.',
  },
  MONTHLY_VISITOR_LIMIT: {
    rule: z.coerce.number().int().positive().optional(),
    about: 'Visitors per month after which the dashboard shows a notice. Nothing ever stops.',
  },
  EVIDENCE_MONTHS: {
    rule: z.coerce.number().int().min(12).max(120).default(36),
    about:
      'Months that a decision is kept as evidence after its validity has ended (12 to 120), for organizations that chose none of their own.',
  },
  CONSENT_SCRIPT_ID: {
    rule: optional,
    about: 'Site key of the consent script that the console itself loads.',
  },
  CONSENT_SCRIPT_SOURCE: {
    rule: optional,
    about: 'Address that the console loads its own consent script from.',
  },
  RATE_LIMITS: {
    rule: flag(true),
    about: 'Rate limits on. Switch off only for load tests on a closed machine.',
  },
  DECISIONS_PER_NETWORK: {
    rule: z.coerce.number().int().min(30).max(60_000).default(NETWORK_DECISIONS.most),
    about:
      'Visitors’ decisions about one website, and shown banners, that the gateway takes from one network (/24, of IPv6 /48) in a minute; over all websites of one address twice as many. Owners set a limit of their own below it, usually 600.',
  },
  ACCEPTED_RISKS: {
    rule: list.pipe(z.array(z.enum(RISKY_SETTINGS))).default([]),
    about: `Settings that may be weak in production although the start would refuse them, separated by commas: ${RISKY_SETTINGS.join(', ')}.`,
  },
} as const;

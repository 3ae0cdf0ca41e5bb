import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, optionalLine, optionalText, timestamp } from '../fields';
import { AGREEMENT_STANDINGS } from './agreementTerms';
import { paperActor } from './paperActor';
import { PROCESSOR_SOURCES, processorSource, seenSource } from './processorSources';
import { ofController } from '../ofController';
import { paperCall } from './paperCall';

/** `ours`: the organization itself. `none`: no processor, for a reason. */
export const PROCESSOR_VERDICTS = ['ours', 'none'] as const;

/** A possible processor that the platform knows, and what people said of it. */
export const processorProposal = z.object({
  ...seenSource.def.shape,
  /** It is there now; else it was, when people said what it is. */
  present: z.boolean(),
  /** Agreements that name it. */
  agreements: z.array(z.object({ id, processor_name: z.string(), standing: z.enum(AGREEMENT_STANDINGS) })),
  verdict: z.nullable(z.enum(PROCESSOR_VERDICTS)),
  /** Who it is, in words of people. */
  who: z.string(),
  reason: z.string(),
  decided_at: z.nullable(timestamp),
  decided_by: z.nullable(paperActor),
  etag: z.string(),
});
export type ProcessorProposal = z.output<typeof processorProposal>;

export const processorProposals = z.object({
  /** The organization's agreement with the host of this platform; null: none was accepted. */
  platform: z.nullable(z.object({ version: z.string(), sha256: z.string(), accepted_at: timestamp })),
  proposals: z.array(processorProposal),
  /** Neither an agreement that has not ended nor a verdict. */
  open: z.number(),
  /** What is beyond the longest list. */
  left_off: z.number(),
  /** What could not be asked now: the list may lack these. */
  unavailable: z.array(z.enum(PROCESSOR_SOURCES)),
});
export type ProcessorProposals = z.output<typeof processorProposals>;

const common = {
  ...paperCall,
  params: z.object({ id }),
  path: '/organizations/:id/processors',
} as const;

/** API keys see hosts of scans with `scans:read`, keys with `audit:read` and webhooks with `webhooks:read` only. */
export const listProcessorProposals = endpoint({
  ...common,
  name: 'listProcessorProposals',
  method: 'GET',
  scope: 'papers:read',
  summary: 'Possible processors: hosts that scans saw, hosts of webhooks, keys that write or export',
  query: ofController({}),
  answer: processorProposals,
});

/** `verdict` null takes it back. `none` needs a reason. */
export const decideProcessorProposal = endpoint({
  ...common,
  name: 'decideProcessorProposal',
  method: 'PUT',
  ifMatch: 'required',
  scope: 'papers:write',
  summary: 'Says that a possible processor is the organization itself, or none and why',
  query: ofController({}),
  body: z
    .strictObject({
      ...processorSource.def.shape,
      verdict: z.nullable(z.enum(PROCESSOR_VERDICTS)),
      who: z._default(optionalLine(200), ''),
      reason: z._default(optionalText(1_000), ''),
    })
    .check(
      z.refine(({ verdict, reason }) => verdict !== 'none' || reason !== '', {
        error: 'required',
        path: ['reason'],
      }),
    ),
  answer: processorProposal,
});

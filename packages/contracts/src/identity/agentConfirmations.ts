import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, list, timestamp } from '../fields';
import { ANY_SCOPE } from './scopes';

/** A confirmation is asked for, given and used within so many minutes. */
export const CONFIRMATION_MINUTES = 10;
/** Open confirmations of one key; more are refused. */
export const MAX_OPEN_CONFIRMATIONS = 20;
/** Characters of the arguments that a person can be shown. */
export const MAX_CONFIRMED_CHARACTERS = 262_144;
/** How long a confirmation is listed; the audit log keeps who decided. */
export const CONFIRMATION_KEPT_HOURS = 24;
/** The newest so many are listed. */
export const MAX_LISTED_CONFIRMATIONS = 100;

/** Where people decide, without language prefix. */
export const CONFIRMATIONS_PAGE = '/user/agents';

export const CONFIRMATION_STATES = ['pending', 'approved', 'refused', 'used', 'expired'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** What a call is about: one website, one group with all below it, or the organization. */
const confirmationAbout = z.object({
  application_id: z.nullable(z.string()),
  group_id: z.nullable(z.string()),
});

const confirmation = z.object({
  id: z.string(),
  /** Name of the call. */
  call: z.string(),
  /** `expired`: ten minutes passed before it was used. */
  state: z.enum(CONFIRMATION_STATES),
  requested_at: timestamp,
  expires_at: timestamp,
  decided_at: z.nullable(timestamp),
});

export const agentConfirmation = z.object({
  ...confirmation.shape,
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  summary: z.string(),
  /** What the key needed for it. */
  scope: z.string(),
  about: confirmationAbout,
  /** The key that asks. */
  api_key: z.object({ id: z.string(), name: z.string() }),
  decided_by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  used_at: z.nullable(timestamp),
});
export type AgentConfirmation = z.output<typeof agentConfirmation>;

/** Exactly what the call sends; null once the confirmation is over. */
const sentArguments = z.nullable(
  z.object({
    params: z.record(z.string(), z.unknown()),
    query: z.record(z.string(), z.unknown()),
    body: z.unknown(),
    if_match: z.nullable(z.string()),
  }),
);

const ofOrganization = z.object({ id });
const ofConfirmation = z.object({ id, confirmationId: id });
const shared = { service: 'identity', auth: 'bearer', role: ROLES.viewer } as const;
const path = '/organizations/:id/agent-confirmations';

/** Only those that the caller could make are listed. */
export const listAgentConfirmations = endpoint({
  ...shared,
  name: 'listAgentConfirmations',
  method: 'GET',
  path,
  summary: 'Calls of agents that wait for a person, and those of the last 24 hours, newest first',
  params: ofOrganization,
  answer: list(agentConfirmation),
  resource: 'organization',
});

export const getAgentConfirmation = endpoint({
  ...shared,
  name: 'getAgentConfirmation',
  method: 'GET',
  path: `${path}/:confirmationId`,
  summary: 'One call of an agent that waits for a person, with everything that it sends',
  params: ofConfirmation,
  answer: z.object({ ...agentConfirmation.shape, arguments: sentArguments }),
  resource: 'agent_confirmation',
});

/** Needs the role, and the websites, that the call itself needs. Keys cannot decide. */
export const decideAgentConfirmation = endpoint({
  ...shared,
  name: 'decideAgentConfirmation',
  method: 'POST',
  path: `${path}/:confirmationId/decision`,
  summary: 'Approves or refuses a call of an agent; approved, the agent can make it once',
  params: ofConfirmation,
  body: z.strictObject({ decision: z.enum(['approve', 'refuse'], 'invalid_value') }),
  status: 200,
  answer: agentConfirmation,
  resource: 'agent_confirmation',
});

/** For the agent: whether a person has decided. */
export const getOwnConfirmation = endpoint({
  name: 'getOwnConfirmation',
  service: 'identity',
  method: 'GET',
  path: '/key/confirmations/:confirmationId',
  auth: 'bearer',
  role: 'self',
  scope: ANY_SCOPE,
  summary: 'What became of a confirmation that this API key asked for',
  params: z.object({ confirmationId: id }),
  answer: confirmation,
});

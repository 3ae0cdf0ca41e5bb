import type { AnyEndpoint } from '../endpoint';
import { freeForAgents } from '../identity/agentCalls';
import { API_KEY_REFUSALS } from '../identity/apiKeys';
import type { MessageCode } from '../messages/MessageCode';
import { OWN_FAILURES } from './ownFailures';

/** A status with which a call can fail, and the codes that say why. */
export interface ApiFailure {
  status: number;
  codes: readonly MessageCode[];
}

const keyCodes = (status: number): MessageCode[] =>
  (Object.keys(API_KEY_REFUSALS) as (keyof typeof API_KEY_REFUSALS)[]).filter(
    (code) => API_KEY_REFUSALS[code] === status,
  );

/** Of a call that a person confirms before an agent's key makes it. */
const AGENT_CONFIRMATION: readonly MessageCode[] = [
  'agent_confirmation_needed',
  'agent_confirmation_refused',
  'agent_confirmation_invalid',
];

/** Failures of every call: an overload, a service or a database that does not answer, a full disk, damaged data. */
const UNAVAILABLE: readonly MessageCode[] = ['unavailable', 'timeout', 'storage_full', 'data_damaged'];

/** Those of one status together, by status. */
const byStatus = (failures: readonly ApiFailure[]): ApiFailure[] => {
  const codes = new Map<number, Set<MessageCode>>();
  for (const { status, codes: some } of failures)
    codes.set(status, new Set([...(codes.get(status) ?? []), ...some]));
  return [...codes]
    .filter(([, all]) => all.size > 0)
    .sort(([a], [b]) => a - b)
    .map(([status, all]) => ({ status, codes: [...all] }));
};

const ownFailuresOf = ({ name }: AnyEndpoint): ApiFailure[] =>
  Object.entries(OWN_FAILURES[name] ?? {}).map(([status, codes]) => ({ status: Number(status), codes }));

/** The failures that a call's declaration entails. */
export const entailedErrorsOf = (endpoint: AnyEndpoint): ApiFailure[] => {
  const { auth, scope, role, params, body, bodyKind, method, status, ifMatch } = endpoint;
  const signedIn = auth === 'bearer' || auth === 'otp';
  const keys = scope !== undefined;
  const sends = body !== undefined || bodyKind === 'file';
  const waits = keys && freeForAgents(endpoint) !== 'always';
  const creates = method === 'POST' && (status === 201 || status === 202);
  const all: ApiFailure[] = [
    {
      status: 400,
      codes: [
        ...(body ? (['malformed_json'] as const) : []),
        'unknown_parameter',
        'repeated_parameter',
        ...(keys ? keyCodes(400) : []),
      ],
    },
    { status: 401, codes: signedIn ? ['unauthorized', ...(keys ? keyCodes(401) : [])] : [] },
    {
      status: 403,
      codes: [
        ...(typeof role === 'number' ? (['forbidden'] as const) : []),
        ...(keys ? keyCodes(403).filter((code) => code !== 'key_not_accepted') : []),
        ...(signedIn && !keys ? (['key_not_accepted'] as const) : []),
        ...(waits ? AGENT_CONFIRMATION : []),
      ],
    },
    { status: 404, codes: params || typeof role === 'number' ? ['not_found'] : [] },
    {
      status: 409,
      codes: [
        ...(creates ? (['conflict'] as const) : []),
        ...(waits ? (['agent_confirmations_full'] as const) : []),
      ],
    },
    { status: 412, codes: ifMatch ? ['version_conflict', 'if_match_required'] : [] },
    { status: 413, codes: sends ? ['body_too_large'] : [] },
    { status: 415, codes: sends ? ['unsupported_media_type'] : [] },
    {
      status: 422,
      codes: [
        'validation_failed',
        ...(body ? (['unknown_field'] as const) : []),
        ...(creates ? (['idempotency_conflict'] as const) : []),
      ],
    },
    { status: 428, codes: ifMatch === 'required' ? ['precondition_required'] : [] },
    { status: 429, codes: ['rate_limited'] },
    { status: 503, codes: UNAVAILABLE },
  ];
  return byStatus(all);
};

/** The failures that a call's declaration entails, and its own. */
export const errorsOf = (endpoint: AnyEndpoint): ApiFailure[] =>
  byStatus([...entailedErrorsOf(endpoint), ...ownFailuresOf(endpoint)]);

import type { AnyEndpoint } from '../endpoint';
import { API_KEY_REFUSALS } from '../identity/apiKeys';
import type { MessageCode } from '../messages/catalogue';

/** A status with which a call can fail, and the codes that say why. */
export interface ApiFailure {
  status: number;
  codes: readonly MessageCode[];
}

const keyCodes = (status: number): MessageCode[] =>
  (Object.keys(API_KEY_REFUSALS) as (keyof typeof API_KEY_REFUSALS)[]).filter(
    (code) => API_KEY_REFUSALS[code] === status,
  );

/** The failures that a call's declaration entails; a call may answer further ones of its own with the same shape. */
export const errorsOf = ({ auth, scope, role, params, body, method, status }: AnyEndpoint): ApiFailure[] => {
  const signedIn = auth === 'bearer' || auth === 'otp';
  const keys = scope !== undefined;
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
      ],
    },
    { status: 404, codes: params || typeof role === 'number' ? ['not_found'] : [] },
    { status: 413, codes: body ? ['body_too_large'] : [] },
    { status: 415, codes: body ? ['unsupported_media_type'] : [] },
    {
      status: 422,
      codes: [
        'validation_failed',
        ...(body ? (['unknown_field'] as const) : []),
        ...(creates ? (['idempotency_conflict'] as const) : []),
      ],
    },
    { status: 429, codes: ['rate_limited'] },
  ];
  return all.filter(({ codes }) => codes.length > 0);
};

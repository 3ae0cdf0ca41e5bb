import { REPLAYED_HEADER } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { CONFIRMATION_HEADER, freeForAgents } from '@yinyom/contracts/identity/agentCalls';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';

type Json = Record<string, unknown>;

const header = (description: string, schema: Json, example: unknown): Json => ({
  description,
  schema,
  example,
});
const INTEGER = { type: 'integer', minimum: 0 };

/** Headers of answers, each described once. */
const HEADER_COMPONENTS = {
  ETag: header('The `etag` of the answer, for `If-Match`.', { type: 'string' }, '"3"'),
  Location: header(
    'Where what was created can be read.',
    { type: 'string' },
    '/api/v1/applications/66f0c2a9e13b5d7f8a901234',
  ),
  [REPLAYED_HEADER]: header(
    'Present where the answer is that of an earlier request with the same `Idempotency-Key`; secrets are null in it.',
    { const: 'true' },
    'true',
  ),
  'RateLimit-Limit': header(
    'Calls in a minute that the key has; only for keys.',
    INTEGER,
    API_KEY_LIMITS.per_minute,
  ),
  'RateLimit-Remaining': header('Calls that are left in this minute; only for keys.', INTEGER, 598),
  'RateLimit-Reset': header('Seconds until the minute ends; only for keys.', INTEGER, 42),
  'Retry-After': header('Seconds to wait before the next try; with 429 and 503 only.', INTEGER, 5),
} satisfies Record<string, Json>;

/** Those headers that a text of the document refers to. */
export const headersIn = (text: string): Json =>
  Object.fromEntries(
    Object.entries(HEADER_COMPONENTS).filter(([name]) => text.includes(`"#/components/headers/${name}"`)),
  );

type HeaderName = keyof typeof HEADER_COMPONENTS;

const referred = (names: readonly HeaderName[]): { headers?: Json } =>
  names.length === 0
    ? {}
    : { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };

const RATE_LIMIT = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** Whether a call honours `Idempotency-Key`: it creates something (service-kit/http/idempotency.ts). */
const creates = ({ method, status, auth }: AnyEndpoint): boolean =>
  method === 'POST' && (status === 201 || status === 202) && auth === 'bearer';

/** Services whose reads send the `etag` of their answer as a header, too; the others have it in the body alone. */
const SEND_ETAG: readonly AnyEndpoint['service'][] = ['websites', 'compliance'];

/** Whether a read sends its `etag` as a header. */
export const sendsEtag = ({ method, answer, service }: AnyEndpoint): boolean => {
  const { shape = {} } = ((answer ?? {}) as { def?: { shape?: object } }).def ?? {};
  return method === 'GET' && SEND_ETAG.includes(service) && Object.hasOwn(shape, 'etag');
};

/** Headers of a successful answer, besides those of every answer to a key, which the scheme of keys names. */
export const successHeadersOf = (endpoint: AnyEndpoint): { headers?: Json } =>
  referred([
    ...(sendsEtag(endpoint) ? (['ETag'] as const) : []),
    ...(endpoint.readAt ? (['Location'] as const) : []),
    ...(creates(endpoint) ? ([REPLAYED_HEADER] as const) : []),
  ]);

/** Headers of failures: how long to wait, where waiting helps. */
export const failureHeadersOf = (
  { scope }: AnyEndpoint,
  failures: readonly { status: number }[],
): { headers?: Json } => {
  const waits = failures.some(({ status }) => status === 429 || status === 503);
  const counted = scope && failures.some(({ status }) => status === 429);
  return referred([...(waits ? (['Retry-After'] as const) : []), ...(counted ? RATE_LIMIT : [])]);
};

/** The header by which a change is refused that would undo another user's. */
const ifMatchOf = ({ ifMatch }: AnyEndpoint): Json[] => {
  if (!ifMatch) return [];
  const without = ifMatch === 'required' ? 'Required.' : 'Without it the call saves over whatever is stored.';
  return [
    {
      name: 'If-Match',
      in: 'header',
      ...(ifMatch === 'required' && { required: true }),
      description: `The \`etag\` of what you read: 412 after a change by another user. ${without}`,
      schema: { type: 'string' },
      example: '"3"',
    },
  ];
};

const idempotencyKeyOf = (endpoint: AnyEndpoint): Json[] =>
  creates(endpoint)
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'A UUID: for 24 hours the same request returns the first answer and creates nothing again.',
          schema: { type: 'string', format: 'uuid' },
          example: '0b0f6f5e-6c1c-4d0a-9d53-0f5b6f5d4c1a',
        },
      ]
    : [];

/** The header with which an agent's key names what a person confirmed. */
const confirmationOf = (endpoint: AnyEndpoint): Json[] => {
  if (!endpoint.scope || freeForAgents(endpoint) === 'always') return [];
  return [
    {
      name: CONFIRMATION_HEADER,
      in: 'header',
      description: 'Of an agent’s key: the id of the confirmation that a person gave for exactly this call.',
      schema: { type: 'string' },
      example: '66f0c2a9e13b5d7f8a901234',
    },
  ];
};

/** Headers that a request may have, besides those of every request. */
export const requestHeadersOf = (endpoint: AnyEndpoint): Json[] => [
  ...ifMatchOf(endpoint),
  ...idempotencyKeyOf(endpoint),
  ...confirmationOf(endpoint),
];

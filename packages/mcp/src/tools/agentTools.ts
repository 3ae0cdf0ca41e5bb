import * as z from 'zod/mini';
import type { AnswerOf, AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpoints } from '@yinyom/contracts/endpoints';
import { freeForAgents } from '@yinyom/contracts/identity/agentCalls';
import type { getKey } from '@yinyom/contracts/identity/ownKey';
import { allowsScope, type Scope } from '@yinyom/contracts/identity/scopes';
import { describeFields } from '@yinyom/contracts/reference/describeFields';
import type { JsonSchema } from '@yinyom/contracts/reference/exampleOf';
import { schemaOf } from '@yinyom/contracts/reference/schemaOf';

/** What a key says of itself. */
export type OwnKey = AnswerOf<typeof getKey>;

/** A tool as the protocol lists it. */
export interface AgentTool {
  name: string;
  description: string;
  inputSchema: { type: 'object'; [keyword: string]: unknown };
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: boolean };
}

/** Files, forms and streams are for programs: an agent is given and sends JSON alone. */
const isJson = ({ answer, files, bodyKind = 'json' }: AnyEndpoint): boolean =>
  bodyKind === 'json' && (answer !== undefined || !files);

/** Every call that can be a tool, by its name. */
export const CALLS: ReadonlyMap<string, AnyEndpoint> = new Map(
  endpoints.filter((one) => one.scope !== undefined && isJson(one)).map((one) => [one.name, one]),
);

/** What a header may hold: nothing that begins another one. */
const HEADER = /^[\x21-\x7E]{1,64}$/;

const mayBeLeftOut = (part: z.ZodMiniType): boolean => part.safeParse({}).success;
const partOf = (name: string, part: z.ZodMiniType | undefined) =>
  part ? { [name]: mayBeLeftOut(part) ? z.optional(part) : part } : {};

/** What a tool takes: the parts of the call as the contract declares them, in one schema. */
const inputOf = (endpoint: AnyEndpoint): z.ZodMiniType => {
  const { params, query, body, ifMatch } = endpoint;
  const waits = freeForAgents(endpoint) !== 'always';
  return z.strictObject({
    ...partOf('params', params),
    ...partOf('query', query),
    ...partOf('body', body),
    ...(ifMatch && { if_match: ifMatch === 'required' ? z.string() : z.optional(z.string()) }),
    ...(waits && { confirmation_id: z.optional(z.string()) }),
  });
};

/** The same as far as addresses and headers are made of it. */
export const addressOf = (endpoint: AnyEndpoint): z.ZodMiniType => {
  const { params, query, body, ifMatch } = endpoint;
  return z.strictObject({
    ...(params && { params }),
    ...(query && { query: z.optional(z.record(z.string(), z.unknown())) }),
    ...(body && { body: z.optional(z.unknown()) }),
    ...(ifMatch && { if_match: z.optional(z.string().check(z.regex(HEADER, 'invalid_value'))) }),
    ...(freeForAgents(endpoint) !== 'always' && {
      confirmation_id: z.optional(z.string().check(z.regex(HEADER, 'invalid_value'))),
    }),
  });
};

const HEADERS = {
  if_match:
    'The `etag` of what was read last: the call is refused with 412 when others have changed it since.',
  confirmation_id: 'Id of the confirmation that a person gave for exactly this call.',
} as const;

/** Objects that take more fields than they write: what was read can be sent back whole. */
const withFurtherFields = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    ),
  ) as JsonSchema;

const described = (endpoint: AnyEndpoint): AgentTool['inputSchema'] => {
  const written = schemaOf(inputOf(endpoint), 'input', 'ref');
  const schema = describeFields(
    endpoint.readBack ? withFurtherFields(written) : written,
    endpoint.name,
    false,
  );
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const header = Object.hasOwn(HEADERS, name) ? HEADERS[name as keyof typeof HEADERS] : undefined;
      return [name, header ? { ...field, description: header } : field];
    }),
  );
  return { ...schema, properties, type: 'object' };
};

/** Says before the call what the platform will answer. */
const confirmationNote = (endpoint: AnyEndpoint): string => {
  const free = freeForAgents(endpoint);
  if (free === 'always') return '';
  const unless =
    free === 'never'
      ? ''
      : ` unless ${Object.entries(free)
          .map(([field, value]) => `\`${field}\` is ${value}`)
          .join(' and ')}`;
  return ` A person has to confirm this call in the console${unless}: the first answer has the id of the confirmation; make the same call with \`confirmation_id\` once it is approved.`;
};

const toolOf = (endpoint: AnyEndpoint): AgentTool => ({
  name: endpoint.name,
  description: `${endpoint.summary}.${confirmationNote(endpoint)}`,
  inputSchema: described(endpoint),
  annotations: {
    readOnlyHint: endpoint.method === 'GET',
    destructiveHint: freeForAgents(endpoint) === 'never',
    openWorldHint: false,
  },
});

const isOffered = ({ scope, role }: AnyEndpoint, key: OwnKey): boolean =>
  scope !== undefined &&
  allowsScope(key.scopes as Scope[], scope) &&
  (typeof role !== 'number' || key.role >= role);

/** The tools of a key: the calls that its scopes and its role allow. The platform checks each call again. */
export const agentTools = (key: OwnKey): AgentTool[] =>
  [...CALLS.values()].filter((endpoint) => isOffered(endpoint, key)).map(toolOf);

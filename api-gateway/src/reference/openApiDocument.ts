import type * as z from 'zod/mini';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { PRODUCT_VERSION } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { errorBody } from '@yinyom/contracts/errors';
import { describeField, describeFields } from '@yinyom/contracts/reference/describeFields';
import { exampleOf, type JsonSchema } from '@yinyom/contracts/reference/exampleOf';
import { schemaOf } from '@yinyom/contracts/reference/schemaOf';
import { API_TAGS, tagOf } from '@yinyom/contracts/reference/tags';
import type { WebhookEvent } from '@yinyom/contracts/reference/webhookEvents';
import { Failures } from './failuresOf';
import { headersIn, requestHeadersOf, successHeadersOf } from './headersOf';
import { NamedSchemas } from './namedParts';
import { rightsOf } from './rightsOf';
import { SharedParameters } from './sharedParameters';
import { shareFields } from './sharedFields';

type Json = Record<string, unknown>;

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  beacon: 'application/json',
  report: 'application/reports+json',
} as const;

/** The status with which a call succeeds. */
export const successOf = ({ status, answer, files }: AnyEndpoint): number =>
  status ?? (answer || files ? 200 : 204);

/** A body, with an example of the whole that can be sent as it is. @param call name of the call, or of the event */
const contentOf = (call: string, type: string, schema: JsonSchema, withExamples: boolean): Json => ({
  [type]: { schema: describeFields(schema, call, withExamples), example: exampleOf(schema, call) },
});

const parametersOf = (call: string, schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const whole = schemaOf(schema, 'input');
  const { properties = {}, required = [] } = whole;
  // All of them can be sent together: of two that exclude each other, one has an example.
  const examples = new Map(Object.entries(exampleOf(whole, call) as object) as [string, unknown][]);
  return Object.entries(properties).map(([name, json]) => {
    const { description, examples: _shown, ...described } = describeField(name, json, call);
    return {
      name,
      in: where,
      ...((where === 'path' || required.includes(name)) && { required: true }),
      description,
      schema: described,
      ...(examples.has(name) && { example: examples.get(name) }),
    };
  });
};

const allParametersOf = (endpoint: AnyEndpoint): Json[] => [
  ...parametersOf(endpoint.name, endpoint.params, 'path'),
  ...parametersOf(endpoint.name, endpoint.query, 'query'),
  ...requestHeadersOf(endpoint),
];

/** What a call answers: JSON of a shape, or a file, of which only the media type is described. */
const answeredWith = (call: string, answer: z.ZodMiniType | undefined, files: readonly string[]): Json => {
  const content = {
    ...Object.fromEntries(files.map((type) => [type, {}])),
    // The example of an answer is made of those of its fields.
    ...(answer && { 'application/json': { schema: describeFields(schemaOf(answer, 'output'), call) } }),
  };
  return Object.keys(content).length > 0 ? { content } : {};
};

const successesOf = (endpoint: AnyEndpoint): [number, Json][] => {
  const { name, answer, files = [], otherSuccesses = [] } = endpoint;
  return [
    [
      successOf(endpoint),
      { description: 'Success', ...successHeadersOf(endpoint), ...answeredWith(name, answer, files) },
    ],
    ...otherSuccesses.map(({ status, when, answer: other }): [number, Json] => [
      status,
      { description: when, ...answeredWith(name, other, other ? [] : files) },
    ]),
  ];
};

/** A file is sent as the only file of a form. */
const uploadOf = (): Json => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        file: {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: 'The file; its name has no effect.',
          examples: ['(bytes)'],
        },
      },
      required: ['file'],
    },
  },
});

const requestBodyOf = ({ name, body, bodyKind = 'json' }: AnyEndpoint): Json => {
  if (bodyKind === 'file') return { requestBody: { required: true, content: uploadOf() } };
  if (!body) return {};
  const content = contentOf(name, CONTENT_TYPES[bodyKind], schemaOf(body, 'input'), false);
  // Where every field may be left out, the body may be, too.
  return { requestBody: { required: !body.safeParse({}).success, content } };
};

/** The security of calls that people and keys may make: that of the whole document. */
const SECURITY = [{ bearer: [] }, { apiKey: [] }];

const securityOf = ({ auth, scope }: AnyEndpoint): { security?: Json[] } => {
  if (auth !== 'bearer' && auth !== 'otp') return { security: [] };
  return scope ? {} : { security: [{ bearer: [] }] };
};

const operationOf = (endpoint: AnyEndpoint, parameters: SharedParameters, failures: Failures): Json => {
  const { name, role, flag, scope } = endpoint;
  const all = allParametersOf(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    description: rightsOf(endpoint),
    tags: [tagOf(endpoint)],
    ...securityOf(endpoint),
    ...(role !== undefined && { 'x-role': role }),
    ...(flag && { 'x-flag': flag }),
    ...(scope && { 'x-scope': scope }),
    ...(all.length > 0 && { parameters: all.map((parameter) => parameters.of(parameter)) }),
    ...requestBodyOf(endpoint),
    responses: { ...Object.fromEntries(successesOf(endpoint)), ...failures.of(endpoint) },
  };
};

const webhookOf = ({ type, summary, body }: WebhookEvent): [string, Json] => [
  type,
  {
    post: {
      operationId: `webhook_${type.replace(/\W/g, '_')}`,
      summary,
      requestBody: {
        required: true,
        content: contentOf(type, 'application/json', schemaOf(body, 'output'), true),
      },
      security: [],
      responses: { '2XX': { description: 'Taken. Anything else is tried again.' } },
    },
  },
];

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a signed-in person, good for 15 minutes.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'yk_live_…',
    description: `An API key, from a server alone: ${API_KEY_LIMITS.per_minute} calls a minute, ${API_KEY_LIMITS.burst} in a second. \`x-scope\` says what it must be allowed. Every answer has \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`.`,
  },
};

interface Content {
  content?: Record<string, { schema?: JsonSchema }>;
}
interface Operation {
  operationId: string;
  requestBody?: Content;
  responses: Record<string, Content>;
}
type Paths = Record<string, Record<string, Operation>>;

const contentsOf = ({ requestBody, responses }: Operation): { schema?: JsonSchema }[] =>
  [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));

const operationsOf = (paths: Paths): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/** Puts names in the place of shapes that are bodies and answers, or in several places. @returns the named shapes */
const nameShapes = (paths: Paths, hooks: Paths, error: Json): Record<string, Json> => {
  const operations = [...operationsOf(paths), ...operationsOf(hooks)];
  const named = new NamedSchemas(
    operations.flatMap(contentsOf).map(({ schema }) => schema),
    { Error: error },
  );
  const name = (part: Content | undefined, operation: string, kind: 'Body' | 'Answer' | 'Event') => {
    for (const content of Object.values(part?.content ?? {}))
      if (content.schema) content.schema = named.ofCall(content.schema, operation, kind);
  };
  for (const { operationId, requestBody, responses } of operationsOf(paths)) {
    name(requestBody, operationId, 'Body');
    for (const response of Object.values(responses)) name(response, operationId, 'Answer');
  }
  for (const [type, { post }] of Object.entries(hooks)) name(post?.requestBody, type, 'Event');
  return named.schemas;
};

const errorSchema = (failures: Failures): { ErrorCode: Json; Error: Json } => {
  const described = describeFields(schemaOf(errorBody, 'output'), 'error');
  const { code: _code, ...others } = described.properties ?? {};
  return {
    ErrorCode: failures.errorCode,
    Error: { ...described, properties: { code: { $ref: '#/components/schemas/ErrorCode' }, ...others } },
  };
};

const info = (origin: string): Json => ({
  title: 'Yinyom',
  version: PRODUCT_VERSION,
  summary: 'Consent management: websites, banners, decisions and their proof',
  description:
    'Within `/v1` calls, fields of answers, optional fields, values and error codes are added, and none is removed. Messages follow `Accept-Language`.',
  contact: { name: 'Operator of this installation', url: `${origin}/` },
  license: { name: 'MIT', identifier: 'MIT' },
});

/** The OpenAPI 3.1 document of declared calls, made from the validators that check them. Whatever is in several places has a name. */
export const openApiDocument = (
  endpoints: readonly AnyEndpoint[],
  origin: string,
  events: readonly WebhookEvent[] = [],
): Json => {
  const parameters = new SharedParameters(endpoints.flatMap(allParametersOf));
  const failures = new Failures();
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(endpoint, parameters, failures);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  const used = new Set(endpoints.map(tagOf));
  const hooks = Object.fromEntries(events.map(webhookOf));
  const { ErrorCode, Error } = errorSchema(failures);
  const schemas = { ErrorCode, ...nameShapes(paths as unknown as Paths, hooks as unknown as Paths, Error) };
  const shared = shareFields(schemas, { paths, webhooks: hooks, parameters: parameters.components });
  return {
    openapi: '3.1.0',
    info: info(origin),
    servers: [{ url: `${origin}/api/v1` }],
    security: SECURITY,
    tags: Object.entries(API_TAGS)
      .filter(([name]) => used.has(name as keyof typeof API_TAGS))
      .map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: headersIn(JSON.stringify([paths, failures.responses])),
      parameters: shared.parameters,
      responses: failures.responses,
      schemas,
    },
    paths: shared.paths,
    webhooks: shared.webhooks,
  };
};

import type * as z from 'zod/mini';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { PRODUCT_VERSION } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { errorBody } from '@yinyom/contracts/errors';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { describeField, describeFields } from '@yinyom/contracts/reference/describeFields';
import { exampleOf, type JsonSchema } from '@yinyom/contracts/reference/exampleOf';
import { schemaOf } from '@yinyom/contracts/reference/schemaOf';
import { errorsOf, type ApiFailure } from '@yinyom/contracts/reference/errorsOf';
import { API_TAGS, tagOf } from '@yinyom/contracts/reference/tags';
import type { WebhookEvent } from '@yinyom/contracts/reference/webhookEvents';
import { failureHeadersOf, HEADER_COMPONENTS, requestHeadersOf, successHeadersOf } from './headersOf';

type Json = Record<string, unknown>;

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  beacon: 'application/json',
  report: 'application/reports+json',
} as const;

const ERROR = { $ref: '#/components/schemas/Error' };

/** The status with which a call succeeds. */
export const successOf = ({ status, answer, files }: AnyEndpoint): number =>
  status ?? (answer || files ? 200 : 204);

const contentOf = (type: string, schema: JsonSchema): Json => ({
  [type]: { schema: describeFields(schema), example: exampleOf(schema) },
});

const parametersOf = (schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, json]) => {
    const { description, examples: _shown, ...described } = describeField(name, json);
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      description,
      schema: described,
      example: exampleOf(json, name),
    };
  });
};

/** What a call answers: JSON of a shape, or a file, of which only the media type is described. */
const answeredWith = (answer: z.ZodMiniType | undefined, files: readonly string[]): Json => {
  const content = {
    ...Object.fromEntries(files.map((type) => [type, {}])),
    ...(answer && contentOf('application/json', schemaOf(answer, 'output'))),
  };
  return Object.keys(content).length > 0 ? { content } : {};
};

const successesOf = (endpoint: AnyEndpoint): [number, Json][] => {
  const { answer, files = [], otherSuccesses = [] } = endpoint;
  return [
    [
      successOf(endpoint),
      { description: 'Success', ...successHeadersOf(endpoint), ...answeredWith(answer, files) },
    ],
    ...otherSuccesses.map(({ status, when, answer: other }): [number, Json] => [
      status,
      { description: when, ...answeredWith(other, other ? [] : files) },
    ]),
  ];
};

/** A file is sent as the only file of a form. */
const UPLOAD = {
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
};

const requestBodyOf = ({ body, bodyKind = 'json' }: AnyEndpoint): Json => {
  if (bodyKind === 'file') return { requestBody: { required: true, content: UPLOAD } };
  if (!body) return {};
  const content = contentOf(CONTENT_TYPES[bodyKind], schemaOf(body, 'input'));
  // Where every field may be left out, the body may be, too.
  return { requestBody: { required: !body.safeParse({}).success, content } };
};

const failureOf = (endpoint: AnyEndpoint, { status, codes }: ApiFailure): [string, Json] => [
  String(status),
  {
    description: codes.map((code) => `\`${code}\`: ${messageText(code, 'en')}`).join('\n\n'),
    ...failureHeadersOf(endpoint, status),
    content: { 'application/json': { schema: ERROR } },
  },
];

const securityOf = ({ auth, scope }: AnyEndpoint): Json[] => {
  if (auth !== 'bearer' && auth !== 'otp') return [];
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [] }] : [])];
};

const operationOf = (endpoint: AnyEndpoint): Json => {
  const { role, flag, scope } = endpoint;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    ...(role !== undefined && { 'x-role': role }),
    ...(flag && { 'x-flag': flag }),
    ...(scope && { 'x-scope': scope }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...requestHeadersOf(endpoint),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      ...Object.fromEntries(successesOf(endpoint)),
      ...Object.fromEntries(errorsOf(endpoint).map((failure) => failureOf(endpoint, failure))),
      default: { description: 'Any other failure', content: { 'application/json': { schema: ERROR } } },
    },
  };
};

const webhookOf = ({ type, summary, body }: WebhookEvent): [string, Json] => [
  type,
  {
    post: {
      operationId: `webhook_${type.replace(/\W/g, '_')}`,
      summary,
      requestBody: { required: true, content: contentOf('application/json', schemaOf(body, 'output')) },
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
    description: `An API key, from a server alone: ${API_KEY_LIMITS.per_minute} calls a minute, ${API_KEY_LIMITS.burst} in a second. \`x-scope\` says what it must be allowed.`,
  },
};

/** The OpenAPI 3.1 document of declared calls, made from the validators that check them. */
export const openApiDocument = (
  endpoints: readonly AnyEndpoint[],
  origin: string,
  events: readonly WebhookEvent[] = [],
): Json => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const used = new Set(endpoints.map(tagOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yinyom',
      version: PRODUCT_VERSION,
      summary: 'Consent management: websites, banners, decisions and their proof',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api/v1` }],
    tags: Object.entries(API_TAGS)
      .filter(([name]) => used.has(name as keyof typeof API_TAGS))
      .map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADER_COMPONENTS,
      schemas: { Error: describeFields(schemaOf(errorBody, 'output')) },
    },
    paths,
    webhooks: Object.fromEntries(events.map(webhookOf)),
  };
};

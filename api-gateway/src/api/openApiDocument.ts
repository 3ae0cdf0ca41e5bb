import * as z from 'zod/mini';
import { PRODUCT_VERSION } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { errorBody } from '@yinyom/contracts/errors';

type Json = Record<string, unknown>;

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  beacon: 'application/json',
  report: 'application/reports+json',
  file: 'multipart/form-data',
} as const;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const parametersOf = (schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: json,
  }));
};

const operationOf = (endpoint: AnyEndpoint): Json => {
  const status = String(endpoint.status ?? (endpoint.answer ? 200 : 204));
  const answer = endpoint.answer && {
    content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } },
  };
  const body = endpoint.body && {
    requestBody: {
      content: { [CONTENT_TYPES[endpoint.bodyKind ?? 'json']]: { schema: schemaOf(endpoint.body, 'input') } },
    },
  };
  const secured = endpoint.auth === 'bearer' || endpoint.auth === 'otp';
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.service],
    security: secured ? [{ bearer: [] }] : [],
    ...(endpoint.role !== undefined && { 'x-role': endpoint.role }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...body,
    responses: {
      [status]: { description: 'Success', ...answer },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
};

/** The OpenAPI 3.1 document of declared calls, made from the validators that check them. */
export const openApiDocument = (endpoints: readonly AnyEndpoint[], origin: string): Json => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Yinyom', version: PRODUCT_VERSION },
    servers: [{ url: `${origin}/api/v1` }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
    paths,
  };
};

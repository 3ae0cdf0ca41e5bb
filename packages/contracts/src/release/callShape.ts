import * as z from 'zod/mini';
import type { AnyEndpoint, BodyKind } from '../endpoint';

/** A JSON schema, as far as it says which fields there are and of which kind. */
export interface Shape {
  type?: string | undefined;
  const?: unknown;
  enum?: readonly unknown[] | undefined;
  properties?: Readonly<Record<string, Shape>> | undefined;
  required?: readonly string[] | undefined;
  /** `false`: no further fields; a shape: every further field is of it. */
  additionalProperties?: boolean | Shape | undefined;
  items?: Shape | undefined;
  anyOf?: readonly Shape[] | undefined;
}

/** What a caller and whoever answers must agree about. Who may call is judged at each call and no part of it. */
export interface CallShape {
  method: string;
  /** Below /api/v1; parameters have no names here, because no caller sends them. */
  path: string;
  /** How the body is sent. */
  kind?: BodyKind | undefined;
  params?: Shape | undefined;
  query?: Shape | undefined;
  body?: Shape | undefined;
  answer?: Shape | undefined;
}

type Json = Record<string, unknown>;

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const further = (value: unknown): { additionalProperties?: boolean | Shape } => {
  if (value === false) return { additionalProperties: false };
  if (typeof value !== 'object' || value === null) return {};
  const shape = bare(value as Json);
  return Object.keys(shape).length > 0 ? { additionalProperties: shape } : {};
};

/**
 * A schema without what is judged value by value (lengths, patterns, limits, defaults): a text that is too long is
 * answered with a message for the reader, and the page that sent it goes on working.
 */
const bare = (json: Json): Shape => {
  const alternatives = (json['anyOf'] ?? json['oneOf']) as Json[] | undefined;
  if (alternatives) return { anyOf: alternatives.map(bare) };
  const types = json['type'];
  if (Array.isArray(types)) return { anyOf: types.map((type: unknown) => bare({ ...json, type })) };
  if ('const' in json) return { const: json['const'] };
  if (json['enum']) return { enum: [...(json['enum'] as unknown[])].sort() };
  const { type, properties, required, items } = json as {
    type?: string;
    properties?: Record<string, Json>;
    required?: string[];
    items?: Json;
  };
  return {
    ...(type !== undefined && { type }),
    ...(properties && {
      properties: sorted(
        Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, bare(value)])),
      ),
    }),
    ...(required && required.length > 0 && { required: [...required].sort() }),
    ...further(json['additionalProperties']),
    ...(items && { items: bare(items) }),
  };
};

const shapeOf = (schema: z.ZodMiniType | undefined, io: 'input' | 'output'): Shape | undefined =>
  schema && bare(z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'throw' }));

/** The shape of a declared call, without what nobody breaks by. */
export const callShape = (endpoint: AnyEndpoint): CallShape => {
  const { method, path, body, bodyKind, params, query, answer } = endpoint;
  return {
    method,
    path: path.replace(/:\w+/g, ':'),
    ...(body && { kind: bodyKind ?? 'json', body: shapeOf(body, 'input') }),
    ...(params && { params: shapeOf(params, 'input') }),
    ...(query && { query: shapeOf(query, 'input') }),
    ...(answer && { answer: shapeOf(answer, 'output') }),
  };
};

/** What the hash of a call is made of (`callHash`): two contracts with the same text are one to every caller. */
export const callText = (shape: CallShape): string => JSON.stringify(sorted(shape as unknown as Json));

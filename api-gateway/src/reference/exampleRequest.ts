import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { exampleOf } from '@yinyom/contracts/reference/exampleOf';
import { schemaOf } from '@yinyom/contracts/reference/schemaOf';

/** One call, filled with examples. */
export interface ExampleRequest {
  method: string;
  /** Path below the API's address, with what the query must have. */
  address: string;
  /** Whether it is sent with a key or a token. */
  isSigned: boolean;
  /** Null for files and what browsers send by themselves. */
  body: { type: string; text: string; value: unknown } | null;
}

export const JSON_TYPE = 'application/json';
const TYPES = { json: JSON_TYPE, form: 'application/x-www-form-urlencoded' } as const;

const valuesOf = (call: string, schema: AnyEndpoint['params']): Record<string, string> => {
  const example = schema ? exampleOf(schemaOf(schema, 'input'), call) : {};
  return Object.fromEntries(Object.entries(example as object).map(([name, value]) => [name, String(value)]));
};

const addressOf = ({ name: call, path, params, query }: AnyEndpoint): string => {
  const values = valuesOf(call, params);
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
  const required = query ? (schemaOf(query, 'input').required ?? []) : [];
  const all = query ? valuesOf(call, query) : {};
  const asked = new URLSearchParams(required.map((name) => [name, all[name] ?? '']));
  return filled + (required.length > 0 ? `?${asked}` : '');
};

const bodyOf = ({ name, body, bodyKind = 'json' }: AnyEndpoint): ExampleRequest['body'] => {
  if (!body || (bodyKind !== 'json' && bodyKind !== 'form')) return null;
  const value = exampleOf(schemaOf(body, 'input'), name);
  const text =
    bodyKind === 'json'
      ? JSON.stringify(value, null, 2)
      : String(new URLSearchParams(Object.entries(value as object).map(([a, b]) => [a, String(b)])));
  return { type: TYPES[bodyKind], text, value };
};

/** A call as an example sends it. */
export const exampleRequest = (endpoint: AnyEndpoint): ExampleRequest => ({
  method: endpoint.method,
  address: addressOf(endpoint),
  isSigned: endpoint.auth === 'bearer',
  body: bodyOf(endpoint),
});

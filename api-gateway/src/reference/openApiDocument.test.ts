import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type * as z from 'zod/mini';
import { endpoints } from '@yinyom/contracts/endpoints';
import { OWN_FAILURES } from '@yinyom/contracts/reference/ownFailures';
import { WEBHOOK_EVENTS } from '@yinyom/contracts/reference/webhookEvents';
import { exampleOf, type JsonSchema } from '@yinyom/contracts/reference/exampleOf';
import { schemaOf } from '@yinyom/contracts/reference/schemaOf';
import { openApiDocument } from './openApiDocument';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; description?: string; example?: unknown; schema: JsonSchema }[];
  requestBody?: { required: boolean };
  responses: Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>;
}

const document = openApiDocument(endpoints, 'http://localhost:4000', WEBHOOK_EVENTS);
const operations = Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap(
  (methods) => Object.values(methods),
);

/** The validator is a module that tests cannot load, so it runs beside them. */
const VALIDATOR = path.join(__dirname, '../../test/validateOpenApi.mjs');

it('is valid OpenAPI 3.1', () => {
  const said = execFileSync(process.execPath, [VALIDATOR], {
    input: JSON.stringify(document),
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual({ valid: true, errors: [] });
});

it('describes every declared call, with a summary, a group and what can go wrong', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  );
  const tags = (document['tags'] as { name: string; description: string }[]).map(({ name }) => name);
  for (const { operationId, summary, tags: own, responses } of operations) {
    expect([operationId, summary.length > 7, tags.includes(own[0] ?? '')]).toEqual([operationId, true, true]);
    expect([operationId, Object.keys(responses).some((status) => /^4\d\d$/.test(status))]).toEqual([
      operationId,
      true,
    ]);
  }
});

/** Fields of a schema, by their paths, that lack a sentence or an example. */
const undescribed = (part: unknown, path: string): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    if (key !== 'properties') return undescribed(value, path);
    return Object.entries(value as Record<string, JsonSchema>).flatMap(([name, field]) => [
      ...(field.description && field.examples?.[0] !== undefined ? [] : [`${path}.${name}`]),
      ...undescribed(field, `${path}.${name}`),
    ]);
  });
};

it('says of every field what it is, with an example', () => {
  const missing = operations.flatMap((operation) => [
    ...operation.parameters
      .filter(({ description, example }) => !description || example === undefined)
      .map(({ name }) => `${operation.operationId}?${name}`),
    ...undescribed(operation, operation.operationId),
  ]);
  expect([...new Set(missing.map((path) => path.split(/[.?]/).at(-1)))]).toEqual([]);
});

const schemas = endpoints.flatMap(({ name, params, query, body, answer }) =>
  [
    [`${name}, its address`, params, 'input'] as const,
    [`${name}, its query`, query, 'input'] as const,
    [`${name}, its body`, body, 'input'] as const,
    [`${name}, its answer`, answer, 'output'] as const,
  ].filter(([, schema]) => schema !== undefined),
);

/** In an address everything is text. */
const inAddress = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

it.each(schemas)('the example of %s is one', (name, schema: z.ZodMiniType, io) => {
  const shown = exampleOf(schemaOf(schema, io));
  const example = /its (?:address|query)$/.test(name) ? inAddress(shown as object) : shown;
  const { error } = schema.safeParse(example);
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual([]);
});

it('an object that takes no further fields says so', () => {
  const text = JSON.stringify(document);
  expect(text).not.toContain('$schema');
  expect(Object.keys(document['paths'] as object).filter((path) => path.includes(':'))).toEqual([]);
  // What browsers report by themselves has whatever fields they give it.
  const open = endpoints.filter(({ body, bodyKind }) => {
    const schema = body && schemaOf(body, 'input');
    return schema?.type === 'object' && schema.additionalProperties !== false && bodyKind !== 'report';
  });
  // A mail program sends what it likes beside the one field.
  expect(open.map(({ name }) => name)).toEqual(['unsubscribe']);
});

const isSuccess = (status: string) => /^2\d\d$/.test(status);

it('says what comes back from every call that reads: fields, or the media types of its file', () => {
  const silent = operations
    .filter(({ responses }) =>
      Object.entries(responses).some(([status, { content }]) => isSuccess(status) && !content),
    )
    .map(({ operationId }) => operationId);
  const reading = endpoints.filter(({ method }) => method === 'GET').map(({ name }) => name);
  expect(reading.filter((name) => silent.includes(name))).toEqual([]);
});

it('says what is sent to every call that takes a file, and that one without needed fields takes no body', () => {
  const bodyOf = (name: string) => operations.find(({ operationId }) => operationId === name)?.requestBody;
  for (const { name, bodyKind } of endpoints.filter((one) => one.bodyKind === 'file'))
    expect([name, bodyKind, bodyOf(name)?.required]).toEqual([name, bodyKind, true]);
  for (const { name, body } of endpoints.filter((one) => one.body !== undefined))
    expect([name, bodyOf(name)?.required]).toEqual([name, !body?.safeParse({}).success]);
});

it('describes numbers in addresses as whole numbers with their bounds', () => {
  const limits = operations.flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'limit'));
  expect(limits.length).toBeGreaterThan(5);
  for (const { schema } of limits) {
    expect(schema).toMatchObject({ type: 'integer', minimum: 1 });
    expect([schema.pattern, typeof schema.maximum]).toEqual([undefined, 'number']);
  }
});

it('own failures are of calls that exist', () => {
  const names = endpoints.map(({ name }) => name);
  expect(Object.keys(OWN_FAILURES).filter((name) => !names.includes(name))).toEqual([]);
});

it('describes the headers of the protocol: preconditions, repetitions, limits and how long to wait', () => {
  const of = (name: string) => {
    const operation = operations.find(({ operationId }) => operationId === name);
    if (!operation) throw new Error(name);
    const { parameters, responses } = operation;
    return {
      asks: parameters.flatMap((parameter) =>
        'in' in parameter && parameter.in === 'header' ? [parameter.name] : [],
      ),
      gives: Object.fromEntries(
        Object.entries(responses).flatMap(([status, { headers }]) =>
          headers ? [[status, Object.keys(headers)]] : [],
        ),
      ),
    };
  };
  const limits = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  const waits = { 429: ['Retry-After', ...limits], 503: ['Retry-After'] };
  expect(of('getTemplate')).toEqual({ asks: [], gives: { 200: ['ETag', ...limits], ...waits } });
  expect(of('saveTemplate')).toEqual({
    asks: ['If-Match', 'Yinyom-Confirmation'],
    gives: { 200: limits, ...waits },
  });
  expect(of('createApplication')).toEqual({
    asks: ['Idempotency-Key'],
    gives: { 201: ['Idempotent-Replayed', ...limits], ...waits },
  });
  expect(of('login')).toEqual({ asks: [], gives: { 429: ['Retry-After'], 503: ['Retry-After'] } });
});

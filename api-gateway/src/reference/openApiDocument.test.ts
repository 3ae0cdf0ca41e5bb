import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type * as z from 'zod/mini';
import { endpoints } from '@yinyom/contracts/endpoints';
import { OWN_FAILURES } from '@yinyom/contracts/reference/ownFailures';
import { WEBHOOK_EVENTS } from '@yinyom/contracts/reference/webhookEvents';
import { errorsOf } from '@yinyom/contracts/reference/errorsOf';
import { exampleOf, type JsonSchema } from '@yinyom/contracts/reference/exampleOf';
import { schemaOf } from '@yinyom/contracts/reference/schemaOf';
import { groupDocuments } from './groupDocuments';
import { openApiDocument } from './openApiDocument';

interface Parameter {
  name: string;
  in: string;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
  $ref?: string;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema?: JsonSchema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>;
}

const document = openApiDocument(endpoints, 'http://localhost:4000', WEBHOOK_EVENTS);
const operations = Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap(
  (methods) => Object.values(methods),
);

const components = document['components'] as {
  schemas: Record<string, JsonSchema>;
  responses: Record<string, Operation['responses'][string]>;
  parameters: Record<string, Parameter>;
};
const lastOf = (address = ''): string => address.split('/').at(-1) ?? '';
/** Parameters of a call, each in the place of a reference to it. */
const parametersOf = ({ parameters = [] }: Operation): Parameter[] =>
  parameters.map((one) => (one.$ref ? components.parameters[lastOf(one.$ref)]! : one));

/** The validator is a module that tests cannot load, so it runs beside them. */
const VALIDATOR = path.join(__dirname, '../../test/validateOpenApi.mjs');

it('is valid OpenAPI 3.1', () => {
  const said = execFileSync(process.execPath, [VALIDATOR], {
    input: JSON.stringify(document),
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual({ valid: true, errors: [] });
});

it('is the same whenever it is made, and made of fewer calls it names nothing that is not there', () => {
  expect(openApiDocument(endpoints, 'http://localhost:4000', WEBHOOK_EVENTS)).toEqual(document);
  const uploads = endpoints.filter(({ bodyKind }) => bodyKind === 'file').slice(1, 2);
  const few = JSON.stringify(openApiDocument(uploads, 'http://localhost:4000'));
  const { schemas } = (JSON.parse(few) as typeof document)['components'] as typeof components;
  for (const [, name = ''] of few.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(Object.keys(schemas)).toContain(name);
});

it('describes every declared call, with a summary, a group and what can go wrong', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  );
  const tags = (document['tags'] as { name: string; description: string }[]).map(({ name }) => name);
  for (const { operationId, summary, tags: own, responses } of operations) {
    expect([operationId, summary.length > 7, tags.includes(own[0] ?? '')]).toEqual([operationId, true, true]);
    expect([operationId, Object.keys(responses).includes('4XX')]).toEqual([operationId, true]);
  }
});

/** A schema with what it refers to in the place of each reference. */
const whole = (schema: JsonSchema): JsonSchema => {
  const { $ref, ...own } = schema;
  return $ref ? { ...components.schemas[lastOf($ref)], ...own } : schema;
};

/** A text that has to fit a pattern which a plain word does not fit, and nothing that does. */
const needsExample = ({ pattern, examples }: JsonSchema): boolean =>
  pattern !== undefined && !examples && !new RegExp(pattern).test('Example');

/** Fields in a schema, by their paths, that lack a sentence, or an example where the schema is of an answer. */
const undescribed = (part: JsonSchema, path: string, isAnswer: boolean): string[] => {
  const schema = whole(part);
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  const inner = [items, additionalProperties, ...anyOf, ...oneOf, ...allOf].filter(
    (one) => typeof one === 'object',
  );
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const { description, ...shape } = whole(field);
      const lacks = !description || (isAnswer && needsExample(shape));
      return [...(lacks ? [`${path}.${name}`] : []), ...undescribed(field, `${path}.${name}`, isAnswer)];
    }),
    ...inner.flatMap((one) => undescribed(one, path, isAnswer)),
  ];
};

/** Questions that exclude others of the same call, which have the example. */
const OR_ELSE = new Set(['month']);

it('says of every field what it is, with an example where the shape says too little', () => {
  const missing = operations.flatMap((operation) => [
    ...parametersOf(operation)
      .filter(
        ({ name, description, example }) => !description || (example === undefined && !OR_ELSE.has(name)),
      )
      .map(({ name }) => `${operation.operationId}?${name}`),
    ...Object.values(operation.responses)
      .flatMap(({ content = {} }) => Object.values(content as Record<string, { schema?: JsonSchema }>))
      .flatMap(({ schema = {} }) => undescribed(schema, operation.operationId, true)),
    // The example of a body is one of the whole.
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema = {}, example }) => [
      ...(example === undefined && !whole(schema).properties?.['file'] ? [`${operation.operationId}!`] : []),
      ...undescribed(schema, operation.operationId, false),
    ]),
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
  const shown = exampleOf(schemaOf(schema, io), name.replace(/,.*/, ''));
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

/** A response, or the component that it refers to. */
const shared = (response: Operation['responses'][string] & { $ref?: string }) =>
  response.$ref ? components.responses[lastOf(response.$ref)]! : response;

const describedBy = (response: Operation['responses'][string]): string =>
  String((shared(response) as { description?: string }).description);

it('E3-11 shapes of calls have names, every name is used, and no large shape is in two places', () => {
  for (const name of ['Application', 'Cookie', 'Consent', 'Scan', 'Template', 'SaveTemplateBody'])
    expect([name, components.schemas[name]?.type]).toEqual([name, 'object']);
  const text = JSON.stringify(document);
  const used = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  expect(Object.keys(components.schemas).filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !(name! in components.schemas))).toEqual([]);
  const inline = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .flatMap((part) => Object.values((part as { content?: object } | undefined)?.content ?? {}))
      .filter(({ schema }: { schema?: JsonSchema }) => schema?.type === 'object' && schema.properties)
      .map(() => operationId),
  );
  // A form that carries a file is no shape of its own.
  expect(inline.filter((name) => endpoints.find((one) => one.name === name)?.bodyKind !== 'file')).toEqual(
    [],
  );
  // 3.7 MB without names, 4.7 KB a call before fields, parameters and failures had some.
  expect(text.length / operations.length).toBeLessThan(2_600);
});

it('nothing long is in two places: fields, parameters and failures are referred to', () => {
  const counts = new Map<string, number>();
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    const text = JSON.stringify(part);
    if (!Array.isArray(part) && text.length > 700) counts.set(text, (counts.get(text) ?? 0) + 1);
    for (const [key, value] of Object.entries(part)) if (key !== 'example') visit(value);
  };
  visit(document);
  expect([...counts].filter(([, count]) => count > 1).map(([text]) => text)).toEqual([]);
});

it('patterns are of the kind that validators of other languages know', () => {
  expect(JSON.stringify(document)).not.toContain(String.raw`\\p{`);
});

it('the document of one group has its calls alone, and nothing that they do not use', () => {
  const described = groupDocuments(endpoints, 'http://localhost:4000');
  expect(Object.keys(described)).toHaveLength((document['tags'] as object[]).length);
  for (const describe of Object.values(described)) {
    const text = JSON.stringify(describe());
    const used = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(([, a, b]) => `${a}/${b}`),
    );
    const has = Object.entries((JSON.parse(text) as { components: Record<string, object> }).components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `${kind}/${name}`));
    expect(has.sort()).toEqual([...used].sort());
    expect(text.length).toBeLessThan(250_000);
  }
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
  const limits = operations.flatMap((operation) =>
    parametersOf(operation).filter(({ name }) => name === 'limit'),
  );
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
    const { responses } = operation;
    return {
      asks: parametersOf(operation).flatMap((one) => (one.in === 'header' ? [one.name] : [])),
      gives: Object.fromEntries(
        Object.entries(responses).flatMap(([status, response]) => {
          const { headers } = shared(response);
          return headers ? [[status, Object.keys(headers)]] : [];
        }),
      ),
    };
  };
  const limits = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  const waits = { '4XX': ['Retry-After', ...limits], '5XX': ['Retry-After'] };
  expect(of('getTemplate')).toEqual({ asks: [], gives: { 200: ['ETag'], ...waits } });
  expect(of('saveTemplate')).toEqual({ asks: ['If-Match', 'Yinyom-Confirmation'], gives: waits });
  expect(of('createApplication')).toEqual({
    asks: ['Idempotency-Key'],
    gives: { 201: ['Location', 'Idempotent-Replayed'], ...waits },
  });
  expect(of('login')).toEqual({ asks: [], gives: { '4XX': ['Retry-After'], '5XX': ['Retry-After'] } });
  const { apiKey } = (document['components'] as { securitySchemes: Record<string, { description: string }> })
    .securitySchemes;
  for (const name of limits) expect(apiKey?.description).toContain(name);
});

it('every status and code of a call is in its answers, and what each code means is in the document once', () => {
  const said = components.schemas['ErrorCode']?.description ?? '';
  for (const endpoint of endpoints) {
    const responses = operations.find(({ operationId }) => operationId === endpoint.name)!.responses;
    for (const { status, codes } of errorsOf(endpoint)) {
      const own = responses[status];
      const line = own
        ? describedBy(own)
        : describedBy(responses[`${String(status).charAt(0)}XX`]!)
            .split('\n\n')
            .find((one) => one.startsWith(`${status}: `));
      for (const code of codes) {
        expect([endpoint.name, status, line]).toEqual([
          endpoint.name,
          status,
          expect.stringContaining(`\`${code}\``),
        ]);
        expect(said.split(`\n- \`${code}\`: `)).toHaveLength(2);
      }
    }
  }
});

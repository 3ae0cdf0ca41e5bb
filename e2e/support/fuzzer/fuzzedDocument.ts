import { endpoints } from '@yinyom/contracts/endpoints';
import { errorsOf } from '@yinyom/contracts/reference/errorsOf';

interface Parameter {
  name: string;
  in: string;
  schema: object;
  example?: unknown;
}
interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema; example?: Record<string, unknown> }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
export interface OpenApi {
  components: Record<string, Record<string, unknown>>;
  paths: Record<string, Record<string, Operation>>;
}

/** Values that exist on the platform: of parameters by the beginning of their path, of fields by their name. */
export interface RealValues {
  parameters: readonly (readonly [path: string, name: string, value: string])[];
  fields: Readonly<Record<string, string>>;
}

const only = (value: string) => ({ type: 'string', enum: [value] });

const fillSchema = (schema: Schema | undefined, fields: RealValues['fields']): void => {
  for (const [name, field] of Object.entries(schema?.properties ?? {})) {
    const value = fields[name];
    if (value !== undefined && field.type === 'string')
      Object.assign(field, only(value), { pattern: undefined });
    else fillSchema(field, fields);
  }
  if (schema?.items) fillSchema(schema.items, fields);
  for (const one of [schema?.anyOf, schema?.oneOf, schema?.allOf].flatMap((all) => all ?? []))
    fillSchema(one, fields);
};

const fillOperation = (path: string, operation: Operation, { parameters, fields }: RealValues): void => {
  for (const parameter of operation.parameters ?? []) {
    const known = parameters.find(([start, name]) => path.startsWith(start) && name === parameter.name);
    const value = parameter.in === 'path' ? known?.[2] : fields[parameter.name];
    if (value !== undefined) Object.assign(parameter, { schema: only(value), example: value });
  }
  for (const { schema, example } of Object.values(operation.requestBody?.content ?? {})) {
    fillSchema(schema, fields);
    for (const [name, value] of Object.entries(fields)) if (example && name in example) example[name] = value;
  }
};

const endsByItself = ({ responses }: Operation): boolean =>
  !Object.values(responses).some(({ content }) => content && 'text/event-stream' in content);

/** A part of the document with what it refers to in the place of references, as the values of this run differ from call to call. */
const expanded = (part: unknown, components: OpenApi['components']): unknown => {
  if (Array.isArray(part)) return part.map((one) => expanded(one, components));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...own } = part as { $ref?: unknown };
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(String($ref)) ?? [];
  const whole = kind ? { ...(components[kind]?.[name] as object), ...own } : part;
  return Object.fromEntries(Object.entries(whole).map(([key, one]) => [key, expanded(one, components)]));
};

/** Answers may gain fields in a later version; in this one each field is declared. */
const close = (schema: Schema | undefined): void => {
  if (!schema) return;
  if (schema.properties) schema.additionalProperties ??= false;
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  for (const one of [...Object.values(properties), items, ...anyOf, ...oneOf, ...allOf]) close(one);
};

const RANGES = ['4XX', '5XX'];

/** Each status that the contract declares for a call, in the place of ranges that have any. */
const nameStatuses = ({ operationId, responses }: Operation): void => {
  const call = endpoints.find(({ name }) => name === operationId);
  if (!call) throw new Error(`${operationId} is not declared`);
  for (const { status } of errorsOf(call))
    responses[status] ??= responses[`${String(status).charAt(0)}XX`] ?? {};
  for (const range of RANGES) delete responses[range];
};

/**
 * The document that the fuzzer makes its requests of. A status has to be declared by name, and a field of an answer, too; streams are
 * left out, since no answer of theirs ends.
 * @param real makes requests about what exists, instead of being answered 404
 */
export const fuzzedDocument = (document: OpenApi, real?: RealValues): OpenApi => {
  const copy = structuredClone(document);
  for (const schema of Object.values(copy.components['schemas'] ?? {})) close(schema as Schema);
  for (const [path, operations] of Object.entries(copy.paths))
    for (const [method, operation] of Object.entries(operations)) {
      nameStatuses(operation);
      if (!endsByItself(operation)) delete operations[method];
      else if (real) {
        const { parameters, requestBody } = operation;
        Object.assign(operation, expanded({ parameters, requestBody }, copy.components));
        fillOperation(path, operation, real);
      }
    }
  return copy;
};

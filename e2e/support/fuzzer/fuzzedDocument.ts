interface Parameter {
  name: string;
  in: string;
  schema: object;
  example?: unknown;
}
interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema; example?: Record<string, unknown> }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
export interface OpenApi {
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
  for (const parameter of operation.parameters) {
    const known = parameters.find(([start, name]) => path.startsWith(start) && name === parameter.name);
    const value = parameter.in === 'path' ? known?.[2] : fields[parameter.name];
    if (value !== undefined) Object.assign(parameter, { schema: only(value), example: value });
  }
  for (const { schema, example } of Object.values(operation.requestBody?.content ?? {})) {
    fillSchema(schema, fields);
    for (const [name, value] of Object.entries(fields)) if (example && name in example) example[name] = value;
  }
};

/** The fuzzer makes no text of a pattern with classes of Unicode. Half pairs cannot be in JSON; of `Cf` these occur in texts. */
const CLASSES = {
  Cc: String.raw`\\x00-\\x1F\\x7F-\\x9F`,
  Cs: '',
  Cf: String.raw`\\xAD\\u200B-\\u200F\\u2060-\\u206F\\uFEFF`,
  Zl: String.raw`\\u2028`,
  Zp: String.raw`\\u2029`,
};
const withoutClasses = (json: string): string =>
  Object.entries(CLASSES).reduce(
    (text, [name, characters]) => text.replaceAll(String.raw`\\p{${name}}`, () => characters),
    json,
  );

const endsByItself = ({ responses }: Operation): boolean =>
  !Object.values(responses).some(({ content }) => content && 'text/event-stream' in content);

/**
 * The document that the fuzzer makes its requests of. `default` is taken out of every call, so that a status has to be declared
 * by name; streams are left out, since no answer of theirs ends.
 * @param real makes requests about what exists, instead of being answered 404
 */
export const fuzzedDocument = (document: OpenApi, real?: RealValues): OpenApi => {
  const copy = JSON.parse(withoutClasses(JSON.stringify(document))) as OpenApi;
  for (const [path, operations] of Object.entries(copy.paths))
    for (const [method, operation] of Object.entries(operations)) {
      delete operation.responses['default'];
      if (!endsByItself(operation)) delete operations[method];
      else if (real) fillOperation(path, operation, real);
    }
  return copy;
};

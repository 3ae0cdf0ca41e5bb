import { PRODUCT_VERSION } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { exampleOf, type JsonSchema } from '@yinyom/contracts/reference/exampleOf';
import { schemaOf } from '@yinyom/contracts/reference/schemaOf';
import { API_TAGS, tagOf } from '@yinyom/contracts/reference/tags';
import { exampleRequest, JSON_TYPE } from './exampleRequest';
import { requestHeadersOf } from './headersOf';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Ids that most calls ask for: written once, as variables of the collection. */
const SHARED_IDS = ['organization_id', 'application_id'];

interface Field {
  key: string;
  value: string;
  description?: string;
  disabled?: boolean;
}

export interface CollectionRequest {
  name: string;
  request: {
    method: string;
    description: string;
    header: Field[];
    url: { raw: string; host: string[]; path: string[]; variable: Field[]; query: Field[] };
    body?:
      | { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } }
      | { mode: 'urlencoded'; urlencoded: Field[] };
  };
}

export interface Collection {
  info: { name: string; description: string; schema: string; version: string };
  auth: object;
  variable: Field[];
  item: { name: string; description: string; item: CollectionRequest[] }[];
}

/** The example of a field, or the variable of the collection that has it. */
const valueOf = (call: string, name: string, schema: JsonSchema): string =>
  SHARED_IDS.includes(name) ? `{{${name}}}` : String(exampleOf(schema, name, call));

const fieldsOf = (
  call: string,
  schema: AnyEndpoint['query'],
  isOn: (required: boolean) => boolean,
): Field[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([key, field]) => ({
    key,
    value: valueOf(call, key, field),
    ...(field.description && { description: field.description }),
    ...(isOn(required.includes(key)) ? {} : { disabled: true }),
  }));
};

/** An organization's id is `:id` of its own calls, an application's id `:id` of those below it. */
const variablesOf = ({ name, params, path }: AnyEndpoint): Field[] =>
  fieldsOf(name, params, () => true).map((field) => {
    const owner = new RegExp(`^/(organization|application)s/:${field.key}\\b`).exec(path)?.[1];
    return owner ? { ...field, value: `{{${owner}_id}}` } : field;
  });

const headersOf = (endpoint: AnyEndpoint): Field[] =>
  requestHeadersOf(endpoint).map(({ name, required, description, example }) => ({
    key: String(name),
    value: name === 'If-Match' ? '{{etag}}' : String(example),
    description: String(description),
    ...(required ? {} : { disabled: true }),
  }));

/** The example of a body without ids that may be left out: they are of nothing that exists. */
const withoutIds = (value: unknown, schema: JsonSchema): unknown => {
  if (Array.isArray(value)) return value.map((one) => withoutIds(one, schema.items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const options = schema.anyOf ?? schema.oneOf ?? [schema];
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = options.find((one) => one.properties) ?? schema;
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  const isLeftOut = (name: string) =>
    name in properties && !required.includes(name) && !SHARED_IDS.includes(name) && /_ids?$/.test(name);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isLeftOut(name))
      .map(([name, one]) => [name, withoutIds(one, properties[name] ?? others)]),
  );
};

const bodyOf = (endpoint: AnyEndpoint): Pick<CollectionRequest['request'], 'body'> => {
  const { body } = exampleRequest(endpoint);
  if (!body) return {};
  if (body.type !== JSON_TYPE)
    return { body: { mode: 'urlencoded', urlencoded: fieldsOf(endpoint.name, endpoint.body, () => true) } };
  const text = SHARED_IDS.reduce(
    (written, name) => written.replaceAll(new RegExp(`("${name}": )"[^"]*"`, 'g'), `$1"{{${name}}}"`),
    JSON.stringify(withoutIds(body.value, endpoint.body ? schemaOf(endpoint.body, 'input') : {}), null, 2),
  );
  return { body: { mode: 'raw', raw: text, options: { raw: { language: 'json' } } } };
};

const requestOf = (endpoint: AnyEndpoint): CollectionRequest => {
  const { name, summary, method, path, scope } = endpoint;
  const query = fieldsOf(name, endpoint.query, (required) => required);
  const asked = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const body = bodyOf(endpoint);
  return {
    name: summary,
    request: {
      method,
      description: `\`${name}\`, scope \`${scope}\`.`,
      header: [
        ...(body.body?.mode === 'raw' ? [{ key: 'Content-Type', value: JSON_TYPE }] : []),
        ...headersOf(endpoint),
      ],
      url: {
        raw: `{{base}}${path}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
        host: ['{{base}}'],
        path: path.split('/').slice(1),
        variable: variablesOf(endpoint),
        query,
      },
      ...body,
    },
  };
};

/**
 * The calls that a key may make as a collection (format 2.1 of Postman, which Bruno, Insomnia and Hoppscotch import), filled with
 * the examples of the API document. A collection holds no key: the variable is empty.
 */
export const collectionOf = (endpoints: readonly AnyEndpoint[], origin: string): Collection => {
  const ofKeys = endpoints.filter(({ scope, bodyKind }) => scope && bodyKind !== 'file');
  return {
    info: {
      name: 'Yinyom',
      version: PRODUCT_VERSION,
      schema: SCHEMA,
      description:
        'Set the variable `key` to an API key (console, API keys). “The API key that makes this call” returns `organization_id`, the list of websites an `application_id`, and each read the `etag` that a change is made over.',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [
      { key: 'base', value: `${origin}/api/v1` },
      ...['key', ...SHARED_IDS, 'etag'].map((key) => ({ key, value: '' })),
    ],
    item: Object.entries(API_TAGS)
      .map(([name, description]) => ({
        name,
        description,
        item: ofKeys.filter((endpoint) => tagOf(endpoint) === name).map(requestOf),
      }))
      .filter(({ item }) => item.length > 0),
  };
};

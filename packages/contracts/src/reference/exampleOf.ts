import { wordsOf } from './wordsOf';

/** JSON Schema as zod writes it, as far as it is read here. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minProperties?: number;
  items?: JsonSchema;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  description?: string;
  examples?: unknown[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

const ID = '66f0c2a9e13b5d7f8a901234';
const HASH = '4e6014b0bcded38b73fce5027ca7e018e7337fe0bedbb812ec2ca7852237b62f';
const MOMENT = '2026-11-22T07:00:00.000Z';
/** Whatever else a pattern may want. */
const TEXTS = [
  'Example',
  ID,
  '2f6b2c1e-8f0a-4c57-9d7e-3a5b1c2d4e6f',
  '2026-11-22',
  '2026-11',
  '#0B6E6E',
  HASH,
  'https://www.example.ac.th/',
  'somsri@example.ac.th',
  'www.example.ac.th',
  '1',
  'en',
  'example',
  'A1b2C3d4E5f6',
  '#0b6e6e',
  '16px',
  '/websites/:id',
  'https://consent.example.ac.th',
  `${HASH}.woff2`,
  HASH.slice(0, 32),
  `${HASH.slice(0, 43)}`,
  '',
];

const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(?:^|_)(?:at|time)$/, MOMENT],
  [/^(?:since|until|at|free_until)$/, MOMENT],
  [/(?:^id$|_id$|Id$)/, ID],
  [/(?:sha256|hash)$|root$/, HASH],
  [/email/, 'somsri@example.ac.th'],
  [/^(?:date|day|from|to)$/, '2026-11-22'],
  [/url|_page$/, 'https://www.example.ac.th/'],
  [/host$/, 'www.example.ac.th'],
];

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  Array.isArray(type) ? type : type ? [type] : [];

const matches = (pattern: string, value: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return new RegExp(pattern).test(value);
  }
};

/** Fields that may be sent in place of another, and this other one. */
const IN_PLACE_OF: ReadonlyMap<string, string> = new Map([
  ['recovery_code', 'code'],
  ['month', 'from'],
]);

const isInPlaceOfAnother = (key: string, { properties = {}, required = [] }: JsonSchema): boolean =>
  !required.includes(key) && Object.hasOwn(properties, IN_PLACE_OF.get(key) ?? '');

/** Whether a schema takes a plain value. */
const takes = (schema: JsonSchema, value: unknown): boolean => {
  const { enum: options, anyOf, oneOf, allOf } = schema;
  if ('const' in schema) return schema.const === value;
  if (options) return options.includes(value);
  if (anyOf ?? oneOf) return (anyOf ?? oneOf ?? []).some((one) => takes(one, value));
  if (allOf && !allOf.every((one) => takes(one, value))) return false;
  const types = typesOf(schema);
  if (Array.isArray(value))
    return types.includes('array') && value.every((one) => takes(schema.items ?? {}, one));
  if (typeof value === 'string') {
    if (types.length > 0 && !types.includes('string')) return false;
    const { pattern, minLength = 0, maxLength = Infinity } = schema;
    return value.length >= minLength && value.length <= maxLength && (!pattern || matches(pattern, value));
  }
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
    const fits = types.includes('number') || (types.includes('integer') && Number.isInteger(value));
    return fits && value >= minimum && value <= maximum && value > exclusiveMinimum;
  }
  if (value === null) return types.includes('null');
  return typeof value === 'boolean' && types.includes('boolean');
};

const exampleText = (schema: JsonSchema, name: string): string => {
  const byName = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  const candidates = [...(byName === undefined ? [] : [byName]), ...TEXTS];
  return candidates.find((text) => takes(schema, text)) ?? 'Example';
};

const exampleNumber = ({ minimum, maximum, exclusiveMinimum }: JsonSchema): number => {
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + 1;
  if (minimum !== undefined && minimum > 1) return minimum;
  return maximum !== undefined && maximum < 1 ? maximum : 1;
};

/** The entries of a record: under all names that it must have, else under one that it may have. */
const exampleEntry = (schema: JsonSchema): Record<string, unknown> => {
  const { additionalProperties, propertyNames = {}, minProperties = 1 } = schema;
  if (typeof additionalProperties !== 'object') return {};
  const names = propertyNames.enum?.slice(0, minProperties).map(String) ?? [exampleText(propertyNames, '')];
  return Object.fromEntries(names.map((name) => [name, exampleOf(additionalProperties, name)]));
};

/** The example that the words of a field give, where its schema takes it. */
export const wordedExample = (schema: JsonSchema, name: string, parent: string): unknown =>
  wordsOf(name, parent)?.examples.find((example) => takes(schema, example));

/**
 * A value that a schema takes: what the words of the field say, else one made by rule. Every field of an object is shown, also
 * those that may be left out; of two ways to say the same (who one is, which days), one.
 * @param name of the field, or of the call
 */
export const exampleOf = (schema: JsonSchema, name = '', parent = ''): unknown => {
  const given = wordedExample(schema, name, parent);
  if (given !== undefined) return given;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return exampleOf(options.find((one) => !typesOf(one).includes('null')) ?? {}, name, parent);
  const type = typesOf(schema).find((one) => one !== 'null');
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([key]) => !isInPlaceOfAnother(key, schema),
      );
      return fields.length > 0
        ? Object.fromEntries(
            fields.map(([key, one]) => [key, exampleOf(one, key === 'entities' ? name : key, name)]),
          )
        : exampleEntry(schema);
    }
    case 'array':
      return [exampleOf(schema.items ?? {}, name, parent)];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return exampleNumber(schema);
    default:
      return type === undefined && !schema.pattern ? null : exampleText(schema, name);
  }
};

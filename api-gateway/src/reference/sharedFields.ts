import type { JsonSchema } from '@yinyom/contracts/reference/exampleOf';
import { freeName, pascal } from './componentNames';

type Json = Record<string, unknown>;
type Fields = Record<string, JsonSchema>;

const refTo = (name: string): string => `#/components/schemas/${name}`;
const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/** A field without what its place says of it. */
const baseOf = ({ description: _d, ...base }: JsonSchema): JsonSchema => base;

/** Names of bases by their examples: ids, moments and the like have one pattern and many fields. */
const BASES: readonly (readonly [RegExp, string])[] = [
  [/^66f0c2a9e13b5d7f8a901234$/, 'ObjectId'],
  [/^2026-11-22T/, 'IsoMoment'],
  [/^2026-11-22$/, 'IsoDate'],
  [/^2026-11$/, 'IsoMonth'],
  [/^#0B6E6E$/i, 'HexColor'],
  [/^[\da-f]{64}$/, 'Sha256Hex'],
  [/^[\da-f-]{36}$/, 'UuidText'],
  [/^https:/, 'WebAddress'],
  [/@/, 'MailAddress'],
  [/^www\./, 'HostName'],
];

type Visit = (schema: JsonSchema, name: string) => unknown;

/** Keywords with a schema, and with a list of schemas, in them. */
const ONE = ['items', 'additionalProperties', 'schema'];
const SEVERAL = ['anyOf', 'oneOf'];
/** Keywords whose values only look like schemas. */
const VALUES = ['example', 'examples', 'enum'];

/** Puts what `visit` returns in the place of each schema in another: of fields, and of parts of the field of a name. */
const mapSchemas = (schema: unknown, visit: Visit, name = ''): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => mapSchemas(one, visit, name));
  if (typeof schema !== 'object' || schema === null) return schema;
  const within = (key: string, value: unknown): unknown => {
    if (VALUES.includes(key)) return value;
    if (ONE.includes(key) && typeof value === 'object') return visit(value as JsonSchema, name);
    if (SEVERAL.includes(key)) return (value as JsonSchema[]).map((one) => visit(one, name));
    if (key !== 'properties') return mapSchemas(value, visit, name);
    const fields = Object.entries(value as Fields).map(([field, one]) => [field, visit(one, field)]);
    return Object.fromEntries(fields);
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, within(key, value)]));
};

interface Seen {
  schema: JsonSchema;
  count: number;
  names: Map<string, number>;
}

const mostUsed = (names: ReadonlyMap<string, number>): string =>
  [...names].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)[0];

const nameOfField = ({ names }: Seen): string => pascal(mostUsed(names));

const nameOfBase = ({ schema, names }: Seen): string => {
  const example = String(schema.examples?.[0] ?? '');
  const known = BASES.find(([pattern]) => pattern.test(example))?.[1];
  if (known) return known;
  if (schema.type === 'string' && !schema.enum)
    return schema.maxLength === undefined ? 'Text' : `Text${schema.maxLength}`;
  if (schema.items)
    return `${schema.items.$ref?.split('/').at(-1) ?? pascal(String(schema.items.type ?? ''))}List`;
  return pascal(mostUsed(names));
};

/**
 * Counts fields by what `keyOf` makes of them.
 * @param entersAgain whether to count what is in a field that was counted before; not where that will have a name
 */
const count = (
  roots: Json,
  keyOf: (field: JsonSchema) => JsonSchema,
  entersAgain: boolean,
): Map<string, Seen> => {
  const seen = new Map<string, Seen>();
  const visit: Visit = (field, name) => {
    const schema = keyOf(field);
    const key = JSON.stringify(schema);
    const one = seen.get(key) ?? { schema, count: 0, names: new Map<string, number>() };
    one.count += 1;
    one.names.set(name, (one.names.get(name) ?? 0) + 1);
    seen.set(key, one);
    if (entersAgain || one.count === 1) mapSchemas(field, visit, name);
    return field;
  };
  for (const [name, root] of Object.entries(roots)) mapSchemas(root, visit, name);
  return seen;
};

/** How many characters a name saves. A bare reference is not worth a name: generators refuse a schema that is only one. */
const saved = ({ schema, count: times }: Seen, name: string): number => {
  if (!name || schema.$ref || times < 2) return 0;
  const whole = lengthOf(schema);
  const reference = lengthOf({ $ref: refTo(name) });
  return (whole - reference) * times - whole - name.length - 4;
};

/** Gives names to the fields that are worth one, those that save most first. @returns names by what the fields are */
const nameAll = (
  seen: ReadonlyMap<string, Seen>,
  nameOf: (one: Seen) => string,
  taken: Json,
): Map<string, string> => {
  const worth = [...seen]
    .map(([key, one]) => ({ key, one, hint: nameOf(one) }))
    .map((candidate) => ({ ...candidate, gain: saved(candidate.one, candidate.hint) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  const names = new Map<string, string>();
  for (const { key, one, hint } of worth) {
    const name = freeName(hint, taken);
    names.set(key, name);
    taken[name] = one.schema;
  }
  return names;
};

/** A way to see fields as the same. */
interface Sameness {
  keyOf: (field: JsonSchema) => JsonSchema;
  nameOf: (one: Seen) => string;
  /** Whether the place keeps its sentence, next to the reference. */
  keepsSentence: boolean;
}

/** Fields that are the same with their sentences, then those that differ in the sentence alone. */
const SAMENESS: readonly Sameness[] = [
  { keyOf: (field) => field, nameOf: nameOfField, keepsSentence: false },
  { keyOf: baseOf, nameOf: nameOfBase, keepsSentence: true },
];

/**
 * Gives names to fields that are in several places, where that makes the document shorter. Names of objects, which `NamedSchemas` gave,
 * stay.
 * @param schemas the components; gains the named fields
 * @param others schemas outside of the components
 * @returns `others` with references
 */
export const shareFields = <Other>(schemas: Record<string, Json>, others: Other): Other => {
  let rest: unknown = others;
  for (const { keyOf, nameOf, keepsSentence } of SAMENESS) {
    const seen = count({ ...schemas, ' ': rest }, keyOf, keepsSentence);
    const names = nameAll(seen, nameOf, schemas);
    const replace: Visit = (field, place) => {
      const name = names.get(JSON.stringify(keyOf(field)));
      if (name === undefined) return mapSchemas(field, replace, place);
      const { description } = field;
      return { $ref: refTo(name), ...(keepsSentence && description !== undefined && { description }) };
    };
    for (const [name, schema] of Object.entries(schemas))
      schemas[name] = mapSchemas(schema, replace, name) as Json;
    rest = mapSchemas(rest, replace);
  }
  return rest as Other;
};

import type { JsonSchema } from '@yinyom/contracts/reference/exampleOf';
import { freeName, pascal } from './componentNames';

type Json = Record<string, unknown>;

/** A schema shorter than its name is not worth one. */
const SHORTEST = 120;

const singular = (name: string): string => name.replace(/(?<!Cook)ies$/, 'y').replace(/(?<=[^s])s$/, '');

/** What a call is about: its name without the verb. */
const subjectOf = (operation: string): string =>
  pascal(operation.replace(/^(?:get|create|add|update|save|set|make|start|request)(?=[A-Z])/, ''));

/** Names of shapes: each shape has one, and each name one shape. */
class Names {
  readonly schemas: Record<string, Json> = {};
  private readonly nameOf = new Map<string, string>();

  /** @param hints names that fit, the best first */
  of(schema: Json, hints: readonly string[]): string {
    const key = JSON.stringify(schema);
    const known = this.nameOf.get(key);
    if (known) return known;
    const name = this.free(hints);
    this.nameOf.set(key, name);
    this.schemas[name] = schema;
    return name;
  }

  private free(hints: readonly string[]): string {
    const found = hints.find((hint) => !(hint in this.schemas));
    return found ?? freeName(hints.at(-1) ?? 'Shape', this.schemas);
  }
}

const isObject = (schema: JsonSchema): boolean => schema.type === 'object' && schema.properties !== undefined;

/** The shape of an object, without what its place says of it. */
const shapeOf = ({ description: _d, examples: _e, ...shape }: JsonSchema): Json => ({ ...shape });

/** Calls `visit` with every object in a schema. */
const eachObject = (schema: unknown, visit: (schema: JsonSchema) => void): void => {
  if (typeof schema !== 'object' || schema === null) return;
  if (isObject(schema as JsonSchema)) visit(schema as JsonSchema);
  for (const [key, value] of Object.entries(schema))
    if (key !== 'example' && key !== 'examples') eachObject(value, visit);
};

/**
 * Gives names to the schemas of calls: to what a call takes and answers, and to objects that are in several places. Generators make
 * types of names, and a shape is in the document once.
 */
export class NamedSchemas {
  private readonly names = new Names();
  private readonly counts = new Map<string, number>();

  /** @param contents every schema of the document, to know which objects are in several places */
  constructor(contents: readonly unknown[], taken: Record<string, Json>) {
    Object.assign(this.names.schemas, taken);
    for (const content of contents)
      eachObject(content, (schema) => {
        const key = JSON.stringify(shapeOf(schema));
        this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
      });
  }

  get schemas(): Record<string, Json> {
    return this.names.schemas;
  }

  /** The body or answer of a call, or the message of an event: named in any case where it is an object. */
  ofCall(schema: JsonSchema, operation: string, part: 'Body' | 'Answer' | 'Event'): Json {
    const subject = subjectOf(operation);
    const own = `${pascal(operation)}${part}`;
    const hints = part === 'Answer' ? [subject, own] : [own];
    if (!isObject(schema)) return this.within(schema, subject, subject);
    return { $ref: `#/components/schemas/${this.named(schema, hints, hints[0] ?? subject)}` };
  }

  private named(schema: JsonSchema, hints: readonly string[], parent: string): string {
    return this.names.of(this.within(shapeOf(schema) as JsonSchema, parent, hints[0] ?? parent), hints);
  }

  /** A schema with references in the place of objects that have names. */
  private replaced(schema: JsonSchema, hint: string, parent: string): Json {
    const { description } = schema;
    const shape = JSON.stringify(shapeOf(schema));
    if (!isObject(schema) || shape.length < SHORTEST || (this.counts.get(shape) ?? 0) < 2)
      return this.within(schema, parent, hint);
    const name = this.named(schema, [hint, `${parent}${hint}`], hint);
    return { $ref: `#/components/schemas/${name}`, ...(description !== undefined && { description }) };
  }

  /** The parts of a schema replaced, itself left where it is. */
  private within(schema: JsonSchema, parent: string, hint: string): Json {
    const of = (value: unknown, name: string) => this.replaced(value as JsonSchema, name, parent);
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => {
        if (key === 'properties')
          return [
            key,
            Object.fromEntries(
              Object.entries(value as Record<string, JsonSchema>).map(([name, field]) => [
                name,
                of(field, name === 'entities' ? singular(parent.replace(/^List/, '')) : pascal(name)),
              ]),
            ),
          ];
        if (key === 'items') return [key, of(value, singular(hint))];
        if (key === 'additionalProperties' && typeof value === 'object')
          return [key, of(value, singular(hint))];
        if (['anyOf', 'oneOf', 'allOf'].includes(key))
          return [key, (value as JsonSchema[]).map((one) => of(one, hint))];
        return [key, value];
      }),
    );
  }
}

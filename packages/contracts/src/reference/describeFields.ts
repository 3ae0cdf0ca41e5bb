import { shownExample } from './shownExample';
import type { JsonSchema } from './exampleOf';
import { wordsOf } from './wordsOf';

/**
 * Gives every field in a schema its sentence and, unless examples are left out, an example where its shape says too little.
 * @param parent field that has the schema; of what a call takes or answers, the name of the call
 */
export const describeFields = (schema: JsonSchema, parent = '', withExamples = true): JsonSchema => {
  const described = { ...schema };
  const allOf = (fields: Record<string, JsonSchema>): Record<string, JsonSchema> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, describeField(name, field, parent, withExamples)]),
    );
  for (const part of ['anyOf', 'oneOf', 'allOf'] as const)
    if (schema[part]) described[part] = schema[part].map((one) => describeFields(one, parent, withExamples));
  if (schema.items) described.items = describeFields(schema.items, parent, withExamples);
  if (typeof schema.additionalProperties === 'object')
    described.additionalProperties = describeFields(schema.additionalProperties, '', withExamples);
  if (schema.properties) described.properties = allOf(schema.properties);
  if (schema.$defs)
    described.$defs = Object.fromEntries(
      Object.entries(schema.$defs).map(([name, one]) => [name, describeFields(one, '', withExamples)]),
    );
  return described;
};

/** A field under its name, with its sentence. */
export const describeField = (
  name: string,
  field: JsonSchema,
  parent = '',
  withExamples = true,
): JsonSchema => {
  const words = wordsOf(name, parent);
  const example = withExamples ? shownExample(field, name, parent) : undefined;
  return {
    // Entries of a list are what the call is about.
    ...describeFields(field, name === 'entities' ? parent : name, withExamples),
    ...(words && { description: words.description }),
    ...(example !== undefined && { examples: [example] }),
  };
};

import { wordsOf } from '@yinyom/contracts/reference/wordsOf';
import { exampleOf, type JsonSchema } from './exampleOf';

/** Gives every field in a schema its sentence and an example. */
export const describeFields = (schema: JsonSchema, parent = ''): JsonSchema => {
  const described = { ...schema };
  for (const part of ['anyOf', 'oneOf', 'allOf'] as const)
    if (schema[part]) described[part] = schema[part].map((one) => describeFields(one, parent));
  if (schema.items) described.items = describeFields(schema.items, parent);
  if (typeof schema.additionalProperties === 'object')
    described.additionalProperties = describeFields(schema.additionalProperties);
  if (schema.properties)
    described.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, describeField(name, field, parent)]),
    );
  return described;
};

/** A field under its name, with its sentence and an example. */
export const describeField = (name: string, field: JsonSchema, parent = ''): JsonSchema => {
  const words = wordsOf(name, parent);
  return {
    ...describeFields(field, name),
    ...(words && { description: words.description }),
    examples: [exampleOf(field, name, parent)],
  };
};

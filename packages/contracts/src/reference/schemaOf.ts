import * as z from 'zod/mini';
import { describeAsSent } from './describeAsSent';
import type { JsonSchema } from './exampleOf';
import { describeAsNumber, isNumberInText } from './numbersInAddresses';
import { portablePattern } from './portablePattern';

/** Within /v1 answers gain fields: a program that refuses unknown ones would break. */
const openAnswer = (schema: JsonSchema): void => {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
};

/** A record that has all of its names: said by their number, as tools miss the properties that `required` would name. */
const countNames = (schema: JsonSchema): void => {
  if (!schema.required || schema.properties || !schema.propertyNames?.enum) return;
  schema.minProperties = schema.required.length;
  delete schema.required;
};

/**
 * The JSON Schema (2020-12) of what a validator takes or gives.
 * @param reused `ref`: what occurs more than once is in `$defs`
 */
export const schemaOf = (
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  reused: 'inline' | 'ref' = 'inline',
): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    reused,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const made = jsonSchema as JsonSchema;
      if (io === 'output') openAnswer(made);
      else if (isNumberInText(zodSchema)) describeAsNumber(zodSchema, made);
      else describeAsSent(zodSchema, made);
      if (made.pattern !== undefined) made.pattern = portablePattern(made.pattern);
      countNames(made);
    },
  }) as Record<string, unknown>;
  return json as JsonSchema;
};

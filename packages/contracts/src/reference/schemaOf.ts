import * as z from 'zod/mini';
import { describeAsSent } from './describeAsSent';
import type { JsonSchema } from './exampleOf';
import { describeAsNumber, isNumberInText } from './numbersInAddresses';

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
      if (io === 'output') return;
      if (isNumberInText(zodSchema)) describeAsNumber(zodSchema, jsonSchema as JsonSchema);
      else describeAsSent(zodSchema, jsonSchema as JsonSchema);
    },
  }) as Record<string, unknown>;
  return json as JsonSchema;
};

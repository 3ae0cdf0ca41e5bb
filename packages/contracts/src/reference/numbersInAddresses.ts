import * as z from 'zod/mini';
import type { JsonSchema } from './exampleOf';

interface Pipe {
  type: string;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
}
const defOf = (schema: z.core.$ZodType): Pipe => schema._zod.def as Pipe;

/** What a value has become at the end of all its conversions. */
const endOf = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { type, out } = defOf(schema);
  return type === 'pipe' && out ? endOf(out) : schema;
};

/** Whether text is taken and a number made of it, as in addresses, where everything is text. */
export const isNumberInText = (schema: z.core.$ZodType): boolean =>
  defOf(schema).type === 'pipe' && defOf(endOf(schema)).type === 'number';

/**
 * OpenAPI describes a parameter by what it means: a whole number between two bounds, not the text that it is written as.
 * @param json what was made of the text; is changed
 */
export const describeAsNumber = (schema: z.core.$ZodType, json: JsonSchema): void => {
  const { minimum, maximum } = z.toJSONSchema(endOf(schema)) as JsonSchema;
  delete json.pattern;
  Object.assign(json, { type: 'integer', minimum, maximum });
};

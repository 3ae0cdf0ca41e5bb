import { exampleOf, wordedExample, type JsonSchema } from './exampleOf';

/** What a rule writes where it knows nothing: no reader learns from it. */
const EMPTY_WORDS: readonly unknown[] = ['Example', ''];

const isNull = ({ type, ...rest }: JsonSchema): boolean =>
  type === 'null' || ('const' in rest && rest.const === null);

/**
 * The example of a field, or undefined where its shape is as good: choices, numbers, truth values, texts of any kind,
 * and objects and lists, whose parts have examples.
 */
export const shownExample = (schema: JsonSchema, name = '', parent = ''): unknown => {
  const worded = wordedExample(schema, name, parent);
  if (worded !== undefined) return worded;
  const option = (schema.anyOf ?? schema.oneOf)?.find((one) => !isNull(one)) ?? schema;
  if ('const' in option || option.enum || option.properties || option.additionalProperties) return undefined;
  if (option.items) {
    const item = shownExample(option.items, name, parent);
    return item === undefined ? undefined : [item];
  }
  const example = exampleOf(option, name, parent);
  return typeof example === 'string' && !EMPTY_WORDS.includes(example) ? example : undefined;
};

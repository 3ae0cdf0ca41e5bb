import { wordsOf } from '@yinyom/contracts/reference/wordsOf';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import type { JsonSchema } from '@yinyom/contracts/reference/exampleOf';

/** Values of a choice that are shown; of longer ones the rest stands in the document. */
const MOST_VALUES = 12;

const typeOf = (schema: JsonSchema): string => {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) {
    const shown = schema.enum.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
    return shown.join(' | ') + (schema.enum.length > MOST_VALUES ? ' | …' : '');
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map(typeOf))].join(' | ');
  if (schema.items) {
    const item = typeOf(schema.items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
};

/** The schema of an object somewhere in a field: in a list of them, or as one of several ways. */
const objectsIn = (schema: JsonSchema): JsonSchema[] => {
  if (schema.properties) return [schema];
  if (schema.items) return objectsIn(schema.items);
  const options = schema.anyOf ?? schema.oneOf ?? [];
  if (options.length > 0) return options.flatMap(objectsIn);
  return typeof schema.additionalProperties === 'object' ? objectsIn(schema.additionalProperties) : [];
};

/**
 * Fields of an object as a tree that people can read.
 * @param optional what is said of one that may be left out
 * @param parent name of the field that has the schema, or of the call
 */
export const schemaTree = (
  schema: JsonSchema,
  optional: string | null,
  parent: string,
  isInside = false,
): Html | null => {
  const objects = objectsIn(schema);
  if (objects.length === 0) return isInside ? null : html`<p><code>${typeOf(schema)}</code></p>`;
  return html`${objects.map(
    ({ properties = {}, required = [] }) =>
      html`<ul>
        ${Object.entries(properties).map(
          ([name, field]) =>
            html`<li>
              <code>${name}</code>
              <i>${typeOf(field)}</i
              >${optional !== null && !required.includes(name) && html` <small>${optional}</small>`}
              ${wordsOf(name, parent)?.description}${schemaTree(
                field,
                optional,
                name === 'entities' ? parent : name,
                true,
              )}
            </li>`,
        )}
      </ul>`,
  )}`;
};

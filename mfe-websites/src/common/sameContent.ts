const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** For `JSON.stringify`: writes the fields of an object in order of their names. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(byName))
    : value;

/** The same content: what the platform answers to saving and to reading has its fields in different orders. */
export const sameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

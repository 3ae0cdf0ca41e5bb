import type * as z from 'zod/mini';
import { ownValue } from '@yinyom/contracts/ownValue';

/** What is looked at of a schema's definition. */
interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  out?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
}

/** The schemas of a value: those inside of optional, nullable, default and pipe, and each of a union. */
const insideOf = (schema: z.ZodMiniType): Definition[] => {
  const def = schema._zod.def as unknown as Definition;
  const inner = def.innerType ?? def.out;
  if (inner) return insideOf(inner);
  return def.options ? def.options.flatMap(insideOf) : [def];
};

const isIn = (schema: z.ZodMiniType, [step, ...rest]: readonly PropertyKey[]): boolean => {
  if (step === undefined) return true;
  return insideOf(schema).some(({ element, valueType, shape = {} }) => {
    const field = ownValue(shape, String(step)) ?? element ?? valueType;
    return field !== undefined && isIn(field, rest);
  });
};

const without = (value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown => {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== String(step)) return [[name, inner]];
    return rest.length > 0 ? [[name, without(inner, rest)]] : [];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
};

/**
 * A body without what can only be read: who changes what a call answered need not know which of its fields cannot be written.
 * @param issues what the body's schema found
 * @param answer shape of what the call answers
 * @returns null where nothing of what was found is such a field
 */
export const withoutReadOnly = (
  body: unknown,
  issues: readonly z.core.$ZodIssue[],
  answer: z.ZodMiniType,
): unknown => {
  const readOnly = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const known = readOnly.filter((path) => isIn(answer, path));
  return known.length === 0 ? null : known.reduce(without, body);
};

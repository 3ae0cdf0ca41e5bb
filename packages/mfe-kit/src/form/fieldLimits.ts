import type * as z from 'zod/mini';

/** The parts of a schema that tell how much fits: wrappers, choices, fields, and the checks. */
interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  shape?: Record<string, z.ZodMiniType>;
  checks?: readonly { _zod: { def: { check: string; maximum?: number; value?: unknown } } }[];
}

/** What a control may hold: characters of a text, least and most of a number. */
export interface FieldLimits {
  maxLength?: number;
  min?: number;
  max?: number;
}

const limitsOf = ({ type, checks = [] }: Definition): FieldLimits => {
  const found = (name: string) => checks.find(({ _zod }) => _zod.def.check === name)?._zod.def;
  if (type === 'string') return { maxLength: found('max_length')?.maximum };
  return { min: found('greater_than')?.value as number, max: found('less_than')?.value as number };
};

/** Every field of a schema by its path (`dpo.email`). Lists have no place: their elements share one control. */
const fieldsOf = (schema: z.ZodMiniType, path = ''): [path: string, limits: FieldLimits][] => {
  const def = schema._zod.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  if (inner) return fieldsOf(inner, path);
  if (def.shape) {
    return Object.entries(def.shape).flatMap(([name, field]) =>
      fieldsOf(field, path ? `${path}.${name}` : name),
    );
  }
  if (def.type === 'union') return (def.options ?? []).flatMap((option) => fieldsOf(option, path));
  return def.type === 'string' || def.type === 'number' ? [[path, limitsOf(def)]] : [];
};

/**
 * The limits of a schema's fields by their names in a form, read from its checks. Of a choice the first text or number
 * counts.
 * @param fieldOf the form's name of a field, given its path
 */
export const fieldLimits = (
  schema: z.ZodMiniType,
  fieldOf: (path: string) => string = (path) => path,
): Record<string, FieldLimits> => {
  const limits: Record<string, FieldLimits> = {};
  for (const [path, found] of fieldsOf(schema)) limits[fieldOf(path)] ??= found;
  return limits;
};

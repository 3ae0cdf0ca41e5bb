import type { useForm } from '@yinyom/mfe-kit';
import { fieldLimits } from '@yinyom/mfe-kit';

/** What the controls of a form need of it. */
export type FieldsOf<Values extends object> = Pick<
  ReturnType<typeof useForm<Values>>,
  'values' | 'problems' | 'field' | 'range' | 'change'
>;

interface Kept<Values extends object> {
  values: Values;
  /** What limits the fields. */
  schema: Parameters<typeof fieldLimits>[0];
  problems?: Partial<Record<keyof Values, string>>;
  onChange: (change: Partial<Values>) => void;
}

/** Fields of values that are kept elsewhere, in the form that controls take. */
export const controlledFields = <Values extends object>({
  values,
  schema,
  problems = {},
  onChange,
}: Kept<Values>): FieldsOf<Values> => {
  const limits = fieldLimits(schema) as Record<
    string,
    { maxLength?: number; min?: number; max?: number } | undefined
  >;
  return {
    values,
    problems,
    field: (name) => ({
      name,
      value: values[name],
      error: problems[name] || undefined,
      ...(problems[name] !== undefined && { 'aria-invalid': true as const }),
      ...(limits[name]?.maxLength && { maxLength: limits[name].maxLength as number }),
      onChange: (value: Values[typeof name]) => onChange({ [name]: value } as unknown as Partial<Values>),
    }),
    range: (name) => ({ min: limits[name]?.min, max: limits[name]?.max }),
    change: onChange,
  };
};

import { useState } from 'react';
import type * as z from 'zod/mini';
import { fieldErrors } from '../api/ApiError';
import { errorMessage } from '../api/errorMessage';
import { MESSAGES } from '../texts/texts';
import { useTexts } from '../texts/useTexts';
import { fieldLimits } from './fieldLimits';
import { firstPart, problemCodes } from './problemCodes';

type Problems<Values> = Partial<Record<keyof Values, string>>;
type Codes<Values> = Partial<Record<keyof Values, string>>;

interface FormRules {
  /** Bodies of the requests that the form makes: they find what is wrong, and limit what can be typed. */
  schema?: z.ZodMiniType | readonly z.ZodMiniType[];
  /** The form's name of a field of the request, given its path (`dpo.email`); the path's first part by default. */
  fieldOf?: (path: string) => string;
  /** Says the first problem alone, above the form, and marks its field (specification §5). */
  tellsFirst?: boolean;
  /** Words of the form's own for a code of a field; without any the contract's message is said. */
  say?: (code: string, field: string) => string | undefined;
}

/**
 * State of a form: values, what is wrong per field, and what is wrong as a whole (`failure`). Problems are found as codes
 * of the contract and kept as texts.
 */
export const useForm = <Values extends object>(initial: Values, rules: FormRules = {}) => {
  const { schema = [], fieldOf = firstPart, tellsFirst = false, say } = rules;
  const schemas = [schema].flat() as z.ZodMiniType[];
  const message = useTexts(MESSAGES);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [limits] = useState(() => Object.assign({}, ...schemas.map((each) => fieldLimits(each, fieldOf))));

  const refuse = (wrong: Problems<Values>, whole: string | null = null) => {
    setProblems(wrong);
    setFailure(whole);
    setRefusals((count) => count + 1);
  };
  const clearProblems = () => {
    setProblems({});
    setFailure(null);
  };
  const change = (next: Partial<Values>) => {
    const names = Object.keys(next) as (keyof Values)[];
    setValues((all) => ({ ...all, ...next }));
    setProblems((all) => ({ ...all, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
    if (names.some((name) => problems[name] === '')) setFailure(null);
  };
  const textOf = ([name, code]: [string, string]) => say?.(code, name) ?? message([code, 'invalid_value']);

  return {
    values,
    problems,
    failure,
    /** Number of refused attempts: Form puts the focus on the first wrong field after each. */
    refusals,
    /** Sets some values. What was said about them is taken back. */
    change,
    /** Attributes of a field's control, with the schema's limit of its length. Typing takes back what was said about it. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: problems[name] || undefined,
      ...(problems[name] !== undefined && { 'aria-invalid': true as const }),
      ...(limits[name]?.maxLength && { maxLength: limits[name].maxLength as number }),
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    /** Least and most of a number, by the schema. */
    range: (name: keyof Values & string) => ({ min: limits[name]?.min, max: limits[name]?.max }),
    /**
     * Whether a request may be sent. Shows what is wrong, if anything is.
     * @param wrong codes by field; by default what the schema finds in the values
     */
    passes: (wrong?: Codes<Values>): boolean => {
      const found = wrong ?? Object.assign({}, ...schemas.map((each) => problemCodes(each, values, fieldOf)));
      const known = Object.entries(found as Record<string, string>).filter(([name]) => name in values);
      const [first] = known;
      if (!first) clearProblems();
      else if (tellsFirst) refuse({ [first[0]]: '' } as Problems<Values>, textOf(first));
      else refuse(Object.fromEntries(known.map((each) => [each[0], textOf(each)])) as Problems<Values>);
      return !first;
    },
    /** Shows what is wrong. An empty text marks a field whose problem stands above the form. */
    refuse,
    /** Shows why the platform refused: under the fields it named, else above the form. */
    refuseAnswer: (error: unknown) => {
      const named = Object.entries(fieldErrors(error)).map(([path, text]) => [fieldOf(path), text] as const);
      const known = named.filter(([name]) => name in values);
      refuse(Object.fromEntries(known) as Problems<Values>, known.length === 0 ? errorMessage(error) : null);
    },
    /** Forgets what was wrong, before an attempt. */
    clearProblems,
    reset: () => {
      setValues(initial);
      clearProblems();
    },
  };
};

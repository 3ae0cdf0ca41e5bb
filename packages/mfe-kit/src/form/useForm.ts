import { useState } from 'react';
import { fieldErrors } from '../api/ApiError';
import { errorMessage } from '../api/errorMessage';

type Problems<Values> = Partial<Record<keyof Values, string>>;

/**
 * State of a form: values, what is wrong per field, and what is wrong as a whole (`failure`). Problems are
 * texts, not codes.
 */
export const useForm = <Values extends Record<string, string | boolean>>(initial: Values) => {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);

  const refuse = (wrong: Problems<Values>, whole: string | null = null) => {
    setProblems(wrong);
    setFailure(whole);
    setRefusals((count) => count + 1);
  };

  return {
    values,
    problems,
    failure,
    /** Number of refused attempts: Form puts the focus on the first wrong field after each. */
    refusals,
    /** Attributes of a field's control. Typing takes back what was said about the field. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: problems[name] || undefined,
      ...(problems[name] !== undefined && { 'aria-invalid': true as const }),
      onChange: (value: Values[Name]) => {
        setValues((all) => ({ ...all, [name]: value }));
        setProblems((all) => ({ ...all, [name]: undefined }));
        if (problems[name] === '') setFailure(null);
      },
    }),
    /** Shows what is wrong. An empty text marks a field whose problem stands above the form. */
    refuse,
    /**
     * Shows why the platform refused: under the fields it named, else above the form. `fieldOf` gives the form's
     * name of a field of the request where the two differ.
     */
    refuseAnswer: (error: unknown, fieldOf: (path: string) => string = (path) => path) => {
      const named = Object.entries(fieldErrors(error)).map(([path, text]) => [fieldOf(path), text] as const);
      const known = named.filter(([name]) => name in values);
      refuse(Object.fromEntries(known) as Problems<Values>, known.length === 0 ? errorMessage(error) : null);
    },
    /** Forgets what was wrong, before an attempt. */
    clearProblems: () => {
      setProblems({});
      setFailure(null);
    },
    reset: () => {
      setValues(initial);
      setProblems({});
      setFailure(null);
    },
  };
};

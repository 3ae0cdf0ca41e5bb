import { problemCodes, toast, useForm } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { useComplianceTexts } from '../texts/useComplianceTexts';

interface Rules<Stored, Values> {
  schema: Parameters<typeof problemCodes>[0];
  valuesOf: (stored: Stored) => Values;
  /** The request that the form makes. */
  bodyOf: (values: Values) => unknown;
  /** The form's name of a field of the request. */
  fieldOf?: (path: string) => string;
  save: (values: Values, ifMatch: string, review: { counts_as_review: boolean }) => Promise<Stored>;
  readAgain: () => Promise<Stored>;
}

/** The form of a statement: it is saved as a version, and says what happens to typed text after a change by another person. */
export const useStatementForm = <Stored extends { etag: string; version: number }, Values extends object>(
  first: Stored,
  { schema, valuesOf, bodyOf, fieldOf, save, readAgain }: Rules<Stored, Values>,
) => {
  const t = useComplianceTexts();
  /** What the values were made of; the page may know a newer one meanwhile. */
  const [stored, setStored] = useState(first);
  /** People say so, each time: correcting a word attests no review. */
  const [isReview, setReview] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const form = useForm(valuesOf(stored), { schema, ...(fieldOf && { fieldOf }) });
  const isChanged = isReview || JSON.stringify(form.values) !== JSON.stringify(valuesOf(stored));
  useLeaveQuestion(isChanged && !busy);
  const take = (latest: Stored) => {
    setStored(latest);
    setReview(false);
    form.change(valuesOf(latest));
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (problem) {
      setError(problem);
      form.refuseAnswer(problem);
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    stored,
    isChanged,
    /** Whether the next save is said to be a review; the first one is. */
    isReview,
    setReview,
    busy,
    error,
    submit: async () => {
      const wrong = problemCodes(schema, bodyOf(form.values), fieldOf);
      if (!form.passes(wrong as Partial<Record<keyof Values, string>>)) return;
      await attempt(async () => {
        take(await save(form.values, stored.etag, { counts_as_review: isReview || stored.version === 0 }));
        toast.success(t('saved'));
      });
    },
    reload: () =>
      attempt(async () => {
        const latest = await readAgain();
        form.clearProblems();
        take(latest);
      }),
  };
};

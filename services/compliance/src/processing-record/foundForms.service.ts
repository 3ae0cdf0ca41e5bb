import type { BodyOf } from '@yinyom/contracts/endpoint';
import { isSameForm, type FormKey } from '@yinyom/contracts/papers/acceptedForm';
import {
  isOpenForm,
  MAX_FOUND_FORMS,
  MAX_UNREAD_WEBSITES,
  type decideFoundForm,
  type FoundForm,
  type FoundForms,
} from '@yinyom/contracts/papers/foundForms';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import { notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { ActivityStore, StatingActivity } from './activity.store';
import type { StatedForm } from './formFacts';
import type { FormVerdictRecord, FormVerdictStore } from './formVerdict.store';
import { scansUnavailable, type ReadScannedForms, type ScannedForms, type SeenForm } from './scannedForms';

interface Deps {
  activities: Pick<ActivityStore, 'stating'>;
  formVerdicts: FormVerdictStore;
  readForms: ReadScannedForms;
  now(): Date;
}

/** What is left of a form that people decided on and that the latest scan does not have. */
const vanished = (
  { application_id, fields, website }: StatedForm | FormVerdictRecord,
  scanned_at: string | null,
): SeenForm => ({
  application_id,
  fields,
  website,
  form_pages: [],
  pages_total: 0,
  pages_without_notice: 0,
  encrypted: true,
  readers: [],
  scanned_at,
});

const distinctForms = <T extends FormKey>(forms: readonly T[]): T[] =>
  forms.filter((form, at) => forms.findIndex(isSameForm(form)) === at);

const saidOf = (
  decided: FormVerdictRecord | undefined,
): Pick<FoundForm, 'verdict' | 'decided_at' | 'decided_by' | 'etag'> => ({
  verdict: decided?.verdict ?? null,
  decided_at: decided?.verdict ? decided.decided_at.toISOString() : null,
  decided_by: decided?.verdict ? decided.decided_by : null,
  etag: etagOf({ revision: decided?.revision ?? 0 }),
});

/** Forms that scans found, with the activities that state them and what people said of them. */
export const createFoundForms = ({ activities, formVerdicts, readForms, now }: Deps) => {
  const toForm = (
    seen: SeenForm,
    { present, scans_unread }: Pick<FoundForm, 'present' | 'scans_unread'>,
    decided: FormVerdictRecord | undefined,
    stating: readonly StatingActivity[],
  ): FoundForm => ({
    ...seen,
    present,
    scans_unread,
    stated_in: stating.flatMap(({ activity_id, name, found_forms }) =>
      found_forms.filter(isSameForm(seen)).map(({ application_id, fields, accepted }) => ({
        id: activity_id,
        name,
        application_id,
        fields,
        accepted,
      })),
    ),
    ...saidOf(decided),
  });

  /** Every form, open ones first, and what scans know; null: they could not be asked. */
  const read = async (
    organization_id: string,
  ): Promise<{ forms: FoundForm[]; known: ScannedForms | null }> => {
    const [known, decided, stating] = await Promise.all([
      readForms(organization_id),
      formVerdicts.all(organization_id),
      activities.stating(organization_id),
    ]);
    const seen = known ? [...known.scanned.values()].flat() : [];
    const gone = distinctForms<StatedForm | FormVerdictRecord>([
      ...stating.flatMap(({ found_forms }) => found_forms),
      ...decided.filter(({ verdict }) => verdict !== null),
    ]).filter((form) => !seen.some(isSameForm(form)));
    const forms = [
      ...seen.map((form) =>
        toForm(form, { present: true, scans_unread: false }, decided.find(isSameForm(form)), stating),
      ),
      ...gone.map((form) => {
        const scanned_at = known?.endedAt.get(form.application_id) ?? null;
        const sight = { present: false, scans_unread: !known || known.unread.has(form.application_id) };
        return toForm(vanished(form, scanned_at), sight, decided.find(isSameForm(form)), stating);
      }),
    ];
    return { forms: forms.sort((a, b) => Number(isOpenForm(b)) - Number(isOpenForm(a))), known };
  };

  return {
    list: async (organization_id: string): Promise<FoundForms> => {
      const { forms, known } = await read(organization_id);
      return {
        found_forms: forms.slice(0, MAX_FOUND_FORMS),
        open: forms.filter(isOpenForm).length,
        left_off: Math.max(0, forms.length - MAX_FOUND_FORMS),
        websites_total: known?.websites.length ?? 0,
        websites_scanned: known?.scanned.size ?? 0,
        websites_unread: known?.unread.size ?? 0,
        unread_websites: [...(known?.unread.values() ?? [])].slice(0, MAX_UNREAD_WEBSITES),
        scanner_unavailable: known === null,
      };
    },

    /**
     * @returns the form, and the decision that was in force before
     * @throws AppError 404 for what is neither found nor decided on, 412 version_conflict, 503 where scans cannot be asked about it
     */
    decide: async (
      organization_id: string,
      by: PaperActor,
      { verdict, ...key }: BodyOf<typeof decideFoundForm>,
      seen: number,
    ): Promise<{ form: FoundForm; before: FoundForm['verdict'] }> => {
      const { forms, known } = await read(organization_id);
      const before = forms.find(isSameForm(key));
      if (!before) throw known?.unread.has(key.application_id) === false ? notFound() : scansUnavailable();
      const saved = await formVerdicts.save(
        { organization_id, ...key, website: before.website, verdict, decided_at: now(), decided_by: by },
        seen,
      );
      if (!saved) throw versionConflict();
      return { form: { ...before, ...saidOf(saved) }, before: before.verdict };
    },
  };
};
export type FoundFormsService = ReturnType<typeof createFoundForms>;

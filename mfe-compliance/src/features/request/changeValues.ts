import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import { updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { problemCodes } from '@yinyom/mfe-kit';

/** What is known of an open request and can be corrected. */
export type ChangeValues = Pick<
  SubjectRequest,
  'rights' | 'subject_kind' | 'answer_way' | 'language' | 'details'
> &
  Record<'name' | 'email' | 'phone' | 'postal_address' | 'consent_id', string>;

export const changeValues = (request: SubjectRequest): ChangeValues => {
  const { rights, subject_kind, answer_way, language, details, consent_id, person } = request;
  return {
    rights,
    subject_kind,
    answer_way,
    language,
    details,
    consent_id: consent_id ?? '',
    name: person?.name ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    postal_address: person?.postal_address ?? '',
  };
};

const PERSON = ['name', 'email', 'phone', 'postal_address'] as const;
const OTHERS = ['rights', 'subject_kind', 'answer_way', 'language', 'details', 'consent_id'] as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The form over a later version: what was not typed over is what that version says. */
export const rebasedValues = (
  values: ChangeValues,
  before: ChangeValues,
  latest: ChangeValues,
): ChangeValues => {
  const typed = [...PERSON, ...OTHERS].filter((name) => !isSame(values[name], before[name]));
  return { ...latest, ...Object.fromEntries(typed.map((name) => [name, values[name]])) };
};

/** The request of the form: what was changed alone, as the timeline names each field that is sent. */
export const changeBody = (
  values: ChangeValues,
  before: ChangeValues,
): BodyInputOf<typeof updateSubjectRequest> => {
  const sent = { ...values, consent_id: values.consent_id.trim() };
  const isChanged = (name: keyof ChangeValues) => !isSame(sent[name], before[name]);
  const { name, email, phone, postal_address } = values;
  return {
    ...Object.fromEntries(OTHERS.filter(isChanged).map((field) => [field, sent[field]])),
    ...(PERSON.some(isChanged) && { person: { name, email, phone, postal_address } }),
  };
};

/** `person.email` → `email`: the form's name of a field of the request. */
export const changeField = (path: string): string => {
  const [first = path, second] = path.split('.');
  return first === 'person' && second ? second : first;
};

/** Every wrong field of the form with the code of its message. */
export const changeProblems = (values: ChangeValues, before: ChangeValues): Record<string, string> =>
  problemCodes(updateSubjectRequest.body!, changeBody(values, before), changeField);

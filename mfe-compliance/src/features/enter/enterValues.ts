import { DEFAULT_LANGUAGE, type Lang } from '@yinyom/contracts/constants';
import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import { createSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import type { SubjectRight } from '@yinyom/contracts/requests/rights';
import type {
  ANSWER_WAYS,
  ENTERED_CHANNELS,
  IDENTITY_LEVELS,
  SUBJECT_KINDS,
} from '@yinyom/contracts/requests/subjectRequest';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { problemCodes } from '@yinyom/mfe-kit';

/** The form for a request that came on paper, at a counter or by phone. */
export interface EnterValues {
  channel: (typeof ENTERED_CHANNELS)[number];
  /** YYYY-MM-DD in Asia/Bangkok. */
  received_at: string;
  rights: SubjectRight[];
  /** Empty: not chosen yet. */
  subject_kind: (typeof SUBJECT_KINDS)[number] | '';
  name: string;
  email: string;
  phone: string;
  postal_address: string;
  represented: boolean;
  representative_name: string;
  authority: string;
  answer_way: (typeof ANSWER_WAYS)[number];
  language: Lang;
  details: string;
  consent_id: string;
  identity_level: (typeof IDENTITY_LEVELS)[number];
}

export const emptyValues = (): EnterValues => ({
  channel: 'paper',
  received_at: bangkokToday(),
  rights: [],
  subject_kind: '',
  name: '',
  email: '',
  phone: '',
  postal_address: '',
  represented: false,
  representative_name: '',
  authority: '',
  answer_way: 'secure_link',
  // Of the person who asks, and not of the console that the request is entered in.
  language: DEFAULT_LANGUAGE,
  details: '',
  consent_id: '',
  identity_level: 'none',
});

/** The request of the form. A day that is over counts from its noon; today counts from now. */
export const enterBody = (values: EnterValues): BodyInputOf<typeof createSubjectRequest> => {
  const { channel, rights, subject_kind, answer_way, language, details, consent_id, identity_level } = values;
  const { name, email, phone, postal_address, represented, representative_name, authority } = values;
  const isToday = values.received_at === bangkokToday();
  return {
    channel,
    rights,
    ...(subject_kind !== '' && { subject_kind }),
    answer_way,
    language,
    details,
    identity_level,
    consent_id: consent_id.trim(),
    person: { name, email, phone, postal_address },
    ...(!isToday && values.received_at && { received_at: `${values.received_at}T12:00:00+07:00` }),
    ...(represented && { representative: { name: representative_name, authority } }),
  };
};

/** `person.email` → `email`, `representative.name` → `representative_name`: the form's name of a field of the request. */
export const enterField = (path: string): string => {
  const [first = path, second] = path.split('.');
  if (first === 'person' && second) return second;
  if (first === 'representative' && second) return second === 'name' ? 'representative_name' : second;
  return first;
};

/** Every wrong field of the form with the code of its message. */
export const enterProblems = (values: EnterValues): Record<string, string> => ({
  ...problemCodes(createSubjectRequest.body!, enterBody(values), enterField),
  ...(values.received_at === '' && { received_at: 'required' }),
  ...(values.subject_kind === '' && { subject_kind: 'required' }),
});

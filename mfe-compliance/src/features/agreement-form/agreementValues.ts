import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import { agreementFields, type AgreementContent } from '@yinyom/contracts/papers/agreement';
import { createProcessorAgreement } from '@yinyom/contracts/papers/agreements';
import {
  AGREEMENT_TERM_NAMES,
  AGREEMENT_TERMS,
  type AgreementMeasure,
  type AgreementTerm,
} from '@yinyom/contracts/papers/agreementTerms';
import type { ProcessorSource } from '@yinyom/contracts/papers/processorSources';
import { problemCodes } from '@yinyom/mfe-kit';

export interface SubprocessorValues {
  name: string;
  country: string;
  purpose: string;
}

export const PARTY = [
  'name',
  'address',
  'registration',
  'signatory',
  'signatory_title',
  'contact_email',
] as const;
export type PartyField = (typeof PARTY)[number];
export type PartySide = 'controller' | 'processor';

/** The form of an agreement: numbers and days as people type them, choices with an empty value for "not stated". */
export type AgreementValues = {
  wording: AgreementContent['wording'];
  country: string;
  service: string;
  purpose: string;
  until: string;
  sources: string[];
  data: string;
  persons: string;
  sensitive: '' | 'yes' | 'no';
  agreed_measures: AgreementMeasure[];
  more_measures: string;
  subprocessors: SubprocessorValues[];
  no_subprocessors: boolean;
  transfer_ground: string;
  effective_from: string;
  review_at: string;
} & Record<`${PartySide}_${PartyField}`, string> &
  Record<AgreementTerm, string>;

/** A source as one value of a list of checkboxes. */
export const sourceKey = ({ source, subject }: ProcessorSource): string => `${source} ${subject}`;
const sourceOf = (key: string): ProcessorSource => {
  const [source = '', subject = ''] = key.split(' ');
  return { source: source as ProcessorSource['source'], subject };
};

const partyValues = (side: PartySide, party: Partial<AgreementContent[PartySide]>) =>
  Object.fromEntries(PARTY.map((name) => [`${side}_${name}`, party[name] ?? ''])) as Record<
    `${PartySide}_${PartyField}`,
    string
  >;
const sensitiveValue = (sensitive: boolean | null): AgreementValues['sensitive'] => {
  if (sensitive === null) return '';
  return sensitive ? 'yes' : 'no';
};

export const agreementValues = (content: AgreementContent): AgreementValues => ({
  ...partyValues('controller', content.controller),
  ...partyValues('processor', content.processor),
  ...(Object.fromEntries(AGREEMENT_TERM_NAMES.map((name) => [name, String(content.terms[name])])) as Record<
    AgreementTerm,
    string
  >),
  wording: content.wording,
  country: content.processor.country,
  service: content.service,
  purpose: content.purpose,
  until: content.until ?? '',
  sources: content.sources.map(sourceKey),
  data: content.data,
  persons: content.persons,
  sensitive: sensitiveValue(content.sensitive),
  agreed_measures: content.agreed_measures,
  more_measures: content.more_measures,
  subprocessors: content.subprocessors,
  no_subprocessors: content.no_subprocessors,
  transfer_ground: content.transfer_ground ?? '',
  effective_from: content.effective_from ?? '',
  review_at: content.review_at ?? '',
});

const TERMS = Object.fromEntries(
  AGREEMENT_TERM_NAMES.map((name) => [name, AGREEMENT_TERMS[name].usual]),
) as AgreementContent['terms'];
const NO_PARTY = {
  name: '',
  address: '',
  registration: '',
  signatory: '',
  signatory_title: '',
  contact_email: null,
};

/** An agreement that nothing is stated of. */
export const emptyContent = (): AgreementContent => ({
  wording: 'ours',
  controller: NO_PARTY,
  processor: { ...NO_PARTY, country: '' },
  service: '',
  purpose: '',
  until: null,
  terms: TERMS,
  sources: [],
  data: '',
  persons: '',
  sensitive: null,
  agreed_measures: [],
  more_measures: '',
  subprocessors: [],
  no_subprocessors: false,
  transfer_ground: null,
  effective_from: null,
  review_at: null,
});

const partyOf = (values: AgreementValues, side: PartySide) => ({
  name: values[`${side}_name`],
  address: values[`${side}_address`],
  registration: values[`${side}_registration`],
  signatory: values[`${side}_signatory`],
  signatory_title: values[`${side}_signatory_title`],
  contact_email: values[`${side}_contact_email`].trim() || null,
});

/** The content that the form states: for the request, and for the preview while it is typed. */
export const agreementContent = (values: AgreementValues): AgreementContent => ({
  wording: values.wording,
  controller: partyOf(values, 'controller'),
  processor: { ...partyOf(values, 'processor'), country: values.country.trim().toUpperCase() },
  service: values.service,
  purpose: values.purpose,
  until: values.until || null,
  terms: Object.fromEntries(
    AGREEMENT_TERM_NAMES.map((name) => [
      name,
      values[name].trim() === '' ? Number.NaN : Number(values[name]),
    ]),
  ) as AgreementContent['terms'],
  sources: values.sources.map(sourceOf),
  data: values.data,
  persons: values.persons,
  sensitive: values.sensitive === '' ? null : values.sensitive === 'yes',
  agreed_measures: values.agreed_measures,
  more_measures: values.more_measures,
  subprocessors: values.subprocessors.map((one) => ({
    ...one,
    country: one.country.trim().toUpperCase(),
  })),
  no_subprocessors: values.no_subprocessors,
  transfer_ground: (values.transfer_ground || null) as AgreementContent['transfer_ground'],
  effective_from: values.effective_from || null,
  review_at: values.review_at || null,
});

export const agreementBody = (values: AgreementValues): BodyInputOf<typeof createProcessorAgreement> =>
  agreementContent(values);

/** `controller.name` → `controller_name`, `terms.breach_hours` → `breach_hours`: the form's name of a field of the request. */
export const agreementField = (path: string): string => {
  const [first = path, second] = path.split('.');
  if (first === 'processor' && second === 'country') return 'country';
  if ((first === 'controller' || first === 'processor') && second) return `${first}_${second}`;
  return first === 'terms' && second ? second : first;
};

/** Every wrong field of the form with the code of its message. */
export const agreementProblems = (values: AgreementValues): Record<string, string> => ({
  ...problemCodes(createProcessorAgreement.body!, agreementBody(values), agreementField),
  ...(values.until !== '' &&
    values.effective_from !== '' &&
    values.until < values.effective_from && { until: 'out_of_range' }),
});

/** Names of the fields of the content that differ from what is stored: only these are sent. */
export const changedContent = (
  before: AgreementContent,
  values: AgreementValues,
): Partial<AgreementContent> => {
  const after = agreementContent(values);
  const names = Object.keys(agreementFields) as (keyof AgreementContent)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, after[name]]),
  );
};

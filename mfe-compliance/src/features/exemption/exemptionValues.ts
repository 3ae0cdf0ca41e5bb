import { SIZE_LIMITS, type ExemptionAnswers } from '@yinyom/contracts/papers/exemption';

type YesNo = '' | 'yes' | 'no';

/** The five questions as a form has them; an empty text is a question without an answer. */
export type ExemptionValues = {
  kind: '' | NonNullable<ExemptionAnswers['kind']>;
} & Record<Exclude<keyof ExemptionAnswers, 'kind'>, YesNo>;

const shown = (answer: boolean | null): YesNo => (answer === null ? '' : answer ? 'yes' : 'no');
const sent = (answer: YesNo): boolean | null => (answer === '' ? null : answer === 'yes');

export const exemptionValues = (answers: ExemptionAnswers): ExemptionValues => ({
  kind: answers.kind ?? '',
  within_size: shown(answers.within_size),
  risky: shown(answers.risky),
  occasional: shown(answers.occasional),
  sensitive: shown(answers.sensitive),
});

/** The request of the form. Of a kind without a size the answer about the size is not sent. */
export const exemptionBody = (values: ExemptionValues): ExemptionAnswers => ({
  kind: values.kind || null,
  within_size: values.kind in SIZE_LIMITS ? sent(values.within_size) : null,
  risky: sent(values.risky),
  occasional: sent(values.occasional),
  sensitive: sent(values.sensitive),
});

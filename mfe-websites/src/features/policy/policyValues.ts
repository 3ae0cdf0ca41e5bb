import type { Lang } from '@yinyom/contracts/constants';
import type { PolicyAnswers } from '@yinyom/contracts/websites/policy';

/** The answers as the form has them: countries as they are typed, the addition of one language. */
export interface PolicyValues extends Omit<PolicyAnswers, 'abroad' | 'additions'> {
  abroad: PolicyAnswers['abroad']['ground'];
  countries: string;
  additions: PolicyAnswers['additions'];
}

export const valuesOf = ({ abroad, ...answers }: PolicyAnswers): PolicyValues => ({
  ...answers,
  abroad: abroad.ground,
  countries: abroad.countries.join(', '),
});

export const answersOf = ({ abroad, countries, ...values }: PolicyValues): PolicyAnswers => ({
  ...values,
  abroad: { ground: abroad, countries: countries.split(/[\s,]+/).filter(Boolean) },
});

/** The form's name of a field that the platform names: `answers.additions.th`, `answers.abroad.countries.0`. */
export const fieldOf = (path: string): string => {
  const [, name = path, part] = /^(?:answers\.)?(\w+)(?:\.(\w+))?/.exec(path) ?? [];
  return name === 'abroad' && part === 'countries' ? part : name;
};

/** The additions with that of a language replaced. */
export const withAddition = (
  additions: PolicyAnswers['additions'],
  language: Lang,
  text: string,
): PolicyAnswers['additions'] => ({ ...additions, [language]: text });

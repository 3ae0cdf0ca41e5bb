import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { AgreementContent } from '@yinyom/contracts/papers/agreement';
import {
  AGREEMENT_HEADS,
  AGREEMENT_NEEDS,
  type AgreementNeed,
} from '@yinyom/contracts/papers/agreementTerms';
import { BUDDHIST_ERA, withCommonEra } from '@yinyom/contracts/time/eras';
import type { AgreementWords } from '../agreement/agreementWords';
import type { PaperWords } from '../paper/paperWords';
import { fillText } from './fillText';

/** The languages that the clauses are written in; the Thai text prevails. */
export const CLAUSE_LANGUAGES = ['th', 'en'] as const;
export type ClauseLanguage = (typeof CLAUSE_LANGUAGES)[number];

/** Words of one language of the paper. */
export interface ClauseWords {
  lang: ClauseLanguage;
  agreement: AgreementWords;
  /** Grounds of transfers. */
  grounds: PaperWords['grounds'];
}

/** DD/MM/YYYY of YYYY-MM-DD, in Thai with the year of both eras: a contract leaves no doubt about a year. */
export const agreementDate = (lang: ClauseLanguage, day: string): string => {
  const [year = '', month, of] = day.split('-');
  return lang === 'th'
    ? withCommonEra(`${of}/${month}/${Number(year) + BUDDHIST_ERA}`, year)
    : `${of}/${month}/${year}`;
};

/** The name of a country in the language of the paper. @param code ISO 3166-1, or empty */
export const countryName = (lang: ClauseLanguage, code: string, notStated: string): string =>
  code === ''
    ? notStated
    : (new Intl.DisplayNames(LOCALE_TAGS[lang], { type: 'region', fallback: 'code' }).of(code) ?? code);

const NEEDS_OF_THEIRS = ['processor_name', 'service', 'purpose'] as const satisfies AgreementNeed[];

/** What a paper cannot do without and does not have. @param hasFacts the platform knows kinds of data */
export const agreementBlanks = (content: AgreementContent, hasFacts: boolean): AgreementNeed[] => {
  const { controller, processor } = content;
  const stated: Record<AgreementNeed, boolean> = {
    controller_name: controller.name !== '',
    controller_address: controller.address !== '',
    processor_name: processor.name !== '',
    processor_address: processor.address !== '',
    service: content.service !== '',
    purpose: content.purpose !== '',
    data: content.data !== '' || hasFacts,
    persons: content.persons !== '',
    measures: content.agreed_measures.length > 0 || content.more_measures !== '',
  };
  // Of the processor's own paper we only say what it is about.
  const needs = content.wording === 'ours' ? AGREEMENT_NEEDS : NEEDS_OF_THEIRS;
  return needs.filter((need) => !stated[need]);
};

const sensitiveOf = ({ sensitive }: AgreementContent): 'yes' | 'no' | 'unknown' => {
  if (sensitive === null) return 'unknown';
  return sensitive ? 'yes' : 'no';
};

/** What is filled into the clauses; what is not stated says so. */
const valuesOf = (
  content: AgreementContent,
  { lang, agreement: words, grounds }: ClauseWords,
): Record<string, string> => {
  const or = (text: string): string => text || words.not_stated;
  const signatoryOf = ({ signatory, signatory_title }: AgreementContent['controller']): string =>
    or([signatory, signatory_title && `(${signatory_title})`].filter(Boolean).join(' '));
  const { controller, processor, until, effective_from, transfer_ground } = content;
  return {
    controller_name: or(controller.name),
    controller_registration: or(controller.registration),
    controller_address: or(controller.address),
    controller_signatory: signatoryOf(controller),
    processor_name: or(processor.name),
    processor_registration: or(processor.registration),
    processor_address: or(processor.address),
    processor_signatory: signatoryOf(processor),
    service: or(content.service),
    purpose: or(content.purpose),
    effective_from: effective_from === null ? words.not_stated : agreementDate(lang, effective_from),
    duration:
      until === null ? words.until_end : fillText(words.until_day, { day: agreementDate(lang, until) }),
    sensitive: words.sensitive[sensitiveOf(content)],
    country: countryName(lang, processor.country, words.not_stated),
    transfer_ground: transfer_ground === null ? words.not_stated : grounds[transfer_ground],
    ...Object.fromEntries(Object.entries(content.terms).map(([name, value]) => [name, String(value)])),
  };
};

export interface ShownHead {
  number: number;
  title: string;
  clauses: { number: string; text: string }[];
}

/** The heads of the agreement with their clauses, filled in. The console shows the same before the paper is drawn. Pure. */
export const agreementClauses = (content: AgreementContent, words: ClauseWords): ShownHead[] => {
  const values = valuesOf(content, words);
  return AGREEMENT_HEADS.map((head, index) => ({
    number: index + 1,
    title: words.agreement.heads[head],
    clauses: words.agreement.clauses[head].map((text, place) => ({
      number: `${index + 1}.${place + 1}`,
      text: fillText(text, values),
    })),
  }));
};

import { CATEGORY_TYPES, type Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { POLICY_LINT_WORDS, type PolicyLintWords } from '@yinyom/texts/policy-lint/policyLintWords';
import { languageName } from '@yinyom/texts/sentences/languageName';
import type { PolicyAnswers, PolicyDocument } from '@yinyom/contracts/websites/policy';
import type { LintFinding } from '@yinyom/contracts/websites/template';
import { DAY_MS } from '@yinyom/contracts/durations';
import { impliesConsentInAny, tellsWithdrawal } from '../lint/lawWords';
import { textIn } from '../texts/textIn';

export interface PolicyLintInput {
  answers: PolicyAnswers;
  documents: readonly PolicyDocument[];
  /** Languages of the website's banner. */
  languages: readonly Lang[];
  /** Enabled categories of the website. */
  categories: readonly { type: number; title: L10n }[];
  unclassified: number;
  /** Foreign hosts that the website's cookies are of. */
  foreignHosts: readonly string[];
  /** Providers of the website's cookies that are established abroad. */
  foreignProviders: readonly { provider: string; country: string }[];
  publishedAt: Date | null;
  now: Date;
}

/** Something that the check found; `error` stops a publication. */
export interface PolicyFinding {
  code: keyof PolicyLintWords;
  severity: LintFinding['severity'];
  field?: string;
  names?: readonly string[];
  number?: number;
  languages?: readonly Lang[];
}
type Rule = (input: PolicyLintInput) => PolicyFinding[];

const YEAR_MS = 365 * DAY_MS;

const found = (holds: boolean, finding: PolicyFinding): PolicyFinding[] => (holds ? [finding] : []);
const wrong = (code: PolicyFinding['code'], field?: string): PolicyFinding => ({
  code,
  severity: 'error',
  ...(field && { field }),
});

/** Everything that a block says. */
const textOf = (document: PolicyDocument, name: PolicyDocument['blocks'][number]['block']): string =>
  document.blocks
    .filter(({ block }) => block === name)
    .flatMap(({ paragraphs, items, after }) => [...paragraphs, ...items, ...after])
    .join('\n');

/** Consent needs a clear act (section 19): no text may say otherwise, in whatever language it was typed. */
const noImpliedConsent: Rule = ({ answers, documents }) => [
  ...Object.entries(answers.additions)
    .filter(([, text]) => impliesConsentInAny(text ?? ''))
    .map(([language]) => wrong('policy_implied_consent', `answers.additions.${language}`)),
  ...(['controller_address', 'recipients', 'rights_contact', 'dpo_contact'] as const)
    .filter((field) => impliesConsentInAny(answers[field]))
    .map((field) => wrong('policy_implied_consent', `answers.${field}`)),
  ...found(
    documents.some(({ blocks }) =>
      blocks.some(
        ({ block, paragraphs, items }) =>
          block === 'purposes' && [...paragraphs, ...items].some((text) => impliesConsentInAny(text)),
      ),
    ),
    wrong('policy_implied_consent'),
  ),
];

const controllerNamed: Rule = ({ answers }) => [
  ...found(!answers.controller_name, wrong('policy_controller_missing', 'answers.controller_name')),
  ...found(
    !answers.contact_email && !answers.contact_phone,
    wrong('policy_contact_missing', 'answers.contact_email'),
  ),
];

const withdrawalTold: Rule = ({ documents }) =>
  found(
    !documents.every((document) => tellsWithdrawal(textOf(document, 'change'), document.language)),
    wrong('policy_withdrawal_missing'),
  );

/** Sections 30 to 36, each by its number in whatever digits. */
const rightsTold: Rule = ({ documents }) =>
  found(
    !documents.every((document) => {
      const items = document.blocks.find(({ block }) => block === 'rights')?.items ?? [];
      return items.length >= 7;
    }),
    wrong('policy_rights_missing'),
  );

const categoriesTold: Rule = ({ documents, categories }) => {
  const absent = documents.flatMap((document) => {
    const told = textOf(document, 'purposes');
    return categories
      .filter(({ type }) => type !== CATEGORY_TYPES.unclassified)
      .map(({ title }) => textIn(title, document.language))
      .filter((title) => !told.includes(title));
  });
  const names = [...new Set(absent)];
  return found(names.length > 0, { ...wrong('policy_category_missing'), names });
};

const languagesTold: Rule = ({ documents, languages }) => {
  const absent = languages.filter((each) => !documents.some(({ language }) => language === each));
  return found(absent.length > 0, {
    code: 'policy_language_missing',
    severity: 'warning',
    languages: absent,
  });
};

const notOld: Rule = ({ publishedAt, now }) =>
  found(publishedAt !== null && now.getTime() - publishedAt.getTime() > YEAR_MS, {
    code: 'policy_old',
    severity: 'warning',
  });

const allClassified: Rule = ({ unclassified }) =>
  found(unclassified > 0, { code: 'policy_unclassified', severity: 'warning', number: unclassified });

const abroadAnswered: Rule = ({ answers }) =>
  found(answers.abroad.ground === 'open', wrong('policy_abroad_unanswered', 'answers.abroad'));

/** Section 28: who has a provider abroad cannot say that nothing is sent there. */
const abroadTrue: Rule = ({ answers, foreignProviders }) =>
  found(answers.abroad.ground === 'none' && foreignProviders.length > 0, {
    ...wrong('policy_abroad_untrue', 'answers.abroad'),
    names: foreignProviders.slice(0, 8).map(({ provider, country }) => `${provider} (${country})`),
  });

const countriesNamed: Rule = ({ answers: { abroad } }) =>
  found(
    !['open', 'none'].includes(abroad.ground) && abroad.countries.length === 0,
    wrong('policy_countries_missing', 'answers.abroad.countries'),
  );

const abroadLikely: Rule = ({ answers, foreignHosts, foreignProviders }) =>
  found(foreignHosts.length > 0 && foreignProviders.length === 0 && answers.abroad.ground === 'none', {
    code: 'policy_abroad_open',
    severity: 'warning',
    field: 'answers.abroad',
    names: foreignHosts.slice(0, 8),
  });

const RULES: readonly Rule[] = [
  noImpliedConsent,
  controllerNamed,
  withdrawalTold,
  rightsTold,
  categoriesTold,
  languagesTold,
  notOld,
  allClassified,
  abroadAnswered,
  abroadTrue,
  countriesNamed,
  abroadLikely,
];

/** Checks a policy against the data protection law before it is published: errors first. Pure. */
export const lintPolicy = (input: PolicyLintInput): PolicyFinding[] =>
  RULES.flatMap((rule) => rule(input)).sort(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );

/** Findings in the words of a reader's language. */
export const explainPolicyFindings = (findings: readonly PolicyFinding[], reader: Lang): LintFinding[] =>
  findings.map(({ code, severity, field, names, number, languages }) => ({
    code,
    severity,
    ...(field && { field }),
    message: fillText(POLICY_LINT_WORDS[reader][code], {
      ...(names && { names: names.join(', ') }),
      ...(languages && { names: languages.map((each) => languageName(each, reader)).join(', ') }),
      ...(number !== undefined && { number: String(number) }),
    }),
  }));

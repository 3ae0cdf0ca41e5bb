import { CATEGORY_TYPES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { PolicyAnswers, PolicyDocument } from '@yinyom/contracts/websites/policy';
import { textIn } from '../texts/textIn';
import { policyCn } from './policy.cn';
import { policyEn } from './policy.en';
import { policyJp } from './policy.jp';
import { policyKh } from './policy.kh';
import { policyTh } from './policy.th';
import type { PolicyWords } from './PolicyWords';

const WORDS: Record<Lang, PolicyWords> = {
  th: policyTh,
  en: policyEn,
  cn: policyCn,
  jp: policyJp,
  kh: policyKh,
};

export const policyWordsIn = (language: Lang): PolicyWords => WORDS[language];

/** What a policy says of its website besides the answers. */
export interface PolicySite {
  host: string;
  declarationUrl: string;
  /** Enabled categories as they take effect; what has none is not a purpose. */
  categories: readonly { type: number; title: L10n; description: L10n }[];
  /** Providers of the website's cookies. */
  providers: readonly string[];
}

type Block = PolicyDocument['blocks'][number];

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const countriesIn = (codes: readonly string[], language: Lang): string => {
  const names = new Intl.DisplayNames(LOCALE_TAGS[language], { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).join(', ') || '–';
};

/** A policy in one language, made of its answers. Pure. */
export const toPolicyDocument = (
  answers: PolicyAnswers,
  site: PolicySite,
  language: Lang,
): PolicyDocument => {
  const words = WORDS[language];
  const given = (make: (value: string) => string, value: string): string[] => (value ? [make(value)] : []);
  const block = (name: Block['block'], paragraphs: string[], more: Partial<Block> = {}): Block => ({
    block: name,
    title: words.blocks[name],
    paragraphs,
    items: [],
    after: [],
    ...more,
  });
  const purposes = site.categories.filter(({ type }) => type !== CATEGORY_TYPES.unclassified);
  const others = lines(answers.recipients);
  const received = [
    ...given(words.providers, site.providers.join(', ')),
    ...(others.length > 0 ? [words.recipients] : []),
  ];
  const contact = answers.rights_contact || answers.contact_email || answers.contact_phone;
  return {
    format: 1,
    language,
    site: site.host,
    title: words.title,
    blocks: [
      block('controller', [
        ...given(words.controller, answers.controller_name),
        ...given(words.address, answers.controller_address),
        ...given(words.email, answers.contact_email),
        ...given(words.phone, answers.contact_phone),
        ...given(words.dpo, answers.dpo_contact),
      ]),
      block('cookies', [words.cookies, ...(answers.other_storage ? [words.other_storage] : [])]),
      block('list', [words.list], {
        link: { text: words.list_link, url: `${site.declarationUrl}?lang=${language}` },
      }),
      block('purposes', [words.purposes], {
        items: purposes.map(({ type, title, description }) => {
          const ground =
            type === CATEGORY_TYPES.necessary ? words.necessary[answers.necessary_ground] : words.consent;
          return [textIn(title, language), textIn(description, language), ground].filter(Boolean).join(' — ');
        }),
      }),
      block('refusal', [words.refusal[answers.refusal_effect]]),
      block('retention', [words.durations, words.retention(answers.retention_months)]),
      block('recipients', received.length > 0 ? received : [words.no_recipients], {
        items: others,
        // Nothing is said that the owner has not answered.
        after: [words.abroad[answers.abroad.ground](countriesIn(answers.abroad.countries, language))].filter(
          Boolean,
        ),
      }),
      block('change', [words.change, words.withdrawal]),
      block('rights', [words.rights], {
        items: [...words.right_items],
        after: [...given(words.request, contact), words.complaint],
      }),
      block('changes', [words.changes, ...lines(answers.additions[language] ?? '')]),
    ],
  };
};

import { CATEGORY_TYPES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { PolicyAnswers, PolicyDocument } from '@yinyom/contracts/websites/policy';
import { POLICY_WORDS } from '@yinyom/texts/policy/policyWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { textIn } from '../texts/textIn';

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
  const words = POLICY_WORDS[language];
  const given = (text: string, values: Record<string, string>): string[] =>
    Object.values(values).every(Boolean) ? [fillText(text, values)] : [];
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
    ...given(words.providers, { names: site.providers.join(', ') }),
    ...(others.length > 0 ? [words.recipients] : []),
  ];
  const contact = answers.rights_contact || answers.contact_email || answers.contact_phone;
  const { ground } = answers.abroad;
  const countries = countriesIn(answers.abroad.countries, language);
  return {
    format: 1,
    language,
    site: site.host,
    title: words.title,
    blocks: [
      block('controller', [
        ...given(words.controller, { name: answers.controller_name }),
        ...given(words.address, { address: answers.controller_address }),
        ...given(words.email, { email: answers.contact_email }),
        ...given(words.phone, { phone: answers.contact_phone }),
        ...given(words.dpo, { contact: answers.dpo_contact }),
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
      block('retention', [
        words.durations,
        fillText(words.retention, { months: String(answers.retention_months) }),
      ]),
      block('recipients', received.length > 0 ? received : [words.no_recipients], {
        items: others,
        // Nothing is said that the owner has not answered.
        after: ground === 'open' ? [] : [fillText(words.abroad[ground], { countries })],
      }),
      block('change', [words.change, words.withdrawal]),
      block('rights', [words.rights], {
        items: [...words.right_items],
        after: [...given(words.request, { contact }), words.complaint],
      }),
      block('changes', [words.changes, ...lines(answers.additions[language] ?? '')]),
    ],
  };
};

import type { Lang } from '@yinyom/contracts/constants';
import { variablesIn } from '@yinyom/contracts/websites/textVariables';
import { REVIEWED_LANGUAGES } from '../default-texts/DefaultTexts';
import { impliesConsent, tellsWithdrawal } from './lawWords';
import type { Finding, LintRule } from './LintInput';

type Texts = NonNullable<Parameters<LintRule>[0]['snapshot']['texts'][Lang]>;

const eachLanguage = (
  input: Parameters<LintRule>[0],
  check: (language: Lang, texts: Texts) => Finding[],
): Finding[] =>
  input.snapshot.languages.flatMap((language) => {
    const texts = input.snapshot.texts[language];
    return texts ? check(language, texts) : [];
  });

/** Consent needs a clear act; no text may say otherwise (PDPA L-04). */
export const noImpliedConsent: LintRule = (input) =>
  eachLanguage(input, (language, texts) =>
    (
      [
        ['banner.description', texts.banner.description],
        ['categories_modal.description', texts.categories_modal.description],
        ['cookie_definition', texts.cookie_definition],
      ] as const
    )
      .filter(([, text]) => impliesConsent(text, language))
      .map(([path]) => ({
        code: 'implied_consent_text',
        severity: 'error',
        field: `languages.${language}.${path}`,
      })),
  );

/** A visitor must be told who asks (PDPA s.23). */
export const controllerNamed: LintRule = (input) => {
  const { organization, domain_name } = input.snapshot.controller;
  const host = domain_name.split('/')[0] ?? '';
  return eachLanguage(input, (language, texts) => {
    const told = [texts.banner.title, texts.banner.description, texts.cookie_definition]
      .join(' ')
      .toLowerCase();
    const named = [organization, host].some((name) => name !== '' && told.includes(name.toLowerCase()));
    return named
      ? []
      : [
          {
            code: 'controller_not_named',
            severity: 'warning',
            field: `languages.${language}.banner.description`,
          },
        ];
  });
};

const everyText = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(everyText)
      : [];

/** Variables for which nobody gave a value stay in the texts, and visitors would read them. */
export const noEmptyVariable: LintRule = (input) =>
  eachLanguage(input, (language, texts) => {
    const names = variablesIn(texts)
      .filter((name) => name === 'privacy_url' || name === 'dpo_email')
      .map((name) => `{${name}}`);
    const field = `languages.${language}`;
    return names.length > 0 ? [{ code: 'variable_empty', severity: 'error', field, language, names }] : [];
  });

/** Texts that were typed or kept with an earlier domain of the website. */
export const noFormerDomain: LintRule = (input) => {
  const present = input.snapshot.controller.domain_name;
  const names = input.formerDomains.filter((former) => former !== present);
  return eachLanguage(input, (language, texts) => {
    const told = everyText(texts).join('\n');
    const held = names.filter((former) =>
      // The present domain may contain the former one: www.example.ac.th, example.ac.th.
      (present.includes(former) ? told.replaceAll(present, '') : told).includes(former),
    );
    if (held.length === 0) return [];
    const finding = { code: 'former_domain', severity: 'warning', names: held, language } as const;
    return [{ ...finding, field: `languages.${language}` }];
  });
};

/** Visitors are told that and how they can change their mind (PDPA L-06). The control itself always stands. */
export const withdrawalExplained: LintRule = (input) =>
  eachLanguage(input, (language, texts) =>
    tellsWithdrawal(`${texts.banner.description} ${texts.categories_modal.description}`, language)
      ? []
      : [
          {
            code: 'withdraw_not_explained',
            severity: 'warning',
            field: `languages.${language}.categories_modal.description`,
          },
        ],
  );

/** The notice travels safely. */
export const securePrivacyLink: LintRule = (input) =>
  eachLanguage(input, (language, texts) =>
    texts.privacy.url?.toLowerCase().startsWith('http:')
      ? [
          {
            code: 'privacy_notice_insecure',
            severity: 'warning',
            field: `languages.${language}.privacy.url`,
          },
        ]
      : [],
  );

/** Default texts of some languages were not read by a lawyer (decision D-04). */
export const reviewedTexts: LintRule = (input) => {
  const { organization, domain_name } = input.snapshot.controller;
  return eachLanguage(input, (language, texts) => {
    const untouched =
      texts.banner.description ===
      input.defaultTexts(language)({ organization, domain: domain_name }).banner.description;
    return untouched && !REVIEWED_LANGUAGES.includes(language)
      ? [{ code: 'default_text_unreviewed', severity: 'warning', field: `languages.${language}`, language }]
      : [];
  });
};

import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';

/** Texts whose link to the privacy notice leads to an address, in every language: nothing is published without one. */
export const withPrivacyUrl = (languages: TemplateLanguages, url: string): TemplateLanguages =>
  Object.fromEntries(
    Object.entries(languages).map(([language, texts]) => [
      language,
      { ...texts, privacy: { ...texts.privacy, url } },
    ]),
  );

import type { Lang } from '@yinyom/contracts/constants';
import type { Template } from '@yinyom/contracts/websites/template';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';

/**
 * A saved draft as it is published for the first time: in the website's languages, with the link to the privacy notice in
 * each that has none. What somebody wrote stays. Pure.
 */
export const firstDraft = (
  { design: { logo: _logo, ...design }, languages: texts }: Template,
  languages: readonly Lang[],
  url: string,
) => ({
  design,
  languages: Object.fromEntries(
    languages.map((language) => {
      const own = texts[language];
      if (!own || own.privacy.url || own.privacy.file_id) return [language, own];
      return [language, { ...own, privacy: { ...own.privacy, url } }];
    }),
  ) as TemplateLanguages,
});

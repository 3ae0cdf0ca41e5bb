import type { ImportValues } from '@yinyom/contracts/bulk/websiteImport';
import { DEFAULT_LANGUAGE, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';

/** The languages of a website that a row adds, as `createApplication` has them: by default its own, Thai and English. Pure. */
export const languagesOfNew = ({
  languages,
  default_language,
}: Pick<ImportValues, 'languages' | 'default_language'>) => {
  const main: Lang =
    default_language ??
    (languages && !languages.includes(DEFAULT_LANGUAGE)
      ? (languages[0] ?? DEFAULT_LANGUAGE)
      : DEFAULT_LANGUAGE);
  const all = languages ?? LANGUAGES.filter((one) => [main, 'th', 'en'].includes(one));
  return { languages: all, default_language: main };
};

/** The texts with a link to the website's privacy notice where they have none. Pure. */
export const withPrivacyLink = (texts: TemplateLanguages): TemplateLanguages =>
  Object.fromEntries(
    Object.entries(texts).map(([language, given]) => {
      const { privacy } = given;
      const isOpen = !privacy.url && !privacy.file_id;
      return [language, isOpen ? { ...given, privacy: { ...privacy, url: '{privacy_url}' } } : given];
    }),
  );

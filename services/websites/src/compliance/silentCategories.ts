import type { Category } from '@yinyom/contracts/websites/category';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';

/** Purposes are asked for in these two, whatever languages a banner has besides (specification §3). */
const LANGUAGES = ['th', 'en'] as const;

/**
 * How many categories lack their title or purpose in Thai or in English.
 * @param banner texts of the banner, which may say what the category itself does not
 */
export const silentCategories = (
  categories: readonly Category[],
  banner: TemplateLanguages | undefined,
): number =>
  categories.filter(({ id, title, description }) =>
    LANGUAGES.some((language) => {
      const own = banner?.[language]?.categories[id];
      return !(own?.title || title[language]) || !(own?.description || description[language]);
    }),
  ).length;

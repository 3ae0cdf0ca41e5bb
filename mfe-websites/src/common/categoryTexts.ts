import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';

type Part = 'title' | 'description';

/** Titles and descriptions as a form holds them, by their paths in the request. */
export type CategoryTexts = Record<`${Part}.${Lang}`, string>;

const NONE = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [`title.${language}`, ''],
    [`description.${language}`, ''],
  ]),
) as CategoryTexts;

const byPath = (part: Part, texts: L10n) =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${part}.${language}`, text]));

/** The form's values for the texts of a category. */
export const categoryTexts = (texts: Record<Part, L10n>): CategoryTexts => ({
  ...NONE,
  ...byPath('title', texts.title),
  ...byPath('description', texts.description),
});

/** Titles or descriptions that are filled in, and those that were there before. */
export const textsOf = (values: CategoryTexts, part: Part, before: L10n = {}): L10n =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, values[`${part}.${language}`]] as const).filter(
      ([language, text]) => text.trim() !== '' || before[language] !== undefined,
    ),
  );

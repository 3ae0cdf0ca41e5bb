import type { Lang } from '@yinyom/contracts/constants';
import type { ReviewPage } from '@yinyom/contracts/websites/review';
import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';

type Published = NonNullable<ReviewPage['published']>;

/** One text in every language: where it stands in the banner, or of which category it is. */
export interface ReviewRow {
  key: string;
  /** Of the category whose title or description this is; it names the row. */
  category?: string;
  part: 'text' | 'title' | 'description';
  words: Partial<Record<Lang, string>>;
}

/** Texts of a language by their path; `file` stands for an uploaded notice. */
const pathsOf = (texts: LanguageTexts, file: string): Map<string, string> => {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value);
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  const { categories: _shownBelow, allow_all: _sameAsAccept, privacy, ...rest } = texts;
  const { file_id, url, name } = privacy;
  walk({ ...rest, privacy: { name, url: file_id ? file : url } }, '');
  return found;
};

/** Everything a version says, row by row with its languages beside each other, as visitors meet it. */
export const reviewRows = (
  { languages, default_language, texts, categories }: Published,
  file: string,
): ReviewRow[] => {
  const paths = new Map(
    languages.flatMap((language) => {
      const own = texts[language];
      return own ? [[language, pathsOf(own, file)] as const] : [];
    }),
  );
  const keys = new Set([...paths.values()].flatMap((each) => [...each.keys()]));
  const banner = [...keys].map((key): ReviewRow => ({
    key,
    part: 'text',
    words: Object.fromEntries(languages.map((language) => [language, paths.get(language)?.get(key) ?? ''])),
  }));
  const ofCategories = categories.flatMap(({ id, title, description }): ReviewRow[] => {
    const category = title[default_language] ?? title.th ?? title.en ?? '';
    return [
      { key: `${id}.title`, category, part: 'title', words: title },
      { key: `${id}.description`, category, part: 'description', words: description },
    ];
  });
  return [...banner, ...ofCategories];
};

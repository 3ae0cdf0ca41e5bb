import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';

/** Place of one text in a language's texts, e.g. `banner.title` or `cookies_modal.columns.name`. */
export type TextPath =
  | `banner.${keyof LanguageTexts['banner']}`
  | `categories_modal.${keyof LanguageTexts['categories_modal']}`
  | 'cookies_modal.title'
  | `cookies_modal.columns.${keyof LanguageTexts['cookies_modal']['columns']}`
  | 'organization_name'
  | 'popup_title'
  | 'cookie_definition'
  | 'privacy.name'
  | 'privacy.url';

interface Branch {
  [key: string]: string | Branch | undefined;
}

/** The text at a place; empty when there is none. */
export const textAt = (texts: LanguageTexts, path: TextPath): string => {
  let at: string | Branch | undefined = texts as unknown as Branch;
  for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined;
  return typeof at === 'string' ? at : '';
};

const put = (branch: Branch, [key = '', ...rest]: string[], value: string): Branch => ({
  ...branch,
  [key]: rest.length === 0 ? value : put((branch[key] ?? {}) as Branch, rest, value),
});

/** The same texts with another text at one place. */
export const withText = (texts: LanguageTexts, path: TextPath, value: string): LanguageTexts =>
  put(texts as unknown as Branch, path.split('.'), value) as unknown as LanguageTexts;

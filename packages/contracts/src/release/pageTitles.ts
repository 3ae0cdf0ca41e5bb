import { LANGUAGES, type Lang } from '../constants';

/**
 * The titles of a remote's pages, by name, from its files `locales/pages/{th,en,cn,jp,kh}.json`. The compiler refuses a file
 * without a title that another file has.
 */
export const pageTitles = <Name extends string>(
  files: Readonly<Record<Lang, Readonly<Record<Name, string>>>>,
): Record<Name, Record<Lang, string>> => {
  const titleOf = (name: Name) => Object.fromEntries(LANGUAGES.map((lang) => [lang, files[lang][name]]));
  const names = Object.keys(files.en) as Name[];
  return Object.fromEntries(names.map((name) => [name, titleOf(name)])) as Record<Name, Record<Lang, string>>;
};

import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';

/** One text of a subject in every language, for what is stored or answered in all of them. */
export const inAllLanguages = <Words>(
  words: Record<Lang, Words>,
  pick: (words: Words) => string,
): Record<Lang, string> =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, pick(words[lang])])) as Record<Lang, string>;

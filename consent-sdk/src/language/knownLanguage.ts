import { resolveLanguage, type Lang } from './resolveLanguage';

const LANGUAGES: readonly Lang[] = ['th', 'en', 'cn', 'jp', 'kh'];

/** The first of some language tags that is one of the product's, as its code; undefined where there is none. */
export const knownLanguage = (tags: readonly (string | null | undefined)[]): Lang | undefined =>
  resolveLanguage(LANGUAGES, { detect: true }, null, tags, undefined);

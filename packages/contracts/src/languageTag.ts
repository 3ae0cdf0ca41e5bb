import type { Lang } from './constants';

/** Ours are partly country codes (`cn`, `jp`, `kh`); everybody else writes codes of languages (BCP 47). */
const BY_PRIMARY: ReadonlyMap<string, Lang> = new Map<string, Lang>([
  ['th', 'th'],
  ['en', 'en'],
  ['zh', 'cn'],
  ['cn', 'cn'],
  ['ja', 'jp'],
  ['jp', 'jp'],
  ['km', 'kh'],
  ['kh', 'kh'],
]);

/**
 * Ours for a language tag, however pages, browsers, systems and files write it: `TH`, `th-TH`, `en_US.UTF-8`, `zh-Hant-TW`.
 * Undefined for any other language, also for one whose code begins alike (`kmr`, Kurdish). The visitors' script reads tags by
 * the same rule (`resolveLanguage.ts`).
 */
export const languageOfTag = (tag: string): Lang | undefined =>
  BY_PRIMARY.get(/[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? '');

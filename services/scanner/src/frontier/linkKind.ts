import { decodedPart } from './decodedPart';
import { CHANGES, ENDS } from './words';

/** What opening a link does: shows a page, shows one that may end something (last), changes something, or is no page. */
export type LinkKind = 'page' | 'late' | 'never' | 'file';

const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|rtf|zip|rar|7z|gz|tgz|tar|bz2|exe|msi|dmg|pkg|apk|ipa|iso|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp3|mp4|m4a|m4v|mov|avi|wmv|mkv|webm|ogg|wav|flac|css|js|mjs|map|json|xml|rss|atom|woff2?|ttf|otf|eot|ics|vcf|wasm|bin)$/i;
/** A word at the start of more words than this is a title, not an action. */
const ACTION_WORDS = 3;

const wordsOf = (text: string): string[] =>
  decodedPart(text)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/\b(log|sign)[-_ ]?(out|off)\b/g, '$1$2')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);

/** Reads a link by its address alone. */
export const linkKind = (url: string): LinkKind => {
  const { pathname, searchParams, hash } = new URL(url);
  if (FILE.test(pathname)) return 'file';
  const parts = [
    ...pathname.split('/'),
    ...hash.replace(/^#!?/, '').split('/'),
    ...[...searchParams].flatMap(([name, value]) => [name, value]),
  ]
    .map(wordsOf)
    .filter((words) => words.length > 0 && words.length <= ACTION_WORDS);
  if (parts.some(([first]) => CHANGES.has(first ?? ''))) return 'never';
  return parts.some((words) => words.some((word) => ENDS.has(word))) ? 'late' : 'page';
};

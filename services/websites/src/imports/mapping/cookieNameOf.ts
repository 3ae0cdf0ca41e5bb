/** A cookie's name as we know cookies: the whole of it, or how it begins. */
export interface PlainName {
  name: string;
  match: 'exact' | 'prefix';
}

/** As long as the names that we keep. */
const MOST_CHARACTERS = 256;
/** Letters that stand for themselves in a pattern; an escaped one does, too. */
const PLAIN = /^(?:[^\\^$.*+?()[\]{}|]|\\[-.[\](){}*+?^$|/\\_])*$/;
const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1');

/**
 * What a pattern says when it says no more than a beginning or a whole name: `^_ga`, `^_ga_.*$`, `^name$`.
 * @returns null for any other: a person has to look
 */
export const nameOfPattern = (source: string): PlainName | null => {
  const begins = source.startsWith('^') ? source.slice(1) : null;
  if (begins === null) return null;
  const whole = begins.endsWith('$') && !begins.endsWith('\\$');
  const body = whole ? begins.slice(0, -1) : begins;
  const open = body.replace(/(?:\.[*+]|\(\.[*+]\))$/, '');
  if (open === '' || !PLAIN.test(open)) return null;
  return { name: unescaped(open), match: whole && open === body ? 'exact' : 'prefix' };
};

/** What ends a name that goes on: `_ga_*`, `_ga_…`, `_ga_###`, `_ga_XXX`, `_ga_<id>`, `_ga_{id}`. */
const withoutGap = (name: string): string => {
  const cut = (open: string, close: string): string | null => {
    const begin = name.indexOf(open, name.lastIndexOf(close, name.length - 2) + 1);
    return name.endsWith(close) && begin >= 0 ? name.slice(0, begin) : null;
  };
  const bracketed = cut('<', '>') ?? cut('{', '}');
  if (bracketed !== null) return bracketed;
  const short = ['*', '...', '…'].find((sign) => name.endsWith(sign));
  if (short) return name.slice(0, -short.length);
  return name.replace(/(?<!#)#+$/u, '').replace(/(?<!x)x{3,}$/iu, '');
};

/** Of a written name; a star or three dots at its end say that it only begins so. */
export const nameOfText = (text: string): PlainName | null => {
  const name = text.trim().slice(0, MOST_CHARACTERS);
  const open = withoutGap(name);
  if (open === '' || /[\s;,*<>{}]/u.test(open)) return null;
  return { name: open, match: open === name ? 'exact' : 'prefix' };
};

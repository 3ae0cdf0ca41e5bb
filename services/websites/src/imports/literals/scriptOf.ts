const OPENING = /<script\b/giu;
const CLOSING = /<\/script\b/giu;
/** A script of another address, or data. */
const NO_CODE = /\bsrc\s*=|type\s*=\s*["']?application\/(?:ld\+)?json/iu;
/** A page, a snippet or a template begins with a tag, or with lines about the page (front matter); a script never does. */
const MARKUP = /^\s*(?:<[!?%a-z]|---[^\S\n]*\n)/iu;

/**
 * The code in a pasted page or snippet with `<script>`, at the lines where it was; any other text as it is. Walks over the
 * text once.
 */
export const scriptOf = (text: string): string => {
  if (!MARKUP.test(text)) return text;
  const code: string[] = [];
  let from = 0;
  const blank = (until: number): void => {
    code.push('\n'.repeat(text.slice(from, until).split('\n').length - 1));
    from = until;
  };
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match; match = OPENING.exec(text)) {
    const begin = text.indexOf('>', match.index);
    if (begin < 0) break;
    CLOSING.lastIndex = begin;
    const end = CLOSING.exec(text)?.index ?? text.length;
    blank(begin + 1);
    if (!NO_CODE.test(text.slice(match.index, begin))) code.push(`${text.slice(from, end)};`);
    else blank(end);
    from = end;
    OPENING.lastIndex = end;
  }
  return code.join('');
};

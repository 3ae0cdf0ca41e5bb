/** Markup that may stand in a page as it is. */
export interface Html {
  readonly markup: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

type Part = Html | string | number | false | null | undefined | readonly Part[];

const markupOf = (part: Part): string => {
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(markupOf).join('');
};

/** Markup with values in it: texts are escaped, markup is not. */
export const html = (texts: TemplateStringsArray, ...values: readonly Part[]): Html => ({
  markup: texts.reduce((all, text, at) => all + markupOf(values[at - 1]) + text),
});

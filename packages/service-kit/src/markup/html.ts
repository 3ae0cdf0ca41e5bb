import { escapeHtml } from './escapeHtml';

/** Markup that we wrote; everything else is text. */
export class Html {
  constructor(readonly text: string) {}
}

/** What `html` takes: text, what it made itself, lists of both, and nothing. */
export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

const textOf = (part: HtmlPart): string => {
  if (part instanceof Html) return part.text;
  if (part === null || part === undefined || part === false) return '';
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
};

/** Markup with values in it: texts are escaped, what `html` made is not. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlPart[]): Html =>
  new Html(parts.reduce((text, part, index) => text + textOf(values[index - 1]) + part));

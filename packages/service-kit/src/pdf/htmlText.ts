const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML that was written by us; everything else is text. */
export class Html {
  constructor(readonly text: string) {}
}

const textOf = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
};

/** Template for documents: whatever is put in is text, unless `html` itself made it. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(parts.reduce((text, part, index) => text + textOf(values[index - 1]) + part));

/**
 * Attributes by which services and plugins that delay, join or rewrite scripts leave one alone: what comes after the tags that it
 * has to hold is too late. In the order in which a snippet has them.
 */
export const SNIPPET_MARKS = {
  'data-cfasync': 'false',
  'data-no-optimize': '1',
  'data-no-minify': '1',
  'data-no-defer': '1',
  'data-pagespeed-no-defer': '1',
  nowprocket: '',
} as const;

/** The same as markup. */
export const snippetMarks = Object.entries(SNIPPET_MARKS)
  .map(([name, value]) => (value ? `${name}="${value}"` : name))
  .join(' ');

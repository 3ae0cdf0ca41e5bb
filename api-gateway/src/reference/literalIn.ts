/** How a programming language writes lists, objects and the three words of JSON. */
interface Notation {
  list: readonly [open: string, close: string];
  object: readonly [open: string, close: string];
  /** Between the name of a field and its value. */
  is: string;
  words: Record<'true' | 'false' | 'null', string>;
  quote: (text: string) => string;
}

const singleQuoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
/** PHP knows no line break in single quotes. */
const phpQuoted = (text: string): string =>
  text.includes('\n')
    ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '\\$').replaceAll('\n', '\\n')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const NOTATIONS = {
  python: {
    list: ['[', ']'],
    object: ['{', '}'],
    is: ': ',
    words: { true: 'True', false: 'False', null: 'None' },
    quote: singleQuoted,
  },
  php: {
    list: ['[', ']'],
    object: ['[', ']'],
    is: ' => ',
    words: { true: 'true', false: 'false', null: 'null' },
    quote: phpQuoted,
  },
} as const satisfies Record<string, Notation>;

/** A value of JSON as a program writes it down; `indent`: spaces before its lines but the first. */
export const literalIn = (language: keyof typeof NOTATIONS, value: unknown, indent = 0): string => {
  const { list, object, is, words, quote } = NOTATIONS[language];
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return words[String(value) as keyof typeof words];
  const inner = indent + 4;
  const [[open, close], items] = Array.isArray(value)
    ? [list, value.map((item) => literalIn(language, item, inner))]
    : [
        object,
        Object.entries(value).map(([name, one]) => quote(name) + is + literalIn(language, one, inner)),
      ];
  if (items.length === 0) return open + close;
  const lines = items.map((item) => `\n${' '.repeat(inner)}${item},`);
  return `${open}${lines.join('')}\n${' '.repeat(indent)}${close}`;
};

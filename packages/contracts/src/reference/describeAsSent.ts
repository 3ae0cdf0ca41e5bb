import type * as z from 'zod/mini';
import type { JsonSchema } from './exampleOf';

interface Check {
  check: string;
  /** Of `overwrite`: what the validator makes of a text before it checks it. */
  tx?: (text: string) => string;
  /** Of `string_format`; JSON Schema knows no flags. */
  pattern?: RegExp;
}

/** What `trim` drops at both ends, and what `visible` drops besides. */
const SPACES = String.raw`[\s\uFEFF]`;
const BLANKS = String.raw`[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]`;

/** A pattern, token by token: escapes, classes, and single characters. */
const TOKEN = /\\[pPu]\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]?|[^\\[]/gs;
/** The same inside a class. */
const MEMBER = /\\[pPu]\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\.|[a-z]-[a-z]|[A-Z]-[A-Z]|[A-Za-z]/gs;

const bothCases = (letters: string): string => {
  const [lower, upper] = [letters.toLowerCase(), letters.toUpperCase()];
  return letters.startsWith('\\') || lower === upper ? letters : upper + lower;
};

const inEitherCase = (pattern: string): string =>
  pattern.replace(TOKEN, (token) => {
    if (token.startsWith('[')) return token.replace(MEMBER, bothCases);
    return /^[A-Za-z]$/.test(token) ? `[${bothCases(token)}]` : token;
  });

/** Blanks may surround the text, wherever a pattern anchors it. */
const surrounded = (pattern: string, blanks: string): string =>
  pattern.replace(TOKEN, (token) => (token === '^' ? `^${blanks}*` : token === '$' ? `${blanks}*$` : token));

/**
 * A validator may change the case of a text and drop its blanks before it checks it. JSON Schema has only the pattern of the result,
 * which would call wrong what the API takes, as ` WWW.Example.AC.TH`. This describes the text as it may be sent.
 * @param json made of the validator; is changed
 */
export const describeAsSent = (schema: z.core.$ZodType, json: JsonSchema): void => {
  if (json.pattern === undefined) return;
  const { checks = [] } = schema._zod.def as { checks?: { _zod: { def: Check } }[] };
  const rules = checks.map(({ _zod: { def } }) => def);
  const normalize = (given: string) => rules.reduce((text, { tx }) => tx?.(text) ?? text, given);
  const ignoresCase = normalize('aA') !== 'aA' || rules.some(({ pattern }) => pattern?.flags.includes('i'));
  if (ignoresCase) json.pattern = inEitherCase(json.pattern);
  if (normalize('\u200B1') === '1') json.pattern = surrounded(json.pattern, BLANKS);
  else if (normalize(' 1 ') === '1') json.pattern = surrounded(json.pattern, SPACES);
};

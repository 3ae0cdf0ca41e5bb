import Ajv2020 from 'ajv/dist/2020';
import * as z from 'zod/mini';
import { endpoints } from '../endpoints';
import { exampleOf } from './exampleOf';
import { schemaOf } from './schemaOf';

/** Every text of a schema that has a pattern or a length. */
const textsOf = (schema: z.ZodMiniType): z.ZodMiniType<unknown, string>[] => {
  const texts: z.core.$ZodType[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { type, pattern, maxLength } = jsonSchema;
      if (type === 'string' && (pattern ?? maxLength) !== undefined) texts.push(zodSchema);
    },
  });
  return texts as z.ZodMiniType<unknown, string>[];
};

const fields = endpoints.flatMap(({ name, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema ? textsOf(schema) : [])).map((text) => ({ name, text })),
);

/** Letters outside of ASCII that are one or two of ASCII in the other case. */
const SPECIAL: readonly (readonly [RegExp, string])[] = [
  [/k/i, '\u212A'],
  [/s/i, 'ſ'],
  [/i/i, 'ı'],
];

const waysToWrite = (text: string): string[] => [
  text.toUpperCase(),
  text.toLowerCase(),
  ` ${text}\t`,
  `\u200B${text}\uFEFF`,
  ...SPECIAL.map(([letter, special]) => text.replace(letter, special)),
  ...['ß', 'ﬁ'],
];

/** A text with each kind of blanks before and after it, so many that it has one character more than its field takes. */
const waysToPad = (text: string, maxLength: number | undefined): string[] => {
  if (maxLength === undefined) return [];
  const missing = Math.max(0, maxLength + 1 - text.length);
  return [' ', '\n', '\u00A0', '\u200B', '\u200E', '\uFEFF'].flatMap((blank) => [
    text + blank.repeat(missing),
    blank.repeat(missing) + text,
    blank + text + blank.repeat(Math.max(0, missing - 1)),
  ]);
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<string, (text: unknown) => boolean>();
const described = fields.flatMap(({ name, text }) => {
  const json = schemaOf(text, 'input');
  // Numbers in addresses are described as numbers.
  if (json.type !== 'string') return [];
  const key = JSON.stringify(json);
  const isRight = validators.get(key) ?? ajv.compile(json);
  validators.set(key, isRight);
  return { name, text, json, isRight, example: String(exampleOf(json)) };
});

it('the document takes every text that the API takes, also in capitals and with blanks around it', () => {
  const tried = described.flatMap(({ name, text, json, isRight, example }) =>
    waysToWrite(example)
      .filter((written) => text.safeParse(written).success)
      .map((written) => ({ name, written, json, taken: isRight(written) })),
  );
  expect(tried.length).toBeGreaterThan(500);
  expect(tried.filter(({ taken }) => !taken)).toEqual([]);
});

it('a text that is longer than the document says is rejected, also where the rest are blanks that would be dropped', () => {
  const limited = described.filter(({ json: { maxLength } }) => maxLength !== undefined);
  expect(limited.length).toBeGreaterThan(100);
  const accepted = limited.flatMap(({ name, text, json: { maxLength }, example }) =>
    waysToPad(example, maxLength)
      .filter((padded) => text.safeParse(padded).success)
      .map((padded) => ({ name, maxLength, padded: padded.slice(0, 40) })),
  );
  expect(accepted).toEqual([]);
});

it('a host may have capitals, and what is no host stays wrong', () => {
  const host = fields.find(
    ({ name, text }) =>
      name === 'allowFinding' && text.safeParse('a.test').success && !text.safeParse('a b').success,
  );
  const { pattern = '' } = schemaOf(host?.text ?? z.never(), 'input');
  const takes = (written: string) => new RegExp(pattern, 'u').test(written);
  expect(['H.Online-Metrix.NET', ' a.test '].map(takes)).toEqual([true, true]);
  expect(['a b', 'a..b', 'ก', ''].map(takes)).toEqual([false, false, false, false]);
});

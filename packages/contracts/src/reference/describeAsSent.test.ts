import * as z from 'zod/mini';
import { endpoints } from '../endpoints';
import { exampleOf } from './exampleOf';
import { schemaOf } from './schemaOf';

/** Every text of a schema that has a pattern. */
const textsOf = (schema: z.ZodMiniType): z.ZodMiniType<unknown, string>[] => {
  const texts: z.core.$ZodType[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type === 'string' && jsonSchema.pattern !== undefined) texts.push(zodSchema);
    },
  });
  return texts as z.ZodMiniType<unknown, string>[];
};

const fields = endpoints.flatMap(({ name, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema ? textsOf(schema) : [])).map((text) => ({ name, text })),
);

const waysToWrite = (text: string): string[] => [
  text.toUpperCase(),
  text.toLowerCase(),
  ` ${text}\t`,
  `\u200B${text}\uFEFF`,
];

it('the document takes every text that the API takes, also in capitals and with blanks around it', () => {
  const tried = fields.flatMap(({ name, text }) => {
    const { pattern = '', ...json } = schemaOf(text, 'input');
    return waysToWrite(String(exampleOf({ ...json, pattern })))
      .filter((written) => text.safeParse(written).success)
      .map((written) => ({ name, written, pattern, taken: new RegExp(pattern, 'u').test(written) }));
  });
  expect(tried.length).toBeGreaterThan(500);
  expect(tried.filter(({ taken }) => !taken)).toEqual([]);
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

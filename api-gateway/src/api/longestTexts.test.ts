import { endpoints } from '@yinyom/contracts/endpoints';
import { cleanMessage } from '@yinyom/contracts/release/cleanMessage';
import { hostOf, normalDomainName } from '@yinyom/contracts/websites/domainName';
import { withoutPersonalData } from '@yinyom/service-kit/log/withoutPersonalData';
import { canonicalAddress } from '@yinyom/service-kit/request/canonicalAddress';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import { languageOf } from '@yinyom/service-kit/http/language';
import { originBelongsTo } from '@yinyom/service-kit/http/originRule';
import { traceOf } from '@yinyom/service-kit/request/trace';
import { chosenBuilds } from '@yinyom/contracts/release/canaryCookie';
import { expectLinear, processorTime, repeated } from '@yinyom/testing/growth';

/** Enough to tell quadratic work from linear work: 300 million steps are no noise. */
const FIRST_SIZE = 16 * 1024;

/** What makes a pattern look again and again: signs that begin something, repeat, or end nothing. */
const UNITS = [
  ...[
    'a',
    'A1',
    '1',
    ' ',
    '<',
    '<a',
    '/',
    '/**/',
    '"',
    "'",
    '\n',
    '\\',
    '(',
    '[',
    '{',
    '%',
    '%41',
    '=',
    '#',
    '?',
    ':',
    '-',
    '_',
  ],
  ...[
    '.',
    '..',
    'a.',
    'a-',
    'a@',
    'a@a.',
    '@',
    ';',
    ',',
    '&',
    '&amp;',
    'http://',
    'http://a.',
    '://',
    '1.',
    ':a',
    '0:',
    '+',
    '*',
  ],
  ...[
    'กา',
    '\u00a0',
    '\u200b',
    'é',
    '😀',
    '{{',
    '{a}',
    '\t',
    '\r\n',
    'javascript:',
    'xn--',
    'th-',
    'data:image/png;base64,',
  ],
];
/** The ASCII form of a host takes longest to find where all of its letters differ. */
const DIFFERENT = String.fromCodePoint(...Array.from({ length: 20_000 }, (_, at) => 0x4e00 + at));
/** Long rows are worst before something that does not belong to them. */
const makeTexts = (size: number) => [
  ...UNITS.flatMap((unit) => [repeated(unit, size), `${repeated(unit, size - 1)}!`]),
  ...['', 'a@'].map((start) => start + repeated(DIFFERENT, size - start.length)),
];
/** Those of the first size, which every call begins with. */
const firstTexts = new Map<number, string[]>();
const texts = (size: number): string[] => {
  if (size > FIRST_SIZE) return makeTexts(size);
  const known = firstTexts.get(size) ?? makeTexts(size);
  firstTexts.set(size, known);
  return known;
};
const JSON_BYTES = 100 * 1024;
/** All headers of a request together. */
const HEADER_BYTES = 16 * 1024;

interface Schema {
  safeParse(value: unknown): { success: boolean };
  _zod: { def: Record<string, unknown> };
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value;

/** A schema and all that it is made of, each once. */
const partsOf = (value: unknown, found: Set<Schema>, depth = 0): void => {
  if (depth > 30 || typeof value !== 'object' || value === null) return;
  if (!isSchema(value)) {
    for (const part of Object.values(value)) if (typeof part === 'object') partsOf(part, found, depth + 1);
    return;
  }
  if (found.has(value)) return;
  found.add(value);
  // Checks are run by their schema, on what is of its type.
  const { checks: _checks, ...parts } = value._zod.def;
  for (const part of Object.values(parts)) partsOf(part, found, depth + 1);
};

const seen = new Set<Schema>();
/** Each schema with the largest text that reaches it. */
const schemasOf = (bytes: number, ...roots: unknown[]): [Schema, number][] => {
  const parts = new Set<Schema>();
  for (const root of roots) partsOf(root, parts);
  const fresh = [...parts].filter((schema) => !seen.has(schema));
  for (const schema of fresh) seen.add(schema);
  return fresh.map((schema) => [schema, bytes]);
};

const cases = endpoints
  .map((endpoint): [string, [Schema, number][]] => {
    const body = Math.min(endpoint.bodyLimit ?? JSON_BYTES, 2 << 20);
    const schemas = [
      ...schemasOf(body, endpoint.body),
      ...schemasOf(HEADER_BYTES, endpoint.query, endpoint.params),
    ];
    return [endpoint.name, schemas];
  })
  .filter(([, schemas]) => schemas.length > 0);

it('there are schemas of all kinds of calls', () => {
  expect(cases.length).toBeGreaterThan(60);
  expect(seen.size).toBeGreaterThan(400);
});

const NOISE_MS = 40;

/** Reads every text at a first size, and where that takes longer than noise, at growing sizes up to the most. */
const expectAllLinear = (read: (text: string) => void, most: number): void => {
  const first = texts(Math.min(most, FIRST_SIZE));
  first.forEach((text, index) => {
    if (processorTime(() => read(text)) > NOISE_MS)
      expectLinear((size) => read(texts(size)[index] ?? ''), most);
  });
};

describe('S3-01: each field of each call is checked in time proportional to its text', () => {
  it.each(cases)('%s', (_name, schemas) => {
    const most = Math.max(...schemas.map(([, bytes]) => bytes));
    expectAllLinear((text) => {
      for (const [schema, bytes] of schemas) schema.safeParse(text.slice(-bytes));
    }, most);
  });
});

describe('S3-01: what is read of headers, addresses and messages takes time proportional to its text', () => {
  it.each([
    ['a forwarded address', (text: string) => canonicalAddress(text)],
    ['a network', (text: string) => truncateIp(text)],
    ['languages', (text: string) => languageOf(text)],
    ['a trace', (text: string) => traceOf(text)],
    ['an origin', (text: string) => originBelongsTo(text, 'site.ac.th')],
    ['a domain name', (text: string) => normalDomainName(text)],
    ['a host', (text: string) => hostOf(text)],
    ['a logged text', (text: string) => withoutPersonalData(text)],
    ['the message of an error', (text: string) => cleanMessage(text)],
    ['a cookie of builds', (text: string) => chosenBuilds(text)],
  ])('%s', (_what, read) => {
    expectAllLinear((text) => void read(text), HEADER_BYTES);
  });
});

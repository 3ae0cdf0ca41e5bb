import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainKeys, type PlainKey } from './plainKeys';
import { ROOT, rooms } from './sources';

/** By file and expression: why no text of strangers comes there, or does no harm. */
const harmless = JSON.parse(readFileSync(path.join(__dirname, 'plainKeys.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;

/** Rooms whose programs run on our side and meet what strangers send, and what they import. */
const SERVERS =
  /^(?:api-gateway|services\/\w+|packages\/(?:service-kit|contracts|texts|notice|release-store|server|backup))$/;

const EXAMPLE = [
  'const table: Record<string, number> = {};',
  'export const read = (key: string) => table[key];',
  'export const has = (key: string) => key in table;',
  'export const own = (key: string) => (Object.hasOwn(table, key) ? table[key] : undefined);',
  "export const known = (key: 'a' | 'b') => table[key];",
  'export const item = (list: string[], at: number) => list[at];',
  'export const named = (given: { a: 1 }) => given["a"];',
];

/** What is found in the product, and in a room of the example alone. */
let inProduct: PlainKey[];
let inExample: PlainKey[];

// One compiler reads both: it takes seconds until it knows the language and Node.
beforeAll(() => {
  const room = mkdtempSync(path.join(tmpdir(), 'yinyom-keys-'));
  mkdirSync(path.join(room, 'src'));
  writeFileSync(path.join(room, 'src/example.ts'), EXAMPLE.join('\n'));
  const servers = rooms.filter((name) => SERVERS.test(name)).map((name) => path.join(ROOT, name));
  const all = plainKeys(ROOT, [...servers, room]);
  rmSync(room, { recursive: true });
  const isExample = ({ file }: PlainKey) => path.resolve(ROOT, file).startsWith(room);
  inProduct = all.filter((key) => !isExample(key));
  inExample = all.filter(isExample);
});

it('a key that may come from outside asks no plain object: use a Map or ownValue, or say in plainKeys.json why it may', () => {
  const unknown = inProduct.filter(({ file, expression }) => harmless[file]?.[expression] === undefined);
  expect(unknown.map(({ file, line, expression }) => `${file}:${line} ${expression}`)).toEqual([]);
  const places = new Set(inProduct.map(({ file, expression }) => `${file} ${expression}`));
  const old = Object.entries(harmless).flatMap(([file, reasons]) =>
    Object.keys(reasons)
      .map((expression) => `${file} ${expression}`)
      .filter((place) => !places.has(place)),
  );
  expect(old).toEqual([]);
});

it('finds what it is for, and nothing else', () => {
  expect(inExample.map(({ line, expression }) => [line, expression])).toEqual([
    [2, 'table[key]'],
    [3, 'key in table'],
  ]);
});

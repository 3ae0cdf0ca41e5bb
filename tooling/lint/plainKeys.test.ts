import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainKeys } from './plainKeys';
import { ROOT, rooms } from './sources';

/** By file and expression: why no text of strangers comes there, or does no harm. */
const harmless = JSON.parse(readFileSync(path.join(__dirname, 'plainKeys.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;

/** Rooms whose programs run on our side and meet what strangers send, and what they import. */
const SERVERS =
  /^(?:api-gateway|services\/\w+|packages\/(?:service-kit|contracts|texts|notice|release-store|server|backup))$/;

it('a key that may come from outside asks no plain object: use a Map or ownValue, or say in plainKeys.json why it may', () => {
  const found = plainKeys(
    ROOT,
    rooms.filter((room) => SERVERS.test(room)).map((room) => path.join(ROOT, room)),
  );
  const unknown = found.filter(({ file, expression }) => harmless[file]?.[expression] === undefined);
  expect(unknown.map(({ file, line, expression }) => `${file}:${line} ${expression}`)).toEqual([]);
  const places = new Set(found.map(({ file, expression }) => `${file} ${expression}`));
  const old = Object.entries(harmless).flatMap(([file, reasons]) =>
    Object.keys(reasons)
      .map((expression) => `${file} ${expression}`)
      .filter((place) => !places.has(place)),
  );
  expect(old).toEqual([]);
});

it('finds what it is for, and nothing else', () => {
  const room = mkdtempSync(path.join(tmpdir(), 'yinyom-keys-'));
  mkdirSync(path.join(room, 'src'));
  const lines = [
    'const table: Record<string, number> = {};',
    'export const read = (key: string) => table[key];',
    'export const has = (key: string) => key in table;',
    'export const own = (key: string) => (Object.hasOwn(table, key) ? table[key] : undefined);',
    "export const known = (key: 'a' | 'b') => table[key];",
    'export const item = (list: string[], at: number) => list[at];',
    'export const named = (given: { a: 1 }) => given["a"];',
  ];
  writeFileSync(path.join(room, 'src/example.ts'), lines.join('\n'));
  const found = plainKeys(ROOT, [room]).map(({ line, expression }) => [line, expression]);
  rmSync(room, { recursive: true });
  expect(found).toEqual([
    [2, 'table[key]'],
    [3, 'key in table'],
  ]);
});

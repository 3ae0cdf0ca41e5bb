import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mutations from './list.json';

const ROOT = path.resolve(__dirname, '../..');
const CHECKS = ['types', 'lint'];

it('breaks forty things of forty kinds', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(40);
  expect(new Set(mutations.map(({ id }) => id)).size).toBe(mutations.length);
  expect(new Set(mutations.map(({ kind }) => kind)).size).toBe(mutations.length);
});

it.each(mutations)('$id can still be made: $kind', ({ file, find, replace, tests }) => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  expect(source.split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  const missing = tests.filter((test) => !CHECKS.includes(test) && !existsSync(path.join(ROOT, test)));
  expect(missing).toEqual([]);
});

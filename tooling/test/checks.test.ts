/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lintKey } from './checks.mjs';

const REPOSITORY = path.join(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yinyom-lint-key-'));
  for (const file of [
    'package.json',
    'package-lock.json',
    'eslint.config.mjs',
    'tooling/lint/quietPolls.mjs',
  ])
    cpSync(path.join(REPOSITORY, file), path.join(root, file));
  for (const folder of ['packages', 'services', 'mfe-hello'])
    mkdirSync(path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('the cache of the linter is the same one while nothing that decides changes', () => {
  const before = lintKey(root);
  writeFileSync(path.join(root, 'tooling/lint/rooms.test.ts'), 'it.todo("finds rooms")');
  expect(lintKey(root)).toBe(before);
});

it.each(['package-lock.json', 'eslint.config.mjs', 'tooling/lint/quietPolls.mjs', 'tooling/lint/added.mjs'])(
  'a change of %s begins another cache of the linter',
  (file) => {
    const before = lintKey(root);
    writeFileSync(path.join(root, file), '// changed');
    expect(lintKey(root)).not.toBe(before);
  },
);

it('a room that is added begins another cache of the linter', () => {
  const before = lintKey(root);
  writeFileSync(path.join(root, 'mfe-hello/package.json'), '{}');
  expect(lintKey(root)).not.toBe(before);
});

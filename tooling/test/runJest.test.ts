/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readResults } from './runJest.mjs';

let folder: string;
const write = (text: string) => {
  const file = path.join(folder, 'results.json');
  writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads what jest wrote about each file', () => {
  expect(readResults(write('{"testResults":[{"name":"/a"}]}'), 'exit code 0')).toEqual([{ name: '/a' }]);
});

it('names how jest ended when it wrote no results', () => {
  expect(() => readResults(path.join(folder, 'none.json'), 'signal SIGKILL')).toThrow(
    'Jest ended with signal SIGKILL and wrote no results.',
  );
});

it('says so when the results are cut off', () => {
  expect(() => readResults(write('{"testResults":[{"na'), 'exit code 1')).toThrow(
    'Jest ended with exit code 1 and wrote results that cannot be read.',
  );
});

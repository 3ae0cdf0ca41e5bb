import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const FILES = 12;
/** In Node before 24 each storage in use leaves a mark on everything asynchronous. */
const COUNTING = `
  const { AsyncLocalStorage, AsyncResource } = require('node:async_hooks');
  const own = new AsyncLocalStorage();
  it('keeps what it stores, and pays for no file before it', () => {
    expect(own.run('mine', () => own.getStore())).toBe('mine');
    const marks = Object.getOwnPropertySymbols(new AsyncResource('test')).map(({ description }) => description);
    expect(marks.filter((mark) => mark === 'kResourceStore').length).toBeLessThanOrEqual(2);
  });`;

it('storages of a test file end with it, those of Jest as well: promises of a worker stay as quick as at its begin', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-storages-'));
  try {
    for (let at = 0; at < FILES; at += 1) writeFileSync(path.join(folder, `${at}.test.js`), COUNTING);
    const runtime = path.join(ROOT, 'packages/build-remote/jest/compilingOnceRuntime.cjs');
    const config = JSON.stringify({ rootDir: folder, transform: {}, runtime });
    const { stdout } = spawnSync(process.execPath, [JEST, '-i', '--json', '--config', config], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    const { numPassedTests, testResults } = JSON.parse(stdout) as {
      numPassedTests: number;
      testResults: { message: string }[];
    };
    expect(testResults.map(({ message }) => message).join('')).toBe('');
    expect(numPassedTests).toBe(FILES);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

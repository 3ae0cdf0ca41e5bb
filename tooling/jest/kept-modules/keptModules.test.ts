import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runtime, testEnvironment } from './keptModules.cjs';

const JEST = require.resolve('jest/bin/jest');

/** A room of four test files, run in the order of their names by one worker. */
const FILES = {
  'counter.js': `
    let count = 0;
    globalThis.ofCounter = true;
    module.exports = {
      next: () => ++count,
      name: () => 'real',
      loadLater: () => require('./later.js').loaded,
      mockOfHelper: () => jest.fn(() => 7),
    };`,
  'later.js': `exports.loaded = 'later';`,
  'setUp.js': `globalThis.setUps = (globalThis.setUps ?? 0) + 1;`,
  'a.test.js': `
    const counter = require('./counter.js');
    it('changes what it can', () => {
      expect(counter.next()).toBe(1);
      process.env.LEFT_BEHIND = 'yes';
      delete process.env.WAS_THERE;
      process.chdir(require('node:os').tmpdir());
      process.exitCode = 3;
      process.leftBehind = true;
      process.on('SIGUSR2', () => {});
      globalThis.leftBehind = true;
      globalThis.fetch = () => 'not fetched';
      jest.spyOn(counter, 'name').mockReturnValue('spied');
      jest.spyOn(Math, 'random').mockReturnValue(4);
      expect.extend({ toBeLeftBehind: () => ({ pass: true, message: () => '' }) });
      jest.useFakeTimers({ now: 0 });
      expect([counter.name(), Math.random(), Date.now(), globalThis.fetch()]).toEqual([
        'spied', 4, 0, 'not fetched',
      ]);
      expect(1).toBeLeftBehind();
    });`,
  'b.test.js': `
    const counter = require('./counter.js');
    it('finds the same module', () => expect(counter.next()).toBe(2));
    it('finds what a module defined', () => expect(globalThis.ofCounter).toBe(true));
    it('runs the set-up files again', () => expect(globalThis.setUps).toBe(1));
    it('finds the environment as it was', () => {
      expect(process.env.LEFT_BEHIND).toBeUndefined();
      expect(process.env.WAS_THERE).toBe('here');
    });
    it('finds the process as it was', () => {
      expect(process.cwd()).toBe(__dirname);
      expect(process.exitCode).toBeUndefined();
      expect(process.leftBehind).toBeUndefined();
      expect(process.listenerCount('SIGUSR2')).toBe(0);
    });
    it('finds the globals as they were', () => {
      expect(globalThis.leftBehind).toBeUndefined();
      expect(globalThis.fetch.name).toBe('fetch');
    });
    it('finds no spies', () => {
      expect(counter.name()).toBe('real');
      expect(Math.random()).toBeLessThan(1);
    });
    it('finds no matchers of another file', () => expect(expect(1).toBeLeftBehind).toBeUndefined());
    it('finds the real clock', () => expect(Date.now()).toBeGreaterThan(1e12));
    it('has a kept module load another one later', () => expect(counter.loadLater()).toBe('later'));
    it('counts the mocks of kept helpers among its own', () => {
      const mock = counter.mockOfHelper();
      expect(mock()).toBe(7);
      jest.resetAllMocks();
      expect(mock()).toBeUndefined();
    });
    it('shares classes with Node itself', () => {
      expect(Buffer.from('')).toBeInstanceOf(Uint8Array);
      expect(() => require('node:fs').readFileSync('nowhere')).toThrow(Error);
    });`,
  'c.test.js': `
    it('has modules of its own when it changes them', () => {
      expect(require('./counter.js').next()).toBe(1);
      jest.resetModules();
      expect(require('./counter.js').next()).toBe(1);
    });`,
  'd.test.js': `/** @jest-environment node */
    it('has modules and globals of its own when it asks for them', () => {
      expect(require('./counter.js').next()).toBe(1);
      expect(Object.getPrototypeOf(require('node:fs').promises)).not.toBe(Object.prototype);
    });`,
  'byName.js': `
    module.exports = class {
      sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); }
      shard(tests) { return tests; }
      allFailedTests() { return []; }
      cacheResults() {}
    };`,
};

const testsOf = (name: keyof typeof FILES): string[] =>
  [...FILES[name].matchAll(/\bit\('([^']+)'/g)].map(([, title]) => title ?? '');

describe('test files that share a worker and its modules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-kept-'));
  let said = '';
  let results = new Map<string, string>();

  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
    const config = {
      runtime,
      testEnvironment,
      rootDir: folder,
      transform: {},
      testMatch: ['**/*.test.js'],
      setupFilesAfterEnv: [path.join(folder, 'setUp.js')],
      testSequencer: path.join(folder, 'byName.js'),
    };
    writeFileSync(path.join(folder, 'jest.config.json'), JSON.stringify(config));
    const outputFile = path.join(folder, 'results.json');
    const args = ['-i', '--json', '--outputFile', outputFile];
    const { stderr } = spawnSync(process.execPath, [JEST, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], WAS_THERE: 'here' },
    });
    said = stderr;
    if (!existsSync(outputFile)) throw new Error(said);
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
      testResults: { assertionResults: { title: string; status: string }[] }[];
    };
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    results = new Map(all.map(({ title, status }) => [title, status]));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const titles = (['a.test.js', 'b.test.js', 'c.test.js', 'd.test.js'] as const).flatMap(testsOf);
  it.each(titles)('a file %s', (title) => {
    if (results.get(title) !== 'passed') throw new Error(said);
  });
});

/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import firefoxFiles from '../../consent-sdk/testing/firefoxFiles.json';
import { inOneBrowser, leftOut, SECOND_BROWSER, WINDOWS, withoutWindows } from './fullOnly.cjs';
import rows from './fullOnly.json';

interface Row {
  file: string;
  /** What of the file; without it the whole file. */
  part?: string;
  seen_in: string;
  why: string;
}
interface Project {
  rootDir: string;
  setupFiles?: string[];
  testEnvironment: string;
  testMatch: string[];
  testPathIgnorePatterns: string[];
}
const table: Row[] = rows;
const ROOT = path.join(__dirname, '../..');
const isTest = (file: string) => /\.test\.tsx?$/.test(file) && existsSync(path.join(ROOT, file));
const named = ({ file, part = 'everything' }: Row) => `${file}: ${part}`;
const wholeFiles = table.filter(({ part }) => part === undefined);
const secondBrowsers = table.filter(({ part }) => part === SECOND_BROWSER);
const windows = table.filter(({ part }) => part === WINDOWS);
const partsOfFiles = table.filter(({ part = WINDOWS }) => part !== WINDOWS && part !== SECOND_BROWSER);

/** Projects of all rooms, as a run with this setting has them. */
const projectsOf = (full: '0' | '1'): Project[] => {
  process.env['FULL'] = full;
  let projects: Project[] = [];
  jest.isolateModules(() => {
    ({ projects } = jest.requireActual<{ projects: Project[] }>('../../jest.config.cjs'));
  });
  return projects;
};

const before = process.env['FULL'];
afterEach(() => {
  if (before === undefined) delete process.env['FULL'];
  else process.env['FULL'] = before;
});

it('every file that only the full run has exists, and nothing is named twice', () => {
  expect(table.filter(({ file }) => !isTest(file))).toEqual([]);
  const names = table.map(named);
  expect(names).toEqual([...new Set(names)]);
});

it('the same kind of fault is seen in a file that npm test runs, and the row says why', () => {
  const full = new Set(wholeFiles.map(({ file }) => file));
  expect(table.filter(({ seen_in }) => !isTest(seen_in) || full.has(seen_in))).toEqual([]);
  expect(table.filter(({ why }) => why.trim().length < 20)).toEqual([]);
});

it('npm test leaves out exactly the whole files of the table, npm run test:full none', () => {
  const one = [{ file: 'e2e/a.test.ts' }, { file: 'e2e/b.test.ts', part: SECOND_BROWSER }];
  const patterns = leftOut('/tree', {}, one).map((pattern) => new RegExp(pattern));
  const runs = (file: string) => !patterns.some((pattern) => pattern.test(file));
  expect(runs('/tree/e2e/a.test.ts')).toBe(false);
  for (const other of ['e2e/a.test.tsx', 'e2e/aXtest.ts', 'other/e2e/a.test.ts', 'e2e/b.test.ts'])
    expect(runs(`/tree/${other}`)).toBe(true);
  expect(leftOut('/tree', { FULL: '1' }, one)).toEqual([]);
});

describe('the second browser', () => {
  const isOfBrowser = ({ testEnvironment }: Project) => testEnvironment.endsWith('InBrowser.cjs');
  /** Patterns of the files that run in each browser, from the root. */
  const inEach = (projects: readonly Project[]): string[] => {
    const files = projects
      .filter(isOfBrowser)
      .flatMap(({ rootDir, testMatch }) =>
        testMatch.map((file) => path.relative(ROOT, file.replace('<rootDir>', rootDir))),
      );
    return [...new Set(files)].sort();
  };

  it('runs the files of the table in the full run only, and npm test runs them once', () => {
    const [gate, full] = [projectsOf('0'), projectsOf('1')];
    const files = secondBrowsers.map(({ file }) => file).sort();
    // What Firefox repeats runs in Chromium all the same, in both.
    const repeated = firefoxFiles.map((name) => `consent-sdk/src/browser-tests/${name}.browser.test.ts`);
    const known = [...inEach(gate), ...repeated];
    expect(inEach(full).filter((file) => !known.includes(file))).toEqual(files);
    const others = (projects: readonly Project[], file: string) =>
      projects.filter(
        (project) =>
          !isOfBrowser(project) &&
          file.startsWith(`${path.relative(ROOT, project.rootDir)}/`) &&
          !project.testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(path.join(ROOT, file))),
      );
    for (const file of files)
      expect([file, others(gate, file).length, others(full, file).length]).toEqual([file, 1, 0]);
  });

  it('has in npm test a file that sees the same kind of fault in each browser', () => {
    const each = inEach(projectsOf('0'));
    expect(secondBrowsers.filter(({ seen_in }) => !each.includes(seen_in))).toEqual([]);
  });

  it('is left out of the room that has it', () => {
    const one = [{ file: 'e2e/console/a.test.ts', part: SECOND_BROWSER }, { file: 'e2e/b.test.ts' }];
    expect(inOneBrowser('e2e', {}, one)).toEqual(['console/a.test.ts']);
    expect(inOneBrowser('e2e/console', {}, one)).toEqual(['a.test.ts']);
    expect(inOneBrowser('shell', {}, one)).toEqual([]);
    expect(inOneBrowser('e2e', { FULL: '1' }, one)).toEqual([]);
  });
});

describe('windows', () => {
  /** Whether each project that runs a file of the scanner gives its browser windows. */
  const withWindows = (full: '0' | '1', file: string): boolean[] => {
    const at = path.join(ROOT, file);
    return projectsOf(full)
      .filter(
        ({ rootDir, testMatch, testPathIgnorePatterns: left }) =>
          at.startsWith(`${rootDir}/`) &&
          testMatch.some((match) => match.startsWith('**') || match.replace('<rootDir>', rootDir) === at) &&
          !left.some((pattern) => new RegExp(pattern.replace('<rootDir>', rootDir)).test(at)),
      )
      .map(({ setupFiles = [] }) => setupFiles.some((setup) => setup.endsWith('fullBrowser.cjs')));
  };

  it('are left out in npm test for the files of the table, which run once in each run', () => {
    expect(windows.length).toBeGreaterThan(0);
    for (const { file } of windows)
      expect([file, withWindows('0', file), withWindows('1', file)]).toEqual([file, [false], [true]]);
  });

  it('belong to the files in npm test that see the same kind of fault', () => {
    for (const { seen_in } of windows)
      expect([seen_in, withWindows('0', seen_in)]).toEqual([seen_in, [true]]);
    expect(
      withoutWindows('services/scanner', {}, [{ file: 'services/scanner/src/a.test.ts', part: WINDOWS }]),
    ).toEqual(['src/a.test.ts']);
  });
});

it('parts of files that only the full run has are those of the table, by their names', () => {
  const files = readdirSync(path.join(ROOT, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('e2e', name))
    .filter((file) => !file.includes('node_modules') && isTest(file));
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    return [...source.matchAll(/\bonlyInFull\(\s*'([^']+)'/g)].map(([, part]) => `${file}: ${part}`);
  });
  expect(found.sort()).toEqual(partsOfFiles.map(named).sort());
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const PROGRAM = path.join(ROOT, 'packages/build-remote/bin/yinyom-remote.mjs');
const USE = `import type { SeatProps } from './remotes/mfe_seats/exposed';
export const seat: SeatProps = { id: 'a', place: { row: 1 } };
`;

let folder: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const expose = (place: string, more = '') => {
  put('mfe-seats/src/place.ts', `export interface Place { ${place} }\n`);
  put(
    'mfe-seats/src/exposed.ts',
    `${more}import type { Place } from './place';\nexport interface SeatProps { id: string; place: Place }\n`,
  );
};
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-types-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const room of ['mfe-seats', 'mfe-plan']) put(`${room}/package.json`, '{}');
  put('mfe-plan/src/use.ts', USE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const types = (...args: string[]) => {
  const run = spawnSync(process.execPath, [PROGRAM, 'types', ...args], {
    cwd: path.join(folder, 'mfe-plan'),
    encoding: 'utf8',
  });
  return { status: run.status, said: run.stdout + run.stderr };
};
/** What the compiler says of the remote that uses the types. */
const compile = (): string[] => {
  const options = {
    strict: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const program = ts.createProgram([path.join(folder, 'mfe-plan/src/use.ts')], options);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

it('W10 a remote compiles with the types that another exposes, and no longer when they change', () => {
  expose('row: number');
  expect(types('--from', 'mfe_seats')).toEqual({
    status: 0,
    said: expect.stringContaining('exposed.d.ts, place.d.ts'),
  });
  expect(readFileSync(path.join(folder, 'mfe-plan/src/remotes/mfe_seats/exposed.d.ts'), 'utf8')).toMatch(
    /^\/\/ Types of mfe_seats.*\n[^]*interface SeatProps/,
  );
  expect(compile()).toEqual([]);
  expect(types('--check')).toMatchObject({ status: 0 });

  expose('row: number; desk: string');
  expect(types('--check')).toEqual({
    status: 1,
    said: expect.stringContaining('mfe_seats have changed (place.d.ts)'),
  });
  expect(compile()).toEqual([]);
  types();
  expect(compile().join()).toContain("'desk' is missing");
});

it('types that others could not read, or that do not compile, are not exposed', () => {
  expose('row: number', "export type { Browser } from 'puppeteer';\n");
  expect(types('--from', 'mfe_seats')).toEqual({
    status: 1,
    said: expect.stringContaining('names puppeteer'),
  });
  expose('row: Number_');
  expect(types('--from', 'mfe_seats')).toEqual({
    status: 1,
    said: expect.stringContaining("Cannot find name 'Number_'"),
  });
  expect(types('--from', '../x')).toEqual({
    status: 1,
    said: expect.stringContaining('no name of a remote'),
  });
});

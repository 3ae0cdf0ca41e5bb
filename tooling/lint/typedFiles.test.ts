import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './sources';

/** What somebody reads in one go. A longer file is about several things, and each deserves a name of its own. */
const MOST_LINES = 320;
/** Examples are built by their own tools with the packed packages (npm run stacks). */
const BUILT = new Set(['node_modules', 'dist', 'examples']);

const typedFiles = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return BUILT.has(entry.name) || entry.name.startsWith('.') ? [] : typedFiles(at);
    return /\.[cm]?tsx?$/.test(entry.name) ? [at] : [];
  });

const checkedFiles = (): Set<string> => {
  const file = path.join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return new Set(fileNames.map((name) => path.relative(ROOT, name)));
};

it('every file of TypeScript is type-checked', () => {
  const checked = checkedFiles();
  expect(typedFiles('.').filter((file) => !checked.has(file))).toEqual([]);
});

it(`no file of TypeScript is longer than ${MOST_LINES} lines`, () => {
  const linesOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1;
  expect(typedFiles('.').filter((file) => linesOf(file) > MOST_LINES)).toEqual([]);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './sources';

const BUILT = new Set(['node_modules', 'dist']);

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

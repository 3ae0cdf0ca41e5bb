import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The sources of rooms as the compiler knows them, for tests that ask about types. @param root of the repository; files are absolute */
export const programOf = (root: string, files: readonly string[]): ts.Program => {
  const { config } = ts.readConfigFile(path.join(root, 'packages/build-remote/tsconfig.json'), (file) =>
    readFileSync(file, 'utf8'),
  ) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return ts.createProgram(files, {
    ...options,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    customConditions: ['yinyom-source'],
  });
};

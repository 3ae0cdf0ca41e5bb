// Writes the types of the named sources of the room it is called in beside what was compiled, for packages that are
// published. Their exports must say their types themselves, and name none of other files.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

for (const name of process.argv.slice(2)) {
  const file = path.join(process.cwd(), 'src', `${name}.ts`);
  const { outputText, diagnostics } = ts.transpileDeclaration(await readFile(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { isolatedDeclarations: true, declaration: true, stripInternal: true },
  });
  if (diagnostics?.length > 0) {
    console.error(
      ts.formatDiagnostics(diagnostics, {
        getCurrentDirectory: () => process.cwd(),
        getCanonicalFileName: (one) => one,
        getNewLine: () => '\n',
      }),
    );
    process.exit(1);
  }
  await writeFile(path.join(process.cwd(), 'dist', `${name}.d.ts`), outputText);
}

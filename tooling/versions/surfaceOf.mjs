import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourcesIn } from '../pack/sourcesIn.mjs';

/** Nobody reads longer types: that they changed is what counts. */
const LONGEST = 1500;

/** 16 hex digits. */
export const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const printer = ts.createPrinter({ removeComments: true });

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** Files of declarations that `files` lead to inside of their package. */
const reached = (files) => {
  const found = new Set(files);
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    for (const [, request] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)) {
      const next = `${path.resolve(path.dirname(file), request)}.d.ts`;
      if (existsSync(next)) found.add(next);
    }
  }
  return [...found].sort();
};

const shown = (statement) => {
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile());
  if (text.length <= LONGEST || !ts.isVariableStatement(statement)) return text;
  const names = statement.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
  // Hooks, written out by the compiler from calls of the contract, which have hashes of their own.
  const type = text.includes('@reduxjs/toolkit') ? 'from the contract' : `type ${digestOf(text)}`;
  return `export declare const ${names}; // ${type}`;
};

/** What the package's exports stand for, as [name, file below src]; `*` is every file that it names. */
const entriesOf = (folder) => {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const named = Object.entries(exports).filter(([, entry]) => entry['yinyom-source'] && entry.types);
  return named.flatMap(([name, entry]) => {
    const source = entry['yinyom-source'].replace('./src/', '');
    if (!source.includes('*')) return [[name, source]];
    const [start, end] = source.split('*');
    return sourcesIn(folder)
      .filter((file) => file.startsWith(start) && file.endsWith(end))
      .map((file) => [name.replace('*', file.slice(start.length, -end.length)), file]);
  });
};

/**
 * What others can rely on in a package: every export and its type, in one text that changes with them and with nothing else.
 * @param {string} folder of the package
 * @param {string} types folder with the declarations of its `src`
 * @returns {string}
 */
export const surfaceOf = (folder, types) => {
  const entries = entriesOf(folder);
  const fileOf = (source) => path.join(types, source.replace(/\.tsx?$/, '.d.ts'));
  const names = entries.map(([name, source]) => `${name} = ${source}`).sort();
  const files = reached(entries.map(([, source]) => fileOf(source)));
  const blocks = files.map((file) => {
    const statements = parse(file).statements.map(shown);
    return [`// ${path.relative(types, file).replace(/\.d\.ts$/, '')}`, ...statements].join('\n');
  });
  return `${[names.join('\n'), ...blocks].join('\n\n')}\n`;
};

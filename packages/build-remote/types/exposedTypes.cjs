const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** Where a remote says which types others may rely on. */
const EXPOSED = 'src/exposed.ts';
/** The file in a build: declarations by path, `{ "exposed.d.ts": "…" }`. */
const TYPES_FILE = 'types.json';
/** What declarations may name besides each other: every remote has these. */
const COMMON = /^(?:react|@yinyom\/(?:contracts|mfe-kit|texts|ui))(?:\/|$)/;
const IMPORTS = /(?:from\s+|import\(\s*|import\s+)['"]([^'"]+)['"]/g;

const optionsOf = (ts, room) => {
  const base = path.join(room, 'tsconfig.json');
  const file = existsSync(base) ? base : path.join(__dirname, '../tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return {
    ...options,
    customConditions: ['yinyom-source'],
    declaration: true,
    declarationMap: false,
    emitDeclarationOnly: true,
    exactOptionalPropertyTypes: false,
    noEmit: false,
    rootDir: path.join(room, 'src'),
    skipLibCheck: true,
    stripInternal: true,
    types: [],
  };
};

const foreignIn = (files) =>
  Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(IMPORTS)]
      .map(([, request]) => request)
      .filter((request) => !request.startsWith('.') && !COMMON.test(request))
      .map((request) => `${file} names ${request}, which other remotes do not have`),
  );

/**
 * The declarations of what a remote exposes (`src/exposed.ts`), as its own TypeScript writes them.
 * @param {string} room absolute
 * @returns {Record<string, string> | null} texts by path; null for a remote that exposes nothing
 * @throws Error for types that do not compile, or that another remote could not read
 */
const exposedTypes = (room) => {
  const entry = path.join(room, EXPOSED);
  if (!existsSync(entry)) return null;
  const ts = createRequire(path.join(room, 'package.json'))('typescript');
  const options = optionsOf(ts, room);
  const program = ts.createProgram([entry], options);
  const files = {};
  const source = path.join(room, 'src') + path.sep;
  const { diagnostics } = program.emit(
    undefined,
    (file, text) => {
      files[file.slice(source.length).replaceAll('\\', '/')] = text;
    },
    undefined,
    true,
  );
  const own = [...ts.getPreEmitDiagnostics(program), ...diagnostics].filter(
    ({ file }) => file?.fileName.startsWith(source.replaceAll('\\', '/')) ?? false,
  );
  const problems = [
    ...own.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ...foreignIn(files),
  ];
  if (problems.length > 0)
    throw new Error(
      [`What ${path.basename(room)} exposes cannot be used by others:`, ...problems].join('\n  '),
    );
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The same of a build, as it is in its `dist`; null where it exposes nothing. */
const builtTypes = (room) => {
  const file = path.join(room, 'dist', TYPES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

module.exports = { exposedTypes, builtTypes, EXPOSED, TYPES_FILE };

const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { transformSync } = require('@swc/core');

/** Where a remote says what it is. */
const FILE = 'src/pages.ts';

const compile = (file) =>
  transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  }).code;

/** Read anew each time: a development server keeps running while titles change. */
const readTexts = (file, files) => {
  const exports = JSON.parse(readFileSync(file, 'utf8'));
  files.set(file, { exports });
  return exports;
};

/** Runs a file of TypeScript and the files that it imports by relative paths; each gets into `files`. */
const run = (file, files) => {
  if (files.has(file)) return files.get(file).exports;
  const module = { exports: {} };
  files.set(file, module);
  const requireFromFile = createRequire(file);
  const requireOne = (request) => {
    const asked = path.resolve(path.dirname(file), request);
    if (request.startsWith('.') && request.endsWith('.json')) return readTexts(asked, files);
    const source = `${asked}.ts`;
    return request.startsWith('.') && existsSync(source) ? run(source, files) : requireFromFile(request);
  };
  compileFunction(compile(file), ['exports', 'require', 'module'], { filename: file })(
    module.exports,
    requireOne,
    module,
  );
  return module.exports;
};

/**
 * What the remote in `room` says about itself, as plain data, and the files that it stands in.
 * @throws Error with what to change when it says nothing, or not all there is to say
 */
const readDeclared = (room) => {
  const file = path.join(room, FILE);
  if (!existsSync(file))
    throw new Error(
      `${path.basename(room)} says nothing about itself: write ${FILE} with "export const declared = declareRemote({…})".`,
    );
  const files = new Map();
  const { declared } = run(file, files);
  const { readDeclared: check } = createRequire(path.join(room, 'package.json'))(
    '@yinyom/contracts/release/readDeclared',
  );
  return { declared: check(JSON.parse(JSON.stringify(declared ?? null))), files: [...files.keys()] };
};

module.exports = { readDeclared };

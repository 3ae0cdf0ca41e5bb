// Lets a child process of a test run our TypeScript as it stands, with the compiler of builds and tests:
// node --conditions=yinyom-source -r @yinyom/testing/runTypeScript.cjs file.ts
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { threadId } = require('node:worker_threads');
const { version } = require('@swc/core/package.json');
const { swcOptions } = require('@yinyom/build-remote/swc');

const options = { ...swcOptions(), sourceMaps: 'inline' };
const way = JSON.stringify([version, options]);
/** What is compiled, by content: processes and threads of tests compile hundreds of files each before they begin. */
const folder = path.join(__dirname, '../../node_modules/.cache/yinyom-sources');

/** Another process may write the same file: what it reads is always complete. */
const keep = (file, code) => {
  const half = `${file}.${process.pid}.${threadId}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(half, code);
    renameSync(half, file);
  } catch {
    // Where nothing can be written, everybody compiles.
  }
};

const compiled = (filename) => {
  const source = readFileSync(filename, 'utf8');
  const name = createHash('sha256').update(`${way}\0${filename}\0${source}`).digest('hex');
  const file = path.join(folder, `${name}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { transformSync } = require('@swc/core');
    const { code } = transformSync(source, { ...options, filename });
    keep(file, code);
    return code;
  }
};

Module._extensions['.ts'] = (module, filename) => module._compile(compiled(filename), filename);

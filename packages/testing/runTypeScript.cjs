// Lets a child process of a test run our TypeScript as it stands, with the compiler of builds and tests:
// node --conditions=yinyom-source -r @yinyom/testing/runTypeScript.cjs file.ts
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { transformSync } = require('@swc/core');
const { swcOptions } = require('@yinyom/build-remote/swc');

const options = { ...swcOptions(), sourceMaps: 'inline' };
Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
  module._compile(code, filename);
};

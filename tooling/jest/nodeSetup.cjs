// Threads of parsers run our sources as the tests do.
process.env.YINYOM_SOURCE_LOADER ??= require('node:path').join(
  __dirname,
  '../../packages/testing/runTypeScript.cjs',
);
// A real server on a busy machine takes its time; only a test that hangs pays for this.
jest.setTimeout(300_000);
require('./hooksAfterFailure.cjs');

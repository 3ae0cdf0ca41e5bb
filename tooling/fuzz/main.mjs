// `npm run test:fuzz`: Schemathesis over the OpenAPI document of a running platform, with an API key and without.
import { spawnSync } from 'node:child_process';
import { checkNode, installWhenNeeded, ROOT } from '../install.mjs';

checkNode();
installWhenNeeded();
const { buildAll } = await import('../build/buildAll.mjs');
const { bringSchemathesis } = await import('../test/systemParts.mjs');
bringSchemathesis();
buildAll();
const jest = [
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'e2e',
  '--testPathPatterns',
  'fuzzedApi\\.test',
];
const { status } = spawnSync(process.execPath, jest, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, FULL: '1', NODE_ENV: 'test' },
});
process.exit(status ?? 1);

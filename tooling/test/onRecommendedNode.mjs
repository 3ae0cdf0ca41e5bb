// `npm run test:node`: the whole gate on the recommended Node.js, which is fetched from the registry of npm.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { RECOMMENDED_NODE } from '../nodeVersions.cjs';
import { fetchNode } from './recommendedNode.cjs';

const node = fetchNode(RECOMMENDED_NODE);
if (!node) {
  console.error(
    `Node.js ${RECOMMENDED_NODE} could not be fetched; with one at hand, run npm test with it instead.`,
  );
  process.exit(1);
}
// Whatever the gate starts by the name `node`, npm itself included, is the same one.
const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
const { status } = spawnSync(node, ['tooling/test/main.mjs', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: { ...process.env, PATH },
  stdio: 'inherit',
});
process.exit(status ?? 1);

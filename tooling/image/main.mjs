// `npm run image-tree -- --to DIR [--revision HASH]`: what a container image holds, ready to run.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, installWhenNeeded } from '../install.mjs';

checkNode();
const { values } = parseArgs({
  options: { to: { type: 'string' }, revision: { type: 'string', default: '' } },
});
if (values.to === undefined) {
  console.error('Say where to: npm run image-tree -- --to DIR');
  process.exit(2);
}
const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.to);
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`${target} is not empty.`);
  process.exit(2);
}
installWhenNeeded();
const { buildAll } = await import('../build/buildAll.mjs');
const { makeTree } = await import('./makeTree.mjs');
try {
  buildAll();
  makeTree(target, values.revision);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

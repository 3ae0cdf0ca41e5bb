// `node tooling/pack/publish.mjs FOLDER`: publishes what `npm run pack-packages` packed. It can be repeated.
import { spawnSync } from 'node:child_process';
import { packageProblems } from './packageProblems.mjs';
import { publishArchives } from './publishArchives.mjs';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Say which folder: node tooling/pack/publish.mjs packages-of-today');
  process.exit(2);
}
const npm = (args) => spawnSync('npm', args, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'pipe'] });
try {
  console.log((await publishArchives(folder, npm, packageProblems)).join('\n'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

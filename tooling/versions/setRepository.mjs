// `npm run repository -- https://git.example.ac.th/team/yinyom`: states where this repository is, in every published manifest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { fileAddress, originOf } from '../repository.mjs';
import { workspaceRooms } from '../workspaces.cjs';

const [given = ''] = process.argv.slice(2);
const repository = given.replace(/(?:\.git)?\/?$/, '');
if (!/^https:\/\/[^/\s]+\/\S+$/.test(repository)) {
  console.error(
    'Name the address of your repository: npm run repository -- https://git.example.ac.th/team/yinyom',
  );
  process.exit(2);
}
let changed = 0;
for (const room of ['', ...workspaceRooms()]) {
  const file = path.join(ROOT, room, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // Rooms that are not published state no address.
  if (!manifest.repository) continue;
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...originOf(room, repository) }, null, 2)}\n`);
  changed += 1;
}
// Templates of Tag Manager state it in a form of their own.
for (const folder of ['packages/gtm-template', 'packages/gtm-template/bridge']) {
  const file = path.join(ROOT, folder, 'metadata.yaml');
  const text = readFileSync(file, 'utf8')
    .replace(/^homepage: .*$/m, `homepage: '${repository}'`)
    .replace(/^documentation: .*$/m, `documentation: '${fileAddress(`${folder}/README.md`, repository)}'`);
  writeFileSync(file, text);
  changed += 1;
}
console.log(`${repository} is stated in ${changed} manifests. Commit them together.`);

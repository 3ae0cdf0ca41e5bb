// npm run new-remote -- mfe-reports: a new remote, which begins as the example.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../install.mjs';
import { makeRemote } from './makeRemote.mjs';
import { namesOf, refusalOf } from './remoteName.mjs';

const [room] = process.argv.slice(2);
const refuse = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const refusal = refusalOf(room, ROOT);
if (refusal) refuse(refusal);
makeRemote(room);
// Makes it known to the workspace. Everything that it needs is installed already.
const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) refuse(`${room} is there, but npm could not add it to the workspace: run npm install.`);
console.log(`${room} is there: a page at /${namesOf(room).slug}, texts in five languages.

  npm run build -- ${room}
  npm run --silent release-keys -- make ${room} "Its team" > ${room}.key
  cd ${room} && npx yinyom-remote deploy --to http://localhost:4000 --key-file ../${room}.key

Then write its page, its words in locales, and address, title and menu entry in src/pages.ts and src/remote.tsx.`);

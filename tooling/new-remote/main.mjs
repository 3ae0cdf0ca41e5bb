// `npm run new-remote -- mfe-hello [--team Reports --contact reports@example.ac.th]`: makes a remote in this repository.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../install.mjs';
import { makeRemote } from './makeRemote.mjs';
import { namesOf, refusalOf } from './remoteName.mjs';

const options = { team: { type: 'string' }, contact: { type: 'string' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [room] = positionals;
const refuse = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const refusal = refusalOf(room, ROOT);
if (refusal) refuse(refusal);
if ((values.team === undefined) !== (values.contact === undefined))
  refuse('Say both: who the team is (--team) and how to reach it (--contact).');

makeRemote(path.join(ROOT, room), values.team && { name: values.team, contact: values.contact });
// Makes it known to the workspace. Everything that it needs is installed already.
const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) refuse(`${room} is there, but npm could not add it to the workspace: run npm install.`);

const { slug } = namesOf(room);
console.log(`${room} is there: a page at /${slug}, texts in five languages, tests.

  npm test -w ${room}       its tests
  npm run build -w ${room}  builds it
  npm run deploy -w ${room} releases it; with npm start running, the page is in the menu at the next navigation
  npm run dev -- ${room}    the console with hot reload of this remote, beside npm start

Then write the page's address, title and menu entry in ${room}/src/pages.ts, its words in ${room}/locales,
and commit ${room} together with package-lock.json. More: docs/guides/teams.md.`);

// `npm run own-repository -- mfe-hello ../mfe-hello`: copies a remote out, into a folder that needs nothing of this one.
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { moveOut } from './moveOut.mjs';

const [room, target] = process.argv.slice(2);
if (!room || !target) {
  console.error('Say which remote, and where to: npm run own-repository -- mfe-hello ../mfe-hello');
  process.exit(2);
}
const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), target);
try {
  moveOut(path.join(ROOT, room), folder);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
console.log(`${folder} has all that ${room} needs. There:

  npm install && npm test && npm run build

The platform's packages are archives in its folder packages; a newer platform brings newer ones.
Once it is released from there, remove ${room} here. More: docs/guides/own-repository.md.`);

// `npm run dev` or `npm run dev -- mfe-users mfe-auth`: the shell, the named remotes (all of them when none is named)
// and the catalogue of components with hot reload; the other remotes come from their last release. Needs a running
// platform (npm start).
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { REMOTES } from '../release/deployChanged.mjs';
import { DEV_GATEWAY, isPlatformRunning } from './platform.mjs';
import { startDevServer } from './startDevServer.mjs';

const named = process.argv.slice(2);
const unknown = named.filter((room) => !REMOTES.includes(room) && room !== 'shell');
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: shell, ${REMOTES.join(', ')}.`);
  process.exit(2);
}
if (!(await isPlatformRunning())) {
  console.error(
    `No platform answers at ${DEV_GATEWAY}. Run npm start in another terminal, or set DEV_GATEWAY to where it runs.`,
  );
  process.exit(1);
}

const remotes = named.length > 0 ? REMOTES.filter((room) => named.includes(room)) : REMOTES;
const servers = [];
const stop = async () => {
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  for (const room of [...remotes, 'shell']) {
    servers.push(await startDevServer(path.join(ROOT, room), remotes));
  }
  servers.push(await startDevServer(path.join(ROOT, 'packages/ui'), remotes));
  console.log('\nThe console with hot reload: http://localhost:4100');
  console.log('Every component in every state and language: http://localhost:4105');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
  await stop();
}

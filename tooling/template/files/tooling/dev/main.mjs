// npm run dev [-- mfe-hello]: the shell and the named remotes (all where none is named) with hot reload, next to npm start.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { remoteRooms } from '../workspaces.cjs';
import { devRemotes } from './devRemotes.mjs';
import { endAtSignal } from './endAtSignal.mjs';
import { whyNoPlatform } from './platform.mjs';
import { remoteServers } from './remoteServers.mjs';

const { devGateway, devPort } = createRequire(import.meta.url)('@yinyom/build-remote/webpack/devServer');
const REMOTES = remoteRooms();
const named = process.argv.slice(2);
const unknown = named.filter((room) => !REMOTES.includes(room));
const problem =
  unknown.length > 0
    ? `Unknown: ${unknown.join(', ')}. There are: ${REMOTES.join(', ')}.`
    : await whyNoPlatform();
if (problem) {
  console.error(problem);
  process.exit(1);
}

const port = devPort();
const servers = remoteServers(port + 1);
const running = [servers];
const stop = endAtSignal(running);

// Named ones are built next to the shell, the others when their pages are opened.
for (const room of named) servers.need(room).catch((error) => console.error(error.message));
try {
  // Brings webpack, which takes a second: the servers of remotes start before it.
  const { startDevServer } = await import('./startDevServer.mjs');
  const more = devRemotes(named.length > 0 ? named : REMOTES, servers);
  running.push(await startDevServer(path.join(ROOT, 'shell'), { port, more }));
  console.log(
    `\nThe console with hot reload: http://localhost:${port} (data and everything else: ${devGateway()})`,
  );
} catch (error) {
  console.error(error.message);
  await stop(1);
}

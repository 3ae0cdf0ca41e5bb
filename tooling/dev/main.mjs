// `npm run dev [-- room …] [--against https://staging.example]`: the shell and the named remotes (all of them when none is
// named) with hot reload; the other remotes come from the platform's releases. Needs a running platform: npm start, or one
// on another host. `npm run dev -- ui`: every component in every state and language, without a platform.
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../install.mjs';
import { remoteRooms } from '../workspaces.cjs';
import { devRemotes } from './devRemotes.mjs';
import { endAtSignal } from './endAtSignal.mjs';
import { whyNoPlatform } from './platform.mjs';
import { remoteServers } from './remoteServers.mjs';

const { devGateway, devPort } = createRequire(import.meta.url)('@yinyom/build-remote/webpack/devServer');
const REMOTES = remoteRooms();
const ROOMS = ['shell', 'ui', ...REMOTES];

/** Brings webpack, which takes a second: the servers of remotes start before it. */
const startServer = async (...given) => (await import('./startDevServer.mjs')).startDevServer(...given);

const fail = (code, text) => {
  console.error(text);
  process.exit(code);
};

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' } },
    });
    return { against: values.against, named: positionals };
  } catch (error) {
    return fail(2, error.message);
  }
};

const { against, named } = readArguments();
const unknown = named.filter((room) => !ROOMS.includes(room));
if (unknown.length > 0) fail(2, `Unknown: ${unknown.join(', ')}. There are: ${ROOMS.join(', ')}.`);
if (against !== undefined) {
  if (!/^https?:\/\//.test(against) || !URL.canParse(against))
    fail(
      2,
      `--against takes the address of a platform, e.g. https://staging.example. This is none: ${against}`,
    );
  process.env.DEV_GATEWAY = against;
}

const port = devPort();
const servers = remoteServers(port + 1);
const running = [servers];
const stop = endAtSignal(running);

const serveConsole = async () => {
  const problem = await whyNoPlatform();
  if (problem) fail(1, problem);
  const remotes = named.filter((room) => REMOTES.includes(room));
  // Named ones are what somebody works on: they are built beside the shell, the rest when their pages are opened.
  for (const room of remotes) servers.need(room).catch((error) => console.error(error.message));
  const rooms = named.length > 0 ? remotes : REMOTES;
  const more = devRemotes(rooms, servers);
  running.push(await startServer(path.join(ROOT, 'shell'), { port, more }));
  console.log(
    `\nThe console with hot reload: http://localhost:${port} (data and everything else: ${devGateway()})`,
  );
};

const serveCatalogue = async () => {
  running.push(await startServer(path.join(ROOT, 'packages/ui'), { port: port - 1 }));
  console.log(`\nEvery component in every state and language: http://localhost:${port - 1}`);
};

try {
  if (named.some((room) => room !== 'ui') || named.length === 0) await serveConsole();
  if (named.includes('ui')) await serveCatalogue();
} catch (error) {
  console.error(error.message);
  await stop(1);
}

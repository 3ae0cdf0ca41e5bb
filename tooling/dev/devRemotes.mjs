import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { releasedRemotes } from './platform.mjs';

const { readDeclared } = createRequire(import.meta.url)('@yinyom/build-remote/webpack/readDeclared');

/** Where the shell's page finds the remotes that are developed: `/dev/mfe-users/…`. */
const PLACE = '/dev';

const roomOf = (address) => address.split('/')[1];

/** The row of a remote that is developed, with what its sources say about it now. */
const developed = (room) => {
  const { declared } = readDeclared(path.join(ROOT, room));
  return { name: declared.name, build: 'development', entry: `${PLACE}/${room}/mf-manifest.json`, declared };
};

/** The platform's list of remotes, with those under development taken from their sources. */
const list = (rooms) => ({
  name: 'dev-remotes',
  path: '/mf/remotes.json',
  middleware: async (_request, response) => {
    const mine = rooms.map(developed);
    const released = await releasedRemotes().catch(() => []);
    const others = released.filter(({ name }) => !mine.some((remote) => remote.name === name));
    response.setHeader('Cache-Control', 'no-cache');
    response.json({ remotes: [...others, ...mine] });
  },
});

/** Starts a remote's server when something of it is asked for. */
const startWhenNeeded = (rooms, servers) => ({
  name: 'dev-remote-servers',
  path: PLACE,
  middleware: (request, response, next) => {
    const room = roomOf(request.url);
    if (!rooms.includes(room)) return response.status(404).end();
    servers.need(room).then(
      () => next(),
      (error) => response.status(503).end(error.message),
    );
  },
});

/** What the shell's development server has beside its own, for the remotes in `rooms`: their list and their files. */
export const devRemotes = (rooms, servers) => (options) => ({
  ...options,
  setupMiddlewares: (middlewares) =>
    options.setupMiddlewares([list(rooms), startWhenNeeded(rooms, servers), ...middlewares]),
  proxy: [
    {
      context: [PLACE],
      target: 'http://localhost',
      router: async ({ originalUrl }) => {
        const { port } = await servers.need(roomOf(originalUrl.slice(PLACE.length)));
        return `http://localhost:${port}`;
      },
      pathRewrite: (address) => `/${address.split('/').slice(3).join('/')}`,
    },
    ...options.proxy,
  ],
});

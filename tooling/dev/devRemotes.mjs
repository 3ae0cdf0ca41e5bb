import { createRequire } from 'node:module';
import { DEV_GATEWAY } from './platform.mjs';

const { DEV_PORTS } = createRequire(import.meta.url)('../webpack/devServer.cjs');

const developed = (room) => ({
  name: room.replaceAll('-', '_'),
  build: 'development',
  entry: `http://localhost:${DEV_PORTS[room]}/mf-manifest.json`,
});

const releasedRemotes = async () => {
  const response = await fetch(new URL('/mf/remotes.json', DEV_GATEWAY));
  return (await response.json()).remotes;
};

/** The platform's list of remotes, with those under development taken from their development servers. */
export const devRemotes = (rooms) => ({
  name: 'dev-remotes',
  path: '/mf/remotes.json',
  middleware: async (request, response) => {
    const mine = rooms.map(developed);
    const released = await releasedRemotes().catch(() => []);
    const others = released.filter(({ name }) => !mine.some((remote) => remote.name === name));
    response.setHeader('Cache-Control', 'no-cache');
    response.json({ remotes: [...others, ...mine] });
  },
});

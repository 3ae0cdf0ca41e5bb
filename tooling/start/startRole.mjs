import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { serviceNames } from '../workspaces.cjs';
import { bringBuilds } from './bringBuilds.mjs';

const require = createRequire(import.meta.url);

/** Roles that are one program; each ends, and says why, by itself. */
const PROGRAMS = {
  gateway: 'api-gateway/dist/start.js',
  ...Object.fromEntries(serviceNames().map((name) => [name, `services/${name}/dist/start.js`])),
  worker: 'services/scanner/dist/worker.js',
};
const ROLES = ['all', ...Object.keys(PROGRAMS)];

/** What this process is: `all` runs every program of one machine, the others are one program of an installation of several. */
export const startRole = async () => {
  const role = process.env.YINYOM_ROLE || 'all';
  if (!ROLES.includes(role)) {
    console.error(`YINYOM_ROLE: ${role} is none of ${ROLES.join(', ')}.`);
    process.exit(1);
  }
  if (role === 'all') {
    const { startAll } = await import('./startAll.mjs');
    return startAll();
  }
  try {
    await bringBuilds();
    if (role === 'gateway') await releaseBuilds();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  require(path.join(ROOT, PROGRAMS[role]));
};

/** Gateways serve what is released; the first one of a new version releases it, where no team has. */
const releaseBuilds = async () => {
  const { deployChanged } = await import('../release/deployChanged.mjs');
  await deployChanged(process.env, console.log);
};

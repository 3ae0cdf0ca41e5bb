import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { contractOf } = require('../webpack/contractCalls.cjs');
const { installFolder, readsSources } = require('../webpack/installed.cjs');

const PATIENCE_MS = 10_000;

/**
 * What a running platform says that remotes find there.
 * @param {string} origin e.g. https://console.example
 * @throws Error with a sentence
 */
export const platformAt = async (origin) => {
  const address = new URL('/mf/platform.json', origin);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error) => {
    throw new Error(
      `${origin} does not answer (${error.cause?.code ?? error.message}). Is that its address, and does it run?`,
    );
  });
  const platform = answer.ok ? await answer.json().catch(() => null) : null;
  if (!platform?.offer)
    throw new Error(
      `${origin} does not say what remotes find there (${address.pathname} answered ${answer.status}): it is not a Yinyom, or one of before there was this check.`,
    );
  return platform;
};

/**
 * What the build of a remote that a running platform has in use says about itself (`build.json`); null where it has none, or does not
 * serve it itself.
 * @param {string} origin; @param {string} name of the container
 */
export const buildInUse = async (origin, name) => {
  const read = async (address) => {
    const answer = await fetch(new URL(address, origin), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? answer.json() : null;
  };
  const list = await read('/mf/remotes.json').catch(() => null);
  const { entry } = list?.remotes.find((row) => row.name === name) ?? {};
  return entry?.startsWith('/')
    ? read(new URL('build.json', new URL(entry, origin)).pathname).catch(() => null)
    : null;
};

const readAbout = (folder) => {
  const file = path.join(folder, 'dist/build.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** Calls by name, each made when it is asked for: a remote has a few of two hundred, and whoever rolls back is in a hurry. */
const callsWhenAsked = (endpoints, make) => {
  const calls = {};
  for (const endpoint of endpoints)
    Object.defineProperty(calls, endpoint.name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make(endpoint);
        Object.defineProperty(calls, endpoint.name, { value, enumerable: true });
        return value;
      },
    });
  return calls;
};

/**
 * The platform that lies in the same repository as a remote, as it was built last; null outside of one.
 * @throws Error when its shell is not built
 */
export const platformBeside = (room) => (readsSources(room) ? platformIn(installFolder(room)) : null);

/**
 * The platform whose builds lie below a folder.
 * @param {string} root absolute
 * @throws Error when its shell is not built
 */
export const platformIn = (root) => {
  const shell = readAbout(path.join(root, 'shell'));
  if (!shell?.offer) throw new Error('The shell is not built: run npm run build in the root.');
  const room = path.join(root, 'shell');
  const load = createRequire(path.join(room, 'package.json'));
  const { endpoints } = load('@yinyom/contracts/endpoints');
  const { PRODUCT_VERSION } = load('@yinyom/contracts/constants');
  const { SIZE_BUDGETS } = load('@yinyom/contracts/release/platform');
  const { shapeOf, hashOf } = contractOf(room);
  const abouts = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => readAbout(path.join(root, name)));
  return {
    version: PRODUCT_VERSION,
    shell: shell.build,
    offer: shell.offer,
    calls: callsWhenAsked(endpoints, (endpoint) => {
      const shape = shapeOf(endpoint);
      return { hash: hashOf(shape), shape };
    }),
    remotes: abouts.flatMap((about) => (about?.declared ? [about.declared] : [])),
    budgets: SIZE_BUDGETS,
  };
};

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

/**
 * The platform that lies in the same repository as a remote, as it was built last; null outside of one.
 * @param {string[]} names of the calls that are asked about
 * @throws Error when its shell is not built
 */
export const platformBeside = (room, names) =>
  readsSources(room) ? platformIn(installFolder(room), names) : null;

/**
 * The platform whose builds lie below a folder. Of its calls it has only those that are asked about: to load the contract and make all shapes
 * takes half a second, and a rollback is urgent.
 * @param {string} root absolute
 * @param {string[]} names of the calls that are asked about
 * @throws Error when its shell is not built
 */
export const platformIn = (root, names) => {
  const shell = readAbout(path.join(root, 'shell'));
  if (!shell?.offer) throw new Error('The shell is not built: run npm run build in the root.');
  const room = path.join(root, 'shell');
  const load = createRequire(path.join(room, 'package.json'));
  const { PRODUCT_VERSION } = load('@yinyom/contracts/constants');
  const { SIZE_BUDGETS } = load('@yinyom/contracts/release/platform');
  const { callsNamed, shapeOf, hashOf } = contractOf(room);
  const abouts = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => readAbout(path.join(root, name)));
  return {
    version: PRODUCT_VERSION,
    shell: shell.build,
    offer: shell.offer,
    calls: Object.fromEntries(
      callsNamed(names).map((call) => {
        const shape = shapeOf(call);
        return [call.name, { hash: hashOf(shape), shape }];
      }),
    ),
    remotes: abouts.flatMap((about) => (about?.declared ? [about.declared] : [])),
    budgets: SIZE_BUDGETS,
  };
};

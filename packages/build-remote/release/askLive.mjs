import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 6_000;
const LOOK_MS = 150;

const read = async (origin, address) => {
  const response = await fetch(new URL(address, origin), {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
};

/** Why what was released is not what a platform serves; null when it is. */
const whyNotServed = async (origin, { name, number, build, canary }) => {
  // It reads the list, so it is not in it.
  if (name === 'shell') {
    const { build: served } = await read(origin, '/build.json');
    return served === build ? null : `it still serves build ${served}; its log says why`;
  }
  const { remotes } = await read(origin, '/mf/remotes.json');
  const row = remotes.find((remote) => remote.name === name);
  const release = canary ? row?.canary?.release : row;
  if (release?.number >= number) return null;
  return release
    ? `its list still has number ${release.number}`
    : `its list does not have ${canary ? 'the canary of ' : ''}${name}; its log says why (a key of its own, an origin that REMOTE_ORIGINS does not allow, another store)`;
};

/**
 * Asks a running platform until it serves what was released.
 * @param {string} origin
 * @param {{name: string, number: number, build: string, canary: boolean}} wanted
 * @returns null when it is live, else a sentence of why it is not
 */
export const askLive = async (origin, wanted) => {
  const until = Date.now() + PATIENCE_MS;
  let why;
  do {
    try {
      why = await whyNotServed(origin, wanted);
      if (why === null) return null;
    } catch (error) {
      why = error.cause?.message ?? error.message;
    }
    await pause(LOOK_MS);
  } while (Date.now() < until);
  return why;
};

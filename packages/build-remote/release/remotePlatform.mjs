import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Uploads at once. */
const LANES = 6;
const PATIENCE_MS = 60_000;

/** What the platform says in words, else its status. */
const sentenceOf = async (response, url) => {
  const said = await response.json().catch(() => null);
  if (said?.code === 'release_refused') return said.message;
  const where = `${new URL(url).origin} answered ${response.status}`;
  return said?.message ? `${where}: ${said.message}` : `${where}. Is it the address of a platform?`;
};

/**
 * A running platform that releases are sent to.
 * @param {string} origin e.g. https://console.example
 * @param {string} key the team's
 */
export const remotePlatform = (origin, key) => {
  const ask = async (place, init = {}) => {
    const url = new URL(`/mf/releases/${place}`, origin).href;
    const response = await fetch(url, {
      ...init,
      // The command line speaks English, so the platform does.
      headers: { authorization: `Bearer ${key}`, 'accept-language': 'en', ...init.headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error) => {
      throw new Error(`${origin} cannot be reached (${error.cause?.message ?? error.message}).`, {
        cause: error,
      });
    });
    if (!response.ok) throw new Error(await sentenceOf(response, url));
    return response.status === 204 ? null : response.json();
  };
  const send = (method, body) => ({
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

  return {
    place: origin,
    /** Where its list of remotes can be asked. */
    liveAt: () => origin,
    /** @returns how many files the platform lacked */
    upload: async ({ room, build, dist, files }) => {
      const { missing } = await ask(`${room}/${build}`, send('PUT', { files }));
      const waiting = [...missing];
      const lane = async () => {
        for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
          await ask(`${room}/${build}/files/${file}`, {
            method: 'PUT',
            body: await readFile(path.join(dist, file)),
            headers: { 'content-type': 'application/octet-stream', 'x-file-digest': files[file] },
          });
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      return missing.length;
    },
    step: (room, step) => ask(room, send('POST', step)),
    story: (room) => ask(room),
    /** What pages reported of the room's builds, or of one; with an id one error with its stack. */
    errors: (room, { build, id }) =>
      ask(
        id ? `${room}/errors/${id}` : `${room}/errors${build ? `?build=${encodeURIComponent(build)}` : ''}`,
      ),
    /** The room's feature flags, and one of them that is switched. */
    flags: (room) => ask(`${room}/flags`),
    setFlag: (room, name, setting) => ask(`${room}/flags/${encodeURIComponent(name)}`, send('PUT', setting)),
    close: async () => {},
  };
};

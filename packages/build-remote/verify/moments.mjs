import { releaseRow } from './releaseRow.mjs';

const PATIENCE_MS = 30_000;
/** How many builds of the shell and of each neighbour a build is tried with, the one in use included. */
export const MOST_MOMENTS = 5;

const readFrom = (origin, room, build) => async (file) => {
  const response = await fetch(new URL(`/mfe/${room}/${build}/${file}`, origin), {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${file} of ${room} ${build} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

const nth = (builds, at) => builds[Math.min(at, builds.length - 1)];

/**
 * What a build may meet in open consoles: the shell and the neighbours in use, then those of before, as far as the platform keeps
 * them. Two moments are never the same.
 * @param {string} origin of the platform
 * @param {Record<string, string[]>} [earlier] `earlier` of `/mf/platform.json`: builds by room, the one in use first
 * @param {string} room of the build that is tried
 * @returns {Promise<{ shell?: string, rows: object[], said: string }[]>} `rows` in place of the platform's
 */
export const momentsOf = async (origin, earlier = {}, room) => {
  const neighbours = Object.entries(earlier).filter(([name]) => name !== 'shell' && name !== room);
  const moments = [{ rows: [], said: 'in use' }];
  const seen = new Set();
  for (let at = 1; at < MOST_MOMENTS; at += 1) {
    const shell = earlier.shell?.[at];
    const older = neighbours
      .filter(([, builds]) => builds.length > 1)
      .map(([name, builds]) => [name, nth(builds, at)]);
    const said = [
      ...(shell ? [`shell ${shell}`] : []),
      ...older.map(([name, build]) => `${name} ${build}`),
    ].join(', ');
    if (said === '' || seen.has(said)) continue;
    seen.add(said);
    const rows = await Promise.all(
      older.map(([name, build]) => releaseRow(name, readFrom(origin, name, build))),
    );
    moments.push({ ...(shell && { shell }), rows, said });
  }
  return moments;
};

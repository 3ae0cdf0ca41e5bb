import { digestOf } from '../release/digestOf.mjs';

const MANIFEST = 'mf-manifest.json';
const ABOUT = 'build.json';

/**
 * The row of the list of remotes for a build that nobody signed yet; a page takes it once it is signed.
 * @param {string} room folder of the remote, e.g. `mfe-hello`
 * @param {(file: string) => Promise<Buffer>} read a file of the build
 */
export const releaseRow = async (room, read) => {
  const [aboutBytes, manifestBytes] = await Promise.all([read(ABOUT), read(MANIFEST)]);
  const { name, build, hash = '', declared, needs } = JSON.parse(aboutBytes.toString());
  const { remoteEntry } = JSON.parse(manifestBytes.toString()).metaData;
  const start = [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/');
  // A page is told of calls by what the platform finds wrong with them.
  const { calls: _calls, ...pageNeeds } = needs ?? {};
  return {
    name,
    number: 1,
    build,
    hash,
    entry: `/mfe/${room}/${build}/${MANIFEST}`,
    integrity: {
      manifest: digestOf(manifestBytes),
      entry: digestOf(await read(start)),
      about: digestOf(aboutBytes),
    },
    released_at: new Date().toISOString(),
    declared,
    ...(needs && { needs: pageNeeds }),
  };
};

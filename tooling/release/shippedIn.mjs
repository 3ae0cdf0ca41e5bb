import semver from 'semver';

const BILL_FILE = 'sbom.cdx.json';
const ABOUT_FILE = 'build.json';

const readJson = async (store, room, build, file) => {
  const found = await store.readFile(room, build, file);
  return found ? JSON.parse(found.bytes.toString('utf8')) : null;
};

const inUse = ({ current, canary }) => [
  { build: current.build, state: 'current' },
  ...(canary ? [{ build: canary.release.build, state: 'canary' }] : []),
];

/**
 * Which builds in use have a package in their code.
 * @param store a release store
 * @param {string} name of the package; @param {string} range of its versions
 * @returns `found`: one entry for each build and version; `unknown`: builds without a bill
 */
export const shippedIn = async (store, name, range) => {
  const [found, unknown] = [[], []];
  for (const [room, pointer] of await store.pointers())
    for (const { build, state } of inUse(pointer)) {
      const bill = await readJson(store, room, build, BILL_FILE);
      if (!bill) {
        unknown.push({ room, build });
        continue;
      }
      const versions = bill.components
        .filter((component) => component.name === name)
        .map(({ version }) => version)
        .filter((version) => semver.satisfies(version, range, { includePrerelease: true }));
      if (versions.length === 0) continue;
      const { declared } = (await readJson(store, room, build, ABOUT_FILE)) ?? {};
      const team = declared?.team && `${declared.team.name}, ${declared.team.contact}`;
      for (const version of versions) found.push({ room, build, state, version, team });
    }
  return { found, unknown };
};

/** Names that a package's programs load. What only another system needs is in the lock file and may be nowhere else. */
const namesIn = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** Where Node finds a package that another one asks for, by the lock file. */
const placeOf = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
};

/**
 * What has to be there for some rooms to run, and nothing else.
 * @param {{packages: Record<string, object>}} lock the content of package-lock.json
 * @param {string[]} rooms folders below the root
 * @returns {string[]} folders below the root, sorted: rooms that these need (they, too) and packages below a node_modules
 */
export const neededPackages = ({ packages }, rooms) => {
  const needed = new Set();
  const visit = (folder) => {
    if (needed.has(folder)) return;
    needed.add(folder);
    for (const name of namesIn(packages[folder])) {
      const place = placeOf(packages, folder, name);
      if (place !== undefined) visit(packages[place].link ? packages[place].resolved : place);
    }
  };
  rooms.forEach(visit);
  return [...needed].sort();
};

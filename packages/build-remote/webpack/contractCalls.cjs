const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const isCall = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'service', 'method', 'path'].every((key) => typeof value[key] === 'string');

/** Compiled modules of the contract whose text names one of these calls; none where no compiled list says which modules declare calls. */
const modulesThatName = (names, dist) => {
  const list = path.join(dist, 'endpointModules.js');
  if (!existsSync(list)) return [];
  const wanted = new Set(names);
  const isWanted = (file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bname: ['"](\w+)['"]/g)].some(([, name]) => wanted.has(name));
  return [...readFileSync(list, 'utf8').matchAll(/require\(["']\.\/([\w/-]+)["']\)/g)]
    .map(([, module]) => path.join(dist, `${module}.js`))
    .filter(isWanted);
};

/** Reads the contract that a room is built with, as it was compiled, to tell calls from constants and shapes. */
const contractOf = (room) => {
  const load = createRequire(path.join(room, 'package.json'));
  const dist = path.dirname(load.resolve('@yinyom/contracts/endpoints'));
  const folder = path.dirname(dist);
  const { callShape, callText } = load('@yinyom/contracts/release/callShape');

  /** The calls that a module of the contract exports under a name, or under any. Empty for other modules. */
  const callsOf = (resource, name) => {
    const [, place] =
      /^(?:src|packed[\\/]esm|dist)[\\/](.+)\.[cm]?[jt]s$/.exec(path.relative(folder, resource)) ?? [];
    if (place === undefined) return [];
    const exported = load(`@yinyom/contracts/${place.replaceAll('\\', '/')}`);
    const values = name === null ? Object.values(exported) : [exported[name]];
    return values.flat().filter(isCall);
  };

  return {
    callsOf,
    /**
     * The calls of these names that the contract has. To load all of it takes longer than the rest of a rollback, so only modules are
     * loaded that name one of them; all of them if a call is in none of these.
     */
    callsNamed: (names) => {
      const wanted = new Set(names);
      const among = (calls) => calls.filter(({ name }) => wanted.has(name));
      const found = among(modulesThatName(names, dist).flatMap((file) => callsOf(file, null)));
      return new Set(found.map(({ name }) => name)).size === wanted.size
        ? found
        : among(load('@yinyom/contracts/endpoints').endpoints);
    },
    shapeOf: callShape,
    hashOf: (shape) => createHash('sha256').update(callText(shape)).digest('hex').slice(0, 10),
  };
};

module.exports = { contractOf };

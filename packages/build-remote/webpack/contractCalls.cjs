const { createHash } = require('node:crypto');
const { createRequire } = require('node:module');
const path = require('node:path');

const isCall = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'service', 'method', 'path'].every((key) => typeof value[key] === 'string');

/** Reads the contract that a room is built with, as it was compiled, to tell calls from constants and shapes. */
const contractOf = (room) => {
  const load = createRequire(path.join(room, 'package.json'));
  const folder = path.dirname(path.dirname(load.resolve('@yinyom/contracts/endpoints')));
  const { callShape, callText } = load('@yinyom/contracts/release/callShape');
  return {
    /** The calls that a module of the contract exports under a name, or under any. Empty for other modules. */
    callsOf: (resource, name) => {
      const [, place] =
        /^(?:src|packed[\\/]esm|dist)[\\/](.+)\.[cm]?[jt]s$/.exec(path.relative(folder, resource)) ?? [];
      if (place === undefined) return [];
      const exported = load(`@yinyom/contracts/${place.replaceAll('\\', '/')}`);
      const values = name === null ? Object.values(exported) : [exported[name]];
      return values.flat().filter(isCall);
    },
    shapeOf: callShape,
    hashOf: (shape) => createHash('sha256').update(callText(shape)).digest('hex').slice(0, 10),
  };
};

module.exports = { contractOf };

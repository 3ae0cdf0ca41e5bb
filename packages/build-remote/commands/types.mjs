// yinyom-remote types [--from mfe_users [--against https://console.example] [--check]]: types that remotes expose to each other
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { differingTypes, releasedTypes, usedRemotes, writeTypes } from '../types/usedTypes.mjs';

const require = createRequire(import.meta.url);
const { exposedTypes } = require('../types/exposedTypes.cjs');
const { readsSources } = require('../webpack/installed.cjs');

const room = process.cwd();

/** Of a platform, or of the folder next to this one in the repository of the platform. */
const typesOf = async (name, against) => {
  if (against) return releasedTypes(against, name);
  if (!readsSources(room))
    throw new Error(
      'From which platform? yinyom-remote types --from mfe_users --against https://console.example',
    );
  const types = exposedTypes(path.join(room, '..', name.replaceAll('_', '-')));
  if (!types) throw new Error(`${name} exposes no types: it has no src/exposed.ts.`);
  return types;
};

const bring = async (name, { against, check }) => {
  const types = await typesOf(name, against);
  const changed = differingTypes(room, name, types);
  if (changed.length === 0) console.log(`The types of ${name} are those in src/remotes/${name}.`);
  else if (check) {
    console.error(
      `The types of ${name} have changed (${changed.join(', ')}). Run: npm run types -- --from ${name}`,
    );
    process.exitCode = 1;
  } else {
    writeTypes(room, name, types);
    console.log(`Written to src/remotes/${name}: ${changed.join(', ')}. Compile, then commit them.`);
  }
};

try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', multiple: true },
      against: { type: 'string' },
      check: { type: 'boolean' },
    },
  });
  const wrong = values.from?.find((name) => !/^mfe(?:_[a-z0-9]+)+$/.test(name));
  if (wrong !== undefined) throw new Error(`${wrong} is no name of a remote: mfe_users`);
  // Without a name: what this remote exposes, and all that it uses.
  const names = values.from ?? usedRemotes(room);
  if (!values.from) {
    const own = exposedTypes(room);
    console.log(
      own
        ? `Exposed to others: ${Object.keys(own).join(', ')}`
        : 'Nothing is exposed: there is no src/exposed.ts.',
    );
  }
  for (const name of names) await bring(name, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

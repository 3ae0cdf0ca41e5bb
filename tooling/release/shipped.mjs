// `npm run shipped -- zod "<4.6.0"`: which builds in use have such a package in their code, by their bills of materials.
import path from 'node:path';
import { parseArgs } from 'node:util';
import semver from 'semver';
import { openStore, storeSettings } from './localPlatform.mjs';
import { shippedIn } from './shippedIn.mjs';

const USAGE = `npm run shipped -- zod              every version of it
npm run shipped -- zod "<4.6.0"     those in a range`;

let store = null;
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, range = '*'] = positionals;
  if (!name) throw new Error(USAGE);
  if (semver.validRange(range) === null)
    throw new Error(`${range} is no range of versions, such as "<4.6.0".`);
  store = await openStore(storeSettings());
  const { found, unknown } = await shippedIn(store, name, range);
  for (const { room, build, state, version, team } of found)
    console.log([`${room} ${build} (${state}) ships ${name} ${version}`, team].filter(Boolean).join(': '));
  for (const { room, build } of unknown)
    console.log(`${room} ${build} has no bill of materials; build and deploy it again to know.`);
  if (found.length === 0)
    console.log(
      `No build in ${path.resolve(store.place)} ships ${name} ${range === '*' ? '' : range}`.trimEnd() + '.',
    );
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await store?.close();
}

// `npm run test:changed [-- --ref origin/main] [arguments of jest]`: checks, and the tests of the rooms that changed since
// then and of those that import them. What no room imports, the tests of the whole platform, run when they changed.
import { checkNode, installWhenNeeded, ROOT } from '../install.mjs';
import { loadAtStart } from './idle.mjs';

const load = loadAtStart();
checkNode();
installWhenNeeded();
const { workspaceRooms } = await import('../workspaces.cjs');
const { changedFiles, knownFiles } = await import('./changedFiles.mjs');
const { changedRooms } = await import('./changedRooms.mjs');
const { testAll } = await import('./testAll.mjs');

const args = process.argv.slice(2);
const at = args.indexOf('--ref');
const ref = at < 0 ? 'origin/main' : args[at + 1];
if (at >= 0) args.splice(at, 2);

const rooms = () => {
  try {
    const changed = changedFiles(ROOT, ref);
    return changedRooms({ root: ROOT, rooms: workspaceRooms(ROOT), files: knownFiles(ROOT), changed });
  } catch (error) {
    console.error(`${error.message}\nName what to compare with: npm run test:changed -- --ref HEAD~1`);
    process.exit(2);
  }
};
const touched = rooms();
console.log(touched.length === 0 ? `No room changed since ${ref}.` : `Rooms: ${touched.join(', ')}`);
process.exit(await testAll({ load, args, rooms: touched }));

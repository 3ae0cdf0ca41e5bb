// `npm test`: installs, builds and runs every check and every test of the gate, the browser ones included.
// `npm run test:full` (FULL=1): every test that there is.
import { checkNode, installWhenNeeded } from '../install.mjs';
import { loadAtStart } from './idle.mjs';

const load = loadAtStart();
checkNode();
installWhenNeeded();
const { testAll } = await import('./testAll.mjs');
process.exit(await testAll({ load, args: process.argv.slice(2) }));

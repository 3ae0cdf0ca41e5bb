// `npm test`: installs, builds and runs every check and every test, the browser ones included.
import { checkNode, installWhenNeeded } from '../install.mjs';

checkNode();
installWhenNeeded();
const { testAll } = await import('./testAll.mjs');
process.exit(await testAll());

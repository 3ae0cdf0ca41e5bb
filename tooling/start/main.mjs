// `npm start`: everything on this machine with one command. See docs/running.md.
import { checkNode, installWhenNeeded } from '../install.mjs';

checkNode();
installWhenNeeded();
const { startAll } = await import('./startAll.mjs');
await startAll();

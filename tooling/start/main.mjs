// `npm start`: everything on this machine with one command, or the one program that YINYOM_ROLE names. See docs/running.md.
import { tmpdir } from 'node:os';
import { checkNode, installWhenNeeded, ROOT, warnOfOldNode } from '../install.mjs';
import { readyMade } from '../readyMade.mjs';

checkNode();
warnOfOldNode();
// Programs and relative settings are meant from here, wherever the command was given.
process.chdir(ROOT);
if (!readyMade()) installWhenNeeded();
// Whom this machine does not know has no home, and a library that only looks there for its settings would end the start.
process.env.HOME ||= tmpdir();
const { startRole } = await import('./startRole.mjs');
await startRole();

// `npm start`: everything on this machine with one command, or the one program that YINYOM_ROLE names. See docs/running.md.
import { tmpdir } from 'node:os';
import { checkNode, installWhenNeeded, ROOT, warnOfOldNode } from '../install.mjs';
import { readyMade } from '../readyMade.mjs';

checkNode();
const [word] = process.argv.slice(2);
if (word !== undefined) {
  const help = ['--help', '-h', 'help'].includes(word);
  const said = help ? '' : `npm start takes no words, and was given "${word}".\n`;
  console.log(
    `${said}npm start: everything on this machine, at http://localhost:4000. What it does is said by settings, as PORT=4300 npm start: docs/settings.md`,
  );
  process.exit(help ? 0 : 1);
}
warnOfOldNode();
// Programs and relative settings are meant from here, wherever the command was given.
process.chdir(ROOT);
if (!readyMade()) installWhenNeeded();
// Whom this machine does not know has no home, and a library that only looks there for its settings would end the start.
process.env.HOME ||= tmpdir();
const { startRole } = await import('./startRole.mjs');
await startRole();

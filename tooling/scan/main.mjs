// `npm run scan -- <url> --json out.json`: one scan from the command line, with nothing else of the system running.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkNode, installWhenNeeded, ROOT } from '../install.mjs';

checkNode();
installWhenNeeded();
const program = path.join(ROOT, 'services/scanner/dist/cli/start.js');
// Help waits for nothing that is there already.
if (!process.argv.includes('--help') || !existsSync(program)) {
  const { buildAll } = await import('../build/buildAll.mjs');
  buildAll(['scanner']);
}
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
});
// The scan itself stops cleanly; this process waits for that.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));

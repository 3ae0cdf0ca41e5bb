import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../install.mjs';

/**
 * Starts a replica set of one, in a process of its own.
 * @returns its address and how to end it
 * @throws Error with what it said when it does not run
 */
export const startSet = (program) =>
  new Promise((resolve, reject) => {
    const testing = path.join(ROOT, 'packages/testing');
    const child = spawn(
      process.execPath,
      [
        '--conditions=yinyom-source',
        ...['-r', path.join(testing, 'runTypeScript.cjs')],
        path.join(testing, 'src/serveReplicaSet.ts'),
        program,
      ],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said = [];
    const ended = new Promise((done) => child.once('exit', done));
    createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('ready ')) return;
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ uri: line.slice('ready '.length), stop });
    });
    child.once('exit', () => reject(new Error(said.join('\n'))));
  });

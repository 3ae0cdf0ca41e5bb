const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { createInterface } = require('node:readline');

const root = path.join(__dirname, '../../..');
const hook = path.join(root, 'packages/testing/runTypeScript.cjs');

/** What Node is told to run a TypeScript program of ours as it stands. */
const childArguments = (file) => ['--conditions=yinyom-source', '-r', hook, path.join(root, file)];

/** Starts a TypeScript program of ours and waits for its line `ready {address}`. */
const startProgram = (file, args = [], env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...childArguments(file), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready '))
        resolve({ address: line.slice(6), pid: child.pid, stop: () => child.kill('SIGKILL') });
    });
  });

/** Clock ticks per second in /proc. */
const TICKS = 100;

/** Processor time that a process has used, in seconds (Linux). */
const cpuOf = (pid) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
};

module.exports = { childArguments, cpuOf, startProgram };

const { existsSync, readFileSync, readdirSync, rmSync } = require('node:fs');
const path = require('node:path');

/** Folder in which each program that outlives its test file has a record: `{ pid, dataDir? }`. */
const [folder] = process.argv.slice(2);
const programs = path.join(folder, 'programs');

const records = () =>
  existsSync(programs)
    ? readdirSync(programs)
        // The latest first: a gateway ends before its database.
        .sort()
        .reverse()
        .map((name) => JSON.parse(readFileSync(path.join(programs, name), 'utf8')))
    : [];

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    // A process that ended stays in the table until its parent asks for it.
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const ended = async (pid) => {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Ends everything, also when the run was killed: then this process's input ends, too. */
const endAll = async () => {
  const all = records();
  // Those that `sharedStack` stopped go on, all of them first: a gateway that ends asks its database.
  for (const { pid } of all) if (isRunning(pid)) process.kill(pid, 'SIGCONT');
  for (const { pid, dataDir } of all) {
    if (isRunning(pid)) process.kill(pid, 'SIGTERM');
    await ended(pid);
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
};

// Ctrl-C reaches all processes of the terminal; this one has work left then.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.stdin.once('close', () => void endAll()).resume();

import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Takes the data directory for this process; throws when a living process has it. Returns the release. */
export function lockDirectory(dataDir: string): () => void {
  const file = path.join(dataDir, 'embedded-mongo.lock');
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, `${process.pid} ${startTime(process.pid)}\n`);
      closeSync(handle);
      return () => unlinkSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = readOwner(file);
      if (owner !== undefined && isAlive(owner))
        throw new Error(
          `The data directory ${dataDir} is in use by process ${owner.pid}: a second server on the same data is not possible`,
          { cause: error },
        );
      if (attempt > 5) throw error;
      remove(file);
    }
  }
}

/** The process that holds a data directory, if it is alive. */
export function lockOwner(dataDir: string): number | undefined {
  const owner = readOwner(path.join(dataDir, 'embedded-mongo.lock'));
  return owner && isAlive(owner) ? owner.pid : undefined;
}

interface Owner {
  pid: number;
  started: string;
}

function readOwner(file: string): Owner | undefined {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return { pid: Number(pid), started };
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Owner): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // After a restart of the machine the number may belong to another process.
  const now = startTime(pid);
  return now === '' || started === '' || now === started;
}

/** When a process began, on systems that tell. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

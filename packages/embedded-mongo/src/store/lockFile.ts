import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { reasonOf } from '../errors/mongoError';

/** Loaded when it is needed: there is none for every system. */
const load = createRequire(__filename);
const LOCK_FILE = 'embedded-mongo.lock';
/** Written behind the process id by versions whose lock the system holds. */
const HELD = 'held';

/** A data directory that belongs to this process. */
export interface DirectoryLock {
  /** What stood in the lock file before: a process id when its server did not come to its end. */
  before: string;
  /** Gives it back and leaves a note for the next start. */
  release(note: string): void;
}

/**
 * Takes the data directory for this process; throws when another has it. The lock is the system's (of the open
 * file): it ends with the process, and is seen from every container that shares the directory. Process ids are
 * not: another container counts its own. The file is never removed, or two processes could lock two files.
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const file = path.join(dataDir, LOCK_FILE);
  const handle = openSync(file, 'a+', 0o600);
  const before = readFileSync(file, 'utf8').trim();
  const owner = ownerIn(before);
  const locked = systemLock(handle, dataDir);
  // Where the system has no such lock, and against earlier versions, the process id has to do.
  if (locked === false || (isAlive(owner) && !(locked && owner?.held))) {
    closeSync(handle);
    throw new Error(
      `The data directory ${dataDir} is in use by process ${owner?.pid ?? 'of another container'}: a second server on the same data is not possible`,
    );
  }
  const write = (text: string) => {
    ftruncateSync(handle);
    writeSync(handle, `${text}\n`);
  };
  write(`${process.pid} ${startTime(process.pid)} ${locked ? HELD : ''}`);
  return {
    before,
    release: (note) => {
      write(note);
      closeSync(handle);
    },
  };
}

/** The process that holds a data directory, if it is alive. */
export function lockOwner(dataDir: string): number | undefined {
  try {
    const owner = ownerIn(readFileSync(path.join(dataDir, LOCK_FILE), 'utf8').trim());
    return isAlive(owner) ? owner?.pid : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the system for the lock; undefined where it has none. */
function systemLock(handle: number, dataDir: string): boolean | undefined {
  try {
    const { tryLock } = load('fs-native-extensions') as typeof import('fs-native-extensions');
    return tryLock(handle);
  } catch (error) {
    console.error(
      `embedded database: ${dataDir} is guarded by a process id only, which other containers cannot see (${reasonOf(error)})`,
    );
    return undefined;
  }
}

interface Owner {
  pid: number;
  started: string;
  held: boolean;
}

function ownerIn(text: string): Owner | undefined {
  const [pid = '', started = '', held] = text.split(' ');
  return /^\d+$/.test(pid) ? { pid: Number(pid), started, held: held === HELD } : undefined;
}

function isAlive(owner: Owner | undefined): boolean {
  if (!owner || owner.pid <= 0) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // After a restart of the machine the number may belong to another process.
  const now = startTime(owner.pid);
  return now === '' || owner.started === '' || now === owner.started;
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

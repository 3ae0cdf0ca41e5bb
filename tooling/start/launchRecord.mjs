import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processMark } from './processMark.mjs';

/** Programs stop by themselves when their launcher has gone: requests finish (20 s), then the database closes. */
const PATIENCE_MS = 30_000;
const FORCED_MS = 5_000;
const LOOK_MS = 100;

const fileOf = (dataDir) => path.join(dataDir, 'launch.json');
const isAlive = ({ pid, mark }) => processMark(pid) === mark;
const signal = ({ pid }, name) => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

const readRecord = (dataDir) => {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    // Nobody wrote one, or a full disk kept it from being written: the programs stop by themselves all the same.
    return null;
  }
};

/** Waits until all of them have ended. @returns those that still live when the time is over */
const waitFor = async (processes, ms) => {
  const until = Date.now() + ms;
  let living = processes.filter(isAlive);
  while (living.length > 0 && Date.now() < until) {
    await pause(LOOK_MS);
    living = living.filter(isAlive);
  }
  return living;
};

/**
 * Ends what a launcher left that was killed: its programs notice and stop by themselves; one that does not is made to.
 * @throws Error when the launcher itself still runs
 */
export const endOrphans = async (dataDir, tell, patience = PATIENCE_MS) => {
  const record = readRecord(dataDir);
  if (record === null) return;
  if (isAlive(record.launcher))
    throw new Error(
      `Yinyom already runs with the data in ${dataDir} (process ${record.launcher.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
  const orphans = record.programs.filter(isAlive);
  if (orphans.length === 0) return;
  tell('The start before this one was killed. Waiting for its programs to stop…');
  const deaf = await waitFor(orphans, patience);
  for (const one of deaf) signal(one, 'SIGTERM');
  for (const one of await waitFor(deaf, FORCED_MS)) signal(one, 'SIGKILL');
  await waitFor(deaf, FORCED_MS);
};

/** What tells whether two of us mean the same store. Addresses of databases hold passwords, and are not written down. */
export const storeMark = ({ RELEASE_STORE, RELEASES_DIR }) =>
  RELEASE_STORE === 'database' ? 'database' : RELEASES_DIR;

/** Where the platform with this data folder can be asked, when it runs and uses the store; else null. */
export const runningUrl = (dataDir, store) => {
  const record = readRecord(dataDir);
  return record?.url && record.store === store && isAlive(record.launcher) ? record.url : null;
};

/** Keeps in the data folder which processes belong to this start. Never fails: the record is a help, not a need. */
export const keepRecord = (dataDir) => {
  const file = fileOf(dataDir);
  const launcher = { pid: process.pid, mark: processMark(process.pid) };
  const programs = new Map();
  let running = {};
  const save = () => {
    try {
      const unfinished = `${file}.new`;
      const record = { launcher, programs: [...programs.values()], ...running };
      writeFileSync(unfinished, `${JSON.stringify(record)}\n`, { mode: 0o600 });
      renameSync(unfinished, file);
    } catch {
      // A full disk.
    }
  };
  save();
  return {
    note: (name, pid) => {
      if (pid === null) programs.delete(name);
      else programs.set(name, { name, pid, mark: processMark(pid) });
      save();
    },
    /** Keeps where the platform can be asked, and which store it reads. */
    announce: (url, store) => {
      running = { url, store };
      save();
    },
    forget: () => rmSync(file, { force: true }),
  };
};

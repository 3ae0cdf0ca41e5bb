import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { processMark } from '../start/processMark.mjs';
import { changedSinceBuild } from './buildStamp.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/yinyom');
const USERS = path.join(FOLDER, 'users');
const LOCK = path.join(FOLDER, 'build.lock');
const LOOK_MS = 200;

/** With its folder: a copy of a checkout with hard links has the same records. */
const own = () => JSON.stringify({ pid: process.pid, mark: processMark(process.pid), folder: ROOT });

/** The process of this folder that a file names, while it lives. */
const livingOwner = (file) => {
  try {
    const { pid, mark, folder } = JSON.parse(readFileSync(file, 'utf8'));
    return folder === ROOT && processMark(pid) === mark ? pid : null;
  } catch {
    return null;
  }
};

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** One build at a time in a checkout. Waits for another one. @returns what lets the next one in */
export const lockBuilds = () => {
  mkdirSync(FOLDER, { recursive: true });
  for (let told = false; ;) {
    try {
      const handle = openSync(LOCK, 'wx');
      writeFileSync(handle, own());
      closeSync(handle);
      return () => rmSync(LOCK, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // A second look: the other one may just be writing its name.
    if (livingOwner(LOCK) === null) sleep(LOOK_MS);
    if (livingOwner(LOCK) === null) rmSync(LOCK, { force: true });
    else if (!told) {
      told = true;
      process.stdout.write('Waiting for another build in this folder… ');
    }
    sleep(LOOK_MS);
  }
};

/** Notes that processes run from what is built here, until the returned function is called or this process ends. */
export const useBuild = () => {
  mkdirSync(USERS, { recursive: true });
  const file = path.join(USERS, String(process.pid));
  writeFileSync(file, own());
  return () => rmSync(file, { force: true });
};

const otherUsers = () => {
  mkdirSync(USERS, { recursive: true });
  return readdirSync(USERS)
    .filter((name) => name !== String(process.pid))
    .map((name) => {
      const file = path.join(USERS, name);
      const pid = livingOwner(file);
      if (pid === null) rmSync(file, { force: true });
      return pid;
    })
    .filter((pid) => pid !== null);
};

/** How many changed files are named. */
const NAMED = 3;

/**
 * A build takes away files that running processes still load.
 * @throws Error when somebody runs from this folder: a build would change it
 */
export const refuseBuildUnderOthers = () => {
  const [pid] = otherUsers();
  if (pid === undefined) return;
  const changed = changedSinceBuild()?.slice(0, NAMED).join(', ') ?? 'nothing was built';
  throw new Error(
    `Yinyom runs from this folder already (process ${pid}), and a build would change files under it (changed since the last one: ${changed}). Stop it first, or start the other one from a folder of its own.`,
  );
};

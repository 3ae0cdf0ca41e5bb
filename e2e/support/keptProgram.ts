import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED_FOLDER } from './sharedFolder.cjs';
import { PROGRAM_FLAGS, QUICK_HASHES, ROOT, type Program } from './startProgram';
import { until } from './until';

/** What all test files of this run share. */
export const sharedFolder = (): string => {
  const folder = process.env[SHARED_FOLDER];
  if (!folder) throw new Error(`${SHARED_FOLDER} is not set: support/beforeAllFiles.cjs has not run`);
  return folder;
};

/** Written before the program is used, so that `supervisor.cjs` ends it whatever happens to this process. */
const record = (name: string, pid: number, dataDir: string | undefined): void => {
  const programs = path.join(sharedFolder(), 'programs');
  mkdirSync(programs, { recursive: true });
  const order = String(readdirSync(programs).length).padStart(4, '0');
  writeFileSync(path.join(programs, `${order}-${name}-${pid}.json`), JSON.stringify({ pid, dataDir }));
};

/**
 * Starts a built program that outlives the test file which needs it first; it ends with the run. It writes into a file:
 * a pipe would end with the file's reader.
 * @param dataDir folder to remove once the program has ended
 */
export const startKeptProgram = async (
  file: string,
  args: string[],
  env: Record<string, string> = {},
  dataDir?: string,
): Promise<Program> => {
  const name = file.replaceAll('/', '-');
  const log = path.join(sharedFolder(), `${name}-${process.pid}-${Date.now()}.log`);
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [...PROGRAM_FLAGS, path.resolve(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...QUICK_HASHES, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  const pid = child.pid ?? 0;
  record(name, pid, dataDir);
  const printed = () => readFileSync(log, 'utf8').split('\n');
  const readyLine = () => printed().find((line) => /^ready(?: |$)/.test(line));
  await until(async () => {
    if (child.exitCode !== null)
      throw new Error(`${file} ended with ${child.exitCode}:\n${printed().slice(-30).join('\n')}`);
    return readyLine() !== undefined;
  }, `${file} is ready`);
  return {
    ready: readyLine()?.slice('ready '.length) ?? '',
    pid,
    printed,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
};

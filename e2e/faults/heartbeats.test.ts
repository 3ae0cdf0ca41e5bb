import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startProgram as startWithChannel } from '../../tooling/start/childProcess.mjs';
import { ROOT } from '../support/startProgram';
import { startPlatform, type StartProgram } from '../support/startStack';
import { until } from '../support/until';

/** On a busy machine a program that starts may be silent for long: patience begins when the programs are stopped. */
const pace = { everyMs: 500, patience: Infinity };
/** As many heartbeats may stay unanswered as with the launcher, which sends one every five seconds. */
const PATIENCE = 6;
const WORKER = 'services/scanner/dist/worker.js';

type Started = Awaited<ReturnType<typeof startWithChannel>>;

/** The programs of the product by their files, started as the launcher starts them. */
const programs = new Map<string, Started>();
const silent: string[] = [];

const start: StartProgram = async (file, args, env = {}) => {
  const program = await startWithChannel(file, [path.resolve(ROOT, file), ...args], {
    env: { ...process.env, ...env },
    ready: (line) => (line === 'ready' ? line : /^ready (.+)$/.exec(line)?.[1]),
    show: () => undefined,
    heartbeat: pace,
    silent: () => silent.push(file),
  });
  programs.set(file, program);
  return { ...program, printed: () => [], stop: () => program.stop() };
};

let dataDir = '';
afterEach(async () => {
  for (const { stop } of [...programs.values()].toReversed()) await stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

it('S3-10 gateway, database and worker answer the heartbeats of the launcher, and are killed once they do not', async () => {
  const { platform } = await startPlatform({}, start);
  dataDir = platform.dataDir;
  await start(WORKER, [], platform.env);
  expect([...programs.keys()].map((file) => path.basename(file))).toEqual([
    'start.js',
    'start.js',
    'worker.js',
  ]);
  for (const [file, { heartbeats }] of programs)
    await until(async () => heartbeats() > PATIENCE, `${file} has answered its heartbeats`);
  // A process that is stopped answers as little as one that is busy for ever.
  for (const { pid } of programs.values()) process.kill(pid, 'SIGSTOP');
  pace.patience = PATIENCE;
  const ends = await Promise.all([...programs.values()].map(({ ended }) => ended));
  expect(ends).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL']);
  expect(silent.toSorted()).toEqual([...programs.keys()].toSorted());
});

import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { INLINE_MAX_AGE_S } from '@yinyom/contracts/sdk/inlinePiece';
import { freePort, ROOT } from '../../support/startProgram';
import { until } from '../../support/until';

const BUILD = path.join(ROOT, 'tooling/website-packages/buildSample.mjs');
const CLOCK = path.join(__dirname, 'laterClock.cjs');

/** Samples that have a server of their own, and what starts it as it runs at people's. */
const SERVERS = {
  next: (port: number) => ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`],
  express: () => ['server.js'],
} as const;
export type SampleServer = keyof typeof SERVERS;

export interface Sample {
  /** Of the demo website's host. */
  url: string;
  /** Lets the time pass for it after which a kept script is asked for again. */
  later(): Promise<void>;
  /** What it has printed. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Builds a sample in a folder, or takes the one that is there, and starts it on a free port.
 * @throws Error with its output when it ends before it answers
 */
export const startSample = async (
  name: SampleServer,
  work: string,
  env: Record<string, string>,
): Promise<Sample> => {
  const built = spawnSync(process.execPath, [BUILD, work, name], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  const port = await freePort();
  const server = spawn(process.execPath, ['--require', CLOCK, ...SERVERS[name](port)], {
    cwd: path.join(work, name),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      LATER_MS: `${(INLINE_MAX_AGE_S + 1) * 1000}`,
      ...env,
    },
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`${name} ended with ${server.exitCode}:\n${printed}`);
    return fetch(`http://localhost:${port}/favicon.ico`).then(
      () => true,
      () => false,
    );
  }, `${name} answers`);
  const times = () => printed.split('later\n').length;
  return {
    url: `http://demo.localhost:${port}/`,
    later: async () => {
      const before = times();
      server.kill('SIGUSR2');
      await until(async () => times() > before, `it is later for ${name}`);
    },
    printed: () => printed,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
};

import { parseArgs } from 'node:util';
import { statSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './program';
import { type EmbeddedMongo, startEmbeddedMongo } from './startEmbeddedMongo';
import { DATA_FILE } from './store/dataFile';

const USAGE = 'Usage: start --data DIR [--port N] [--only DATABASE]…';
const NAME = /^[a-z][a-z0-9_]{0,60}$/;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      only: { type: 'string', multiple: true },
    },
  });
  const dataDir = values.data;
  const port = values.port === undefined ? undefined : Number(values.port);
  if (!dataDir || (port !== undefined && (!Number.isInteger(port) || port < 0 || port > 65535)))
    throw new Error(USAGE);
  if (values.only?.some((name) => !NAME.test(name))) throw new Error(USAGE);
  const server = await closedWhenAsked(() =>
    startEmbeddedMongo({
      dataDir,
      port,
      databases: values.only,
      checkProgram: path.join(__dirname, 'check.js'),
    }),
  );
  const size = statSync(path.join(dataDir, DATA_FILE)).size;
  console.error(
    `embedded database: data in ${path.resolve(dataDir)}, ${(size / 1e6).toFixed(1)} MB; for large use set MONGODB_URI`,
  );
  process.stdout.write(`ready ${values.only ? JSON.stringify(server.uris) : server.uri}\n`);
}

/** Starts a database that a signal closes, also one that comes while it still starts. */
function closedWhenAsked(start: () => Promise<EmbeddedMongo>): Promise<EmbeddedMongo> {
  const starting = Promise.resolve().then(start);
  const stop = () => {
    starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithLauncher(stop);
  return starting;
}

/** Whoever started this program with a channel and then ends, even killed, leaves no database behind. */
function stopWithLauncher(stop: () => void): void {
  if (process.send === undefined) return;
  if (!process.connected) return stop();
  process.once('disconnect', stop);
  answerHeartbeats();
  process.channel?.unref();
}

/** The launcher kills a program that stops sending its heartbeats back: its event loop is blocked. */
function answerHeartbeats(): void {
  const beat = () => process.send?.('heartbeat', undefined, undefined, () => {});
  process.on('message', (message) => {
    if (message === 'heartbeat') beat();
  });
  beat();
}

runProgram(main);

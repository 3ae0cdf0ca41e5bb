import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { mongo } from 'mongoose';

/** A process of a MongoDB server on this machine. */
export interface Mongod {
  /** `127.0.0.1:port` */
  address: string;
  /** Ends it; SIGKILL as a crash does. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface MongodPlace {
  /** Path of the program `mongod`. */
  program: string;
  /** Takes its data and its log; what is there already is gone on with. */
  folder: string;
  port: number;
  /** Name of the replica set that it is of. */
  set: string;
}

/** How long a start may take: a killed one reads its journal first. */
const START_MS = 60_000;
const LINES_TOLD = 15;

/** A port that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const argumentsOf = ({ folder, port, set }: MongodPlace): string[] => [
  ...['--dbpath', path.join(folder, 'db'), '--port', String(port), '--bind_ip', '127.0.0.1'],
  ...['--replSet', set, '--nounixsocket', '--wiredTigerCacheSizeGB', '0.5'],
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
];

/** Whether it can be asked, of whatever state it is. */
const answers = async (address: string): Promise<boolean> => {
  const options = { directConnection: true, serverSelectionTimeoutMS: 250 };
  const client = new mongo.MongoClient(`mongodb://${address}/`, options);
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
};

const lastLines = (log: string): string =>
  readFileSync(log, 'utf8').trim().split('\n').slice(-LINES_TOLD).join('\n');

/**
 * Starts a MongoDB server on 127.0.0.1 and waits until it answers.
 * @throws Error with the end of its log when it ends before, or does not answer within a minute
 */
export const startMongod = async (place: MongodPlace): Promise<Mongod> => {
  mkdirSync(path.join(place.folder, 'db'), { recursive: true });
  const log = path.join(place.folder, 'mongod.log');
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn(place.program, argumentsOf(place), { stdio: ['ignore', output, output] });
  closeSync(output);
  let end: string | null = null;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => resolve(void (end = error.message)));
    child.once('exit', (code, signal) => resolve(void (end = `it ended with ${code ?? signal}`)));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  const address = `127.0.0.1:${place.port}`;
  const latest = Date.now() + START_MS;
  while (!(await answers(address))) {
    if (end === null && Date.now() < latest) continue;
    const why = end ?? 'it did not answer within a minute';
    await stop('SIGKILL');
    throw new Error(`${place.program} does not run: ${why}\n${lastLines(log)}`);
  }
  return { address, stop };
};

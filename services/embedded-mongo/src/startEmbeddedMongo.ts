import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Engine } from './engine';
import { dropUnfinishedIndexes } from './store/indexBuild';
import { DATA_FILE } from './store/dataFile';
import { closingNote, examineFile, forgetEmpty } from './store/fileHealth';
import { lockDirectory } from './store/lockFile';
import { type Check, startCheck } from './startCheck';
import { Housekeeping } from './store/housekeeping';
import { Connection } from './wire/connection';
import { type Credentials, makeCredentials } from './wire/scram';

/** Unix sockets have short paths: 108 bytes with the closing zero on Linux, 104 on macOS. */
const MAX_SOCKET_PATH = 103;
const USER = 'embedded';
const CLOSE_MS = 5000;

export interface EmbeddedMongoOptions {
  dataDir: string;
  /** Listens on 127.0.0.1 with a password instead of on a socket of the data directory. 0 takes a free port. */
  port?: number;
  /** The compiled check program: with it the file is read by a process of its own, at first before it is used. */
  checkProgram?: string;
}

export interface EmbeddedMongo {
  uri: string;
  close(): Promise<void>;
}

/** Starts the embedded database in this process. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const dataDir = path.resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(dataDir);
  const existed = existsSync(path.join(dataDir, DATA_FILE));
  let engine: Engine | undefined;
  let check: Check | undefined;
  try {
    const state = examineFile(dataDir, lock.before);
    if (state.note) console.error(`embedded database: ${state.note}`);
    if (options.checkProgram && existsSync(path.join(dataDir, DATA_FILE)))
      check = await startCheck(options.checkProgram, dataDir, state.suspicious);
    engine = new Engine(dataDir);
    await engine.catalog.raiseFormat();
    await dropUnfinishedIndexes(engine);
    await check?.tell(engine);
    const housekeeping = new Housekeeping(engine);
    const listener = await listen(engine, dataDir, options.port);
    const running = engine;
    const close = async () => {
      housekeeping.stop();
      check?.stop();
      await listener.close();
      await running.close();
      lock.release(closingNote(dataDir));
    };
    let closing: Promise<void> | undefined;
    return { uri: listener.uri, close: () => (closing ??= close()) };
  } catch (error) {
    check?.stop();
    await engine?.close();
    if (!existed) forgetEmpty(dataDir);
    lock.release(lock.before);
    throw error;
  }
}

interface Listener {
  uri: string;
  close(): Promise<void>;
}

async function listen(engine: Engine, dataDir: string, port: number | undefined): Promise<Listener> {
  const wantsPort = port !== undefined || process.platform === 'win32';
  const secret = wantsPort ? readSecret(dataDir) : undefined;
  const credentials = secret === undefined ? undefined : makeCredentials(USER, secret);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => accept(socket, sockets, engine, credentials));
  const place = wantsPort
    ? await listenOnPort(server, port ?? 0, secret!)
    : await listenOnSocket(server, dataDir);
  return {
    uri: place.uri,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // What was begun is answered; then the connections end.
      for (const socket of sockets) socket.destroySoon();
      const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), CLOSE_MS);
      await closed;
      clearTimeout(timer);
      place.cleanUp();
    },
  };
}

function accept(
  socket: Socket,
  sockets: Set<Socket>,
  engine: Engine,
  credentials: Credentials | undefined,
): void {
  sockets.add(socket);
  engine.connections++;
  socket.on('close', () => {
    sockets.delete(socket);
    engine.connections--;
  });
  new Connection(socket, engine, credentials);
}

interface Place {
  uri: string;
  cleanUp(): void;
}

function listening(server: Server, listen: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', resolve);
    listen();
  });
}

async function listenOnPort(server: Server, port: number, secret: string): Promise<Place> {
  await listening(server, () => server.listen(port, '127.0.0.1'));
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const uri = `mongodb://${USER}:${secret}@127.0.0.1:${actual}/?authSource=admin&authMechanism=SCRAM-SHA-256`;
  return { uri, cleanUp: () => {} };
}

async function listenOnSocket(server: Server, dataDir: string): Promise<Place> {
  let directory = dataDir;
  let file = path.join(directory, 'mongo.sock');
  const apart = Buffer.byteLength(file) > MAX_SOCKET_PATH;
  if (apart) {
    // The path would be too long for a socket: a private directory takes its place.
    directory = mkdtempSync(path.join(tmpdir(), 'embedded-mongo-'));
    chmodSync(directory, 0o700);
    file = path.join(directory, 'mongo.sock');
  }
  rmSync(file, { force: true });
  const before = process.umask(0o177);
  try {
    await listening(server, () => server.listen(file));
  } finally {
    process.umask(before);
  }
  chmodSync(file, 0o600);
  const cleanUp = () => rmSync(apart ? directory : file, { force: true, recursive: apart });
  return { uri: `mongodb://${encodeURIComponent(file)}/`, cleanUp };
}

/** The password of the one user, generated at the first use. */
function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

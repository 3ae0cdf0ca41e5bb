import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from '../commands/engine';
import { Connection } from './connection';
import { makeCredentials } from './scram';

/** Unix sockets have short paths: 108 bytes with the closing zero on Linux, 104 on macOS. */
const MAX_SOCKET_PATH = 103;
const USER = 'embedded';
const CLOSE_MS = 5000;

export interface Listener {
  uri: string;
  only: string | undefined;
  close(): Promise<void>;
}

interface Options {
  engine: Engine;
  dataDir: string;
  /** On 127.0.0.1 with a password instead of on a socket of the data directory. 0 takes a free port. */
  port: number | undefined;
  /** The one database that clients of this address may use; unset, all. */
  only: string | undefined;
}

/** Opens one address of the database. */
export async function listen({ engine, dataDir, port, only }: Options): Promise<Listener> {
  const wantsPort = port !== undefined || process.platform === 'win32';
  const name = only === undefined ? '' : `-${only}`;
  const secret = wantsPort ? readSecret(path.join(dataDir, `secret${name}`)) : undefined;
  const credentials = secret === undefined ? undefined : makeCredentials(USER, secret);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    engine.connections++;
    socket.on('close', () => {
      sockets.delete(socket);
      engine.connections--;
    });
    new Connection(socket, engine, credentials, only);
  });
  const place = wantsPort
    ? await listenOnPort(server, port ?? 0, secret!)
    : await listenOnSocket(server, dataDir, `mongo${name}.sock`);
  return {
    uri: place.uri,
    only,
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

async function listenOnSocket(server: Server, dataDir: string, name: string): Promise<Place> {
  let directory = dataDir;
  let file = path.join(directory, name);
  const apart = Buffer.byteLength(file) > MAX_SOCKET_PATH;
  if (apart) {
    // The path would be too long for a socket: a private directory takes its place.
    directory = mkdtempSync(path.join(tmpdir(), 'embedded-mongo-'));
    chmodSync(directory, 0o700);
    file = path.join(directory, name);
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

/** The password of the one user of an address, generated at the first use. */
function readSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

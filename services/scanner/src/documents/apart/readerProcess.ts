import { readSync, writeSync } from 'node:fs';
import { findInDocument, type DocumentTask } from '../findInDocument';
import { frameOf, LENGTH_BYTES } from './frames';

const STDIN = 0;
const STDOUT = 1;

// Files and pipes are read without streams, which would load what sockets need.
const readBytes = (length: number): Buffer | null => {
  const bytes = Buffer.alloc(length);
  let at = 0;
  while (at < length) {
    const read = readSync(STDIN, bytes, at, length - at, null);
    if (read === 0) return null;
    at += read;
  }
  return bytes;
};

const readMessage = (): Buffer | null => {
  const length = readBytes(LENGTH_BYTES);
  return length && readBytes(length.readUInt32LE());
};

const writeAll = (bytes: Buffer): void => {
  let at = 0;
  while (at < bytes.length) at += writeSync(STDOUT, bytes, at);
};

/** No parser of this process has a way out by itself; what Node offers everybody goes, too. */
const takeAwayNetwork = (): void => {
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Request', 'Response'])
    Reflect.deleteProperty(globalThis, name);
  // Streams look at these when they are connected, and a socket's module would be loaded to make them.
  for (const name of ['stdin', 'stdout', 'stderr']) Object.defineProperty(process, name, { value: null });
};

/** A parser that warns of a damaged document would fail without an output, and the warning may have a value. */
const silence = (): void => {
  for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const) console[name] = () => undefined;
};

/** Reads one document after the other, until its input ends. */
const run = async (): Promise<void> => {
  takeAwayNetwork();
  silence();
  for (let header = readMessage(); header; header = readMessage()) {
    const bytes = readMessage();
    if (!bytes) return;
    const answer = await findInDocument(bytes, JSON.parse(header.toString('utf8')) as DocumentTask);
    const modules = process.argv.includes('--modules')
      ? { modules: (process as unknown as { moduleLoadList: string[] }).moduleLoadList }
      : {};
    writeAll(frameOf(Buffer.from(JSON.stringify({ ...answer, ...modules }))));
  }
};

// A broken document may reject in a corner that nothing waits for any more; the answer is given all the same.
process.on('unhandledRejection', () => undefined);

void run().then(
  () => process.exit(0),
  () => process.exit(1),
);

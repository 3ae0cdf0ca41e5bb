import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Engine } from './commands/engine';
import { Housekeeping } from './server/housekeeping';
import { listen, type Listener } from './server/listener';
import { type Check, startCheck } from './server/startCheck';
import { DATA_FILE } from './store/dataFile';
import { closingNote, examineFile, forgetEmpty } from './store/fileHealth';
import { dropUnfinishedIndexes } from './store/indexBuild';
import { lockDirectory } from './store/lockFile';

export interface EmbeddedMongoOptions {
  dataDir: string;
  /** Listens on 127.0.0.1 with a password instead of on a socket of the data directory. 0 takes a free port. */
  port?: number;
  /** Databases that get an address of their own, at which nothing else can be seen. Unset: one address for all. */
  databases?: readonly string[];
  /** The compiled check program: with it the file is read by a process of its own, at first before it is used. */
  checkProgram?: string;
}

export interface EmbeddedMongo {
  /** The address for all databases; the first of `uris` where each has its own. */
  uri: string;
  /** Addresses by database. */
  uris: Record<string, string>;
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
    const running = engine;
    const listeners: Listener[] = [];
    for (const only of options.databases ?? [undefined])
      listeners.push(await listen({ engine, dataDir, port: options.port, only }));
    const uris = Object.fromEntries(listeners.map(({ only, uri }) => [only ?? '', uri]));
    const close = async () => {
      housekeeping.stop();
      check?.stop();
      await Promise.all(listeners.map((listener) => listener.close()));
      await running.close();
      lock.release(closingNote(dataDir));
    };
    let closing: Promise<void> | undefined;
    return { uri: listeners[0]?.uri ?? '', uris, close: () => (closing ??= close()) };
  } catch (error) {
    check?.stop();
    await engine?.close();
    if (!existed) forgetEmpty(dataDir);
    lock.release(lock.before);
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Connection } from 'mongoose';
import { startEmbeddedMongo } from '@yinyom/embedded-mongo';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { makeDataFolder } from './dataFolder';

/** The server shares this thread: on a machine whose disk stalls, both wait for it. */
const PATIENT = { waitQueueTimeoutMS: 60_000 };

/** A real database for one test file, over a socket. */
export interface TestDatabase {
  uri: string;
  /** A connection to a database of its own name in it. */
  connect(name: string): Promise<Connection>;
  /** Takes the server away as an outage does; connections stay open and find it again after `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the embedded database in a temporary folder or, when TEST_MONGODB_URI is set, uses that MongoDB; every
 * database made here has a name of its own and is dropped by `close`.
 */
export const startTestDatabase = async (): Promise<TestDatabase> => {
  const given = process.env['TEST_MONGODB_URI'];
  const folder = given ? null : await makeDataFolder('yinyom-test-');
  let server = folder ? await startEmbeddedMongo({ dataDir: folder }) : null;
  const uri = given ?? server?.uri ?? '';
  const prefix = `test_${randomBytes(4).toString('hex')}`;
  const connections: Connection[] = [];
  return {
    uri,
    connect: async (name) => {
      const database = `${prefix}_${name}`;
      const connection = await connectDatabase(uri, database, createLogger('silent'), PATIENT);
      connections.push(connection);
      return connection;
    },
    stop: async () => {
      if (!server) throw new Error('a database given by TEST_MONGODB_URI cannot be stopped');
      await server.close();
      server = null;
    },
    start: async () => {
      if (folder) server = await startEmbeddedMongo({ dataDir: folder });
    },
    close: async () => {
      for (const connection of connections) {
        if (given) await connection.dropDatabase();
        // Closed ones stay in mongoose's list, and mongoose stays for the following test files.
        await connection.destroy();
      }
      await server?.close();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
};

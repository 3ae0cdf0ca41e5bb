import type { Connection, ConnectOptions } from 'mongoose';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { startDatabaseProcess, type DatabaseProcess } from '@yinyom/testing/databaseProcess';
import { startWebsites, type Websites } from './startWebsites';

/** The service on a database in a process of its own, which a test may kill and start again. Closing the service ends both. */
export const startKillable = async (
  options?: ConnectOptions,
): Promise<{ database: DatabaseProcess; websites: Websites }> => {
  const database = await startDatabaseProcess();
  const connections: Connection[] = [];
  const websites = await startWebsites(
    {},
    {
      connect: async (name) => {
        const connection = await connectDatabase(database.uri, name, createLogger('silent'), options);
        connections.push(connection);
        return connection;
      },
      close: async () => {
        for (const connection of connections) await connection.close();
        await database.close();
      },
    },
  );
  return { database, websites };
};

import type { Connection, mongo } from 'mongoose';

/**
 * The driver's own handle of a connection. The ledger and its counters use it directly: a schema layer would cost
 * more than the write itself, and every value that gets here was built by this service.
 */
export const databaseOf = (connection: Connection): mongo.Db => {
  if (!connection.db) throw new Error('the database must be connected before the service is made');
  return connection.db;
};

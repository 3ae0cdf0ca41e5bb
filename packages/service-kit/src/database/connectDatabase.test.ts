import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createLogger } from '../logger';
import { connectDatabase, databaseAnswers } from './connectDatabase';

it('F-B2: a command that is written to a connection which has just ended fails at once instead of waiting for ever', async () => {
  const server = await startTestDatabase();
  const sockets: Socket[] = [];
  const collect = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', collect);
  const connection = await connectDatabase(server.uri, 'ended', createLogger('silent'));
  try {
    expect(await databaseAnswers(connection)).toBe(true);
    // Destroyed, and nobody told yet: what a closing database leaves behind for a turn of the event loop.
    for (const socket of sockets) socket.destroy();
    await expect(connection.db?.command({ ping: 1 })).rejects.toThrow('closed');
    while (!(await databaseAnswers(connection)));
  } finally {
    unsubscribe('net.client.socket', collect);
    await connection.close();
    await server.close();
  }
});

it('what an address says of reading and writing does not weaken what the services promise', async () => {
  const server = await startTestDatabase();
  const weak = 'w=1&journal=false&readPreference=secondaryPreferred&readConcernLevel=available';
  const uri = `${server.uri}${server.uri.includes('?') ? '&' : '?'}${weak}`;
  const connection = await connectDatabase(uri, 'weak', createLogger('silent'));
  try {
    const { writeConcern, readPreference, readConcern } = connection.getClient().options;
    expect(writeConcern).toMatchObject({ w: 'majority', j: true });
    expect([readPreference.mode, readConcern.level]).toEqual(['primary', 'local']);
  } finally {
    await connection.close();
    await server.close();
  }
});

it('F3-15 a database that cannot be reached at the start is told with the settings of its address', async () => {
  const address = 'mongodb://somebody:secret-word@127.0.0.1:9/';
  await expect(connectDatabase(address, 'yinyom_identity', createLogger('silent'))).rejects.toThrow(
    /^The database yinyom_identity cannot be reached: (?!.*secret-word).*ECONNREFUSED.* Its address is IDENTITY_MONGODB_URI, or MONGODB_URI/,
  );
});

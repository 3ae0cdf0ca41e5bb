import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { startDatabaseProcess } from '@yinyom/testing/databaseProcess';
import { failureOf } from '../http/errorHandler';
import { createLogger } from '../logger';
import { connectDatabase } from './connectDatabase';

const log = createLogger('silent');
/** More than a socket takes before the other end reads. */
const LARGE = 'x'.repeat(12 * 1024 * 1024);

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('F3-03 a write that breaks off since the database was killed is sent again when the database is back', async () => {
  const database = await startDatabaseProcess();
  const sockets: Socket[] = [];
  const collect = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', collect);
  const connection = await connectDatabase(database.uri, 'ended', log);
  try {
    const things = connection.db?.collection<{ _id: string; text: string }>('things');
    await things?.insertOne({ _id: 'small', text: '' });
    database.signal('SIGSTOP');
    const writing = things?.insertOne({ _id: 'large', text: LARGE });
    while (!sockets.some(({ writableLength }) => writableLength > 0)) await turn();
    await database.kill();
    await database.start();
    expect(await writing).toMatchObject({ acknowledged: true });
    expect(await things?.countDocuments()).toBe(2);
  } finally {
    unsubscribe('net.client.socket', collect);
    await connection.close();
    await database.close();
  }
});

/** What Node.js throws when the other end of a connection goes, or was never there. */
const errorOf = async (isThere: boolean): Promise<NodeJS.ErrnoException> => {
  const server = createServer((accepted) => accepted.resetAndDestroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!isThere) await new Promise((resolve) => server.close(resolve));
  const [error] = (await once(connect(port, '127.0.0.1').resume(), 'error').catch((thrown: unknown) => [
    thrown,
  ])) as [NodeJS.ErrnoException];
  server.close();
  return error;
};

it.each([
  ['ECONNRESET', true],
  ['ECONNREFUSED', false],
])('F3-03 an error of a socket that comes bare is a database that is away: %s', async (code, isThere) => {
  const error = await errorOf(isThere);
  expect(error.code).toBe(code);
  const failure = failureOf(error, { log });
  expect([failure.status, failure.code, failure.details.retryAfterSeconds]).toEqual([503, 'unavailable', 5]);
});

it('F3-03 an error of a file stays a fault of ours', () => {
  const error = Object.assign(new Error('EPIPE: broken pipe, open'), { code: 'EPIPE', syscall: 'open' });
  expect(failureOf(error, { log }).status).toBe(500);
});

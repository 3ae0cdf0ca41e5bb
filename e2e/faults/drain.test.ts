import { rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { leastOf } from '../support/leastOf';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { until } from '../support/until';

let folder: string;
let database: Program;
const gateways: Program[] = [];

beforeAll(async () => {
  folder = await makeDataFolder('yy-drain-');
  await writeFile(path.join(folder, 'index.html'), '<html></html>');
  database = await startProgram('packages/embedded-mongo/dist/start.js', ['--data', path.join(folder, 'db')]);
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A gateway with all services in a process of its own; several share the database. */
const startGateway = async (given: Record<string, string> = {}) => {
  const port = await freePort();
  const gateway = await startProgram('api-gateway/dist/start.js', [], {
    PORT: String(port),
    PUBLIC_URL: 'http://localhost',
    DATA_DIR: folder,
    SHELL_DIR: folder,
    MONGODB_URI: database.ready,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    ...given,
  });
  gateways.push(gateway);
  return { port, stop: () => gateway.stop() };
};

interface Outcome {
  status?: number;
  connection?: string;
  /** Why there is no whole answer. */
  problem?: string;
  /** When the request was written, where its connection had been used before. */
  reusedAt?: number;
}

/** A process that stops gives idle connections a second for one more request; one that comes later is not cut off by it. */
const GRACE_MS = 1_000;

const ask = (port: number, agent: Agent, address = '/api/v1/meta'): Promise<Outcome> =>
  new Promise((resolve) => {
    let writtenAt = Infinity;
    const sending = request({ port, host: '127.0.0.1', path: address, agent }, (answer) => {
      answer.resume();
      const { statusCode: status, headers } = answer;
      answer.once('close', () =>
        resolve(answer.complete ? { status, connection: headers.connection } : { problem: 'cut off' }),
      );
    });
    sending.once('finish', () => (writtenAt = performance.now()));
    sending.once('error', (error: NodeJS.ErrnoException) =>
      resolve({
        problem: error.code ?? error.message,
        ...(sending.reusedSocket && { reusedAt: writtenAt }),
      }),
    );
    sending.end();
  });

/** A login whose body comes in two parts, as over a slow line. */
const slowLogin = async (port: number) => {
  const body = JSON.stringify({ email: 'nobody@example.co.th', password: 'Wrong-password1' });
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(
    `POST /api/v1/guest/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  return {
    finish: async () => {
      socket.write(body.slice(10));
      await closed;
      return received;
    },
  };
};

it('O13 P6 a request that runs at SIGTERM is answered, and says that the connection ends', async () => {
  const gateway = await startGateway();
  const slow = await slowLogin(gateway.port);
  const agent = new Agent({ keepAlive: true });
  expect((await ask(gateway.port, agent)).status).toBe(200);
  const stopped = gateway.stop();
  await until(
    async () => (await ask(gateway.port, agent, '/readyz')).status !== 200,
    'the process is no longer ready',
  );
  await until(
    async () => (await ask(gateway.port, agent)).problem === 'ECONNREFUSED',
    'nobody new is let in',
  );
  // The old way cut everything off 5 seconds after the signal.
  const waited = Date.now() + 6_000;
  await until(async () => Date.now() > waited, 'six seconds are over');
  const answer = await slow.finish();
  expect(answer).toContain('HTTP/1.1 4');
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer).toContain('"code":"invalid_credentials"');
  await stopped;
  agent.destroy();
});

it('O13 P6 a process that nobody uses stops at once', async () => {
  const stopMs = async (): Promise<number> => {
    const gateway = await startGateway();
    // A browser opens connections in advance and leaves them; that is not a use.
    const idle = net.connect(gateway.port, '127.0.0.1');
    await new Promise<void>((resolve) => idle.once('connect', () => resolve()));
    idle.on('error', () => undefined);
    const started = performance.now();
    await gateway.stop();
    return performance.now() - started;
  };
  expect(await leastOf(4_500, stopMs)).toBeLessThan(4_500);
});

it('O13 P6 a rolling stop under load cuts no request in the middle', async () => {
  const old = await startGateway();
  const next = await startGateway();
  let stopping = false;
  let ended = false;
  const outcomes: Outcome[] = [];
  const goodbyes: Outcome[] = [];
  /** One of many clients that keep their connection; a refused one goes to the other process, as a proxy does. */
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let port = old.port;
    let answeredAt = Infinity;
    while (!ended) {
      const outcome = await ask(port, agent);
      if (outcome.problem === 'ECONNREFUSED' && port === old.port) {
        port = next.port;
        continue;
      }
      // This process itself was so slow that its connection ended as an idle one.
      if (outcome.problem && (outcome.reusedAt ?? 0) - answeredAt >= GRACE_MS) continue;
      answeredAt = performance.now();
      outcomes.push(outcome);
      if (stopping && port === old.port) goodbyes.push(outcome);
    }
    agent.destroy();
  };
  const clients = Promise.all(Array.from({ length: 20 }, client));
  await until(async () => outcomes.length > 400, 'all clients work');
  stopping = true;
  await old.stop();
  const before = outcomes.length;
  await until(async () => outcomes.length > before + 100, 'the other process serves all');
  ended = true;
  await clients;
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  expect(goodbyes.some(({ connection }) => connection === 'close')).toBe(true);
});

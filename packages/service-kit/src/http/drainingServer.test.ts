import { request, Agent, type RequestListener } from 'node:http';
import net from 'node:net';
import { listen, type RunningServer } from '../runService';

const hold = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

const start = (app: RequestListener) => listen(app, '127.0.0.1', 0, 'PORT');

/** The answer to a request on a connection that is kept. */
const ask = (server: RunningServer, agent: Agent, path = '/') =>
  new Promise<{ status: number; connection: string; body: string }>((resolve, reject) => {
    const { port } = server;
    request({ port, host: '127.0.0.1', path, agent, headers: { 'accept-language': 'en' } }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection ?? '', body }),
      );
    })
      .once('error', reject)
      .end();
  });

it('O13 is not ready from the moment it is told to stop, and ends each connection with an answer', async () => {
  const server = await start((_req, res) => void res.end('ready'));
  const agents = [0, 1].map(() => new Agent({ keepAlive: true }));
  for (const agent of agents) expect((await ask(server, agent)).connection).toBe('keep-alive');
  const closed = server.close({ graceMs: 60_000 });
  const [first, second] = await Promise.all(
    agents.map((agent, at) => ask(server, agent, ['/readyz', '/'][at])),
  );
  expect(first).toMatchObject({ status: 503, connection: 'close' });
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    code: 'unavailable',
    request_id: expect.any(String),
  });
  expect(second).toEqual({ status: 200, connection: 'close', body: 'ready' });
  // Nobody is left, so it does not wait for the minute to end.
  await closed;
  agents.forEach((agent) => agent.destroy());
});

it('O13 lets running requests finish, one that has begun its answer too', async () => {
  const { open, opened } = hold();
  const { open: arrive, opened: arrived } = hold();
  let waiting = 0;
  const server = await start(async (req, res) => {
    if (req.url === '/begun') res.write('half ');
    if ((waiting += 1) === 2) arrive();
    await opened;
    res.end('whole');
  });
  const agent = new Agent({ keepAlive: true });
  const answers = ['/begun', '/silent'].map((path) => ask(server, agent, path));
  await arrived;
  const closed = server.close();
  await expect(fetch(server.url)).rejects.toThrow();
  open();
  const [begun, silent] = await Promise.all(answers);
  expect(begun?.body).toBe('half whole');
  expect(silent).toEqual({ status: 200, connection: 'close', body: 'whole' });
  await closed;
  agent.destroy();
});

it('O13 stops at once when nobody is connected, or merely connected', async () => {
  const server = await start((_req, res) => void res.end());
  await server.close({ graceMs: 60_000 });
  const other = await start((_req, res) => void res.end());
  const silent = net.connect(other.port, '127.0.0.1');
  const gone = new Promise((resolve) => silent.once('close', resolve));
  await new Promise((resolve) => silent.once('connect', resolve));
  await fetch(other.url);
  await other.close();
  await gone;
});

it('keeps an idle connection longer than the minute that proxies do, so that a proxy is the one that closes', async () => {
  const server = await start((_req, res) => void res.end('ready'));
  const agent = new Agent({ keepAlive: true });
  const promised = await new Promise<string | undefined>((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume();
      resolve(answer.headers['keep-alive'] as string | undefined);
    })
      .once('error', reject)
      .end();
  });
  expect(promised).toBe('timeout=65');
  agent.destroy();
  await server.close();
});

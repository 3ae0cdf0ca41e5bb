import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Asks each process whether it is ready, this often (milliseconds). */
const LOOK_MS = 100;
/** What was seen longer ago is not believed: on a busy machine looks come late, and a process drains for a few seconds only. */
const BELIEVED_MS = 2_000;
/** May be sent again whatever became of them. */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

interface Whole {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One try at one process, without an open connection from before. @throws Error when there is no whole answer */
const ask = (
  port: number,
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  body?: Buffer,
): Promise<Whole> =>
  new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
        reject,
      );
    });
    sending.once('error', reject);
    sending.end(body);
  });

const neverArrived = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/**
 * What stands in front of several processes: it goes round those that are ready and tries the next one when one is gone.
 * What is not idempotent it sends again only when nobody took it, as nginx does.
 */
export const startRetryingProxy = async (ports: readonly number[]) => {
  /** When the last look began at each port, and whether it found the process ready. */
  const seen = new Map(ports.map((port) => [port, { at: -Infinity, ready: true }]));
  let turn = 0;
  const look = async (port: number): Promise<void> => {
    const at = performance.now();
    const ready = await ask(port, 'GET', '/readyz', {}).then(
      ({ status }) => status === 200,
      () => false,
    );
    // A look that was overtaken by a later one says nothing any more.
    if (at > (seen.get(port)?.at ?? 0)) seen.set(port, { at, ready });
  };
  const looking = setInterval(() => void Promise.all(ports.map(look)), LOOK_MS);
  const isReady = (port: number): boolean => {
    const { at, ready } = seen.get(port) ?? { at: -Infinity, ready: false };
    return ready && performance.now() - at < BELIEVED_MS;
  };
  /** Waits until one is known to be ready, or none is. */
  const lookAgain = async (): Promise<void> => {
    if (ports.some(isReady)) return;
    const looks = ports.map(async (port) => {
      await look(port);
      if (!isReady(port)) throw new Error(`${port} is not ready`);
    });
    await Promise.any(looks).catch(() => undefined);
  };

  const server: Server = createServer((req, res) => {
    const { method = 'GET', url = '/', headers } = req;
    const pass = async () => {
      const body = await buffer(req);
      await lookAgain();
      turn += 1;
      const inTurn = ports.map((_, at) => ports[(at + turn) % ports.length] ?? 0);
      const order = [...inTurn.filter(isReady), ...inTurn.filter((port) => !isReady(port))];
      let last: unknown;
      for (const port of order) {
        try {
          return await ask(port, method, url, headers, body);
        } catch (error) {
          last = error;
          if (!IDEMPOTENT.has(method) && !neverArrived(error)) break;
        }
      }
      throw last;
    };
    pass().then(
      ({ status, headers: given, body }) => {
        // What is said of the connection behind is not true of the one in front.
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = given;
        res.writeHead(status, { ...kept, 'content-length': body.length });
        res.end(body);
      },
      (error: unknown) => res.writeHead(502).end(String(error)),
    );
  });
  // It never ends a connection on which somebody may be asking just now.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type RetryingProxy = Awaited<ReturnType<typeof startRetryingProxy>>;

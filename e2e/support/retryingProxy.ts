import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Asks each process whether it is ready, this often (milliseconds). */
const LOOK_MS = 100;
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
  const ready = new Set(ports);
  let turn = 0;
  const look = setInterval(() => {
    for (const port of ports)
      ask(port, 'GET', '/readyz', {}).then(
        ({ status }) => (status === 200 ? ready.add(port) : ready.delete(port)),
        () => ready.delete(port),
      );
  }, LOOK_MS);

  const server: Server = createServer((req, res) => {
    const { method = 'GET', url = '/', headers } = req;
    const pass = async () => {
      const body = await buffer(req);
      turn += 1;
      const inTurn = ports.map((_, at) => ports[(at + turn) % ports.length] ?? 0);
      const order = [
        ...inTurn.filter((port) => ready.has(port)),
        ...inTurn.filter((port) => !ready.has(port)),
      ];
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
      clearInterval(look);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type RetryingProxy = Awaited<ReturnType<typeof startRetryingProxy>>;

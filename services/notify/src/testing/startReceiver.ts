import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  id: string;
  timestamp: number;
  /** What was asked for, such as `/hook`. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

/** How a receiver answers; by default it takes everything. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Never answers. */
  silent?: boolean;
}

/** A real receiver of webhooks on this machine. */
export const startReceiver = async (reply: (received: Received, index: number) => Reply = () => ({})) => {
  const received: Received[] = [];
  let connections = 0;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const one: Received = {
        id: String(req.headers['webhook-id']),
        timestamp: Number(req.headers['webhook-timestamp']),
        path: String(req.url),
        headers: req.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        at: Date.now(),
      };
      received.push(one);
      const { status = 204, headers = {}, body = '', silent = false } = reply(one, received.length - 1);
      if (!silent) res.writeHead(status, headers).end(body);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** As somebody who develops writes it. */
    url: `http://localhost:${port}/hook`,
    received,
    get connections() {
      return connections;
    },
    /** Bodies of one type, parsed. */
    // oxlint-disable-next-line typescript/no-explicit-any -- tests read into messages of every shape
    messages: (type: string): any[] =>
      received.map(({ body }) => JSON.parse(body) as { type: string }).filter((one) => one.type === type),
    /** Ends all connections: requests that wait for an answer get none. */
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

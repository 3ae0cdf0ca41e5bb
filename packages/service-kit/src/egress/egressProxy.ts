import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  createEgressLedger,
  DEFAULT_EGRESS_LIMITS,
  type EgressLedger,
  type EgressLimits,
} from './egressLedger';
import { EgressRefused } from './EgressRefused';
import { forwardRequest } from './forwardRequest';
import type { Egress } from './openConnection';
import { tunnel, upgrade } from './tunnel';

/** Header of a refusal's empty 403: its value is the code. */
export const REFUSED_HEADER = 'x-egress-refused';

export interface EgressProxy {
  /** For `--proxy-server`. */
  url: string;
  ledger: EgressLedger;
  /** Ends every connection. */
  close(): Promise<void>;
}

export type EgressProxyOptions = Pick<Egress, 'resolver' | 'beforeConnect'> & {
  limits?: Partial<EgressLimits>;
  /** Shared with `guardedFetch`, so that everything of one piece of work is counted together. */
  ledger?: EgressLedger;
};

/**
 * Starts a forward proxy on this machine that lets a browser out only to checked addresses: CONNECT (TLS and
 * WebSockets), plain requests and upgrades in absolute form. What it refuses is answered with an empty 403.
 */
export const startEgressProxy = async ({
  resolver,
  beforeConnect,
  limits: given,
  ledger: shared,
}: EgressProxyOptions): Promise<EgressProxy> => {
  const limits = { ...DEFAULT_EGRESS_LIMITS, ...given };
  const ledger = shared ?? createEgressLedger(limits);
  const egress: Egress = { resolver, limits, ledger, beforeConnect };
  const clients = new Set<Duplex>();

  const codeOf = (error: unknown) => {
    const refusal = error instanceof EgressRefused ? error : new EgressRefused('connection_failed');
    if (refusal.code !== 'connection_failed') ledger.refused(refusal);
    return refusal.code;
  };
  const raw =
    (handle: typeof tunnel) =>
    (request: IncomingMessage, client: Duplex, head: Buffer): void => {
      client.on('error', () => client.destroy());
      handle(request, client, head, egress).catch((error: unknown) =>
        client.end(
          `HTTP/1.1 403 Forbidden\r\n${REFUSED_HEADER}: ${codeOf(error)}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        ),
      );
    };

  const server = createServer(
    { insecureHTTPParser: true, maxHeaderSize: 256 * 1024 },
    (request, response) => {
      forwardRequest(request, response, egress).catch((error: unknown) => {
        const code = codeOf(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(403, { [REFUSED_HEADER]: code, 'Cache-Control': 'no-store' }).end();
      });
    },
  );
  server.on('connection', (socket) => {
    clients.add(socket);
    socket.once('close', () => clients.delete(socket));
  });
  server.on('connect', raw(tunnel));
  server.on('upgrade', raw(upgrade));
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const client of clients) client.destroy();
      }),
  };
};

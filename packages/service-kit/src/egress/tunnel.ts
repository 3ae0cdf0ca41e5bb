import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { openConnection, type Egress } from './openConnection';

/** Joins two sockets until one of them ends; what comes from outside is counted. */
const join = (client: Duplex, { socket, received }: Awaited<ReturnType<typeof openConnection>>) => {
  const end = () => {
    client.destroy();
    socket.destroy();
  };
  for (const side of [client, socket]) side.on('error', end).on('close', end);
  socket.on('data', (chunk: Buffer) => received(chunk.length));
  socket.pipe(client);
  client.pipe(socket);
};

/** Splits `host:port` of a CONNECT; port 0 where it has none, which nobody lets through. */
const authorityOf = (authority = ''): { host: string; port: number } => {
  const [, host = authority, port = '0'] = /^(.*):(\d{1,5})$/.exec(authority) ?? [];
  return { host, port: Number(port) };
};

/** CONNECT: a tunnel for TLS and WebSockets. */
export const tunnel = async (
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
  egress: Egress,
): Promise<void> => {
  const { host, port } = authorityOf(request.url);
  const connection = await openConnection(host, port, egress);
  client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  connection.socket.write(head);
  join(client, connection);
};

/** A plain upgrade in absolute form: the request goes on as it came, then both sides talk. */
export const upgrade = async (
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
  egress: Egress,
): Promise<void> => {
  const url = new URL(request.url ?? '');
  const connection = await openConnection(url.hostname, Number(url.port || 80), egress);
  const headers: string[] = [];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? '';
    if (!/^proxy-/i.test(name)) headers.push(`${name}: ${request.rawHeaders[at + 1]}`);
  }
  connection.socket.write(
    `${request.method} ${url.pathname}${url.search} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`,
  );
  connection.socket.write(head);
  join(client, connection);
};

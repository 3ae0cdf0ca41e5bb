import { request as send, type IncomingMessage } from 'node:http';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { portOf } from './checkTargetUrl';
import { EgressRefused } from './EgressRefused';
import { openConnection, type Egress } from './openConnection';

/** One request of our own. */
export interface OwnRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer | undefined;
  ignoreCertificates: boolean;
  /** Ends the request wherever it is; its reason is what the request then fails with. */
  signal: AbortSignal;
}

/**
 * Sends one request to a checked address; follows nothing. The answer's body is not read yet.
 * @throws EgressRefused
 */
export const sendRequest = async (
  url: URL,
  { method, headers, body, ignoreCertificates, signal }: OwnRequest,
  egress: Egress,
): Promise<IncomingMessage> => {
  const port = portOf(url);
  const { socket, received } = await openConnection(url.hostname, port, egress);
  const stop = () => socket.destroy();
  signal.addEventListener('abort', stop);
  socket.once('close', () => signal.removeEventListener('abort', stop));
  if (signal.aborted) stop();
  const secure = (): TLSSocket =>
    connectTls({
      socket,
      servername: url.hostname,
      ALPNProtocols: ['http/1.1'],
      rejectUnauthorized: !ignoreCertificates,
    });
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => {
      socket.destroy();
      reject(
        signal.aborted
          ? signal.reason
          : new EgressRefused('connection_failed', url.hostname, port, { cause }),
      );
    };
    const outgoing = send({
      createConnection: () => (url.protocol === 'https:' ? secure().on('error', fail) : socket),
      method,
      path: `${url.pathname}${url.search}`,
      headers: { Connection: 'close', ...headers, Host: url.host },
    });
    outgoing.once('error', fail);
    outgoing.once('response', (answer) => {
      answer.on('data', (chunk: Buffer) => received(chunk.length));
      answer.pause();
      answer.once('close', stop);
      resolve(answer);
    });
    outgoing.end(body);
  });
};

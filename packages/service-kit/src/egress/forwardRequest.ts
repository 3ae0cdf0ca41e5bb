import { request as send, validateHeaderValue, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { EgressRefused } from './EgressRefused';
import { openConnection, type Egress } from './openConnection';

/** Headers between two neighbours; they are not for who comes after. */
const HOP_BY_HOP =
  /^(?:connection|keep-alive|proxy-[a-z-]+|te|trailer|transfer-encoding|upgrade|http2-settings)$/i;

const canBeSent = (name: string, value: string) => {
  try {
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
};

/** Headers as they came, their order and repetition included; what no browser would accept is left out. */
const forwarded = (raw: readonly string[]): string[] =>
  raw.flatMap((name, at) => {
    const value = raw[at + 1] ?? '';
    return at % 2 === 0 && !HOP_BY_HOP.test(name) && canBeSent(name, value) ? [name, value] : [];
  });

/**
 * A plain HTTP request in absolute form: sent to the checked address, answered as it is answered.
 * @throws EgressRefused
 */
export const forwardRequest = async (
  request: IncomingMessage,
  response: ServerResponse,
  egress: Egress,
): Promise<void> => {
  if (!/^http:\/\//i.test(request.url ?? '') || !URL.canParse(request.url ?? ''))
    throw new EgressRefused('scheme_not_allowed');
  const url = new URL(request.url ?? '');
  const port = Number(url.port || 80);
  const { socket, received } = await openConnection(url.hostname, port, egress);
  const outgoing = send({
    createConnection: () => socket,
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: [...forwarded(request.rawHeaders), 'Connection', 'close'],
    setHost: false,
    insecureHTTPParser: true,
    maxHeaderSize: 256 * 1024,
  });
  response.once('close', () => socket.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', (cause) =>
      reject(new EgressRefused('connection_failed', url.hostname, port, { cause })),
    );
  });
  request.pipe(outgoing);
  const answer = await answered;
  answer.on('data', (chunk: Buffer) => received(chunk.length));
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, forwarded(answer.rawHeaders));
  response.flushHeaders();
  // A cut or broken answer ends the client's connection too: half an answer must not look whole.
  await pipeline(answer, response).catch(() => response.destroy());
};

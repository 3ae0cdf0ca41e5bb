import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readPlainJson } from '../http/plainJson';
import { bodyDigest, digestOf } from './bodyDigest';

/** Sends a request in pieces, and answers what a server makes of it. */
const ask = async (pieces: string[], look: (req: IncomingMessage) => Promise<string>): Promise<string> => {
  const server = createServer((req, res) => {
    look(req).then(
      (found) => res.end(found),
      (error: unknown) => res.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true);
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, resolve));
  const answer = await text(socket);
  await new Promise((resolve) => server.close(resolve));
  return answer.split('\r\n\r\n')[1] ?? '';
};
const head = (...headers: string[]) =>
  ['POST / HTTP/1.1', 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');
const sha256 = (value: string) => createHash('sha256').update(value).digest('base64url');

it.each([
  ['at once', ['{"a":1}']],
  ['in pieces', ['{"a', '":', '1}']],
])('V-27, IS-04: a body that comes %s is read twice, by flow and as a stream', async (_how, body) => {
  const request = [head('Content-Length: 7'), ...body];
  const flow = async (req: IncomingMessage) =>
    `${await bodyDigest(req)} ${JSON.stringify(await readPlainJson(req))}`;
  expect(await ask(request, flow)).toBe(`${sha256('{"a":1}')} {"a":1}`);
  const stream = async (req: IncomingMessage) => `${await bodyDigest(req)} ${await text(req)}`;
  expect(await ask(request, stream)).toBe(`${digestOf('{"a":1}')} {"a":1}`);
  const twice = async (req: IncomingMessage) => `${await bodyDigest(req)} ${await bodyDigest(req)}`;
  expect(await ask(request, twice)).toBe(`${digestOf('{"a":1}')} ${digestOf('{"a":1}')}`);
});

it('V-27: no body has a digest of its own; what nobody knows the length of has none', async () => {
  const digest = async (req: IncomingMessage) => String(await bodyDigest(req));
  expect(await ask([head()], digest)).toBe(sha256(''));
  expect(await ask([head('Content-Length: 0')], digest)).toBe(sha256(''));
  expect(await ask([head('Transfer-Encoding: chunked'), '1\r\nx\r\n0\r\n\r\n'], digest)).toBe('null');
  // A file is not held in memory to be covered: it is answered before it came.
  expect(await ask([head(`Content-Length: ${2 * 1024 * 1024}`)], digest)).toBe('null');
});

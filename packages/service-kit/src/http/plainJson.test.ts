import { request } from 'node:http';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { endpoint } from '@yinyom/contracts/endpoint';
import { createLogger } from '../logger';
import { listen, type RunningServer } from '../runService';
import { bodyParser } from './bodyParser';
import { contextMiddleware } from './contextMiddleware';
import { createApp } from './createApp';
import { errorHandler } from './errorHandler';

let server: RunningServer;
const take = endpoint({
  name: 'take',
  service: 'consents',
  method: 'POST',
  path: '/take',
  auth: 'none',
  summary: 'takes a body',
  body: z.unknown(),
  bodyKind: 'beacon',
  bodyLimit: 64,
});
const echo: RequestHandler = (req, res) => void res.json({ got: req.body as unknown });

beforeAll(async () => {
  const app = createApp();
  app.use(contextMiddleware(createLogger('silent')));
  app.post('/take', ...bodyParser(take), echo);
  app.use(errorHandler);
  server = await listen(app, '127.0.0.1', 0, 'PORT');
});
afterAll(() => server.close());

const send = async (body: BodyInit, type: string, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', body, headers: { 'content-type': type, ...headers } };
  const answer = await fetch(`${server.url}/take`, init);
  const { got, code } = (await answer.json()) as { got?: unknown; code?: string };
  return answer.status === 200 ? got : [answer.status, code];
};

it.each([
  ['application/json'],
  ['text/plain;charset=UTF-8'],
  ['application/json; charset="utf-8"'],
  ['Application/JSON'],
])('reads %s', async (type) => {
  expect(await send('{"a":"ก"}', type)).toEqual({ a: 'ก' });
});

it('reads what is sent in an unusual way as well', async () => {
  expect(await send('\uFEFF{"a":1}', 'application/json')).toEqual({ a: 1 });
  expect(await send('{"a":1}', 'application/json; profile=x')).toEqual({ a: 1 });
  expect(await send('', 'application/json')).toEqual({});
});

it('refuses what is no JSON, too long, or of another type', async () => {
  expect(await send('{"a":', 'application/json')).toEqual([400, 'malformed_json']);
  expect(await send(`"${'x'.repeat(63)}"`, 'application/json')).toEqual([413, 'body_too_large']);
  expect(await send('a=1', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported_media_type']);
  expect(await send('{}', 'application/json', { 'content-encoding': 'x' })).toEqual([
    415,
    'unsupported_media_type',
  ]);
});

it.each([
  ['UTF-16', Buffer.from('\uFEFF{"a":1}', 'utf16le'), 'application/json; charset=utf-16'],
  ['UTF-16LE', Buffer.from('{"a":1}', 'utf16le'), 'application/json; charset=utf-16le'],
  ['UTF-7', Buffer.from('+AHsAIgBhACIAOgAx-}'), 'text/plain; charset=utf-7'],
  ['UTF-32', Buffer.from('{"a":1}'), 'application/json;charset="UTF-32"'],
  ['Latin-1', Buffer.from('{"a":1}'), 'application/json; charset=iso-8859-1'],
  ['one encoding and another', Buffer.from('{"a":1}'), 'text/plain; charset=utf-8; charset=utf-7'],
])('IN-11a, HT-03e, D-T6: refuses a body in %s', async (_what, body, type) => {
  expect(await send(new Uint8Array(body), type)).toEqual([415, 'unsupported_media_type']);
});

it('IN-11a: UTF-16 that does not say so is no JSON', async () => {
  const body = new Uint8Array(Buffer.from('{"a":1}', 'utf16le'));
  expect(await send(body, 'application/json')).toEqual([400, 'malformed_json']);
});

it.each([
  ['{"a":1,"a":2}'],
  ['{"a":{"b":1,"b":1}}'],
  ['{"a":1,"\\u0061":2}'],
  ['[{"__proto__":1,"__proto__":2}]'],
])('HT-03c: refuses %s, which parsers read differently', async (body) => {
  expect(await send(body, 'application/json')).toEqual([400, 'malformed_json']);
  expect(await send(body, 'application/json; profile=x')).toEqual([400, 'malformed_json']);
});

it('HT-03c: takes keys of one name in several objects, and what only looks like a key', async () => {
  const body = '[{"a":"x:\\":","b":[]},{"a":":"}]';
  expect(await send(body, 'application/json')).toEqual(JSON.parse(body));
});

it.each(['gzip', 'br', 'deflate'])('V-11, HT-03h: a body that is no %s is malformed', async (encoding) => {
  const answer = await send('{"a":1}', 'application/json', { 'content-encoding': encoding });
  expect(answer).toEqual([400, 'malformed_json']);
});

it('a body that comes in pieces is one body, and one that never ends hurts nobody', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '9' };
  const slow = request(`${server.url}/take`, { method: 'POST', headers });
  const answered = new Promise<string>((resolve, reject) => {
    slow.on('error', reject);
    slow.on('response', (answer) => answer.once('data', (chunk: Buffer) => resolve(String(chunk))));
  });
  slow.write('{"a":', () => slow.end('123}'));
  expect(await answered).toBe('{"got":{"a":123}}');
  const broken = request(`${server.url}/take`, { method: 'POST', headers });
  const lost = new Promise((resolve) => broken.once('error', resolve));
  broken.write('{', () => broken.destroy());
  await lost;
  expect(await send('{}', 'application/json')).toEqual({});
});

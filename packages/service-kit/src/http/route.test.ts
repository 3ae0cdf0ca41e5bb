import { endpoint } from '@yinyom/contracts/endpoint';
import * as z from 'zod/mini';
import type { IdentityClient } from '../auth/authorizer';
import { createLogger } from '../logger';
import { listen, type RunningServer } from '../runService';
import { contextMiddleware } from './contextMiddleware';
import { createApp } from './createApp';
import { errorHandler } from './errorHandler';
import { routeBinder } from './route';

const call = endpoint({
  name: 'change',
  service: 'identity',
  method: 'PUT',
  path: '/change',
  auth: 'none',
  summary: 'Changes what is given',
  body: z.strictObject({ name: z.optional(z.string()) }),
  answer: z.object({ ok: z.boolean() }),
});

/** Says that it takes If-Match; its handler forgets to read it. */
const forgetful = endpoint({
  ...call,
  name: 'forgetful',
  path: '/forgetful',
  ifMatch: 'optional',
});

const creating = endpoint({
  name: 'createPage',
  service: 'identity',
  method: 'POST',
  path: '/books/:book/pages',
  auth: 'none',
  summary: 'Creates a page',
  params: z.object({ book: z.string() }),
  query: z.strictObject({ shelf: z.optional(z.string()), quiet: z.optional(z.string()) }),
  status: 201,
  readAt: '/books/:book/pages/:page?shelf',
  answer: z.object({ id: z.string() }),
});

let server: RunningServer;
beforeAll(async () => {
  const app = createApp();
  app.use(contextMiddleware(createLogger('silent')));
  // Nobody signs in here.
  routeBinder(app, {} as IdentityClient)(call, async () => ({ ok: true }));
  routeBinder(app, {} as IdentityClient)(forgetful, async () => ({ ok: true }));
  routeBinder(app, {} as IdentityClient)(creating, async () => ({ id: '7' }));
  app.use(errorHandler);
  server = await listen(app, '127.0.0.1', 0, 'PORT');
});
afterAll(() => server.close());

it.each([
  ['no body', undefined, 200],
  ['an empty object', '{}', 200],
  ['null', 'null', 422],
  ['a list', '[]', 422],
  ['a text', '"name"', 422],
  ['a number', '7', 422],
  ['false', 'false', 422],
])('where every field may be left out, a body (%s, %j) is answered %i', async (_what, body, status) => {
  const headers = { connection: 'close', ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${server.url}/change`, {
    method: 'PUT',
    headers,
    ...(body !== undefined && { body }),
  });
  expect(answer.status).toBe(status);
});

it('a handler that does not read a declared If-Match never answers with success', async () => {
  const sent = { method: 'PUT', headers: { connection: 'close' } };
  expect((await fetch(`${server.url}/forgetful`, sent)).status).toBe(500);
});

it('what was created says where it can be read', async () => {
  const sent = { method: 'POST', headers: { connection: 'close' } };
  const answer = await fetch(`${server.url}/books/3/pages`, sent);
  expect([answer.status, answer.headers.get('location')]).toEqual([201, '/api/v1/books/3/pages/7']);
  const shelved = await fetch(`${server.url}/books/3/pages?quiet=1&shelf=a%26b`, sent);
  expect(shelved.headers.get('location')).toBe('/api/v1/books/3/pages/7?shelf=a%26b');
  expect((await fetch(`${server.url}/change`, { ...sent, method: 'PUT' })).headers.has('location')).toBe(
    false,
  );
});

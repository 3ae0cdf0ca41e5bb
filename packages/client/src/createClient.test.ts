import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '@yinyom/contracts/endpoints';
import { calls } from './calls';
import { createClient } from './createClient';
import { YinyomError } from './YinyomError';

const ID = '66f0c2a9e13b5d7f8a901234';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

let server: Server;
let replies: Reply[];
let seen: Seen[];
let url: string;

beforeAll(async () => {
  server = createServer(async (req, res) => {
    seen.push({ method: req.method, url: req.url, headers: req.headers, body: await text(req) });
    const { status, body, headers } = replies.shift() ?? { status: 500 };
    res.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
    res.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  replies = [];
  seen = [];
});
const client = (retries = 4) => createClient({ url: `${url}/`, key: 'yk_live_x', retries });

it('has every call that takes an API key, and no other', () => {
  const taken = endpoints.filter(({ scope }) => scope !== undefined);
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).sort();
  expect(names(Object.values(calls))).toEqual(names(taken));
  expect(Object.entries(calls).filter(([name, { name: own }]) => name !== own)).toEqual([]);
});

it('fills address and query and sends the key', async () => {
  replies = [{ status: 200, body: { id: ID } }];
  await client().getScan({ params: { id: ID, scanId: 'a/b' } });
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: `/api/v1/applications/${ID}/scans/a%2Fb`,
    headers: { authorization: 'Bearer yk_live_x' },
  });
});

it.each([429, 503])('waits as long as a %p says, then tries the same call again', async (status) => {
  const again = { status, headers: { 'retry-after': '0' }, body: {} };
  replies = [again, again, { status: 201, body: { id: ID } }];
  await client().createApplication({
    body: { organization_id: ID, domain_name: 'www.example.ac.th', default_language: 'th' },
  });
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen.map(({ body }) => JSON.parse(body).domain_name)).toEqual(Array(3).fill('www.example.ac.th'));
});

it('stops trying, and tells what the platform told', async () => {
  const body = {
    code: 'rate_limited',
    message: 'Too many',
    request_id: 'r1',
    errors: [{ field: 'a', code: 'b', message: 'c' }],
  };
  replies = Array(2).fill({ status: 429, headers: { 'retry-after': '0' }, body });
  const failure = await client(1)
    .listConsents({ query: { application_id: ID } })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(YinyomError);
  expect(failure).toMatchObject({ status: 429, code: 'rate_limited', requestId: 'r1', errors: body.errors });
  expect(seen).toHaveLength(2);
});

it('does not wait where the platform asks for longer than a minute, as for the scan of tomorrow', async () => {
  replies = [{ status: 429, headers: { 'retry-after': '61' }, body: { code: 'scan_limit' } }];
  await expect(client().listConsents({ query: { application_id: ID } })).rejects.toMatchObject({
    status: 429,
  });
  expect(seen).toHaveLength(1);
});

it('does not try again what was refused, and understands answers that are not of the platform', async () => {
  replies = [{ status: 502, body: '<html>' }];
  await expect(client().listConsents({ query: { application_id: ID } })).rejects.toMatchObject({
    status: 502,
    code: 'unknown',
  });
  expect(seen).toHaveLength(1);
});

it('goes through lists by cursor and by page, as far as it is asked to', async () => {
  const list = (entities: number[], more: object) => ({
    status: 200,
    body: { entities, limit: 2, total: null, has_more: true, next_cursor: null, ...more },
  });
  replies = [list([1, 2], { next_cursor: 'abc' }), list([3], { has_more: false })];
  const all: unknown[] = [];
  for await (const one of client().each('listConsents', { query: { application_id: ID } })) all.push(one);
  expect(all).toEqual([1, 2, 3]);
  expect(seen[1]?.url).toContain('cursor=abc');

  replies = [list([1, 2], { page: 1 }), list([3, 4], { page: 2 })];
  for await (const one of client().each('listApplications')) if ((one as unknown) === 3) break;
  expect(seen[3]?.url).toContain('page=2');
  expect(seen).toHaveLength(4);
});

it('sends the version that was read, and a call that is not saved without one asks for it', async () => {
  replies = [
    { status: 200, body: {} },
    { status: 412, body: { code: 'version_conflict' } },
  ];
  await client().updateCookie({ params: { id: ID }, body: { provider: 'Example' }, ifMatch: '"3"' });
  const answers = { controller_name: 'Example' } as never;
  const refused = client().savePolicy({ params: { id: ID }, body: answers, ifMatch: '"4"' });
  await expect(refused).rejects.toMatchObject({ status: 412, code: 'version_conflict' });
  expect(seen.map(({ headers }) => headers['if-match'])).toEqual(['"3"', '"4"']);

  replies = [
    { status: 200, body: {} },
    { status: 200, body: {} },
  ];
  await client().updateCookie({ params: { id: ID }, body: { provider: 'Example' } });
  expect(seen[2]?.headers).not.toHaveProperty('if-match');
  // @ts-expect-error -- a policy is saved over the version that was read only.
  await client().savePolicy({ params: { id: ID }, body: answers });
  // @ts-expect-error -- nothing is read before a cookie is created.
  const unread = () => client().createCookie({ body: {} as never, ifMatch: '"1"' });
  expect(unread).toBeInstanceOf(Function);
});

it('gives a file as the response, to be read as it comes', async () => {
  replies = [{ status: 200, body: 'rows' }];
  const file = await client().downloadExport({ params: { id: ID } });
  expect(await file.json()).toBe('rows');
});

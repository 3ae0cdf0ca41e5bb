import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { LIVE } from '@yinyom/contracts/live/liveEvents';
import { ROLES, type Role } from '@yinyom/contracts/constants';
import { unauthorized } from '@yinyom/service-kit/AppError';
import { errorHandler } from '@yinyom/service-kit/http/errorHandler';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { logger } from '../testing/probe';
import { readEvents } from '../testing/readEvents';
import { everybody, type LiveSource } from './LiveSource';
import { createLiveHub } from './liveHub';
import { createLiveStreams, type LivePace, type LiveStreams } from './liveStreams';

const memberOf = (userId: string, role: Role) => ({
  userId,
  role,
  organizationId: 'o',
  organizationName: '',
  applications: null,
});

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/** Streams on a real server. Who asks stands in the address, with the role; rights can be taken away. */
const startStreams = async (pace: Partial<LivePace> = {}, padding = 0) => {
  const roles = new Map<string, Role>();
  let number = 0;
  const source: LiveSource<number> = {
    name: 'numbers',
    everyMs: 20,
    look: async (before) => new Map([...before.keys()].map((id) => [id, (number += 1)])),
    news: (_before, now) => [
      { event: 'figures', data: { now, padding: '-'.repeat(padding) }, mayRead: everybody },
      { event: 'scan', data: { now }, mayRead: ({ role }) => role >= ROLES.member },
    ],
  };
  const streams: LiveStreams = createLiveStreams(createLiveHub({ sources: [source], logger }), {
    ...LIVE,
    ...pace,
  });
  const app = express();
  app.use(contextMiddleware(logger));
  app.get('/:user', (req, res) => {
    const { user } = req.params;
    const role = () => {
      const known = roles.get(user);
      if (known === undefined) throw unauthorized();
      return memberOf(user, known);
    };
    const lastId = req.get('Last-Event-ID');
    streams.begin(res, { applicationId: 'a', member: role(), lastId, recheck: async () => role() });
  });
  app.use(errorHandler);
  const server: Server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  stop = async () => {
    streams.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const open = async (user: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/${user}`, { headers });
    return { response, ...readEvents(response) };
  };
  return { roles, streams, port, open, server };
};

it('a stream begins with what proxies and readers need to know', async () => {
  const { roles, open } = await startStreams({ heartbeatMs: 0 });
  roles.set('u', ROLES.viewer);
  const { response, comment, event } = await open('u');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  await comment('retry: 5000');
  await comment(': hb');
  expect((await event('figures')).id).toMatch(/^[0-9a-f]{8}-\d+$/);
});

it('each is told what the role may read, from the next look at rights on', async () => {
  const { roles, open } = await startStreams({ rightsMs: 0 });
  roles.set('viewer', ROLES.viewer).set('member', ROLES.member);
  const viewer = await open('viewer');
  const member = await open('member');
  await member.event('scan');
  await viewer.event('figures');
  expect(viewer.events.map(({ event }) => event)).not.toContain('scan');
  roles.set('viewer', ROLES.member);
  await viewer.event('scan');
});

it('T-05 a right that was taken away ends the stream', async () => {
  const { roles, open } = await startStreams({ rightsMs: 0 });
  roles.set('u', ROLES.viewer);
  const stream = await open('u');
  await stream.event('figures');
  roles.delete('u');
  await stream.end();
  expect(stream.events.at(-1)?.event).toBe('bye');
  expect((await open('u')).response.status).toBe(401);
});

it('a stream ends after its time with a goodbye, and goes on where it was', async () => {
  const { roles, open } = await startStreams({ longestMs: 700 });
  roles.set('u', ROLES.viewer);
  const whole = async () => {
    const stream = await open('u');
    await stream.end();
    expect(stream.events.at(-1)?.event).toBe('bye');
    return stream.events.filter(({ event }) => event === 'figures').at(-1);
  };
  let last = await whole();
  // A busy machine may take all of its time for the first look.
  while (!last) last = await whole();
  const next = await open('u', { 'Last-Event-ID': last?.id ?? '' });
  const { data } = await next.event('figures');
  expect(data.now).toBe(last?.data.now + 1);
});

it('a reader who does not read is cut off, and the others go on', async () => {
  const { roles, open, port, server } = await startStreams({}, 60_000);
  roles.set('slow', ROLES.viewer).set('quick', ROLES.viewer);
  const cut = new Promise<void>((resolve) => {
    server.on('request', (req: IncomingMessage, res: ServerResponse) => {
      if (req.url === '/slow') res.once('close', resolve);
    });
  });
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  const quick = await open('quick');
  await cut;
  socket.destroy();
  const seen = quick.events.length;
  await quick.event('figures', ({ now }) => now > seen + 5);
  expect(quick.ended()).toBe(false);
});

it('nobody can take the room of the others, and a full process says when to come again', async () => {
  const { roles, open } = await startStreams({ streams: 3, streamsOfOne: 2 });
  roles.set('a', ROLES.viewer).set('b', ROLES.viewer).set('c', ROLES.viewer);
  for (const user of ['a', 'a']) expect((await open(user)).response.status).toBe(200);
  const refused = await open('a');
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '15']);
  expect((await open('b')).response.status).toBe(200);
  expect((await open('c')).response.status).toBe(503);
});

it('a process that stops says goodbye to everybody and lets nobody in', async () => {
  const { roles, open, streams } = await startStreams();
  roles.set('u', ROLES.viewer);
  const stream = await open('u');
  await stream.event('figures');
  streams.close();
  await stream.end();
  expect(stream.events.at(-1)?.event).toBe('bye');
  expect((await open('u')).response.status).toBe(503);
});

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIVE, LIVE_EVENTS, type LiveEventName } from '@yinyom/contracts/live/liveEvents';
import { readEvents, type ReadEvent } from '../testing/readEvents';
import { publishSite } from '../testing/sampleSite';
import { startWholeGateways, type WholeGateways } from '../testing/startWholeGateways';

let gateways: WholeGateways;
let site: Awaited<ReturnType<typeof publishSite>>;
beforeAll(async () => {
  const env = { RATE_LIMITS: 'off' };
  gateways = await startWholeGateways(env, 2, { ...LIVE, rightsMs: 1_000, streamsOfOne: 100 });
  site = await publishSite(gateways);
});
const opened: AbortController[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.abort();
});
afterAll(() => gateways.stop());

interface Asking {
  url?: string;
  id?: string;
  lastId?: string;
  token?: string;
}
const watch = async ({ url = gateways.urls[0], id, lastId, token = gateways.owner.token }: Asking = {}) => {
  const leaving = new AbortController();
  opened.push(leaving);
  const about = id ?? gateways.owner.applicationId;
  const response = await fetch(`${url}/api/v1/me/events?application_id=${encodeURIComponent(about)}`, {
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(lastId !== undefined && { 'Last-Event-ID': lastId }),
    },
    signal: leaving.signal,
  });
  return { response, leave: () => leaving.abort() };
};
const reading = async (asking?: Asking) => {
  const { response, leave } = await watch(asking);
  if (response.status !== 200) throw new Error(await response.text());
  return { ...readEvents(response), leave };
};
const totalOf = ({ data }: ReadEvent): number => data.row.total;
/** Total of decisions of the newest figures. */
const latest = (events: readonly ReadEvent[]): number =>
  events
    .filter(({ event }) => event === 'figures')
    .map(totalOf)
    .at(-1) ?? 0;

it('what visitors do is told within seconds, at whichever gateway they and the reader are', async () => {
  const [here, there] = [await reading(), await reading({ url: gateways.urls[1] })];
  await here.event('figures');
  await there.event('figures');
  const before = latest(here.events);
  await site.show();
  await site.decide('banner_accept', 0);
  await site.decide('banner_decline', 1);
  for (const { event, events } of [here, there]) {
    await event('figures', ({ row }) => row.total === before + 2 && row.shown >= 1);
    await event('decision', ({ decisions }) => decisions.at(-1).result === 'decline_all');
    // Each event is as declared.
    for (const { event: name, data } of events)
      expect(LIVE_EVENTS[name as LiveEventName].safeParse(data).success).toBe(true);
  }
  const grown = here.events.filter(({ event }) => event === 'figures').slice(1);
  const sum = (field: 'accepted' | 'declined') => grown.reduce((all, { data }) => all + data.delta[field], 0);
  expect([sum('accepted'), sum('declined')]).toEqual([1, 1]);
  const summary = await gateways.send('GET', `/applications/${gateways.owner.applicationId}/summary`, {
    token: gateways.owner.token,
  });
  expect(here.events.filter(({ event }) => event === 'figures').at(-1)?.data.row).toEqual(
    summary.body.trend.at(-1),
  );
});

it('who comes back after a break misses nothing: at the same gateway event by event, at another the state of things', async () => {
  const first = await reading();
  await first.event('figures');
  const before = latest(first.events);
  const lastId = first.events.at(-1)?.id ?? '';
  first.leave();
  await first.end();
  await site.decide('banner_accept');
  await site.decide('banner_accept');
  for (const url of gateways.urls) {
    const again = await reading({ url, lastId });
    await again.event('figures', ({ row }) => row.total === before + 2);
  }
});

it('T-01 and T-15: a foreign website, one that never was and no id at all answer alike, and nobody without a token', async () => {
  const answers = await Promise.all(
    ['a'.repeat(24), 'abc', '../..', 'ก'].map(async (id) => {
      const { response } = await watch({ id });
      return [response.status, (await response.json()).code];
    }),
  );
  for (const answer of answers) expect(answer).toEqual([404, 'not_found']);
  expect((await watch({ token: '' })).response.status).toBe(401);
  expect((await watch({ token: 'yk_live_none' })).response.status).toBe(401);
});

it('J-03: parameters that nobody knows are refused, and other methods', async () => {
  const { send, owner } = gateways;
  const asked = `/me/events?application_id=${owner.applicationId}`;
  expect((await send('GET', `${asked}&nope=1`, { token: owner.token })).status).toBe(400);
  expect((await send('GET', '/me/events', { token: owner.token })).status).toBe(422);
  expect((await send('POST', asked, { token: owner.token })).status).toBe(405);
});

it('events pass through a proxy one by one', async () => {
  const proxy = createServer((req, res) => {
    const { hostname, port } = new URL(gateways.urls[0] ?? '');
    const { url: path, headers } = req;
    const onward = request({ hostname, port, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    res.once('close', () => onward.destroy());
    onward.on('error', () => res.destroy()).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const stream = await reading({ url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` });
  await stream.event('figures');
  const before = latest(stream.events);
  await site.decide('banner_decline');
  await stream.event('figures', ({ row }) => row.total === before + 1);
  stream.leave();
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
});

it('a limited person follows websites of the scope alone, and a stream ends once its website leaves it', async () => {
  const users = (await gateways.connect('identity')).collection('users');
  const [theirs, other] = [gateways.owner.applicationId, 'e'.repeat(24)];
  const become = (role: number, scope: { websites: string[]; groups: string[] } | null) =>
    users.updateMany({}, { $set: { 'memberships.0.role': role, 'memberships.0.scope': scope } });
  try {
    await become(1, { websites: [other], groups: [] });
    const refused = await watch();
    expect([refused.response.status, (await refused.response.json()).code]).toEqual([404, 'not_found']);
    await become(1, { websites: [theirs], groups: [] });
    const stream = await reading();
    await stream.event('figures');
    await become(1, { websites: [other], groups: [] });
    await stream.end();
    expect(stream.events.at(-1)?.event).toBe('bye');
  } finally {
    await become(1000, null);
  }
});

it('a session that ends takes its streams with it', async () => {
  const { send, owner } = gateways;
  const stream = await reading();
  await stream.event('figures');
  await send('POST', '/me/logout', { token: owner.token, body: {} });
  await stream.end();
  expect(stream.events.at(-1)?.event).toBe('bye');
  expect((await watch()).response.status).toBe(401);
});

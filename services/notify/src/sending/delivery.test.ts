import { verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { createPublicKey } from 'node:crypto';
import { DAY_MS } from '@yinyom/contracts/constants';
import { startNotify, until, webhookForm, type Notify } from '../testing/startNotify';
import { startReceiver, type Receiver, type Received, type Reply } from '../testing/startReceiver';

let notify: Notify;
let receiver: Receiver;
let reply: (received: Received, index: number) => Reply;
let passed = 0;
beforeAll(async () => {
  receiver = await startReceiver((received, index) => reply(received, index));
  notify = await startNotify({ now: () => new Date(Date.now() + passed) });
});
afterAll(async () => {
  await notify.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  reply = () => ({});
  passed = 0;
  notify.identity.audit.length = 0;
});
afterEach(async () => {
  for (const { id } of (await notify.admin('GET', '')).body.entities) await notify.admin('DELETE', `/${id}`);
});

const count = () => receiver.received.length;
const arrive = (most: number) =>
  until(count, (seen) => seen >= most).then(() => receiver.received[most - 1] as Received);
const stateOf = async (id: string) => (await notify.admin('GET', `/${id}`)).body;
const deliveriesOf = async (id: string, query = '') =>
  (await notify.admin('GET', `/${id}/deliveries${query}`)).body.entities;
/** As if the wait before the next try were over. */
const noWaiting = async () => {
  const now = new Date();
  await notify.connection
    .collection('deliveries')
    .updateMany({ status: 'waiting', next_at: { $gt: now } }, { $set: { next_at: now } });
  await notify.connection
    .collection('webhooks')
    .updateMany({ state: 'active' }, { $set: { due_at: now, not_before: null }, $inc: { marker: 1 } });
};
const tell = () => notify.sources.scanner.tell('scan.finished', { scan_id: 's1', status: 'succeeded' });

it('a message is signed as a receiver of another make expects, and is thin', async () => {
  const { id, secret } = await notify.add({ url: receiver.url });
  tell();
  const { headers, body } = await arrive(1);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Yinyom-Webhooks/1 (+http://localhost:4000)',
    'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
  });
  const message = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(message).toEqual({
    type: 'scan.finished',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    data: { scan_id: 's1', status: 'succeeded' },
    organization_id: 'a'.repeat(24),
    application_id: 'c'.repeat(24),
  });
  const [delivery] = await until(
    () => deliveriesOf(id),
    ([one]) => one?.status === 'delivered',
  );
  expect(delivery).toMatchObject({ tries: 1, next_try_at: null, last_try: { status: 204, error: null } });
  expect(await stateOf(id)).toMatchObject({
    waiting: 0,
    failing_since: null,
    last_try: { taken: true, status: 204 },
  });
});

it('with Ed25519 whoever has the public key can verify it', async () => {
  const { public_key } = await notify.add({ url: receiver.url, signing: 'ed25519' });
  tell();
  const { headers, body } = await arrive(1);
  const raw = Buffer.from(String(public_key).slice('whpk_'.length), 'base64');
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') },
    format: 'jwk',
  });
  const [version, signature = ''] = String(headers['webhook-signature']).split(',');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect([version, verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64'))]).toEqual([
    'v1a',
    true,
  ]);
});

it('while a secret is changed, receivers with the old one and with the new one take the message', async () => {
  const { id, secret } = await notify.add({ url: receiver.url });
  const { body: rotated } = await notify.admin('POST', `/${id}/rotate`, { overlap_hours: 1 });
  tell();
  const { headers, body } = await arrive(1);
  for (const one of [secret, rotated.secret])
    expect(new Webhook(one).verify(body, headers as Record<string, string>)).toBeTruthy();
  passed = 3_601_000;
  tell();
  const later = await arrive(2);
  expect(String(later.headers['webhook-signature']).split(' ')).toHaveLength(1);
  expect(() => new Webhook(secret).verify(later.body, later.headers as Record<string, string>)).toThrow();
});

it('a receiver that fails three times gets the message at the fourth, with the same id and a new time', async () => {
  const { id } = await notify.add({ url: receiver.url });
  reply = (_received, index) => (index < 3 ? { status: 500, body: 'out of order' } : {});
  tell();
  for (let tries = 1; tries <= 3; tries += 1) {
    await arrive(tries);
    await until(
      () => deliveriesOf(id),
      ([one]) => one.tries === tries && one.last_try !== null && one.status === 'waiting',
    );
    const { timestamp } = receiver.received[tries - 1] as Received;
    await until(
      () => Math.floor(Date.now() / 1_000),
      (seconds) => seconds > timestamp,
    );
    await noWaiting();
  }
  const last = await arrive(4);
  expect(new Set(receiver.received.map(({ id: same }) => same)).size).toBe(1);
  expect(new Set(receiver.received.map(({ timestamp }) => timestamp)).size).toBe(4);
  await until(
    () => deliveriesOf(id),
    ([one]) => one.status === 'delivered',
  );
  const { body } = await notify.admin('GET', `/${id}/deliveries/${last.id}`);
  expect(body).toMatchObject({ body: last.body, tries: 4 });
  expect(
    body.log.map(({ status, error, answer }: Reply & { error: string; answer: string }) => [
      status,
      error,
      answer,
    ]),
  ).toEqual([...Array.from({ length: 3 }, () => [500, 'status', 'out of order']), [204, null, '']]);
});

it('a redirect is a failure and is not followed; of a long answer a kilobyte is kept', async () => {
  const elsewhere = await startReceiver();
  const { id } = await notify.add({ url: receiver.url });
  reply = () => ({ status: 307, headers: { location: elsewhere.url }, body: 'x'.repeat(200_000) });
  tell();
  const [delivery] = await until(
    () => deliveriesOf(id),
    ([one]) => one?.last_try != null,
  );
  expect(delivery).toMatchObject({ status: 'waiting', last_try: { status: 307, error: 'redirect' } });
  const { body } = await notify.admin('GET', `/${id}/deliveries/${delivery.id}`);
  expect(body.log[0].answer).toHaveLength(1_024);
  expect(elsewhere.connections).toBe(0);
  await elsewhere.close();
});

it('410 switches a webhook off at once; Admins get a mail and the audit log an entry, once', async () => {
  const { id } = await notify.add({ url: receiver.url, name: 'Old' });
  reply = () => ({ status: 410 });
  tell();
  await until(
    () => notify.identity.webhookMails.length,
    (mails) => mails > 0,
  );
  expect(await stateOf(id)).toMatchObject({ state: 'gone' });
  expect(notify.identity.webhookMails.splice(0)).toEqual([
    { organization_id: 'a'.repeat(24), webhook: 'Old', host: `localhost:${receiver.port}`, reason: 'gone' },
  ]);
  expect(notify.identity.audit.filter(({ action }) => action === 'webhook.disabled')).toMatchObject([
    { actor: { kind: 'system' }, target: { id, label: 'Old' } },
  ]);
  const before = count();
  tell();
  await until(
    () => notify.sources.scanner.kept.size,
    (left) => left === 0,
  );
  expect((await notify.admin('POST', `/${id}/test`, {})).body.code).toBe('webhook_off');
  expect(count()).toBe(before);
});

it('five days of nothing but failures switch it off; switched on again it goes on with what waited', async () => {
  const { id } = await notify.add({ url: receiver.url });
  reply = () => ({ status: 500 });
  tell();
  await until(
    () => stateOf(id),
    ({ failing_since }) => failing_since !== null,
  );
  passed = 5 * DAY_MS + 1_000;
  await noWaiting();
  await until(
    () => stateOf(id),
    ({ state }) => state === 'failing',
  );
  passed = 0;
  reply = () => ({});
  const seen = count();
  await noWaiting();
  await notify.admin('PUT', `/${id}`, { ...webhookForm({ url: receiver.url }), enabled: true });
  await until(count, (now) => now > seen);
  await until(
    () => stateOf(id),
    (webhook) => webhook.state === 'active' && webhook.waiting === 0 && webhook.failing_since === null,
  );
});

it('after 429 it gets one message at a time, and none before the pause it asked for', async () => {
  let open = 0;
  let most = 0;
  reply = () => ({ status: 429, headers: { 'retry-after': '3600' } });
  const { id } = await notify.add({ url: receiver.url });
  tell();
  await until(
    () => deliveriesOf(id),
    ([one]) => one?.last_try != null,
  );
  const seen = count();
  for (let more = 0; more < 10; more += 1) tell();
  await until(
    () => stateOf(id),
    ({ waiting }) => waiting === 11,
  );
  const [{ next_try_at }] = (await deliveriesOf(id)).filter(({ tries }: { tries: number }) => tries === 1);
  expect(Date.parse(next_try_at) - Date.now()).toBeGreaterThan(3_500_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(count()).toBe(seen);
  reply = () => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
    });
    return { status: 502 };
  };
  await noWaiting();
  await until(count, (now) => now >= seen + 5);
  expect(most).toBe(1);
});

it('after the tenth try a message is given up; it is sent again by hand, one or all of a time', async () => {
  const { id } = await notify.add({ url: receiver.url });
  reply = () => ({ status: 500 });
  tell();
  for (let tries = 1; tries <= 10; tries += 1) {
    await until(
      () => deliveriesOf(id),
      ([one]) =>
        one?.tries === tries && (one.status === 'failed' || Date.parse(one.next_try_at) > Date.now() + 3_000),
    );
    await noWaiting();
  }
  const [given] = await until(
    () => deliveriesOf(id, '?status=failed'),
    ([one]) => one !== undefined,
  );
  expect(given).toMatchObject({ tries: 10, next_try_at: null });
  reply = () => ({});
  const again = await notify.admin('POST', `/${id}/deliveries/${given.id}/resend`, {});
  expect([again.status, again.body.id]).toEqual([202, given.id]);
  await until(
    () => deliveriesOf(id, '?status=delivered'),
    ([one]) => one?.tries === 11,
  );
  const range = {
    from: new Date(Date.now() - 60_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  };
  expect((await notify.admin('POST', `/${id}/resend`, { ...range, status: 'failed' })).body).toEqual({
    resent: 0,
    more: false,
  });
  expect((await notify.admin('POST', `/${id}/resend`, range)).body).toEqual({ resent: 1, more: false });
  await until(
    () => deliveriesOf(id, '?status=delivered'),
    ([one]) => one?.tries === 12,
  );
  const ids = new Set(receiver.received.map(({ id: same }) => same));
  expect(ids.size).toBe(1);
  expect(notify.identity.audit.filter(({ action }) => action === 'webhook.resent')).toHaveLength(2);
});

it('a ping is sent when somebody asks for it', async () => {
  const { id } = await notify.add({ url: receiver.url });
  const { status, body } = await notify.admin('POST', `/${id}/test`, {});
  const ping = await arrive(1);
  expect([status, body.delivery_id]).toEqual([202, ping.id]);
  expect(JSON.parse(ping.body)).toMatchObject({
    type: 'ping',
    data: { webhook_id: id },
    application_id: null,
  });
});

it('what happened before a webhook was there, or while it was paused, is not sent', async () => {
  const { id } = await notify.add({ url: receiver.url });
  await notify.admin('PUT', `/${id}`, { ...webhookForm({ url: receiver.url }), enabled: false });
  tell();
  await until(
    () => notify.sources.scanner.kept.size,
    (left) => left === 0,
  );
  await notify.admin('PUT', `/${id}`, { ...webhookForm({ url: receiver.url }), enabled: true });
  await notify.admin('POST', `/${id}/test`, {});
  await arrive(1);
  expect(receiver.messages('scan.finished')).toEqual([]);
});

it('messages go to those who chose them, in their organization, and to no others', async () => {
  const other = await startReceiver();
  await notify.add({ url: receiver.url, events: ['cookie.discovered'] });
  await notify.add({ url: other.url });
  notify.sources.websites.tell('cookie.discovered', { name: '_ga' });
  notify.sources.websites.tell('cookie.discovered', { name: 'theirs' }, 'b'.repeat(24));
  tell();
  await until(
    () => [count(), other.received.length],
    ([ours, others]) => ours === 1 && others === 1,
  );
  expect(receiver.messages('cookie.discovered')).toMatchObject([{ data: { name: '_ga' } }]);
  expect(other.messages('scan.finished')).toHaveLength(1);
  await other.close();
});

it('two processes send each message once', async () => {
  const second = await notify.another();
  const { id } = await notify.add({ url: receiver.url });
  for (let more = 0; more < 50; more += 1) tell();
  await until(
    () => stateOf(id),
    ({ waiting }) => waiting === 0 && count() >= 50,
  );
  await second.close();
  expect(new Set(receiver.received.map(({ id: same }) => same)).size).toBe(50);
  expect(count()).toBe(50);
});

it('the list of deliveries goes on where a page ended', async () => {
  const { id } = await notify.add({ url: receiver.url });
  for (let more = 0; more < 7; more += 1) tell();
  await until(
    () => deliveriesOf(id),
    (found) => found.length === 7,
  );
  const first = (await notify.admin('GET', `/${id}/deliveries?limit=5&with_total=1`)).body;
  const second = (await notify.admin('GET', `/${id}/deliveries?limit=5&cursor=${first.next_cursor}`)).body;
  expect([first.total, first.has_more, second.has_more]).toEqual([7, true, false]);
  const ids = [...first.entities, ...second.entities].map(({ id: one }: { id: string }) => one);
  expect(new Set(ids).size).toBe(7);
  const bad = await notify.admin('GET', `/${id}/deliveries?cursor=xyz`);
  expect([bad.status, bad.body.errors[0].code]).toEqual([422, 'cursor_invalid']);
});

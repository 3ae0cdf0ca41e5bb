import { DAY_MS } from '@yinyom/contracts/durations';
import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { deliveryStory } from '../testing/deliveryStory';
import { until, webhookForm } from '../testing/startNotify';
import { startReceiver, type Received, type Reply } from '../testing/startReceiver';

const story = deliveryStory();
const { count, arrive, stateOf, deliveriesOf, judged, noWaiting, tell } = story;

it('a message is signed as a receiver of another make expects, and is thin', async () => {
  const { id, secret } = await story.notify.add({ url: story.receiver.url });
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
  const { public_key } = await story.notify.add({ url: story.receiver.url, signing: 'ed25519' });
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
  const { id, secret } = await story.notify.add({ url: story.receiver.url });
  const { body: rotated } = await story.notify.admin('POST', `/${id}/rotate`, { overlap_hours: 1 });
  tell();
  const { headers, body } = await arrive(1);
  for (const one of [secret, rotated.secret])
    expect(new Webhook(one).verify(body, headers as Record<string, string>)).toBeTruthy();
  story.passed = 3_601_000;
  tell();
  const later = await arrive(2);
  expect(String(later.headers['webhook-signature']).split(' ')).toHaveLength(1);
  expect(() => new Webhook(secret).verify(later.body, later.headers as Record<string, string>)).toThrow();
});

it('a receiver that fails three times gets the message at the fourth, with the same id and a new time', async () => {
  const { id } = await story.notify.add({ url: story.receiver.url });
  story.reply = (_received, index) => (index < 3 ? { status: 500, body: 'out of order' } : {});
  tell();
  for (let tries = 1; tries <= 3; tries += 1) {
    await arrive(tries);
    await judged(id, tries);
    const { timestamp } = story.receiver.received[tries - 1] as Received;
    await until(
      () => Math.floor(Date.now() / 1_000),
      (seconds) => seconds > timestamp,
    );
    await noWaiting();
  }
  const last = await arrive(4);
  expect(new Set(story.receiver.received.map(({ id: same }) => same)).size).toBe(1);
  expect(new Set(story.receiver.received.map(({ timestamp }) => timestamp)).size).toBe(4);
  await until(
    () => deliveriesOf(id),
    ([one]) => one.status === 'delivered',
  );
  const { body } = await story.notify.admin('GET', `/${id}/deliveries/${last.id}`);
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
  const { id } = await story.notify.add({ url: story.receiver.url });
  story.reply = () => ({ status: 307, headers: { location: elsewhere.url }, body: 'x'.repeat(200_000) });
  tell();
  const [delivery] = await until(
    () => deliveriesOf(id),
    ([one]) => one?.last_try != null,
  );
  expect(delivery).toMatchObject({ status: 'waiting', last_try: { status: 307, error: 'redirect' } });
  const { body } = await story.notify.admin('GET', `/${id}/deliveries/${delivery.id}`);
  expect(body.log[0].answer).toHaveLength(1_024);
  expect(elsewhere.connections).toBe(0);
  await elsewhere.close();
});

it('410 switches a webhook off at once; Admins get a mail and the audit log an entry, once', async () => {
  const { id } = await story.notify.add({ url: story.receiver.url, name: 'Old' });
  story.reply = () => ({ status: 410 });
  tell();
  await until(
    () => story.notify.identity.webhookMails.length,
    (mails) => mails > 0,
  );
  expect(await stateOf(id)).toMatchObject({ state: 'gone' });
  expect(story.notify.identity.webhookMails.splice(0)).toEqual([
    {
      organization_id: 'a'.repeat(24),
      webhook: 'Old',
      host: `localhost:${story.receiver.port}`,
      reason: 'gone',
    },
  ]);
  expect(story.notify.identity.audit.filter(({ action }) => action === 'webhook.disabled')).toMatchObject([
    { actor: { kind: 'system' }, target: { id, label: 'Old' } },
  ]);
  const before = count();
  tell();
  await until(
    () => story.notify.sources.scanner.kept.size,
    (left) => left === 0,
  );
  expect((await story.notify.admin('POST', `/${id}/test`, {})).body.code).toBe('webhook_off');
  expect(count()).toBe(before);
});

it('five days of nothing but failures switch it off; switched on again it goes on with what waited', async () => {
  const { id } = await story.notify.add({ url: story.receiver.url });
  story.reply = () => ({ status: 500 });
  tell();
  await until(
    () => stateOf(id),
    ({ failing_since }) => failing_since !== null,
  );
  story.passed = 5 * DAY_MS + 1_000;
  await noWaiting();
  await until(
    () => stateOf(id),
    ({ state }) => state === 'failing',
  );
  story.passed = 0;
  story.reply = () => ({});
  const seen = count();
  await noWaiting();
  await story.notify.admin('PUT', `/${id}`, { ...webhookForm({ url: story.receiver.url }), enabled: true });
  await until(count, (now) => now > seen);
  await until(
    () => stateOf(id),
    (webhook) => webhook.state === 'active' && webhook.waiting === 0 && webhook.failing_since === null,
  );
});

it('after 429 it gets one message at a time, and none before the pause it asked for', async () => {
  let open = 0;
  let most = 0;
  story.reply = () => ({ status: 429, headers: { 'retry-after': '3600' } });
  const { id } = await story.notify.add({ url: story.receiver.url });
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
  story.reply = () => {
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

it('of many messages four are on their way at once, although none was answered yet', async () => {
  story.reply = () => ({ silent: true });
  await story.notify.add({ url: story.receiver.url });
  for (let more = 0; more < 6; more += 1) tell();
  await arrive(4);
  expect(new Set(story.receiver.received.map(({ id }) => id)).size).toBe(4);
});

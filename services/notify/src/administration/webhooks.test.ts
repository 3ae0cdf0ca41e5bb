import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { createLogger } from '@yinyom/service-kit/logger';
import { createSecretBox, WEBHOOK_SECRETS } from '../signing/secretBox';
import { startNotify, webhookForm, type Notify } from '../testing/startNotify';
import { resealSecrets } from '../upkeep/tidy';
import { createWebhookStore } from '../webhooks/webhook.store';

let notify: Notify;
beforeAll(async () => {
  notify = await startNotify();
});
afterAll(() => notify.close());

const actions = () => notify.identity.audit.map(({ action }) => action);

it('other services learn the hosts of active webhooks with their events, and nothing of address or secret', async () => {
  const made = [
    await notify.add({ url: 'https://hosts.example.ac.th/a?key=1', events: ['scan.finished'] }),
    await notify.add({ url: 'https://hosts.example.ac.th/b', events: ['export.ready'] }),
  ];
  const of = (organization_id: string) => notify.service.internal.webhookHosts({ organization_id });
  expect(await of(OURS)).toEqual([
    { host: 'hosts.example.ac.th', events: ['scan.finished', 'export.ready'] },
  ]);
  expect(await of(THEIRS)).toEqual([]);
  for (const { id } of made) await notify.admin('DELETE', `/${id}`);
  expect(await of(OURS)).toEqual([]);
});

it('a webhook is added, shown without its secret, changed, given a new secret and removed, all in the audit log', async () => {
  notify.identity.audit.length = 0;
  const created = await notify.add({ name: ' CRM ' });
  expect(created).toMatchObject({ name: 'CRM', state: 'active', waiting: 0, last_try: null });
  expect(created.secret).toMatch(/^whsec_/);
  const shown = await notify.admin('GET', `/${created.id}`);
  const { secret: _secret, ...rest } = created;
  expect(shown.body).toEqual(rest);
  expect((await notify.admin('GET', '')).body).toMatchObject({ entities: [rest], total: 1, has_more: false });

  const form = { ...webhookForm({ name: 'ERP', url: 'https://erp.example.ac.th/x?key=1' }), enabled: false };
  expect((await notify.admin('PUT', `/${created.id}`, form)).body).toMatchObject({
    name: 'ERP',
    state: 'paused',
  });
  const rotated = await notify.admin('POST', `/${created.id}/rotate`, {});
  expect(rotated.body.secret).toMatch(/^whsec_/);
  expect(rotated.body.secret).not.toBe(created.secret);
  const hours = (Date.parse(rotated.body.old_secret_until) - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(24, 1);
  expect((await notify.admin('DELETE', `/${created.id}`)).status).toBe(204);
  expect((await notify.admin('GET', `/${created.id}`)).status).toBe(404);
  expect(actions()).toEqual([
    'webhook.created',
    'webhook.changed',
    'webhook.secret_rotated',
    'webhook.removed',
  ]);
  // What stands in a path or a query may be a password of the receiver.
  expect(JSON.stringify(notify.identity.audit)).not.toContain('key=1');
  expect(JSON.stringify(notify.identity.audit)).toContain('https://erp.example.ac.th');
});

it('of two Admins who read the same webhook one saves; what its deliveries change is no change of it', async () => {
  const created = await notify.add({ name: 'shared' });
  const path = `/${created.id}`;
  const form = (name: string) => ({ ...webhookForm({ name }), enabled: true });
  const put = (name: string, seen: string) => notify.admin('PUT', path, form(name), { 'if-match': seen });
  await notify.admin('POST', `${path}/rotate`, {});
  const both = await Promise.all([put('one', created.etag), put('two', created.etag)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const { etag } = (await notify.admin('GET', path)).body;
  expect((await notify.admin('PUT', path, form('three'))).status).toBe(200);
  expect((await put('four', etag)).body.code).toBe('version_conflict');
});

it('a form that shows a webhook on does not switch it on again where the platform switched it off meanwhile', async () => {
  const { id, etag } = await notify.add({ name: 'failing' });
  const { _id } = (await createWebhookStore(notify.connection).find(id)) ?? {};
  expect(await createWebhookStore(notify.connection).switchOff(_id!, 'failing', new Date())).toBe(true);
  const form = { ...webhookForm({ name: 'renamed' }), enabled: true };
  expect((await notify.admin('PUT', `/${id}`, form, { 'if-match': etag })).status).toBe(412);
  expect((await notify.admin('GET', `/${id}`)).body).toMatchObject({ name: 'failing', state: 'failing' });
});

it('a secret lies sealed in the database, and a repetition of the request does not get it from there', async () => {
  const key = { 'Idempotency-Key': '0b0ee3a6-6b1c-4f6c-9a48-0c7a1a5d7f10' };
  const form = webhookForm({ name: 'once' });
  const first = await notify.admin('POST', '', form, key);
  const second = await notify.admin('POST', '', form, key);
  expect(second.status).toBe(201);
  expect(second.body).toEqual({ ...first.body, secret: null });
  const stored = await Promise.all(
    ['webhooks', 'idempotency_keys'].map((name) => notify.connection.collection(name).find({}).toArray()),
  );
  const bare = first.body.secret.slice('whsec_'.length);
  expect(JSON.stringify(stored)).not.toContain(bare);
  await notify.admin('DELETE', `/${first.body.id}`);
});

it('what was sealed with an earlier DATA_SECRET is sealed anew at the start', async () => {
  const created = await notify.add();
  const changed = keyRing('another-data-secret-'.repeat(2), [testSecrets.DATA_SECRET.current.secret]);
  const secrets = createSecretBox(createDataCipher(changed, WEBHOOK_SECRETS));
  const store = createWebhookStore(notify.connection);
  await resealSecrets(store, secrets, createLogger('silent'));
  const alone = createSecretBox(createDataCipher(keyRing('another-data-secret-'.repeat(2)), WEBHOOK_SECRETS));
  const record = await store.find(created.id);
  expect(record && alone.signingNow(record, new Date())).toEqual([created.secret]);
  await notify.admin('DELETE', `/${created.id}`);
});

it('with Ed25519 the private key stays here, and only the public one is told', async () => {
  const created = await notify.add({ signing: 'ed25519' });
  expect(created).toMatchObject({
    secret: null,
    public_key: expect.stringMatching(/^whpk_[A-Za-z0-9+/]{43}=$/),
  });
  const rotated = await notify.admin('POST', `/${created.id}/rotate`, { overlap_hours: 0 });
  expect(rotated.body).toMatchObject({ secret: null, old_secret_until: null });
  expect(rotated.body.public_key).not.toBe(created.public_key);
  await notify.admin('DELETE', `/${created.id}`);
});

describe('what is refused', () => {
  it.each([
    ['http://crm.example.ac.th/x', 'webhook_url_https'],
    ['ftp://crm.example.ac.th/x', 'webhook_url_https'],
    ['https://crm.example.ac.th:25/x', 'webhook_url_port'],
    ['https://crm.example.ac.th:80/x', 'webhook_url_port'],
    ['https://169.254.169.254/latest', 'webhook_url_private'],
    ['https://127.0.0.1/x', 'webhook_url_private'],
    ['https://[::1]/x', 'webhook_url_private'],
    ['https://2130706433/x', 'webhook_url_private'],
    ['https://localhost/x', 'webhook_url_private'],
    ['https://mongo/x', 'webhook_url_private'],
    ['https://metadata.google.internal/x', 'webhook_url_private'],
    ['https://user:pass@crm.example.ac.th/x', 'webhook_url_invalid'],
    ['https://crm.example.ac.th\\@evil.example/x', 'webhook_url_invalid'],
    ['nonsense nonsense', 'webhook_url_invalid'],
    ['javascript:alert(1)', 'webhook_url_https'],
    ['', 'required'],
  ])('the address %s', async (url, code) => {
    const { status, body } = await notify.admin('POST', '', webhookForm({ url }));
    expect([status, body.errors]).toEqual([422, [{ field: 'url', code, message: expect.any(String) }]]);
  });

  it.each([
    'https://crm.example.ac.th/x',
    'https://crm.example.ac.th:8443/',
    'https://crm.example.ac.th:1024/',
  ])('but not %s', async (url) => {
    const { id } = await notify.add({ url });
    await notify.admin('DELETE', `/${id}`);
  });

  it('decisions of visitors without agreeing to many messages, no events at all, and unknown ones', async () => {
    const send = async (changes: object) =>
      (await notify.admin('POST', '', webhookForm(changes))).body.errors;
    expect(await send({ events: ['consent.recorded'] })).toMatchObject([
      { field: 'high_volume', code: 'webhook_high_volume' },
    ]);
    expect(await send({ events: ['consent.withdrawn'] })).toMatchObject([{ field: 'high_volume' }]);
    expect(await send({ events: [] })).toMatchObject([{ field: 'events', code: 'webhook_events_required' }]);
    expect(await send({ events: ['request.forgotten'] })).toMatchObject([{ field: 'events.0' }]);
    expect(await send({ secret: 'whsec_x' })).toMatchObject([{ code: 'unknown_field' }]);
  });

  it('a twenty-first webhook, also where two are added at once', async () => {
    const { body: before } = await notify.admin('GET', '');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => notify.admin('POST', '', webhookForm({ name: `n${at}` }))),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(20 - before.total);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['webhook_limit']));
    for (const { body } of made) await notify.admin('DELETE', `/${body.id}`);
  });
});

describe('H-01 webhooks are for the Admins of their organization', () => {
  it.each([
    ['GET', '', undefined],
    ['POST', '', webhookForm()],
    ['GET', '/:id', undefined],
    ['PUT', '/:id', { ...webhookForm(), enabled: true }],
    ['DELETE', '/:id', undefined],
    ['POST', '/:id/rotate', {}],
    ['POST', '/:id/test', {}],
    ['GET', '/:id/deliveries', undefined],
    ['GET', `/:id/deliveries/msg_${'a'.repeat(32)}`, undefined],
    ['POST', `/:id/deliveries/msg_${'a'.repeat(32)}/resend`, {}],
    ['POST', '/:id/resend', { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z' }],
  ])('%s %s', async (method, path, body) => {
    const { id } = await notify.add();
    const at = path.replace(':id', id);
    for (const [user, status] of [
      ['member', 403],
      ['viewer', 403],
      ['reviewer', 403],
      ['foreigner', 404],
    ] as const)
      expect([user, (await notify.as(user)(method, at, body)).status]).toEqual([user, status]);
    const anonymous = await notify.send(method, `/organizations/${OURS}/webhooks${at}`, { body });
    expect(anonymous.status).toBe(401);
    // The webhook of one organization by the address of another, asked by that one's Admin.
    const mixed = await notify.send(method, `/organizations/${THEIRS}/webhooks${at}`, {
      token: notify.tokenFor('foreigner', 's'),
      ...(body && { body }),
    });
    if (path !== '') expect(mixed.status).toBe(404);
    else if (method === 'GET') expect(mixed.body.entities).toEqual([]);
    await notify.admin('DELETE', `/${id}`);
  });
});

import { CODES_A_DAY, CODE_TRIES } from '@yinyom/contracts/requests/publicRequest';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { OFFICER, SITE_KEY, startCompliance, type Compliance } from '../testing/startCompliance';
import { createUnverifiedStore } from './unverified.store';

const FORM = { rights: ['access'], name: 'Malee', email: 'malee@example.com', details: 'all of it' };
const address = `/public/sites/${SITE_KEY}/requests`;

let compliance: Compliance;
let now = new Date('2026-11-22T16:59:59Z');
const lines: string[] = [];
beforeAll(async () => {
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  compliance = await startCompliance({ now: () => now, logger });
});
afterAll(() => compliance.close());

const post = (path: string, body: object) => compliance.send('POST', path, { body });
const send = (changes: object = {}) => post(address, { ...FORM, ...changes });
const verify = (token: string, code: string) => post(`${address}/verify`, { token, code });
const status = (token: string) => post(`${address}/status`, { token });
const lastCode = () => compliance.identity.requestCodes.at(-1)?.digits ?? '';
const switchOn = async () => {
  const path = `/organizations/${OURS}/request-settings`;
  const { body } = await compliance.admin('GET', path);
  await compliance.admin(
    'PUT',
    path,
    { form_enabled: true, receivers: [OFFICER] },
    { 'if-match': body.etag },
  );
};
const codeOf = (body: { errors?: { code: string }[] }) => body.errors?.[0]?.code;

it('is not there until an Admin switches it on', async () => {
  expect((await send()).status).toBe(404);
  await switchOn();
  expect((await post('/public/sites/nobody-has-this/requests', FORM)).status).toBe(404);
  expect((await send()).status).toBe(201);
});

it('begins once the mailed code was typed in; the clock counts from the sending', async () => {
  const { body } = await send();
  expect((await status(body.token)).body).toMatchObject({ number: null, state: 'received' });
  expect(compliance.identity.requestNews).toEqual([]);
  now = new Date('2026-11-22T17:05:00Z');
  const begun = await verify(body.token, lastCode());
  expect(begun.body).toMatchObject({ state: 'verified', due_at: '2026-12-22T16:59:59.000Z' });
  expect(compliance.identity.requestNews).toMatchObject([
    { user_ids: [OFFICER], number: begun.body.number, due_at: begun.body.due_at },
  ]);
  const { entities } = (
    await compliance.officer('GET', `/organizations/${OURS}/requests?q=malee@example.com`)
  ).body;
  expect(entities).toMatchObject([{ channel: 'form', identity_level: 'email_code', person_name: 'Malee' }]);
  // The same code again begins nothing, and says the same.
  expect((await verify(body.token, lastCode())).body).toEqual(begun.body);
  expect((await status(body.token)).body).toEqual(begun.body);
});

it('a wrong code opens nothing, and after five of them the right one neither; nor does one of 15 minutes ago', async () => {
  const { body } = await send({ email: 'guess@example.com' });
  const right = lastCode();
  const wrong = right === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < CODE_TRIES; tries += 1)
    expect(codeOf((await verify(body.token, wrong)).body)).toBe('request_code_invalid');
  expect(codeOf((await verify(body.token, right)).body)).toBe('request_code_ended');
  const late = (await send({ email: 'late@example.com' })).body;
  now = new Date(now.getTime() + 15 * 60_000);
  expect(codeOf((await verify(late.token, lastCode())).body)).toBe('request_code_ended');
  expect((await status('A'.repeat(43))).status).toBe(404);
});

it('answers a mailbox that it knows, does not know or has had enough codes alike', async () => {
  const before = compliance.identity.requestCodes.length;
  const answers = [];
  for (let sent = 0; sent < CODES_A_DAY + 2; sent += 1)
    answers.push(await send({ email: 'often@example.com' }));
  answers.push(await send({ email: FORM.email }), await send({ email: 'unknown@example.com' }));
  const shapes = answers.map(({ status: code, body }) => [
    code,
    Object.keys(body),
    JSON.stringify(body).length,
  ]);
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  expect(compliance.identity.requestCodes.length - before).toBe(CODES_A_DAY + 2);
});

it('expires after seven days: nothing that was filled in is left, and it is counted for ninety more', async () => {
  const figures = async (period = '') =>
    (await compliance.officer('GET', `/organizations/${OURS}/requests/figures${period}`)).body as {
      unverified: number;
      by_state: { expired: number };
    };
  const { body } = await send({ email: 'expires@example.com' });
  const before = await figures();
  const store = createUnverifiedStore(compliance.connection);
  const sent = now;
  now = new Date(Date.parse(body.verify_by) - 1);
  expect((await status(body.token)).body.state).toBe('received');
  now = new Date(body.verify_by);
  expect((await status(body.token)).body).toMatchObject({ number: null, state: 'expired' });
  const emptied = await store.expire(now);
  expect([emptied >= 1, await store.expire(now)]).toEqual([true, 0]);
  expect(codeOf((await verify(body.token, lastCode())).body)).toBe('request_code_ended');
  const after = await figures();
  expect(after.by_state.expired).toBe(before.unverified);
  expect(after.unverified).toBe(0);
  expect((await figures('?from=2030-01-01')).by_state.expired).toBe(0);
  expect((await figures('?to=2030-01-01')).by_state.expired).toBe(after.by_state.expired);
  now = sent;
  const [left] = await compliance.connection
    .collection('unverified_requests')
    .find({ sealed: 'expired' })
    .sort({ received_at: -1 })
    .toArray();
  expect(left?.['expires_at'].getTime() - left?.['verify_by'].getTime()).toBe(90 * 86_400_000);
});

it('keeps no more unconfirmed requests than there is room for; the oldest go first', async () => {
  const store = createUnverifiedStore(compliance.connection);
  const first = await compliance.connection
    .collection('unverified_requests')
    .findOne({}, { sort: { received_at: 1 } });
  const many = await store.count(OURS);
  const record = {
    organization_id: OURS,
    application_id: 'c'.repeat(24),
    rights: ['access' as const],
    sealed: 'v1.',
    code_sha256: 'none',
    code_until: now,
    tries: 0,
    received_at: now,
    verify_by: new Date('2029-01-01T00:00:00Z'),
    expires_at: new Date('2030-01-01T00:00:00Z'),
  };
  await store.add({ ...record, _id: store.newId(), token_sha256: 'one more' }, many);
  expect(await store.count(OURS)).toBe(many);
  expect(
    await compliance.connection.collection('unverified_requests').findOne({ _id: first?._id }),
  ).toBeNull();
});

it('neither the log nor the database has an address, a name or a word of anybody', async () => {
  const { db } = compliance.connection;
  const collections = (await db?.listCollections().toArray()) ?? [];
  const stored = await Promise.all(
    collections.map(({ name }) => compliance.connection.collection(name).find().toArray()),
  );
  expect(stored.flat().length).toBeGreaterThan(5);
  for (const text of [JSON.stringify(stored), lines.join('')])
    expect(text).not.toMatch(/@example|malee|all of it/i);
});

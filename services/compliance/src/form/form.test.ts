import { randomBytes } from 'node:crypto';
import { CODES_A_DAY, CODE_TRIES } from '@yinyom/contracts/requests/publicRequest';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { OFFICER, SITE_KEY, startCompliance, type Compliance } from '../testing/startCompliance';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
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
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
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
  const waiting = compliance.connection.collection('unverified_requests');
  const [record] = await waiting.find().sort({ received_at: -1, _id: -1 }).limit(1).toArray();
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
  // Where the process died before it mailed, the same code mails; once. A receipt that was stored is not mailed twice.
  await waiting.insertOne(record!);
  const mailed = () => [compliance.identity.requestNews.length, compliance.identity.requestReceipts.length];
  expect(mailed()).toEqual([1, 1]);
  for (let again = 0; again < 2; again += 1)
    expect((await verify(body.token, lastCode())).body).toEqual(begun.body);
  expect([mailed(), await waiting.findOne({ _id: record!._id })]).toEqual([[2, 1], null]);
});

it('a withdrawal that is asked for in the form is a case, due at the end of the next day', async () => {
  now = new Date('2026-11-22T17:10:00Z');
  const consent_id = 'c0'.repeat(12);
  const { body } = await send({ rights: ['withdrawal'], email: 'withdraws@example.com', consent_id });
  const { body: begun } = await verify(body.token, lastCode());
  expect(begun).toMatchObject({ rights: ['withdrawal'], due_at: '2026-11-24T16:59:59.000Z' });
  const found = await compliance.officer('GET', `/organizations/${OURS}/requests?right=withdrawal`);
  expect(found.body.entities).toMatchObject([{ number: begun.number, state: 'verified', channel: 'form' }]);
});

it('a wrong code opens nothing, and after five of them the right one neither; nor does one of 15 minutes ago', async () => {
  const { body } = await send({ email: 'guess@example.com' });
  const right = lastCode();
  const wrong = otherThan(right);
  for (let tries = 0; tries < CODE_TRIES; tries += 1)
    expect(codeOf((await verify(body.token, wrong)).body)).toBe('request_code_invalid');
  expect(codeOf((await verify(body.token, right)).body)).toBe('request_code_ended');
  const late = (await send({ email: 'late@example.com' })).body;
  now = new Date(now.getTime() + 15 * 60_000);
  expect(codeOf((await verify(late.token, lastCode())).body)).toBe('request_code_ended');
  expect((await status('A'.repeat(43))).status).toBe(404);
});

it('mails another code for a request that waits; the answer is the same for a token that opens nothing', async () => {
  const { body } = await send({ email: 'again@example.com' });
  const first = lastCode();
  const again = (token: string) => post(`${address}/code`, { token });
  expect((await again(body.token)).status).toBe(204);
  const mailed = compliance.identity.requestCodes.length;
  expect((await again('A'.repeat(43))).status).toBe(204);
  expect((await again('short')).status).toBe(422);
  expect(compliance.identity.requestCodes).toHaveLength(mailed);
  // The newest one alone is good, unless both are the same by chance.
  const earlier = await verify(body.token, first === lastCode() ? otherThan(first) : first);
  expect(codeOf(earlier.body)).toBe('request_code_invalid');
  expect((await verify(body.token, lastCode())).body).toMatchObject({ state: 'verified' });
  expect((await again(body.token)).status).toBe(204);
  expect(compliance.identity.requestCodes).toHaveLength(mailed);
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

it('guesses of tokens and of codes open nothing: a hundred of each, also those that are nearly right', async () => {
  const { body } = await send({ email: 'guessed@example.com' });
  const near = Array.from({ length: 43 }, (_, at) => {
    const other = body.token[at] === 'A' ? 'B' : 'A';
    return body.token.slice(0, at) + other + body.token.slice(at + 1);
  });
  const random = Array.from({ length: 57 }, () => randomBytes(32).toString('base64url'));
  for (const token of [...near, ...random])
    expect([(await status(token)).status, codeOf((await verify(token, lastCode())).body)]).toEqual([
      404,
      'request_code_ended',
    ]);
  // Five tries are all that its own token has.
  const codes = Array.from({ length: 100 }, (_, n) => String((Number(lastCode()) + 1 + n) % 1_000_000));
  const opened = [];
  for (const code of codes) {
    const answer = await verify(body.token, code.padStart(6, '0'));
    if (answer.status === 200) opened.push(code);
  }
  expect(opened).toEqual([]);
  expect((await status(body.token)).body).toMatchObject({ number: null, state: 'received' });
});

it('takes as long for a mailbox that it knows as for one that it does not', async () => {
  const took = { known: [] as number[], unknown: [] as number[] };
  const timed = async (email: string): Promise<number> => {
    const begun = performance.now();
    await send({ email });
    return performance.now() - begun;
  };
  const shortest = () => [took.known, took.unknown].map((all) => Math.min(...all));
  // A look-up of a mailbox among requests, or a mail that is waited for on one side alone, would show.
  const differ = (): boolean => {
    const [known = 0, unknown = 0] = shortest();
    return Math.max(known, unknown) >= 2 * Math.min(known, unknown) + 5;
  };
  // In turn, so that what else the machine does falls on both; more turns take its noise away, a real difference stays.
  for (let turn = 0; turn < 15 || (turn < 60 && differ()); turn += 1) {
    took.known.push(await timed(FORM.email));
    took.unknown.push(await timed(`unknown-${turn}@example.com`));
  }
  expect({ differ: differ(), shortest: shortest() }).toMatchObject({ differ: false });
});

describe('the form in a page of the website', () => {
  const headers = (origin: string, more: Record<string, string> = {}) => ({ headers: { origin, ...more } });
  const ask = (origin: string) => compliance.send('GET', `${address}/form?lang=th`, headers(origin));
  const OWN = 'https://www.site.example.ac.th';

  it('is given to pages of the website alone; others read why they are refused', async () => {
    const own = await ask(OWN);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, OWN]);
    expect(own.body).toMatchObject({
      language: 'th',
      page: expect.stringMatching(/\/r\/site-key-of-ours\?lang=th$/),
      words: { title: REQUESTS_WORDS.th.title, 'rights.erasure': REQUESTS_WORDS.th.rights.erasure },
    });
    const { code_again, code_missing, code_under_way } = REQUESTS_WORDS.th;
    expect(own.body.words).toMatchObject({ code_again, code_missing, code_under_way });
    for (const origin of ['https://evil.example', 'https://site.example.ac.th.evil.example']) {
      const { status: refused, body, headers: answered } = await ask(origin);
      expect([refused, body.code, answered.get('access-control-allow-origin')]).toEqual([
        403,
        'origin_not_allowed',
        origin,
      ]);
      const sent = await compliance.send('POST', address, { body: FORM, ...headers(origin) });
      expect(sent.status).toBe(403);
    }
  });

  it('is stored, and not when a program filled in what is hidden', async () => {
    const { opened } = (await ask(OWN)).body;
    const store = compliance.connection.collection('unverified_requests');
    const sendIt = (marks: object) =>
      compliance.send('POST', address, { body: { ...FORM, ...marks }, ...headers(OWN) });
    const count = await store.countDocuments();
    now = new Date(now.getTime() + 10_000);
    const hidden = await sendIt({ opened, homepage: 'https://x.example' });
    expect([hidden.status, await store.countDocuments()]).toEqual([201, count]);
    expect(codeOf((await sendIt({ opened: `${opened}x` })).body)).toBe('invalid_value');
    const stored = await sendIt({ opened });
    expect([stored.status, await store.countDocuments()]).toEqual([201, count + 1]);
    expect(JSON.stringify(stored.body).length).toBe(JSON.stringify(hidden.body).length);
    expect(codeOf((await sendIt({ opened, answer_way: 'post' })).body)).toBe('required');
    expect(codeOf((await sendIt({ opened, subject_kind: '' })).body)).toBe('not_chosen');
  });
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

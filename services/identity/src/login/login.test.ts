import { hash } from '@node-rs/argon2';
import type { Answer } from '@yinyom/testing/serviceHarness';
import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
/** The same service without limits, for tests that need many tries. */
let open: IdentityTest;
beforeAll(async () => {
  [identity, open] = await Promise.all([
    startIdentity({ CAPTCHA_PROVIDER: 'altcha' }),
    startIdentity({ RATE_LIMITS: 'false' }),
  ]);
});
afterAll(() => Promise.all([identity.close(), open.close()]));

const logIn = (
  service: IdentityTest,
  email: unknown,
  password: unknown = PASSWORD,
  headers: Record<string, string> = {},
) => service.send('POST', '/guest/login', { body: { email, password }, headers });

/** Starts a new minute for the counted tries. */
const newMinute = () => identity.database.collection('counters').deleteMany({});

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('a login', () => {
  it('is told what is missing in the words of the specification', async () => {
    const answer = await identity.send('POST', '/guest/login', {
      body: { email: ' ', password: '' },
      headers: { 'accept-language': 'en' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: 'email', code: 'email_required', message: 'Please enter email' },
      { field: 'password', code: 'password_required', message: 'Please enter your password.' },
    ]);
  });

  it('with a wrong password says so in the words of the specification, with status 422', async () => {
    const { email } = await identity.makePerson();
    const answer = await logIn(identity, email, 'wrong', { 'accept-language': 'en' });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      422,
      'invalid_credentials',
      'Email or password is incorrect.',
    ]);
    const thai = await logIn(identity, email, 'wrong');
    expect(thai.body.message).toBe('อีเมลหรือรหัสผ่านไม่ถูกต้อง');
  });

  it('finds the account whatever the case of the address', async () => {
    const { email } = await identity.makePerson();
    expect((await logIn(identity, email.toUpperCase())).status).toBe(200);
  });

  it('of a disabled account is refused only after the right password', async () => {
    const { email } = await identity.makePerson([], { status: 'disabled' });
    expect((await logIn(identity, email, 'wrong')).body.code).toBe('invalid_credentials');
    expect((await logIn(identity, email)).body.code).toBe('account_disabled');
  });

  it('upgrades a hash that was made with weaker parameters', async () => {
    const stored = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    const { id, email } = await identity.makePerson([], { password_hash: stored });
    expect((await logIn(identity, email)).status).toBe(200);
    const user = await identity.stores.users.get(id);
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(identity, email)).status).toBe(200);
  });

  it('leaves its mark in the audit log, refused ones as denied and not in the name of the person', async () => {
    const organization = await identity.makeOrganization();
    const { email, token } = await identity.makePerson([{ organization, role: 1000 }]);
    await logIn(identity, email, 'wrong');
    await logIn(identity, email);
    const log = await identity.send('GET', `/organizations/${organization.id}/auditLogs`, { token });
    const events = log.body.entities.map(({ action, result, actor }: never) => [
      action,
      result,
      (actor as { kind: string }).kind,
    ]);
    expect(events).toContainEqual(['session.refused', 'denied', 'system']);
    expect(events).toContainEqual(['session.started', 'success', 'user']);
  });
});

describe('A-01 whether an account exists', () => {
  it('shows neither in status, body and length of a login nor in its time', async () => {
    const { email } = await open.makePerson();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const bodies = new Set<string>();
    const tryOnce = async (kind: 'known' | 'unknown', address: string) => {
      const started = performance.now();
      const answer = await logIn(open, address, 'Wrong-Guess-1');
      times[kind].push(performance.now() - started);
      bodies.add(JSON.stringify([answer.status, { ...answer.body, request_id: '' }]));
    };
    const spread = () => {
      const [known, unknown] = [median(times.known), median(times.unknown)];
      return Math.abs(known - unknown) / Math.max(known, unknown);
    };
    // Other work on the machine adds noise, which more tries take away; a real difference stays.
    for (let round = 0; round === 0 || (round < 3 && spread() > 0.1); round += 1) {
      for (let index = 0; index < 100; index += 1) {
        const unknown = `nobody${round}-${index}@example.ac.th`;
        // In turns, and not always in the same order.
        for (const kind of index % 2 === 0
          ? (['known', 'unknown'] as const)
          : (['unknown', 'known'] as const))
          await tryOnce(kind, kind === 'known' ? email : unknown);
      }
    }
    expect(bodies.size).toBe(1);
    expect(spread()).toBeLessThanOrEqual(0.1);
  });
});

describe('A-02 guessing', () => {
  it('needs the bot check after three failures, from wherever they came', async () => {
    const { email } = await identity.makePerson();
    for (let count = 0; count < 3; count += 1)
      await logIn(identity, email, 'wrong', { 'x-forwarded-for': `198.51.${count}.1` });
    const answer = await logIn(identity, email, PASSWORD, { 'x-forwarded-for': '203.0.113.1' });
    expect([answer.status, answer.body.code]).toEqual([422, 'captcha_required']);
  });

  it('more than five times a minute is slowed down with Retry-After', async () => {
    const minuteNow = () => Math.floor(Date.now() / 60_000);
    const tries = async () => {
      await newMinute();
      const { email } = await identity.makePerson();
      const answers: Answer[] = [];
      for (let count = 0; count < 7; count += 1) answers.push(await logIn(identity, email));
      return answers;
    };
    let minute: number;
    let answers: Answer[];
    // They are counted by the minutes of the clock: of tries in which one ended nothing is known.
    do {
      minute = minuteNow();
      answers = await tries();
    } while (minuteNow() !== minute);
    const [answer] = answers.splice(6) as [Answer];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('pauses an account for the attacking network after ten failures, and doubles the pause', async () => {
    const free = await startIdentity();
    try {
      const { email } = await free.makePerson();
      const fail = (ip = '198.51.100.7') => logIn(free, email, 'wrong', { 'x-forwarded-for': ip });
      const oneFailure = async () => {
        await free.database.collection('counters').deleteMany({});
        return fail();
      };
      for (let count = 0; count < 10; count += 1) expect((await oneFailure()).status).toBe(422);
      const paused = await oneFailure();
      expect(paused.status).toBe(429);
      expect(Number(paused.headers.get('retry-after'))).toBeLessThanOrEqual(60);

      const elsewhere = await logIn(free, email, PASSWORD, { 'x-forwarded-for': '203.0.113.9' });
      expect(elsewhere.status).toBe(200);

      await free.database
        .collection('login_failures')
        .updateMany({}, { $set: { last_at: new Date(Date.now() - 61_000) } });
      expect((await oneFailure()).status).toBe(422);
      const longer = Number((await oneFailure()).headers.get('retry-after'));
      expect(longer).toBeGreaterThan(60);
      expect(longer).toBeLessThanOrEqual(120);
    } finally {
      await free.close();
    }
  });

  it('is forgiven on its network by the right password', async () => {
    await newMinute();
    const { email } = await identity.makePerson();
    const failures = () => identity.database.collection('login_failures').find().toArray();
    await identity.database.collection('login_failures').deleteMany({});
    await logIn(identity, email, 'wrong');
    expect((await failures()).map(({ count }) => count)).toEqual([1, 1]);
    expect((await logIn(identity, email)).status).toBe(200);
    expect((await failures()).map(({ count }) => count)).toEqual([1]);
  });
});

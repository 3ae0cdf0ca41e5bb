import speakeasy from 'speakeasy';
import { PASSWORD, startIdentity, type IdentityTest, type Person } from '../../test/startIdentity';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { createSecretCipher } from './secretCipher';
import { createTotp } from './totp';

let identity: IdentityTest;
/** The same service with its limits on. */
let limited: IdentityTest;
beforeAll(async () => {
  // The clock stands still in the middle of a time step, so that no code grows old during a test.
  jest.useFakeTimers({
    now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
  [identity, limited] = await Promise.all([startIdentity({ RATE_LIMITS: 'false' }), startIdentity()]);
});
afterAll(async () => {
  await Promise.all([identity.close(), limited.close()]);
  jest.useRealTimers();
});

/** A code of a secret, `steps` half minutes away from now. */
const codeOf = (secret: string, steps = 0): string =>
  speakeasy.totp({ secret, encoding: 'base32', time: Date.now() / 1000 + steps * 30 });
const wrongCode = (secret: string): string =>
  ['111111', '222222', '333333', '444444', '555555'].find(
    (code) => ![-2, -1, 0, 1, 2].some((steps) => codeOf(secret, steps) === code),
  ) ?? '';

const request = (person: Person, service = identity) =>
  service.send('POST', '/me/2fa', { token: person.token, body: {} });
const confirm = (person: Person, code: string, password?: string, service = identity) =>
  service.send('POST', '/me/2fa-confirm', { token: person.token, body: { code, password } });

/** Somebody with two-factor on. Confirming used the step before this one, so that this one's code is fresh. */
const withTwoFactor = async (service = identity) => {
  const person = await service.makePerson();
  const { body } = await request(person, service);
  const secret: string = body.secret_key;
  const done = await confirm(person, codeOf(secret, -1), undefined, service);
  return { person, secret, recoveryCodes: done.body.recovery_codes as string[] };
};
const firstStep = async (person: Person, service = identity): Promise<string> => {
  const { body } = await service.send('POST', '/guest/login', {
    body: { email: person.email, password: PASSWORD },
  });
  return body.token_otp;
};
const secondStep = (token: string | undefined, body: unknown, service = identity) =>
  service.send('POST', '/guest/login-2fa', { token, body, headers: { 'accept-language': 'en' } });

describe('switching two-factor on', () => {
  it('gives a secret for ten minutes, then ten recovery codes once the code is right', async () => {
    const organization = await identity.makeOrganization();
    const person = await identity.makePerson([{ organization, role: 1 }]);
    const pending = await request(person);
    expect(pending.body.secret_key).toMatch(/^[A-Z2-7]{32}$/);
    expect(pending.body.otpauth_url).toContain(`secret=${pending.body.secret_key}`);
    const minutes = (Date.parse(pending.body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);

    const done = await confirm(person, codeOf(pending.body.secret_key));
    expect(done.status).toBe(200);
    expect(new Set(done.body.recovery_codes).size).toBe(10);
    for (const code of done.body.recovery_codes) expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    const me = await identity.send('GET', '/me', { token: person.token });
    expect(me.body.two_fa_at).toBe(done.body.two_fa_at);
    expect(await identity.actions(organization)).toContain('user.two_fa_enabled');

    const stored = JSON.stringify(await identity.stores.users.get(person.id));
    for (const code of done.body.recovery_codes) expect(stored).not.toContain(code);
  });

  it('A-09 needs a pending secret, happens once, and a second request kills the first secret', async () => {
    const person = await identity.makePerson();
    expect((await confirm(person, '123456')).body.code).toBe('no_pending_secret');
    const first = await request(person);
    const second = await request(person);
    expect((await confirm(person, codeOf(first.body.secret_key))).status).toBe(422);
    expect((await confirm(person, codeOf(second.body.secret_key))).status).toBe(200);
    expect((await request(person)).body.code).toBe('two_fa_enabled');
    expect((await confirm(person, codeOf(second.body.secret_key, 1))).body.code).toBe('two_fa_enabled');
  });

  it('A-09 forgets a pending secret after ten minutes', async () => {
    const person = await identity.makePerson();
    const { body } = await request(person);
    await identity.database
      .collection('users')
      .updateMany({}, { $set: { 'two_fa.pending_expires_at': new Date(Date.now() - 1) } });
    expect((await confirm(person, codeOf(body.secret_key))).body.code).toBe('no_pending_secret');
  });

  it('asks for the password when the login is older than fifteen minutes', async () => {
    const person = await identity.makePerson();
    const { body } = await request(person);
    await identity.database
      .collection('users')
      .updateMany({}, { $set: { 'sessions.0.authenticated_at': new Date(Date.now() - 16 * 60_000) } });
    const refused = await confirm(person, codeOf(body.secret_key));
    expect([refused.status, refused.body.code]).toEqual([403, 'reauth_required']);
    expect((await confirm(person, codeOf(body.secret_key), 'Wrong-Old-1')).status).toBe(422);
    expect((await confirm(person, codeOf(body.secret_key), PASSWORD)).status).toBe(200);
  });
});

describe('a login with two-factor on', () => {
  it('gives no tokens before the code, and a session after it', async () => {
    const { person, secret } = await withTwoFactor();
    const login = await identity.send('POST', '/guest/login', {
      body: { email: person.email, password: PASSWORD },
    });
    expect(login.body).toEqual({
      two_fa_required: true,
      token_otp: expect.any(String),
      expires_in: 300,
    });
    const done = await secondStep(login.body.token_otp, { code: codeOf(secret) });
    expect(done.status).toBe(200);
    expect((await identity.send('GET', '/me', { token: done.body.token })).status).toBe(200);
  });

  it('says a wrong code in the words of the specification', async () => {
    const { person, secret } = await withTwoFactor();
    const answer = await secondStep(await firstStep(person), { code: wrongCode(secret) });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      422,
      'otp_invalid',
      'Code confirmed incorrectly',
    ]);
  });

  it('V-17 AU-06b AU-08b tells the owner of wrong codes behind the right password, and of used recovery codes', async () => {
    const { person, secret, recoveryCodes } = await withTwoFactor(limited);
    const kinds = async () => (await limited.mails(person.email)).map(({ kind }) => kind);
    const token = await firstStep(person, limited);
    for (let count = 0; count < 2; count += 1)
      expect((await secondStep(token, { code: wrongCode(secret) }, limited)).status).toBe(422);
    expect(await kinds()).toEqual(['code_refused', 'two_fa_enabled']);
    await secondStep(token, { recovery_code: recoveryCodes[0] }, limited);
    expect(await kinds()).toEqual(['recovery_code_used', 'code_refused', 'two_fa_enabled']);
    expect((await limited.mails(person.email))[0]?.text).toContain('left: 9');
  });

  it('V-17 AU-07b ends the sessions that began without it, and stays in the one it was switched on in', async () => {
    const person = await identity.makePerson();
    const other = await identity.send('POST', '/guest/login', {
      body: { email: person.email, password: PASSWORD },
    });
    const status = async (token: string) => (await identity.send('GET', '/me', { token })).status;
    const { body } = await request(person);
    await confirm(person, codeOf(body.secret_key, -1));
    expect([await status(person.token), await status(other.body.token)]).toEqual([200, 401]);
    const renewed = await identity.send('POST', '/token', {
      body: { refresh_token: other.body.refresh_token },
    });
    expect(renewed.status).toBe(401);
    const again = await secondStep(await firstStep(person), { code: codeOf(body.secret_key) });
    await identity.send('DELETE', '/me/2fa', {
      token: person.token,
      body: { password: PASSWORD, code: codeOf(body.secret_key, 1) },
    });
    expect([await status(person.token), await status(again.body.token)]).toEqual([200, 401]);
  });

  it('A-05 takes each code once, also when two come at the same time', async () => {
    const { person, secret } = await withTwoFactor();
    const tokens = await Promise.all([firstStep(person), firstStep(person)]);
    const code = codeOf(secret);
    const both = await Promise.all(tokens.map((token) => secondStep(token, { code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await secondStep(await firstStep(person), { code })).status).toBe(422);
  });

  it('A-06 allows five tries per login and ten per hour over all logins of a person', async () => {
    const { person, secret } = await withTwoFactor();
    const token = await firstStep(person);
    const code = wrongCode(secret);
    for (let count = 0; count < 5; count += 1) expect((await secondStep(token, { code })).status).toBe(422);
    const sixth = await secondStep(token, { code: codeOf(secret) });
    expect([sixth.status, sixth.body.code]).toEqual([401, 'otp_token_invalid']);

    const slow = await withTwoFactor(limited);
    const statuses: number[] = [];
    for (let login = 0; login < 3; login += 1) {
      const otp = await firstStep(slow.person, limited);
      for (let count = 0; count < 4; count += 1)
        statuses.push((await secondStep(otp, { code: wrongCode(slow.secret) }, limited)).status);
    }
    // One of the ten was the confirmation itself.
    expect(statuses.filter((status) => status === 422)).toHaveLength(9);
    expect(statuses.slice(9)).toEqual([429, 429, 429]);
  });

  it.each([
    ['two steps early', (secret: string) => codeOf(secret, -2)],
    ['two steps late', (secret: string) => codeOf(secret, 2)],
    ['five digits', () => '12345'],
    ['seven digits', () => '1234567'],
    ['Thai digits', () => '๑๒๓๔๕๖'],
    ['full-width digits', () => '１２３４５６'],
    ['spaces', (secret: string) => ` ${codeOf(secret)}`],
    ['an array', (secret: string) => [codeOf(secret)]],
    ['a number', (secret: string) => Number(codeOf(secret))],
    ['an object', () => ({ $ne: null })],
    ['nothing', () => undefined],
  ])('A-07 refuses a code that is %s', async (_name, make) => {
    const { person, secret } = await withTwoFactor();
    const answer = await secondStep(await firstStep(person), { code: make(secret) });
    expect([400, 422]).toContain(answer.status);
  });

  it('A-08 keeps its token to itself: good for nothing else, and access tokens not for it', async () => {
    const { person, secret } = await withTwoFactor();
    const token = await firstStep(person);
    for (const path of ['/me', '/me/organizations', '/me/sessions'])
      expect((await identity.send('GET', path, { token })).status).toBe(401);
    expect((await secondStep(person.token, { code: codeOf(secret) })).status).toBe(401);
    expect((await secondStep(undefined, { code: codeOf(secret) })).status).toBe(401);
    expect((await secondStep(token, { code: codeOf(secret) })).status).toBe(200);
    const reused = await secondStep(token, { code: codeOf(secret, 1) });
    expect([reused.status, reused.body.code]).toEqual([401, 'otp_token_invalid']);
  });

  it('takes a recovery code once, in any writing, instead of a code', async () => {
    const { person, recoveryCodes } = await withTwoFactor();
    const [first = '', second = ''] = recoveryCodes;
    const written = first.toUpperCase().replace('-', ' ');
    expect((await secondStep(await firstStep(person), { recovery_code: written })).status).toBe(200);
    expect((await secondStep(await firstStep(person), { recovery_code: first })).status).toBe(422);
    const tokens = await Promise.all([firstStep(person), firstStep(person)]);
    const both = await Promise.all(tokens.map((token) => secondStep(token, { recovery_code: second })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('does not take a code and a recovery code together', async () => {
    const { person, secret, recoveryCodes } = await withTwoFactor();
    const answer = await secondStep(await firstStep(person), {
      code: codeOf(secret),
      recovery_code: recoveryCodes[0],
    });
    expect(answer.status).toBe(422);
  });
});

describe('a stored secret', () => {
  const storedOf = async (person: Person) => {
    const user = await identity.stores.users.get(person.id);
    return user?.two_fa.secret ?? '';
  };

  it('is not readable in the database, neither pending nor confirmed', async () => {
    const person = await identity.makePerson();
    const { body } = await request(person);
    expect(JSON.stringify(await identity.stores.users.get(person.id))).not.toContain(body.secret_key);
    await confirm(person, codeOf(body.secret_key));
    expect(JSON.stringify(await identity.stores.users.get(person.id))).not.toContain(body.secret_key);
    expect(await storedOf(person)).toMatch(/^v1\.[\w-]{60,}$/);
  });

  it('from before secrets were sealed still works, and is sealed at its next use', async () => {
    const { person, secret } = await withTwoFactor();
    await identity.database
      .collection('users')
      .updateOne({ email: person.email }, { $set: { 'two_fa.secret': secret } });
    expect((await secondStep(await firstStep(person), { code: codeOf(secret) })).status).toBe(200);
    expect(await storedOf(person)).toMatch(/^v1\./);
    expect((await secondStep(await firstStep(person), { code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('opens for its owner only, under its own key only, and not when changed', () => {
    const cipher = createSecretCipher(keyRing('a'.repeat(32)));
    const sealed = cipher.seal('JBSWY3DPEHPK3PXP', 'owner');
    expect(cipher.open(sealed, 'owner')).toEqual({ text: 'JBSWY3DPEHPK3PXP', stale: false });
    expect(cipher.seal('JBSWY3DPEHPK3PXP', 'owner')).not.toBe(sealed);
    expect(() => cipher.open(sealed, 'other')).toThrow('DATA_SECRET');
    expect(() => createSecretCipher(keyRing('b'.repeat(32))).open(sealed, 'owner')).toThrow('DATA_SECRET');
    const flipped = sealed.slice(0, 20) + (sealed[20] === 'A' ? 'B' : 'A') + sealed.slice(21);
    expect(() => cipher.open(flipped, 'owner')).toThrow('DATA_SECRET');
  });
});

describe('switching two-factor off', () => {
  const off = (person: Person, body: unknown) =>
    identity.send('DELETE', '/me/2fa', { token: person.token, body });

  it('needs password and code', async () => {
    const { person, secret } = await withTwoFactor();
    expect((await off(person, { password: 'Wrong-Old-1', code: codeOf(secret) })).status).toBe(422);
    expect((await off(person, { password: PASSWORD, code: wrongCode(secret) })).status).toBe(422);
    expect((await off(person, { password: PASSWORD, code: codeOf(secret) })).status).toBe(204);
    const me = await identity.send('GET', '/me', { token: person.token });
    expect(me.body.two_fa_at).toBeNull();
  });

  it('is refused while an organization demands it', async () => {
    const organization = await identity.makeOrganization();
    const person = await identity.makePerson([{ organization, role: 1000 }]);
    const { body } = await request(person);
    const settings = { settings: { require_2fa: true } };
    const demand = () =>
      identity.send('PUT', `/organizations/${organization.id}`, { token: person.token, body: settings });
    expect((await demand()).body.code).toBe('two_fa_not_enabled');
    await confirm(person, codeOf(body.secret_key, -1));
    expect((await demand()).status).toBe(200);
    const refused = await off(person, { password: PASSWORD, code: codeOf(body.secret_key) });
    expect([refused.status, refused.body.code]).toEqual([403, 'two_fa_required_by_organization']);
  });

  it('of a member who never had it shuts them out of an organization that demands it', async () => {
    const organization = await identity.makeOrganization();
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const viewer = await identity.makePerson([{ organization, role: 1 }]);
    const { body } = await request(admin);
    await confirm(admin, codeOf(body.secret_key, -1));
    await identity.send('PUT', `/organizations/${organization.id}`, {
      token: admin.token,
      body: { settings: { require_2fa: true } },
    });
    const path = `/organizations/${organization.id}`;
    const refused = await identity.send('GET', path, { token: viewer.token });
    expect([refused.status, refused.body.code]).toEqual([403, 'two_fa_required_by_organization']);
    const theirs = await request(viewer);
    await confirm(viewer, codeOf(theirs.body.secret_key));
    expect((await identity.send('GET', path, { token: viewer.token })).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are replaced with password and code; the old ones die', async () => {
    const { person, secret, recoveryCodes } = await withTwoFactor();
    const renewed = await identity.send('POST', '/me/2fa/recovery-codes', {
      token: person.token,
      body: { password: PASSWORD, code: codeOf(secret) },
    });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const old = await secondStep(await firstStep(person), { recovery_code: recoveryCodes[0] });
    expect(old.status).toBe(422);
    const fresh = await secondStep(await firstStep(person), {
      recovery_code: renewed.body.recovery_codes[0],
    });
    expect(fresh.status).toBe(200);
  });
});

/** The bytes that a text in base32 without padding stands for. */
const bytesOf = (base32: string): number[] =>
  [...base32]
    .map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'))
    .join('')
    .match(/.{8}/g)!
    .map((bits) => Number.parseInt(bits, 2));

describe('one-time passwords', () => {
  it('V11.5.1 have secrets of 160 bits of which every one is random', () => {
    const drawn = Array.from({ length: 200 }, () => bytesOf(createTotp().newSecret()));
    for (const bytes of drawn) expect(bytes).toHaveLength(20);
    const values = drawn.flat();
    for (let bit = 0; bit < 8; bit += 1) {
      const ones = values.filter((value) => (value >> bit) & 1).length;
      // 4,000 coins: eight standard deviations around the half.
      expect(Math.abs(ones - 2_000)).toBeLessThan(253);
    }
  });

  // RFC 6238 appendix B, SHA-1, last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at second %i follow RFC 6238', (seconds, code) => {
    const totp = createTotp();
    const step = Math.floor(seconds / 30);
    const at = new Date(seconds * 1000);
    expect(totp.stepOf(secret, code, 0, at)).toBe(step);
    expect(totp.stepOf(secret, code, step, at)).toBeNull();
    expect(totp.stepOf(secret, code, step - 1, new Date(at.getTime() + 30_000))).toBe(step);
    expect(totp.stepOf(secret, code, 0, new Date(at.getTime() + 60_000))).toBeNull();
  });
});

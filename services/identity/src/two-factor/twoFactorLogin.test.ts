import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';
import { stopClock } from '../../test/stillClock';
import { codeOf, twoFactorOf, wrongCode } from '../../test/twoFactorOf';

let identity: IdentityTest;
/** The same service with its limits on. */
let limited: IdentityTest;
beforeAll(async () => {
  stopClock();
  [identity, limited] = await Promise.all([startIdentity({ RATE_LIMITS: 'false' }), startIdentity()]);
});
afterAll(async () => {
  await Promise.all([identity.close(), limited.close()]);
  jest.useRealTimers();
});

const { request, confirm, logIn, firstStep, secondStep, withTwoFactor } = twoFactorOf(() => identity);
const withLimits = twoFactorOf(() => limited);

describe('a login with two-factor on', () => {
  it('gives no tokens before the code, and a session after it', async () => {
    const { person, secret } = await withTwoFactor();
    const login = await logIn(person);
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
    const { person, secret, recoveryCodes } = await withLimits.withTwoFactor();
    const kinds = async () => (await limited.mails(person.email)).map(({ kind }) => kind);
    const token = await withLimits.firstStep(person);
    for (let count = 0; count < 2; count += 1)
      expect((await withLimits.secondStep(token, { code: wrongCode(secret) })).status).toBe(422);
    expect(await kinds()).toEqual(['code_refused', 'two_fa_enabled']);
    await withLimits.secondStep(token, { recovery_code: recoveryCodes[0] });
    expect(await kinds()).toEqual(['recovery_code_used', 'code_refused', 'two_fa_enabled']);
    expect((await limited.mails(person.email))[0]?.text).toContain('left: 9');
  });

  it('V-17 AU-07b ends the sessions that began without it, and stays in the one it was switched on in', async () => {
    const person = await identity.makePerson();
    const other = await logIn(person);
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

    const slow = await withLimits.withTwoFactor();
    const statuses: number[] = [];
    for (let login = 0; login < 3; login += 1) {
      const otp = await withLimits.firstStep(slow.person);
      for (let count = 0; count < 4; count += 1)
        statuses.push((await withLimits.secondStep(otp, { code: wrongCode(slow.secret) })).status);
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

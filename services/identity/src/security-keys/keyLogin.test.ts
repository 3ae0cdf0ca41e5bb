import { INVALID, keysOf, ORIGIN, said } from '../../test/keysOf';
import { createSoftKey, type SoftKey, type Twist } from '../../test/softKey';
import { PASSWORD, startIdentity, type IdentityTest, type Person } from '../../test/startIdentity';
import { twoFactorOf } from '../../test/twoFactorOf';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const { firstStep, secondStep, switchOn } = twoFactorOf(() => identity);
const { options, challenge, show, add, remove, enter } = keysOf(() => identity);

describe('a login with a security key', () => {
  let person: Person;
  let key: SoftKey;
  let codes: string[];
  beforeAll(async () => {
    person = await identity.makePerson();
    const made = await add(person);
    key = made.key;
    codes = made.added.body.recovery_codes;
  });

  it.each<[string, Twist]>([
    ['on another website', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['on a page inside another one', { crossOrigin: true }],
    ['with a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['meant for a registration', { type: 'webauthn.create' }],
    ['that nobody touched', { present: false }],
    ['whose counter went back', { counter: 1 }],
    ['whose counter stood still at nothing', { counter: 0 }],
  ])('is refused when the key was used %s', async (_name, twist) => {
    expect(said(await enter(person, key, twist))).toEqual(INVALID);
    expect((await enter(person, key)).status).toBe(200);
  });

  it('refuses the same signature a second time, in the same login and in the next one', async () => {
    const token = await firstStep(person);
    const proof = key.use((await challenge(token)).body);
    const both = await Promise.all([show(token, proof), show(token, proof)]);
    expect(both.map(({ status }) => status).sort()[0]).toBe(200);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await show(token, proof)).status).toBe(401);
    const next = await firstStep(person);
    await challenge(next);
    expect(said(await show(next, proof))).toEqual(INVALID);
  });

  it('takes no challenge of another login, of another person, or of a registration', async () => {
    const tokens = [await firstStep(person), await firstStep(person)];
    const asked = (await challenge(tokens[0] ?? '')).body;
    await challenge(tokens[1] ?? '');
    expect(said(await show(tokens[1] ?? '', key.use(asked)))).toEqual(INVALID);

    const other = await identity.makePerson();
    const { key: theirKey } = await add(other);
    const theirs = await firstStep(other);
    expect(said(await show(theirs, theirKey.use((await challenge(tokens[0] ?? '')).body)))).toEqual(INVALID);

    const session = await enter(person, key);
    const registration = (await options({ ...person, token: session.body.token })).body;
    const token = await firstStep(person);
    const mixed = key.use({ challenge: registration.challenge, rpId: registration.rp.id });
    expect(said(await show(token, mixed))).toEqual(INVALID);
    await challenge(token);
    expect(said(await show(token, mixed))).toEqual(INVALID);
  });

  it('takes no key of another person, and none that was removed', async () => {
    const other = await identity.makePerson();
    const { key: theirKey } = await add(other);
    expect(said(await enter(person, theirKey))).toEqual(INVALID);
    expect(said(await enter(person, { ...theirKey, id: key.id }))).toEqual(INVALID);
    const spare = await add(other);
    await remove(other, spare.added.body.key.id);
    expect(said(await enter(other, spare.key))).toEqual(INVALID);
    expect((await enter(other, theirKey)).status).toBe(200);
  });

  it('allows five tries, tells the owner of a refusal, and writes it down', async () => {
    const organization = await identity.makeOrganization();
    const careful = await identity.makePerson([{ organization, role: 1 }]);
    const made = await add(careful);
    const token = await firstStep(careful);
    for (let count = 0; count < 5; count += 1) {
      const asked = (await challenge(token)).body;
      expect((await show(token, made.key.use(asked, { origin: 'https://evil.example' }))).status).toBe(422);
    }
    expect(said(await challenge(token))).toEqual([401, 'otp_token_invalid']);
    expect(said(await show(token, made.key.use({ challenge: 'AA', rpId: 'x' })))).toEqual([
      401,
      'otp_token_invalid',
    ]);
    expect((await identity.mails(careful.email))[0]?.kind).toBe('security_key_refused');
    expect(await identity.actions(organization)).toContain('session.security_key_refused');
  });

  it('needs the one-time token of the first step: nobody signed in and nobody else may ask', async () => {
    for (const token of [person.token, '']) expect((await challenge(token)).status).toBe(401);
    const plain = await identity.makePerson();
    const { secret } = await switchOn(plain);
    expect(secret).not.toBe('');
    expect((await challenge(await firstStep(plain))).status).toBe(404);
  });

  it('a recovery code goes on being the way back, and renews the codes of who has no app', async () => {
    const token = await firstStep(person);
    const used = { recovery_code: codes[0] };
    const back = await secondStep(token, used);
    expect(back.status).toBe(200);
    const renewed = await identity.send('POST', '/me/2fa/recovery-codes', {
      token: back.body.token,
      body: { password: PASSWORD, recovery_code: codes[1] },
    });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const old = { recovery_code: codes[2] };
    expect((await secondStep(await firstStep(person), old)).status).toBe(422);
  });

  it('asks a passkey that counts nothing no count', async () => {
    const phone = await identity.makePerson();
    const { key: passkey } = await add(phone, createSoftKey(ORIGIN, { counts: false }));
    expect((await enter(phone, passkey)).status).toBe(200);
    expect((await enter(phone, passkey)).status).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'key'],
    ['an empty object', {}],
    ['bytes that are none', { id: '💥', rawId: '💥', type: 'public-key', response: {} }],
    ['too much', { id: 'A'.repeat(5_000), rawId: 'A', type: 'public-key', response: {} }],
  ])('is no fault of ours when %s is shown', async (_name, credential) => {
    const token = await firstStep(person);
    await challenge(token);
    expect([400, 422]).toContain((await show(token, credential)).status);
  });
});

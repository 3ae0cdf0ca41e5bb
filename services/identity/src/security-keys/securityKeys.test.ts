import { Types } from 'mongoose';
import speakeasy from 'speakeasy';
import {
  PASSWORD,
  startIdentity,
  type IdentityTest,
  type Person,
  type Place,
} from '../../test/startIdentity';
import { createSoftKey, type SoftKey, type Twist } from '../../test/softKey';

const ORIGIN = 'https://console.example.ac.th';

let identity: IdentityTest;
/** The same service where Admins need a key. */
let strict: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
  strict = await startIdentity({ RATE_LIMITS: 'false', SECURITY_KEY_FOR_ADMINS: 'true' });
});
afterAll(() => Promise.all([identity.close(), strict.close()]));

const options = (person: Person, password = PASSWORD, service = identity) =>
  service.send('POST', '/me/security-keys/options', { token: person.token, body: { password } });
const register = (person: Person, credential: unknown, name = 'Blue key', service = identity) =>
  service.send('POST', '/me/security-keys', { token: person.token, body: { name, credential } });
const add = async (person: Person, key: SoftKey = createSoftKey(ORIGIN), service = identity) => {
  const asked = await options(person, PASSWORD, service);
  const added = await register(person, key.create(asked.body), 'Blue key', service);
  return { key, added };
};
const list = async (person: Person, service = identity) =>
  (await service.send('GET', '/me/security-keys', { token: person.token })).body.entities as {
    id: string;
    name: string;
  }[];
const remove = (person: Person, id: string, password = PASSWORD, service = identity) =>
  service.send('DELETE', `/me/security-keys/${id}`, { token: person.token, body: { password } });

const logIn = (person: Person, service = identity) =>
  service.send('POST', '/guest/login', { body: { email: person.email, password: PASSWORD } });
const firstStep = async (person: Person, service = identity): Promise<string> =>
  (await logIn(person, service)).body.token_otp;
const challenge = (token: string, service = identity) =>
  service.send('POST', '/guest/login-2fa/key-options', { token, body: {} });
const show = (token: string, credential: unknown, service = identity) =>
  service.send('POST', '/guest/login-2fa/key', { token, body: { credential } });
const enter = async (person: Person, key: SoftKey, twist?: Twist) => {
  const token = await firstStep(person);
  return show(token, key.use((await challenge(token)).body, twist));
};
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const INVALID = [422, 'security_key_invalid'];

/** An authenticator app switched on, whose code of this moment is still fresh. */
const withApp = async (person: Person): Promise<string> => {
  const { body } = await identity.send('POST', '/me/2fa', { token: person.token, body: {} });
  const secret: string = body.secret_key;
  const time = Date.now() / 1000 - 30;
  const code = speakeasy.totp({ secret, encoding: 'base32', time });
  await identity.send('POST', '/me/2fa-confirm', { token: person.token, body: { code } });
  return secret;
};

describe('a new security key', () => {
  it('V6.3.3 is asked for with the password, kept, and then asked for at each login', async () => {
    const organization = await identity.makeOrganization();
    const person = await identity.makePerson([{ organization, role: 1 }]);
    expect(said(await options(person, 'Wrong-Old-1'))).toEqual([422, 'old_password_incorrect']);
    const asked = await options(person);
    expect(asked.body).toMatchObject({
      rp: { id: 'console.example.ac.th' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
    });
    const key = createSoftKey(ORIGIN);
    const added = await register(person, key.create(asked.body));
    expect(added.status).toBe(201);
    expect(added.body.key).toMatchObject({ name: 'Blue key', synced: false, last_used_at: null });
    expect(new Set(added.body.recovery_codes).size).toBe(10);

    const login = await logIn(person);
    expect(login.body).toMatchObject({ two_fa_required: true, ways: ['key'] });
    const token: string = login.body.token_otp;
    const request = await challenge(token);
    expect(request.body).toMatchObject({
      rpId: 'console.example.ac.th',
      userVerification: 'preferred',
      allowCredentials: [{ id: key.id, type: 'public-key', transports: ['usb'] }],
    });
    const done = await show(token, key.use(request.body));
    expect(done.status).toBe(200);
    expect((await identity.send('GET', '/me', { token: done.body.token })).status).toBe(200);
    expect((await list(person))[0]).toMatchObject({ last_used_at: expect.any(String) });
    expect(await identity.actions(organization)).toEqual(['user.security_key_added', 'session.started']);
  });

  it('ends the other sessions, tells the person in their language, and so does its removal', async () => {
    const person = await identity.makePerson([], { locale: 'th' });
    const other = await logIn(person);
    const { key } = await add(person);
    const alive = async (token: string) => (await identity.send('GET', '/me', { token })).status;
    expect([await alive(person.token), await alive(other.body.token)]).toEqual([200, 401]);
    const again = await enter(person, key);
    const [stored] = await list(person);
    expect(said(await remove(person, stored?.id ?? '', 'Wrong-Old-1'))).toEqual([
      422,
      'old_password_incorrect',
    ]);
    expect((await remove(person, stored?.id ?? '')).status).toBe(204);
    expect([await alive(person.token), await alive(again.body.token)]).toEqual([200, 401]);
    const mails = await identity.mails(person.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['security_key_removed', 'security_key_added']);
    expect(mails[0]?.text).toContain('ลบคีย์ความปลอดภัย “Blue key” แล้ว');
  });

  it.each<[string, Twist]>([
    ['of another website', { origin: 'https://evil.example' }],
    ['of another port', { origin: `${ORIGIN}:8443` }],
    ['of an unsafe address', { origin: 'http://console.example.ac.th' }],
    ['for another relying party', { rpId: 'example.ac.th' }],
    ['of a page inside another one', { crossOrigin: true }],
    ['with a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['made by a login', { type: 'webauthn.get' }],
    ['that nobody touched', { present: false }],
  ])('is refused %s', async (_name, twist) => {
    const person = await identity.makePerson();
    const asked = await options(person);
    expect(said(await register(person, createSoftKey(ORIGIN).create(asked.body, twist)))).toEqual(INVALID);
    expect(await list(person)).toEqual([]);
  });

  it('is taken once: a challenge is used up by its first try, whatever comes of it', async () => {
    const person = await identity.makePerson();
    const asked = await options(person);
    const key = createSoftKey(ORIGIN);
    const wrong = key.create(asked.body, { origin: 'https://evil.example' });
    expect(said(await register(person, wrong))).toEqual(INVALID);
    expect(said(await register(person, key.create(asked.body)))).toEqual(INVALID);
    const next = await options(person);
    const both = [createSoftKey(ORIGIN), createSoftKey(ORIGIN)].map((one) =>
      register(person, one.create(next.body)),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is refused with the challenge of another person, of another session, and of one that is too old', async () => {
    const [person, other] = [await identity.makePerson(), await identity.makePerson()];
    const theirs = (await options(other)).body;
    await options(person);
    expect(said(await register(person, createSoftKey(ORIGIN).create(theirs)))).toEqual(INVALID);
    const mine = (await options(person)).body;
    const second = await logIn(person);
    const elsewhere = { ...person, token: second.body.token as string };
    expect(said(await register(elsewhere, createSoftKey(ORIGIN).create(mine)))).toEqual(INVALID);
    await identity.database
      .collection('security_key_challenges')
      .updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect(said(await register(person, createSoftKey(ORIGIN).create(mine)))).toEqual(INVALID);
  });

  it('can be asked for twice at once: the challenge that stays is good, the other one is not', async () => {
    const person = await identity.makePerson();
    const asked = await Promise.all([options(person), options(person), options(person)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    const statuses: number[] = [];
    for (const { body } of asked)
      statuses.push((await register(person, createSoftKey(ORIGIN).create(body))).status);
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(1);
    expect(statuses.filter((status) => ![201, 422].includes(status))).toEqual([]);
  });

  it('is refused in a session that has ended', async () => {
    const person = await identity.makePerson();
    const asked = await options(person);
    await identity.send('POST', '/me/logout', { token: person.token, body: {} });
    expect((await register(person, createSoftKey(ORIGIN).create(asked.body))).status).toBe(401);
  });

  it('is registered once, for one person, also when two come at the same time', async () => {
    const [person, thief] = [await identity.makePerson(), await identity.makePerson()];
    const { key } = await add(person);
    const asked = await options(person);
    expect(asked.body.excludeCredentials).toMatchObject([{ id: key.id }]);
    expect(said(await register(person, key.create(asked.body)))).toEqual([409, 'security_key_known']);
    const copy = createSoftKey(ORIGIN, { id: Buffer.from(key.id, 'base64url') });
    expect(said((await add(thief, copy)).added)).toEqual([409, 'security_key_known']);
    expect(await list(thief)).toEqual([]);
    expect((await enter(person, key)).status).toBe(200);

    const [one, two] = [await identity.makePerson(), await identity.makePerson()];
    const same = createSoftKey(ORIGIN);
    const answers = await Promise.all([add(one, same), add(two, same)]);
    const added = answers.filter((answer) => answer.added.status === 201);
    expect(added.length).toBeLessThanOrEqual(1);
    expect((await list(one)).length + (await list(two)).length).toBe(added.length);
  });

  it('is one of ten at most, also when the last two come at the same time', async () => {
    const person = await identity.makePerson();
    for (let count = 0; count < 9; count += 1) expect((await add(person)).added.status).toBe(201);
    const _id = new Types.ObjectId(person.id);
    const raced = await Promise.all(
      ['one', 'two'].map((credential_id) =>
        identity.stores.securityKeys.add(
          _id,
          {
            _id: new Types.ObjectId(),
            name: 'Raced',
            credential_id,
            public_key: 'AA',
            counter: 0,
            transports: [],
            synced: false,
            created_at: new Date(),
            last_used_at: null,
          },
          null,
        ),
      ),
    );
    expect(raced.filter(Boolean)).toHaveLength(1);
    expect(said(await options(person))).toEqual([409, 'security_keys_full']);
    expect(await list(person)).toHaveLength(10);
  });

  it('leaves recovery codes that stand as they are', async () => {
    const person = await identity.makePerson();
    await withApp(person);
    const { added } = await add(person);
    expect(added.body.recovery_codes).toEqual([]);
    expect((await logIn(person)).body.ways).toEqual(['key', 'app']);
  });

  it('gets another name, only from its owner', async () => {
    const [person, other] = [await identity.makePerson(), await identity.makePerson()];
    const { added } = await add(person);
    const rename = (token: string) =>
      identity.send('PUT', `/me/security-keys/${added.body.key.id as string}`, {
        token,
        body: { name: 'Spare' },
      });
    expect((await rename(other.token)).status).toBe(404);
    expect((await remove(other, added.body.key.id)).status).toBe(404);
    expect((await rename(person.token)).body).toMatchObject({ id: added.body.key.id, name: 'Spare' });
  });
});

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
    const secret = await withApp(plain);
    expect(secret).not.toBe('');
    expect((await challenge(await firstStep(plain))).status).toBe(404);
  });

  it('a recovery code goes on being the way back, and renews the codes of who has no app', async () => {
    const token = await firstStep(person);
    const used = { recovery_code: codes[0] };
    const back = await identity.send('POST', '/guest/login-2fa', { token, body: used });
    expect(back.status).toBe(200);
    const renewed = await identity.send('POST', '/me/2fa/recovery-codes', {
      token: back.body.token,
      body: { password: PASSWORD, recovery_code: codes[1] },
    });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const old = { recovery_code: codes[2] };
    expect(
      (await identity.send('POST', '/guest/login-2fa', { token: await firstStep(person), body: old })).status,
    ).toBe(422);
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

describe('the last second factor', () => {
  it('stays while an organization demands one, whichever it is', async () => {
    const organization = await identity.makeOrganization();
    const person = await identity.makePerson([{ organization, role: 1000 }]);
    const demand = () =>
      identity.send('PUT', `/organizations/${organization.id}`, {
        token: person.token,
        body: { settings: { require_2fa: true } },
      });
    expect((await demand()).body.code).toBe('two_fa_not_enabled');
    const { added } = await add(person);
    expect((await demand()).status).toBe(200);
    expect(
      (await identity.send('GET', `/organizations/${organization.id}`, { token: person.token })).status,
    ).toBe(200);
    const id: string = added.body.key.id;
    expect(said(await remove(person, id))).toEqual([403, 'two_fa_required_by_organization']);
    const second = await add(person);
    const both = await Promise.all([remove(person, id), remove(person, second.added.body.key.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
  });

  it('with a key beside it the app may go, and the recovery codes stay', async () => {
    const organization = await identity.makeOrganization();
    const person = await identity.makePerson([{ organization, role: 1 }]);
    const secret = await withApp(person);
    const { key, added } = await add(person);
    await identity.database
      .collection('users')
      .updateOne({ email: person.email }, { $set: { 'memberships.0.organization_requires_two_fa': true } });
    const code = speakeasy.totp({ secret, encoding: 'base32' });
    const off = await identity.send('DELETE', '/me/2fa', {
      token: person.token,
      body: { password: PASSWORD, code },
    });
    expect(off.status).toBe(204);
    expect((await identity.stores.users.get(person.id))?.two_fa.recovery_hashes).toHaveLength(10);
    expect((await enter(person, key)).status).toBe(200);
    expect(said(await remove(person, added.body.key.id))).toEqual([403, 'two_fa_required_by_organization']);
  });

  it('takes the recovery codes along when it goes, and the login is one step again', async () => {
    const person = await identity.makePerson();
    const { added } = await add(person);
    expect((await remove(person, added.body.key.id)).status).toBe(204);
    expect((await identity.stores.users.get(person.id))?.two_fa).toMatchObject({
      recovery_salt: null,
      recovery_hashes: [],
    });
    expect((await logIn(person)).body.token).toEqual(expect.any(String));
  });

  it('is asked for before an account is closed', async () => {
    const person = await identity.makePerson();
    const { added } = await add(person);
    const close = (proof: object) =>
      identity.send('POST', '/me/close', {
        token: person.token,
        body: { password: PASSWORD, confirm: person.email, ...proof },
      });
    expect((await close({})).status).toBe(422);
    expect((await close({ recovery_code: added.body.recovery_codes[0] })).status).toBe(204);
  });

  it('V-01 does not outlive the first proof of a mailbox', async () => {
    const person = await identity.makePerson([], { email_verified_at: null });
    await add(person);
    await identity.send('POST', '/guest/forgotPassword', { body: { email: person.email } });
    while ((await identity.mails(person.email))[0]?.kind !== 'reset_password')
      await new Promise(setImmediate);
    const body = {
      token: await identity.mailedToken(person.email),
      password: 'Rice-Field-84',
      password_confirmation: 'Rice-Field-84',
    };
    expect((await identity.send('POST', '/guest/resetPassword', { body })).status).toBe(204);
    expect((await identity.stores.users.get(person.id))?.security_keys).toEqual([]);
  });
});

describe('people of earlier versions', () => {
  it('have no list of keys, and can log in and add one', async () => {
    const person = await identity.makePerson();
    await identity.database
      .collection('users')
      .updateOne({ email: person.email }, { $unset: { security_keys: 1 } });
    expect((await logIn(person)).body.token).toEqual(expect.any(String));
    expect(await list(person)).toEqual([]);
    const { key, added } = await add(person);
    expect(added.status).toBe(201);
    expect((await enter(person, key)).status).toBe(200);
  });
});

describe('where Admins need a security key', () => {
  let organization: Place;
  let admin: Person;
  beforeAll(async () => {
    organization = await strict.makeOrganization();
    admin = await strict.makePerson([{ organization, role: 1000 }]);
  });
  const get = (person: Person, path: string) => strict.send('GET', path, { token: person.token });

  it('one without it reaches nothing of the organization, is told so, and is let in by the key', async () => {
    const place = `/organizations/${organization.id}`;
    for (const path of [place, `${place}/users`])
      expect(said(await get(admin, path))).toEqual([403, 'security_key_required']);
    const authorized = await strict.internal.authorize({
      user_id: admin.id,
      session_id: admin.sessionId,
      organization_id: organization.id,
    });
    expect(authorized.security_key_missing).toBe(true);
    expect(await strict.internal.listMemberships({ user_id: admin.id })).toEqual([]);
    const [mine] = (await get(admin, '/me/organizations')).body;
    expect(mine).toMatchObject({ id: organization.id, organization_user: { security_key_missing: true } });
    expect(mine.settings).toBeUndefined();

    const { added } = await add(admin, createSoftKey(ORIGIN), strict);
    expect(added.status).toBe(201);
    expect((await get(admin, `${place}/users`)).status).toBe(200);
    const [after] = (await get(admin, '/me/organizations')).body;
    expect(after.organization_user.security_key_missing).toBeUndefined();
    expect(said(await remove(admin, added.body.key.id, PASSWORD, strict))).toEqual([
      403,
      'security_key_required',
    ]);
  });

  it('everybody else works as before', async () => {
    for (const role of [1, 10] as const) {
      const person = await strict.makePerson([{ organization, role }]);
      expect((await get(person, `/organizations/${organization.id}`)).status).toBe(200);
      const { added } = await add(person, createSoftKey(ORIGIN), strict);
      expect((await remove(person, added.body.key.id, PASSWORD, strict)).status).toBe(204);
    }
  });

  it('an app alone does not do, and the own account stays open', async () => {
    const other = await strict.makePerson([{ organization, role: 1000 }]);
    await strict.database
      .collection('users')
      .updateOne({ email: other.email }, { $set: { 'two_fa.enabled_at': new Date() } });
    expect((await get(other, `/organizations/${organization.id}`)).status).toBe(403);
    for (const path of ['/me', '/me/organizations', '/me/sessions', '/me/security-keys'])
      expect((await get(other, path)).status).toBe(200);
  });

  it('an invited Admin accepts without one and adds it afterwards: nobody is locked out', async () => {
    const invited = await strict.makePerson([{ organization, role: 1000, status: 'invited' }]);
    const [mine] = (await get(invited, '/me/organizations')).body;
    expect(mine.organization_user.security_key_missing).toBeUndefined();
    const path = `/me/invitations/${mine.organization_user.invitation_id as string}/accept`;
    const accepted = await strict.send('POST', path, { token: invited.token, body: {} });
    expect(accepted.status).toBe(200);
    expect(accepted.body.organization_user.security_key_missing).toBe(true);
    expect((await add(invited, createSoftKey(ORIGIN), strict)).added.status).toBe(201);
    expect((await get(invited, `/organizations/${organization.id}/users`)).status).toBe(200);
  });
});

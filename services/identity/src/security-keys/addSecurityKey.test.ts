import { Types } from 'mongoose';
import { INVALID, keysOf, ORIGIN, said } from '../../test/keysOf';
import { createSoftKey, type Twist } from '../../test/softKey';
import { startIdentity, type IdentityTest } from '../../test/startIdentity';
import { twoFactorOf } from '../../test/twoFactorOf';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const { logIn, switchOn } = twoFactorOf(() => identity);
const { options, register, challenge, show, add, list, remove, enter } = keysOf(() => identity);

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
    await switchOn(person);
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

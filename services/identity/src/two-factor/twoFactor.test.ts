import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { PASSWORD, startIdentity, type IdentityTest, type Person } from '../../test/startIdentity';
import { stopClock } from '../../test/stillClock';
import { codeOf, twoFactorOf, wrongCode } from '../../test/twoFactorOf';
import { createSecretCipher } from './secretCipher';

let identity: IdentityTest;
beforeAll(async () => {
  stopClock();
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(async () => {
  await identity.close();
  jest.useRealTimers();
});

const { request, confirm, firstStep, secondStep, withTwoFactor } = twoFactorOf(() => identity);

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

describe('an installation that demands it of everybody', () => {
  it('V6.3.3 lets nobody into an organization without it, says so, and keeps it on', async () => {
    const strict = await startIdentity({ RATE_LIMITS: 'false', SECOND_FACTOR_REQUIRED: 'true' });
    try {
      const { switchOn } = twoFactorOf(() => strict);
      const organization = await strict.makeOrganization();
      const person = await strict.makePerson([{ organization, role: 1000 }]);
      const read = () => strict.send('GET', `/organizations/${organization.id}`, { token: person.token });
      const refused = await read();
      expect([refused.status, refused.body.code]).toEqual([403, 'two_fa_required_by_organization']);
      const { secret } = await switchOn(person);
      expect((await read()).status).toBe(200);
      const off = await strict.send('DELETE', '/me/2fa', {
        token: person.token,
        body: { password: PASSWORD, code: codeOf(secret) },
      });
      expect([off.status, off.body.code]).toEqual([403, 'two_fa_required_by_organization']);
    } finally {
      await strict.close();
    }
  });
});

describe('a new address', () => {
  it('V7.5.1 needs the second factor of people who have one, besides the password', async () => {
    const { person, secret } = await withTwoFactor();
    const move = (proof: object) =>
      identity.send('POST', '/me/email', {
        token: person.token,
        body: { email: `moved.${person.email}`, password: PASSWORD, ...proof },
      });
    for (const proof of [{}, { code: wrongCode(secret) }, { recovery_code: 'aaaaa-bbbbb' }]) {
      const refused = await move(proof);
      const { status, body } = refused;
      expect([status, body.errors?.[0]?.code ?? body.code]).toEqual([422, 'otp_invalid']);
    }
    expect((await identity.mails(`moved.${person.email}`)).length).toBe(0);
    expect((await move({ code: codeOf(secret) })).status).toBe(202);
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

import { until } from '@yinyom/testing/until';
import { keysOf, said } from '../../test/keysOf';
import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';
import { codeOf, twoFactorOf } from '../../test/twoFactorOf';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const { logIn, switchOn } = twoFactorOf(() => identity);
const { add, remove, enter } = keysOf(() => identity);

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
    const { secret } = await switchOn(person);
    const { key, added } = await add(person);
    await identity.database
      .collection('users')
      .updateOne({ email: person.email }, { $set: { 'memberships.0.organization_requires_two_fa': true } });
    const code = codeOf(secret);
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
    const lastKind = async () => (await identity.mails(person.email))[0]?.kind;
    await until(async () => (await lastKind()) === 'reset_password', 'the mail is stored');
    const body = {
      token: await identity.mailedToken(person.email),
      password: 'Rice-Field-84',
      password_confirmation: 'Rice-Field-84',
    };
    expect((await identity.send('POST', '/guest/resetPassword', { body })).status).toBe(204);
    expect((await identity.stores.users.get(person.id))?.security_keys).toEqual([]);
  });
});

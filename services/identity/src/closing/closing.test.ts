import {
  PASSWORD,
  startIdentity,
  type IdentityTest,
  type Person,
  type Place,
} from '../../test/startIdentity';
import { twoFactorOf } from '../../test/twoFactorOf';

let identity: IdentityTest;
const withdrawn: string[] = [];
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' }, undefined, {
    websites: {
      withdrawOrganization: ({ organization_id }) => {
        withdrawn.push(organization_id);
        return Promise.resolve({ websites: 2 });
      },
    },
  });
});
afterAll(() => identity.close());

const closeAccount = (person: Person, body: object = {}) =>
  identity.send('POST', '/me/close', {
    token: person.token,
    body: { password: PASSWORD, confirm: person.email, ...body },
  });
const closeOrganization = (person: Person, place: Place, body: object = {}) =>
  identity.send('POST', `/organizations/${place.id}/close`, {
    token: person.token,
    body: { password: PASSWORD, confirm: place.name, ...body },
  });

describe('H21 closing the own account', () => {
  it('forgets the person, ends every session, writes to them, and leaves the audit log readable', async () => {
    const organization = await identity.makeOrganization('Stays');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const person = await identity.makePerson([{ organization, role: 10 }], { phone: '021234567' });
    expect((await closeAccount(person)).status).toBe(204);

    expect((await identity.send('GET', '/me', { token: person.token })).status).toBe(401);
    expect(await identity.stores.users.get(person.id)).toBeNull();
    expect((await identity.mails(person.email)).map(({ kind }) => kind)).toEqual(['account_closed']);
    const log = await identity.send('GET', `/organizations/${organization.id}/auditLogs`, {
      token: admin.token,
    });
    expect(log.body.entities[0]).toMatchObject({
      action: 'user.account_closed',
      actor: { id: person.id, name: expect.stringContaining('Person') },
      target: { label: person.email },
    });
    const login = await identity.send('POST', '/guest/login', {
      body: { email: person.email, password: PASSWORD },
    });
    expect(login.body.code).toBe('invalid_credentials');
  });

  it('wants the password and the address typed again', async () => {
    const person = await identity.makePerson();
    expect((await closeAccount(person, { password: 'Wrong-Pass-1' })).body.code).toBe(
      'old_password_incorrect',
    );
    expect((await closeAccount(person, { confirm: 'other' })).body.errors).toEqual([
      expect.objectContaining({ field: 'confirm', code: 'typed_differently' }),
    ]);
    expect((await identity.send('GET', '/me', { token: person.token })).status).toBe(200);
  });

  it('wants the second factor of whoever has one', async () => {
    const { person, recoveryCodes } = await twoFactorOf(() => identity).withTwoFactor();
    expect((await closeAccount(person)).body.errors).toEqual([
      expect.objectContaining({ field: 'code', code: 'otp_invalid' }),
    ]);
    expect((await closeAccount(person, { recovery_code: recoveryCodes[0] })).status).toBe(204);
  });

  it('is refused to the last Admin of any organization, and takes no other right away', async () => {
    const shared = await identity.makeOrganization('Shared');
    const alone = await identity.makeOrganization('Alone');
    await identity.makePerson([{ organization: shared, role: 1000 }]);
    const person = await identity.makePerson([
      { organization: shared, role: 1000 },
      { organization: alone, role: 1000 },
    ]);
    const refused = await closeAccount(person);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_admin_of']);
    expect(refused.body.message).toContain('Alone');
    const kept = await identity.stores.organizations.get(shared.id);
    expect(kept?.admin_ids.map(String)).toContain(person.id);
  });
});

describe('H21 closing an organization', () => {
  it('deletes its websites, ends every membership, tells the members, and keeps their accounts', async () => {
    const organization = await identity.makeOrganization('Closing');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const member = await identity.makePerson([{ organization, role: 10 }]);
    const invited = await identity.makePerson([{ organization, role: 1, status: 'invited' }]);
    expect((await closeOrganization(admin, organization)).status).toBe(204);

    expect(withdrawn).toContain(organization.id);
    for (const person of [admin, member, invited]) {
      const mine = await identity.send('GET', '/me/organizations', { token: person.token });
      expect(mine.body).toEqual([]);
    }
    const path = `/organizations/${organization.id}`;
    expect((await identity.send('GET', path, { token: admin.token })).status).toBe(404);
    for (const person of [admin, member])
      expect((await identity.mails(person.email)).map(({ kind }) => kind)).toEqual(['organization_closed']);
    expect(await identity.mails(invited.email)).toEqual([]);
    expect(await identity.actions(organization)).toContain('organization.closed');
    const record = await identity.stores.organizations.get(organization.id);
    expect(record).toMatchObject({ name: 'Closing', admin_ids: [] });
    expect(record?.closed_at).toBeInstanceOf(Date);
    expect((await closeAccount(admin)).status).toBe(204);
  });

  it('wants the password and the name typed again, and changes nothing without', async () => {
    const organization = await identity.makeOrganization('Careful');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const before = withdrawn.length;
    expect((await closeOrganization(admin, organization, { confirm: 'careful' })).status).toBe(422);
    expect((await closeOrganization(admin, organization, { password: 'Wrong-Pass-1' })).status).toBe(422);
    expect(withdrawn).toHaveLength(before);
    expect(
      (await identity.send('GET', `/organizations/${organization.id}`, { token: admin.token })).status,
    ).toBe(200);
  });
});

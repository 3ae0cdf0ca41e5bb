import { createLogger } from '@yinyom/service-kit/logger';
import { testSecrets, testSettings } from '@yinyom/testing/serviceHarness';
import {
  PASSWORD,
  startIdentity,
  type IdentityTest,
  type Person,
  type Place,
} from '../../test/startIdentity';
import { twoFactorOf } from '../../test/twoFactorOf';
import { createAuditLog } from '../audit/audit.service';
import { createBackgroundWork } from '../background/backgroundWork';
import { createMailService } from '../mail/mail.service';
import { createSealedMail } from '../mail/sealedMail';
import { createDueClosings } from './dueClosings';
import { createTellMembers } from './tellMembers';

let identity: IdentityTest;
const withdrawn: string[] = [];
const failing = new Set<string>();
const withdraw = ({ organization_id }: { organization_id: string }) => {
  if (failing.has(organization_id)) return Promise.reject(new Error('gone'));
  withdrawn.push(organization_id);
  return Promise.resolve({ websites: 2 });
};
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' }, undefined, {
    websites: { withdrawOrganization: withdraw },
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

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
/** What the service does by itself every few minutes, at a moment of choice. */
const runAt = (
  now: Date,
  apiKeys: Parameters<typeof createDueClosings>[0]['apiKeys'] = identity.stores.apiKeys,
) => {
  const { organizations, memberships, mails, audit } = identity.stores;
  const mail = createMailService(
    mails,
    testSettings(),
    createSealedMail(testSecrets.DATA_SECRET),
    createLogger('silent'),
  );
  return createDueClosings({
    organizations,
    memberships,
    audit: createAuditLog(audit, createBackgroundWork(createLogger('silent')), createLogger('silent')),
    tellMembers: createTellMembers(memberships, mail),
    websites: { withdrawOrganization: withdraw },
    apiKeys,
    agentConfirmations: identity.stores.agentConfirmations,
    brands: identity.stores.brands,
  })(now);
};
const cancel = (person: Person, place: Place) =>
  identity.send('POST', `/organizations/${place.id}/close/cancel`, { token: person.token, body: {} });
const kinds = async (person: Person) => (await identity.mails(person.email)).map(({ kind }) => kind);
const crew = async (name: string) => {
  const organization = await identity.makeOrganization(name);
  const admin = await identity.makePerson([{ organization, role: 1000 }]);
  const member = await identity.makePerson([{ organization, role: 10 }]);
  const invited = await identity.makePerson([{ organization, role: 1, status: 'invited' }]);
  return { organization, admin, member, invited };
};

describe('H21 closing an organization', () => {
  it('changes nothing for 14 days but tells the members and shows the day', async () => {
    const { organization, admin, member, invited } = await crew('Waiting');
    const { status, body } = await closeOrganization(admin, organization);
    expect(status).toBe(202);
    const wait = new Date(body.closes_at).getTime() - Date.now();
    expect(Math.round(wait / 86_400_000)).toBe(14);
    expect(withdrawn).not.toContain(organization.id);
    for (const person of [admin, member]) {
      const [mine] = (await identity.send('GET', '/me/organizations', { token: person.token })).body;
      expect(mine).toMatchObject({ id: organization.id, closing: body });
      expect(await kinds(person)).toEqual(['organization_closing']);
    }
    const [open] = (await identity.send('GET', '/me/organizations', { token: invited.token })).body;
    expect(open).not.toHaveProperty('closing');
    expect(await kinds(invited)).toEqual([]);
    expect(await identity.actions(organization)).toEqual(['organization.closing_ordered']);
    // Ordered again: the same day, no second mail.
    expect((await closeOrganization(admin, organization)).body).toEqual(body);
    expect(await kinds(member)).toHaveLength(1);
    await runAt(days(10));
    expect(await kinds(member)).toHaveLength(1);
  });

  it('reminds once, three days before', async () => {
    const { organization, admin, member } = await crew('Reminded');
    await closeOrganization(admin, organization);
    await Promise.all([runAt(days(12)), runAt(days(12))]);
    expect(await kinds(member)).toEqual(['organization_closing_soon', 'organization_closing']);
  });

  it('can be taken back by any Admin until then, and by nobody else', async () => {
    const { organization, admin, member } = await crew('Taken back');
    const second = await identity.makePerson([{ organization, role: 1000 }]);
    const stranger = (await crew('Strangers')).admin;
    expect((await cancel(second, organization)).body.code).toBe('closing_not_ordered');
    await closeOrganization(admin, organization);
    expect((await cancel(member, organization)).status).toBe(403);
    expect((await cancel(stranger, organization)).status).toBe(404);
    expect((await cancel(second, organization)).status).toBe(204);
    expect(await kinds(member)).toEqual(['organization_closing_cancelled', 'organization_closing']);
    expect(await identity.actions(organization)).toContain('organization.closing_cancelled');
    await runAt(days(30));
    expect(withdrawn).not.toContain(organization.id);
    const [mine] = (await identity.send('GET', '/me/organizations', { token: member.token })).body;
    expect(mine).not.toHaveProperty('closing');
  });

  it('then deletes its websites, ends every membership, tells the members, and keeps their accounts', async () => {
    const { organization, admin, member, invited } = await crew('Closing');
    await identity.send('POST', `/organizations/${organization.id}/api-keys`, {
      token: admin.token,
      body: { name: 'Key', scopes: ['reports:read'] },
    });
    expect(await identity.stores.apiKeys.list(organization.id)).toHaveLength(1);
    await closeOrganization(admin, organization);
    // Two processes at the same moment: one carries it out.
    const counts = await Promise.all([runAt(days(14.1)), runAt(days(14.1))]);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1);

    expect(withdrawn).toContain(organization.id);
    expect(await identity.stores.apiKeys.list(organization.id)).toEqual([]);
    for (const person of [admin, member, invited]) {
      const mine = await identity.send('GET', '/me/organizations', { token: person.token });
      expect(mine.body).toEqual([]);
    }
    const path = `/organizations/${organization.id}`;
    expect((await identity.send('GET', path, { token: admin.token })).status).toBe(404);
    for (const person of [admin, member])
      expect((await kinds(person)).filter((kind) => kind === 'organization_closed')).toHaveLength(1);
    expect(await kinds(invited)).toEqual([]);
    expect(await identity.actions(organization)).toContain('organization.closed');
    const record = await identity.stores.organizations.get(organization.id);
    expect(record).toMatchObject({ name: 'Closing', admin_ids: [] });
    expect(record?.closing).toBeUndefined();
    expect(record?.closed_at).toBeInstanceOf(Date);
    const asked = { organization_id: organization.id };
    expect(await identity.internal.organizationContact(asked)).toBeNull();
    expect(await identity.internal.organizationFacts(asked)).toBeNull();
    expect((await cancel(admin, organization)).status).toBe(404);
    expect((await closeAccount(admin)).status).toBe(204);
  });

  it('that broke off in the middle is done again an hour later', async () => {
    const { organization, admin, member } = await crew('Broken off');
    await closeOrganization(admin, organization);
    failing.add(organization.id);
    await expect(runAt(days(15))).rejects.toThrow('gone');
    expect((await cancel(admin, organization)).status).toBe(409);
    failing.clear();
    await runAt(days(15));
    expect(await kinds(member)).not.toContain('organization_closed');
    await runAt(days(15.1));
    expect(await kinds(member)).toContain('organization_closed');
  });

  it('F3-05 that broke off after memberships had ended is closed an hour later, with its keys', async () => {
    const { organization, admin } = await crew('Half closed');
    await identity.send('POST', `/organizations/${organization.id}/api-keys`, {
      token: admin.token,
      body: { name: 'Key', scopes: ['reports:read'] },
    });
    await closeOrganization(admin, organization);
    const away = { removeAll: () => Promise.reject(new Error('the database is away')) };
    await expect(runAt(days(15), away)).rejects.toThrow('away');
    const { organizations, apiKeys } = identity.stores;
    expect(await apiKeys.list(organization.id)).toHaveLength(1);
    await runAt(days(15.1));
    expect(await apiKeys.list(organization.id)).toEqual([]);
    expect((await organizations.get(organization.id))?.closed_at).toBeInstanceOf(Date);
  });

  it('wants the password and the name typed again, and changes nothing without', async () => {
    const organization = await identity.makeOrganization('Careful');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    expect((await closeOrganization(admin, organization, { confirm: 'careful' })).status).toBe(422);
    expect((await closeOrganization(admin, organization, { password: 'Wrong-Pass-1' })).status).toBe(422);
    expect((await cancel(admin, organization)).body.code).toBe('closing_not_ordered');
  });
});

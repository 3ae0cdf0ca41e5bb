import { startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

describe('what other services are told', () => {
  it('is the role of this moment, and nothing for strangers, dead sessions and ids that are none', async () => {
    const organization = await identity.makeOrganization();
    const person = await identity.makePerson([{ organization, role: 10 }]);
    const ask = (values: Record<string, string | null> = {}) =>
      identity.internal.authorize({
        user_id: person.id,
        session_id: person.sessionId,
        organization_id: organization.id,
        ...values,
      });
    const nothing = { role: null, organization_name: null };
    expect(await ask()).toEqual({ session_alive: true, role: 10, organization_name: organization.name });
    expect(await ask({ organization_id: null })).toEqual({ session_alive: true, ...nothing });
    expect(await ask({ organization_id: 'a'.repeat(24) })).toEqual({ session_alive: true, ...nothing });
    expect(await ask({ organization_id: '../etc' })).toEqual({ session_alive: true, ...nothing });
    expect(await ask({ session_id: 'a'.repeat(24) })).toEqual({ session_alive: false, ...nothing });
    expect(await ask({ user_id: 'nobody' })).toEqual({ session_alive: false, ...nothing });
    await identity.stores.sessions.endAll(person.id);
    expect(await ask()).toEqual({ session_alive: false, ...nothing });
  });

  it('lists active memberships only', async () => {
    const [one, two, three] = [
      await identity.makeOrganization('One'),
      await identity.makeOrganization('Two'),
      await identity.makeOrganization('Three'),
    ];
    const person = await identity.makePerson([
      { organization: one, role: 1 },
      { organization: two, role: 1000, status: 'invited' },
      { organization: three, role: 10, status: 'suspended' },
    ]);
    expect(await identity.internal.listMemberships({ user_id: person.id })).toEqual([
      { organization_id: one.id, organization_name: 'One', role: 1 },
    ]);
  });

  it('follows the name of an organization', async () => {
    const organization = await identity.makeOrganization('Before');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    await identity.send('PUT', `/organizations/${organization.id}`, {
      token: admin.token,
      body: { name: 'After', contact_email: 'dpo@example.ac.th', settings: { retention_months: 12 } },
    });
    const [membership] = await identity.internal.listMemberships({ user_id: admin.id });
    expect(membership?.organization_name).toBe('After');
    const { body } = await identity.send('GET', `/organizations/${organization.id}`, { token: admin.token });
    expect(body).toMatchObject({ name: 'After', contact_email: 'dpo@example.ac.th' });
    expect(body.settings).toEqual({ retention_months: 12, require_2fa: false, alert_emails: [] });
  });
});
